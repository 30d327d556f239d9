"""The addresses of the API for games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fastapi import FastAPI, Request, Response

from greenest.web.server.guards import text_file, text_of
from greenest.web.server.messages import ClosedModel
from greenest.web.table import work
from greenest.web.table.messages import (
    BeginRequest,
    GameResponse,
    LoadRequest,
    MoveRequest,
    RedoRequest,
    TableRequest,
    TableResponse,
    TimedRequest,
)

Body = TypeVar("Body", bound=ClosedModel)
Result = TypeVar("Result")
Answer = Callable[..., Awaitable[Any]]
"""Calls a function in a worker process, within the limits of the server."""

LONG = 16_000
"""The most characters of a request whose games are replayed at once, in 0.1 s (measured); hard
questions' processes replay longer games."""


def add_games(
    app: FastAPI,
    key: bytes,
    answer: Answer,
    at_once: Answer,
    errors: dict[int | str, dict[str, Any]],
) -> None:
    """Add the requests about games to a server; `key` encrypts the games that pages keep.

    `answer` computes opponents' moves and replays `LONG` games, `at_once` answers other requests.
    """

    @app.get("/api/games")
    async def games(request: Request) -> list[GameResponse]:
        """Return the games that can be played, with their options, opponents and rules."""
        found: list[GameResponse] = await at_once(request, work.described_games)
        return found

    @app.post("/api/games/begin", responses=errors)
    async def begin(request: Request, body: BeginRequest) -> TableResponse:
        """Begin a game."""
        return await replayed(request, work.begun, body)

    @app.post("/api/games/load", responses=errors)
    async def load(request: Request, body: LoadRequest) -> TableResponse:
        """Continue a saved game."""
        return await replayed(request, work.loaded, body)

    @app.post("/api/games/look", responses=errors)
    async def look(request: Request, body: TimedRequest) -> TableResponse:
        """Show a game to the person who has the screen now."""
        return await replayed(request, work.looked, body)

    @app.post("/api/games/move", responses=errors)
    async def move(request: Request, body: MoveRequest) -> TableResponse:
        """Play a person's move, and the chance events after it."""
        return await replayed(request, work.moved, body)

    @app.post("/api/games/answer", responses=errors)
    async def answered(request: Request, body: TableRequest) -> TableResponse:
        """Play an opponent's move, and the chance events after it."""
        found: TableResponse = await answer(request, work.answered, key, body)
        return found

    @app.post("/api/games/undo", responses=errors)
    async def undo(request: Request, body: TimedRequest) -> TableResponse:
        """Take back a person's last choice, and all moves after it."""
        return await replayed(request, work.undone, body)

    @app.post("/api/games/redo", responses=errors)
    async def redo(request: Request, body: RedoRequest) -> TableResponse:
        """Repeat the moves that were taken back."""
        return await replayed(request, work.redone, body)

    @app.post("/api/games/save", responses=errors | text_of("The record."), response_model=None)
    async def save(request: Request, body: TimedRequest) -> Response:
        """Return the record of a game, which reveals all secrets."""
        return text_file("game.txt", await replayed(request, work.saved, body))

    async def replayed(
        request: Request, job: Callable[[bytes, Body], Result], body: Body
    ) -> Result:
        """Do a job on the games of a request, at once unless they are long."""
        lane = answer if len(body.model_dump_json()) > LONG else at_once
        found: Result = await lane(request, job, key, body)
        return found
