"""Limits on what can be guessed or flooded: a bucket fills with time, a call takes a drop."""

import ipaddress
import time
from functools import lru_cache
from typing import Final

from damrak.server.problems import Refused


class Rule:
    """So many at once, and so many seconds until the next one."""

    def __init__(self, burst: int, seconds: float) -> None:
        self.burst = burst
        self.seconds = seconds


RULES: Final[dict[str, Rule]] = {
    "request": Rule(600, 0.01),  # any request, by address
    "guest": Rule(20, 60),  # new guests, by address
    "login": Rule(10, 30),  # tries to sign in, by address
    "login-name": Rule(30, 10),  # tries to sign in, by name: one address cannot use them up
    "password": Rule(5, 60),  # new passwords, by person
    "rename": Rule(10, 60),
    "missing": Rule(60, 2),  # guessing at matches and people, by address
    "table": Rule(20, 6),  # new tables, by person
    "seat": Rule(40, 2),  # joining, leaving and the like, by person
    "act": Rule(200, 0.02),  # actions, by person
    "say": Rule(10, 2),  # chat, by person
    "hint": Rule(10, 4),
    "review": Rule(10, 6),  # beginning reviews and dealing anew, by person
    "puzzle": Rule(30, 1),  # attempts at puzzles, by person
    "past": Rule(120, 0.1),  # looking back, by address
    "archive": Rule(3, 120),
    "bot": Rule(10, 60),  # bot accounts and tokens, by person
    "message": Rule(200, 0.02),  # messages, by socket
    "malformed": Rule(20, 5),  # malformed messages, by socket
}


@lru_cache(10_000)
def network(where: str) -> str:
    """What limits count by: an IPv4 address, or an IPv6 network, all of which is one home's."""
    try:
        known = ipaddress.ip_address(where)
    except ValueError:
        return where
    if isinstance(known, ipaddress.IPv4Address):
        return where
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((int(known), 64), strict=False))


class Limits:
    """The buckets of this process. `scale` makes all of them larger; 0 turns them off."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._full_at: dict[tuple[str, str], float] = {}
        """When a bucket will be full again."""

    def on(self) -> bool:
        """Whether there are any."""
        return self.scale > 0

    def take(self, rule: str, who: str) -> None:
        """Take a drop, or refuse."""
        wait = self.wait(rule, who)
        if wait > 0:
            raise Refused("too-many", retry_after=max(1, round(wait)))

    def wait(self, rule: str, who: str) -> float:
        """Take a drop; how many seconds too early that is, if it is."""
        if self.scale <= 0:
            return 0.0
        limit = RULES[rule]
        now = time.monotonic()
        drop = limit.seconds / self.scale
        key = (rule, who)
        full_at = max(self._full_at.get(key, now), now) + drop
        late = full_at - now - limit.burst * drop
        if late > 1e-9:
            return late
        if len(self._full_at) > 50_000:
            self._full_at = {each: at for each, at in self._full_at.items() if at > now}
        self._full_at[key] = full_at
        return 0.0
