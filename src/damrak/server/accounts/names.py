"""What people may be called, and new ids."""

import base64
import re
import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import idna

from damrak.server.problems import Refused

_PUNCTUATION: Final = set(" -_.'’!&+")
_BETWEEN: Final = re.compile("[" + re.escape("".join(sorted(_PUNCTUATION))) + "]+")
_EASTERN: Final = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
"""Scripts that are written together, and with Latin: the profile of UTS 39 that is called highly
restrictive."""
_SPACES: Final = re.compile(r"\s+")


def clean_name(text: str) -> str:
    """A name as it is kept; refused if it could mislead: nothing invisible, nothing but text."""
    name = _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()
    if not 1 <= len(name) <= 24:
        raise Refused("malformed", "a name has 1 to 24 characters")
    for letter in name:
        if letter not in _PUNCTUATION and unicodedata.category(letter)[0] not in "LN":
            if unicodedata.category(letter) in ("Mn", "Mc"):
                continue
            raise Refused("malformed", f"a name has no character {letter!r}")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refused("malformed", "a name has at least one letter or figure")
    _check_letters(unicodedata.normalize("NFKC", name.casefold()))
    return name


def _check_letters(folded: str) -> None:
    """Refuse letters that nobody sees, and those of one script among those of another.

    What may stand in a word is what may stand in the name of a host (IDNA 2008): letters and
    figures that people write, without fillers, joiners and selectors.
    """
    for word in _BETWEEN.split(folded):
        try:
            if word:
                idna.check_label(word)
        except idna.IDNAError:
            raise Refused("malformed", "a name has only letters that are seen") from None
    letters = [letter for letter in folded if unicodedata.category(letter) in ("Ll", "Lo")]
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    if len(scripts - _EASTERN) > 1 or (scripts & _EASTERN and scripts - _EASTERN - {"LATIN"}):
        raise Refused("malformed", "a name is written in one script")


def name_key(name: str) -> str:
    """Two names with the same key would be taken for one another."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


@cache
def _prototypes() -> dict[int, str]:
    """By letter, the one that it looks like."""
    found: dict[int, str] = {}
    lines = Path(__file__).with_name("confusables.txt").read_text(encoding="ascii").splitlines()
    for line in lines:
        if not line.startswith("#"):
            prototype, letters = line.split(";")
            text = "".join(chr(int(each, 16)) for each in prototype.split())
            found |= {int(each, 16): text for each in letters.split()}
    return found


def name_look(name: str) -> str:
    """Two names with the same look cannot be told apart, in whatever scripts they are written.

    The skeleton of UTS 39, of which capital and small letters are then taken for the same.
    """
    shown = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    skeleton = unicodedata.normalize("NFD", shown.translate(_prototypes()))
    return skeleton.casefold().replace(" ", "")


def new_id(letter: str) -> str:
    """An id that says what it is the id of, and otherwise nothing."""
    return letter + base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """Something that cannot be guessed."""
    return secrets.token_urlsafe(24)


def token_digest(token: str) -> str:
    """What is kept of a token: enough to recognise it, not enough to use it."""
    return sha256(token.encode()).hexdigest()
