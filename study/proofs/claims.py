"""The claims of a proof, step by step, and the division of a step's boards into parts.

docs/proof.md has the lemmas. A claim says that every full board of a shape with at least N stacks
of each colour is solvable. A board with a line that can be removed without losing a colour follows
from a claim about a shape with one line less. So claims rest on claims, down to shapes with a table
of all positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import factorial
from typing import NamedTuple

from greenest.kernels import removal

TABLE_CELLS = 12
"""Shapes of up to this many cells are settled by a table of all positions."""


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """Every full board of a shape with at least `fewest` stacks of each colour is solvable.

    A board and its transpose are equivalent, so `rows` is never less than `cols`. Raises ValueError
    for a claim about no board, or about shapes whose boards cannot be enumerated.
    """

    rows: int
    cols: int
    fewest: int

    def __post_init__(self) -> None:
        """Raise ValueError for claims that cannot be stated or enumerated."""
        shape = f"{self.rows}x{self.cols}"
        if self.rows < self.cols or not 1 <= self.fewest <= self.cells // 3:
            raise ValueError(f"no full board of {shape} has {self.fewest} stacks of each colour")
        if self.method == "removal":
            removal.field_bits(self.rows, self.cols)

    def __str__(self) -> str:
        """Return a name, as 6x5>=6."""
        return f"{self.rows}x{self.cols}>={self.fewest}"

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.rows * self.cols

    @property
    def method(self) -> str:
        """The method: "table" of all positions, "removal" of lines, or "line".

        A lemma about single lines needs no computation.
        """
        if self.cols == 1:
            return "line"
        return "table" if self.cells <= TABLE_CELLS else "removal"

    @property
    def boards(self) -> int:
        """The number of boards that the claim covers."""
        return sum(
            factorial(self.cells) // (factorial(blacks) * factorial(greens) * factorial(whites))
            for blacks, greens, whites in self.mixtures()
        )

    def mixtures(self) -> Iterator[tuple[int, int, int]]:
        """Yield the possible numbers of stacks by colour."""
        most = self.cells - 2 * self.fewest
        for blacks in range(self.fewest, most + 1):
            for greens in range(self.fewest, most + 1):
                whites = self.cells - blacks - greens
                if whites >= self.fewest:
                    yield blacks, greens, whites

    def premises(self) -> tuple[Claim, ...]:
        """Return the claims from which boards with a removable row or column follow.

        A line of n cells is removed by n captures, and a colour of at most n stacks is spared.
        """
        if self.method != "removal":
            return ()
        shorter = claim(self.rows - 1, self.cols, max(1, self.fewest - self.cols))
        narrower = claim(self.rows, self.cols - 1, max(1, self.fewest - self.rows))
        return shorter, narrower


def claim(rows: int, cols: int, fewest: int | None = None) -> Claim:
    """State a claim about a shape or its transpose; without `fewest`, about balanced boards."""
    if fewest is None:
        fewest, rest = divmod(rows * cols, 3)
        if rest:
            raise ValueError(
                f"{rows}x{cols} has no balanced setup, for {rows * cols} cells cannot be shared "
                "equally among three colours; only all boards of three colours can be proven"
            )
    return Claim(max(rows, cols), min(rows, cols), fewest)


def steps(target: Claim) -> tuple[Claim, ...]:
    """Return a claim and all claims that it rests on, small shapes first.

    Of several claims about one shape only the strongest is returned.
    """
    fewest: dict[tuple[int, int], int] = {}
    waiting = [target]
    while waiting:
        each = waiting.pop()
        shape = each.rows, each.cols
        if each.fewest < fewest.get(shape, each.fewest + 1):
            fewest[shape] = each.fewest
            waiting += each.premises()
    claims = (Claim(*shape, few) for shape, few in fewest.items())
    return tuple(sorted(claims, key=lambda each: (each.cells, each)))


def part_count(rows: int, cols: int, fewest: int | None = None) -> int:
    """Return the number of parts of a proof; raises ValueError as `claim` does."""
    return sum(len(parts(each)) for each in steps(claim(rows, cols, fewest)))


class ProofPart(NamedTuple):
    """A part of the boards of a claim: those with a certain upper middle row and scarce set.

    The scarce set has the colours that the removal of a row could extinguish. Claims are symmetric
    under turns of the colours. So one of the sets {B}, {G} and {W} stands for all three, and one
    pair for all pairs; if no colour or all are scarce, rows that begin with Black stand for all
    rows. Each part counts three times.
    """

    scarce: int
    upper: int


@dataclass(frozen=True, slots=True)
class Settled:
    """The counts of a part, or of all parts of a claim, in all turns of the colours.

    `without_row` is the number of boards without a row that can be removed without losing a colour,
    and `without_line` that of boards without such a row or column. `searched` of the latter needed
    a search. `exceptions` are unsolvable, one for each class under turns of the colours.
    """

    without_row: int = 0
    without_line: int = 0
    searched: int = 0
    exceptions: tuple[str, ...] = ()
    seconds: float = 0.0

    def __add__(self, other: Settled) -> Settled:
        """Return the sums of two shares."""
        return Settled(
            self.without_row + other.without_row,
            self.without_line + other.without_line,
            self.searched + other.searched,
            self.exceptions + other.exceptions,
            self.seconds + other.seconds,
        )


def parts(each: Claim) -> list[ProofPart]:
    """Divide the boards of a claim into parts; none if it needs no enumeration."""
    if each.method != "removal":
        return []
    uppers = range(3**each.cols)
    present = {scarce_colours(each.cols, mixture) for mixture in each.mixtures()}
    ways = ((0, uppers[::3]), (0b001, uppers), (0b011, uppers), (0b111, uppers[::3]))
    found = [(scarce, some) for scarce, some in ways if scarce in present]
    return [ProofPart(scarce, upper) for scarce, some in found for upper in some]


def scarce_colours(length: int, mixture: tuple[int, int, int]) -> int:
    """Return the colours that a removal of this number of captures could extinguish."""
    return sum(1 << colour for colour, stacks in enumerate(mixture) if stacks <= length)
