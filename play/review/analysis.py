"""Analysis of a game: the best move at each choice, the loss by the move made, and who was ahead.

Values are shares of the win. Greener is analysed by alpha-beta search, which reaches the end of the
game if few stacks are left. The puzzle Greenest is analysed by the solver: the share is 1 while the
puzzle is solvable. All other games are searched like the opponent mcts, with the knowledge of the
player to move; a value is then the mean over the lines after a move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

from greenest.games.plurals import many
from greenest.games.protocol import CHANCE, State
from greenest.games.pyramids.contest import Contest, ContestState
from greenest.games.pyramids.greenest import GreenestState
from greenest.games.pyramids.position import Position
from greenest.play.known_options import ALPHABETA, EXACT, SOLVER, objection
from greenest.play.records import Record
from greenest.play.tree_search import LEAD, TreeSearch, Values
from greenest.play.wording import keeping

if TYPE_CHECKING:
    from greenest.play.alphabeta.search import Searcher
    from greenest.solver.verdict import Verdict

EXACT_STACKS = 14
"""The largest number of stacks for which Greener is searched to the end."""
CAPTURES = 6
"""The number of captures that Greener is searched ahead with more than EXACT_STACKS stacks."""
MARKS = ((0.15, "??"), (0.1, "?"), (0.05, "?!"))
"""Marks for bad moves, each with the smallest share of the win that such a move loses."""
BAR = 20
"""The number of characters of a bar."""
NODES = 1_000_000
"""The largest number of positions searched to decide the puzzle after a capture."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the analysis found about one move.

    `best` are the best moves, and `shares` each player's share of the win after them. `lost` is the
    share that the player lost by the move made, and `points` the loss in points if known exactly.
    """

    best: tuple[Any, ...]
    shares: Values
    lost: float
    is_exact: bool
    points: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """A move of a game with its judgement; `ply` counts from 0."""

    ply: int
    player: int
    move: str
    best: tuple[str, ...]
    judgement: Judgement

    @property
    def lost(self) -> float:
        """The share of the win that the move lost, in tenths of a percent, as it is shown."""
        return round(self.judgement.lost, 3)

    @property
    def mark(self) -> str:
        """Return `?!`, `?` or `??` for a move that loses much of the win, "" for others."""
        return next((mark for least, mark in MARKS if self.lost >= least), "")

    def as_json(self) -> dict[str, Any]:
        """Return the move and its judgement under their published keys."""
        found = self.judgement
        return {
            "ply": self.ply + 1,
            "player": self.player + 1,
            "move": self.move,
            "best": self.best,
            "shares": [round(share, 4) for share in found.shares],
            "lost": self.lost,
            "points": found.points,
            "exact": found.is_exact,
            "mark": self.mark,
            "note": found.note,
        }


@dataclass(frozen=True, slots=True)
class Account:
    """A player's choices: their number, how many have each mark, and the mean share lost."""

    player: int
    moves: int
    marks: dict[str, int]
    lost: float

    def as_json(self) -> dict[str, Any]:
        """Return the account with its published keys."""
        return {
            "player": self.player + 1,
            "moves": self.moves,
            "marks": self.marks,
            "lost": round(self.lost, 4),
        }


Judge = Callable[[State[Any], Any], Judgement]
"""Judges a move in a state with several legal moves."""


def analyse(record: Record, simulations: int) -> Iterator[Judged]:
    """Yield the judgement of each move that a player chose among several.

    `simulations` is the number of simulations for each move, in games that are searched by them.
    Raises ValueError for a game that cannot be searched.
    """
    judge = _judge_of(record, simulations)
    for ply, (state, move) in enumerate(zip(record.states, record.moves, strict=False)):
        if state.actor != CHANCE and len(state.legal_moves()) > 1:
            found = judge(state, move)
            best = tuple(map(state.format_move, found.best))
            yield Judged(ply, state.actor, state.format_move(move), best, found)


def accounts(players: int, rows: Sequence[Judged]) -> list[Account]:
    """Return the account of each player."""
    found = []
    for player in range(players):
        own = [row for row in rows if row.player == player]
        marks = {mark: sum(row.mark == mark for row in own) for _, mark in reversed(MARKS)}
        lost = fmean([row.lost for row in own]) if own else 0.0
        found.append(Account(player, len(own), marks, lost))
    return found


def bar(shares: Values) -> str:
    """Return a bar of players' numbers, each repeated in proportion to the player's share.

    Shares of 3/4 and 1/4 are `11111111111111122222`. In a game for one player, the
    share 1 gives a full bar, and the share 0 gives dots.
    """
    whole = sum(shares) if len(shares) > 1 else 1.0
    total, signs = 0.0, ""
    for number, share in enumerate(shares, 1):
        total += share / whole
        signs += str(number) * (round(BAR * total) - len(signs))
    return f"{signs:.<{BAR}}"


def is_searched(game: Any) -> bool:
    """Return whether the moves of a game are judged by simulations, as no solver knows it."""
    is_puzzle = not objection(SOLVER, game)
    return not is_puzzle and (game.players != 2 or bool(objection(ALPHABETA, game)))


def _judge_of(record: Record, simulations: int) -> Judge:
    game: Any = record.game
    if is_searched(game):
        return SearchJudge(TreeSearch(game, simulations), record.seed)
    if game.players == 2:
        return GreenerJudge(game)
    return PuzzleJudge()


class SearchJudge:
    """Judges moves by the tree search of the opponent mcts."""

    def __init__(self, search: TreeSearch, seed: int) -> None:
        self._search = search
        self._seed = seed

    def __call__(self, state: State[Any], move: Any) -> Judgement:
        """Compare the move made with the move that the search tried most often."""
        found = self._search.judge(state, Random(f"{self._seed}/{state}"))
        best = next(iter(found))
        shares = _adding_up(found[best][1])
        if move not in found:
            return Judgement((best,), shares, 0.0, False, note="the search did not try this move")
        lost = shares[state.actor] - _adding_up(found[move][1])[state.actor]
        return Judgement((best,), shares, max(lost, 0.0), False)


def _adding_up(estimates: Values) -> Values:
    """Return estimates of the players' chances, 1/2 for any who leads with others, as shares."""
    whole = sum(estimates)
    return tuple(each / whole for each in estimates)


class GreenerJudge:
    """Judges moves by alpha-beta search, to the end of the game if few stacks are left."""

    def __init__(self, game: Contest) -> None:
        from greenest.play.alphabeta.search import BONUS, Searcher

        self._has_exact_values = not objection(EXACT, game)
        self._bonus = 0 if game.tournament else BONUS

        @lru_cache(2)
        def searchers(rows: int, cols: int) -> list[Searcher]:
            return [Searcher(game, rows, cols, self._bonus) for _ in range(2)]

        # A tie that is played again may be on a board of another size.
        self._searchers = searchers

    def __call__(self, state: State[Any], move: Any) -> Judgement:
        """Compare the move made with the best move, both searched to the same depth."""
        assert isinstance(state, ContestState)
        stacks = sum(map(bool, state.board.stacks))
        depth = stacks if stacks <= EXACT_STACKS else CAPTURES
        hero = state.turn
        searcher = self._searchers(state.board.rows, state.board.cols)[hero]
        searcher.set_up(state, hero)
        *_, (worth, best) = searcher.deepen((*range(2, depth, 2), depth))
        searcher.set_up(state.play(move), hero)
        *_, (made, _) = searcher.deepen((depth - 1,))
        worth = max(worth, made)
        own, other = state.won[state.actor], state.won[1 - state.actor]
        is_last = depth == stacks and state.number == state.game.players
        lead, kept = self._lead(worth), self._lead(made)
        share = self._share(worth, lead + own - other, is_last)
        left = self._share(made, kept + own - other, is_last)
        is_exact = depth == stacks and self._has_exact_values
        shares = (share, 1 - share) if state.actor == 0 else (1 - share, share)
        return Judgement(
            (move if made == worth else best,),
            shares,
            share - left,
            is_exact,
            lead - kept if is_exact else None,
        )

    def _won(self, worth: int) -> int:
        """Return 1 for a win and -1 for a loss, if the search reached the end of the game."""
        return (worth > self._bonus / 2) - (worth < -self._bonus / 2) if self._bonus else 0

    def _lead(self, worth: int) -> int:
        """Return the lead in points, of which a tie has none, whosever stack is the tallest."""
        return int((worth - self._won(worth) * self._bonus) / 2)

    def _share(self, worth: int, lead: int, is_last: bool) -> float:
        """Return the share of the win, which is estimated from the lead if it is not known.

        It is known at the end of a game, or of the last game of a tournament.
        """
        won = (lead > 0) - (lead < 0) if is_last else self._won(worth)
        return 0.5 + 0.5 * (won or lead / (abs(lead) + LEAD))


@dataclass(slots=True)
class PuzzleJudge:
    """Judges captures of the puzzle by the solver.

    `is_lost` is true once the puzzle is unsolvable.
    """

    is_lost: bool = field(default=False)

    def __call__(self, state: State[Any], move: Any) -> Judgement:
        """Judge a capture: it loses the win if it makes a solvable puzzle unsolvable.

        The note of a losing capture says how hard it is to see that it loses. Captures after it
        lose nothing. The share is 1/2 if no capture is known to keep the puzzle solvable, and some
        are undecided.
        """
        from greenest.solver.alike import judge_captures
        from greenest.solver.verdict import Limits, Status

        assert isinstance(state, GreenestState)
        if self.is_lost:
            return Judgement((), (0.0,), 0.0, True)
        verdicts = dict(judge_captures(Position.of_board(state.board), Limits(NODES)))
        by_status = {
            status: tuple(each for each, found in verdicts.items() if found.status is status)
            for status in Status
        }
        good, undecided = by_status[Status.SOLVABLE], by_status[Status.UNDECIDED]
        made = verdicts[move]
        self.is_lost = made.status is Status.UNSOLVABLE
        if not good:
            if undecided:
                return Judgement(
                    (), (0.5,), 0.0, False, note=f"undecided within {NODES:,} positions"
                )
            return Judgement((), (0.0,), 0.0, True, note="it was not solvable before")
        note = keeping(len(good), len(verdicts), len(undecided))
        if not self.is_lost:
            return Judgement(good, (1.0,), 0.0, made.status is Status.SOLVABLE, note=note)
        return Judgement(good, (1.0,), 1.0, True, note=f"{note}; {_seen(made)}")


def _seen(made: Verdict) -> str:
    if not made.nodes:
        return f"easy to see: {made.reason}"
    return f"to see it takes a search of {many(made.nodes, 'position')}"
