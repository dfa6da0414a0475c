"""Pictures of every page of the web client, as a visitor sees it; run by scripts/pictures."""

import argparse
import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.browsing import BOT, ME, Visitor, bots_match, launch, visiting
from damrak.games import GAMES
from damrak.puzzles.library import puzzles_of
from server.serving import Process

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "tablet": (768, 1024),
    "laptop": (1280, 720),
    "desktop": (1920, 1080),
    "zoomed": (640, 360),  # a laptop at 200 %
}
KEPT = ["small", "phone", "tablet", "laptop", "desktop"]
TOUCHED = {"small", "phone", "tablet"}
FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PUZZLE = puzzles_of("ticket-to-ride")[0].puzzle.id
PLAYED = {"ticket-to-ride": 0.6, "amsterdam": 0.55, "merchants": 0.6}
"""How far into each game its table is shown."""


HEAVIEST = 100_000
"""Bytes of a picture."""


class Guide:
    """Leads a visitor from page to page; every page is a method named after its picture."""

    def __init__(self, url: str, tables: int) -> None:
        self.url = url
        self.finished = {game: bots_match(url, game, tables) for game in GAMES}

    def pages(self) -> dict[str, Callable[[Visitor], None]]:
        """By the name of the picture, how to get there."""
        found: dict[str, Callable[[Visitor], None]] = {
            "home": lambda visitor: visitor.home(),
            "new-table": lambda visitor: self.open(visitor, "/new?game=amsterdam", "main h1"),
            "account": lambda visitor: self.open(visitor, "/me", "main h1"),
            "ratings": lambda visitor: self.open(visitor, "/ratings", "main h1"),
            "bots": lambda visitor: self.open(visitor, "/bots", "main h1"),
            "learn": lambda visitor: self.open(visitor, "/learn/ticket-to-ride", ".lesson"),
            "waiting": self.waiting,
            "curtain": self.curtain,
        }
        for game in GAMES:
            found[game] = self.table(game)
            found[f"{game}-rules"] = self.page(f"/rules/{game}", "main h2")
        found["story"] = self.pressed("ticket-to-ride", "Story, talk", "[role=log]")
        found["hint"] = self.pressed("merchants", "What would the bot do?", ".hint[role=status]")
        found["recap"] = self.pressed("ticket-to-ride", "Since your last turn", ".recap")
        found["sheet-rules"] = self.pressed("amsterdam", "Rules of this game", "input[type=search]")
        found["choices"] = self.pressed("amsterdam", "All", "#choices")
        found["seat"] = self.seat
        found["table-tools"] = self.table_tools
        found["watching"] = self.watching
        found["confirm"] = self.confirm
        found["auction"] = self.auction
        found["end"] = self.end("amsterdam")
        found["replay"] = self.replay("ticket-to-ride")
        found["review"] = self.page(f"/review/{self.finished['ticket-to-ride']}", ".sum")
        found["puzzles"] = self.page("/puzzles", "main h1")
        found["puzzle"] = self.page(f"/puzzles/{PUZZLE}", ".question")
        found["solved"] = self.solved
        found["person"] = self.page("/people/bot:strong", "main h1")
        found["settings"] = self.settings
        found["progress"] = self.page("/progress", "main h1")
        found["missing"] = self.page("/nowhere", "main h1")
        return found

    def page(self, path: str, wanted: str) -> Callable[[Visitor], None]:
        """A page by its address."""
        return lambda visitor: self.open(visitor, path, wanted)

    def pressed(self, game: str, button: str, wanted: str) -> Callable[[Visitor], None]:
        """A table after a button was pressed; where there is none, what it shows is there."""
        lay = self.table(game)

        def go(visitor: Visitor) -> None:
            lay(visitor)
            pressed = visitor.page.get_by_role("button", name=button)
            shown = visitor.page.locator(wanted)
            pressed.or_(shown).first.wait_for()
            if pressed.count():
                pressed.first.click()
            shown.first.wait_for()

        return go

    def confirm(self, visitor: Visitor) -> None:
        """A move that is about to count: a finger is asked, and whoever clicks may call it off."""
        page = visitor.page
        wish = "(length) => localStorage.setItem('damrak.grace', length)"
        page.evaluate(wish, "long")
        match = visitor.set_table("ticket-to-ride", ME, BOT, BOT, rated=True, public=True)
        self.open(visitor, f"/table/{match}", ".prompt.asked:not(.busy)")
        page.evaluate(wish, "off")
        keep = page.get_by_role("button", name="Keep both").first
        keep.tap() if page.evaluate("navigator.maxTouchPoints") else keep.click()
        page.locator(".prompt.urgent, .prompt .ring").first.wait_for()

    def auction(self, visitor: Visitor) -> None:
        """The clock of a live auction, while its price falls."""
        visitor.go(f"/table/{visitor.set_table('merchants', ME, BOT, BOT, auction='live')}")
        falling = visitor.page.locator(".auction.live svg .big")
        rng = Random(3)
        while falling.count() == 0:
            visitor.decide(rng)
            visitor.page.wait_for_timeout(100)

    def seat(self, visitor: Visitor) -> None:
        """What lies before someone else: one tap away, or beside mine on a desk."""
        self.table("amsterdam")(visitor)
        page = visitor.page
        page.get_by_role("button", name="Merchant 2").first.click()
        page.locator(".inside .stack, .mine[data-hand='2']").first.wait_for()

    def table_tools(self, visitor: Visitor) -> None:
        """What can be done about a table; on a phone beside its story."""
        self.pressed("merchants", "Story, talk", "[role=log]")(visitor)
        visitor.page.get_by_role("button", name="About this table").first.click()
        visitor.page.locator("dialog code").wait_for()

    def watching(self, visitor: Visitor) -> None:
        """Someone else's table, at which one only looks on."""
        other = visitor.context.browser.new_context()  # type: ignore[union-attr]
        host = Visitor(other, self.url)
        host.home()
        match = host.set_table("merchants", ME, BOT, BOT, public=True)
        other.close()
        self.open(visitor, f"/table/{match}", "#prompt")

    def settings(self, visitor: Visitor) -> None:
        """What one can have otherwise."""
        visitor.home()
        visitor.page.get_by_role("button", name="Settings").click()

    def solved(self, visitor: Visitor) -> None:
        """A puzzle after an answer."""
        self.open(visitor, f"/puzzles/{PUZZLE}", ".question")
        visitor.page.locator(".options button.choice").first.click()
        visitor.page.get_by_role("button", name="That is my answer").click()
        visitor.page.get_by_role("button", name="Next").first.wait_for()

    def curtain(self, visitor: Visitor) -> None:
        """Several people at one screen: nobody's hand is shown before someone says who it is."""
        people = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}]
        table = {"game": "ticket-to-ride", "chairs": people, "public": False}
        match = visitor.ask("/api/matches", table)["id"]
        self.open(visitor, f"/table/{match}", "section.curtain")

    def open(self, visitor: Visitor, path: str, wanted: str) -> None:
        """Go to an address and wait for what it shows."""
        visitor.go(path)
        visitor.page.locator(wanted).first.wait_for()

    def waiting(self, visitor: Visitor) -> None:
        """A table with a free chair."""
        chairs = [{"kind": "me"}, {"kind": "bot", "bot": "fair"}, {"kind": "open"}]
        table = {"game": "ticket-to-ride", "chairs": chairs, "public": True}
        match = visitor.ask("/api/matches", table)["id"]
        self.open(visitor, f"/table/{match}", "main h1")

    def table(self, game: str) -> Callable[[Visitor], None]:
        """A game in the middle, with a question to answer."""

        def go(visitor: Visitor) -> None:
            past = self.finished[game]
            events = visitor.context.request.get(f"{self.url}/api/matches/{past}/events?seat=-3")
            length = int(events.json()["length"])
            n = int(length * PLAYED[game])
            fork = {"n": n, "seat": 0, "bot": "fair"}
            match = visitor.ask(f"/api/matches/{past}/fork", fork)["id"]
            self.open(visitor, f"/table/{match}", ".prompt.asked:not(.busy)")

        return go

    def end(self, game: str) -> Callable[[Visitor], None]:
        """How it ended."""
        where = f"/table/{self.finished[game]}"
        return lambda visitor: self.open(visitor, where, "section.end .proof .good")

    def replay(self, game: str) -> Callable[[Visitor], None]:
        """Looking back."""
        where = f"/replay/{self.finished[game]}?n=90&seat=-3"
        return lambda visitor: self.open(visitor, where, "input[type=range]")


def take(visitor: Visitor, file: Path) -> None:
    """What is on the screen, as a small file."""
    visitor.page.wait_for_load_state("networkidle")
    # Boards measure their place before they draw, and come piece by piece.
    drawn, before = 0, -1
    while drawn != before:
        visitor.page.wait_for_timeout(600)
        drawn, before = visitor.page.evaluate("document.querySelectorAll('*').length"), drawn
    picture = Image.open(io.BytesIO(visitor.page.screenshot()))
    if file.suffix == ".webp":
        # What is still too heavy is made smaller: letters stay clear.
        for share, quality in ((1, 82), (1, 76), (1, 70), (1, 64), (1, 58), (0.75, 70), (0.67, 64)):
            size = (round(picture.width * share), round(picture.height * share))
            picture.convert("RGB").resize(size).save(file, quality=quality, method=6)
            if file.stat().st_size < HEAVIEST:
                break
    else:
        picture.save(file)
    sys.stdout.write(f"{file.name} {file.stat().st_size // 1024} kB\n")


def main() -> None:
    """Go round the house with a camera."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="*", default=[], help="names of pages, or their beginnings")
    parser.add_argument("--sizes", nargs="*", default=KEPT, choices=SIZES)
    parser.add_argument("--themes", nargs="*", default=["light"])
    parser.add_argument("--languages", nargs="*", default=["en"])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--png", action="store_true")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{folder}/damrak.sqlite") as server,
        sync_playwright() as playwright,
    ):
        guide = Guide(server.url, args.seats)
        browser = launch(playwright)
        for size in args.sizes:
            for theme in args.themes:
                for language in args.languages:
                    with visiting(browser, server.url) as visit:
                        visitor = visit(SIZES[size], theme, language, touch=size in TOUCHED)
                        visitor.ask("/api/guest", {"name": "Saskia"})
                        for name, go in guide.pages().items():
                            if args.only and not name.startswith(tuple(args.only)):
                                continue
                            go(visitor)
                            tongue = "" if language == "en" else f"-{language}"
                            kind = "png" if args.png else "webp"
                            take(visitor, args.out / f"{name}-{size}-{theme}{tongue}.{kind}")
        browser.close()


if __name__ == "__main__":
    main()
