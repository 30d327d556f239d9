"""Reads the keys of a study file, and collects all mistakes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from typing import Any, TypeVar

from greenest.games.plurals import many
from greenest.games.pyramids.board import MAX_SIDE
from greenest.solver.registry import CHOICES
from greenest.study.sampling import LARGEST_WORD, Colours

Value = TypeVar("Value")
Shape = tuple[int, int]

COLUMNS = ("mixtures", "transition", "full-boards")
AT = ("all", "border")
MOST_VALUES = 1_000
"""The most values in a list."""
MAX_LISTED = 100
"""The most mistakes that are listed."""
LARGEST_BOARDS = 10**9
SMALLEST_WIDTH = 0.001


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

    def __len__(self) -> int:
        """Return the number of mistakes."""
        return len(self.lines)

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


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one level of a study file: of the file, or of a table.

    A missing key is None. `pieces` is empty for full boards. `ratios` are ratios of the colours,
    `mixes` are numbers of stacks of each colour. `wrong` has the keys whose values cannot be read.
    """

    name: str | None = None
    title: str | None = None
    topic: str | None = None
    columns: str | None = None
    shapes: tuple[Shape, ...] | None = None
    pieces: tuple[int, ...] | None = None
    ratios: tuple[Colours, ...] | None = None
    mixes: tuple[Colours, ...] | None = None
    boards: int | None = None
    width: float | None = None
    at: str | None = None
    seeds: tuple[int, ...] | None = None
    engine: str | None = None
    max_nodes: int | None = None
    wrong: frozenset[str] = frozenset()

    def over(self, below: Settings) -> Settings:
        """Return these settings, with missing keys taken from the settings `below`.

        A key of `below` is not taken if a key given here excludes it. `mixes` excludes `pieces` and
        `ratios`, and each of these excludes `mixes`. `boards` excludes `width`, and `width`
        excludes `boards` and `at`.
        """
        if self.mixes is not None:
            below = replace(below, pieces=None, ratios=None)
        if self.pieces is not None or self.ratios is not None:
            below = replace(below, mixes=None)
        if self.boards is not None:
            below = replace(below, width=None)
        if self.width is not None:
            below = replace(below, boards=None, at=None)
        own = {each.name: getattr(self, each.name) for each in fields(self)}
        own["wrong"] = self.wrong | below.wrong
        return replace(below, **{name: own[name] for name in own if own[name] is not None})


def read_settings(content: dict[str, Any], faults: Faults) -> Settings:
    """Return the settings of a level, and add its mistakes to `faults`."""
    found: dict[str, Any] = {}
    wrong = set()
    for key, value in content.items():
        read = KEYS.get(key)
        if read is None:
            close = get_close_matches(key, KEYS, 1)
            meant = f"; is {close[0]} meant?" if close else f"; there are {', '.join(KEYS)}"
            faults.add(_shown(key), f"no such key{meant}")
            continue
        try:
            found[key.replace("-", "_")] = read(value)
        except ValueError as error:
            faults.add(key, error)
            wrong.add(key)
    for one, other in (("mixes", "pieces"), ("mixes", "ratios"), ("boards", "width")):
        if one in content and other in content:
            faults.add(other, f"{one} says it already; leave one of them out")
    return Settings(**found, wrong=frozenset(wrong))


def _shown(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]{1,40}", key) else ascii(key[:40])


def _text(value: object) -> str:
    if not (isinstance(value, str) and 0 < len(value) <= 200 and value.isprintable()):
        raise ValueError("a line of 1 to 200 characters is wanted")
    return value


def _slug(value: object) -> str:
    if not (isinstance(value, str) and re.fullmatch(r"[a-z0-9][a-z0-9-]{0,59}", value)):
        raise ValueError("small letters, digits and hyphens are wanted, at most 60")
    return value


def _one_of(choices: tuple[str, ...]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in choices:
            raise ValueError(f"one of {', '.join(choices)} is wanted, not {_brief(value)}")
        return str(value)

    return read


def _whole(least: int, most: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise ValueError(f"a whole number in {least}..{most} is wanted, not {_brief(value)}")
        return value

    return read


def _width(value: object) -> float:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or not SMALLEST_WIDTH <= float(str(value)) < 1:
        raise ValueError(
            f"a share from {SMALLEST_WIDTH} to below 1 is wanted, as 0.02, not {_brief(value)}"
        )
    return float(str(value))


def _many(read: Callable[[object], Value]) -> Callable[[object], tuple[Value, ...]]:

    def read_all(value: object) -> tuple[Value, ...]:
        if not isinstance(value, list) or not 1 <= len(value) <= MOST_VALUES:
            raise ValueError(f"a list of 1 to {MOST_VALUES:,} values is wanted")
        found, wrong = [], []
        for each in value:
            try:
                found.append(read(each))
            except ValueError as error:
                wrong.append(str(error))
            else:
                if found[-1] in found[:-1]:
                    wrong.append(f"{_brief(each)} is there twice")
        if wrong:
            raise ValueError("; ".join(dict.fromkeys(wrong)))
        return tuple(found)

    return read_all


def _numbers(least: int, most: int) -> Callable[[object], tuple[int, ...]]:
    """Return a function that reads whole numbers from a list, or from `{ from, to, step }`."""
    one = _whole(least, most)

    def read(value: object) -> tuple[int, ...]:
        if not isinstance(value, dict):
            return tuple(sorted(_many(one)(value)))
        if not {"from", "to"} <= value.keys() <= {"from", "to", "step"}:
            raise ValueError("a list is wanted, or { from = 3, to = 36, step = 3 }")
        first, last = one(value["from"]), one(value["to"])
        step = _whole(1, most)(value.get("step", 1))
        if not 0 <= (last - first) // step < MOST_VALUES:
            raise ValueError(f"1 to {MOST_VALUES:,} numbers are wanted")
        return tuple(range(first, last + 1, step))

    return read


def _pieces(value: object) -> tuple[int, ...]:
    """Read numbers of stacks; return an empty tuple for `full`."""
    return () if value == "full" else _numbers(2, MAX_SIDE**2)(value)


def _shape(value: object) -> Shape:
    found = isinstance(value, str) and re.fullmatch(r"([0-9]{1,4})x([0-9]{1,4})", value)
    if not found:
        raise ValueError(f"{_brief(value)} is not a shape such as 6x9")
    rows, cols = int(found[1]), int(found[2])
    if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
        raise ValueError(f"{value} is not within 1x1 and {MAX_SIDE}x{MAX_SIDE}")
    return rows, cols


def _colours(value: object) -> Colours:
    if not isinstance(value, list) or len(value) != 3:
        raise ValueError("the black, green and white stacks are wanted, as [8, 4, 3]")
    colours = Colours(*map(_whole(0, MAX_SIDE**2), value))
    if sum(colours) < 2:
        raise ValueError(f"two stacks or more are wanted, not {_brief(value)}")
    return colours


def _brief(value: object) -> str:
    shown = ascii(value)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."


KEYS: dict[str, Callable[[object], Any]] = {
    "name": _slug,
    "title": _text,
    "topic": _slug,
    "columns": _one_of(COLUMNS),
    "shapes": _many(_shape),
    "pieces": _pieces,
    "ratios": _many(_colours),
    "mixes": _many(_colours),
    "boards": _whole(1, LARGEST_BOARDS),
    "width": _width,
    "at": _one_of(AT),
    "seeds": _numbers(0, LARGEST_WORD),
    "engine": _one_of(CHOICES),
    "max-nodes": _whole(1, 10**18),
}
"""The function that reads the value of each key. It raises ValueError."""
