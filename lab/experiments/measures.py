"""The functions that measure experiments. They take plain values and return rows."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from statistics import fmean, median

import numpy as np
from numpy.typing import NDArray

from greenest.games.options import format_options, make_game
from greenest.games.pyramids.board import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.games.registry import GAMES
from greenest.lab.experiments.counting import count_losing_captures, count_solutions
from greenest.lab.experiments.playouts import play_random_boards
from greenest.lab.experiments.rows import (
    GameSeat,
    Mistakes,
    PlayerChances,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
    StaticReasons,
)
from greenest.lab.intervals import ends
from greenest.lab.puzzles.players import chances
from greenest.lab.puzzles.puzzles import composed
from greenest.play.simulation import simulate
from greenest.solver.decide import decide
from greenest.solver.kernels.arrays import Bools, Int64s
from greenest.solver.kernels.table import Layout, solve_masks
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_boards, random_position
from greenest.study.shapes.census import take_census

MISTAKE_LIMITS = Limits(max_nodes=20_000_000)


def playouts(rows: int, cols: int, strategy: str, count: int, seed: int) -> list[SimplePlay]:
    """Play each of `count` random full boards once by a strategy, and count those solved."""
    left = play_random_boards(rows, cols, rows * cols, strategy, count, seed)
    solved = int((left == 1).sum())
    stacks = int(left.sum())
    return [SimplePlay(f"{rows}x{cols}", strategy, count, solved, stacks, *ends(solved, 0, count))]


def exact_mistakes(rows: int, cols: int) -> list[Mistakes]:
    """Count the losing captures among all captures in all solvable positions of a small shape.

    There is a row for each number of stacks, from two on.
    """
    layout = Layout(rows, cols)
    table = np.zeros(layout.words, dtype=np.uint64)
    found = []
    for stacks in range(layout.cells + 1):
        ranks = layout.ranks(stacks)
        masks = layout.masks[ranks.start : ranks.stop]
        solve_masks(table, layout.starts, masks, rows, cols)
        if stacks > 1:
            counts = count_losing_captures(table, layout.starts, masks, rows, cols)
            found.append(Mistakes(f"{rows}x{cols}", stacks, *map(int, counts)))
    return found


def sampled_mistakes(
    rows: int, cols: int, first: int, count: int, seed: int
) -> list[SampledMistakes]:
    """Play `count` random full boards to their ends, from the board with index `first` on.

    In each position, captures are tried in random order until one leaves a solvable position. This
    capture is made. Only the first capture tried in a position is counted: whether it loses. Boards
    are independent samples. Return a row for each number of stacks.
    """
    tried: Counter[tuple[int, Status]] = Counter()
    for index in range(first, first + count):
        position = random_position(rows, cols, rows * cols, seed, index)
        tried += _tried_first(position, Random(f"{seed}/{index}"))
    return [
        SampledMistakes.counted(
            f"{rows}x{cols}",
            stacks,
            sum(tried[stacks, status] for status in Status),
            tried[stacks, Status.UNSOLVABLE],
            tried[stacks, Status.UNDECIDED],
        )
        for stacks in range(rows * cols, 1, -1)
    ]


def _tried_first(position: Position, rng: Random) -> Counter[tuple[int, Status]]:
    tried: Counter[tuple[int, Status]] = Counter()
    while position.pieces > 1:
        after = [position.after(capture) for capture in position.captures()]
        rng.shuffle(after)
        statuses = []
        for each in after:
            statuses.append(decide(each, MISTAKE_LIMITS).status)
            if statuses[-1] is Status.SOLVABLE:
                break
        if statuses:
            tried[position.pieces, statuses[0]] += 1
        if not statuses or statuses[-1] is not Status.SOLVABLE:
            break
        position = each
    return tried


def solution_counts(rows: int, cols: int) -> list[SolutionCounts]:
    """Count the solutions of every balanced setup of a small shape.

    Two solutions differ if their captures or the order of the captures differ. The only row has the
    fewest solutions of a setup, their median, and the most.
    """
    found = np.sort(solutions_of_setups(rows, cols)).tolist()
    shape, middle = f"{rows}x{cols}", float(median(found))
    return [SolutionCounts(shape, len(found), found[0], middle, found[-1])]


def solutions_of_setups(rows: int, cols: int) -> Int64s:
    """Return the number of solutions of each balanced setup, for shapes of up to 12 cells."""
    layout = Layout(rows, cols)
    if layout.cells > 12:
        raise ValueError(f"solutions are counted on up to 12 cells, not on {layout.cells}")
    sizes = [3 ** int(mask).bit_count() for mask in layout.masks]
    firsts = np.empty(len(sizes), dtype=np.int64)
    firsts[layout.masks] = np.cumsum([0, *sizes[:-1]])
    ways = np.zeros(sum(sizes), dtype=np.int64)
    count_solutions(layout.masks, firsts, rows, cols, ways)
    full: Int64s = ways[firsts[-1] :]
    codes = np.arange(full.size)
    each = [np.zeros(full.size, dtype=np.int64) for _ in range(2)]
    for _ in range(layout.cells):
        for colour, stacks in enumerate(each):
            stacks += codes % 3 == colour
        codes = codes // 3
    balanced = (each[0] == layout.cells // 3) & (each[1] == layout.cells // 3)
    chosen: Int64s = full[balanced]
    return chosen


def all_positions(rows: int, cols: int) -> list[SmallShape]:
    """Count all positions of a small shape; return a row for each number of stacks, from 1 on."""
    census = take_census(Layout(rows, cols), all_positions=True)
    full = rows * cols
    return [
        SmallShape(
            f"{rows}x{cols}",
            each.pieces,
            each.positions,
            each.solvable,
            census.setups if each.pieces == full else 0,
            census.solvable if each.pieces == full else 0,
        )
        for each in (census.by_pieces or ())[1:]
    ]


def player_chances(
    level: str, rows: int, cols: int, stacks: int, count: int, seed: int
) -> list[PlayerChances]:
    """Compose puzzles, and compute how often players of several strengths solve them.

    Return a row for each puzzle.
    """
    return [
        PlayerChances(
            each.level,
            each.shape,
            each.stacks,
            seed,
            each.index,
            each.board,
            *(round(chance, 9) for chance in chances(Position.parse(each.board)).values()),
        )
        for each in islice(composed(level, rows, cols, stacks, seed), count)
    ]


def random_games(name: str, options: tuple[str, ...], count: int, seed: int) -> list[GameSeat]:
    """Play random games, and return a row for each player."""
    game = make_game(GAMES[name], options)
    found = simulate(name, game, count, seed)
    return [
        GameSeat(
            name,
            " ".join(format_options(game)),
            player,
            count,
            won,
            found.draws,
            found.lost,
            min(found.lengths),
            float(median(found.lengths)),
            round(fmean(found.lengths), 6),
            max(found.lengths),
            round(found.branching, 6),
            *ends(won, 0, count),
        )
        for player, won in enumerate(found.wins, 1)
    ]


def static_reasons(rows: int, cols: int, stacks: int, count: int, seed: int) -> list[StaticReasons]:
    """Count the static reasons on `count` random balanced boards; return one row."""
    boards = random_boards(rows, cols, stacks, seed, 0, count).reshape(count, rows, cols)
    occupied = boards != ord(EMPTY)
    alone = isolated(occupied)
    split = ~are_linked(occupied)
    stuck = ~can_capture(boards) & ~split
    counts = (alone, alone.any(axis=(1, 2)), split, stuck)
    shape = f"{rows}x{cols}"
    return [StaticReasons(shape, stacks, seed, count, *(int(each.sum()) for each in counts))]


def isolated(occupied: Bools) -> Bools:
    """Return flags (boards, rows, cols): whether a stack is alone in its row and column.

    `occupied` has flags of the same shape: whether a cell has a stack.
    """
    in_row = occupied.sum(axis=2, keepdims=True)
    in_column = occupied.sum(axis=1, keepdims=True)
    found: Bools = occupied & (in_row == 1) & (in_column == 1)
    return found


def are_linked(occupied: Bools) -> Bools:
    """Return, for each board, whether it is connected.

    Stacks in a common row or column are neighbours. A breadth-first search over rows and columns
    starts at the first row with stacks.
    """
    stacked = occupied.any(axis=2)
    reached = stacked & (stacked.cumsum(axis=1) == 1)
    while True:
        columns = (occupied & reached[:, :, None]).any(axis=1)
        further = (occupied & columns[:, None, :]).any(axis=2)
        if (further == reached).all():
            linked: Bools = (reached == stacked).all(axis=1)
            return linked
        reached = further


def can_capture(boards: NDArray[np.uint8]) -> Bools:
    """Return, for each board, whether it has a capture.

    It has one if a row or column has stacks of two colours.
    """
    present = [boards == ord(colour) for colour in COLOURS]
    mixed = [sum(each.any(axis=axis).astype(int) for each in present) for axis in (1, 2)]
    found: Bools = np.asarray((mixed[0] > 1).any(axis=1) | (mixed[1] > 1).any(axis=1))
    return found
