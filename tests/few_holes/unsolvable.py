"""Unsolvable boards with few holes, by a program in C that undoes captures: `positions.c`.

    python tests/few_holes/unsolvable.py 4x5 4 build/few-holes

prints how many there are by holes, and how many up to symmetry. Shapes of two rows, and of up to 16
cells, are settled by a table of all positions. Larger ones are settled for one content of the last
columns after another, and a second run goes on where the first one ended.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
FROM_TABLE = 16


def build(folder: Path, name: str = "positions") -> Path:
    """Compile the program of that name into the folder and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    command = ["gcc", "-O3", "-march=native", "-o", str(program), str(HERE / f"{name}.c")]
    subprocess.run(command, check=True)
    return program


def symmetric(board: str) -> set[str]:
    """Return the board's forms under reflections, quarter turns of squares and turns of colours."""
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
    """Return the unsolvable boards with all colours and at most `holes` holes, in every form."""
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
    """Run a command that goes on from its output in `done`, append to it, and return all of it."""
    done.touch()
    whole_lines = done.read_text().rpartition("\n")[0]
    done.write_text(whole_lines + "\n" if whole_lines else "")
    with done.open("a") as file:
        subprocess.run([*command, str(done)], check=True, stdout=file)
    return done.read_text()


def counts(boards: Iterable[str]) -> Counter[int]:
    """Return the number of boards by their number of holes."""
    return Counter(board.count(".") for board in boards)


if __name__ == "__main__":
    shape, holes, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    boards = unsolvable(shape, holes, folder)
    classes = counts({min(symmetric(board)) for board in boards})
    for number in range(holes + 1):
        print(f"{shape}, {number} holes: {counts(boards)[number]} ({classes[number]})")
