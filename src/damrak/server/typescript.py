"""Writes types as TypeScript: `python -m damrak.server.typescript WIRE EDITIONS`, two files.

Everything comes from the message classes, from the view and from the edition of each game,
docstrings included, so that the web client cannot know of a field that the server does not have.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final

import msgspec
from msgspec import inspect as kinds

from damrak.core.action import ALL, CHANCE, NOBODY
from damrak.core.editions.schema import Table
from damrak.core.view import View
from damrak.games import REGISTRY
from damrak.server import wire
from damrak.server.wire.kinds import Received

HEADER: Final = f"""\
// Written by scripts/types from src/damrak/server/wire and the views of the games.
// Do not edit: change those and run scripts/types again.

/** Dice, decks and lots: a seat whose choices have odds. */
export const CHANCE = {CHANCE};

/** A spectator: may know what is public. */
export const NOBODY = {NOBODY};

/** Someone who reads a finished game with all hands open. */
export const ALL = {ALL};
"""

EDITIONS_HEADER: Final = """\
// Written by scripts/types from what an edition of each game holds.
// Do not edit: change src/damrak/games/<game>/schema and run scripts/types again.
"""

ALIASES: Final = {
    "Code": wire.Code,
    "PersonKind": wire.PersonKind,
    "Status": wire.Status,
    "ChairKind": wire.ChairKind,
    "NewChairKind": wire.NewChairKind,
    "Auction": wire.Auction,
    "ReviewStatus": wire.ReviewStatus,
    "Show": wire.Show,
    "AnyClock": wire.AnyClock,
    "Told": wire.Told,
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
    "ToBot": wire.ToBot,
}
"""Names for types that are not classes."""


def views() -> list[type[View]]:
    """The view of each game that is ours; the client draws others without knowing their types."""
    found: list[type[View]] = []
    for game in REGISTRY.own.values():
        package = type(game).__module__.rpartition(".")[0]
        found += [
            each
            for each in View.__subclasses__()
            if each.__module__.startswith(package + ".") and each not in found
        ]
    return found


def declared(struct: type) -> str:
    """The name of a class in TypeScript: what belongs to a game begins with the game's name."""
    name = struct.__name__
    _, _, inside = struct.__module__.partition("damrak.games.")
    game = "".join(word.capitalize() for word in inside.partition(".")[0].split("_"))
    return name if name.startswith(game) else game + name


@cache
def field_docs(struct: type) -> dict[str, str]:
    """The texts under the fields of a class and of those it inherits from."""
    docs: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each.__module__.partition(".")[0] != "damrak":
            continue
        (body,) = ast.parse(dedent(inspect.getsource(each))).body
        if not isinstance(body, ast.ClassDef):
            raise TypeError(f"{each} is not a class")
        for before, line in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(before, ast.AnnAssign)
                and isinstance(before.target, ast.Name)
                and isinstance(line, ast.Expr)
                and isinstance(line.value, ast.Constant)
            ):
                docs[before.target.id] = str(line.value.value)
    return docs


class Writer:
    """Collects declarations, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.met: dict[str, type] = {}
        self.aliases = {repr(kinds.type_info(alias)): name for name, alias in ALIASES.items()}

    def text(self) -> str:
        """The whole file."""
        for name in wire.__all__:
            thing = getattr(wire, name)
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
                self.struct(thing)
        for view in views():
            self.struct(view)
        for name, alias in ALIASES.items():
            self.done[name] = f"export type {name} =\n  {self.shape(kinds.type_info(alias))};\n"
        names = [declared(view) for view in views()]
        games = "\n".join(
            [
                "/** The view of any game: `type` says which. */",
                f"export type GameView = {' | '.join(names)};",
                "",
            ]
        )
        return "\n".join([HEADER, *(self.done[name] for name in sorted(self.done)), games])

    def struct(self, struct: type[msgspec.Struct]) -> str:
        """Declare a class; its name."""
        name = declared(struct)
        if self.met.setdefault(name, struct) is not struct:
            raise TypeError(f"two classes are called {name}: {struct} and {self.met[name]}")
        if name in self.done:
            return name
        self.done[name] = ""
        described = kinds.type_info(struct)
        if not isinstance(described, kinds.StructType):
            raise TypeError(f"{name} is not a struct")
        docs = field_docs(struct)
        lines = [comment(inspect.getdoc(struct) or "", ""), f"export interface {name} {{"]
        if described.tag is not None:
            lines.append(f'  {described.tag_field}: "{described.tag}";')
        optional = issubclass(struct, Received) or struct.__struct_config__.omit_defaults
        optional = optional or struct.__struct_config__.forbid_unknown_fields
        optional = optional and not issubclass(struct, Table)  # sent whole
        for each in described.fields:
            if each.name in docs:
                lines.append(comment(docs[each.name], "  "))
            mark = "?" if optional and not each.required else ""
            lines.append(f"  {each.encode_name}{mark}: {self.type(each.type)};")
        lines.append("}\n")
        self.done[name] = "\n".join(lines)
        return name

    def type(self, kind: kinds.Type) -> str:
        """A type where it is used."""
        known = self.aliases.get(repr(kind))
        return known if known is not None else self.shape(kind)

    def shape(self, kind: kinds.Type) -> str:
        """A type written out."""
        match kind:
            case kinds.StructType():
                return "GameView" if kind.cls is View else self.struct(kind.cls)
            case kinds.UnionType():
                return " | ".join(unique(self.type(each) for each in kind.types))
            case kinds.ListType():
                inner = self.type(kind.item_type)
                return f"({inner})[]" if " | " in inner or "readonly" in inner else f"{inner}[]"
            case kinds.TupleType():
                return f"readonly [{', '.join(self.type(each) for each in kind.item_types)}]"
            case kinds.DictType():
                return f"Record<string, {self.type(kind.value_type)}>"
            case kinds.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case kinds.StrType():
                return "string"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.BoolType():
                return "boolean"
            case kinds.NoneType():
                return "null"
            case kinds.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")


def unique(names: Iterator[str]) -> list[str]:
    """Each name once."""
    return list(dict.fromkeys(names))


def comment(text: str, indent: str) -> str:
    """A text as a comment."""
    lines = dedent(text).strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    body = [f"{indent} * {line.strip()}".rstrip() for line in lines]
    return "\n".join([f"{indent}/**", *body, f"{indent} */"])


def typescript() -> str:
    """All wire types as TypeScript."""
    return Writer().text()


def editions() -> str:
    """What clients get of an edition, as TypeScript: the sheet of each game of ours."""
    writer = Writer()
    for game in REGISTRY.own.values():
        sheet = game.sheet(game.usual_edition())
        if not isinstance(sheet, Table):
            raise TypeError(f"{game.name} has no sheet")
        writer.struct(type(sheet))
    return "\n".join([EDITIONS_HEADER, *(writer.done[name] for name in sorted(writer.done))])


def main(args: list[str]) -> None:
    """Write the two files named by the arguments."""
    wire_file, editions_file = args
    for file, text in ((wire_file, typescript()), (editions_file, editions())):
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
