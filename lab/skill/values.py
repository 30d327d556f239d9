"""Exact values of setups of Greener and Green; each setup has a number.

The numbers follow the order of the deal: cell by cell, with black before green before white. On
1x3, BGW is setup 0, BWG 1, GBW 2, … and WGB 5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import factorial, prod
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, cast

from greenest.games.protocol import CHANCE, Game, State
from greenest.games.pyramids.contest import Contest, ContestState
from greenest.play.known_options import EXACT, objection, required
from greenest.play.opponents import greedy_moves

if TYPE_CHECKING:
    from greenest.play.alphabeta.search import Searcher

VALUES = ("win", "draw", "loss")
DEPTHS = (2, 4, 6, 8, 10, 256)
"""Depths of iterative deepening for an exact value; each search orders moves for the next one."""
MOST_CELLS = 18
"""The largest number of cells of a board; setups of larger ones take too long to value."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A setup and its value for the first player, against whom all others play.

    `lead` is the lead in points at the end under perfect play. `greedy` is None if the setup is
    lost. Otherwise it is the share of the first moves by `greedy_moves` that keep the win or draw.
    """

    number: int
    setup: str
    value: str
    lead: int
    greedy: float | None


def count_setups(game: Game[Any]) -> int:
    """Return the number of setups of a game.

    Raises ValueError for games and options that `EXACT` does not name, and for large boards.
    """
    return _arrangements(_checked(game).pyramids)


def setup(game: Game[Any], number: int) -> ContestState:
    """Return the setup with this number; raises ValueError as `count_setups` does."""
    checked = _checked(game)
    left = dict(checked.pyramids)
    state = checked.start()
    while state.actor == CHANCE:
        for colour in state.legal_moves():
            left[str(colour)] -= 1
            behind = _arrangements(left)
            if number < behind:
                state = state.play(colour)
                break
            left[str(colour)] += 1
            number -= behind
    return state


def draw_setups(count: int, wanted: int, seed: int) -> list[int]:
    """Return `wanted` different random numbers below `count`, or all if there are fewer, sorted."""
    return sorted(Random(f"{seed}/setups").sample(range(count), min(wanted, count)))


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts and means of valued setups; `greedy` is the mean over setups that are not lost."""

    setups: int
    win: int
    draw: int
    loss: int
    lead: float
    greedy: float | None


def summary(rows: Sequence[Valued]) -> Summary:
    """Return counts of the values, and means of `lead` and `greedy`."""
    counts = Counter(row.value for row in rows)
    kept = [row.greedy for row in rows if row.greedy is not None]
    return Summary(
        setups=len(rows),
        win=counts["win"],
        draw=counts["draw"],
        loss=counts["loss"],
        lead=round(fmean(row.lead for row in rows), 6),
        greedy=round(fmean(kept), 6) if kept else None,
    )


def valued(game: Game[Any], numbers: Iterable[int]) -> Iterator[Valued]:
    """Yield the values of setups with these numbers; raises ValueError as `count_setups` does."""
    from greenest.play.alphabeta.search import Searcher

    checked = _checked(game)
    searcher = Searcher(checked, checked.rows, checked.cols)
    for number in numbers:
        state = setup(game, number)
        searcher.set_up(state, 0)
        worth = _worth(searcher)
        greedy = None if worth < 0 else _kept(searcher, state, min(worth, 1))
        yield Valued(number, str(state), _name(worth), int(worth / 2), greedy)


def value(state: State[Any]) -> str:
    """Return `win`, `draw` or `loss` for the first player under perfect play.

    Raises ValueError if the setup is still being dealt.
    """
    from greenest.play.alphabeta.search import Searcher

    if state.actor == CHANCE:
        raise ValueError("chance still acts")
    assert isinstance(state, ContestState)
    required(EXACT, state.game)
    searcher = Searcher(state.game, state.board.rows, state.board.cols)
    searcher.set_up(state, 0)
    return _name(_worth(searcher))


def _worth(searcher: Searcher) -> int:
    """Return twice the lead in points at the end; of equal points, 1, 0 or -1 by tallest stacks."""
    *_, (worth, _) = searcher.deepen(DEPTHS)
    return worth


def _kept(searcher: Searcher, state: ContestState, bound: int) -> float:
    """Return the share of greedy moves after which the value is at least `bound`."""
    moves = greedy_moves(state)
    kept = 0
    for after in map(state.play, moves):
        searcher.set_up(after, 0)
        stacks = sum(map(bool, after.board.stacks))
        kept += searcher.ask(bound, stacks, None, None) >= bound
    return round(kept / len(moves), 6)


def _name(worth: int) -> str:
    return VALUES[0 if worth > 0 else 1 if worth == 0 else 2]


def _arrangements(left: dict[str, int]) -> int:
    return factorial(sum(left.values())) // prod(map(factorial, left.values()))


def _checked(game: Game[Any]) -> Contest:
    if reason := objection(EXACT, game):
        raise ValueError(f"the search for exact values does not play this: {reason}")
    contest = cast(Contest, game)
    cells = contest.rows * contest.cols
    if cells > MOST_CELLS:
        raise ValueError(f"exact values are of boards of up to {MOST_CELLS} cells, not {cells}")
    return contest
