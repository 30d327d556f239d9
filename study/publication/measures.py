"""Measurements of experiments besides batches: `measure` of each class returns its rows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from statistics import fmean, median

import numpy as np

from greenest.games.options import format_options, make_game
from greenest.games.pyramids.position import Position
from greenest.games.registry import GAMES
from greenest.kernels.arrays import Int64s
from greenest.kernels.table import Layout, count_losing_captures, count_solutions, solve_masks
from greenest.play.simulation import simulate
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.difficulty.players import chances
from greenest.study.difficulty.playouts import play_random_boards
from greenest.study.difficulty.puzzles import OfPuzzles
from greenest.study.publication.rows import (
    GameSeat,
    IrreducibleStrips,
    Mistakes,
    PlayerChances,
    SampledMistakes,
    SimplePlay,
    SmallShape,
    SolutionCounts,
    ends,
)
from greenest.study.sampling import random_position
from greenest.study.shapes.census import Scope, take_census
from greenest.theorem.irreducible import irreducible_strips

MISTAKE_LIMITS = Limits(max_nodes=20_000_000)


@dataclass(frozen=True, slots=True)
class Playouts:
    """Play the full boards 0..count - 1 of a shape and a seed by a strategy, each once."""

    rows: int
    cols: int
    strategy: str
    count: int
    seed: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}-{self.strategy}"

    def measure(self) -> list[SimplePlay]:
        """Return one row: how many boards were played to a single stack."""
        pieces = self.rows * self.cols
        left = play_random_boards(
            self.rows, self.cols, pieces, self.strategy, self.count, self.seed
        )
        solved = int((left == 1).sum())
        return [
            SimplePlay(
                f"{self.rows}x{self.cols}",
                self.strategy,
                self.count,
                solved,
                int(left.sum()),
                *ends(solved, 0, self.count),
            )
        ]


@dataclass(frozen=True, slots=True)
class Tabled:
    """Counts the losing captures among all captures in all solvable positions of a small shape."""

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}"

    def measure(self) -> list[Mistakes]:
        """Return a row for each number of stacks from two on."""
        layout = Layout(self.rows, self.cols)
        table = np.zeros(layout.words, dtype=np.uint64)
        rows = []
        for stacks in range(layout.cells + 1):
            ranks = layout.ranks(stacks)
            masks = layout.masks[ranks.start : ranks.stop]
            solve_masks(table, layout.starts, masks, self.rows, self.cols)
            if stacks > 1:
                counts = count_losing_captures(table, layout.starts, masks, self.rows, self.cols)
                rows.append(Mistakes(self.name, stacks, *map(int, counts)))
        return rows


@dataclass(frozen=True, slots=True)
class Walks:
    """Walks through the full boards from `first` on, trying a random capture at every ply.

    At each ply captures are tried in a random order up to the first that keeps the position
    solvable, which is then made. Whether the first one tried loses is one observation; those of
    different boards are independent.
    """

    rows: int
    cols: int
    first: int
    count: int
    seed: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}-{self.first}"

    def measure(self) -> list[SampledMistakes]:
        """Return a row for each number of stacks: captures tried first, lost and undecided."""
        tried: Counter[tuple[int, Status]] = Counter()
        for index in range(self.first, self.first + self.count):
            tried += self._walk(index)
        return [
            SampledMistakes.counted(
                f"{self.rows}x{self.cols}",
                stacks,
                sum(tried[stacks, status] for status in Status),
                tried[stacks, Status.UNSOLVABLE],
                tried[stacks, Status.UNDECIDED],
            )
            for stacks in range(self.rows * self.cols, 1, -1)
        ]

    def _walk(self, index: int) -> Counter[tuple[int, Status]]:
        """Return what became of the first capture tried at each number of stacks."""
        rng = Random(f"{self.seed}/{index}")
        position = random_position(self.rows, self.cols, self.rows * self.cols, self.seed, index)
        first_tried: Counter[tuple[int, Status]] = Counter()
        while position.pieces > 1:
            after = [position.after(capture) for capture in position.captures()]
            rng.shuffle(after)
            statuses = []
            for each in after:
                statuses.append(decide(each, MISTAKE_LIMITS).status)
                if statuses[-1] is Status.SOLVABLE:
                    break
            if statuses:
                first_tried[position.pieces, statuses[0]] += 1
            if not statuses or statuses[-1] is not Status.SOLVABLE:
                break
            position = each
        return first_tried


@dataclass(frozen=True, slots=True)
class SolutionsOfSetups:
    """Count the solutions of every balanced setup of a small shape, order and all."""

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}"

    def measure(self) -> list[SolutionCounts]:
        """Return one row: the fewest solutions of a setup, their median, and the most."""
        found = np.sort(solutions_of_setups(self.rows, self.cols)).tolist()
        return [SolutionCounts(self.name, len(found), found[0], float(median(found)), found[-1])]


def solutions_of_setups(rows: int, cols: int) -> Int64s:
    """Return the number of solutions of each balanced setup of a shape of up to 12 cells."""
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


@dataclass(frozen=True, slots=True)
class AllPositions:
    """Count all positions of a small shape by the number of stacks."""

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}"

    def measure(self) -> list[SmallShape]:
        """Return a row for each number of stacks from one on."""
        census = take_census(Scope(self.rows, self.cols, all_positions=True))
        full = self.rows * self.cols
        return [
            SmallShape(
                self.name,
                each.pieces,
                each.positions,
                each.solvable,
                census.setups if each.pieces == full else 0,
                census.solvable if each.pieces == full else 0,
            )
            for each in (census.by_pieces or ())[1:]
        ]


@dataclass(frozen=True, slots=True)
class Tried(OfPuzzles):
    """Let players of several strengths try composed puzzles of a level, a shape and a number."""

    def measure(self) -> list[PlayerChances]:
        """Return a row for each puzzle."""
        return [
            PlayerChances(
                each.level,
                each.shape,
                each.stacks,
                self.seed,
                each.index,
                each.board,
                *(round(chance, 9) for chance in chances(Position.parse(each.board)).values()),
            )
            for each in self.puzzles.measure()
        ]


@dataclass(frozen=True, slots=True)
class Strips:
    """Grows the irreducible strips of a number of rows, with a marked column or without."""

    rows: int
    is_marked: bool

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}-rows-marked" if self.is_marked else f"{self.rows}-rows"

    def measure(self) -> list[IrreducibleStrips]:
        """Return one row: how many there are, and how long the longest is."""
        found = irreducible_strips(self.rows, self.is_marked)
        longest = max(len(strip.columns) for strip in found)
        marked = "yes" if self.is_marked else "no"
        return [IrreducibleStrips(self.rows, marked, len(found), longest)]


@dataclass(frozen=True, slots=True)
class RandomGames:
    """Plays random games."""

    game: str
    options: tuple[str, ...]
    count: int
    seed: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return "-".join((self.game, *self.options)).replace("=", "-")

    def measure(self) -> list[GameSeat]:
        """Return a row for each player."""
        game = make_game(GAMES[self.game], self.options)
        found = simulate(self.game, game, self.count, self.seed)
        return [
            GameSeat(
                self.game,
                " ".join(format_options(game)),
                player,
                self.count,
                won,
                found.draws,
                found.lost,
                min(found.lengths),
                float(median(found.lengths)),
                round(fmean(found.lengths), 6),
                max(found.lengths),
                round(found.branching, 6),
                *ends(won, 0, self.count),
            )
            for player, won in enumerate(found.wins, 1)
        ]
