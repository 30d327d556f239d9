"""CP-SAT agrees with the rules and the depth-first search, and keeps limits."""

import os
import signal
from threading import Timer

import pytest

from brute import is_solvable
from greenest.games.pyramids.position import Position
from greenest.solver.engines import cpsat
from greenest.solver.verdict import Limits, Status
from samples import balanced, unbalanced

HARD = balanced(9, 9, 81, 0)
SMALL = ((1, 4), (7, 1), (2, 3), (3, 3))


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


@pytest.mark.parametrize(("rows", "cols"), SMALL)
def test_positions_of_any_mix_are_decided_as_by_every_line_of_play(rows, cols, sample):
    """Without static reasons, too."""
    answers = set()
    for seed in range(sample(50)):
        position = unbalanced(rows, cols, seed)
        status = decided(position).status
        assert (status == Status.SOLVABLE) == is_solvable(position), position
        answers.add(status)
    assert answers == {Status.SOLVABLE, Status.UNSOLVABLE}


def test_split_board_is_refuted_at_once():
    halves = [str(balanced(5, 5, 25, seed)).split("/") for seed in range(2)]
    ranks = [rank + "....." for rank in halves[0]] + ["....." + rank for rank in halves[1]]
    verdict = decided(Position.parse("/".join(ranks)))
    assert verdict.status == Status.UNSOLVABLE
    assert verdict.nodes < 1_000_000


REDUNDANT = ("capture_all_but_one", "go_where_it_ends", "leave_in_one_order")


@pytest.mark.parametrize("left_out", [REDUNDANT[:1], REDUNDANT[1:2], REDUNDANT[2:], REDUNDANT])
def test_redundant_constraints_follow_from_the_others(left_out, monkeypatch, sample):
    positions = [unbalanced(3, 3, seed) for seed in range(sample(24))]
    expected = [decided(position).status for position in positions]
    for name in left_out:
        monkeypatch.setattr(cpsat, name, lambda *arguments: None)
    assert [decided(position).status for position in positions] == expected


def test_a_limit_of_nodes_leaves_undecided_and_a_higher_one_gets_further():
    position = balanced(9, 9, 21, 3)
    search = cpsat.Search(position)
    verdict = search.run(Limits(max_nodes=1))
    assert (verdict.status, verdict.captures) == (Status.UNDECIDED, None)
    assert "limit of nodes" in verdict.reason
    found, alone = search.run(Limits()), decided(position)
    assert (found.status, found.nodes) == (alone.status, alone.nodes)


def test_an_interrupt_ends_a_search_without_limit_of_time():
    timer = Timer(2.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            cpsat.Search(HARD).run(Limits(max_nodes=10**12))
    finally:
        timer.cancel()
