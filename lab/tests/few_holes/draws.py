"""How many boards with few holes can be unsolvable, estimated by samples: `draws.c`.

    python lab/tests/few_holes/draws.py 5x5 4 10 build/few-holes

solves ten batches of a million boards with up to four holes. Batches that are done are skipped.
With N boards drawn, all solved, the share of unsolvable ones is below 3/N with 95 % confidence.
"""

import sys
from math import comb
from pathlib import Path

from unsolvable import build, resumed

SIZE = 1_000_000


def unsolved(shape: str, holes: int, batches: int, folder: Path, size: int = SIZE) -> list[str]:
    """Return the boards of the batches for which no solution was found."""
    command = [str(build(folder, "draws")), *shape.split("x"), *map(str, (holes, batches, size))]
    printed = resumed(command, folder / f"{shape}-{holes}-draws-{size}.txt")
    return [line for line in printed.splitlines() if "/" in line]


def boards(cells: int, holes: int) -> int:
    """Return the number of boards with at most `holes` holes and all three colours."""
    return sum(
        comb(cells, empty) * (3 ** (cells - empty) - 3 * 2 ** (cells - empty) + 3)
        for empty in range(holes + 1)
    )


if __name__ == "__main__":
    shape, holes, batches = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    left = unsolved(shape, holes, batches, Path(sys.argv[4]))
    rows, cols = map(int, shape.split("x"))
    drawn, all_boards = batches * SIZE, boards(rows * cols, holes)
    print(f"{drawn} of {all_boards} boards drawn, {len(left)} without a solution found")
    print(*left, sep="\n")
    if not left:
        print(f"with 95 % confidence at most {3 * all_boards // drawn} are unsolvable")
