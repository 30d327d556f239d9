"""Boards of every shape have the rows that `decide` gives each alone, in all ways to decide many.

`--positions 2000` draws 400 shapes. Engines are given arrays of garbage for what they find.
"""

from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

from greenest import decide_many
from greenest.solver.decide import decide, prepare
from greenest.solver.engines.lines import search as lines
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.verdict import Limits
from greenest.study.export.formats import COLUMNS, OF_GIVEN
from greenest.study.run import Run
from shell import records, run

LIMITS = Limits(max_nodes=100_000)
NODES = ("--max-nodes", str(LIMITS.max_nodes))
BOARDS = 3
SHARES = ((0, 1), (0.05, 0.7), (0.7, 1))
"""Ranges of the three shares of cells that have a stack; the first has at most 24 stacks."""


def runs_of(index):
    """Return runs of a shape with three numbers of stacks, or three of full boards beyond 64x64.

    In turn shapes are of up to 16x16 and 64x64 cells, single lines, and of up to 300x300 cells.
    """
    random = Random(f"any shape {index}")
    kind, largest = index % 4, (16, 64, 64, 300)[index % 4]
    size = random.uniform if kind == 0 else lambda _, most: most ** random.random()
    rows, cols = round(size(1, largest)), round(size(1, largest))
    if kind == 2:
        rows, cols = random.choice([(1, rows), (cols, 1)])
    few, some, dense = (max(round(rows * cols * random.uniform(*share)), 1) for share in SHARES)
    stacks = (min(few, 24), some, dense) if max(rows, cols) <= 64 else [rows * cols] * 3
    return [
        Run(rows, cols, pieces, BOARDS, 3 * index + number, LIMITS)
        for number, pieces in enumerate(stacks)
    ]


class Poisoned(ModuleType):
    """NumPy with an `empty` that returns arrays full of garbage."""

    def __getattr__(self, name):
        return getattr(np, name)

    def empty(self, shape, dtype):
        found = np.empty(shape, dtype)
        found.view(np.uint8)[...] = np.arange(found.nbytes).reshape(found.view(np.uint8).shape) | 1
        return found


@pytest.fixture(autouse=True)
def _garbage(monkeypatch):
    """Leave garbage in what the engines' calls for many boards do not write.

    The two modules have no compiled functions, which would take `empty` from NumPy.
    """
    for module in (lines, presolve):
        monkeypatch.setattr(module, "np", Poisoned("numpy"))


@pytest.fixture(scope="module")
def runs(pytestconfig):
    """Return runs, each with the verdicts on its boards, decided one by one."""
    prepare()
    count = pytestconfig.getoption("--positions") // 5
    found = [each for index in range(count) for each in runs_of(index)]
    return [
        (each, [decide(each.position(index), LIMITS) for index in each.boards]) for each in found
    ]


@pytest.fixture(scope="module")
def verdicts(runs):
    return [verdict for _, some in runs for verdict in some]


def timeless(row):
    return row | {"seconds": 0}


@pytest.mark.parametrize(("jobs", "ledger"), [("1", ()), ("2", ("--ledger", "kept"))])
def test_solve(jobs, ledger, verdicts, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("boards.txt").write_text("\n\n".join(str(each.position) for each in verdicts))
    expected = [
        timeless(each.as_json())
        | {"source": "boards.txt", "line": 2 * number - 1, "number": number}
        for number, each in enumerate(verdicts, 1)
    ]
    code = 3 if any(each.status == "undecided" for each in verdicts) else 0
    for _ in range(2 if ledger else 1):
        found = run("solve", "boards.txt", "--json", *NODES, "--jobs", jobs, *ledger)
        assert list(map(timeless, records(found, code))) == expected


def test_decide_many(verdicts):
    found = decide_many([each.position for each in verdicts], LIMITS, jobs=2)
    one, other = ([timeless(each.as_json()) for each in all_] for all_ in (found, verdicts))
    assert one == other
    assert found.columns()["moves"] == [each.moves for each in verdicts]


def test_batch(runs, tmp_path):
    names = [name for name in COLUMNS if name not in (*OF_GIVEN, "run")]
    for number, (each, found) in enumerate(runs):
        expected = [timeless({"index": index} | one.as_json()) for index, one in enumerate(found)]
        shape, ledger = f"{each.rows}x{each.cols}", str(tmp_path / str(number))
        numbers = ("--pieces", str(each.pieces), "--count", str(BOARDS), "--seed", str(each.seed))
        for _ in range(2):
            *rows, summary = records(
                run("batch", shape, *numbers, *NODES, "--json", "--each", "--ledger", ledger)
            )
            assert sorted(map(timeless, rows), key=lambda row: row["index"]) == expected
            statuses = [row["verdict"] for row in expected]
            for status in ("solvable", "unsolvable", "undecided"):
                assert summary[status] == statuses.count(status)
        table = records(run("export", ledger, "--format", "jsonl"))
        of_run = {"shape": shape, "seed": each.seed}
        kept = [{key: (row | of_run)[key] for key in names} for row in expected]
        assert list(map(timeless, table)) == kept
