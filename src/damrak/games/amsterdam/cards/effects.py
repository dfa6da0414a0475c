"""What cards can do: every effect by the name that rows of an edition give it.

A class is a wording; what it does is in its docstring. Beside it stands when it works, the row of
symbols by which clients draw it, and which keys of the row of a card it needs.

Symbols are words with a count before them: `2point`, `-1cube` (pay one), `+1` (move on). `>` means
that what stands before it brings what stands after it, `/` for each. After a colon stands the key
of the row that says of which kind: `1cube:gives`.
"""

from typing import Final

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
from damrak.games.amsterdam.cards.wording import Wording
from damrak.games.amsterdam.pieces.card import Facts


class Effect:
    """A wording, when it works, how it is drawn, and which keys its row needs."""

    def __init__(self, wording: type[Wording], timing: str, signs: str, *keys: str) -> None:
        self.wording = wording
        self.timing = timing
        self.signs = signs
        self.keys = keys


EFFECTS: Final[dict[str, Effect]] = {
    "brewery": Effect(Brewery, "III", "plan:district > 1cube:gives", "district", "gives"),
    "grand-bouquet": Effect(GrandBouquet, "end", "2point / artisan ≠"),
    "winter-bulbs": Effect(WinterBulbs, "end", "none penalty"),
    "flower-barge": Effect(FlowerBarge, "end", "+5 amstel"),
    "late-bloom": Effect(LateBloom, "end", "1point / docker & good barge"),
    "dockside-garden": Effect(DocksideGarden, "end", "1point / docker house"),
    "tulip-speculator": Effect(TulipSpeculator, "end", "1point / good mask"),
    "town-dairy": Effect(TownDairy, "III", "3+building > 1florin"),
    "river-dairy": Effect(RiverDairy, "III", "amstel > 1point"),
    "light-load": Effect(LightLoad, "III", "≤2good barge > 1point"),
    "busy-barge": Effect(BusyBarge, "III", "2+barge > 1point"),
    "catching-up": Effect(CatchingUp, "III", "≠first amstel > +1 amstel"),
    "slow-ripening": Effect(SlowRipening, "III", "last amstel > 1florin"),
    "landlords-table": Effect(LandlordsTable, "III", "1florin / 5arms"),
    "double-brew": Effect(DoubleBrew, "III", "2×market"),
    "planners-table": Effect(PlannersTable, "III", "1florin / plan ≠"),
    "skippers-table": Effect(SkippersTable, "III", "-1florin > 3barge"),
    "bitter-cup": Effect(BitterCup, "III", "-1florin > 1point"),
    "house-blend": Effect(HouseBlend, "III", "1florin 1point"),
    "frame-builder": Effect(FrameBuilder, "permanent", "block > -1cube"),
    "joiners-fee": Effect(JoinersFee, "permanent", "block > 1florin"),
    "turnkey-house": Effect(TurnkeyHouse, "permanent", "block > -2florin"),
    "second-crew": Effect(SecondCrew, "permanent", "2×block"),
    "draughtsman": Effect(Draughtsman, "permanent", "3×plan"),
    "master-builder": Effect(MasterBuilder, "permanent", "building > 2florin"),
    "wall-tiles": Effect(WallTiles, "permanent", "building > -1cube"),
    "tile-broker": Effect(TileBroker, "permanent", "-3cube > 1florin"),
    "guild-tablet": Effect(GuildTablet, "permanent", "artisan > 1florin"),
    "river-tablet": Effect(RiverTablet, "permanent", "pawn first amstel"),
    "pattern-book": Effect(PatternBook, "permanent", "plan > 1×plan"),
    "mosaic": Effect(Mosaic, "permanent", "-2cube > 1cube"),
    "secret-still": Effect(SecretStill, "permanent", "mask > 2florin 1cube"),
    "generous-round": Effect(GenerousRound, "permanent", "-3florin > card"),
    "strong-spirits": Effect(StrongSpirits, "permanent", "-2florin > 2cube"),
    "steam-still": Effect(SteamStill, "permanent", "-1cube > 2barge"),
    "plan-toast": Effect(PlanToast, "permanent", "plan > 1florin"),
    "first-tasting": Effect(FirstTasting, "permanent", "first artisan > -1cube"),
    "charity-lace": Effect(CharityLace, "III", "last point > 1cube"),
    "bobbin-turners": Effect(BobbinTurners, "III", "1florin 1point / furniture"),
    "market-lace": Effect(MarketLace, "III", "market point > 1cube"),
    "fine-thread": Effect(FineThread, "III", "1cube"),
    "unpicked-pattern": Effect(UnpickedPattern, "III", "-plan > 3florin"),
    "lace-merchant": Effect(LaceMerchant, "III", "-1cube > 1florin"),
    "clear-pane": Effect(ClearPane, "I", "none card"),
    "harbour-lantern": Effect(HarbourLantern, "permanent", "docker > 2×point"),
    "gilded-flask": Effect(GildedFlask, "II", "die1 > 2florin"),
    "many-facets": Effect(ManyFacets, "II", "die1 > +2cube"),
    "spyglass": Effect(Spyglass, "II", "die ±1 rose"),
    "magnifier": Effect(Magnifier, "II", "die > +1cube"),
    "scales": Effect(Scales, "III", "plan:district > 1florin", "district"),
    "chamber": Effect(Chamber, "III", "1point / plan:district", "district"),
    "oude-kerk": Effect(OudeKerk, "end", "3 · 8 · 15point / building"),
    "sextons-ledger": Effect(SextonsLedger, "III", "≤3card > 1florin"),
    "alms-box": Effect(AlmsBox, "III", "card florin > 1florin"),
    "peal-of-bells": Effect(PealOfBells, "III", "card point > 1point"),
    "imperial-crown": Effect(ImperialCrown, "permanent", "good > +1point"),
    "westertoren": Effect(Westertoren, "permanent", "block > +1 amstel"),
    "offertory": Effect(Offertory, "permanent", "good > 1florin"),
    "vault": Effect(Vault, "permanent", "good:good > +4point", "good"),
    "map-room": Effect(MapRoom, "end", "1point / plan"),
    "laurel-room": Effect(LaurelRoom, "end", "2point / end"),
    "clock-room": Effect(ClockRoom, "end", "2point / building"),
    "mint": Effect(Mint, "III", "1florin · 2florin"),
    "freight": Effect(Freight, "III", "1cube:gives", "gives"),
    "front-runner": Effect(FrontRunner, "III", "first point > 1point"),
    "clear-desk": Effect(ClearDesk, "III", "≤3card > 2point"),
    "planning-office": Effect(PlanningOffice, "III", "plan > 2point"),
    "guild-bench": Effect(GuildBench, "III", "3+artisan > 1florin"),
    "building-society": Effect(BuildingSociety, "III", "3+building > 2point"),
    "surveyors-bench": Effect(SurveyorsBench, "III", "3+plan > 1florin"),
    "guild-portraits": Effect(GuildPortraits, "end", "2point / artisan artisan"),
    "twin-maps": Effect(TwinMaps, "end", "3point / plan plan"),
    "river-views": Effect(RiverViews, "end", "2point / bridge"),
    "armorial-hall": Effect(ArmorialHall, "end", "1point / arms"),
    "homecoming": Effect(Homecoming, "end", "barge house > 8point"),
    "masters-cabinet": Effect(MastersCabinet, "end", "2point / artisan ="),
    "plan": Effect(Plan, "III", "-1cube:pays > florins points", "district", "pays"),
}
"""By name, as rows of an edition write it; a new effect is a class and a line here."""


def make_card(facts: Facts) -> Wording:
    """The card that a row describes."""
    return EFFECTS[facts.effect].wording(facts)
