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
    """Take captures back, from a single stack on."""
    rows, cols = _shape_with_holes(random)
    stacks = {(random.randrange(rows), random.randrange(cols)): random.choice("BGW")}
    captures = []
    for _ in range(random.randrange(rows * cols)):
        target = row, col = random.choice(list(stacks))
        down, right = random.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        free = []
        for step in count(1):
            at = row + step * down, col + step * right
            if at in stacks or not (0 <= at[0] < rows and 0 <= at[1] < cols):
                break
            free.append(at)
        if free:
            source = random.choice(free)
            stacks[source] = stacks[target]
            stacks[target] = PREY[stacks[target]]
            captures.append(Capture(*(cell[0] * cols + cell[1] for cell in (source, target))))
    position = _position(rows, cols, stacks)
    write_solution(position, captures[::-1], path)
    return position


def _position(rows, cols, stacks):
    cells = (stacks.get((row, col), ".") for row in range(rows) for col in range(cols))
    return Position(rows, cols, "".join(cells))


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
    position = _position(rows, cols, stacks | {(0, col): "W"})
    write_dead_levels(position, closed_levels(position, Limits()), path)
    return position


@cache
def _cores():
    """Return small unsolvable positions that are not dead at once."""
    samples = (balanced(6, 6, pieces, seed) for seed in count() for pieces in (9, 12))
    alive = (each for each in samples if not dead_rule(each))
    return list(islice((each for each in alive if decide(each).captures is None), 12))


def _spread(random):
    """Return a small unsolvable position, and the same with empty lines between its own."""
    core = random.choice(_cores())
    rows, cols = _shape_with_holes(random, 6)
    at_rows, at_cols = (sorted(random.sample(range(side), 6)) for side in (rows, cols))
    stacks = {
        (at_rows[cell // 6], at_cols[cell % 6]): colour
        for cell, colour in enumerate(core.cells)
        if colour != "."
    }
    return core, _position(rows, cols, stacks)


def _closed_set(random, path, _most_cells):
    _, position = _spread(random)
    write_dead_levels(position, closed_levels(position, Limits()), path)
    return position


def _refuted(random, path, _most_cells):
    core, position = _spread(random)
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
