"""Climbs to hard positions: seeded, gone on with, and never downhill."""

from random import Random

import pytest

from greenest.games.pyramids.board import COLOURS, MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.lab.hardest.climb import climb, climbs, peaks_of
from greenest.lab.hardest.effort import ENGINES, effort
from greenest.lab.hardest.families import FAMILIES, changed
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.book.file import reading
from greenest.study.sampling import random_position

FEW = 3_000


@pytest.mark.parametrize("family", FAMILIES)
def test_a_seed_gives_the_same_start_and_changes_of_a_size_that_is_read(family):
    first, again = (FAMILIES[family](Random(7)) for _ in range(2))
    assert first == again
    start, random = first, Random(8)
    for _ in range(50):
        start = changed(start, random)
        assert max(start.position.rows, start.position.cols) <= MAX_SIDE
    assert start.position != first.position


@pytest.mark.parametrize("family", ["hunter", "reduction"])
def test_a_hunter_stays_alone_whatever_changes(family):
    start, random = FAMILIES[family](Random(3)), Random(4)
    for _ in range(100):
        start = changed(start, random)
        counts = start.position.counts
        assert counts["B"] == 1
        assert counts["W"] == 0


def test_a_symmetric_board_stays_symmetric():
    start, random = FAMILIES["symmetric"](Random(5)), Random(6)
    for _ in range(100):
        cells = start.position.cells
        assert cells == cells[::-1]
        start = changed(start, random)


def test_blocks_are_joined_by_a_single_stack():
    position = FAMILIES["blocks"](Random(2)).position
    assert decide(position, Limits(max_nodes=10**6)).status is not None
    lines = [row for row in str(position).split("/") if set(row) & set(COLOURS)]
    assert len(lines) == position.rows


def test_the_effort_is_that_of_the_engine_with_the_fewest_nodes():
    for index in range(12):
        position = random_position(8, 8, 18, 21, index)
        found = effort(position, 10**6)
        alone = [decide(position, Limits(max_nodes=10**6), engine) for engine in ENGINES]
        decided = [each for each in alone if each.status is not Status.UNDECIDED]
        assert {each.status for each in decided} == {found.status}
        if found.engine != "static":
            assert found.nodes == min(each.nodes for each in decided)
            assert decide(position, Limits(max_nodes=10**6), str(found.engine)).nodes == found.nodes


def test_what_no_engine_decides_is_undecided_and_takes_all_their_nodes():
    position = FAMILIES["blocks"](Random(2)).position
    found = effort(position, 1)
    assert (found.status, found.engine, found.nodes) == (Status.UNDECIDED, None, 1)


def test_a_climb_is_a_function_of_its_seed_and_never_goes_down():
    for number in (1, 2):
        peak = climb(5, number, FEW)
        assert peak == climb(5, number, FEW)
        assert peak.hardness >= peak.begun_at
        assert effort(peak.position, 10**6).nodes == peak.hardness


def test_climbs_that_were_stopped_go_on_where_they_were(tmp_path):
    path = tmp_path / "climbs"
    begun = climbs(path, 5, 3, FEW)
    first = [next(begun), next(begun)]
    begun.close()
    with reading(path) as ledger:
        assert peaks_of(ledger) == first
    every = list(climbs(path, 5, 3, FEW))
    assert every[:2] == first
    with reading(path) as ledger:
        assert peaks_of(ledger)[-1] == every[-1]
    assert all(isinstance(each.position, Position) for each in every)
