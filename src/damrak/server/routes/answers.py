"""The refusals that calls may give, for the OpenAPI document."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from damrak.server.problems import PROBLEMS
from damrak.server.wire import Problem

MEDIA: Final = "application/problem+json"


def _spec(status: int) -> ResponseSpec:
    titles = [f"`{code}`: {title}" for code, (at, title) in PROBLEMS.items() if at == status]
    return ResponseSpec(
        Problem, generate_examples=False, description="; ".join(titles), media_type=MEDIA
    )


def refusals(*more: int) -> dict[int, ResponseSpec]:
    """What any call may answer, and these."""
    return {status: _spec(status) for status in sorted({400, 403, 429, 503, *more})}


ANYONE: Final = refusals()
SIGNED_IN: Final = refusals(401, 415)
MATCH: Final = refusals(401, 404, 409)
ACT: Final = refusals(401, 404, 409, 415, 422)
