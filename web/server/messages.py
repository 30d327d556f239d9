"""The requests and answers of the API. Verdicts have the keys of docs/json.md.

The sentence below a key describes it in OpenAPI, too.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from greenest.games.pyramids.board import MAX_SIDE

MOST_CHARACTERS = 5_000
"""The longest text of a board."""
SHORT = 100
"""The longest text of anything else, such as a move."""
LARGEST_WORD = 2**53 - 1
"""The largest seed or index: all readers of JSON agree on integers up to this (RFC 8259)."""

PLAIN_BOARD = "|".join(
    f"[BGWbgw.]{{{cols}}}(/[BGWbgw.]{{{cols}}}){{0,{MAX_SIDE - 1}}}"
    for cols in range(1, MAX_SIDE + 1)
)
"""A regular expression for plain board text, with ranks of equal length and no run lengths."""
SIDE = f"({'|'.join(map(str, range(1, MAX_SIDE + 1)))})"
SHAPE = f"{SIDE}x{SIDE}"


def _whole(value: object) -> object:
    """Return a float such as 100.0 as an integer, since JSON has one kind of number."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _shape(text: str) -> str:
    if not re.fullmatch(SHAPE, text):
        raise ValueError(f"not ROWSxCOLS from 1x1 to {MAX_SIDE}x{MAX_SIDE}, such as 6x9")
    return text


WHOLE = BeforeValidator(_whole)
Word = Annotated[int, Field(ge=0, le=LARGEST_WORD), WHOLE]


class ClosedModel(BaseModel):
    """A request in which unknown keys are errors."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class BoardRequest(ClosedModel):
    """A request about a board."""

    board: Annotated[
        str,
        Field(
            min_length=1,
            max_length=MOST_CHARACTERS,
            examples=["BGW/GWB/WBG"],
            json_schema_extra={"pattern": f"^({PLAIN_BOARD})$"},
        ),
    ]
    """The ranks from the top, joined by slashes; B, G or W for a stack, . for an empty cell.

    Other forms are accepted, too: a rank on each line, a number for a run of empty cells, taller
    stacks, and drawings.
    """


class LimitedRequest(BoardRequest):
    """A request about a board, with limits for the search."""

    max_seconds: Annotated[float | None, Field(gt=0, allow_inf_nan=False)] = None
    """The most seconds to search; of more than /api/about says, so many."""
    max_nodes: Annotated[int | None, Field(ge=1), WHOLE] = None
    """The most nodes to search; the server may allow fewer."""


class DecideRequest(LimitedRequest):
    """A request to decide whether a board can be reduced to one stack."""

    engine: Literal["auto", "lines", "carry", "dfs", "cpsat"] = "auto"


class GenerateRequest(ClosedModel):
    """A request for a random board, which is a function of these fields."""

    shape: Annotated[
        str, Field(json_schema_extra={"pattern": f"^{SHAPE}$"}), AfterValidator(_shape)
    ]
    """Rows x columns, such as 6x9."""
    pieces: Annotated[int | None, Field(ge=1), WHOLE] = None
    """The number of stacks; by default, the board is full."""
    seed: Word = 0
    index: Word = 0


Status = Literal["solvable", "unsolvable", "undecided"]


class Answer(BaseModel):
    """An answer, or a part of one."""

    model_config = ConfigDict(use_attribute_docstrings=True)


class BoardAnswer(Answer):
    """An answer about a board."""

    board: str
    """The board: its ranks from the top, joined by slashes."""


class SizedAnswer(BoardAnswer):
    """A board, with its size."""

    rows: int
    """The number of rows."""
    cols: int
    """The number of columns."""
    pieces: int
    """The number of stacks."""


class CaptureAnswer(Answer):
    """A capture."""

    move: str
    """The capture; the following keys describe the board after it."""


class SearchAnswer(Answer):
    """What a search found of a board."""

    verdict: Status
    engine: str
    """The engine that decided the board, or all engines that tried."""
    moves: list[str] | None
    """Captures, such as c3xc5, that leave one stack; null if none are known."""
    reason: str | None
    """Why the board is unsolvable or undecided; null if it is solvable."""
    nodes: int
    """The number of positions examined, or of steps that take as long."""
    seconds: float
    """The seconds that the search took."""


class VerdictResponse(SearchAnswer, SizedAnswer):
    """A verdict."""


class JudgedResponse(SearchAnswer, CaptureAnswer):
    """A capture, and the verdict on the board after it, under keys of `hint --json`."""


class HintResponse(BoardAnswer):
    """The legal captures of a board: those judged, and those that were not."""

    judged: list[JudgedResponse]
    """The captures judged, each with its verdict."""
    unjudged: list[str]
    """The captures not judged: the time was over, or the solutions found had too many captures."""


class CaseAnswer(Answer):
    """One of a list of cases, none of which is possible."""

    condition: Annotated[str, Field(alias="if")]
    """What is assumed."""
    then: list[CaseAnswer]
    """The cases that close it; empty if a reason does."""
    because: str | None
    """The reason that closes it; null if a list of cases does."""


class WitnessAnswer(Answer):
    """A solvable board that shows that the colour of a cell matters."""

    cell: str
    """A cell of the core, which has another colour."""
    board: str
    """The board, which may also differ outside of the core."""
    moves: list[str]
    """Captures that solve this board."""


class ExplainResponse(BoardAnswer):
    """Why a board cannot be solved, under keys of `explain --json`."""

    verdict: Status
    words: list[str] | None
    """Sentences; null if there is no short reason."""
    blamed: list[str] | None
    """The cells of which these speak, or null."""
    cases: list[CaseAnswer] | None
    """Cases of which one holds in each play, and none is possible, or null."""
    core: list[str] | None
    """The cells whose colours matter; null if not found within the limits."""
    witnesses: list[WitnessAnswer]
    """A solvable board for each cell of the core."""
    complete: bool
    """Whether no limit was met before all was looked for."""


class RepairAnswer(Answer):
    """One or two changes that make a board solvable."""

    kind: str
    """The kind of the change; of two changes both, as in swap+move."""
    cells: list[str]
    """The cells that change."""
    words: str
    """The change in words."""
    board: str
    """The board after the change."""
    moves: list[str]
    """Captures that solve this board."""
    difficulty: str
    """How hard this board is for a person."""


class AskedAnswer(Answer):
    """How many changed boards of a kind have each verdict, and how many were not tried."""

    kind: str
    solvable: int
    unsolvable: int
    undecided: int
    unasked: int


class RepairResponse(BoardAnswer):
    """The changes that make a board solvable, under keys of `repair --json`."""

    verdict: Status
    reason: str | None
    """Why the board is unsolvable or undecided; null if it is solvable."""
    repairs: list[RepairAnswer]
    """The repairs by kind, the easiest boards first."""
    asked: list[AskedAnswer]
    """The counts of each kind."""


class GeneratedResponse(SizedAnswer):
    """A random board, with its seed and index."""

    seed: int
    """The seed of the request."""
    index: int
    """The index of the request."""


class StepResponse(Answer):
    """Consecutive captures that form one step of the proof."""

    first: int
    """The index in moves of the step's first capture, from 0."""
    last: int
    """The index in moves of the step's last capture."""
    kind: str
    """The kind of step: window, sweep, removal or take."""
    section: str
    """The section of docs/every-size.md that describes the step."""
    title: str
    """The subject of this section."""
    words: str
    """What the step does, in a sentence."""
    cells: list[str]
    """The cells of the step's captures, without the carrier's cell."""
    carrier: str | None
    """The cell of the carrier before the step; null if there is no carrier."""


class ProofResponse(BoardAnswer):
    """A solution in steps of the proof, each with its section of docs/every-size.md."""

    moves: list[str]
    """The captures of all steps."""
    steps: list[StepResponse]
    """The steps, in order."""


class AboutResponse(Answer):
    """The version and the limits of the server."""

    greenest: str
    """The version of greenest."""
    max_seconds: float
    """The most seconds that a request may ask for."""
    jobs: int
    """The number of requests worked on at a time."""
    ready: bool
    """Whether all code is loaded; until then, requests wait."""


class ErrorResponse(Answer):
    """An error, with its message."""

    error: str
