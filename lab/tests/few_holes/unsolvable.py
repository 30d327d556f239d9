"""Unsolvable boards with few holes, by a program in C that undoes captures: `positions.c`.

    python lab/tests/few_holes/unsolvable.py 4x5 4 build/few-holes

prints their number for each number of holes, also up to symmetry. Shapes of two rows or up to 16
cells are decided by a table of all positions. Larger shapes are decided for one content of the last
columns after another; a second run resumes there.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
FROM_TABLE = 16


def build(folder: Path, name: str = "positions") -> Path:
    """Compile a program into the folder and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    command = ["gcc", "-O3", "-march=native", "-o", str(program), str(HERE / f"{name}.c")]
    subprocess.run(command, check=True)
    return program


def symmetric(board: str) -> set[str]:
    """Return the images of a board under reflections, quarter turns of squares and colour turns."""
    forms = set()
    ranks = board.split("/")
    transposed = ["".join(file) for file in zip(*ranks, strict=True)]
    for shape in [ranks, transposed] if len(ranks) == len(transposed) else [ranks]:
        for upright in (shape, shape[::-1]):
            for each in (upright, [rank[::-1] for rank in upright]):
                text = "/".join(each)
                for colours in ("BGW", "GWB", "WBG"):
                    forms.add(text.translate(str.maketrans("BGW", colours)))
    return forms


def unsolvable(shape: str, holes: int, folder: Path, from_table: bool | None = None) -> set[str]:
    """Return all unsolvable boards with three colours and at most `holes` holes."""
    rows, cols = map(int, shape.split("x"))
    if from_table is None:
        from_table = rows == 2 or rows * cols <= FROM_TABLE
    command = [
        str(build(folder)),
        "table" if from_table else "frozen",
        str(rows),
        str(cols),
        str(holes),
    ]
    if from_table:
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    else:
        printed = resumed(command, folder / f"{shape}-{holes}.txt")
    return {form for line in printed.splitlines() if "/" in line for form in symmetric(line)}


def resumed(command: list[str], done: Path) -> str:
    """Run a command that appends to its earlier output in `done`; return all output."""
    done.touch()
    whole_lines = done.read_text().rpartition("\n")[0]
    done.write_text(whole_lines + "\n" if whole_lines else "")
    with done.open("a") as file:
        subprocess.run([*command, str(done)], check=True, stdout=file)
    return done.read_text()


def counts(boards: Iterable[str]) -> Counter[int]:
    """Return the number of boards for each number of holes."""
    return Counter(board.count(".") for board in boards)


if __name__ == "__main__":
    shape, holes, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    boards = unsolvable(shape, holes, folder)
    classes = counts({min(symmetric(board)) for board in boards})
    for number in range(holes + 1):
        print(f"{shape}, {number} holes: {counts(boards)[number]} ({classes[number]})")
