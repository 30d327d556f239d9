"""CP-SAT agrees with the rules and the depth-first search, and keeps limits."""

import os
import signal
from itertools import product
from threading import Timer

import pytest

from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.decide import search_alone
from greenest.solver.engines import cpsat
from greenest.solver.verdict import Limits, Status
from samples import balanced, unbalanced

HARD = balanced(9, 9, 81, 0)
SMALL = ((1, 6), (7, 1), (2, 3), (2, 4), (3, 3))


def decided(position):
    """Return the verdict; a solution is replayed first."""
    verdict = cpsat.Search(position).run(Limits())
    assert verdict.engine == "cpsat"
    assert verdict.status != Status.UNDECIDED
    assert (verdict.captures is None) == (verdict.status == Status.UNSOLVABLE)
    assert (verdict.reason is None) == (verdict.status == Status.SOLVABLE)
    if verdict.captures is not None:
        assert position.after(*verdict.captures).is_solved
        assert len(verdict.captures) == position.pieces - 1
    return verdict


@pytest.mark.parametrize(("rows", "cols"), [(1, 2), (1, 4), (2, 2), (3, 1)])
def test_every_small_position_is_decided_as_by_every_line_of_play(rows, cols):
    for cells in map("".join, product(".BGW", repeat=rows * cols)):
        position = Position(rows, cols, cells)
        if position.pieces >= 2:
            status = decided(position).status
            assert (status == Status.SOLVABLE) == is_solvable(position), position


@pytest.mark.parametrize(("rows", "cols"), SMALL)
def test_positions_of_any_mix_are_decided_as_by_every_line_of_play(rows, cols, sample):
    answers = set()
    for seed in range(sample(50)):
        position = unbalanced(rows, cols, seed)
        status = decided(position).status
        assert (status == Status.SOLVABLE) == is_solvable(position), position
        answers.add(status)
    assert answers == {Status.SOLVABLE, Status.UNSOLVABLE}


@pytest.mark.parametrize(
    ("rows", "cols", "pieces"),
    [
        (3, 3, 7),
        (2, 7, 12),
        (4, 4, 9),
        (5, 5, 10),
        (6, 6, 12),
        (6, 6, 15),
        (9, 9, 18),
        (12, 12, 24),
    ],
)
def test_balanced_positions_are_decided_as_by_the_search(rows, cols, pieces, sample):
    for seed in range(sample(20 if pieces < 18 else 6)):
        position = balanced(rows, cols, pieces, seed)
        assert decided(position).status == search_alone(position, Limits()).status, position


def test_positions_of_any_mix_are_decided_as_by_the_search(sample):
    for seed in range(sample(60)):
        position = unbalanced(1 + seed % 5, 2 + seed % 4, seed)
        assert decided(position).status == search_alone(position, Limits()).status, position


def test_split_board_is_refuted_at_once():
    halves = [str(balanced(5, 5, 25, seed)).split("/") for seed in range(2)]
    ranks = [rank + "....." for rank in halves[0]] + ["....." + rank for rank in halves[1]]
    verdict = decided(Position.parse("/".join(ranks)))
    assert verdict.status == Status.UNSOLVABLE
    assert verdict.nodes < 1_000_000


@pytest.mark.parametrize("text", ["BG/..", "B./.G", "BB/.B", "WW", "BBBB", "B.B/.W.", "GGW.W"])
def test_what_a_static_reason_decides_the_model_decides_too(text):
    position = Position.parse(text)
    assert (decided(position).status == Status.SOLVABLE) == is_solvable(position)


@pytest.mark.parametrize(("rows", "cols", "pieces"), [(6, 6, 36), (9, 9, 30), (12, 12, 36)])
def test_large_positions_are_solved(rows, cols, pieces):
    assert decided(balanced(rows, cols, pieces, 1)).status == Status.SOLVABLE


REDUNDANT = ("_capture_all_but_one", "_go_where_it_ends", "_leave_in_one_order")


@pytest.mark.parametrize("left_out", [*((name,) for name in REDUNDANT), REDUNDANT])
def test_redundant_constraints_follow_from_the_others(left_out, monkeypatch, sample):
    positions = [unbalanced(rows, cols, seed) for rows, cols in SMALL for seed in range(sample(8))]
    expected = [decided(position).status for position in positions]
    for name in left_out:
        monkeypatch.setattr(cpsat, name, lambda *arguments: None)
    assert [decided(position).status for position in positions] == expected


def test_a_limit_of_nodes_leaves_undecided_and_a_higher_one_gets_further():
    verdict = cpsat.Search(HARD).run(Limits(max_nodes=1_000_000))
    assert (verdict.status, verdict.captures) == (Status.UNDECIDED, None)
    assert "limit of nodes" in verdict.reason
    again = cpsat.Search(HARD).run(Limits(max_nodes=1_000_000))
    assert (verdict.reason, verdict.nodes) == (again.reason, again.nodes)
    position = balanced(12, 12, 36, 1)
    statuses = [cpsat.Search(position).run(Limits(max_nodes=10**n)).status for n in range(0, 9, 2)]
    assert statuses[0] == Status.UNDECIDED
    assert statuses[-1] == Status.SOLVABLE
    assert statuses == sorted(statuses, key=[Status.UNDECIDED, Status.SOLVABLE].index)
    position = balanced(9, 9, 21, 3)
    search = cpsat.Search(position)
    assert search.run(Limits(max_nodes=1)).status == Status.UNDECIDED
    found, alone = search.run(Limits()), decided(position)
    assert (found.status, found.nodes) == (alone.status, alone.nodes)


@pytest.mark.parametrize("seconds", [0.0, 0.5])
def test_time_limit_leaves_undecided_and_says_so(seconds):
    verdict = cpsat.Search(HARD).run(Limits(max_nodes=10**12, max_seconds=seconds))
    assert verdict.status == Status.UNDECIDED
    assert f"{seconds:g} s" in verdict.reason


def test_an_interrupt_ends_a_search_without_limit_of_time():
    timer = Timer(2.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            cpsat.Search(HARD).run(Limits(max_nodes=10**12))
    finally:
        timer.cancel()
