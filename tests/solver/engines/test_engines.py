"""Facts about every engine that can refute: it resumes, keeps limits, needs no static reason."""

from time import perf_counter

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.bulk.many import decide_many
from greenest.solver.decide import decide
from greenest.solver.loader import LOADER
from greenest.solver.registry import CHOICES, ENGINES
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced

HARD, SOLVABLE = balanced(9, 9, 21, 3), balanced(9, 9, 24, 4)
SEARCHES = ("dfs", "beam", "sat")


def found_by(engine, position, limits=None):
    return LOADER.start(engine, position).run(limits or Limits())


@pytest.mark.parametrize(
    ("engine", "step"),
    [
        ("dfs", 700),
        ("beam", 1),
        ("beam", 700),
        ("sat", 100),
        ("sat", 1_000),
    ],
)
@pytest.mark.parametrize("position", [HARD, SOLVABLE], ids=["unsolvable", "solvable"])
def test_a_search_that_is_stopped_resumes_where_it_was(engine, step, position):
    whole = found_by(engine, position)
    search, nodes = LOADER.start(engine, position), 0
    while (part := search.run(Limits(max_nodes=step))).status is Status.UNDECIDED:
        assert part.nodes == step if engine == "dfs" else part.nodes >= step
        assert "limit of nodes" in part.reason
        nodes += part.nodes
    assert (part.status, part.captures) == (whole.status, whole.captures)
    assert nodes + part.nodes == whole.nodes


@pytest.mark.parametrize("engine", [*SEARCHES, "cpsat"])
def test_searches_do_not_share_their_memory(engine):
    positions = [balanced(6, 6, 15, seed) for seed in range(4)]
    alone = [found_by(engine, position) for position in positions]
    searches = [LOADER.start(engine, position) for position in positions]
    for search in searches:
        search.run(Limits(max_nodes=50))
    assert [search.run(Limits()).status for search in searches] == [each.status for each in alone]
    again = [found_by(engine, position) for position in positions]
    assert [(each.nodes, each.captures, each.reason) for each in again] == [
        (each.nodes, each.captures, each.reason) for each in alone
    ]


@pytest.mark.parametrize("engine", ["dfs", "sat"])
@pytest.mark.parametrize("text", ["BG./..W", "GGW", "BBG/..B/...", "BG../..BG"])
def test_a_search_needs_no_static_reason_to_refute(engine, text):
    position = Position.parse(text)
    assert dead_reason(position)
    assert found_by(engine, position).status is Status.UNSOLVABLE


def test_no_verdict_takes_more_seconds_than_passed():
    full, limits, started = balanced(3, 5, 15, 1), Limits(max_nodes=1000), perf_counter()
    found = [found_by(engine, full, limits) for engine in ENGINES]
    for engine in CHOICES:
        found += [decide(position, limits, engine) for position in (full, SOLVABLE)]
        found += decide_many([full, SOLVABLE, full], limits, engine)
    passed = perf_counter() - started
    assert all(0 <= verdict.seconds <= passed for verdict in found)
