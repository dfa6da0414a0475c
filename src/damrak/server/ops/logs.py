"""Logs: one JSON object a line. No names, no words of a game, no tokens, no queries."""

import logging
import sys
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

_WRITTEN: Final = frozenset({"message", "asctime", "color_message"})
"""What formatters and servers add to a record."""


@cache
def _usual(make: Callable[..., logging.LogRecord]) -> frozenset[str]:
    """What every record carries that is made like this."""
    return _WRITTEN | make("", 0, "", 0, "", (), None).__dict__.keys()


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
        }
        # Only what the caller gave: a library may have every record carry more than is usual.
        usual = _usual(logging.getLogRecordFactory())
        line |= {key: value for key, value in record.__dict__.items() if key not in usual}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=repr).decode()


def set_up_logs(level: str) -> None:
    """Send everything to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("damrak").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
