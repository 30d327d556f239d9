"""Rules that choose how many or which boards to decide, without loss of coverage.

Both rules have two stages (Stein, Annals of Mathematical Statistics 16, 1945). The first stage, the
pilot, determines how many boards the second stage has. Only the boards of the second stage are
counted. Their number does not depend on the verdicts on them, so the interval is the usual one for
a number fixed beforehand. To stop as soon as an interval happens to be narrow would be wrong: such
intervals miss the share more often than they state.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, partial
from math import ceil
from typing import TypeVar

from scipy.special import bdtrik

from greenest.play.intervals import CONFIDENCE, clopper_pearson
from greenest.study.publish.columns import Mixture, Point
from greenest.study.publish.experiment import Decide, Sample
from greenest.study.run import Run

DOUBT = 0.001
"""The risk allowed at each step of planning.

It is the probability that the interval of a pilot misses the share. It is also the probability that
the second stage is too wide although the interval of the pilot has the share.
"""
GUARDED = 1 - (1 - CONFIDENCE) / (1 + 2 * DOUBT)
"""The confidence of each stage of `WantedWidth`. With it, the result has at least 95 %."""
GUARDED_ROW = partial(Mixture.of, confidence=GUARDED)
FEWEST = 20
"""The least number of boards in a pilot."""


@dataclass(frozen=True, slots=True)
class WantedWidth(Sample[Mixture]):
    """Decides so many boards that the exact interval of the share is at most `width` wide.

    `run` is the pilot, and docs/study.md has the rule. The interval of a counted stage misses the
    share with probability at most 1 - GUARDED. The third stage is needed with probability at most
    2 * DOUBT. So the result misses the share with probability at most 5 %. Undecided boards may
    widen the interval beyond `width`; more boards would not help.
    """

    width: float

    @classmethod
    def of(cls, run: Run, width: float) -> WantedWidth:
        """Return the rule for a width.

        The pilot is `run` with a new count: a twentieth of the boards that suffice for any share,
        but at least FEWEST.
        """
        return cls(replace(run, count=max(FEWEST, most_boards(width) // 20)), GUARDED_ROW, width)

    @property
    def most(self) -> int:
        """The number of boards in the pilot and in a second stage for a share of one half."""
        return self.run.count + most_boards(self.width)

    def rows(self, decide: Decide) -> list[Mixture]:
        """Decide the pilot, then the second stage, and the third if it is needed."""
        pilot = decide(self.run)
        boards = boards_after(pilot.solvable, pilot.undecided, pilot.count, self.width)
        second = replace(self.run, first=self.run.boards.stop, count=boards)
        found = decide(second)
        if width_of(found.solvable, found.count, GUARDED) > self.width:
            third = replace(second, first=second.boards.stop, count=most_boards(self.width))
            found = decide(third)
        return [self.row(found)]


def width_of(solvable: int, count: int, confidence: float) -> float:
    """Return the width of the interval of Clopper and Pearson (1934) for the share solvable."""
    low, high = clopper_pearson(solvable, 0, count, confidence)
    return high - low


@cache
def most_boards(width: float) -> int:
    """Return the least number of boards with an interval at most `width` wide for any outcome."""
    return _fewest(lambda count: width_of(count // 2, count, GUARDED) <= width)


@cache
def boards_after(solvable: int, undecided: int, count: int, width: float) -> int:
    """Return the number of boards in the second stage, given the counts of the pilot."""
    low, high = clopper_pearson(solvable, undecided, count, 1 - DOUBT)
    share = min(max(low, 0.5), high)
    share = min(share, 1 - share)

    def is_narrow(boards: int) -> bool:
        # An interval is widest if half of the boards are solvable.
        outcome = min(ceil(bdtrik(1 - DOUBT, boards, share)), boards // 2)
        return width_of(outcome, boards, GUARDED) <= width

    return min(_fewest(is_narrow), most_boards(width))


def _fewest(is_enough: Callable[[int], bool]) -> int:
    """Return a number n such that `is_enough(n)` is true and `is_enough(n - 1)` is false."""
    high = 1
    while not is_enough(high):
        high *= 2
    return bisect_left(range(high), True, lo=high // 2 + 1, key=is_enough)


Row = TypeVar("Row", bound=Point | Mixture)


@dataclass(frozen=True, slots=True)
class Border(Sample[Row]):
    """Decides boards at the border: the numbers of stacks between which the share crosses 1/2.

    `run` has the fewest stacks, `more` are the runs with more; docs/study.md has the rule.
    """

    more: tuple[Run, ...]

    @property
    def runs(self) -> tuple[Run, ...]:
        """All runs, in the order of their numbers of stacks."""
        return self.run, *self.more

    @property
    def pilot(self) -> int:
        """The number of boards in a pilot."""
        return max(FEWEST, min(100, self.run.count // 5))

    @property
    def most(self) -> int:
        """The usual number of boards: two full samples, and the pilots of a bisection."""
        return 2 * self.run.count + self.pilot * len(self.more).bit_length()

    def rows(self, decide: Decide) -> list[Row]:
        """Find the border, and measure there."""

        def measured(place: int) -> Row:
            run = self.runs[place]
            return self.row(decide(replace(run, first=run.first + self.pilot)))

        left, right = self._border(decide)
        rows = [measured(left), measured(right)]
        while rows[0].high >= 0.5 and left > 0:
            left -= 1
            rows.insert(0, measured(left))
        while rows[-1].low < 0.5 and right < len(self.runs) - 1:
            right += 1
            rows.append(measured(right))
        return rows

    def _border(self, decide: Decide) -> tuple[int, int]:
        """Find the border, and return the indexes of the two runs beside it."""
        left, right = 0, len(self.runs) - 1
        while right - left > 1:
            middle = (left + right) // 2
            found = decide(replace(self.runs[middle], count=self.pilot))
            is_beyond = 2 * found.solvable + found.undecided >= found.count
            left, right = (left, middle) if is_beyond else (middle, right)
        return left, right
