"""What is said of wrong editions, all of it: `wrong_editions.txt` of each game.

A line that begins with `# ` names a wrong edition, as the tests do; below it stands every fault,
without the number of its line.
"""

import os
import re
from pathlib import Path


def told(message: str) -> list[str]:
    """The faults in a message, in order, without the numbers of their lines."""
    return [re.sub(r" line \d+", "", line) for line in message.splitlines()]


def check_message(file: Path, why: str, message: str) -> None:
    """Hold a message against what is written; with DAMRAK_RECORD set, write it instead."""
    known: dict[str, list[str]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        if line.startswith("# "):
            known[line[2:]] = []
        elif line:
            known[list(known)[-1]].append(line)
    if os.environ.get("DAMRAK_RECORD"):
        known[why] = told(message)
        text = "\n".join("\n".join([f"# {key}", *lines, ""]) for key, lines in known.items())
        file.write_text(text, encoding="utf-8")
    assert told(message) == known.get(why), f"{file.name} says otherwise of '{why}'"
