"""Printing the cards: which wording each number has."""

from typing import Final

from damrak.core.edition import Edition, Row
from damrak.games.amsterdam.cards.artisans import (
    BitterCup,
    BobbinTurners,
    Brewery,
    BusyBarge,
    CatchingUp,
    CharityLace,
    FineThread,
    HouseBlend,
    LaceMerchant,
    LandlordsTable,
    LightLoad,
    MarketLace,
    PlannersTable,
    RiverDairy,
    SkippersTable,
    SlowRipening,
    TownDairy,
    UnpickedPattern,
)
from damrak.games.amsterdam.cards.buildings import (
    AlmsBox,
    BuildingSociety,
    Chamber,
    ClearDesk,
    Freight,
    FrontRunner,
    GuildBench,
    ImperialCrown,
    Mint,
    Offertory,
    PealOfBells,
    PlanningOffice,
    Scales,
    SextonsLedger,
    SurveyorsBench,
    Vault,
    Westertoren,
)
from damrak.games.amsterdam.cards.endings import (
    ArmorialHall,
    ClockRoom,
    DocksideGarden,
    FlowerBarge,
    GrandBouquet,
    GuildPortraits,
    Homecoming,
    LateBloom,
    LaurelRoom,
    MapRoom,
    MastersCabinet,
    OudeKerk,
    RiverViews,
    TulipSpeculator,
    TwinMaps,
    WinterBulbs,
)
from damrak.games.amsterdam.cards.masters import (
    ClearPane,
    DoubleBrew,
    Draughtsman,
    FirstTasting,
    FrameBuilder,
    GenerousRound,
    GildedFlask,
    GuildTablet,
    HarbourLantern,
    JoinersFee,
    Magnifier,
    ManyFacets,
    MasterBuilder,
    Mosaic,
    PatternBook,
    PlanToast,
    RiverTablet,
    SecondCrew,
    SecretStill,
    Spyglass,
    SteamStill,
    StrongSpirits,
    TileBroker,
    TurnkeyHouse,
    WallTiles,
)
from damrak.games.amsterdam.cards.plans import Plan
from damrak.games.amsterdam.pieces.box import ARTISAN, CARDS, KINDS, ORIGINS, Box
from damrak.games.amsterdam.pieces.card import Card, Facts

FIRST_PLAN: Final = 109
PLANS_OF_A_DISTRICT: Final = [(0, 1), (1, 0), (1, 0), (1, 1)]
"""What the four plans of each district give, in florins and points."""

WORDINGS: Final[list[tuple[int, type[Card]]]] = [
    (6, Brewery),
    (7, GrandBouquet),
    (8, WinterBulbs),
    (9, FlowerBarge),
    (10, LateBloom),
    (11, DocksideGarden),
    (12, TulipSpeculator),
    (13, TownDairy),
    (14, RiverDairy),
    (15, LightLoad),
    (16, BusyBarge),
    (17, CatchingUp),
    (18, SlowRipening),
    (19, LandlordsTable),
    (20, DoubleBrew),
    (21, PlannersTable),
    (22, SkippersTable),
    (23, BitterCup),
    (24, HouseBlend),
    (25, FrameBuilder),
    (26, JoinersFee),
    (27, TurnkeyHouse),
    (28, SecondCrew),
    (29, Draughtsman),
    (30, MasterBuilder),
    (31, WallTiles),
    (32, TileBroker),
    (33, GuildTablet),
    (34, RiverTablet),
    (35, PatternBook),
    (36, Mosaic),
    (37, SecretStill),
    (38, GenerousRound),
    (39, StrongSpirits),
    (40, SteamStill),
    (41, PlanToast),
    (42, FirstTasting),
    (43, CharityLace),
    (44, BobbinTurners),
    (45, MarketLace),
    (46, FineThread),
    (47, UnpickedPattern),
    (48, LaceMerchant),
    (49, ClearPane),
    (50, HarbourLantern),
    (51, GildedFlask),
    (52, ManyFacets),
    (53, Spyglass),
    (54, Magnifier),
    (60, Scales),
    (66, Chamber),
    (69, OudeKerk),
    (70, SextonsLedger),
    (71, AlmsBox),
    (72, PealOfBells),
    (73, ImperialCrown),
    (74, Westertoren),
    (75, Offertory),
    (84, Vault),
    (85, MapRoom),
    (86, LaurelRoom),
    (87, ClockRoom),
    (90, Mint),
    (96, Freight),
    (97, FrontRunner),
    (98, ClearDesk),
    (99, PlanningOffice),
    (100, GuildBench),
    (101, BuildingSociety),
    (102, SurveyorsBench),
    (103, GuildPortraits),
    (104, TwinMaps),
    (105, RiverViews),
    (106, ArmorialHall),
    (107, Homecoming),
    (108, MastersCabinet),
]
"""Each wording with the last number that has it; the plans come after."""


def print_cards(box: Box, edition: Edition) -> None:
    """Read the cards of an edition and put them into the box."""
    top = edition.cards
    _read_types(box, top)
    rows = top.rows("cards")
    if len(rows) != CARDS:
        raise top.wrong(f"{len(rows)} cards; expected {CARDS}")
    cards: list[Card] = []
    for place, row in enumerate(rows):
        facts = Facts(row, box)
        if facts.number != place + 1:
            raise row.wrong(f"number {facts.number} in place of {place + 1}")
        _check_family(row, facts)
        if not cards:
            cards.append(Card(facts))  # number 0 is none
        cards.append(_make(facts))
    box.cards = cards


def _read_types(box: Box, top: Row) -> None:
    ranges: list[tuple[int, int]] = []
    for row in top.rows("types"):
        row.text("origin", ORIGINS)
        box.types.append(row.text("id"))
        if row.text("kind", KINDS) == KINDS[ARTISAN]:
            box.artisan_types.append(len(box.types) - 1)
        numbers = row.wholes("numbers", 2)
        ranges.append((numbers[0], numbers[1]))
    for needed in ("carpenter", "oude-kerk", "zuiderkerk", "westerkerk", "montelbaanstoren"):
        if needed not in box.types:
            raise top.wrong(f"no type '{needed}', of which other cards speak")
    box.carpenter = box.types.index("carpenter")
    box.oude_kerk = box.types.index("oude-kerk")
    box.zuiderkerk = box.types.index("zuiderkerk")
    box.westerkerk = box.types.index("westerkerk")
    box.montelbaanstoren = box.types.index("montelbaanstoren")
    for place, row in enumerate(top.rows("cards")):
        kind = box.types.index(row.text("type", box.types))
        if not ranges[kind][0] <= place + 1 <= ranges[kind][1]:
            raise row.wrong(f"type '{box.types[kind]}' is for {ranges[kind]}, not {place + 1}")


def _check_family(row: Row, facts: Facts) -> None:
    """Cards of one wording that differ in a district, a good or a colour must say in which."""
    number = facts.number
    if number <= 6 or 91 <= number <= 96:
        row.text("gives")
    if number <= 6 or 55 <= number <= 66:
        row.text("district")
    if 76 <= number <= 84:
        row.text("good")


def _make(facts: Facts) -> Card:
    if facts.number >= FIRST_PLAN:
        florins, points = PLANS_OF_A_DISTRICT[(facts.number - FIRST_PLAN) % 4]
        return Plan(facts, florins, points)
    for last, wording in WORDINGS:
        if facts.number <= last:
            return wording(facts)
    raise AssertionError(f"no wording for card {facts.number}")
