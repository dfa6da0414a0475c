"""What numbers and words an owner may write into an edition, by title, table and key.

`python -m golden.bounds` writes them anew; do that only where editions are to allow more or less:
what was allowed once should stay so, or files of owners fail.
"""

import json
from typing import Any

import msgspec

from damrak.games.amsterdam.schema import edition as amsterdam
from damrak.games.merchants import schema as merchants
from damrak.games.ticket_to_ride import schema as ticket_to_ride
from golden.golden import FOLDER

KEPT = FOLDER / "bounds.json"
TITLES: dict[str, type[msgspec.Struct]] = {
    "ticket-to-ride": ticket_to_ride.Edition,
    "amsterdam": amsterdam.Edition,
    "merchants": merchants.Edition,
}
WORDS = {"title", "description", "$ref", "type", "properties", "additionalProperties"}


def bounds(game: str) -> dict[str, str]:
    """By table and key, whatever a value is held to beside its type."""
    _, tables = msgspec.json.schema_components([TITLES[game]])
    found = {
        f"{table}.{key}": ", ".join(sorted(limits(value)))
        for table, schema in tables.items()
        for key, value in schema.get("properties", {}).items()
    }
    return {key: said for key, said in found.items() if said}


def limits(value: Any, inside: str = "") -> list[str]:
    """The limits of a value, and those of what is in it."""
    if isinstance(value, list):
        return [each for part in value for each in limits(part, inside)]
    if not isinstance(value, dict):
        return []
    said = []
    for name, limit in value.items():
        if isinstance(limit, dict | list) and name != "enum" and name != "default":
            said += limits(limit, f"{inside}{name} " if isinstance(limit, dict) else inside)
        elif name not in WORDS:
            said.append(f"{inside}{name} {limit}")
    return said


if __name__ == "__main__":
    KEPT.write_text(json.dumps({game: bounds(game) for game in TITLES}, indent=1) + "\n")
