"""What experiments measure beside batches: each function takes one part and returns its rows.

A row holds integers and texts alone, so that it is the same on every machine; what no batch and
its ledger can count is counted here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from statistics import median

import numpy as np
from numpy.typing import NDArray

from greenest.games.options import format_options, make_game
from greenest.games.registry import GAMES
from greenest.kernels.table import Layout, count_losing_captures, count_solutions, solve_masks
from greenest.play.simulation import simulate
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits, Status
from greenest.study.difficulty.playouts import play_random_boards
from greenest.study.sampling import random_position
from greenest.study.shapes.census import Scope, take_census

Ints = NDArray[np.int64]

Row = dict[str, int | float | str]

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

    def measure(self) -> list[Row]:
        """Return how many boards were played, and how many of them to a single stack."""
        pieces = self.rows * self.cols
        left = play_random_boards(
            self.rows, self.cols, pieces, self.strategy, self.count, self.seed
        )
        row: Row = {"shape": f"{self.rows}x{self.cols}", "strategy": self.strategy}
        return [
            row
            | {
                "games": self.count,
                "solved": int((left == 1).sum()),
                "stacks_left": int(left.sum()),
            }
        ]


@dataclass(frozen=True, slots=True)
class Tabled:
    """Of all captures in all solvable positions of a small shape, count those that lose."""

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}"

    def measure(self) -> list[Row]:
        """Return a row for each number of stacks from two on."""
        layout = Layout(self.rows, self.cols)
        table = np.zeros(layout.words, dtype=np.uint64)
        rows: list[Row] = []
        for stacks in range(layout.cells + 1):
            ranks = layout.ranks(stacks)
            masks = layout.masks[ranks.start : ranks.stop]
            solve_masks(table, layout.starts, masks, self.rows, self.cols)
            if stacks > 1:
                counts = count_losing_captures(table, layout.starts, masks, self.rows, self.cols)
                positions, captures, losing = map(int, counts)
                row: Row = {"shape": self.name, "stacks": stacks, "positions": positions}
                rows.append(row | {"captures": captures, "losing": losing})
        return rows


@dataclass(frozen=True, slots=True)
class Walks:
    """Walk through the full boards from `first` on, trying a random capture at every ply.

    At each ply captures are tried in a random order up to the first that keeps the position
    solvable, which is then made. Whether the first one tried loses is one observation, and those
    of different boards are independent.
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

    def measure(self) -> list[Row]:
        """Return a row for each number of stacks: captures tried first, lost and undecided."""
        tried: Counter[tuple[int, Status]] = Counter()
        for index in range(self.first, self.first + self.count):
            tried += self._walk(index)
        shape = f"{self.rows}x{self.cols}"
        return [
            {
                "shape": shape,
                "stacks": stacks,
                "tried": sum(tried[stacks, status] for status in Status),
                "losing": tried[stacks, Status.UNSOLVABLE],
                "undecided": tried[stacks, Status.UNDECIDED],
            }
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
class Solutions:
    """Count the solutions of every balanced setup of a small shape, order and all."""

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}"

    def measure(self) -> list[Row]:
        """Return one row: how few, in the middle and how many solutions a setup has."""
        found = np.sort(solutions_of_setups(self.rows, self.cols))
        row: Row = {"shape": self.name, "setups": found.size, "least": int(found[0])}
        return [row | {"median": float(median(found.tolist())), "most": int(found[-1])}]


def solutions_of_setups(rows: int, cols: int) -> Ints:
    """Return the number of solutions of each balanced setup of a shape of up to 12 cells."""
    layout = Layout(rows, cols)
    if layout.cells > 12:
        raise ValueError(f"solutions are counted on up to 12 cells, not on {layout.cells}")
    sizes = [3 ** int(mask).bit_count() for mask in layout.masks]
    firsts = np.empty(len(sizes), dtype=np.int64)
    firsts[layout.masks] = np.cumsum([0, *sizes[:-1]])
    ways = np.zeros(sum(sizes), dtype=np.int64)
    count_solutions(layout.masks, firsts, rows, cols, ways)
    full: Ints = ways[firsts[-1] :]
    codes = np.arange(full.size)
    each = [np.zeros(full.size, dtype=np.int64) for _ in range(2)]
    for _ in range(layout.cells):
        for colour, stacks in enumerate(each):
            stacks += codes % 3 == colour
        codes = codes // 3
    balanced = (each[0] == layout.cells // 3) & (each[1] == layout.cells // 3)
    chosen: Ints = full[balanced]
    return chosen


@dataclass(frozen=True, slots=True)
class Shape:
    """Count all positions of a small shape by the number of stacks."""

    rows: int
    cols: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return f"{self.rows}x{self.cols}"

    def measure(self) -> list[Row]:
        """Return a row for each number of stacks from one on."""
        census = take_census(Scope(self.rows, self.cols, all_positions=True))
        full = self.rows * self.cols
        return [
            {
                "shape": self.name,
                "stacks": each.pieces,
                "positions": each.positions,
                "solvable": each.solvable,
                "setups": census.setups if each.pieces == full else 0,
                "setups_solvable": census.solvable if each.pieces == full else 0,
            }
            for each in (census.by_pieces or ())[1:]
        ]


@dataclass(frozen=True, slots=True)
class Games:
    """Play a game at random so many times."""

    game: str
    options: tuple[str, ...]
    count: int
    seed: int

    @property
    def name(self) -> str:
        """A name for files and progress."""
        return "-".join((self.game, *self.options)).replace("=", "-")

    def measure(self) -> list[Row]:
        """Return a row for each player."""
        game = make_game(GAMES[self.game], self.options)
        found = simulate(self.game, game, self.count, self.seed)
        record = found.as_json()
        head: Row = {"game": self.game, "options": " ".join(format_options(game))}
        tail: Row = {
            "draws": found.draws,
            "lost_by_all": found.lost,
            "length_min": record["length"]["min"],
            "length_median": float(record["length"]["median"]),
            "length_mean": round(record["length"]["mean"], 6),
            "length_max": record["length"]["max"],
            "legal_moves_mean": round(found.branching, 6),
        }
        return [
            head | {"player": player, "games": self.count, "wins": won} | tail
            for player, won in enumerate(found.wins, 1)
        ]
