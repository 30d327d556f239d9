"""The engine widens its beam as far as memory allows."""

from greenest.solver.engines.beam import search as beam
from greenest.solver.verdict import Limits, Status
from samples import balanced

HARD = balanced(9, 9, 21, 3)
EVER = 10**12


def test_more_than_64_stacks_are_told_apart_by_a_hash():
    position = balanced(12, 12, 72, 1)
    found = beam.Search(position).run(Limits())
    assert position.after(*found.captures).is_solved


def test_without_memory_for_a_wider_beam_the_position_stays_undecided():
    found = beam.Search(HARD).run(Limits(max_nodes=EVER, table_mb=0))
    assert found.status is Status.UNDECIDED
    assert found.reason == f"no beam of up to {beam.FIRST_CAPACITY:,} positions found a solution"
    assert beam.Search(HARD).run(Limits(max_nodes=EVER)).status is Status.UNSOLVABLE
