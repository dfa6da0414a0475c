"""What has changed from one message to the next, as a structure; explained in docs/api.md.

A difference is made of two messages to the same reader and of nothing else, so that it says no
more than the later of the two does. It is one of these:

- a number, a text, true, false or null, or `[value]`: it is this now;
- `{name: difference, …}`: of an object these fields have changed, or of a list of the same length
  the items at these places;
- `[start, count, [item, …], start, count, [item, …], …]`: a list is made of so many items of the
  old one from `start` on, then new ones, then again old ones, and so on.

It is made for every action and every reader, so plain loops, which are quick when compiled.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

_FEW: Final = 4
"""Up to so many changed items of a list are said by their places."""
_PLAIN: Final = frozenset({int, str, bool, type(None)})


def difference(old: Any, new: Any) -> Any:
    """What to change in the old value to have the new one, which is another."""
    kind = type(new)
    if kind in _PLAIN:
        return new
    if kind is type(old):
        if kind is list:
            return _of_lists(old, new)
        if kind is dict:
            return _of_dicts(old, new)
        if isinstance(new, Struct):
            return _of_fields(new.__struct_fields__, astuple(old), astuple(new))
    return [new]


def _of_fields(names: tuple[str, ...], old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    found: dict[str, Any] = {}
    for place, there in enumerate(new):
        here = old[place]
        if here is not there and here != there:
            found[names[place]] = there if type(there) in _PLAIN else difference(here, there)
    return found


def _of_dicts(old: dict[str, Any], new: dict[str, Any]) -> Any:
    names = tuple(new)
    if tuple(old) != names:
        return [new]  # other names, or in another order
    return _of_fields(names, tuple(old.values()), tuple(new.values()))


def _of_lists(old: list[Any], new: list[Any]) -> Any:
    size, length = len(old), len(new)
    least = min(size, length)
    if size == length:
        found: dict[str, Any] = {}
        most = min(_FEW, (length + 1) // 2)
        for place in range(length):
            here, there = old[place], new[place]
            if here is not there and here != there:
                if len(found) == most:
                    break
                found[str(place)] = there if type(there) in _PLAIN else difference(here, there)
        else:
            return found
    start = 0
    while start < least and old[start] == new[start]:
        start += 1
    same = 0
    while same < least - start and old[size - 1 - same] == new[length - 1 - same]:
        same += 1
    if not start and not same:
        return [new]
    pieces: list[Any] = [0, start, new[start : length - same]]
    return [*pieces, size - same, same, []] if same else pieces


def rearranged(
    old: dict[str, tuple[int, Any]], new: list[Any], name: str, write: Callable[[Any], Any]
) -> list[Any]:
    """What has changed in a list whose items are known by a name, and may be at another place now.

    `old` has the place and the item by the name, `write` says how an item is written that is new.
    """
    pieces: list[Any] = []
    expected = -1
    for item in new:
        place, known = old.get(getattr(item, name), (-1, None))
        if place < 0 or known != item:
            if not pieces:
                pieces = [0, 0, []]
            pieces[-1].append(write(item))
        elif place == expected and not pieces[-1]:
            pieces[-2] += 1
            expected += 1
        else:
            pieces += [place, 1, []]
            expected = place + 1
    return pieces
