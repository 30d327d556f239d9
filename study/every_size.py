"""The finite checks behind docs/every-size.md, in the order in which they rely on each other.

Each is a function of nothing that returns a `Finding`; `greenest prove --all-sizes` runs them all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial

import numpy as np

from solver.irreducible import LONGEST_RUN, Word, irreducible_words
from solver.strips import (
    ALL,
    COLUMN,
    LIMITS,
    ROW,
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


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found: of so many cases that were left to search, the exceptions."""

    check: str
    searched: int
    exceptions: int
    undecided: int
    boards: tuple[str, ...] = ()
    """The first exceptions and undecided cases."""

    @property
    def holds(self) -> bool:
        """Whether there is neither an exception nor a case that was not decided."""
        return not self.exceptions and not self.undecided

    def as_json(self) -> dict[str, object]:
        """Return the finding as it is written."""
        return {**asdict(self), "boards": list(self.boards)}


@dataclass(frozen=True, slots=True)
class Check:
    """A finite check by its name."""

    name: str
    run: Callable[[], Finding]


def checks() -> Iterator[Check]:
    """Yield all checks."""
    yield _check("P 4x3: a free column, if of three colours", _table_of_free_columns, 4, 3)
    for rows, left, right, is_narrower_known in (
        (4, 2, 2, True),
        (4, 3, 2, True),
        (3, 3, 2, False),
        (3, 3, 3, True),
        (3, 3, 4, True),
        (3, 4, 4, True),
    ):
        name = f"P {rows}x{left + right}: a free column, if of three colours"
        yield _check(name, _whole, rows, left, right, is_narrower_known)
    yield _check("P 3xN, N from 9: a free column, if of three colours", _long, 3, 4, 9)
    yield _check("P 4xN, N from 6: a free column, if of three colours", _long, 4, 3, 6)
    for rows, left, right in ((3, 3, 2), (3, 3, 3), (3, 4, 3), (3, 4, 4), (4, 3, 2)):
        name = f"V {rows}x{left + right}: a free column, if of two colours, the third above"
        yield _check(name, _two_coloured, rows, left, right)
    yield _check("V 3xN, N from 9: a free column, if of two colours", _long, 3, 4, 9, True)
    yield _check("V 4xN, N from 6: a free column, if of two colours", _long, 4, 3, 6, True)
    for cols in (5, 6, 7):
        yield _check(f"D 2x{cols}: solvable, if of three colours", _table_of_solvable, 2, cols)
    yield _check("D 2x8: solvable, if of three colours", _whole, 2, 4, 4, True)
    yield _check("D 2xN, N from 9: solvable, if of three colours", _long, 2, 4, 9, False, True)
    for cols in (5, 6, 7, 8):
        yield _check(f"C 2x{cols}: solvable, if of two colours, the third above", _under_third, cols)
    yield _check("C 2xN, N from 9: solvable, if of two colours", _long, 2, 4, 9, True, True)
    for cols in (5, 6):
        yield _check(f"E 2x{cols}: solvable under some colour, if of three", _under_some, cols)
    for rows, cols in ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4)):
        yield _check(
            f"small {rows}x{cols}: solvable, if of three colours", _table_of_solvable, rows, cols
        )


def _check(name: str, function: Callable[..., Finding], *args: object) -> Check:
    return Check(name, partial(function, name, *args))


def _table_of_free_columns(name: str, rows: int, cols: int) -> Finding:
    table = ends(rows, cols).astype(np.int64)
    return _of_table(name, free_lines(table, cols) != 0, rows, cols)


def _table_of_solvable(name: str, rows: int, cols: int) -> Finding:
    return _of_table(name, ends(rows, cols) != 0, rows, cols)


def _of_table(name: str, holds: Flags, rows: int, cols: int) -> Finding:
    failing = np.flatnonzero((colours(rows * cols) == ALL) & ~holds)
    boards = [_block(code, rows, cols) for code in failing[:20]]
    return Finding(name, 0, len(failing), 0, tuple(map(_text, boards)))


def _whole(name: str, rows: int, left: int, right: int, is_narrower_known: bool) -> Finding:
    """Blocks of three colours, but for those that a cut or a removal settles."""
    boards = uncut(rows, left, right, is_narrower_known)
    found = free_columns(words_of(boards), block(rows, left + right), is_any=rows == 2)
    return _of_search(name, found, boards)


def _two_coloured(name: str, rows: int, left: int, right: int) -> Finding:
    """Blocks of two colours with a carrier above each column, up to mirror images."""
    cells = block(rows, left + right)
    boards, found = [], []
    for col in range((left + right + 1) // 2):
        part = uncut_below(rows, left, right, col)
        boards.append(part)
        found.append(free_columns(words_of(part, col), [*cells, (-1, col)]))
    return _of_search(name, np.concatenate(found), np.concatenate(boards))


def _under_third(name: str, cols: int) -> Finding:
    """All blocks of 2 rows, Black and Green, with White above a column, up to mirror images."""
    cells = block(2, cols)
    boards = (np.arange(1, (1 << 2 * cols) - 1)[:, None] >> np.arange(2 * cols) & 1).astype(np.uint8)
    boards = boards.reshape(-1, cols, 2).transpose(0, 2, 1)
    found = [
        free_columns(words_of(boards, col), [*cells, (-1, col)], is_any=True)
        for col in range((cols + 1) // 2)
    ]
    return _of_search(name, np.concatenate(found), np.concatenate([boards] * len(found)))


def _under_some(name: str, cols: int) -> Finding:
    """Of each block of 2 rows and three colours, one colour of a carrier above solves it."""
    three = colours(2 * cols) == ALL
    failing = np.zeros(len(three), dtype=np.bool_)
    for col in range((cols + 1) // 2):
        failing |= three & ~(ends(2, cols, (-1, col)).reshape(3, -1) != 0).any(axis=0)
    codes = np.flatnonzero(failing)
    boards = [_block(code, 2, cols) for code in codes[:20]]
    return Finding(name, 0, len(codes), 0, tuple(map(_text, boards)))


def _of_search(name: str, found: np.ndarray, boards: Bytes) -> Finding:
    return Finding(
        name,
        len(boards),
        int((found == 0).sum()),
        int((found < 0).sum()),
        tuple(map(_text, boards[found != 1][:20])),
    )


def _long(
    name: str, rows: int, window: int, shortest: int, is_marked: bool = False, is_any: bool = False
) -> Finding:
    """All irreducible strips of at least `shortest` columns, by guards in their long runs."""
    words = {
        min(word.images(rows))
        for word in irreducible_words(rows, window, is_marked)
        if len(word.letters) >= shortest
        or any(length == LONGEST_RUN for _, length, _ in word.runs(rows))
    }
    if is_marked:
        words = {word for word in words if not _is_exempt(word, rows, is_any)}
    left = _unserved(sorted(words), rows, is_any)
    boards = tuple(f"{_text(_board(word, rows))} {word.mark}" for word in left[:20])
    return Finding(name, len(words), 0, len(left), boards)


def _is_exempt(word: Word, rows: int, is_any: bool) -> bool:
    """Tell that a strip is of one colour, or Black but for the Green stack under the carrier."""
    board = _board(word, rows)
    is_pimple = board.sum() == 1 and board[0, word.mark] == 1
    return bool(board.all() or not board.any() or is_pimple and not is_any)


def _unserved(words: Sequence[Word], rows: int, is_any: bool) -> list[Word]:
    """Return the words for which no guards in their long runs were found to do."""
    left = list(words)
    for limit in LIMITS:
        for length in range(2, LONGEST_RUN + 1):
            left = _search_guarded(left, rows, length, limit, is_any)
    return left


def _search_guarded(
    words: Sequence[Word], rows: int, length: int, limit: int, is_any: bool
) -> list[Word]:
    """Return the words left after a search with long runs cut down to a length."""
    ways: dict[tuple[int, int | None], list[tuple[int, Word, list[int]]]] = defaultdict(list)
    for index, word in enumerate(words):
        for short, guard in word.guarded(rows, length):
            ways[len(short.letters), short.mark].append((index, short, guard))
    served = np.zeros(len(words), dtype=np.bool_)
    for (cols, mark), cases in ways.items():
        cells = block(rows, cols) + ([] if mark is None else [(-1, mark)])
        if len(cells) > 32:
            continue
        boards = np.stack([_board(short, rows) for _, short, _ in cases])
        guards = np.array([guard for _, _, guard in cases])
        found = free_columns(words_of(boards, mark), cells, guards, is_any, (limit,))
        np.logical_or.at(served, [index for index, _, _ in cases], found == 1)
    return [word for word, is_served in zip(words, served, strict=True) if not is_served]


def _board(word: Word, rows: int) -> Bytes:
    digits = np.array(word.letters) // 3 ** np.arange(rows)[:, None] % 3
    return np.asarray(digits.astype(np.uint8))


def _block(code: int, rows: int, cols: int) -> Bytes:
    digits = code // 3 ** np.arange(rows * cols) % 3
    return np.asarray(digits.reshape(cols, rows).T.astype(np.uint8))


def _text(board: Bytes) -> str:
    return "/".join("".join(COLOURS[colour] for colour in row) for row in board)
