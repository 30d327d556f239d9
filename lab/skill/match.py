"""Plays one game among given players, and records its turns, choices and leaders.

A turn is all consecutive decisions of one player. In Triforce it is three actions and the combats
after them, in Capstone up to three moves, and elsewhere one move or pass. In Capstone, a player
first puts the hand in an order, which becomes the secret goal. This decision belongs to no turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

from greenest.games.capstone.state import CapstoneState
from greenest.games.protocol import CHANCE, Game, State
from greenest.games.triforce.board import SHIELD, SWORD
from greenest.games.triforce.state import TriforceState
from greenest.play.opponents import Opponent
from greenest.play.simulation import draw_outcome
from greenest.play.tree_search import Values, valued

PASS = "pass"
THIRDS = ("first", "middle", "last")


@dataclass(slots=True)
class Turn:
    """A turn of one player.

    `open` has the number of legal moves at each decision. `passed` is True if the last move was a
    pass. `leader` is the only player with the most points after the turn, None if there are
    several.
    """

    open: list[int] = field(default_factory=list)
    passed: bool = False
    leader: int | None = None
    values: Values = ()
    """Each player's share of the win after the turn.

    Until the game is over, it is estimated from the points.
    """

    @property
    def forced(self) -> bool:
        """Whether the player had only one move at each decision."""
        return max(self.open) == 1


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game: its last state, and its turns."""

    end: State[Any]
    turns: Sequence[Turn]

    @property
    def returns(self) -> tuple[float, ...]:
        """Each player's share of the win."""
        return self.end.returns()

    @property
    def winner(self) -> int | None:
        """The player who won alone, or None if several share the win."""
        return next((player for player, share in enumerate(self.returns) if share == 1), None)

    @property
    def margin(self) -> int:
        """The points of the best player minus the points of the second best."""
        *_, second, most = sorted(self.end.scores())  # type: ignore[attr-defined]
        return int(most - second)

    @property
    def points(self) -> int:
        """The points of the best player."""
        return int(max(self.end.scores()))  # type: ignore[attr-defined]

    @property
    def changes_of_lead(self) -> int:
        """How often the leader changed; turns without a single leader are skipped."""
        leaders = [turn.leader for turn in self.turns if turn.leader is not None]
        return sum(now != before for before, now in pairwise(leaders))

    @property
    def leader_half_way(self) -> int | None:
        """The single leader after half of the turns; None if several players had most points."""
        return self.turns[(len(self.turns) - 1) // 2].leader

    @property
    def drama(self) -> float:
        """How far the winners' values were below the highest of the turn, averaged over turns.

        The values after the last turn are left out. The drama is zero if all players lost. This is
        Ludii's DramaAverage, with values estimated from points.
        """
        winners = [player for player, share in enumerate(self.returns) if share]
        behind = [
            max(turn.values) - turn.values[player] for turn in self.turns[:-1] for player in winners
        ]
        return fmean(behind) if behind else 0.0

    @property
    def decided(self) -> float | None:
        """The share of turns until the winner's value exceeds each value that a rival ever has.

        None without a single winner. This is Ludii's DecisivenessMoves, with values estimated from
        points.
        """
        if self.winner is None:
            return None
        best = max(
            value
            for turn in self.turns
            for player, value in enumerate(turn.values)
            if player != self.winner
        )
        values = [turn.values[self.winner] for turn in self.turns]
        return next(place for place, value in enumerate(values, 1) if value > best) / len(values)

    def moves_open(self, third: str) -> float | None:
        """Return the mean number of legal moves at a decision in one third of the turns.

        `third` is "first", "middle" or "last". Return None if there is no decision in this third.
        """
        place, count = THIRDS.index(third), len(self.turns)
        part = self.turns[place * count // 3 : (place + 1) * count // 3]
        found = [number for turn in part for number in turn.open]
        return fmean(found) if found else None

    @property
    def plugged(self) -> int:
        """The number of Triforce's stacks without an owner: those on a sword or shield."""
        return sum(stack[:1] in (SWORD, SHIELD) for stack in self._stacks if stack)

    @property
    def empty(self) -> int:
        """The number of Triforce's territories without a stack."""
        return sum(not stack for stack in self._stacks)

    @property
    def _stacks(self) -> Sequence[str]:
        return self.end.board if isinstance(self.end, TriforceState) else ()


def play_match(game: Game[Any], players: Sequence[Opponent], chance: Random, rng: Random) -> Course:
    """Play a game with the players in the order of their seats.

    `chance` makes deals and throws, and `rng` the players' choices. So players can swap seats and
    still have the same deal.
    """
    state = game.start()
    turns: list[Turn] = []
    last: object = None
    while not state.over:
        if state.actor == CHANCE:
            state = state.play(draw_outcome(state, chance))
            continue
        place = _turn_key(state)
        if place is not None:
            if not turns or place != last:
                turns.append(Turn())
            last = place
            turns[-1].open.append(len(state.legal_moves()))
        move = players[state.actor](state, rng)
        state = state.play(move)
        if place is not None:
            turns[-1].passed = move == PASS
            turns[-1].leader = _leader(state)
            turns[-1].values = valued(state, game.players)
    return Course(state, turns)


def _turn_key(state: State[Any]) -> object:
    """Return a key that is equal within a turn, and differs between consecutive turns.

    In Capstone, the key is None before the goals are set.
    """
    if isinstance(state, TriforceState):
        return state.ply
    if isinstance(state, CapstoneState):
        return state.actor if all(state.goals) else None
    return object()


def _leader(state: State[Any]) -> int | None:
    scores = list(state.scores())  # type: ignore[attr-defined]
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else None
