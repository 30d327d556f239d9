"""The rows of our own tables that no study file declares: a class for each kind of table.

`low` and `high` are the ends of a 95 % interval by Wilson for the share of the row, to nine digits.
Exact tables have none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import comb
from operator import add
from typing import Annotated

from greenest.lab.intervals import ends
from greenest.lab.skill.rows import Game
from greenest.study.publish.columns import High, Low, Seed, Shape, Share, Stacks

Losing = Annotated[int, "captures that lead to an unsolvable position"]
Setups = Annotated[int, "balanced setups"]


@dataclass(frozen=True, slots=True)
class StaticReasons:
    """The boards of a point, and how many of them are unsolvable for each static reason."""

    shape: Shape
    stacks: Stacks
    seed: Seed
    boards: Annotated[int, "random balanced boards looked at"]
    isolated_stacks: Annotated[int, "stacks alone in their row and column, on all boards together"]
    isolated: Annotated[int, "boards with such a stack"]
    split: Annotated[int, "boards that rows and columns do not link; the isolated are among them"]
    without_capture: Annotated[int, "boards on which no capture is possible, and linked"]

    @property
    def static(self) -> int:
        """The number of boards that are unsolvable for a static reason."""
        return self.split + self.without_capture

    @property
    def found(self) -> float:
        """The mean number of isolated stacks on a board, as counted."""
        return self.isolated_stacks / self.boards

    @property
    def expected(self) -> float:
        """The expected number of isolated stacks on a board, computed exactly.

        On a board of m x n with K stacks, a stack is isolated if the other K - 1 stacks are on the
        (m - 1)(n - 1) cells outside of its row and column.
        """
        rows, cols = map(int, self.shape.split("x"))
        others = self.stacks - 1
        return self.stacks * comb((rows - 1) * (cols - 1), others) / comb(rows * cols - 1, others)


@dataclass(frozen=True, slots=True)
class SimplePlay:
    """Random full boards of a shape, each played once by a simple strategy."""

    shape: Shape
    strategy: Annotated[str, "how captures are chosen"]
    games: Annotated[int, "boards played, each once"]
    solved: Annotated[int, "games that ended with a single stack"]
    stacks_left: Annotated[int, "stacks left at the ends of all games"]
    low: Low
    high: High

    @property
    def share(self) -> Share:
        """The share of boards solved."""
        return Share.of(self.solved, self.games, self.low, self.high)


@dataclass(frozen=True, slots=True)
class Mistakes:
    """All captures in all solvable positions of a shape with one number of stacks."""

    shape: Shape
    stacks: Stacks
    positions: Annotated[int, "solvable positions with so many stacks"]
    captures: Annotated[int, "legal captures in all of them"]
    losing: Losing


@dataclass(frozen=True, slots=True)
class SampledMistakes:
    """Captures tried at random while random full boards of a shape were played."""

    shape: Shape
    stacks: Stacks
    tried: Annotated[int, "random captures, one for each board that came so far"]
    losing: Losing
    undecided: Annotated[int, "captures to positions that met the limit of nodes"]
    low: Low
    high: High

    @classmethod
    def counted(
        cls, shape: str, stacks: int, tried: int, losing: int, undecided: int
    ) -> SampledMistakes:
        """Return a row with these counts, and their interval."""
        return cls(shape, stacks, tried, losing, undecided, *ends(losing, undecided, tried))

    @property
    def share(self) -> Share:
        """The share of captures that lose."""
        return Share.of(self.losing, self.tried, self.low, self.high)


def merged(parts: Iterable[SampledMistakes]) -> list[SampledMistakes]:
    """Add up the rows of each shape and number of stacks."""
    counts: dict[tuple[str, int], list[int]] = {}
    for row in parts:
        counted = counts.setdefault((row.shape, row.stacks), [0, 0, 0])
        counted[:] = map(add, counted, (row.tried, row.losing, row.undecided))
    return [SampledMistakes.counted(*alike, *counted) for alike, counted in counts.items()]


@dataclass(frozen=True, slots=True)
class SolutionCounts:
    """The numbers of solutions of the balanced setups of a shape."""

    shape: Shape
    setups: Setups
    least: Annotated[int, "solutions of the setup that has fewest"]
    median: Annotated[float, "median of the solutions of a setup"]
    most: Annotated[int, "solutions of the setup that has most"]


@dataclass(frozen=True, slots=True)
class SmallShape:
    """All positions of a small shape with one number of stacks."""

    shape: Shape
    stacks: Stacks
    positions: Annotated[int, "positions of any colours"]
    solvable: Annotated[int, "solvable ones of them"]
    setups: Annotated[int, "balanced setups, where the board is full"]
    setups_solvable: Annotated[int, "solvable ones of them"]

    @property
    def setups_unsolvable(self) -> int:
        """The number of unsolvable setups."""
        return self.setups - self.setups_solvable


@dataclass(frozen=True, slots=True)
class PlayerChances:
    """A composed puzzle, and the exact chances that players of several strengths solve it."""

    level: Annotated[str, "difficulty"]
    shape: Shape
    stacks: Stacks
    seed: Seed
    index: Annotated[int, "index of the board, for greenest generate"]
    board: Annotated[str, "ranks from the top"]
    random: Annotated[float, "chance that any capture, all equally likely, solves it"]
    lonely: Annotated[float, "chance of captures by a stack that sees the fewest others"]
    even: Annotated[float, "chance of captures of the colour with the most stacks"]
    mobile: Annotated[float, "chance of captures that leave the most captures"]
    look_1: Annotated[float, "chance of captures that leave no dead position, as far as is seen"]
    look_2: Annotated[float, "chance of captures that let another one go on so"]
    look_3: Annotated[float, "chance of captures that let two more go on so"]
    look_4: Annotated[float, "chance of captures that let three more go on so"]

    @property
    def size(self) -> str:
        """The shape and the number of stacks, as text."""
        return f"{self.shape}, {self.stacks}"


@dataclass(frozen=True, slots=True)
class GameSeat:
    """The results of one player in random play of a sibling of Greenest."""

    game: Game
    options: Annotated[str, "its options"]
    player: Annotated[int, "player, 1 begins"]
    games: Annotated[int, "games played"]
    wins: Annotated[int, "games that the player won alone"]
    draws: Annotated[int, "games whose win was shared"]
    lost_by_all: Annotated[int, "games that everybody lost"]
    length_min: Annotated[int, "fewest decisions of players in a game"]
    length_median: Annotated[float, "median of the decisions"]
    length_mean: Annotated[float, "mean of the decisions"]
    length_max: Annotated[int, "most decisions"]
    legal_moves_mean: Annotated[float, "mean number of legal moves at a decision"]
    low: Low
    high: High

    @property
    def label(self) -> str:
        """The name of the game, with "with skill" after it if the option `skill=yes` is set."""
        return f"{self.game} with skill" if "skill=yes" in self.options else self.game

    @property
    def share(self) -> Share:
        """The share of games that the player won alone."""
        return Share.of(self.wins, self.games, self.low, self.high)

    @property
    def won_by_one(self) -> int:
        """The number of games with a single winner."""
        return self.games - self.draws - self.lost_by_all


@dataclass(frozen=True, slots=True)
class BlockEnding:
    """How the blocks of a small shape end, with a carrier or without one.

    The module `lab.blocks` counts them.
    """

    shape: Shape
    carrier: Annotated[str, "the line that one more stack stands in front of, or none"]
    boards: Annotated[int, "full boards with all three colours"]
    not_solvable: Annotated[int, "boards that cannot be reduced to one stack"]
    not_inside: Annotated[int, "boards that cannot be reduced to one stack in the block"]
    not_each_colour: Annotated[int, "boards that cannot, in the block, to each of the colours"]
