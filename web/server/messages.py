"""The requests and answers of the API. Verdicts have the keys of docs/json.md."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from greenest.games.pyramids.board import MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Verdict

MOST_CHARACTERS = 5_000
LARGEST_WORD = 2**53 - 1
"""The largest seed or index: all readers of JSON agree on integers up to this (RFC 8259)."""

PLAIN_BOARD = "|".join(
    f"[BGWbgw.]{{{cols}}}(/[BGWbgw.]{{{cols}}}){{0,{MAX_SIDE - 1}}}"
    for cols in range(1, MAX_SIDE + 1)
)
"""A regular expression for plain board text, with ranks of equal length and no run lengths."""
SIDE = "([1-9]|1[0-6])"

BoardText = Annotated[
    str,
    Field(
        min_length=1,
        max_length=MOST_CHARACTERS,
        description=(
            "Ranks from the top, joined by slashes: B, G, W, and . if empty. Ranks on lines, runs "
            "of empty cells as numbers, taller stacks and drawings are read too."
        ),
        examples=["BGW/GWB/WBG"],
        json_schema_extra={"pattern": f"^({PLAIN_BOARD})$"},
    ),
]


def _whole(value: object) -> object:
    """Convert a float such as 100.0 to an integer, since JSON has one kind of number.

    Other values are returned unchanged.
    """
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)
Seconds = Annotated[
    float | None, Field(gt=0, le=1e6, description="Seconds to search; the server has a limit too.")
]
Nodes = Annotated[
    int, Field(ge=1, le=10**15, description="Nodes to search; the server has a limit too."), WHOLE
]
Pieces = Annotated[
    int, Field(ge=1, le=MAX_SIDE**2, description="Stacks; by default one on each cell."), WHOLE
]
Word = Annotated[int, Field(ge=0, le=LARGEST_WORD), WHOLE]


class ClosedModel(BaseModel):
    """A request in which unknown keys are errors."""

    model_config = ConfigDict(extra="forbid", strict=True)


class BoardRequest(ClosedModel):
    """A request about a board."""

    board: BoardText
    max_seconds: Seconds = None
    max_nodes: Nodes | None = None


class DecideRequest(BoardRequest):
    """A request to decide whether a board can be reduced to one stack."""

    engine: Literal["auto", "lines", "carry", "dfs", "cpsat"] = "auto"


class ProofRequest(ClosedModel):
    """A request for the proof's solution of a full board."""

    board: BoardText


class GenerateRequest(ClosedModel):
    """A request for a random board, which is a function of these fields."""

    shape: Annotated[
        str, Field(pattern=f"^{SIDE}x{SIDE}$", description="Rows and columns, such as 6x9.")
    ]
    pieces: Pieces | None = None
    seed: Word = 0
    index: Word = 0


Status = Literal["solvable", "unsolvable", "undecided"]
RankText = Annotated[str, Field(description="Ranks from the top, joined by slashes.")]
Rows = Annotated[int, Field(description="Ranks of the board.")]
Cols = Annotated[int, Field(description="Files of the board.")]
Stacks = Annotated[int, Field(description="Stacks on the board.")]
Engine = Annotated[str, Field(description="What found the answer, or all that tried.")]
Moves = Annotated[
    list[str] | None, Field(description="Captures that leave one stack, such as c3xc5.")
]
Reason = Annotated[str | None, Field(description="Why there are none, or which limit was met.")]
NodeCount = Annotated[int, Field(description="Positions looked at, or work that takes as long.")]
Duration = Annotated[float, Field(description="Seconds of work.")]


class VerdictResponse(BaseModel):
    """A verdict."""

    board: RankText
    rows: Rows
    cols: Cols
    pieces: Stacks
    verdict: Status
    engine: Engine
    moves: Moves
    reason: Reason
    nodes: NodeCount
    seconds: Duration

    @classmethod
    def of(cls, verdict: Verdict) -> VerdictResponse:
        """Return the answer for a verdict."""
        return cls(**verdict.as_json())


class JudgedResponse(BaseModel):
    """A capture, and the verdict on the board after it, under the keys of `hint --json`."""

    board: RankText
    move: Annotated[
        str, Field(description="The capture; what follows is about the board after it.")
    ]
    verdict: Status
    engine: Engine
    moves: Moves
    reason: Reason
    nodes: NodeCount
    seconds: Duration

    @classmethod
    def of(cls, position: Position, move: str, verdict: Verdict) -> JudgedResponse:
        """Return the answer for a capture with its verdict."""
        return cls(**verdict.as_json() | {"board": str(position), "move": move})


class GeneratedResponse(BaseModel):
    """A random board, with its seed and index."""

    board: RankText
    rows: Rows
    cols: Cols
    pieces: Stacks
    seed: Annotated[int, Field(description="As it was given.")]
    index: Annotated[int, Field(description="As it was given.")]

    @classmethod
    def of(cls, position: Position, seed: int, index: int) -> GeneratedResponse:
        """Return the answer for a random board."""
        return cls(
            board=str(position),
            rows=position.rows,
            cols=position.cols,
            pieces=position.pieces,
            seed=seed,
            index=index,
        )


class StepResponse(BaseModel):
    """Consecutive captures that form one step of the proof."""

    first: Annotated[int, Field(description="The number of its first capture, from 0 on.")]
    last: Annotated[int, Field(description="The number of its last capture.")]
    kind: Annotated[str, Field(description="window, sweep, removal or take")]
    section: Annotated[str, Field(description="The section of the proof, docs/every-size.md.")]
    title: Annotated[str, Field(description="What that section is about.")]
    words: Annotated[str, Field(description="What is done, in a sentence.")]
    cells: Annotated[list[str], Field(description="The window, or the cells that are swept.")]
    carrier: Annotated[str | None, Field(description="Where the carrier stands before.")]


class ProofResponse(BaseModel):
    """A solution in steps of the proof; sections are those of docs/every-size.md."""

    board: RankText
    moves: Annotated[list[str], Field(description="The captures of all steps.")]
    steps: Annotated[list[StepResponse], Field(description="The steps, in order.")]


class AboutResponse(BaseModel):
    """The version and the limits of the server."""

    greenest: Annotated[str, Field(description="The version.")]
    max_seconds: Annotated[float, Field(description="The most that a question may ask for.")]
    jobs: Annotated[int, Field(description="Questions that are worked on at a time.")]
    ready: Annotated[
        bool, Field(description="Whether all is compiled and loaded; until then questions wait.")
    ]


class ErrorResponse(BaseModel):
    """An error, with its message."""

    error: str
