"""All engines agree with each other, with brute force and with tables of all positions.

`--positions` asks for more positions, as `make slow NAME=agreement` does, and `--first-position`
for others. Verdicts and nodes of a fixed sample are kept in a file. After an intended change of
nodes, `--update` rewrites it.
"""

import json
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from brute import forget, is_solvable
from filled_table import is_solvable_by_table
from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status
from samples import SOME, every_position, unbalanced, varied

KEPT = Path(__file__).with_name("agreement.json")
KEPT_COUNT = 400
BRUTE_STACKS = 8
LIMITS = Limits(max_nodes=20_000_000)
LIMITED = {"sat": Limits(max_nodes=1_000_000), "cpsat": Limits(max_nodes=1_000_000)}
"""Limits of engines that are slow on easy positions."""
SLOWER = {"carry": 5, "beam": 5, "sat": 20, "cpsat": 200}
"""These engines get one of so many small positions."""


def right(is_solvable):
    return Status.SOLVABLE if is_solvable else Status.UNSOLVABLE


def test_engines_agree_on_positions_of_many_kinds(pytestconfig):
    first, count = map(pytestconfig.getoption, ("--first-position", "--positions"))
    tally = Counter()
    for index in range(first, first + count):
        position = varied(index)
        found = {
            engine: decide(position, LIMITED.get(engine, LIMITS), engine).status
            for engine in CHOICES
        }
        answers = set(found.values()) - {Status.UNDECIDED}
        if position.pieces <= BRUTE_STACKS:
            answers.add(right(is_solvable(position)))
            forget()
        assert len(answers) == 1, f"{index}: {position}: {found}"
        assert found["auto"] is not Status.UNDECIDED
        tally.update(f"{engine} {status}" for engine, status in found.items())
    print(dict(sorted(tally.items())))
    if count >= 100:
        assert min(tally["auto solvable"], tally["auto unsolvable"]) > count / 10


def test_verdicts_and_nodes_are_those_kept(is_updating):
    """Any change of the rules, the order or the checks of the search shows here."""
    found = []
    for index in range(KEPT_COUNT):
        position = varied(index)
        verdict = decide(position, LIMITS, "dfs")
        found.append([str(position), verdict.status, verdict.nodes])
    if is_updating:
        lines = ",\n".join(json.dumps(each) for each in found)
        KEPT.write_text(f"[\n{lines}\n]\n")
    assert json.loads(KEPT.read_text()) == found


@pytest.mark.parametrize(
    "positions",
    [
        every_position(2, 2),
        every_position(1, 5, 2),
        every_position(2, 3, 5),
        every_position(3, 2, 5),
        every_position(3, 3, 10 * SOME),
        map(partial(unbalanced, 3, 4), range(400)),
        *(
            pytest.param(every_position(*shape), marks=pytest.mark.slow)
            for shape in ((1, 6), (6, 1), (2, 3), (3, 2), (2, 4), (3, 3))
        ),
        *(
            pytest.param(map(partial(unbalanced, *shape), range(100_000)), marks=pytest.mark.slow)
            for shape in ((3, 5), (4, 4))
        ),
    ],
)
def test_every_engine_agrees_with_the_table_of_all_positions(positions):
    undecided = set()
    for number, position in enumerate(positions):
        expected = right(is_solvable_by_table(position))
        for engine in CHOICES:
            if number % SLOWER.get(engine, 1) == 0:
                found = decide(position, LIMITED.get(engine, LIMITS), engine).status
                if found is Status.UNDECIDED:
                    undecided.add(engine)
                else:
                    assert found is expected, (engine, position)
    assert undecided <= LIMITED.keys()
