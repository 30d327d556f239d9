"""The search of clauses: right, repeatable, and to be stopped and gone on with."""

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.engines import sat
from greenest.solver.engines.clausal import mind
from greenest.solver.portfolio import search_alone
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
        found = sat.Search(position).go_on(Limits(max_nodes=2_000_000))
        if found.status is Status.UNDECIDED:
            continue
        assert found.status is search_alone(position, Limits()).status, position
        seen[found.status] += 1
        if found.captures is not None:
            assert position.after(*found.captures).is_solved
    assert min(seen.values()) > 20


@pytest.mark.parametrize("step", [100, 1_000, 30_000])
def test_a_search_that_is_stopped_goes_on_where_it_was(step):
    whole = sat.Search(HARD).go_on(Limits())
    search, nodes = sat.Search(HARD), 0
    while (part := search.go_on(Limits(max_nodes=step))).status is Status.UNDECIDED:
        assert part.nodes >= step
        assert "limit of nodes" in part.reason
        nodes += part.nodes
    assert (part.status, nodes + part.nodes) == (whole.status, whole.nodes)


def test_searches_do_not_share_their_memory():
    positions = [balanced(9, 9, 21, seed) for seed in range(4)]
    alone = [sat.Search(position).go_on(Limits()) for position in positions]
    searches = [sat.Search(position) for position in positions]
    for search in searches:
        search.go_on(Limits(max_nodes=50))
    together = [search.go_on(Limits()) for search in searches]
    assert [each.status for each in together] == [each.status for each in alone]
    again = [sat.Search(position).go_on(Limits()) for position in positions]
    assert [each.nodes for each in again] == [each.nodes for each in alone]


def test_memory_grows_with_the_board_and_serves_small_ones_after_it(monkeypatch):
    monkeypatch.setattr(sat, "_ROOMS", [])
    large = balanced(12, 12, 54, 1)
    verdicts = [
        sat.Search(position).go_on(Limits(max_nodes=200_000)) for position in (HARD, large, HARD)
    ]
    assert len(sat._ROOMS) == 1
    assert (verdicts[0].status, verdicts[0].nodes) == (verdicts[2].status, verdicts[2].nodes)


def test_how_much_room_there_is_changes_nothing(monkeypatch):
    plenty = sat.Search(HARD).go_on(Limits())
    monkeypatch.setattr(sat, "LOG", 1)
    for keeps_learned in (False, True):
        scarce = sat.Search(HARD, keeps_learned)
        held = scarce._mind
        little = held.arena[: held.numbers[mind.USED]].copy()
        scarce._room.mind = held._replace(arena=little)
        found = scarce.go_on(Limits())
        assert scarce._mind.arena.size > little.size
        assert (found.status, found.nodes) == (plenty.status, plenty.nodes)


def test_what_was_learned_is_forgotten_without_harm(monkeypatch):
    monkeypatch.setattr(sat, "ROOM", 100)
    monkeypatch.setattr(sat, "_ROOMS", [])
    search = sat.Search(HARD)
    search._mind.numbers[mind.ALLOWED] = 20
    found = search.go_on(Limits())
    assert found.status is search_alone(HARD, Limits()).status


def test_a_limit_of_time_is_kept():
    found = sat.Search(balanced(12, 12, 48, 1)).go_on(Limits(max_nodes=10**12, max_seconds=0.0))
    assert (found.status, found.nodes) == (Status.UNDECIDED, 0)


def test_positions_that_fall_apart_are_refuted():
    for text in ("B./.G", "BG../..BG", "BB"):
        assert sat.Search(Position.parse(text)).go_on(Limits()).status is Status.UNSOLVABLE


@pytest.mark.parametrize("cells", ["..", "B."])
def test_less_than_two_stacks_are_refused(cells):
    with pytest.raises(ValueError, match="two stacks"):
        sat.Search(Position(1, 2, cells))
