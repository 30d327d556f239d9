"""Bulk captures agree with the rules and leave out exactly what is frozen or split."""

import random
from itertools import islice, product

import pytest

from greenest.games.pyramids.greenest import legal_captures, replay
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY
from greenest.solver.packed import Packing
from greenest.solver.static import EMPTY, FROZEN, SPLIT


def stacks_of(start, cells):
    """Return the letters on the cells that the start occupies."""
    return "".join(now for now, then in zip(cells, start, strict=True) if then != ".")


def dead_rule(cells, cols):
    """Return the rule by which a position is dead, found from the text of the rules."""
    if not cells.strip("."):
        return EMPTY
    if any(captor not in cells and cells.count(prey) > 1 for captor, prey in PREY.items()):
        return FROZEN
    rest = {divmod(cell, cols) for cell, letter in enumerate(cells) if letter != "."}
    reached = [rest.pop()] if rest else []
    for row, col in reached:
        linked = {each for each in rest if each[0] == row or each[1] == col}
        reached += linked
        rest -= linked
    return SPLIT if rest else None


def check_successors(rows, cols, start, packing, cells):
    """Check a position that no rule declares dead; return its successors."""
    after = [replay(rows, cols, cells, [capture]) for capture in legal_captures(rows, cols, cells)]
    alive = [each for each in after if not dead_rule(each, cols)]
    packed = packing.pack(stacks_of(start, cells))
    found = packing.texts(sorted(packing.successors([packed])))
    assert found.splitlines() == sorted({stacks_of(start, each) for each in alive})
    return alive


@pytest.mark.parametrize(
    ("rows", "cols", "step"),
    [(1, 6, 1), (6, 1, 1), (3, 2, 1), (2, 4, 7), pytest.param(2, 4, 1, marks=pytest.mark.slow)],
)
def test_every_position_has_the_captures_of_the_rules(rows, cols, step):
    start = "B" * (rows * cols)
    packing = Packing(Position(rows, cols, start))
    for cells in islice(map("".join, product(".BGW", repeat=rows * cols)), 0, None, step):
        if not dead_rule(cells, cols):
            check_successors(rows, cols, start, packing, cells)


@pytest.mark.parametrize(
    ("rows", "cols", "games"),
    [(1, 16, 30), (3, 3, 500), (4, 4, 300), (5, 7, 30), (9, 9, 5), (16, 16, 1)],
)
@pytest.mark.parametrize("emptied", [0.5, 0.6, 0.7])
def test_what_play_leads_to_has_the_captures_of_the_rules(rows, cols, games, emptied):
    """Some cells of full boards are emptied, so that stacks must stay."""
    generator = random.Random(0)
    for _ in range(games):
        start = "".join(generator.choices("BGW", k=rows * cols))
        packing = Packing(Position(rows, cols, start))
        cells = "".join("." if generator.random() < emptied else each for each in start)
        alive = [] if dead_rule(cells, cols) or not cells.strip(".") else [cells]
        while alive:
            cells = generator.choice(alive)
            alive = check_successors(rows, cols, start, packing, cells)


@pytest.mark.parametrize("text", ["B", "W.G", "GB.W", ".BGWBGWBGWBGW"])
def test_texts_are_packed_and_unpacked_in_order(text):
    packing = Packing(Position(1, len(text), "B" * len(text)))
    packed = packing.pack(text)
    assert packing.texts([packed, packing.start]) == f"{text}\n{'B' * len(text)}\n"
    assert f"{packed:0{len(text)}x}".translate(str.maketrans("0124", ".BGW")) == text
