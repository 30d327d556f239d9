"""The server: the page, and an API for which other processes do the work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.position import Position
from greenest.play.opponents import UnavailableError
from greenest.solver.certify import NoCertificateError
from greenest.solver.decide import decide as decide_position
from greenest.solver.verdict import Limits, Status, Verdict, limit_met
from greenest.solver.why.repairs import REPAIR_NODES
from greenest.system.version import full_version
from greenest.web.server import work
from greenest.web.server.guards import Guards, refusal, text_file, text_of
from greenest.web.server.jobs import BusyError, Jobs, Lane, LateError, started
from greenest.web.server.messages import (
    AboutResponse,
    BoardRequest,
    DecideRequest,
    ErrorResponse,
    ExplainResponse,
    GeneratedResponse,
    GenerateRequest,
    HintResponse,
    LimitedRequest,
    ProofResponse,
    RepairResponse,
    VerdictResponse,
)
from greenest.web.server.pages import add_pages
from greenest.web.server.proof_steps import proof_solution
from greenest.web.server.settings import Settings
from greenest.web.table.routes import add_games
from greenest.web.table.seal import SealError
from greenest.web.table.work import NotAllowedError
from greenest.web.table.work import load as load_games

Answer = TypeVar("Answer")

HINT_SECONDS = 0.8
"""Seconds for judging all captures of a board, if the request does not give a number."""
GONE = 499
"""The status of a request after its client disconnected, as in nginx."""
STATUSES: dict[type[Exception], int] = {
    BoardError: 422,
    work.ImpossibleError: 404,
    NoCertificateError: 404,
    SealError: 404,
    NotAllowedError: 409,
    UnavailableError: 409,
    BusyError: 503,
    LateError: 504,
}
"""The HTTP status for each kind of error."""
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorResponse, "description": text}
    for status, text in (
        (400, "The body is no JSON."),
        (404, "There is no such thing: no board, steps or certificate."),
        (408, "The request took too long to arrive."),
        (409, "The game does not allow that."),
        (413, "The request is too long."),
        (422, "Something in it cannot be: a sentence says what."),
        (503, "Too much is asked at the moment."),
        (504, "It took longer than questions may."),
    )
}

SENTENCES = {
    "Not Found": "there is nothing at this address",
    "Method Not Allowed": "this address is asked by another method",
    "There was an error parsing the body": "this is no JSON in UTF-8, or beyond its limits",
}
"""For messages of the libraries, the messages that replace them."""


def create_app(
    settings: Settings | None = None, ready: Callable[[], object] | None = None
) -> FastAPI:
    """Return the server as an ASGI application, which calls `ready` when it can answer requests."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        lanes = (Lane(settings.jobs + 1, settings.open, niceness=10), Lane(1, settings.open))
        async with started(lanes, settings.patience, load) as (deep, quick):
            app.state.deep, app.state.quick = deep, quick
            if ready:
                quick.ready.add_done_callback(lambda done: done.cancelled() or ready())
            yield

    app = FastAPI(
        title="greenest",
        version=full_version(),
        description="Decides Greenest positions.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    _add_questions(app, settings)
    add_pages(app)
    _add_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guards, max_body=settings.max_body, hosts=settings.hosts)
    return app


def load() -> None:
    """Load, and compile at first use, all code that requests need."""
    work.load()
    load_games()


def _add_questions(app: FastAPI, settings: Settings) -> None:
    async def answer(
        limits: Limits, request: Request, job: Callable[..., Answer], *arguments: object
    ) -> Answer:
        jobs: Jobs = request.app.state.deep
        seconds = (limits.max_seconds or 0.0) + settings.grace
        return await _while_connected(request, jobs, partial(job, *arguments), seconds)

    async def at_once(request: Request, job: Callable[..., Answer], *arguments: object) -> Answer:
        """Answer a quick request, in a process that is reserved for quick requests."""
        jobs: Jobs = request.app.state.quick
        return await _while_connected(request, jobs, partial(job, *arguments), settings.grace)

    at_table = partial(answer, settings.limits(settings.table_seconds, None))
    add_games(app, settings.key, at_table, at_once, ERRORS)

    @app.get("/api/about")
    async def about(request: Request) -> AboutResponse:
        """Return the version, the limits of the server, and whether it is ready."""
        jobs: Jobs = request.app.state.quick
        return AboutResponse(
            greenest=full_version(),
            max_seconds=settings.max_seconds,
            jobs=settings.jobs,
            ready=jobs.ready.done(),
        )

    @app.post("/api/decide", responses=ERRORS)
    async def decide(request: Request, body: DecideRequest) -> VerdictResponse:
        """Decide whether a board can be reduced to one stack."""
        position = Position.parse(body.board)
        limits = settings.limits(body.max_seconds, body.max_nodes)
        few = settings.limits(body.max_seconds, min(limits.max_nodes, settings.quick_nodes))
        try:
            if body.engine == "auto":
                found = await at_once(request, decide_position, position, few, body.engine)
                if found.status is not Status.UNDECIDED:
                    return VerdictResponse(**found.as_json())
            found = await answer(limits, request, decide_position, position, limits, body.engine)
        except LateError:
            reason = limit_met(0, limits)
            found = Verdict(position, Status.UNDECIDED, body.engine, None, reason, 0, 0.0)
        return VerdictResponse(**found.as_json())

    @app.post("/api/hint", responses=ERRORS)
    async def hint(request: Request, body: LimitedRequest) -> HintResponse:
        """Judge the legal captures of a board, within a limit of time for all of them."""
        limits = settings.limits(body.max_seconds or HINT_SECONDS, body.max_nodes)
        return await answer(limits, request, work.judged, Position.parse(body.board), limits)

    @app.post("/api/explain", responses=ERRORS)
    async def explain(request: Request, body: LimitedRequest) -> ExplainResponse:
        """Explain why a board cannot be reduced to one stack, within a limit of time."""
        limits = settings.limits(body.max_seconds, body.max_nodes)
        return await answer(limits, request, work.explained, Position.parse(body.board), limits)

    @app.post("/api/repair", responses=ERRORS)
    async def repair(request: Request, body: LimitedRequest) -> RepairResponse:
        """Find the smallest changes that make a board solvable, within limits for all of them."""
        nodes = min(body.max_nodes or REPAIR_NODES, REPAIR_NODES)
        limits = settings.limits(body.max_seconds, nodes)
        return await answer(limits, request, work.repaired, Position.parse(body.board), limits)

    @app.post("/api/generate", responses=ERRORS)
    async def generate(request: Request, body: GenerateRequest) -> GeneratedResponse:
        """Return a random board."""
        rows, cols = map(int, body.shape.split("x"))
        pieces = body.pieces or rows * cols
        made = await at_once(request, work.generated, rows, cols, pieces, body.seed, body.index)
        return GeneratedResponse(
            board=str(made), rows=rows, cols=cols, pieces=pieces, seed=body.seed, index=body.index
        )

    @app.post("/api/carry", responses=ERRORS)
    async def carry(request: Request, body: BoardRequest) -> ProofResponse:
        """Solve a full board of three colours as the proof does, and return its steps."""
        position = Position.parse(body.board)
        return await answer(settings.limits(None, None), request, proof_solution, position)

    @app.post(
        "/api/certificate", responses=ERRORS | text_of("The certificate."), response_model=None
    )
    async def certificate(request: Request, body: LimitedRequest) -> Response:
        """Return a proof of the verdict on a board, for `greenest verify --certificate`."""
        position = Position.parse(body.board)
        limits = settings.limits(body.max_seconds, body.max_nodes)
        found = await answer(
            limits, request, work.certified, position, limits, settings.max_proof_nodes
        )
        return text_file("certificate.txt", found)


async def _while_connected(
    request: Request, jobs: Jobs, job: Callable[[], Answer], seconds: float
) -> Answer:
    """Wait for an answer; raises HTTPException if the client disconnects first."""
    client = request.client.host if request.client else ""
    work = asyncio.ensure_future(jobs.answer(job, seconds, client))
    gone = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
        raise HTTPException(GONE, "nobody waits")
    finally:
        gone.cancel()
        if work.cancel():
            with suppress(asyncio.CancelledError):
                await work


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _add_errors(app: FastAPI) -> None:
    """Let the server answer all errors by JSON with a message."""
    for kind, status in STATUSES.items():
        app.add_exception_handler(kind, lambda _, error, status=status: refusal(status, str(error)))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> JSONResponse:
        text = SENTENCES.get(error.detail, error.detail)
        return refusal(error.status_code, text, dict(error.headers or {}))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        return refusal(422, "; ".join(_sentence(each) for each in error.errors()))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        return refusal(500, "something is wrong with this server; its log says what")


def _sentence(defect: dict[str, Any]) -> str:
    if defect["type"] == "json_invalid":
        return f"what was sent is no JSON: {defect['ctx']['error']}"
    place = ".".join(map(str, defect["loc"][1:]))
    if not place and defect["type"] in {"missing", "model_attributes_type"}:
        return "a question is an object of JSON, sent as application/json"
    own = defect["type"] == "value_error"
    message = str(defect["ctx"]["error"] if own else defect["msg"])
    message = message[0].lower() + message[1:]
    return f"{place}: {message}" if place else message
