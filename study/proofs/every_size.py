"""The finite checks behind docs/every-size.md, in the order in which they rely on each other.

`greenest prove --all-sizes` runs them all. The letters of the claims are those of the page.
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

from greenest.system.workers import in_processes
from greenest.theorem.irreducible import (
    LONGEST_RUN,
    SHORTEST_LONG,
    WINDOW,
    Guarded,
    Word,
    irreducible_words,
)
from greenest.theorem.strips import (
    ALL,
    LIMITS,
    MOST_CELLS,
    Bytes,
    Flags,
    block,
    colours,
    ends,
    free_columns,
    free_lines,
    uncut,
    uncut_below,
    words_of,
)

COLOURS = "BGW"
LISTED = 20
CUT_DOWN_TO = (2, 3, 4)
"""Columns to which longer runs are cut down, with a guard in each of them."""

CLAIMS = {
    "P": "three colours: a free column",
    "V": "two colours under the third: a free column",
    "D": "three colours: solvable",
    "C": "two colours under the third: solvable",
    "E": "three colours: solvable under some colour",
    "small": "three colours: solvable",
}
"""What is checked of all full boards of a shape."""

EXCEPTIONS = {"2x3": 60, "2x4": 6}
"""The unsolvable boards of three colours, by their shape; there are no others."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a check found: of so many cases that were left to search, the exceptions."""

    searched: int
    exceptions: int
    undecided: int = 0
    boards: tuple[str, ...] = ()
    """Exceptions and undecided cases, some of them if there are many."""


@dataclass(frozen=True, slots=True)
class Check:
    """A finite check: a claim, for all boards of a shape, as 3x8, or 3xN for all N from 9 on."""

    claim: str
    shape: str
    find: Callable[[], Found]

    def run(self) -> Finding:
        """Make the check; it takes seconds to minutes."""
        started = perf_counter()
        return Finding(self.claim, self.shape, self.find(), perf_counter() - started)


@dataclass(frozen=True, slots=True)
class Finding:
    """A check that was made, and the seconds it took."""

    claim: str
    shape: str
    found: Found
    seconds: float

    @property
    def holds(self) -> bool:
        """Whether there is no exception but those of the theorem, all of them, nor any doubt."""
        allowed = EXCEPTIONS.get(self.shape, 0) if self.claim == "small" else 0
        return self.found.exceptions == allowed and not self.found.undecided

    def as_json(self) -> dict[str, object]:
        """Return the finding for a line of JSON."""
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


def make_checks(jobs: int) -> AbstractContextManager[Iterator[Finding]]:
    """Make all checks in so many processes; enter what is returned to go through the findings.

    A check takes up to 2 GB. Raises WorkerLostError if a process dies.
    """
    return in_processes(Check.run, list(checks()), jobs)


def _of_long_strips(claim: str, rows: int) -> Check:
    return Check(claim, f"{rows}xN, N >= {SHORTEST_LONG[rows]}", partial(_long, claim, rows))


def _table_of_free_columns(rows: int, cols: int) -> Found:
    table = ends(rows, cols).astype(np.int64)
    return _of_table(free_lines(table, cols) != 0, rows, cols)


def _table_of_solvable(rows: int, cols: int) -> Found:
    return _of_table(ends(rows, cols) != 0, rows, cols)


def _of_table(holds: Flags, rows: int, cols: int) -> Found:
    failing = np.flatnonzero((colours(rows * cols) == ALL) & ~holds)
    boards = [_block(code, rows, cols) for code in failing[:LISTED]]
    return Found(0, len(failing), 0, tuple(map(_text, boards)))


def _cut(rows: int, left: int, right: int, is_narrower_known: bool) -> Found:
    """Blocks of three colours, but for those that a cut or a removal settles."""
    boards = uncut(rows, left, right, is_narrower_known)
    found = free_columns(words_of(boards), block(rows, left + right), is_any=rows == 2)
    return _of_search(found, boards)


def _cut_below(rows: int, left: int, right: int) -> Found:
    """Blocks of two colours with a carrier above each column, up to mirror images."""
    cells = block(rows, left + right)
    boards, found = [], []
    for col in range((left + right + 1) // 2):
        part = uncut_below(rows, left, right, col)
        boards.append(part)
        found.append(free_columns(words_of(part, col), [*cells, (-1, col)]))
    return _of_search(np.concatenate(found), np.concatenate(boards))


def _under_third(cols: int) -> Found:
    """All blocks of 2 rows, Black and Green, with White above a column, up to mirror images."""
    cells = block(2, cols)
    boards = (np.arange(1, (1 << 2 * cols) - 1)[:, None] >> np.arange(2 * cols) & 1).astype(
        np.uint8
    )
    boards = boards.reshape(-1, cols, 2).transpose(0, 2, 1)
    found = [
        free_columns(words_of(boards, col), [*cells, (-1, col)], is_any=True)
        for col in range((cols + 1) // 2)
    ]
    return _of_search(np.concatenate(found), np.concatenate([boards] * len(found)))


def _under_some(cols: int) -> Found:
    """Of each block of 2 rows and three colours, one colour of a carrier above solves it."""
    three = colours(2 * cols) == ALL
    failing = np.zeros(len(three), dtype=np.bool_)
    for col in range((cols + 1) // 2):
        failing |= three & ~(ends(2, cols, (-1, col)).reshape(3, -1) != 0).any(axis=0)
    codes = np.flatnonzero(failing)
    boards = [_block(code, 2, cols) for code in codes[:LISTED]]
    return Found(0, len(codes), 0, tuple(map(_text, boards)))


def _of_search(found: NDArray[np.int8], boards: Bytes) -> Found:
    listed = tuple(map(_text, boards[found != 1][:LISTED]))
    return Found(len(boards), int((found == 0).sum()), int((found < 0).sum()), listed)


def _long(claim: str, rows: int) -> Found:
    """All irreducible strips that are long or have a run of four, by guards in those runs."""
    is_marked, is_any = claim in "VC", claim in "DC"
    words = {
        min(word.images(rows))
        for word in irreducible_words(rows, WINDOW[rows], is_marked)
        if len(word.letters) >= SHORTEST_LONG[rows]
        or any(length == LONGEST_RUN for _, length, _ in word.runs(rows))
    }
    words = {word for word in words if not _is_exempt(word, rows, claim)}
    left = _unserved(sorted(words), rows, is_any)
    boards = tuple(f"{_text(_board(word, rows))} {word.mark}" for word in left[:LISTED])
    return Found(len(words), 0, len(left), boards)


def _is_exempt(word: Word, rows: int, claim: str) -> bool:
    """Tell that a marked strip is of one colour, or in V a pimple, Black but for a Green below."""
    if word.mark is None:
        return False
    board = _board(word, rows)
    is_pimple = board.sum() == 1 and board[0, word.mark] == 1
    return bool(board.all() or not board.any() or (claim == "V" and is_pimple))


def _unserved(words: Sequence[Word], rows: int, is_any: bool) -> list[Word]:
    """Return the words for which no guards in their long runs were found to do."""
    ways = {
        word: list(dict.fromkeys(chain(*(word.guarded(rows, length) for length in CUT_DOWN_TO))))
        for word in words
    }
    left = list(words)
    for limit in LIMITS:
        for place in range(max(map(len, ways.values()), default=0)):
            tried = {word: ways[word][place] for word in left if place < len(ways[word])}
            served = _served(tried, rows, limit, is_any)
            left = [word for word in left if word not in served]
    return left


def _served(tried: dict[Word, Guarded], rows: int, limit: int, is_any: bool) -> set[Word]:
    """Return the words for which a search within a limit does what it should, guards or not."""
    alike: dict[tuple[int, int | None], list[Guarded]] = defaultdict(list)
    for short, guard in dict.fromkeys(tried.values()):
        alike[len(short.letters), short.mark].append((short, guard))
    served: set[Guarded] = set()
    for (cols, mark), ways in alike.items():
        cells = block(rows, cols) + ([] if mark is None else [(-1, mark)])
        if len(cells) > MOST_CELLS:
            continue
        boards = np.stack([_board(short, rows) for short, _ in ways])
        guards = np.array([guard for _, guard in ways])
        found = free_columns(words_of(boards, mark), cells, guards, is_any, (limit,))
        served |= {way for way, each in zip(ways, found, strict=True) if each == 1}
    return {word for word, way in tried.items() if way in served}


def _board(word: Word, rows: int) -> Bytes:
    digits = np.array(word.letters) // 3 ** np.arange(rows)[:, None] % 3
    return np.asarray(digits.astype(np.uint8))


def _block(code: int, rows: int, cols: int) -> Bytes:
    digits = code // 3 ** np.arange(rows * cols) % 3
    return np.asarray(digits.reshape(cols, rows).T.astype(np.uint8))


def _text(board: Bytes) -> str:
    return "/".join("".join(COLOURS[colour] for colour in row) for row in board)
