"""Bulk captures agree with the rules and leave out exactly what is frozen or split."""

import random

import pytest

import described
from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.games.pyramids.position import Position
from greenest.solver.packed import Packing


def stacks_of(start, cells):
    """Return the letters on the cells that the start occupies."""
    return "".join(now for now, then in zip(cells, start, strict=True) if then != ".")


def check_successors(position, packing, cells):
    """Check a position that no rule declares dead; return its successors."""
    rows, cols, start = position.rows, position.cols, position.cells
    after = [replay(rows, cols, cells, [capture]) for capture in legal_captures(rows, cols, cells)]
    alive = [each for each in after if not described.dead_rule(position, each)]
    found = packing.texts(sorted(packing.successors([packing.pack(stacks_of(start, cells))])))
    assert found.splitlines() == sorted({stacks_of(start, each) for each in alive})
    return alive


@pytest.mark.parametrize(
    ("rows", "cols", "games", "emptied"),
    [
        *((1, 6, 300, 0.2), (6, 1, 100, 0.5), (3, 3, 300, 0.2), (3, 3, 300, 0.6)),
        *((1, 16, 50, 0.5), (4, 4, 100, 0.5), (5, 7, 20, 0.7), (9, 9, 3, 0.6), (16, 16, 1, 0.8)),
    ],
)
def test_what_play_leads_to_has_the_captures_of_the_rules(rows, cols, games, emptied):
    """Some cells of full boards are emptied, so that stacks must stay."""
    generator = random.Random(0)
    for _ in range(games):
        start = Position(rows, cols, "".join(generator.choices("BGW", k=rows * cols)))
        packing = Packing(start)
        cells = "".join("." if generator.random() < emptied else each for each in start.cells)
        alive = [] if described.dead_rule(start, cells) else [cells]
        while alive:
            cells = generator.choice(alive)
            alive = check_successors(start, packing, cells)
