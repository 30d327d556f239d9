"""The beam in plain Python, position by position: same solutions, same number of captures."""

from itertools import pairwise

from brute import PAIRS
from described import dead_rule
from greenest.solver.engines.beam.kernel import CYCLES, FULLNESS, GRAIN, NOISE, SCORES
from greenest.solver.engines.dfs.plain import WORD, mix


def captures(board):
    """Yield captures (source, target) by rows, then columns: the order of equal scores."""
    for axis in range(2):
        for line in range(16):
            cells = sorted((c for c in board if c[axis] == line), key=lambda c: c[1 - axis])
            for pair in pairwise(cells):
                for source, target in (pair, pair[::-1]):
                    if board[source] + board[target] in PAIRS:
                        yield source, target


def is_dead(position, board):
    cells = ["."] * len(position.cells)
    for (row, col), colour in board.items():
        cells[row * position.cols + col] = colour
    return dead_rule(position, "".join(cells)) is not None


def lines(board):
    """Return the stacks of each line with stacks."""
    numbers = [(axis, cell[axis]) for cell in board for axis in range(2)]
    return [numbers.count(each) for each in set(numbers)]


def key(board, start):
    """Return the two words of a key; `start` has at most 64 stacks."""
    low = high = 0
    for index, cell in enumerate(sorted(start)):
        low |= (board.get(cell) in ("B", "W")) << index
        high |= (board.get(cell) in ("G", "W")) << index
    return low, high


def run(position, width):
    """Return the captures of a solution or None, the captures examined, and if any was dropped."""
    start = {
        divmod(cell, position.cols): colour
        for cell, colour in enumerate(position.cells)
        if colour != "."
    }
    level, nodes, dropped = [(start, [])], 0, False
    while True:
        found = []
        for board, path in level:
            low, high = key(board, start)
            salt = low ^ high << 1 & WORD
            for source, target in captures(board):
                after = dict(board)
                after[target] = after.pop(source)
                sizes = lines(after)
                code = (source[0] << 4 | source[1]) << 8 | target[0] << 4 | target[1]
                random = mix(salt ^ code * 0x9E3779B97F4A7C15 & WORD) >> 40
                score = CYCLES * (len(after) - len(sizes) + 1)
                score += FULLNESS / max(len(after), 1) * sum(size * size for size in sizes)
                score += NOISE * random / 16777216.0
                found.append((max(SCORES - 1 - int(score * GRAIN), 0), after, path, source, target))
        if not found:
            return None, nodes, dropped
        found.sort(key=lambda each: each[0])
        level, seen = [], set()
        for _, board, path, source, target in found:
            nodes += 1
            if len(board) == 1:
                return [*path, (source, target)], nodes, dropped
            if is_dead(position, board) or key(board, start) in seen:
                continue
            if len(level) == width:
                dropped = True
                break
            seen.add(key(board, start))
            level.append((board, [*path, (source, target)]))
        if not level:
            return None, nodes, dropped
