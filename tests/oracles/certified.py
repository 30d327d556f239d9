"""True certificates of every kind, for boards of every shape."""

from functools import cache
from itertools import count, islice

from greenest.certificates.writer import (
    write_dead_levels,
    write_dead_start,
    write_refutation,
    write_solution,
)
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import PREY, Capture
from greenest.solver.certify import closed_levels, write_certificate
from greenest.solver.decide import decide
from greenest.solver.refutation import refutation
from greenest.solver.static import dead_rule
from greenest.solver.verdict import Limits, Status
from samples import balanced

SIDE = 64
CAPTOR = {prey: captor for captor, prey in PREY.items()}


def certificate_of_a_kind(kind, random, path, most_cells=30_000):
    """Write a certificate of a kind in KINDS for a board of a random shape; return the board."""
    return KINDS[kind](random, path, most_cells)


def _full_shape(random, most_cells):
    cells = most_cells ** random.random()
    rows = round(cells ** random.random())
    return max(rows, 1), max(int(cells / rows), 1)


def _shape_with_holes(random, least=1):
    return random.randint(least, SIDE), random.randint(least, SIDE)


def solved_line(size, is_column):
    """Return a line of `size` stacks, and captures that each go past all that was emptied."""
    letters = ["B"]
    for _ in range(size - 1):
        letters.append(CAPTOR[letters[-1]])
    position = Position(*((size, 1) if is_column else (1, size)), "".join(letters))
    return position, [Capture(cell, 0) for cell in range(1, size)]


def _solved_full(random, path, most_cells):
    rows, cols = _full_shape(random, most_cells)
    if 1 in (rows, cols):
        position, captures = solved_line(rows * cols, cols == 1)
        write_solution(position, captures, path)
        return position
    while True:
        position = Position(rows, cols, "".join(random.choices("BGW", k=rows * cols)))
        verdict = decide(position)
        if verdict.status is not Status.UNDECIDED:
            write_certificate(verdict, path)
            return position
        rows += 1


def _solved_with_holes(random, path, _most_cells):
    core, position, places = _spread(random, _cores(True))
    captures = [Capture(places[one], places[other]) for one, other in decide(core).captures]
    write_solution(position, captures, path)
    return position


def _dead(random, path, most_cells):
    """Two colours on any shape; with holes few enough stacks to be split, or none."""
    if random.random() < 0.5:
        rows, cols = _full_shape(random, most_cells)
        letters = random.choice(("BG", "GW", "WB"))
    else:
        rows, cols = _shape_with_holes(random)
        letters = "".join(random.choice((".", "B.", "BGW" + "." * random.randrange(200))))
    while True:
        position = Position(rows, cols, "".join(random.choices(letters, k=rows * cols)))
        if rule := dead_rule(position):
            write_dead_start(position, rule, path)
            return position
        rows, cols, letters = max(rows, 2), max(cols, 2), "BG" if "." not in letters else "."


def _blocks(random, path, _most_cells):
    """Two blocks that only the white stack holds together; its loss is all that can happen."""
    rows, cols = random.choice(((SIDE, SIDE), _shape_with_holes(random, 4)))
    row, col = random.randint(1, rows - 2), random.randint(2, cols - 1)
    stacks = {(i, j): "B" for i in range(row) for j in range(col)}
    stacks |= {(i, j): "G" for i in range(row, rows) for j in range(col, cols)}
    stacks[0, col] = "W"
    cells = "".join(stacks.get((i, j), ".") for i in range(rows) for j in range(cols))
    position = Position(rows, cols, cells)
    write_dead_levels(position, closed_levels(position, Limits()), path)
    return position


@cache
def _cores(are_solvable):
    """Return positions of 6x6 that are solvable, or unsolvable and not dead at once."""
    samples = (balanced(6, 6, pieces, seed) for seed in count() for pieces in (9, 12))
    alive = (each for each in samples if not dead_rule(each))
    found = (each for each in alive if (decide(each).captures is not None) == are_solvable)
    return list(islice(found, 12))


def _spread(random, cores):
    """Return one of the cores, the same with empty lines in between, and the places of its cells.

    The places are cells of the second.
    """
    core = random.choice(cores)
    rows, cols = _shape_with_holes(random, 6)
    at_rows, at_cols = (sorted(random.sample(range(side), 6)) for side in (rows, cols))
    places = [row * cols + col for row in at_rows for col in at_cols]
    cells = ["."] * (rows * cols)
    for place, letter in zip(places, core.cells, strict=True):
        cells[place] = letter
    return core, Position(rows, cols, "".join(cells)), places


def _closed_set(random, path, _most_cells):
    _, position, _ = _spread(random, _cores(False))
    write_dead_levels(position, closed_levels(position, Limits()), path)
    return position


def _refuted(random, path, _most_cells):
    core, position, _ = _spread(random, _cores(False))
    write_refutation(position, refutation(core, Limits()), path)
    return position


KINDS = {
    "solved full": _solved_full,
    "solved with holes": _solved_with_holes,
    "dead": _dead,
    "blocks": _blocks,
    "closed set": _closed_set,
    "refuted": _refuted,
}
