"""The protocol of every game here, for one to six players, with chance and hidden information.

A game is a frozen dataclass: its fields are its options, each with a default. It makes states, and
a state is an immutable, hashable value. One party acts at a time, `state.actor`: a player, `CHANCE`
or `NOBODY`; this party picks one of `legal_moves()`, and `play(move)` returns the next state.

That is enough for the seven games:

- *Chance* (setups, draws, dice) is a move like any other, so an outcome is chosen by playing it.
  `chances()` has the exact probabilities. Dice thrown at once are thrown one after the other, with
  nobody acting in between. A given setup needs no chance: it comes by `parse`.
- *Acting out of turn* (the exchanges offered before a combat in Triforce) and *choosing an order*
  (of its combats) are moves of the player who decides: `actor` is who acts now, and the state
  knows whose turn it is. A turn of several actions is several moves; ending it early is one more.
- *Secrets* (the goals in Capstone and ThreeStone) are moves that others do not see (`sees`), and
  that `observation` hides from them. Choices made at once and in secret are made one after the
  other, unseen. `str(state)` has all secrets, and is for referees.
- *Passes* are moves, legal where the rules say so. Whatever ends a game, be it three passes in a
  row or a cap on the plies, is counted in the state and therefore in its text.
- *Points* are counted by each game; `returns()` has only the shares of the win.
- *Texts for people*: `draw` shows a state and what has changed in it, `describe` says what a move
  does, `known_as` names a player, `ending` says what decided the game.

OpenSpiel fits as a sequential game (`games.learning.openspiel`): the numbers of `CHANCE` and
`NOBODY` are its own, and moves are numbered by their notation (`games.learning.encoding`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from fractions import Fraction
from typing import Any, Protocol, Self, TypeVar

CHANCE = -1
NOBODY = -4

M = TypeVar("M", bound=Hashable)


class IllegalMove(ValueError):  # noqa: N818 - as it is said
    """A move that the rules forbid; `reason` says why."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class NotOver(ValueError):  # noqa: N818 - as it is said
    """The returns of a game were asked for before its end."""


class State(Protocol[M]):
    """A state of a game whose moves are of type M: an immutable and hashable value.

    A game of perfect information without chance defines only the abstract methods.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def actor(self) -> int:
        """Who moves: a player, counted from 0, `CHANCE`, or `NOBODY` when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == NOBODY

    @abstractmethod
    def legal_moves(self) -> tuple[M, ...]:
        """Return the moves open to the actor, outcomes if it is chance; none when over.

        What the actor observes determines them and their order.
        """

    @abstractmethod
    def play(self, move: M) -> Self:
        """Return the state after a move; raises `IllegalMove` with the reason if it is not legal.

        This state stays as it is.
        """

    def after(self, move: M) -> Self:
        """Return the state after a move known to be legal; `play` checks first."""
        return self.play(move)

    @abstractmethod
    def returns(self) -> tuple[float, ...]:
        """Return each player's share of the win: 1 in all, or 0 in all if everybody lost.

        Raises `NotOver` before the end.
        """

    @abstractmethod
    def format_move(self, move: M) -> str:
        """Return the notation of a move."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """Read a move, legal or not; raises ValueError if the text is no notation of a move."""

    @abstractmethod
    def __str__(self) -> str:
        """Return the whole state as text, which the game's `parse` reads."""

    def chances(self) -> dict[M, Fraction]:
        """Return the probability of each legal move if chance acts, else nothing."""
        return {}

    def observation(self, player: int) -> str:
        """Return what a player sees of the state, as text: all of it if the game hides nothing."""
        return str(self)

    def sees(self, player: int, move: M) -> bool:
        """Return whether a player would see this legal move being made."""
        return True

    def draw(self, player: int | None = None, since: Self | None = None) -> str:
        """Return a picture for the terminal, of a player's view or, for None, of everything.

        Changes since an earlier state, if one is given, are marked by signs of the game.
        """
        return str(self) if player is None else self.observation(player)

    def describe(self, move: M) -> str:
        """Return in words what a legal move does, without naming the player.

        The text is for those who see the move. It is the notation if that says everything.
        """
        return self.format_move(move)

    def known_as(self, player: int) -> str:
        """Return the name of a player, such as `black`; nothing if players have only numbers."""
        return ""

    def ending(self) -> str:
        """Return in words what decided a game; nothing if the shares and the points tell.

        Raises `NotOver` before the end.
        """
        return ""


S_co = TypeVar("S_co", bound=State[Any], covariant=True)


class Game(Protocol[S_co]):
    """A game with its options chosen: a frozen dataclass whose fields all have defaults.

    The first line of its docstring is shown to people who choose a game.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of players."""

    @abstractmethod
    def start(self) -> S_co:
        """Return the first state, before anything is dealt or drawn."""

    @abstractmethod
    def parse(self, text: str) -> S_co:
        """Read a state from its text; raises ValueError naming the fault."""
