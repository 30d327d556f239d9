"""The beam: its kernel agrees with a twin in plain Python, and the engine widens it."""

import beam_twin
from greenest.solver.engines.beam import kernel as beam_kernel
from greenest.solver.engines.beam import search as beam
from greenest.solver.engines.replays import codes_of_position
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from samples import balanced, varied

HARD = balanced(9, 9, 21, 3)
EVER = 10**12


def run(position, width, bound=EVER):
    room = beam_kernel.new_beam(width, max(position.pieces, 2))
    beam_kernel.start(room, codes_of_position(position), position.cols)
    return beam_kernel.run(room, width, bound), room


def test_the_kernel_plays_like_its_twin():
    outcomes = set()
    for index in range(60):
        position = varied(index)
        if position.pieces > 18 or dead_reason(position):
            continue
        for width in (1, 3, 20):
            outcome, room = run(position, width)
            found, nodes, dropped = beam_twin.run(position, width)
            assert room.numbers[beam_kernel.NODES] == nodes, position
            if found is not None:
                assert outcome == beam_kernel.SOLVED
                path = room.path[: position.pieces - 1].tolist()
                cells = [((c >> 12, c >> 8 & 15), (c >> 4 & 15, c & 15)) for c in path]
                assert cells == found
            else:
                assert outcome == (beam_kernel.LOST if dropped else beam_kernel.REFUTED)
            outcomes.add(outcome)
    assert outcomes == {beam_kernel.SOLVED, beam_kernel.LOST, beam_kernel.REFUTED}


def test_without_memory_for_a_wider_beam_the_position_stays_undecided():
    found = beam.Search(HARD).run(Limits(max_nodes=EVER, table_mb=0))
    assert found.status is Status.UNDECIDED
    assert found.reason == f"no beam of up to {beam.FIRST_CAPACITY:,} positions found a solution"
    assert beam.Search(HARD).run(Limits(max_nodes=EVER)).status is Status.UNSOLVABLE
