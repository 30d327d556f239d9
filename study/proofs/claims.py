"""The claims that make up a proof, and the division of a claim's boards into parts.

docs/proof.md has the lemmas. A claim says that every full board of a shape with at least N stacks
of each colour is solvable. A row or column is removable if captures can empty it without losing a
colour. Boards with a removable row or column follow from claims about smaller shapes. These claims
follow from others in the same way, down to shapes that a table of all positions settles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import factorial
from typing import NamedTuple

from greenest.games.plurals import many
from greenest.kernels import removal

TABLE_CELLS = 12
"""A table of all positions settles shapes of up to this many cells."""


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """The claim that every full board with at least `fewest` stacks of each colour is solvable.

    A board and its transpose are equivalent, so `rows` is at least `cols`. Raises ValueError if
    there is no such board, or if the boards of the shape cannot be enumerated.
    """

    rows: int
    cols: int
    fewest: int

    def __post_init__(self) -> None:
        """Raise ValueError if there is no such board, or if the boards cannot be enumerated."""
        shape = f"{self.rows}x{self.cols}"
        if self.rows < self.cols or not 1 <= self.fewest <= self.cells // 3:
            raise ValueError(
                f"no full board of {shape} has {many(self.fewest, 'stack')} of each colour"
            )
        if self.method == "removal":
            removal.field_bits(self.rows, self.cols)

    def __str__(self) -> str:
        """Return the name of the claim, such as 6x5>=6."""
        return f"{self.rows}x{self.cols}>={self.fewest}"

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.rows * self.cols

    @property
    def method(self) -> str:
        """How the claim is settled: "table", "removal" or "line".

        A "line" is a single column, for which a lemma is enough.
        """
        if self.cols == 1:
            return "line"
        return "table" if self.cells <= TABLE_CELLS else "removal"

    @property
    def boards(self) -> int:
        """The number of boards that the claim is about."""
        return sum(
            factorial(self.cells) // (factorial(blacks) * factorial(greens) * factorial(whites))
            for blacks, greens, whites in self.mixtures()
        )

    def mixtures(self) -> Iterator[tuple[int, int, int]]:
        """Yield the possible numbers of black, green and white stacks."""
        most = self.cells - 2 * self.fewest
        for blacks in range(self.fewest, most + 1):
            for greens in range(self.fewest, most + 1):
                whites = self.cells - blacks - greens
                if whites >= self.fewest:
                    yield blacks, greens, whites

    def premises(self) -> tuple[Claim, ...]:
        """Return the two claims that settle the boards with a removable row or column.

        To remove a line of n cells takes n captures. So each colour loses at most n stacks. Return
        no claims if the method is not "removal".
        """
        if self.method != "removal":
            return ()
        shorter = claim(self.rows - 1, self.cols, max(1, self.fewest - self.cols))
        narrower = claim(self.rows, self.cols - 1, max(1, self.fewest - self.rows))
        return shorter, narrower


def claim(rows: int, cols: int, fewest: int | None = None) -> Claim:
    """Return the claim about a shape or its transpose.

    If `fewest` is None, the claim is about balanced boards; raises ValueError if there are none.
    """
    if fewest is None:
        fewest, rest = divmod(rows * cols, 3)
        if rest:
            raise ValueError(
                f"{rows}x{cols} has no balanced setup, for {many(rows * cols, 'cell')} cannot be "
                "shared equally among three colours; only all boards of three colours can be proven"
            )
    return Claim(max(rows, cols), min(rows, cols), fewest)


def steps(target: Claim) -> tuple[Claim, ...]:
    """Return a claim and the claims that it rests on, small shapes first.

    If it rests on several claims about one shape, only the strongest of them is returned: the one
    with the smallest `fewest`.
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
    """Return the number of parts of a whole proof; raises ValueError as `claim` does."""
    return sum(len(parts(each)) for each in steps(claim(rows, cols, fewest)))


class ProofPart(NamedTuple):
    """A part of the boards of a claim.

    `scarce` is a mask of the colours with so few stacks that removing a row could lose them.
    `upper` is the content of the upper middle row, as a code.

    A claim stays the same if the colours are turned, so a third of the boards is enough, and each
    board counts three times. One of the sets {B}, {G} and {W} stands for all three, and one pair
    for all pairs. If no colour or every colour is scarce, upper middle rows that begin with Black
    stand for all rows.
    """

    scarce: int
    upper: int


@dataclass(frozen=True, slots=True)
class Settled:
    """The counts of a part, or of all parts of a claim, in all turns of the colours.

    `without_row` is the number of boards without a removable row. `without_line` is the number of
    boards without a removable row or column. `searched` is the number of these that the engine
    `lines` did not solve. `exceptions` has an unsolvable board for each class under turns of the
    colours.
    """

    without_row: int = 0
    without_line: int = 0
    searched: int = 0
    exceptions: tuple[str, ...] = ()
    seconds: float = 0.0

    def __add__(self, other: Settled) -> Settled:
        """Return the sums of the counts, and the exceptions of both."""
        return Settled(
            self.without_row + other.without_row,
            self.without_line + other.without_line,
            self.searched + other.searched,
            self.exceptions + other.exceptions,
            self.seconds + other.seconds,
        )


def parts(each: Claim) -> list[ProofPart]:
    """Return the parts of a claim's boards; none unless its method is "removal"."""
    if each.method != "removal":
        return []
    uppers = range(3**each.cols)
    present = {scarce_colours(each.cols, mixture) for mixture in each.mixtures()}
    ways = ((0, uppers[::3]), (0b001, uppers), (0b011, uppers), (0b111, uppers[::3]))
    found = [(scarce, some) for scarce, some in ways if scarce in present]
    return [ProofPart(scarce, upper) for scarce, some in found for upper in some]


def scarce_colours(length: int, mixture: tuple[int, int, int]) -> int:
    """Return the mask of the colours with at most `length` stacks."""
    return sum(1 << colour for colour, stacks in enumerate(mixture) if stacks <= length)
