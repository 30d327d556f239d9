"""CDCL: right, repeatable, and resumable."""

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.engines.cdcl import search as cdcl
from greenest.solver.engines.cdcl.state import Slot
from greenest.solver.scheduler import search_alone
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied

HARD = balanced(9, 9, 21, 3)


def test_it_agrees_with_the_depth_first_search():
    seen = {Status.SOLVABLE: 0, Status.UNSOLVABLE: 0}
    few = [balanced(6, 6, 12, seed) for seed in range(40)]
    for position in [*map(varied, range(150)), *few]:
        if position.pieces > 30 or dead_reason(position):
            continue
        found = cdcl.Search(position).run(Limits(max_nodes=2_000_000))
        if found.status is Status.UNDECIDED:
            continue
        assert found.status is search_alone(position, Limits()).status, position
        seen[found.status] += 1
        if found.captures is not None:
            assert position.after(*found.captures).is_solved
    assert min(seen.values()) > 20


@pytest.mark.parametrize("step", [100, 1_000, 30_000])
def test_a_search_that_is_stopped_resumes_where_it_was(step):
    whole = cdcl.Search(HARD).run(Limits())
    search, nodes = cdcl.Search(HARD), 0
    while (part := search.run(Limits(max_nodes=step))).status is Status.UNDECIDED:
        assert part.nodes >= step
        assert "limit of nodes" in part.reason
        nodes += part.nodes
    assert (part.status, nodes + part.nodes) == (whole.status, whole.nodes)


def test_searches_do_not_share_their_memory():
    positions = [balanced(9, 9, 21, seed) for seed in range(4)]
    alone = [cdcl.Search(position).run(Limits()) for position in positions]
    searches = [cdcl.Search(position) for position in positions]
    for search in searches:
        search.run(Limits(max_nodes=50))
    together = [search.run(Limits()) for search in searches]
    assert [each.status for each in together] == [each.status for each in alone]
    again = [cdcl.Search(position).run(Limits()) for position in positions]
    assert [each.nodes for each in again] == [each.nodes for each in alone]


def test_the_size_of_arena_and_log_changes_nothing(monkeypatch):
    plenty = cdcl.Search(HARD).run(Limits())
    monkeypatch.setattr(cdcl, "LOG_WORDS", 1)
    for with_proof in (False, True):
        scarce = cdcl.Search(HARD, with_proof)
        held = scarce._state
        little = held.arena[: held.counters[Slot.ARENA_SIZE]].copy()
        scarce._state = held._replace(arena=little)
        found = scarce.run(Limits())
        assert scarce._state.arena.size > little.size
        assert (found.status, found.nodes) == (plenty.status, plenty.nodes)


def test_space_for_the_clauses_of_a_position_grows(monkeypatch):
    plenty = cdcl.Search(HARD).run(Limits())
    monkeypatch.setattr(cdcl, "BINARY_LITERALS", 10)
    monkeypatch.setattr(cdcl, "LONG_WORDS", 10)
    found = cdcl.Search(HARD).run(Limits())
    assert (found.status, found.nodes) == (plenty.status, plenty.nodes)


def test_learned_clauses_are_reduced_without_harm(monkeypatch):
    monkeypatch.setattr(cdcl, "LEARNED_WORDS", 100)
    search = cdcl.Search(HARD)
    search._state.counters[Slot.LEARNED_LIMIT] = 20
    found = search.run(Limits())
    assert found.status is search_alone(HARD, Limits()).status


def test_a_limit_of_time_is_kept():
    found = cdcl.Search(balanced(12, 12, 48, 1)).run(Limits(max_nodes=10**12, max_seconds=0.0))
    assert (found.status, found.nodes) == (Status.UNDECIDED, 0)


def test_positions_that_fall_apart_are_refuted():
    for text in ("B./.G", "BG../..BG", "BB"):
        assert cdcl.Search(Position.parse(text)).run(Limits()).status is Status.UNSOLVABLE


@pytest.mark.parametrize("cells", ["..", "B."])
def test_less_than_two_stacks_are_refused(cells):
    with pytest.raises(ValueError, match="two stacks"):
        cdcl.Search(Position(1, 2, cells))
