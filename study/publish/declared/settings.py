"""Reads the keys of a study file, and collects all mistakes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from math import gcd
from typing import Any

from greenest.games.plurals import many
from greenest.games.pyramids.board import MAX_SIDE
from greenest.solver.registry import AUTO, CHOICES
from greenest.solver.verdict import Limits
from greenest.study.publish.columns import FullBoards, Mixture, Point
from greenest.study.sampling import LARGEST_WORD, Colours

Shape = tuple[int, int]
Level = dict[str, Any]
"""The fields of `Settings` given at a level of a study file: for all tables, or in a table."""
Reader = Callable[[Any], Any]
"""Returns the value of a key as it is used; raises ValueError."""

KINDS: dict[str, type[FullBoards] | type[Mixture] | type[Point]] = {
    "mixtures": Mixture,
    "transition": Point,
    "full-boards": FullBoards,
}
"""The classes of the rows that a table may have."""
MOST_VALUES = 1_000
"""The most values in a list."""
MAX_LISTED = 100
"""The most mistakes that are listed."""
LARGEST_BOARDS = 10**9
SMALLEST_WIDTH = 0.001
CONFLICTS = (("mixes", "pieces"), ("mixes", "ratios"), ("boards", "width"))
"""Keys that exclude each other; one that is given excludes the others of the levels below."""


@dataclass(frozen=True, slots=True)
class Faults:
    """The mistakes in a file. Each is a line of text, and equal lines are kept once.

    `where` is the table whose keys are read, as `table[1].`; empty for the file.
    """

    file: str
    where: str = ""
    lines: dict[str, None] = field(default_factory=dict)

    def below(self, where: str) -> Faults:
        """Return the same mistakes, for the keys of a table at this level."""
        return replace(self, where=f"{self.where}{where}")

    def __str__(self) -> str:
        """Return the first `MAX_LISTED` mistakes, one in each line."""
        lines = list(self.lines)
        if len(lines) > MAX_LISTED:
            more = many(len(lines) - MAX_LISTED, "mistake")
            lines[MAX_LISTED:] = [f"{self.file}: and {more} more"]
        return "\n".join(lines)

    def add(self, key: str, message: object) -> None:
        """Add a mistake at a key."""
        self.lines[f"{self.file}:{self.where}{key}: {message}"] = None


def over(level: Level, below: Level) -> Level:
    """Return a level with the missing keys of the one below it, unless a key excludes them."""
    both_ways = (*CONFLICTS, *(pair[::-1] for pair in CONFLICTS), ("width", "at"))
    excluded = {other for key, other in both_ways if key in level}
    found = {key: value for key, value in below.items() if key not in excluded} | level
    if "wrong" in found:
        found["wrong"] = frozenset({*level.get("wrong", ()), *below.get("wrong", ())})
    return found


def read_level(content: dict[str, Any], faults: Faults) -> Level:
    """Return the values of the keys at a level, and add its mistakes to `faults`."""
    found: Level = {}
    wrong = set()
    for key, value in content.items():
        if key not in KEYS:
            close = get_close_matches(key, KEYS, 1)
            meant = f"; is {close[0]} meant?" if close else f"; there are {', '.join(KEYS)}"
            shown = key if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", key) else ascii(key[:40])
            faults.add(shown, f"no such key{meant}")
            continue
        try:
            found[key.replace("-", "_")] = KEYS[key](value)
        except ValueError as error:
            faults.add(key, error)
            wrong.add(key)
    for one, other in CONFLICTS:
        if one in content and other in content:
            faults.add(other, f"{one} says it already; leave one of them out")
    return found | {"wrong": frozenset(wrong)} if wrong else found


def _wanted(wanted: str, is_right: Callable[[Any], object]) -> Reader:
    """Return a function that returns right values; braces in `wanted` stand for a wrong one."""

    def read(value: Any) -> Any:
        if not is_right(value):
            raise ValueError(wanted.format(_brief(value)))
        return value

    return read


def _brief(value: object) -> str:
    shown = ascii(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


def _one_of(choices: tuple[str, ...]) -> Reader:
    return _wanted(f"one of {', '.join(choices)} is wanted, not {{}}", lambda each: each in choices)


def _whole(least: int, most: int) -> Reader:
    return _wanted(
        f"a whole number in {least}..{most} is wanted, not {{}}",
        lambda each: type(each) is int and least <= each <= most,
    )


def _many(read: Reader, same: Reader = lambda each: each) -> Reader:
    """Return a function that reads a list of values; no two may be the same by `same`."""

    def read_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_VALUES:
            wanted = f"a list of 1 to {MOST_VALUES:,} values is wanted"
            raise ValueError(f"{wanted}, not {_brief(value)}")
        found, wrong = [], []
        for each in value:
            try:
                found.append(read(each))
            except ValueError as error:
                wrong.append(str(error))
            else:
                if same(found[-1]) in map(same, found[:-1]):
                    wrong.append(f"{_brief(each)} is there twice")
        if wrong:
            raise ValueError("; ".join(dict.fromkeys(wrong)))
        return tuple(found)

    return read_all


def _numbers(least: int, most: int, others: str = "") -> Reader:
    """Return a reader of numbers: a list, or `{ from, to, step }`; its messages name `others`."""
    one = _whole(least, most)

    def read(value: Any) -> tuple[int, ...]:
        if isinstance(value, list):
            return tuple(sorted(_many(one)(value)))
        keys = value.keys() if isinstance(value, dict) else set()
        if not {"from", "to"} <= keys <= {"from", "to", "step"}:
            wanted = f"a list is wanted, or {{ from = 3, to = 36, step = 3 }}{others}"
            raise ValueError(f"{wanted}, not {_brief(value)}")
        first, last = one(value["from"]), one(value["to"])
        step = _whole(1, most)(value.get("step", 1))
        if first > last:
            raise ValueError(f"from is {first}, above to, which is {last}")
        if (last - first) // step >= MOST_VALUES:
            raise ValueError(f"at most {MOST_VALUES:,} numbers are wanted")
        return tuple(range(first, last + 1, step))

    return read


def _pieces(value: Any) -> tuple[int, ...]:
    """Read numbers of stacks; return an empty tuple for `full`."""
    return () if value == "full" else _numbers(2, MAX_SIDE**2, ', or "full"')(value)


def _shape(value: Any) -> Shape:
    found = isinstance(value, str) and re.fullmatch(r"([0-9]{1,4})x([0-9]{1,4})", value)
    if not found:
        raise ValueError(f"{_brief(value)} is not a shape such as 6x9")
    rows, cols = int(found[1]), int(found[2])
    if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
        raise ValueError(f"{value} is not within 1x1 and {MAX_SIDE}x{MAX_SIDE}")
    return rows, cols


def _colours(value: Any) -> Colours:
    if not isinstance(value, list) or len(value) != 3:
        wanted = "the black, green and white stacks are wanted, as [8, 4, 3]"
        raise ValueError(f"{wanted}, not {_brief(value)}")
    colours = Colours(*map(_whole(0, MAX_SIDE**2), value))
    if sum(colours) < 2:
        raise ValueError(f"two stacks or more are wanted, not {_brief(value)}")
    return colours


def _in_lowest_terms(ratio: Colours) -> tuple[int, ...]:
    return tuple(part // gcd(*ratio) for part in ratio)


_slug = _wanted(
    "small letters, digits and hyphens are wanted, at most 60",
    lambda each: isinstance(each, str) and re.fullmatch(r"[a-z0-9][a-z0-9-]{0,59}", each),
)
_line = _wanted(
    "a line of 1 to 200 characters is wanted, without <!--",
    lambda each: (
        isinstance(each, str) and re.fullmatch("(?!.*<!--).{1,200}", each) and each.isprintable()
    ),
)
_width = _wanted(
    f"a share from {SMALLEST_WIDTH} to below 1 is wanted, as 0.02, not {{}}",
    lambda each: type(each) is float and SMALLEST_WIDTH <= each < 1,
)


def _key(read: Reader, missing: Any = ()) -> Any:
    return field(default=missing, metadata={"read": read})


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a table, from the levels of its file; what is missing is empty or 0.

    Each key has the function that reads its value. `pieces` is empty for full boards. `ratios` are
    ratios of the colours, `mixes` are numbers of stacks of each colour. `wrong` has the keys whose
    values cannot be read.
    """

    name: str = _key(_slug, "")
    title: str = _key(_line, "")
    topic: str = _key(_slug, "tables")
    columns: str = _key(_one_of(tuple(KINDS)), "mixtures")
    shapes: tuple[Shape, ...] = _key(_many(_shape))
    pieces: tuple[int, ...] = _key(_pieces)
    ratios: tuple[Colours, ...] = _key(_many(_colours, _in_lowest_terms))
    mixes: tuple[Colours, ...] = _key(_many(_colours))
    boards: int = _key(_whole(1, LARGEST_BOARDS), 0)
    width: float = _key(_width, 0.0)
    at: str = _key(_one_of(("all", "border")), "all")
    seeds: tuple[int, ...] = _key(_numbers(0, LARGEST_WORD), (1,))
    engine: str = _key(_one_of(CHOICES), AUTO)
    max_nodes: int = _key(_whole(1, 10**18), Limits().max_nodes)
    wrong: frozenset[str] = frozenset()


KEYS: dict[str, Reader] = {
    each.name.replace("_", "-"): each.metadata["read"] for each in fields(Settings) if each.metadata
}
"""The function that reads the value of each key."""
