"""Refusals: every reason for which something is not done, with its status and title."""

from typing import Final

from damrak.server.wire import Code, Problem

PROBLEMS: Final[dict[Code, tuple[int, str]]] = {
    "malformed": (400, "Not what this call takes"),
    "not-signed-in": (401, "Choose a name first"),
    "wrong-password": (401, "Name and password do not go together"),
    "forbidden": (403, "Not yours to do"),
    "wrong-origin": (403, "The request came from another site"),
    "rated": (403, "Not in a rated match"),
    "off": (403, "Turned off at this table"),
    "not-found": (404, "There is nothing here"),
    "not-allowed": (405, "This address does not take that method"),
    "name-taken": (409, "Someone else has this name"),
    "not-open": (409, "The match has begun"),
    "not-playing": (409, "The match is not being played"),
    "not-over": (409, "The match is not over yet"),
    "taken": (409, "Someone sits there"),
    "full": (409, "There is no room"),
    "stale": (409, "Something happened since"),
    "not-your-turn": (409, "It is not your turn"),
    "too-late": (409, "The auction was over"),
    "cannot-undo": (409, "There is nothing to take back"),
    "too-large": (413, "Too large"),
    "too-long": (414, "The address is too long"),
    "unsupported": (415, "Send JSON"),
    "illegal": (422, "The rules do not allow it now"),
    "too-many": (429, "Slow down"),
    "fault": (500, "Our fault"),
    "unavailable": (503, "Try again in a moment"),
}

BY_STATUS: Final[dict[int, Code]] = {
    400: "malformed",
    401: "not-signed-in",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    414: "too-long",
    415: "unsupported",
    429: "too-many",
    503: "unavailable",
}
"""What a refusal by the framework is called."""


class Refused(Exception):
    """Something was not done, and nothing has changed."""

    def __init__(
        self,
        code: Code,
        detail: str = "",
        *,
        at: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.at = at
        self.retry_after = retry_after

    def problem(self) -> Problem:
        """As it is sent."""
        status, title = PROBLEMS[self.code]
        return Problem(
            type=f"/api/problems/{self.code}",
            title=title,
            status=status,
            code=self.code,
            detail=self.detail,
            at=self.at,
            retry_after=self.retry_after,
        )
