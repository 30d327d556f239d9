"""Free columns of many strips at once, by the search that `theorem.descents` has for one."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greenest.solver.full.guarded_search import FREE, LIMITS, orders, search
from greenest.solver.full.strips import ALL, Cell, Ints, rays


def words_of(boards: NDArray[np.uint8], carrier: int | None = None) -> NDArray[np.uint64]:
    """Return a word for each board; `boards` has (boards, rows, cols) colours.

    `carrier` is the column of a White carrier above each board, or None if there is no carrier.
    """
    stacks = boards.transpose(0, 2, 1).reshape(len(boards), -1).astype(np.uint64) + np.uint64(1)
    cells = stacks.shape[1]
    words = (stacks << 2 * np.arange(cells, dtype=np.uint64)).sum(axis=1, dtype=np.uint64)
    if carrier is not None:
        words |= np.uint64(3) << np.uint64(2 * cells)
    return np.asarray(words)


def search_free_columns(
    words: NDArray[np.uint64],
    cells: tuple[Cell, ...],
    guards: Ints | None = None,
    is_any: bool = False,
    limits: tuple[int, ...] = LIMITS,
) -> NDArray[np.int8]:
    """Return for each word whether it has a free column: 1 yes, 0 no, -1 undecided.

    If `is_any`, the question is instead whether the position can come down to one stack of any
    colour. `guards[word, column]` is x + 1 for a guarded column full of colour x, else 0. If
    `guards` is None, no column is guarded.

    A position is searched with each limit, in several orders of the cells. The answer is yes if
    the last stacks that these searches find together make a column free. The answer is no only if
    a search ends below its limit.
    """
    cols = np.array([col for _, col in cells])
    if guards is None:
        guards = np.zeros((len(words), cols.max() + 1), dtype=np.int64)
    wanted = np.full(cols.max() + 1, ALL if is_any else FREE)
    rest = orders(len(cells)), wanted, np.array(limits)
    found = [
        search(word, rays(cells), cols, guard, *rest)[0]
        for word, guard in zip(words, guards[:, cols], strict=True)
    ]
    return np.array(found, dtype=np.int8)
