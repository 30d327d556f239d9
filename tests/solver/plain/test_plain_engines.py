"""The plain engines against the compiled ones: the same status, captures and nodes."""

import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver import at_hand
from greenest.solver.decide import decide, decide_at_hand
from greenest.solver.engines import dfs, glance, kernel, lines
from greenest.solver.engines.line_removal import OPENINGS, ORDERS
from greenest.solver.engines.line_tables import LONGEST_SEGMENT
from greenest.solver.plain import dead_table, effort, few, schedule, segments
from greenest.solver.plain import dfs as plain_dfs
from greenest.solver.plain import lines as plain_lines
from greenest.solver.plain.effort import TooHardError
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced, unbalanced, varied

GROWING = "GBW..B/.WB.../..GWG./G.BW../.....B/W...G."
"""So many positions of this one are dead that the table grows."""

SMALL = [(2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (4, 3), (3, 5), (4, 4), (2, 8), (1, 16)]


@pytest.fixture(autouse=True)
def _endless(monkeypatch):
    """Let the plain engines take as long as they like."""
    monkeypatch.setattr(effort.EFFORT, "left", float("inf"))
    monkeypatch.setattr(plain_dfs, "MOST_NODES", 10**9)
    monkeypatch.setattr(few, "MOST_NODES", 10**9)
    monkeypatch.setattr(plain_lines, "MOST_CAPTURES", 10**9)


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
    return module.Search(position).go_on(limits or Limits())


@pytest.mark.parametrize("positions", [small_boards(3000), several(800)], ids=["small", "varied"])
def test_the_plain_search_makes_the_nodes_of_the_kernel(positions):
    statuses = set()
    for position in positions:
        found = searched(plain_dfs, position, Limits(max_nodes=3000))
        assert_same(found, searched(dfs, position, Limits(max_nodes=3000)))
        statuses.add(found.status)
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= statuses


def test_the_plain_search_makes_the_nodes_of_the_kernel_with_hashed_keys():
    for seed in range(5):
        position = balanced(9, 8, 72, seed)
        assert_same(searched(plain_dfs, position), searched(dfs, position))


@pytest.mark.parametrize("limits", [Limits(), Limits(table_mb=1)], ids=str)
def test_a_table_that_grows_and_drops_keys_does_so_in_both(limits):
    position = Position.parse(GROWING)
    found = searched(plain_dfs, position, limits)
    assert found.nodes > 10_000
    assert_same(found, searched(dfs, position, limits))


def test_the_smallest_tables_drop_the_same_keys(monkeypatch):
    position, limits = Position.parse(GROWING), Limits(max_nodes=30_000)
    nodes = searched(plain_dfs, position, limits).nodes
    monkeypatch.setattr(plain_dfs, "FIRST_BUCKETS", 4)
    monkeypatch.setattr(dfs, "FIRST_TABLE_WORDS", 4 * kernel.BUCKET)
    for module in (plain_dfs, dfs):
        monkeypatch.setattr(module, "largest_buckets", lambda limits: 4)
    forgetful = searched(plain_dfs, position, limits)
    assert forgetful.nodes > nodes
    assert_same(forgetful, searched(dfs, position, limits))


def test_the_plain_search_goes_on_where_it_was():
    position = balanced(6, 6, 15, 1)
    one, other = plain_dfs.Search(position), dfs.Search(position)
    while True:
        found = one.go_on(Limits(max_nodes=100))
        assert_same(found, other.go_on(Limits(max_nodes=100)))
        if found.status is not Status.UNDECIDED:
            return


@pytest.mark.parametrize("limits", [Limits(3000), Limits(37), Limits(3000, None, 0)], ids=str)
@pytest.mark.parametrize("positions", [[*small_boards(500)], several(400)], ids=["small", "varied"])
def test_the_plain_search_of_few_stacks_makes_the_nodes_of_the_kernel(positions, limits):
    statuses = set()
    for position in positions:
        if position.pieces <= schedule.FEW_STACKS and not dead_reason(position):
            found = searched(few, position, limits)
            expected = searched(glance, position, limits)
            assert (found.status, found.captures) == (expected.status, expected.captures)
            assert found.nodes == expected.nodes
            statuses.add(found.status)
    assert {Status.SOLVABLE, Status.UNSOLVABLE} <= statuses


@pytest.mark.parametrize("table_mb", [0, 1, 256])
def test_tables_of_few_stacks_grow_and_are_full_alike(table_mb):
    limits = Limits(25_000, None, table_mb)
    position = next(
        each
        for each in (balanced(9, 9, 20, seed) for seed in range(99))
        if searched(glance, each, limits).nodes > 20_000
    )
    found, expected = searched(few, position, limits), searched(glance, position, limits)
    assert (found.status, found.nodes) == (expected.status, expected.nodes)


@pytest.mark.parametrize("positions", [small_boards(1000), several(120)], ids=["small", "varied"])
def test_plain_line_removal_makes_the_captures_of_the_compiled_one(positions):
    statuses = set()
    for position in positions:
        found = searched(plain_lines, position)
        assert_same(found, searched(lines, position))
        statuses.add(found.status)
    assert statuses == {Status.SOLVABLE, Status.UNDECIDED}


@pytest.mark.parametrize(
    ("rows", "cols", "pieces"),
    [(6, 6, 36), (6, 6, 28), (9, 9, 81), (9, 9, 70), (2, 16, 32), (16, 2, 30), (16, 16, 256)],
)
def test_plain_line_removal_does_the_same_on_large_boards(rows, cols, pieces):
    for seed in range(5 if rows * cols < 256 else 1):
        position = balanced(rows, cols, pieces, seed)
        assert_same(searched(plain_lines, position), searched(lines, position))
    assert_same(
        searched(plain_lines, position, Limits(max_nodes=9)),
        searched(lines, position, Limits(max_nodes=9)),
    )


@pytest.mark.parametrize("engine", ["auto", "lines", "dfs", "carry"])
def test_a_verdict_does_not_depend_on_the_form_that_is_at_hand(engine, monkeypatch):
    positions = [*small_boards(60), balanced(6, 6, 36, 1), balanced(5, 5, 12, 3)]
    compiled = [decide(position, engine=engine) for position in positions]
    rest = {part: form for part, form in at_hand._LOADED.items() if part not in at_hand.TWO_FORMS}
    monkeypatch.setattr(at_hand, "_LOADED", rest)
    for position, expected in zip(positions, compiled, strict=True):
        found = decide_at_hand(position, engine=engine)
        assert replace(found, seconds=0, turns=()) == replace(expected, seconds=0, turns=())
        assert [(t.engine, t.status, t.nodes) for t in found.turns] == [
            (t.engine, t.status, t.nodes) for t in expected.turns
        ]


def test_numbers_stated_twice_are_the_same():
    assert plain_dfs.EXACT_STACKS == kernel.EXACT_STACKS
    assert plain_dfs.FIRST_SHAKEN == kernel.FIRST_SHAKEN
    assert plain_dfs.ALLOWANCE_GROWTH == kernel.ALLOWANCE_GROWTH
    assert dead_table.SLOTS * 2 == kernel.BUCKET
    assert schedule.BUCKET_BYTES == 8 * kernel.BUCKET
    assert (plain_lines.ORDERS, plain_lines.OPENINGS) == (ORDERS, OPENINGS)
    assert segments.LONGEST_SEGMENT == LONGEST_SEGMENT


def test_what_is_too_hard_is_left_to_the_compiled_engine(monkeypatch):
    monkeypatch.setattr(plain_dfs, "MOST_NODES", 10)
    monkeypatch.setattr(few, "MOST_NODES", 10)
    monkeypatch.setattr(plain_lines, "MOST_CAPTURES", 10)
    monkeypatch.setattr(at_hand, "_LOADED", {})
    hard = balanced(5, 5, 12, 3)
    with pytest.raises(TooHardError) as error:
        decide_at_hand(hard)
    assert error.value.part == "glance"
    with pytest.raises(TooHardError) as error:
        decide_at_hand(hard, engine="dfs")
    assert error.value.part == "dfs"
    with pytest.raises(TooHardError) as error:
        decide_at_hand(hard, engine="lines")
    assert error.value.part == "lines"
    assert decide(hard).nodes > 10
    assert set(at_hand._LOADED) == {"dfs", "glance"}


def test_a_process_that_spent_its_patience_loads_what_is_compiled(monkeypatch):
    monkeypatch.setattr(effort.EFFORT, "left", 1e-9)
    monkeypatch.setattr(at_hand, "_LOADED", {})
    position = Position.parse("BG./W.B/.GW")
    decide(position)
    assert at_hand._LOADED == {}
    decide(position)
    assert set(at_hand._LOADED) == {"dfs", "glance"}


@pytest.mark.parametrize("board", ["BGW/GWB/WBG", "BG./W.B/.GW", "BWG/GWB", "BGWB/.WBG/GB.W/WGB."])
def test_a_small_board_is_answered_before_numba_is_loaded(board):
    check = (
        "import sys; from click.testing import CliRunner; from greenest.cli import main; "
        f"result = CliRunner().invoke(main, ['solve', {board!r}]); "
        "assert result.exit_code == 0, result.output; "
        "assert not {'numba', 'numpy', 'ortools'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", check], check=True)
