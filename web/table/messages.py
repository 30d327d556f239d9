"""The requests and answers about games. Players are counted from 1, as in records."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from greenest.games.registry import GAMES
from greenest.web.server.messages import LARGEST_WORD, SHORT, WHOLE, ClosedModel
from greenest.web.table.seal import sealed_length

MOST_PLAYERS = 6
MOST_OPTIONS = 20
MOST_BYTES = 45_000
"""The longest record, in UTF-8, of a game that a page keeps: some 3,000 moves.

A request has room for two such games.
"""


def _game(name: str) -> str:
    if name not in GAMES:
        raise ValueError(f"not one of {', '.join(GAMES)}")
    return name


Name = Annotated[
    str,
    Field(
        description="The name of a game in /api/games.",
        json_schema_extra={"enum": list(GAMES)},
    ),
    AfterValidator(_game),
]
Sealed = Annotated[
    str,
    Field(
        min_length=1,
        max_length=sealed_length(MOST_BYTES),
        description=(
            "The game, encrypted because parts of it may be secret. A request contains the game of "
            "the last answer."
        ),
    ),
]
Opponent = Annotated[
    str,
    Field(
        min_length=1,
        max_length=SHORT,
        description="The program that plays for all other players, such as best; see /api/games.",
    ),
]
Used = Annotated[
    float,
    Field(
        ge=0,
        allow_inf_nan=False,
        description="Seconds used by the player to move since the last answer.",
    ),
]
Seats = Annotated[
    list[Annotated[int, Field(ge=1, le=MOST_PLAYERS), WHOLE]],
    Field(
        min_length=1,
        max_length=MOST_PLAYERS,
        description="The players who are people, counted from 1.",
    ),
]


class BeginRequest(ClosedModel):
    """A request for a new game."""

    game: Name
    options: Annotated[
        list[Annotated[str, Field(max_length=SHORT)]],
        Field(max_length=MOST_OPTIONS, description="Options, each in the form rows=6."),
    ] = Field(default_factory=list)
    seats: Seats = Field(default_factory=lambda: [1])
    opponent: Opponent = "best"
    minutes: Annotated[
        str | None,
        Field(max_length=SHORT, description="Minutes: 30 for each player, or 30,20 for two."),
    ] = None
    seed: Annotated[
        int | None,
        Field(ge=0, le=LARGEST_WORD, description="The seed of all chance; by default, random."),
        WHOLE,
    ] = None


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


class TableRequest(ClosedModel):
    """A request about a game."""

    game: Sealed


class UndoRequest(TableRequest):
    """A request to take back a person's last choice, and all moves after it."""

    seconds: Used = 0.0


class RedoRequest(UndoRequest):
    """A request to repeat moves that were taken back."""

    later: Annotated[
        Sealed, Field(description="The encrypted game from before moves were taken back.")
    ]


class MoveRequest(UndoRequest):
    """A request to play a person's move; without a move, only the clock is updated."""

    move: Annotated[
        str | None,
        Field(max_length=SHORT, description="A move in the notation of the game, such as a2xb2."),
    ] = None


class OptionResponse(BaseModel):
    """An option of a game."""

    name: str
    value: Annotated[str, Field(description="The default value.")]
    choices: Annotated[
        list[str], Field(description="The possible values; empty for a number or a text.")
    ]


class GameResponse(BaseModel):
    """A game that can be played."""

    game: str
    summary: str
    players: Annotated[
        int, Field(description="The number of players, unless an option changes it.")
    ]
    options: list[OptionResponse]
    opponents: Annotated[
        list[str], Field(description="The programs that can play the game, for /api/games/begin.")
    ]
    rules: Annotated[str, Field(description="The rules, and how moves are written.")]


class PlayerResponse(BaseModel):
    """A player of a game."""

    name: str
    is_person: bool
    score: Annotated[
        int | None, Field(description="Points; null if they are secret or the game has none.")
    ]
    seconds: Annotated[float | None, Field(description="Seconds left; null if there is no clock.")]


class MoveResponse(BaseModel):
    """A legal move."""

    move: Annotated[str, Field(description="The move in the notation of the game.")]
    words: Annotated[str, Field(description="What the move does.")]


class View(BaseModel):
    """What one player may see of a game."""

    seat: Annotated[
        int | None, Field(description="The player who sees this; null at the end of the game.")
    ]
    state: Annotated[str, Field(description="The state as text, with ? for what is secret.")]
    before: Annotated[
        str | None,
        Field(
            description="An earlier state, to mark what has changed; null before the first move."
        ),
    ]
    picture: Annotated[str, Field(description="The state drawn as text.")]
    moves: Annotated[
        list[MoveResponse], Field(description="The legal moves if a person has to choose.")
    ]
    news: Annotated[
        list[str], Field(description="The moves that the player has not seen yet, as lines.")
    ]
    log: Annotated[
        list[str] | None,
        Field(description="All moves as lines; if null, add the lines of news to the last log."),
    ]


class TableResponse(BaseModel):
    """A game as the page shows it."""

    game: Sealed
    name: str
    options: Annotated[dict[str, str], Field(description="The value of each option.")]
    players: list[PlayerResponse]
    actor: Annotated[
        int | None, Field(description="The player to move; null at the end of the game.")
    ]
    waits_for: Annotated[
        Literal["person", "opponent", "nobody"],
        Field(
            description=(
                "Who moves: a person, by /api/games/move; an opponent, by /api/games/answer; or "
                "nobody, if the game is over."
            )
        ),
    ]
    can_undo: bool
    result: Annotated[str | None, Field(description="The outcome of a game that is over.")]
    hand_over: Annotated[
        str | None,
        Field(
            description=(
                "The name of the player who has to get the screen before /api/games/look is sent; "
                "null if no other player needs the screen."
            )
        ),
    ]
    view: Annotated[
        View | None,
        Field(description="What the player sees; null until this player has the screen."),
    ]
