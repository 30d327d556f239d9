"""The requests and answers about games. Players are counted from 1, as in records."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from greenest.games.registry import GAMES
from greenest.web.server.messages import LARGEST_WORD, WHOLE, ClosedModel

MOST_PLAYERS = 6
MOST_CHARACTERS = 100_000

Name = Annotated[
    str, Field(pattern=f"^({'|'.join(GAMES)})$", description="The game: one of /api/games.")
]
Sealed = Annotated[
    str,
    Field(
        min_length=1,
        max_length=MOST_CHARACTERS,
        description="The game as it was sent last: sealed, for some of it may be secret.",
    ),
]
Opponent = Annotated[
    str,
    Field(
        min_length=1,
        max_length=40,
        description="Who plays the other seats: a level, as /api/games lists them.",
    ),
]
Used = Annotated[
    float, Field(ge=0, le=1e6, description="Seconds that the player to move has used since.")
]
Seats = Annotated[
    list[Annotated[int, Field(ge=1, le=MOST_PLAYERS), WHOLE]],
    Field(min_length=1, max_length=MOST_PLAYERS, description="The players at the screen."),
]


class BeginRequest(ClosedModel):
    """A request for a new game."""

    game: Name
    options: Annotated[
        list[Annotated[str, Field(max_length=100)]],
        Field(max_length=20, description="Options, each as rows=6."),
    ] = Field(default_factory=list)
    seats: Seats = Field(default_factory=lambda: [1])
    opponent: Opponent = "best"
    minutes: Annotated[
        str | None,
        Field(max_length=60, description="Minutes for each player, as 30 or 30,20."),
    ] = None
    seed: Annotated[
        int | None, Field(ge=0, le=LARGEST_WORD, description="Which deal; by default any."), WHOLE
    ] = None


class LoadRequest(ClosedModel):
    """A request to continue a saved game."""

    record: Annotated[
        str, Field(min_length=1, max_length=MOST_CHARACTERS, description="The text of a record.")
    ]
    opponent: Opponent = "best"


class TableRequest(ClosedModel):
    """A request about a game."""

    game: Sealed


class UndoRequest(TableRequest):
    """A request to take back a person's last choice, and all moves after it."""

    seconds: Used = 0.0


class RedoRequest(UndoRequest):
    """A request to repeat moves that were taken back."""

    later: Annotated[Sealed, Field(description="The game before it was taken back.")]


class MoveRequest(UndoRequest):
    """A request to play a person's move; without a move, only the clock is updated."""

    move: Annotated[
        str | None, Field(max_length=40, description="In the notation of the game, as a2xb2.")
    ] = None


class OptionResponse(BaseModel):
    """An option of a game."""

    name: str
    value: Annotated[str, Field(description="Its default.")]
    choices: Annotated[list[str], Field(description="All values, where they are few.")]


class GameResponse(BaseModel):
    """A game that can be played."""

    game: str
    summary: str
    players: Annotated[int, Field(description="Their number, unless an option changes it.")]
    options: list[OptionResponse]
    opponents: Annotated[list[str], Field(description="Those who play it, for /api/games/begin.")]
    rules: Annotated[str, Field(description="The rules, and how moves are written.")]


class PlayerResponse(BaseModel):
    """A player of a game."""

    name: str
    is_person: bool
    score: Annotated[int | None, Field(description="Points; null where they are secret or none.")]
    seconds: Annotated[float | None, Field(description="Time left; null without a clock.")]


class MoveResponse(BaseModel):
    """A legal move."""

    move: Annotated[str, Field(description="The notation.")]
    words: Annotated[str, Field(description="What it does.")]


class View(BaseModel):
    """What one player may see of a game."""

    seat: Annotated[int | None, Field(description="Whose view it is; null at the end.")]
    state: Annotated[str, Field(description="The state in the game's text, ? for secrets.")]
    before: Annotated[
        str | None, Field(description="The state since which changes are to be marked.")
    ]
    picture: Annotated[str, Field(description="The state drawn as text.")]
    moves: Annotated[list[MoveResponse], Field(description="The legal moves of a person to move.")]
    news: Annotated[list[str], Field(description="What was played since, a line each.")]
    log: Annotated[list[str] | None, Field(description="All that was played; null for no change.")]


class TableResponse(BaseModel):
    """A game as the page shows it."""

    game: Sealed
    name: str
    options: Annotated[dict[str, str], Field(description="The value of each option.")]
    players: list[PlayerResponse]
    actor: Annotated[int | None, Field(description="The player to move.")]
    waits_for: Annotated[
        Literal["person", "opponent", "nobody"],
        Field(description="Who moves: by move, by answer, or the game is over."),
    ]
    can_undo: bool
    result: Annotated[str | None, Field(description="The outcome of a game that is over.")]
    hand_over: Annotated[
        str | None, Field(description="Who gets the screen, and then asks to look.")
    ]
    view: Annotated[View | None, Field(description="Null until the screen is handed over.")]
