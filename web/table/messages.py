"""The requests and answers about games. Players are counted from 1, as in records."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from greenest.games.registry import GAMES
from greenest.web.server.messages import LARGEST_WORD, SHORT, WHOLE, Answer, ClosedModel
from greenest.web.table.seal import sealed_length

MOST_PLAYERS = 6
MOST_OPTIONS = 20
MOST_BYTES = 45_000
"""The longest record, in UTF-8, of a game that a page keeps: some 3,000 moves. A request has room
for two such games."""


def _game(name: str) -> str:
    if name not in GAMES:
        raise ValueError(f"not one of {', '.join(GAMES)}")
    return name


Name = Annotated[str, Field(json_schema_extra={"enum": list(GAMES)}), AfterValidator(_game)]
Sealed = Annotated[str, Field(min_length=1, max_length=sealed_length(MOST_BYTES))]
"""A game, encrypted because parts of it may be secret."""
Opponent = Annotated[str, Field(min_length=1, max_length=SHORT)]
Seat = Annotated[int, Field(ge=1, le=MOST_PLAYERS), WHOLE]


class BeginRequest(ClosedModel):
    """A request for a new game."""

    game: Name
    """The name of a game in /api/games."""
    options: Annotated[
        list[Annotated[str, Field(max_length=SHORT)]],
        Field(max_length=MOST_OPTIONS, default_factory=list),
    ]
    """Options, each in the form rows=6."""
    seats: Annotated[
        list[Seat],
        Field(min_length=1, max_length=MOST_PLAYERS, default_factory=lambda: [1]),
    ]
    """The players who are people, counted from 1."""
    opponent: Opponent = "best"
    """The program that plays for all other players, such as best; see /api/games."""
    minutes: Annotated[str | None, Field(max_length=SHORT)] = None
    """Minutes: 30 for each player, or 30,20 for two."""
    seed: Annotated[int | None, Field(ge=0, le=LARGEST_WORD), WHOLE] = None
    """The seed of all chance; by default, random."""


class LoadRequest(ClosedModel):
    """A request to continue a saved game."""

    record: Annotated[
        str,
        Field(
            min_length=1,
            max_length=2 * MOST_BYTES,
            description=(
                f"The text of a saved record: up to {MOST_BYTES:,} bytes, besides comments."
            ),
        ),
    ]
    opponent: Opponent = "best"
    """The program that plays for all other players unless the record names one."""


class TableRequest(ClosedModel):
    """A request about a game."""

    game: Sealed
    """The game of the last answer, which is encrypted because parts of it may be secret."""


class TimedRequest(TableRequest):
    """A request about a game whose clock has run since the last answer."""

    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0
    """Seconds used by the player to move since the last answer."""


class RedoRequest(TimedRequest):
    """A request to repeat moves that were taken back."""

    later: Sealed
    """The encrypted game from before moves were taken back."""


class MoveRequest(TimedRequest):
    """A request to play a person's move; without a move, only the clock is updated."""

    move: Annotated[str | None, Field(max_length=SHORT)] = None
    """A move in the notation of the game, such as a2xb2."""


class OptionResponse(Answer):
    """An option of a game."""

    name: str
    value: str
    """The default value."""
    choices: list[str]
    """The possible values; empty for a number or a text."""


class GameResponse(Answer):
    """A game that can be played."""

    game: str
    summary: str
    players: int
    """The number of players, unless an option changes it."""
    options: list[OptionResponse]
    opponents: list[str]
    """The programs that can play the game, for /api/games/begin."""
    rules: str
    """The rules, and how moves are written."""


class PlayerResponse(Answer):
    """A player of a game."""

    name: str
    is_person: bool
    score: int | None
    """Points; null if they are secret or the game has none."""
    seconds: float | None
    """Seconds left; null if there is no clock."""


class MoveResponse(Answer):
    """A legal move."""

    move: str
    """The move in the notation of the game."""
    words: str
    """What the move does."""


class View(Answer):
    """What one player may see of a game."""

    seat: int | None
    """The player who sees this; null at the end of the game."""
    state: str
    """The state as text, with ? for what is secret."""
    before: str | None
    """An earlier state, to mark what has changed; null before the first move."""
    picture: str
    """The state drawn as text."""
    moves: list[MoveResponse]
    """The legal moves if a person has to choose."""
    news: list[str]
    """The moves that the player has not seen yet, as lines."""
    log: list[str] | None
    """All moves as lines; if null, add the lines of news to the last log."""


class TableResponse(Answer):
    """A game as the page shows it."""

    game: Sealed
    """The game, encrypted because parts of it may be secret; the next request contains it."""
    name: str
    options: dict[str, str]
    """The value of each option."""
    players: list[PlayerResponse]
    actor: int | None
    """The player to move; null at the end of the game."""
    waits_for: Literal["person", "opponent", "nobody"]
    """Who moves: a person, by /api/games/move; an opponent, by /api/games/answer; or nobody, if the
    game is over."""
    can_undo: bool
    result: str | None
    """The outcome of a game that is over."""
    hand_over: str | None
    """The name of the player who has to get the screen before /api/games/look is sent; null if no
    other player needs the screen."""
    view: View | None
    """What the player sees; null until this player has the screen."""
