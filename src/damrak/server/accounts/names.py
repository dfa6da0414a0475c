"""What people may be called, and new ids."""

import base64
import re
import secrets
import unicodedata
from hashlib import sha256
from typing import Final

from damrak.server.problems import Refused

_PUNCTUATION: Final = set(" -_.'’!&+")
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
    return name


def name_key(name: str) -> str:
    """Two names with the same key would be taken for one another."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def new_id(letter: str) -> str:
    """An id that says what it is the id of, and otherwise nothing."""
    return letter + base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """Something that cannot be guessed."""
    return secrets.token_urlsafe(24)


def token_digest(token: str) -> str:
    """What is kept of a token: enough to recognise it, not enough to use it."""
    return sha256(token.encode()).hexdigest()
