"""Measure how balanced the games are: what each card does, and who wins by seat and start order.

`cards` gives every card of Amsterdam away, free and active, at the start of a round, to every seat
of games that are otherwise equal, luck included. `starts` counts victories by seat and by start
order in any game, `race` looks for starts of Merchants that are even. All write a line for each
deal to a file, and go on from it when they are called again; `--minutes` ends a run in time.
`report` reads files of cards and starts; `reprice` says what cards should cost, by one decider or
by the mean of several. Nothing but this repository, msgspec, mypy_extensions, librt and numpy is
needed:

    PYTHONPATH=src python3 scripts/measuring/balance.py cards --jobs 16 --out cards.jsonl
"""

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random

from msgspec.json import encode

from damrak.balance.deciders import PRIORS
from damrak.balance.gifts import TOGETHER, Given
from damrak.balance.picture import svg
from damrak.balance.race.file import open_race
from damrak.balance.race.known import Known
from damrak.balance.race.race import play_race, table
from damrak.balance.repricing import new_costs, prices, rewritten, unit_of
from damrak.balance.runs import Log, measured_in, read_log, run
from damrak.balance.settings import Settings, open_edition
from damrak.balance.starts import Game
from damrak.balance.tables import cards_table, changes_row, points, starts_table
from damrak.balance.worth import agreed, pooled, worths
from damrak.bots import BOTS
from damrak.core.mistake import Mistake
from damrak.files import writing
from damrak.games import GAMES
from damrak.games.amsterdam.game import GAME as AMSTERDAM
from damrak.games.amsterdam.pieces.box import Box
from damrak.games.merchants.schema import SEAT_COUNTS

CARDS = Path(__file__).parents[2] / "src/damrak/games/amsterdam/cards.toml"


def numbers(text: str) -> tuple[int, ...]:
    """Read `21,52,61-66`."""
    found: list[int] = []
    for part in text.split(",") if text else []:
        first, _, last = part.partition("-")
        try:
            found += range(int(first), int(last or first) + 1)
        except ValueError:
            raise Mistake(f"'{part}': expected numbers of cards, such as 21,52,61-66") from None
    return tuple(found)


def cards(args: argparse.Namespace) -> None:
    """Give cards away."""
    edition = open_edition("amsterdam", args.edition)
    chosen = numbers(args.cards)
    box = AMSTERDAM.box(edition)
    for card in chosen:
        if not 1 <= card < len(box.cards):
            raise Mistake(f"there is no card {card}: expected 1 to {len(box.cards) - 1}")
    if not 2 <= args.round <= box.rounds:
        raise Mistake(f"no card is given in round {args.round}: expected 2 to {box.rounds}")
    settings = Settings(
        "cards", "amsterdam", args.seats, args.level, args.simulations, edition, args.round,
        chosen, args.together,
    )  # fmt: skip
    play(settings, args)


def starts(args: argparse.Namespace) -> None:
    """Count who wins."""
    edition = open_edition(args.game, args.edition)
    settings = Settings("starts", args.game, args.seats, args.level, args.simulations, edition)
    play(settings, args)


def check_level(level: str) -> None:
    """Raise a Mistake if nobody decides so."""
    if level not in (PRIORS, *BOTS):
        raise Mistake(f"unknown level '{level}'; expected {', '.join((PRIORS, *BOTS))}")


def play(settings: Settings, args: argparse.Namespace) -> None:
    """Play what is missing, and say what all of it shows."""
    check_level(args.level)
    deals = range(args.first, args.first + args.games)
    run(settings, args.edition, args.out, deals, args.jobs, args.minutes)
    args.files = [args.out]
    report(args)


def race(args: argparse.Namespace) -> None:
    """Look for starts of Merchants by which every position wins its share."""
    check_level(args.level)
    base = open_edition("merchants", args.edition)
    if GAMES["merchants"].editions[base].own:
        raise Mistake(
            f"{args.edition}: expected an edition that comes with the game, not one's own"
        )
    settings = Settings("race", "merchants", args.seats, args.level, args.simulations, base)
    only = [tuple(each.split("+")) for each in args.houses.split(",")] if args.houses else ()
    found = open_race(settings, args.out, args.known, Random(), only)
    games = play_race(found, settings, args.first, args.jobs, args.minutes, sys.stderr.write)
    with ExitStack() as stack:
        with writing(args.out):
            out = stack.enter_context(args.out.open("ab"))
        for raced in games:
            with writing(args.out):
                out.write(encode(raced) + b"\n")
                out.flush()
    best = found.standings(args.show)
    if not best:
        raise Mistake("no game was played: expected more --minutes, or games in --known")
    sys.stdout.write(table(best) + "\n")
    if args.write:
        with writing(args.write):
            args.write.write_text(found.all_of.text(best[0].starts), encoding="utf-8")


def report(args: argparse.Namespace) -> None:
    """Tables, and a picture of the cards; several files of starts are compared with the first."""
    found: list[str] = []
    logs: list[Log[Game]] = []
    for file in args.files:
        measure = measured_in(file)
        if measure == "race":
            raise Mistake(f"{file}: games of 'race'; `race --minutes 0` shows what they say")
        if measure == "cards":
            found.append(report_cards(read_log(file, Given), args))
        else:
            logs.append(read_log(file, Game))
            settings = logs[-1].settings
            label = f"{settings.game} {settings.edition}, {settings.level}"
            if logs[-1].games:
                found.append(starts_table(label, logs[-1].games))
    found += [
        changes_row(
            f"{log.settings.edition} against {logs[0].settings.edition}", logs[0].games, log.games
        )
        for log in logs[1:]
        if log.settings.seats == logs[0].settings.seats
        and log.settings.game == logs[0].settings.game
    ]
    text = "\n\n".join(found) + "\n"
    if args.table:
        with writing(args.table):
            args.table.write_text(text, encoding="utf-8")
    sys.stdout.write(text)


def report_cards(log: Log[Given], args: argparse.Namespace) -> str:
    """The cards, and who won the games as they were."""
    box = box_of(log.settings, args.edition)
    names = {card.number: card.facts.name for card in box.cards[1:]}
    sizes = {card.number: card.size for card in box.cards[1:]}
    costs = {
        card.number: " + ".join(f"{count} {box.colours[colour]}" for colour, count in card.price)
        for card in box.cards[1:]
    }
    found = worths(log.games)
    if not found:
        return "no deal was played"
    if args.picture:
        title = f"Points that a card brings from round {log.settings.round}, {log.settings.level}"
        kinds = {card.number: card.kind for card in box.cards[1:]}
        with writing(args.picture):
            args.picture.write_text(svg(found, names, kinds, title), encoding="utf-8")
    plain = [Game(deal.deal, deal.order, deal.result) for deal in log.games]
    table = cards_table(found, prices(found, sizes), names, costs)
    unit = unit_of(found, sizes)
    counted = starts_table(f"{log.settings.game}, {log.settings.level}", plain)
    return f"{table}\n\nThe median card brings {unit:.2f} points for each resource.\n\n{counted}"


def box_of(settings: Settings, file: str) -> Box:
    """The box that games were played with."""
    name = open_edition("amsterdam", file)
    if name != settings.edition:
        raise Mistake(
            f"the games were played with edition {settings.edition}, not {name}: --edition"
        )
    return AMSTERDAM.box(name)


def reprice(args: argparse.Namespace) -> None:
    """One line for each card whose cost should change, and for each that cost cannot mend."""
    logs = [read_log(file, Given) for file in args.files]
    boxes = [box_of(log.settings, args.edition) for log in logs]
    box = boxes[0]
    sizes = {card.number: card.size for card in box.cards[1:]}
    families = {card.number: f"{card.facts.effect} {card.size}" for card in box.cards[1:]}
    opinions = [worths(log.games) for log in logs]
    found = prices(pooled(agreed(opinions), families), sizes, sure=args.sure)
    changed = new_costs(found, {card.number: card.cost for card in box.cards[1:]})
    for price in found:
        if price.card in changed or price.verdict:
            cost = changed.get(price.card, box.cards[price.card].cost)
            words = " + ".join(f"{n} {box.colours[c]}" for c, n in enumerate(cost) if n)
            sys.stdout.write(
                f"{price.card:03} {box.cards[price.card].facts.name}: {points(price.worth)} points,"
                f" {price.rate:.1f} × the median; costs {price.size}, should cost {words}"
                f"{', ' + price.verdict if price.verdict else ''}\n"
            )
    if args.write:
        own = AMSTERDAM.editions[logs[0].settings.edition].own
        home = Path(args.edition).parent if own else CARDS.parent
        costs = {card.number: card.cost for card in box.cards[1:]} | changed
        text = rewritten((home / "cards.toml").read_text(encoding="utf-8"), costs, box.colours)
        with writing(args.write):
            args.write.write_text(text, encoding="utf-8")


def main() -> None:
    """Read the command and do it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    playing = argparse.ArgumentParser(add_help=False)
    playing.add_argument("--level", default="greedy", help=f"{PRIORS} (quickest), greedy, strong …")
    playing.add_argument("--simulations", type=int, default=0, help="fewer for bots that search")
    playing.add_argument("--games", type=int, default=400, help="how many deals")
    playing.add_argument("--first", type=int, default=1, help="the number of the first deal")
    playing.add_argument("--jobs", type=int, default=1, help="processes")
    playing.add_argument("--minutes", type=float, default=float("inf"), help="begin no deal later")
    playing.add_argument("--out", type=Path, required=True, help="JSON lines; a run goes on there")
    showing = argparse.ArgumentParser(add_help=False)
    showing.add_argument("--edition", default="", help="an own file, or a former version")
    showing.add_argument("--table", type=Path, help="write the tables there as well")
    showing.add_argument("--picture", type=Path, help="an SVG of the cards")
    command = commands.add_parser("cards", parents=[playing, showing], help=cards.__doc__)
    command.add_argument("--seats", type=int, default=3)
    command.add_argument("--round", type=int, default=6, help="at its start the card is given")
    command.add_argument("--cards", default="", help="such as 21,52,61-66; else all")
    command.add_argument("--together", type=int, default=TOGETHER, help="cards given in one deal")
    command.set_defaults(do=cards)
    command = commands.add_parser("starts", parents=[playing, showing], help=starts.__doc__)
    command.add_argument("game", choices=sorted(GAMES))
    command.add_argument("--seats", type=int, required=True)
    command.set_defaults(do=starts)
    command = commands.add_parser("race", help=race.__doc__)
    command.add_argument("--seats", type=int, choices=SEAT_COUNTS, required=True)
    command.add_argument("--level", default="strong", help="who decides")
    command.add_argument("--simulations", type=int, default=0, help="fewer for bots that search")
    command.add_argument("--edition", default="", help="what is not a start is as there")
    command.add_argument(
        "--known", type=Known.named, nargs="*", default=[], metavar="FILE[=EDITION]",
        help="files of other races, and of starts with the edition that they were played with",
    )  # fmt: skip
    command.add_argument(
        "--houses", default="", help="by position, such as gr2+gr1,la4,oz2: seek no others"
    )
    command.add_argument("--first", type=int, default=1, help="the number of the first deal")
    command.add_argument("--jobs", type=int, default=1, help="processes")
    command.add_argument("--minutes", type=float, default=10.0, help="begin no game later")
    command.add_argument("--out", type=Path, required=True, help="JSON lines; a race goes on there")
    command.add_argument("--show", type=int, default=8, help="so many of the best")
    command.add_argument("--write", type=Path, help="the best as an edition")
    command.set_defaults(do=race)
    command = commands.add_parser("report", parents=[showing], help=report.__doc__)
    command.add_argument("files", type=Path, nargs="+")
    command.set_defaults(do=report)
    command = commands.add_parser("reprice", help=reprice.__doc__)
    command.add_argument("files", type=Path, nargs="+", help="one for each decider")
    command.add_argument("--edition", default="", help="an own file, or a former version")
    command.add_argument("--sure", action="store_true", help="only cards that are surely too good")
    command.add_argument("--write", type=Path, help="the file of cards with the new costs")
    command.set_defaults(do=reprice)
    args = parser.parse_args()
    try:
        args.do(args)
    except Mistake as mistake:
        sys.exit(f"balance: {mistake}")


if __name__ == "__main__":
    main()
