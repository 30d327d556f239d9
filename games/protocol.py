"""The protocol of every game here, for one to six players, with chance and hidden information.

A game is a frozen dataclass: its fields are its options, each with a default. It makes states. A
state is an immutable, hashable value. `state.actor` is who acts now: a player, `CHANCE` or
`NOBODY`. The actor picks one of `legal_moves()`, and `play(move)` returns the next state.

That is enough for the seven games:

- *Chance* (setups, stones drawn, dice): each outcome is a move, and playing this move chooses the
  outcome. `chances()` has the exact probabilities. Dice thrown at once are thrown one after the
  other, with no moves of players in between. `parse` reads a given setup, which needs no chance.
- *Acting out of turn* (the exchanges offered before a combat in Triforce) and *choosing an order*
  (of its combats) are moves of the player who decides. `actor` is who acts now, and the state knows
  whose turn it is. A turn of several actions is several moves; to end it early is one more move.
- *Secrets* (the goals in Capstone and ThreeStone) are moves that others do not see (`sees`), and
  that `observation` hides from them. Choices made at once and in secret are made one after the
  other, unseen. `str(state)` shows all secrets, so it is not for players.
- *Passes* are moves, legal where the rules say so. If a game ends after some passes in a row, or
  after some turns, the state and its text count them.
- *Points* are counted by each game. `returns()` has only the shares of the win.
- *Texts for people*: `draw` shows a state and what has changed in it, `describe` says what a move
  does, `known_as` names a player, `ending` says what decided the game.

For OpenSpiel this is a sequential game (`games.learning.openspiel`). The values of `CHANCE` and
`NOBODY` are those of OpenSpiel. An action is the place of a move in a list of all notations
(`games.learning.encoding`).
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
    """Error for a move that the rules forbid; `reason` says why."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


class NotOver(ValueError):  # noqa: N818 - as it is said
    """Error if a result is asked for before the game is over."""


class State(Protocol[M]):
    """A state of a game with moves of type M: an immutable and hashable value.

    A game without secrets and chance defines only the abstract methods.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def actor(self) -> int:
        """The player to move, counted from 0, or `CHANCE`, or `NOBODY` when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor == NOBODY

    @abstractmethod
    def legal_moves(self) -> tuple[M, ...]:
        """Return the legal moves of a player, the outcomes of chance, or no moves at the end.

        States that look the same to the player to move have the same moves in the same order.
        """

    @abstractmethod
    def play(self, move: M) -> Self:
        """Return the state after a move; raises `IllegalMove` if it is not legal.

        This state does not change.
        """

    def after(self, move: M) -> Self:
        """Return the state after a legal move. Unlike `play`, it need not check the move."""
        return self.play(move)

    @abstractmethod
    def returns(self) -> tuple[float, ...]:
        """Return each player's share of the win. The sum is 1, or 0 if everybody lost.

        Raises `NotOver` before the end.
        """

    @abstractmethod
    def format_move(self, move: M) -> str:
        """Return the notation of a move."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """Read the notation of a move, legal or not; raises ValueError for other text."""

    @abstractmethod
    def __str__(self) -> str:
        """Return the whole state as text, which `Game.parse` reads."""

    def chances(self) -> dict[M, Fraction]:
        """Return the probability of each outcome of chance, {} unless chance is to move."""
        return {}

    def observation(self, player: int) -> str:
        """Return what a player sees of the state, as text: everything if there are no secrets."""
        return str(self)

    def sees(self, player: int, move: M) -> bool:
        """Return whether a player sees this legal move."""
        return True

    def draw(self, player: int | None = None, since: Self | None = None) -> str:
        """Return a picture for the terminal: what a player sees, or everything if `player` is None.

        If the earlier state `since` is given, changes since then are marked.
        """
        return str(self) if player is None else self.observation(player)

    def describe(self, move: M) -> str:
        """Describe in words what a legal move does, without naming the player.

        The text is for players who see the move. By default it is the notation.
        """
        return self.format_move(move)

    def known_as(self, player: int) -> str:
        """Return the name of a player, such as `black`, or "" if players have only numbers."""
        return ""

    def ending(self) -> str:
        """Return in words what decided the game, or "" if the points say everything.

        Raises `NotOver` before the end.
        """
        return ""


S_co = TypeVar("S_co", bound=State[Any], covariant=True)


class Game(Protocol[S_co]):
    """A game with its options: a frozen dataclass in which all fields have defaults.

    The first line of the docstring of a game is shown to people who choose one.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of players."""

    @property
    def options_of_start(self) -> frozenset[str]:
        """The names of options on which only `start` depends, so that no parsed state has them."""
        return frozenset()

    @abstractmethod
    def start(self) -> S_co:
        """Return the first state, before anything is dealt or drawn."""

    @abstractmethod
    def parse(self, text: str) -> S_co:
        """Read a state from its text; raises ValueError, which names the fault."""
