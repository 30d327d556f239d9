"""The finite checks behind docs/every-size.md; `python -m study.every_size` runs them all."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import perf_counter

import numpy as np

from solver.strips import (
    ALL,
    Bytes,
    absorbs,
    block,
    colours,
    ends,
    mirrored,
    reaches,
    uncut,
    uncut_below,
)

COLOURS = "BGW"

WHOLE = {3: ((4, 0), (3, 2), (3, 3)), 4: ((2, 2), (3, 2), (3, 3))}
"""For a number of rows, columns left and right of the cut, each relying on those before it.

With no column to the right a table decides. 4x4 relies on 4x3, which is 3x4 turned.
"""

Finding = dict[str, object]


def checks() -> Iterator[Finding]:
    """Run the checks one after the other; yield what each found."""
    for rows, cuts in WHOLE.items():
        for col in range(3):
            yield _two_coloured(rows, 3, 3, col)
        for left, right in cuts:
            yield _whole(rows, left, right)
    for rows, cols in ((3, 3), (3, 4), (4, 3)):
        yield _refusing(rows, cols)
    yield _never_dead(2, 6)


def _whole(rows: int, left: int, right: int) -> Finding:
    """Lemma A: three-coloured full boards can end in every colour."""
    cols = left + right
    what = f"A: every three-coloured {rows}x{cols} can end in each colour"
    if not right:
        failing = int(((colours(rows * cols) == ALL) & (ends(rows, cols) != ALL)).sum())
        return {"check": what, "searched": 0, "exceptions": failing, "undecided": 0}
    boards = uncut(rows, left, right)
    return {**_searched(boards, None), "check": what}


def _two_coloured(rows: int, left: int, right: int, col: int) -> Finding:
    """Lemma V: two colours and a carrier of the third."""
    what = f"V: {rows}x{left + right} of two colours, carrier of the third above column {col + 1}"
    return {**_searched(uncut_below(rows, left, right, col), col), "check": what}


def _searched(boards: Bytes, carrier: int | None) -> Finding:
    """Search boards, or boards with a white carrier above a column, for all three ends."""
    rows, cols = boards.shape[1:]
    cells = block(rows, cols)
    shifts = 2 * np.arange(len(cells), dtype=np.uint64)
    stacks = boards.transpose(0, 2, 1).reshape(len(boards), -1).astype(np.uint64) + np.uint64(1)
    words = (stacks << shifts).sum(axis=1, dtype=np.uint64)
    if carrier is not None:
        words |= np.uint64(3) << np.uint64(2 * len(cells))
        cells.append((-1, carrier))
    found = np.stack([reaches(words, cells, end) for end in range(3)], axis=1)
    failing = boards[(found == 0).any(axis=1)]
    return {
        "check": "",
        "searched": len(boards),
        "exceptions": len(failing),
        "undecided": int(((found < 0).any(axis=1) & (found != 0).all(axis=1)).sum()),
        "boards": [_text(each) for each in failing[:20]],
    }


def _refusing(rows: int, cols: int) -> Finding:
    """Blocks of two or three colours that do not absorb a carrier from the left at every row."""
    refusing = ~absorbs(rows, cols)
    sets = colours(rows * cols)
    three = np.flatnonzero(refusing & (sets == ALL))
    two = refusing & np.isin(sets, (3, 5, 6))
    return {
        "check": f"K: {rows}x{cols} and a carrier on the left, in any row, can end in each colour",
        "exceptions, three colours": len(three),
        "exceptions, two colours": int(two.sum()),
        "boards": [_text(_block(code, rows, cols)) for code in three[:20]],
    }


def _never_dead(rows: int, cols: int) -> Finding:
    """Lemma C: a colour of the carrier solves a block of two or three colours, in all columns."""
    sets = colours(rows * cols)
    image = mirrored(rows, cols)
    solves = np.full((3, len(sets)), True)
    for col in range((cols + 1) // 2):
        found = ends(rows, cols, (-1, col)).reshape(3, -1) != 0
        solves &= found & found[:, image]
    dead = ~np.isin(sets, (1, 2, 4)) & ~solves.any(axis=0)
    return {
        "check": f"C: {rows}x{cols} and a suitable carrier above",
        "exceptions": int(dead.sum()),
    }


def _block(code: int, rows: int, cols: int) -> Bytes:
    digits = code // 3 ** np.arange(rows * cols) % 3
    return np.asarray(digits.reshape(cols, rows).T.astype(np.uint8))


def _text(board: Bytes) -> str:
    return "/".join("".join(COLOURS[colour] for colour in row) for row in board)


def main() -> None:
    """Print a line for each check as it is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    started = perf_counter()
    for finding in checks():
        print(json.dumps({**finding, "seconds": round(perf_counter() - started)}), flush=True)


if __name__ == "__main__":
    main()
