"""The constructions in the proofs of lab/docs/holes.md, step by step, for small cases."""

from __future__ import annotations

from greenest.games.pyramids.position import Position
from greenest.lab.holes.path_problem import PathProblem
from greenest.lab.holes.reduction import LineOrder, reduce

PREY = {"B": "G", "G": "W", "W": "B"}
COLOURS = "BGW"


def narrow(problem: PathProblem) -> tuple[int, int, str]:
    """Return the rows, columns and cells of the position of Theorem 5."""
    s, t = problem.source, problem.target
    heads = [each for each in problem.vertices if each != s]
    rows = [(kind, v) for v in problem.vertices for kind in ("I", "J") if v != s]
    rows += [("O", v) for v in problem.vertices if v != t]
    cols = [("C", v) for v in heads]
    for arc in problem.arcs:
        cols.append(arc)
        if ("H", arc[0]) not in cols:
            cols.append(("H", arc[0]))
    cols += [("H", v) for v in problem.vertices if v != t and ("H", v) not in cols]
    places = {(("O", s), ("H", s)): "B"}
    for v in problem.vertices:
        if v != s:
            places[("I", v), ("C", v)] = places[("J", v), ("C", v)] = "G"
        if v not in (s, t):
            places[("J", v), ("H", v)] = places[("O", v), ("H", v)] = "G"
    for arc in problem.arcs:
        places[("O", arc[0]), arc] = places[("I", arc[1]), arc] = "G"
    return (
        len(rows),
        len(cols),
        "".join(places.get((row, col), ".") for row in rows for col in cols),
    )


def is_linear_solvable(position: Position) -> bool:
    """Decide a position by Theorem 4; at most two stacks share a line."""
    cells, cols = position.cells, position.cols
    left = [cell for cell, each in enumerate(cells) if each != "."]

    def neighbours(cell: int) -> list[int]:
        here = divmod(cell, cols)
        return [
            other
            for other in left
            if other != cell and any(a == b for a, b in zip(here, divmod(other, cols), strict=True))
        ]

    if len(left) < 2:
        return len(left) == 1
    ends = [cell for cell in left if len(neighbours(cell)) < 2]
    way = [ends[0] if ends else left[0]]
    while more := [each for each in neighbours(way[-1]) if each not in way]:
        way.append(more[0])
    if len(way) < len(left):
        return False
    colours = "".join(cells[cell] for cell in way)
    cuts = range(1) if ends else range(len(way))
    return any(_is_path_solvable(colours[cut:] + colours[:cut]) for cut in cuts)


def _is_path_solvable(colours: str) -> bool:
    first, last, inner = colours[0], colours[-1], colours[1:-1]
    return first != last and any(
        set(inner[:at]) <= {PREY[first]} and set(inner[at:]) <= {PREY[last]}
        for at in range(len(inner) + 1)
    )


def is_two_rows_solvable(position: Position, hunter: int) -> bool:
    """Decide a position by Theorem 6: two rows, one black stack at `hunter`, and green stacks."""
    cols = position.cols
    stacks = [[each != "." for each in position.cells[row * cols :][:cols]] for row in (0, 1)]
    row, col = divmod(hunter, cols)
    todo = [(col, col, row, col, not stacks[1 - row][col])]
    seen = set(todo)
    while todo:
        left, right, row, at, is_clear = todo.pop()
        outside = [each for each in range(cols) if not left <= each <= right]
        if is_clear and not any(stacks[1 - row][each] for each in outside):
            return True
        after = []
        if not is_clear and stacks[1 - row][at]:
            after.append((left, right, 1 - row, at, True))
        on_the_left = [each for each in outside if each < left and stacks[row][each]]
        on_the_right = [each for each in outside if each > right and stacks[row][each]]
        if on_the_left:
            after.append((on_the_left[-1], right, row, on_the_left[-1], False))
        if on_the_right:
            after.append((left, on_the_right[0], row, on_the_right[0], False))
        todo += set(after) - seen
        seen.update(after)
    return False


def undone(position: Position) -> tuple[Position, list[tuple[int, int]]]:
    """Return the balanced full setup of Theorem 2 and the captures from it to the position."""
    rows, width = position.rows, position.cols
    cols = 3 * width + 3
    board = [[*str(position).split("/")[row], *"." * (cols - width)] for row in range(rows)]
    captures: list[tuple[int, int]] = []

    def undo(row: int, source: int, empty: int) -> None:
        assert board[row][empty] == "."
        assert set(board[row][min(source, empty) + 1 : max(source, empty)]) <= {"."}
        board[row][empty], board[row][source] = board[row][source], PREY[board[row][source]]
        captures.append((row * cols + empty, row * cols + source))

    for row in range(rows):
        first = next(col for col in range(width) if board[row][col] != ".")
        for col in range(first, 0, -1):
            undo(row, col, col - 1)
        for col in range(1, width):
            if board[row][col] == ".":
                undo(row, col - 1, col)
    flat = [each for line in board for each in line]
    missing = {colour: rows * (width + 1) - flat.count(colour) - rows for colour in COLOURS}
    for row in range(rows):
        share = dict.fromkeys(COLOURS, 1)
        for colour in COLOURS:
            taken = min(missing[colour], cols - width - sum(share.values()))
            share[colour] += taken
            missing[colour] -= taken
        col, end = width - 1, cols - 1
        gained = board[row][col]
        for _ in COLOURS:
            gained = PREY[gained]
            for _ in range(share[gained] - 1):
                undo(row, col, col + 1)
                col += 1
            undo(row, col, end)
            end -= 1
        assert col == end
    return Position(rows, cols, "".join(each for line in board for each in line)), captures[::-1]


def with_pad(problem: PathProblem, windows: list[list[str]]) -> Position:
    """Return the position of Theorem 3 with one row of each colour between the windows."""
    cols = len(windows[0][0])
    pad = [
        row for each, colour in zip(windows, "BWG", strict=True) for row in (*each, colour * cols)
    ]
    reduced = reduce(problem, LineOrder.MIDDLE)
    below = str(reduced).replace("B", "G").split("/")
    board = [row + "." * reduced.cols for row in pad] + ["." * cols + row for row in below]
    link = cols + reduced.hunter[1]
    board[len(pad) - 1] = board[len(pad) - 1][:link] + "G" + board[len(pad) - 1][link + 1 :]
    return Position.parse("/".join(board))
