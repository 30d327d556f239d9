"""Adapts the games to OpenSpiel (extra `openspiel`). Importing this module registers them there.

    import pyspiel
    import greenest.games.learning.openspiel

    game = pyspiel.load_game("greenest_triforce", {"players": 4})

The parameters are the options of a game. An option that is no number, word or switch is written as
in commands, but with `;` in place of a comma: `seats=a1;e5;e1`.

An action is the number of a move in the game's encoding (`games.learning.encoding`). With several
players the utilities add up to zero: a sole winner has 1, everybody has 0 if all share the win, and
losers pay equal parts of what winners gain. A puzzle for one player has utility 1 or 0.

An observation is the text that the protocol gives. Its tensor has the actor, and then the features
of the encoding. An information state is the first state and the moves since. In a game without
secrets, the tensor of an information state is that of the observation, because the further course
of the game depends on nothing else. In a game with secrets, the information state has only the
moves that the player has seen, and the observation; its tensor has the numbers of these moves, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from greenest.games.learning.encoding import Encoding, one_hot
from greenest.games.options import format_options, make_game
from greenest.games.protocol import CHANCE, NOBODY, Game, State
from greenest.games.registry import GAMES, encoding

PREFIX = "greenest_"

_SEPARATOR = ";"  # between items of a list, since OpenSpiel has commas between parameters


class OpenSpielGame(pyspiel.Game):
    """A game for OpenSpiel; the options are its parameters."""

    def __init__(
        self, name: str, make: Callable[..., Game[Any]], params: dict[str, Any] | None = None
    ) -> None:
        given = [f"{key}={_text(value)}" for key, value in (params or {}).items()]
        self.rules = make_game(make, given)
        self.encoding = encoding(self.rules)
        self.numbers = {move: number for number, move in enumerate(self.encoding.moves)}
        super().__init__(
            _game_type(name, self.rules, self.encoding),
            _game_info(self.rules, self.encoding),
            params or {},
        )

    def new_initial_state(self) -> OpenSpielState:
        """Return the state at the start of the game."""
        return OpenSpielState(self, self.rules.start())

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Return how to pickle the game: the function `load`, and OpenSpiel's text for the game."""
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer; it gives information states if `iig_obs_type` has perfect recall."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, self.encoding, recall)


class _Past(NamedTuple):
    """A state and the move that led to it, linked to the `_Past` before that move.

    OpenSpiel makes deep copies of states. A `_Past` is immutable, so its copy is the same object.
    It is pickled as flat tuples, since links nested in links would exceed Python's recursion limit.
    """

    state: State[Any]
    move: str = ""
    before: _Past | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> _Past:
        return self

    def __reduce__(self) -> tuple[Callable[..., _Past], tuple[tuple[Any, ...], tuple[str, ...]]]:
        steps = self.steps()
        states = (*(state for state, _ in steps), self.state)
        return _linked, (states, tuple(move for _, move in steps))

    def steps(self) -> list[tuple[State[Any], str]]:
        """Return each state before a move, and the notation of this move, in order."""
        found, past = [], self
        while past.before is not None:
            found.append((past.before.state, past.move))
            past = past.before
        return found[::-1]


def _linked(states: tuple[State[Any], ...], moves: tuple[str, ...]) -> _Past:
    """Return the past of the last of `states`; `moves` has the move after each but the last."""
    past = _Past(states[0])
    for state, move in zip(states[1:], moves, strict=True):
        past = _Past(state, move, past)
    return past


class OpenSpielState(pyspiel.State):
    """A state of a game for OpenSpiel."""

    def __init__(self, game: OpenSpielGame, state: State[Any]) -> None:
        super().__init__(game)
        self.past = _Past(state)

    @property
    def position(self) -> State[Any]:
        """The game's own state, as `games.protocol` defines it."""
        return self.past.state

    def current_player(self) -> int:
        """Return the player to move, or OpenSpiel's number for chance or for the end."""
        return self.position.actor

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """Return the utility of each player, 0 before the end."""
        state = self.position
        if not state.over:
            return [0.0] * self.num_players()
        return utilities(state.returns())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the number and the probability of each outcome of chance, in order of numbers."""
        outcomes = self.get_game().encoding.outcomes
        chances = self.position.chances()
        shares = {self.position.format_move(move): float(chances[move]) for move in chances}
        return [(n, shares[outcome]) for n, outcome in enumerate(outcomes) if outcome in shares]

    def _legal_actions(self, player: int) -> list[int]:
        numbers, state = self.get_game().numbers, self.position
        return sorted(numbers[state.format_move(move)] for move in state.legal_moves())

    def _apply_action(self, action: int) -> None:
        state = self.position
        notation = self._action_to_string(state.actor, action)
        self.past = _Past(state.play(state.parse_move(notation)), notation, self.past)

    def _action_to_string(self, player: int, action: int) -> str:
        own = self.get_game().encoding
        notations = own.outcomes if player == CHANCE else own.moves
        return str(notations[action])

    def __str__(self) -> str:
        """Return the text of the state, as the protocol writes it."""
        return str(self.position)


class Observer:
    """Gives OpenSpiel the observation of a player, or with `recall` the information state."""

    def __init__(self, rules: Game[Any], own: Encoding, recall: bool) -> None:
        self._encoding = own
        self._actors = (*range(rules.players), CHANCE, NOBODY)
        self._recall = recall
        self._numbers = {move: number for number, move in enumerate(own.moves, 1)}
        self._start = rules.start()
        start = self._features(_Past(self._start), 0)
        self.tensor = np.zeros(sum(map(len, start.values())), np.float32)
        ends = np.cumsum([len(numbers) for numbers in start.values()])[:-1]
        self.dict = dict(zip(start, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the player's observation, or information state, into `tensor`."""
        for name, numbers in self._features(state.past, player).items():
            self.dict[name][:] = numbers

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the player's observation or information state as text."""
        if not self._recall:
            return state.position.observation(player)
        lines = [
            self._start.observation(player),
            " ".join(move or "?" for move in self._seen(state.past, player)),
        ]
        if self._encoding.guess:
            lines.append(state.position.observation(player))
        return "\n".join(lines)

    def _features(self, past: _Past, player: int) -> dict[str, list[float]]:
        own = self._encoding.features(past.state, player)
        found = {"actor": one_hot(past.state.actor, self._actors)} | own
        if self._recall and self._encoding.guess:
            found["moves"] = self._played(past, player)
        return found

    def _played(self, past: _Past, player: int) -> list[float]:
        """Return a number for each move that players made so far, then zeros up to a fixed length.

        The number is 1 more than the move's number in the encoding. It is -1 if `player` did not
        see the move.
        """
        steps = zip(past.steps(), self._seen(past, player), strict=True)
        played = [float(self._numbers.get(move, -1)) for (s, _), move in steps if s.actor != CHANCE]
        return played + [0.0] * (self._encoding.longest - len(played))

    def _seen(self, past: _Past, player: int) -> list[str]:
        """Return the notation of each move so far, or "" for a move that the player did not see."""
        return [
            move if state.sees(player, state.parse_move(move)) else ""
            for state, move in past.steps()
        ]


def load(text: str) -> Any:
    """Load a game from OpenSpiel's text for it, such as `greenest_green(rows=6,cols=9)`."""
    return pyspiel.load_game(text)


def utilities(shares: tuple[float, ...]) -> list[float]:
    """Return each player's utility, given the shares of the win; of several, the sum is zero."""
    if len(shares) == 1:
        return list(shares)
    return [(len(shares) * share - 1) / (len(shares) - 1) for share in shares]


def register(name: str, make: Callable[..., Game[Any]]) -> str:
    """Register the game `name` in OpenSpiel; return its name there, such as `greenest_green`."""
    own = PREFIX + name
    rules = make()

    # OpenSpiel releases this after Python has ended. A class survives that, a function does not.
    class Registered(OpenSpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(own, make, params)

    pyspiel.register_game(_game_type(own, rules, encoding(rules)), Registered)
    return own


def _game_type(name: str, rules: Game[Any], own: Encoding) -> pyspiel.GameType:
    kind = pyspiel.GameType
    several = rules.players > 1
    fewest, most = own.players
    return kind(
        short_name=name,
        long_name=type(rules).__name__,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.EXPLICIT_STOCHASTIC if own.outcomes else kind.ChanceMode.DETERMINISTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if own.guess
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if several else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(type(rules)()),
    )


def _game_info(rules: Game[Any], own: Encoding) -> pyspiel.GameInfo:
    players = rules.players
    several = players > 1
    return pyspiel.GameInfo(
        num_distinct_actions=len(own.moves),
        max_chance_outcomes=len(own.outcomes),
        num_players=players,
        min_utility=-1 / (players - 1) if several else 0.0,
        max_utility=1.0,
        utility_sum=0.0 if several else None,
        max_game_length=own.longest,
    )


def _parameters(rules: Game[Any]) -> dict[str, Any]:
    """Return the options of a game as parameters for OpenSpiel."""
    texts = dict(text.split("=", 1) for text in format_options(rules))
    values = {name: getattr(rules, name) for name in texts}
    return {
        name: value if isinstance(value, bool | int | str) else texts[name].replace(",", _SEPARATOR)
        for name, value in values.items()
    }


def _text(value: Any) -> str:
    """Return the value of an OpenSpiel parameter as the text of an option's value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).replace(_SEPARATOR, ",")


NAMES = {name: register(name, make) for name, make in GAMES.items()}
"""OpenSpiel's name for each game, by the game's name here."""
