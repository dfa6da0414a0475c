"""What is sent when something cannot be done."""

from typing import Literal

from damrak.server.wire.kinds import Sent

Code = Literal[
    "malformed",
    "not-signed-in",
    "wrong-password",
    "forbidden",
    "wrong-origin",
    "not-found",
    "not-allowed",
    "name-taken",
    "not-open",
    "not-playing",
    "not-over",
    "taken",
    "full",
    "stale",
    "not-your-turn",
    "illegal",
    "too-late",
    "cannot-undo",
    "rated",
    "off",
    "too-large",
    "too-long",
    "unsupported",
    "too-many",
    "fault",
    "unavailable",
]
"""Why something was refused; a client has a text for each.

`malformed` (400): not what this call takes. `not-signed-in` (401): choose a name first.
`wrong-password` (401): name and password do not go together. `forbidden` (403): not yours to do.
`wrong-origin` (403): the request came from another site's page. `not-found` (404). `not-allowed`
(405): the address does not take this method. `name-taken` (409). `not-open` (409): the match has
begun. `not-playing` (409): the match is not being played. `not-over` (409): the match is not over
yet. `taken` (409): someone sits there. `full` (409): no free chair. `stale` (409): something
happened since; look at `at` and try again. `not-your-turn` (409). `illegal` (422): the rules do not
allow it now. `too-late` (409): the auction was over. `cannot-undo` (409): nothing that could be
taken back. `rated` (403): not in a rated match. `off` (403): turned off at this table. `too-large`
(413). `too-long` (414): the address. `unsupported` (415): send JSON. `too-many` (429): slow down,
see `retry_after`. `fault` (500): our fault; it is in the log. `unavailable` (503): the database is
away for a moment; what was acknowledged is safe; try again.
"""


class Problem(Sent, frozen=True, kw_only=True, omit_defaults=True):
    """An error: on HTTP a body of `application/problem+json`, on the socket part of `failed`."""

    type: str
    """An address that names the kind of problem: `/api/problems/` and the code."""
    title: str
    """The kind in a few English words."""
    status: int
    code: Code
    detail: str = ""
    """What happened here, in English."""
    at: int | None = None
    """How many entries the log of the match has now, where that helps."""
    retry_after: int | None = None
    """After how many seconds it makes sense to try again."""
