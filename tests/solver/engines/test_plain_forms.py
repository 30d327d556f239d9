"""The plain forms of engines have the status, captures and nodes of the compiled ones."""

from dataclasses import replace
from random import Random

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver import loader
from greenest.solver.decide import decide
from greenest.solver.engines import schedule
from greenest.solver.engines.dfs import plain as plain_dfs
from greenest.solver.engines.dfs import search as dfs
from greenest.solver.engines.dfs import table
from greenest.solver.engines.lines import plain as plain_lines
from greenest.solver.engines.lines import search as lines
from greenest.solver.engines.presolve import plain as plain_presolve
from greenest.solver.engines.presolve import search as presolve
from greenest.solver.registry import COMPILED
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced, unbalanced, varied
from shell import python

GROWING = "GBW..B/.WB.../..GWG./G.BW../.....B/W...G."
"""A position with so many dead successors that the table grows."""

SMALL = [(1, 12), (2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (4, 3), (3, 5), (4, 4), (2, 8), (1, 16)]


@pytest.fixture
def bounded(monkeypatch):
    """Limit the plain engines to some nodes."""

    def bound(nodes):
        monkeypatch.setattr(plain_dfs, "MOST_NODES", nodes)
        monkeypatch.setattr(plain_presolve, "MOST_NODES_OF_FEW", nodes)
        monkeypatch.setattr(plain_lines, "MOST_NODES", nodes)

    return bound


@pytest.fixture(autouse=True)
def _endless(bounded):
    """Remove the limits of the plain engines."""
    bounded(10**9)


def small_boards(count):
    """Yield boards of up to 16 cells of all densities, balanced and not."""
    random = Random(5)
    for seed in range(count):
        rows, cols = random.choice(SMALL)
        if seed % 3:
            pieces = random.randint(max(2, rows * cols // 3), rows * cols)
            yield balanced(rows, cols, pieces, seed)
        else:
            yield unbalanced(rows, cols, seed)


def several(count):
    return [position for position in map(varied, range(count)) if position.pieces > 1]


def assert_same(found, expected):
    assert replace(found, seconds=0) == replace(expected, seconds=0)


def searched(module, position, limits=None):
    return module.Search(position).run(limits or Limits())


@pytest.mark.parametrize(("boards", "count"), [(small_boards, 1500), (several, 600)])
def test_the_plain_search_makes_the_nodes_of_the_kernel(boards, count, sample):
    statuses = set()
    for position in boards(sample(count)):
        found = searched(plain_dfs, position, Limits(max_nodes=3000))
        assert_same(found, searched(dfs, position, Limits(max_nodes=3000)))
        statuses.add(found.status)
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= statuses


def test_the_smallest_tables_drop_the_same_keys():
    position = Position.parse(GROWING)
    nodes = searched(plain_dfs, position, Limits(max_nodes=30_000)).nodes
    plain, compiled = plain_dfs.Search(position), dfs.Search(position)
    plain._table = plain_dfs.DeadTable(4)
    compiled._table = compiled._table[: 4 * table.BUCKET]
    without_growth = Limits(30_000, None, 0)
    forgetful = plain.run(without_growth)
    assert forgetful.nodes > nodes
    assert_same(forgetful, compiled.run(without_growth))


@pytest.mark.parametrize("limits", [Limits(3000), Limits(37), Limits(3000, None, 0)], ids=str)
@pytest.mark.parametrize(("boards", "count"), [(small_boards, 300), (several, 300)])
def test_the_plain_search_of_few_stacks_makes_the_nodes_of_the_kernel(
    boards, count, sample, limits
):
    statuses = set()
    for position in boards(sample(count)):
        if position.pieces <= schedule.FEW_STACKS and not dead_reason(position):
            found = plain_presolve.FewSearch(position).run(limits)
            expected = searched(presolve, position, limits)
            assert (found.status, found.captures) == (expected.status, expected.captures)
            assert found.nodes == expected.nodes
            statuses.add(found.status)
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= statuses


@pytest.mark.parametrize(("boards", "count"), [(small_boards, 500), (several, 120)])
def test_plain_line_removal_makes_the_captures_of_the_compiled_one(boards, count, sample):
    statuses = set()
    for position in boards(sample(count)):
        found = searched(plain_lines, position)
        assert_same(found, searched(lines, position))
        statuses.add(found.status)
    assert statuses == {Status.SOLVABLE, Status.UNDECIDED}


@pytest.mark.parametrize(
    ("rows", "cols", "pieces"), [(6, 6, 28), (9, 9, 70), (2, 16, 32), (16, 2, 30), (16, 16, 256)]
)
def test_plain_line_removal_does_the_same_on_large_boards(rows, cols, pieces):
    position = balanced(rows, cols, pieces, 0)
    for limits in (Limits(), Limits(max_nodes=9)):
        assert_same(searched(plain_lines, position, limits), searched(lines, position, limits))


@pytest.mark.parametrize("engine", ["auto", "lines", "dfs", "carry"])
def test_a_verdict_does_not_depend_on_the_form(engine, unloaded, monkeypatch):
    monkeypatch.setattr(loader, "PLAIN_SEARCHES", float("inf"))
    positions = [*small_boards(60), balanced(6, 6, 36, 1), balanced(5, 5, 12, 3)]
    plain = [decide(position, engine=engine) for position in positions]
    assert "dfs" not in unloaded.loaded
    unloaded.load("lines")
    unloaded.load("presolve")
    for position, found in zip(positions, plain, strict=True):
        expected = decide(position, engine=engine)
        assert replace(found, seconds=0, turns=()) == replace(expected, seconds=0, turns=())
        assert [(t.engine, t.status, t.nodes) for t in found.turns] == [
            (t.engine, t.status, t.nodes) for t in expected.turns
        ]


@pytest.mark.parametrize(
    ("engine", "loaded"),
    [("auto", {"dfs", "presolve"}), ("dfs", {"dfs"}), ("lines", {"lines", "dfs"})],
)
def test_a_search_beyond_its_plain_form_continues_compiled(engine, loaded, unloaded, bounded):
    hard = balanced(5, 5, 12, 3)
    expected = decide(hard, Limits(), engine)
    unloaded.loaded.clear()
    bounded(10)
    found = decide(hard, engine=engine)
    assert (found.status, found.nodes, found.captures) == (
        expected.status,
        expected.nodes,
        expected.captures,
    )
    assert {name for name in COMPILED if name in unloaded.loaded} == loaded


def test_a_search_that_was_stopped_resumes_compiled(unloaded, bounded):
    position = balanced(6, 6, 15, 1)
    whole = dfs.Search(position).run(Limits())
    bounded(250)
    search, nodes = unloaded.start("dfs", position), 0
    while (part := search.run(Limits(max_nodes=100))).status is Status.UNDECIDED:
        assert part.nodes == 100
        assert ("dfs" in unloaded.loaded) == (nodes >= 200)
        nodes += part.nodes
    assert (part.status, nodes + part.nodes) == (whole.status, whole.nodes)


def test_after_much_plain_work_all_searches_are_compiled(unloaded, monkeypatch):
    monkeypatch.setattr(loader, "PLAIN_SEARCHES", 1e-9)
    position = Position.parse("BG./W.B/.GW")
    decide(position)
    assert "dfs" not in unloaded.loaded
    decide(position)
    assert "dfs" in unloaded.loaded
    assert "presolve" in unloaded.loaded


def test_small_boards_are_answered_before_numba_is_loaded():
    check = (
        "import sys; from click.testing import CliRunner; from greenest.cli import main; "
        "boards = ['BGW/GWB/WBG', 'BG./W.B/.GW', 'BWG/GWB', 'BGWB/.WBG/GB.W/WGB.']; "
        "result = CliRunner().invoke(main, ['solve', *boards]); "
        "assert result.exit_code == 0, result.output; "
        "assert not {'numba', 'numpy', 'ortools'} & set(sys.modules)"
    )
    python(check, check=True)
