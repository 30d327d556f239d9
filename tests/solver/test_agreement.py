"""All engines agree with each other, and with brute force on small boards.

`--positions` asks for more positions, as `make slow NAME=agreement` does, and `--first-position`
for others. Verdicts and nodes of a fixed sample are kept in a file. After an intended change of
nodes, `--update` rewrites it.
"""

import json
from collections import Counter
from pathlib import Path

from brute import forget, is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.registry import CHOICES
from greenest.solver.verdict import Limits, Status
from samples import varied

KEPT = Path(__file__).with_name("agreement.json")
KEPT_COUNT = 400
BRUTE_STACKS = 8
LIMITS = Limits(max_nodes=20_000_000)
SLOWER = {"sat": Limits(max_nodes=1_000_000), "cpsat": Limits(max_nodes=1_000_000)}
"""Limits of engines that are slow on easy positions."""


def test_engines_agree_on_positions_of_many_kinds(pytestconfig):
    first, count = map(pytestconfig.getoption, ("--first-position", "--positions"))
    tally = Counter()
    for index in range(first, first + count):
        position = varied(index)
        found = {
            engine: decide(position, SLOWER.get(engine, LIMITS), engine).status
            for engine in CHOICES
        }
        answers = set(found.values()) - {Status.UNDECIDED}
        if position.pieces <= BRUTE_STACKS:
            solvable = is_solvable(position)
            answers.add(Status.SOLVABLE if solvable else Status.UNSOLVABLE)
            forget()
            tally["brute"] += 1
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
    assert all(Position.parse(text).pieces >= 2 for text, _, _ in found)
