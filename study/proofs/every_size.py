"""The finite checks for docs/every-size.md, in the order in which they rely on each other.

`greenest prove --all-sizes` runs all of them. The page defines the letters of the claims, and its
terms: block, carrier, strip, guard, free column.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from itertools import chain
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board import COLOURS
from greenest.system.executors import Executor, ProcessExecutor, in_order
from greenest.theorem.cuts import Flags, uncut, uncut_below
from greenest.theorem.ends import Bytes, colours, ends, free_lines
from greenest.theorem.guarded_search import LIMITS, MOST_CELLS, search_free_columns, words_of
from greenest.theorem.irreducible import irreducible_strips
from greenest.theorem.strips import (
    ALL,
    LONGEST_RUN,
    SHORTEST_LONG,
    Cell,
    Guards,
    Strip,
    cells_of,
)

LISTED = 20
CUT_DOWN_TO = (2, 3, 4)
"""The numbers of columns to which longer runs of equal columns are shortened.

Each of the columns left is guarded in turn.
"""

CLAIMS = {
    "P": "three colours: a free column",
    "V": "two colours under the third: a free column",
    "D": "three colours: solvable",
    "C": "two colours under the third: solvable",
    "E": "three colours: solvable under some colour",
    "small": "three colours: solvable",
}
"""The claims by their letters; each is about all full boards of a shape."""

EXCEPTIONS = {"2x3": 60, "2x4": 6}
"""The number of unsolvable boards with three colours for the only two shapes that have any."""


@dataclass(frozen=True, slots=True)
class Cases:
    """The numbers of cases that a check searched, refuted and left undecided.

    `exceptions` is the number of refuted cases.
    """

    searched: int
    exceptions: int
    undecided: int = 0
    boards: tuple[str, ...] = ()
    """The first exceptions and undecided cases, as text."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check of a claim for all boards of a shape, such as "3x8", or "3xN, N >= 9"."""

    claim: str
    shape: str
    find: Callable[[], Cases]

    def run(self) -> Finding:
        """Make the check, which takes seconds to minutes."""
        started = perf_counter()
        return Finding(self.claim, self.shape, self.find(), perf_counter() - started)


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check, and the seconds it took."""

    claim: str
    shape: str
    found: Cases
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether there are as many exceptions as `EXCEPTIONS` allows, and no undecided case."""
        allowed = EXCEPTIONS.get(self.shape, 0) if self.claim == "small" else 0
        return self.found.exceptions == allowed and not self.found.undecided

    def as_json(self) -> dict[str, object]:
        """Return the finding under its published keys."""
        return {
            "claim": self.claim,
            "shape": self.shape,
            "says": CLAIMS[self.claim],
            "searched": self.found.searched,
            "exceptions": self.found.exceptions,
            "undecided": self.found.undecided,
            "boards": list(self.found.boards),
            "seconds": round(self.seconds, 1),
        }


def checks() -> Iterator[Check]:
    """Yield all checks."""
    yield Check("P", "4x3", partial(_table_of_free_columns, 4, 3))
    for rows, left, right, is_narrower_known in (
        (4, 2, 2, True),
        (4, 3, 2, True),
        (3, 3, 2, False),
        (3, 3, 3, True),
        (3, 3, 4, True),
        (3, 4, 4, True),
    ):
        find = partial(_cut, rows, left, right, is_narrower_known)
        yield Check("P", f"{rows}x{left + right}", find)
    yield _of_long_strips("P", 3)
    yield _of_long_strips("P", 4)
    for rows, left, right in ((3, 3, 2), (3, 3, 3), (3, 4, 3), (3, 4, 4), (4, 3, 2)):
        yield Check("V", f"{rows}x{left + right}", partial(_cut_below, rows, left, right))
    yield _of_long_strips("V", 3)
    yield _of_long_strips("V", 4)
    for cols in (5, 6, 7):
        yield Check("D", f"2x{cols}", partial(_table_of_solvable, 2, cols))
    yield Check("D", "2x8", partial(_cut, 2, 4, 4, True))
    yield _of_long_strips("D", 2)
    for cols in (5, 6, 7, 8):
        yield Check("C", f"2x{cols}", partial(_under_third, cols))
    yield _of_long_strips("C", 2)
    for cols in (5, 6):
        yield Check("E", f"2x{cols}", partial(_under_some, cols))
    for rows, cols in ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4)):
        yield Check("small", f"{rows}x{cols}", partial(_table_of_solvable, rows, cols))


def make_checks(
    jobs: int, cluster: Executor | None = None
) -> AbstractContextManager[Iterator[Finding]]:
    """Make all checks in `jobs` processes or on a cluster; the `with` block iterates over findings.

    Each check takes up to 2 GB. Raises WorkerLostError if workers are lost for good.
    """
    made = list(checks())
    return in_order(cluster or ProcessExecutor(min(jobs, len(made))), Check.run, made)


def _of_long_strips(claim: str, rows: int) -> Check:
    return Check(claim, f"{rows}xN, N >= {SHORTEST_LONG[rows]}", partial(_long, claim, rows))


def _table_of_free_columns(rows: int, cols: int) -> Cases:
    table = ends(rows, cols)
    return _of_table(free_lines(table, cols) != 0, rows, cols)


def _table_of_solvable(rows: int, cols: int) -> Cases:
    return _of_table(ends(rows, cols) != 0, rows, cols)


def _of_table(holds: Flags, rows: int, cols: int) -> Cases:
    failing = np.flatnonzero((colours(rows * cols) == ALL) & ~holds)
    boards = [_block(code, rows, cols) for code in failing[:LISTED]]
    return Cases(0, len(failing), 0, tuple(map(_text, boards)))


def _cut(rows: int, left: int, right: int, is_narrower_known: bool) -> Cases:
    boards = uncut(rows, left, right, is_narrower_known)
    cells = cells_of(rows, left + right)
    found = search_free_columns(words_of(boards), cells, is_any=rows == 2)
    return _of_search(found, boards)


def _cut_below(rows: int, left: int, right: int) -> Cases:
    boards, found = [], []
    for col in range((left + right + 1) // 2):
        part = uncut_below(rows, left, right, col)
        boards.append(part)
        cells = cells_of(rows, left + right, (-1, col))
        found.append(search_free_columns(words_of(part, col), cells))
    return _of_search(np.concatenate(found), np.concatenate(boards))


def _under_third(cols: int) -> Cases:
    """For each column, search the blocks of 2 rows of Black and Green with White above it.

    Columns that are mirror images of each other are searched once.
    """
    boards = (np.arange(1, (1 << 2 * cols) - 1)[:, None] >> np.arange(2 * cols) & 1).astype(
        np.uint8
    )
    boards = boards.reshape(-1, cols, 2).transpose(0, 2, 1)
    found = [
        search_free_columns(words_of(boards, col), cells_of(2, cols, (-1, col)), is_any=True)
        for col in range((cols + 1) // 2)
    ]
    return _of_search(np.concatenate(found), np.concatenate([boards] * len(found)))


def _under_some(cols: int) -> Cases:
    """For each column, check three-coloured blocks of 2 rows with a carrier above it.

    A block is an exception if for some column no colour of the carrier makes it solvable.
    """
    three = colours(2 * cols) == ALL
    failing = np.zeros(len(three), dtype=np.bool_)
    for col in range((cols + 1) // 2):
        failing |= three & ~(ends(2, cols, (-1, col)).reshape(3, -1) != 0).any(axis=0)
    return _of_table(~failing, 2, cols)


def _of_search(found: NDArray[np.int8], boards: Bytes) -> Cases:
    listed = tuple(map(_text, boards[found != 1][:LISTED]))
    return Cases(len(boards), int((found == 0).sum()), int((found < 0).sum()), listed)


def _long(claim: str, rows: int) -> Cases:
    """Search the irreducible strips that are long or have a run of four, with guards (2.9)."""
    is_marked, is_any = claim in "VC", claim in "DC"
    strips = {
        min(strip.images(), key=_order)
        for strip in irreducible_strips(rows, is_marked)
        if strip.is_long or any(run.length == LONGEST_RUN for run in strip.runs())
    }
    strips = {strip for strip in strips if not _is_exempt(strip, claim)}
    left = _unserved(sorted(strips, key=_order), is_any)
    boards = tuple(f"{_text(_board(strip))} {strip.mark}" for strip in left[:LISTED])
    return Cases(len(strips), 0, len(left), boards)


def _order(strip: Strip) -> tuple[tuple[int, ...], int]:
    return strip.codes, -1 if strip.mark is None else strip.mark


def _is_exempt(strip: Strip, claim: str) -> bool:
    """Return whether a claim excludes a marked strip: one with only one colour, or for V a pimple.

    docs/every-size.md (2.1) defines pimples.
    """
    is_plain = len({*chain(*strip.columns)}) == 1
    return strip.mark is not None and (is_plain or (claim == "V" and strip.is_pimple))


def _unserved(strips: Sequence[Strip], is_any: bool) -> list[Strip]:
    """Return the strips for which no choice of guards lets a search find the claimed captures.

    If `is_any`, the captures have to leave one stack of any colour. Otherwise they have to leave a
    free column.
    """
    ways = {
        strip: list(dict.fromkeys(chain(*(strip.guarded(length) for length in CUT_DOWN_TO))))
        for strip in strips
    }
    left = list(strips)
    for limit in LIMITS:
        for place in range(max(map(len, ways.values()), default=0)):
            tried = {strip: ways[strip][place] for strip in left if place < len(ways[strip])}
            served = _served(tried, limit, is_any)
            left = [strip for strip in left if strip not in served]
    return left


def _served(tried: dict[Strip, tuple[Strip, Guards]], limit: int, is_any: bool) -> set[Strip]:
    alike: dict[tuple[tuple[Cell, ...], int | None], list[tuple[Strip, Guards]]] = defaultdict(list)
    for cut, guards in dict.fromkeys(tried.values()):
        alike[cut.cells, cut.mark].append((cut, guards))
    served: set[tuple[Strip, Guards]] = set()
    for (cells, mark), ways in alike.items():
        if len(cells) > MOST_CELLS:
            continue
        words = words_of(np.stack([_board(cut) for cut, _ in ways]), mark)
        guarded = np.array([guards for _, guards in ways])
        found = search_free_columns(words, cells, guarded, is_any, (limit,))
        served |= {way for way, each in zip(ways, found, strict=True) if each == 1}
    return {strip for strip, way in tried.items() if way in served}


def _board(strip: Strip) -> Bytes:
    return np.array(strip.columns, dtype=np.uint8).T


def _block(code: int, rows: int, cols: int) -> Bytes:
    digits = code // 3 ** np.arange(rows * cols) % 3
    return np.asarray(digits.reshape(cols, rows).T.astype(np.uint8))


def _text(board: Bytes) -> str:
    return "/".join("".join(COLOURS[colour] for colour in row) for row in board)
