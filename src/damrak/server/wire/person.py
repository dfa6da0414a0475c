"""Someone."""

from typing import Literal

from damrak.server.wire.kinds import Sent

PersonKind = Literal["guest", "member", "bot", "deleted"]
"""A guest has only a cookie; a member has a password; a bot is someone's program."""


class Person(Sent, frozen=True, kw_only=True):
    """Someone, as others see them."""

    id: str
    name: str
    """Empty for someone who has deleted their account."""
    kind: PersonKind
