"""Full boards of any size with three colours, solved step by step as docs/every-size.md proves.

The steps have the names of the page; nothing is searched but pieces of strips. A *block* is a full
rectangle between emptied lines, given by its rows, each the cells of the board from end to end; so
it can be turned, or turned over, as the page does. A *carrier* is the cell of a stack in front of a
column of a block.

    z . . .     z in front of column 0 of a block of two rows. It takes an x of the first row,
    . . . .     is in that row, and so on. The second row is emptied, so it is transparent.
    x x y x
    y x y y
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from time import perf_counter

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver.verdict import Limits, Status, Verdict, limit_met
from greenest.theorem.carriers import Captures, Cell, GapError, Strip, carried, solved_under

Row = tuple[Cell, ...]
Block = tuple[Row, ...]

COLOURS = "BGW"


def prey(colour: int) -> int:
    """Return the colour that a colour takes."""
    return (colour + 1) % 3


def predator(colour: int) -> int:
    """Return the colour that takes a colour."""
    return (colour + 2) % 3


@dataclass(slots=True)
class Play:
    """A board being played on: the colour of each stack, the captures made, the steps taken."""

    colours: dict[Cell, int]
    captures: list[tuple[Cell, Cell]] = field(default_factory=list)
    steps: Counter[str] = field(default_factory=Counter)

    def take(self, source: Cell, target: Cell) -> Cell:
        """Make a capture and return its target; raises GapError if it is not legal."""
        if not self._may_take(source, target):
            raise GapError(f"{source} cannot take {target} after {dict(self.steps)}")
        self.colours[target] = self.colours.pop(source)
        self.captures.append((source, target))
        return target

    def _may_take(self, source: Cell, target: Cell) -> bool:
        if source not in self.colours or target not in self.colours:
            return False
        (row, col), (to_row, to_col) = source, target
        if row == to_row:
            between = [(row, at) for at in range(min(col, to_col) + 1, max(col, to_col))]
        else:
            between = [(at, col) for at in range(min(row, to_row) + 1, max(row, to_row))]
        is_aligned = (row == to_row) != (col == to_col)
        is_prey = self.colours[target] == prey(self.colours[source])
        return is_aligned and is_prey and not any(cell in self.colours for cell in between)

    def take_all(self, source: Cell, targets: Sequence[Cell]) -> Cell:
        """Let a stack take others, one after the other; return where it stands then."""
        for target in targets:
            source = self.take(source, target)
        return source

    def of(self, rows: Sequence[Row]) -> set[int]:
        """Return the colours in some rows."""
        return {self.colours[cell] for row in rows for cell in row}

    def count(self, rows: Sequence[Row], colour: int) -> int:
        """Return how many stacks of a colour there are in some rows."""
        return sum(self.colours[cell] == colour for row in rows for cell in row)

    def strip(self, block: Sequence[Row], mark: int | None = None, turn: int = 0) -> Strip:
        """Return a block as a strip, its colours turned."""
        columns = tuple(
            tuple((self.colours[cell] + turn) % 3 for cell in column)
            for column in zip(*block, strict=True)
        )
        return Strip(columns, mark)

    def text(self, rows: Sequence[Row]) -> str:
        """Return rows of colours, joined by slashes."""
        return "/".join("".join(COLOURS[self.colours[cell]] for cell in row) for row in rows)


@dataclass(frozen=True, slots=True)
class Carrier:
    """A block that can come down to a stack of each colour in a free column."""

    column: int
    lines: dict[int, Captures]

    def bring(self, play: Play, colour: int) -> Cell:
        """Bring the block down to a stack of a colour, and return where it stands."""
        for source, target in self.lines[colour]:
            play.take(source, target)
        return play.captures[-1][1]


def applies(position: Position) -> bool:
    """Tell whether a board can be solved here: full, of three colours, and 2x5 or larger."""
    sides = sorted((position.rows, position.cols))
    return sides[0] >= 2 and sides[1] >= 5 and set(position.cells) == set(COLOURS)


class Search:
    """The proof's steps on one position to which they apply."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def go_on(self, limits: Limits) -> Verdict:
        """Return a solution; the nodes are its captures. Raises GapError as `solve` does."""
        started = perf_counter()
        try:
            captures, _ = solve(self.position)
        except GapError as error:
            raise GapError(f"{self.position}: {error}") from error
        nodes = len(captures)
        seconds = perf_counter() - started
        if nodes > limits.max_nodes:
            reason = limit_met(nodes, limits)
            return Verdict(self.position, Status.UNDECIDED, "carry", None, reason, nodes, seconds)
        return Verdict(self.position, Status.SOLVABLE, "carry", captures, None, nodes, seconds)


def solve(position: Position) -> tuple[tuple[Capture, ...], Counter[str]]:
    """Solve a full board of three colours; return its captures and how often each step was taken.

    Raises ValueError for other boards, and GapError where a claim of the proof fails.
    """
    rows, cols, cells = position.rows, position.cols, position.cells
    if not applies(position):
        raise ValueError(f"{position}: not a full board of three colours, 2x5 or larger")
    places = [(row, col) for row in range(rows) for col in range(cols)]
    play = Play({place: COLOURS.index(cell) for place, cell in zip(places, cells, strict=True)})
    block = tuple(tuple((row, col) for col in range(cols)) for row in range(rows))
    _solve(play, turned(block) if cols < 5 else block)
    captures = tuple(Capture(r * cols + c, s * cols + d) for (r, c), (s, d) in play.captures)
    return captures, play.steps


def turned(block: Sequence[Row]) -> Block:
    """Return a block with its columns as rows."""
    return tuple(zip(*block, strict=True))


def _solve(play: Play, block: Block) -> None:
    """Solve a three-coloured block, by the induction of the page."""
    rows, cols = len(block), len(block[0])
    if len(play.of(block)) < 3:
        raise GapError(f"{play.text(block)}: not three colours, after {dict(play.steps)}")
    if rows <= 4:
        carrier = _reduce(play, block)
        carrier.bring(play, next(iter(carrier.lines)))
    elif cols >= 7 and rows <= 6:
        play.steps["turned"] += 1
        _solve(play, turned(block))
    elif not (_edge(play, block) or _edge(play, block[::-1]) or _short_interval(play, block)):
        if rows == 5:
            _five_rows(play, block)
        else:
            _from_above(play, block)


def _reduce(play: Play, block: Block, carrier: Cell | None = None) -> Carrier:
    """Find a free column of a strip (P, V), or a solution if it has two rows (D, C)."""
    mark, turn = None, 0
    if carrier is not None:
        mark, turn = column_of(block, carrier), 2 - play.colours[carrier]
    ends = carried(play.strip(block, mark, turn))
    play.steps.update(ends.steps)

    def cell(place: Cell) -> Cell:
        if place[0] >= 0:
            return block[place[0]][place[1]]
        assert carrier is not None
        return carrier

    lines = {
        (colour - turn) % 3: tuple((cell(source), cell(target)) for source, target in line)
        for colour, line in ends.lines.items()
    }
    return Carrier(ends.column, lines)


def column_of(block: Sequence[Row], stack: Cell) -> int:
    """Return the column of a block in which a stack is, or in front of which it stands."""
    if stack in block[0]:
        return block[0].index(stack)
    for col, (row, line) in enumerate(block[0]):
        if row == stack[0] or line == stack[1]:
            return col
    raise GapError(f"{stack} is in front of no column of a block")


def _remove(play: Play, block: Block, row: int, into: int) -> None:
    """Remove a row of predators of x and of x into one beside it that is all x; solve the rest."""
    x = play.colours[block[into][0]]
    line, beside = block[row], block[into]
    if play.of([beside]) != {x} or not {predator(x)} <= play.of([line]) <= {x, predator(x)}:
        raise GapError(f"{play.text([line, beside])}: no removal of a row into the next")
    _remove_into(play, line, beside)
    _solve(play, block[:row] + block[row + 1 :])


def _remove_into(play: Play, line: Row, beside: Row) -> None:
    """Let the predators of a row take the rest of it, and each then a stack of the row beside."""
    x = play.colours[beside[0]]
    predators = [col for col, cell in enumerate(line) if play.colours[cell] != x]
    for first, end in zip([0, *[col + 1 for col in predators[:-1]]], predators, strict=True):
        # Each takes what is between it and the one before; the last one what comes after, too.
        after = line[end + 1 :] if end == predators[-1] else ()
        stack = play.take_all(line[end], [*line[first:end][::-1], *after])
        play.take(stack, beside[line.index(stack)])


def _sweep(play: Play, stack: Cell, rows: Sequence[Row], ends: Sequence[int] = ()) -> Cell:
    """Let a stack take all of some rows, the nearest first; stop in each at an end, if given."""
    for number, row in enumerate(rows):
        stack = _sweep_row(play, stack, row, ends[number] if ends else None)
    return stack


def _sweep_row(play: Play, stack: Cell, row: Row, end: int | None = None) -> Cell:
    at = column_of([row], stack)
    left = [cell for cell in row[:at][::-1] if cell in play.colours]
    right = [cell for cell in row[at + 1 :] if cell in play.colours]
    if stack != row[at]:
        stack = play.take(stack, row[at])
    stack = play.take_all(stack, [*right, *left] if end == 0 else [*left, *right])
    if end is not None and stack != row[end]:
        raise GapError(f"a sweep stops at {stack}, not at {row[end]}")
    return stack


def _take_pimple(play: Play, z: Cell, slab: Block) -> Cell:
    """Let the x behind a pimple take it, and z take that x."""
    col = column_of(slab, z)
    if play.colours[slab[0][col]] == predator(play.colours[z]):
        play.steps["pimple"] += 1
        play.take(slab[1][col], slab[0][col])
        return play.take(z, slab[0][col])
    return z


def _is_slab(play: Play, z: Cell, block: Block) -> bool:
    """Tell that a block is all x, the prey of z, or a pimple."""
    x = prey(play.colours[z])
    rest = {cell for row in block for cell in row} - {block[0][column_of(block, z)]}
    return all(play.colours[cell] == x for cell in rest)


def _two_sweeps(play: Play, z: Cell, slab: Block, beyond: Block) -> None:
    """Solve a slab of x before z, and rows of y beyond it or behind z, the nearest first."""
    last = len(slab[0]) - 1
    play.steps[f"two sweeps, {'odd' if len(beyond) % 2 else 'even'}"] += 1
    z = _take_pimple(play, z, slab)
    z = _sweep(play, z, slab[:-2])
    row = slab[-2]
    at = column_of([row], z)
    if not (at <= 1 or at >= last - 1):
        raise GapError("two sweeps: z does not stop at an end")
    end = 0 if at <= 1 else last
    other = last - end
    x_0, z = _spare_one(play, z, row, other)
    z = _sweep_row(play, z, slab[-1], end)
    x_0 = _sweep_to(play, x_0, beyond, end, other)
    play.take(z, x_0)


def _spare_one(play: Play, z: Cell, row: Row, other: int) -> tuple[Cell, Cell]:
    """Let z take a row but for the last stack towards an end; return that stack, and z."""
    at = column_of([row], z)
    towards, away = (row[at + 1 :], row[:at][::-1]) if other else (row[:at][::-1], row[at + 1 :])
    stacks = [cell for cell in towards if cell in play.colours]
    z = play.take_all(z, [row[at], *[cell for cell in away if cell in play.colours]])
    return stacks[-1], play.take_all(z, stacks[:-1])


def _sweep_to(play: Play, x_0: Cell, rows: Block, end: int, other: int) -> Cell:
    """Let x₀ sweep rows such that it stops at an end of the last one."""
    if len(rows) % 2 or column_of(rows, x_0) != other:
        turns = [end if (len(rows) - number) % 2 else other for number in range(len(rows))]
        return _sweep(play, x_0, rows, turns)
    play.steps["two sweeps, even, at e'"] += 1
    turns = [other if number % 2 else end for number in range(len(rows) - 2)]
    x_0 = _sweep(play, x_0, rows[:-2], turns)
    near, far = (row[::-1] if other else row for row in rows[-2:])
    path = [near[0], *far[:-1], *near[1:-1][::-1], near[-1], far[-1]]
    return play.take_all(x_0, path)


def _lemma_b(play: Play, z: Cell, block: Block) -> None:
    """Solve a block of x and y under z: Lemma B."""
    x = prey(play.colours[z])
    y = prey(x)
    if len(block) == 2:
        play.steps["B: C"] += 1
        carrier = _reduce(play, block, z)
        carrier.bring(play, next(iter(carrier.lines)))
    elif _is_slab(play, z, block):
        play.steps["B: pimple"] += 1
        _sweep(play, _take_pimple(play, z, block), block)
    elif len(block) <= 4:
        play.steps["B: V"] += 1
        _reduce(play, block, z).bring(play, x)
    elif play.of(block[:3]) == {y}:
        play.steps["B: y on top"] += 1
        row = next(at for at, line in enumerate(block) if x in play.of([line]))
        _remove_into(play, block[row], block[row - 1])
        _lemma_b(play, z, block[:row] + block[row + 1 :])
    elif not _is_slab(play, z, block[:3]):
        rest = block[3:]
        carrier = _reduce(play, block[:3], z)
        _go_on(play, carrier, rest, "B: V, then")
    else:
        _under_slab(play, z, block)


def _go_on(play: Play, carrier: Carrier, rest: Block, step: str) -> None:
    """Let a block's carrier sweep a rest of one colour; go on by Lemma B if it has two."""
    colours = play.of(rest)
    play.steps[f"{step} {len(colours)} colours"] += 1
    if len(colours) == 1:
        _sweep(play, carrier.bring(play, predator(*colours)), rest)
    else:
        (third,) = {0, 1, 2} - colours
        _lemma_b(play, carrier.bring(play, third), rest)


def _under_slab(play: Play, z: Cell, block: Block) -> None:
    """Lemma B with a slab of three rows or more on top."""
    x = prey(play.colours[z])
    slab = block[:1] + tuple(_while_all(play, block[1:], x))
    rest = block[len(slab) :]
    if len(rest) == 1:
        play.steps["B: slab, one row"] += 1
        z = _sweep(play, _take_pimple(play, z, slab), slab[:-2])
        play.take(z, slab[-2][column_of(slab[-2:], z)])
        _solve(play, block[-3:])
    elif len(play.of(rest)) == 2:
        play.steps["B: slab, x and y"] += 1
        _lemma_b(play, _sweep(play, _take_pimple(play, z, slab), slab), rest)
    else:
        play.steps["B: slab, y"] += 1
        _two_sweeps(play, z, slab, rest)


def _while_all(play: Play, rows: Block, colour: int) -> Iterator[Row]:
    for row in rows:
        if play.of([row]) != {colour}:
            return
        yield row


def _edge(play: Play, block: Block) -> bool:
    """Step 1: three colours in the top three or four rows; tell whether there are."""
    least = 3 if len(block[0]) >= 7 else 2
    for height in (3, 4):
        if len(play.of(block[:height])) == 3 and len(block) - height >= least:
            _carry_down(play, block, height)
            return True
    return False


def _carry_down(play: Play, block: Block, height: int) -> None:
    top, rest = block[:height], block[height:]
    carrier = _reduce(play, top)
    if len(play.of(rest)) < 3:
        _go_on(play, carrier, rest, "1:")
    elif len(rest) == 2:
        play.steps["1: E"] += 1
        _under_some(play, carrier, rest)
    elif _take_one(play, carrier, rest, [rest[0]]):
        play.steps["1: three colours, taken"] += 1
        _solve(play, rest)
    elif height == 3:
        play.steps["1: three colours, four rows"] += 1
        if len(play.of(block[4:])) == 3:
            raise GapError(f"step 1: {play.text(block)}: three colours below four rows")
        _go_on(play, _reduce(play, block[:4]), block[4:], "1: four rows,")
    else:
        _second_to_fourth(play, block)


def _second_to_fourth(play: Play, block: Block) -> None:
    """Step 1, the last case: the top four rows have three colours, the top three have not."""
    if len(play.of(block[1:4])) < 3:
        play.steps["1: narrower"] += 1
        _short_interval_at(play, block, 0, 3)
        return
    play.steps["1: rows 2-4"] += 1
    rest = block[:1] + block[4:]
    if not _take_one(play, _reduce(play, block[1:4]), rest, [block[0], block[4]]):
        raise GapError(f"step 1: {play.text(block)}: rows 2-4 take nothing")
    _solve(play, rest)


def _take_one(play: Play, carrier: Carrier, rest: Block, rows: Sequence[Row]) -> bool:
    """Let a carrier take a stack, not the only one of its colour; tell whether there is one."""
    for row in rows:
        stack = row[carrier.column]
        colour = play.colours[stack]
        if play.count(rest, colour) > 1:
            play.take(carrier.bring(play, predator(colour)), stack)
            return True
    return False


def _under_some(play: Play, carrier: Carrier, rest: Block) -> None:
    """E: of two rows and a carrier of some colour one stack is left."""
    for colour in range(3):
        found = solved_under(play.strip(rest), colour, carrier.column)
        if found is not None:
            stack = carrier.bring(play, colour)
            for source, target in found:
                cells = [rest[r][c] if r >= 0 else stack for r, c in (source, target)]
                play.take(*cells)
            return
    raise GapError(f"E: {play.text(rest)} under column {carrier.column}")


def _short_interval(play: Play, block: Block) -> bool:
    """Step 2: a shortest interval of four rows or more; tell whether there is one."""
    for first in range(len(block) - 3):
        for last in range(first + 3, len(block)):
            if len(play.of(block[first : last + 1])) == 3:
                is_shortest = len(play.of(block[first:last])) < 3
                if is_shortest and len(play.of(block[first + 1 : last + 1])) < 3:
                    play.steps["2"] += 1
                    _short_interval_at(play, block, first, last)
                    return True
                break
    return False


def _short_interval_at(play: Play, block: Block, first: int, last: int) -> None:
    """Remove the first or the last row of a shortest interval into the one beside it."""
    between = play.of(block[first + 1 : last])
    if len(between) != 1:
        raise GapError(f"step 2: {play.text(block)}: rows {first}-{last} are not of one colour")
    if predator(*between) in play.of([block[first]]):
        _remove(play, block, first, first + 1)
    else:
        _remove(play, block, last, last - 1)


def _five_rows(play: Play, block: Block) -> None:
    """Step 3: five rows."""
    colours = play.of([block[2]])
    if len(colours) != 1:
        raise GapError(f"step 3: {play.text(block)}: the third row is not of one colour")
    (gamma,) = colours
    if predator(gamma) not in play.of(block[3:]):
        block = block[::-1]
    alpha, beta = prey(gamma), predator(gamma)
    if play.of(block[:2]) - {alpha, gamma} or play.of(block[3:]) - {beta, gamma}:
        raise GapError(f"step 3: {play.text(block)}: colours are elsewhere")
    if play.of([block[3]]) == {gamma}:
        play.steps["3: row 5 into row 4"] += 1
        _remove(play, block, 4, 3)
    elif play.of([block[3]]) == {beta} and play.count(block, gamma) == len(block[2]):
        play.steps["3: row 3 into row 2"] += 1
        _remove(play, block, 2, 1)
    else:
        play.steps["3: row 4 into row 3"] += 1
        _remove(play, block, 3, 2)


def _from_above(play: Play, block: Block) -> None:
    """Step 4: the first rows with three colours are in the middle."""
    k = next(at for at in range(1, len(block) + 1) if len(play.of(block[:at])) == 3)
    above, middle, below = block[: k - 3], block[k - 3 : k], block[k:]
    if len(above) < 2 or len(below) < 2 or len(play.of(middle)) < 3:
        raise GapError(f"step 4: {play.text(block)}: k = {k}")
    rest = above + below
    carrier = _reduce(play, middle)
    colours = play.of(rest)
    if len(colours) == 1:
        play.steps["4: one colour"] += 1
        stack = _sweep(play, carrier.bring(play, predator(*colours)), below)
        _sweep(play, stack, above[::-1])
    elif len(colours) == 3:
        _three_around(play, block, k, carrier)
    else:
        _two_around(play, block, k, carrier)


def _three_around(play: Play, block: Block, k: int, carrier: Carrier) -> None:
    """Step 4, a rest of three colours."""
    rest = block[: k - 3] + block[k:]
    u, d = (block[row][carrier.column] for row in (k - 4, k))
    if _take_one(play, carrier, rest, [block[k - 4], block[k]]):
        play.steps["4: three colours, taken"] += 1
        _solve(play, rest)
        return
    (s,) = {0, 1, 2} - {play.colours[u], play.colours[d]}
    play.steps["4: three colours, removed"] += 1
    if play.colours[u] == predator(s):
        _remove(play, block, k - 4, k - 5)
    else:
        _remove(play, block, k, k + 1)


def _two_around(play: Play, block: Block, k: int, carrier: Carrier) -> None:
    """Step 4, a rest of two colours x and y; z is in the middle alone."""
    rest = block[: k - 3] + block[k:]
    (z,) = {0, 1, 2} - play.of(rest)
    x, y = prey(z), predator(z)
    for row, away in ((k - 4, k - 5), (k, k + 1)):
        if play.colours[block[row][carrier.column]] == x:
            if play.count(rest, x) > 1:
                play.steps["4: two colours, taken"] += 1
                play.take(carrier.bring(play, z), block[row][carrier.column])
                _solve(play, rest)
            else:
                play.steps["4: two colours, removed"] += 1
                _remove(play, block, row, away)
            return
    if _beside_y(play, block, x, y):
        return
    if len(block) - k < 3:
        raise GapError(f"steps 5 and 6: {play.text(block)}: two rows below row {k}")
    if x in play.of(block[: k - 3]):
        _x_above(play, block, k, z)
    else:
        _y_above(play, block, k, z)


def _beside_y(play: Play, block: Block, x: int, y: int) -> bool:
    """(∗): remove a clean row with x into one beside it that is all y, if there is one."""
    colours = [play.of([row]) for row in block]
    for one, other in pairwise(range(len(block))):
        for row, into in ((one, other), (other, one)):
            if colours[into] == {y} and {x} <= colours[row] <= {x, y}:
                play.steps["(*)"] += 1
                _remove(play, block, row, into)
                return True
    return False


def _x_above(play: Play, block: Block, k: int, z: int) -> None:
    """Step 5."""
    first, last = k - 3, k
    if k == 8:
        first = 4
    elif k == 5:
        first, last = 3, 6
    play.steps[f"5: k = {k if k in (5, 8) else 'other'}"] += 1
    _carry_through(play, block[first:last], block[:first][::-1], block[last:], z, "5:")


def _y_above(play: Play, block: Block, k: int, z: int) -> None:
    """Step 6."""
    below = len(block) - k
    first, last = k - 3, k + 1 if below == 5 else k
    play.steps[f"6: M-k = {5 if below == 5 else 'other'}"] += 1
    _carry_through(play, block[first:last], block[last:], block[:first][::-1], z, "6:")


def _carry_through(
    play: Play, window: Block, through: Block, rest: Block, z: int, step: str
) -> None:
    """Let z come from a window, go through clean rows in blocks, and then to the rest behind it."""
    x, y = prey(z), predator(z)
    if len(play.of(window)) < 3:
        raise GapError(f"step {step} {play.text(window)}: not three colours")
    if any(play.of([row]) in ({y}, {z}) or z in play.of([row]) for row in through):
        raise GapError(f"step {step} {play.text(through)}: a row is not clean, or all y")
    stack = _reduce(play, window).bring(play, z)
    *blocks, final = _in_threes_and_fours(through)
    for part in blocks:
        stack = _through(play, stack, part)
    colours = play.of(rest)
    if colours == {y} and _is_slab(play, stack, final):
        play.steps[f"{step} two sweeps"] += 1
        _two_sweeps(play, stack, final, rest)
    elif colours == {y}:
        play.steps[f"{step} x sweeps"] += 1
        _sweep(play, _reduce(play, final, stack).bring(play, x), rest)
    else:
        stack = _through(play, stack, final)
        play.steps[f"{step} then {len(colours)} colours"] += 1
        if colours == {x}:
            _sweep(play, stack, rest)
        else:
            _lemma_b(play, stack, rest)


def _in_threes_and_fours(rows: Block) -> Iterator[Block]:
    """Cut rows into blocks of four and three."""
    fours = len(rows) % 3
    if len(rows) < 4 * fours or not rows:
        raise GapError(f"{len(rows)} rows are no sum of 3s and 4s")
    cuts = [4 * part for part in range(fours)] + list(range(4 * fours, len(rows) + 1, 3))
    return (rows[first:end] for first, end in pairwise(cuts))


def _through(play: Play, z: Cell, block: Block) -> Cell:
    """Let z take a slab, or come down with a block to z again; return where it stands then."""
    if _is_slab(play, z, block):
        play.steps["through a slab"] += 1
        return _sweep(play, _take_pimple(play, z, block), block)
    play.steps["through by V"] += 1
    return _reduce(play, block, z).bring(play, play.colours[z])
