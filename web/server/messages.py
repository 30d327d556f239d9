"""The requests and answers of the API. Verdicts have the keys of docs/json.md."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from greenest.games.pyramids.board import MAX_SIDE
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Verdict

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

BoardText = Annotated[
    str,
    Field(
        min_length=1,
        max_length=MOST_CHARACTERS,
        description=(
            "The ranks from the top, joined by slashes; B, G or W for a stack, . for an empty "
            "cell. Other forms are accepted, too: a rank on each line, a number for a run of "
            "empty cells, taller stacks, and drawings."
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
    float | None,
    Field(
        gt=0,
        allow_inf_nan=False,
        description="The most seconds to search; of more than /api/about says, so many.",
    ),
]
Nodes = Annotated[
    int,
    Field(ge=1, description="The most nodes to search; the server may allow fewer."),
    WHOLE,
]
Pieces = Annotated[
    int,
    Field(ge=1, description="The number of stacks; by default, the board is full."),
    WHOLE,
]
Word = Annotated[int, Field(ge=0, le=LARGEST_WORD), WHOLE]


def _shape(text: str) -> str:
    if not re.fullmatch(SHAPE, text):
        raise ValueError(f"not ROWSxCOLS from 1x1 to {MAX_SIDE}x{MAX_SIDE}, such as 6x9")
    return text


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
        str,
        Field(
            description="Rows x columns, such as 6x9.",
            json_schema_extra={"pattern": f"^{SHAPE}$"},
        ),
        AfterValidator(_shape),
    ]
    pieces: Pieces | None = None
    seed: Word = 0
    index: Word = 0


Status = Literal["solvable", "unsolvable", "undecided"]
RankText = Annotated[
    str, Field(description="The board: its ranks from the top, joined by slashes.")
]
Rows = Annotated[int, Field(description="The number of rows.")]
Cols = Annotated[int, Field(description="The number of columns.")]
Stacks = Annotated[int, Field(description="The number of stacks.")]
Engine = Annotated[
    str, Field(description="The engine that decided the board, or all engines that tried.")
]
Moves = Annotated[
    list[str] | None,
    Field(description="Captures, such as c3xc5, that leave one stack; null if none are known."),
]
Reason = Annotated[
    str | None,
    Field(description="Why the board is unsolvable or undecided; null if it is solvable."),
]
NodeCount = Annotated[
    int, Field(description="The number of positions examined, or of steps that take as long.")
]
Duration = Annotated[float, Field(description="The seconds that the search took.")]


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
    """A capture, and the verdict on the board after it, under keys of `hint --json`."""

    move: Annotated[
        str, Field(description="The capture; the following keys describe the board after it.")
    ]
    verdict: Status
    engine: Engine
    moves: Moves
    reason: Reason
    nodes: NodeCount
    seconds: Duration

    @classmethod
    def of(cls, move: str, verdict: Verdict) -> JudgedResponse:
        """Return the answer for a capture with its verdict."""
        return cls(**verdict.as_json() | {"move": move})


class HintResponse(BaseModel):
    """The legal captures of a board: those judged, and those that were not."""

    board: RankText
    judged: Annotated[
        list[JudgedResponse], Field(description="The captures judged, each with its verdict.")
    ]
    unjudged: Annotated[
        list[str],
        Field(
            description=(
                "The captures not judged, as the time for all was over, or the solutions in the "
                "answer had as many captures as it may have."
            )
        ),
    ]


class CaseAnswer(BaseModel):
    """One of a list of cases, none of which is possible."""

    condition: Annotated[str, Field(alias="if", description="What is assumed.")]
    then: Annotated[
        list[CaseAnswer], Field(description="The cases that close it; empty if a reason does.")
    ]
    because: Annotated[
        str | None, Field(description="The reason that closes it; null if a list of cases does.")
    ]


class WitnessAnswer(BaseModel):
    """A solvable board that shows that the colour of a cell matters."""

    cell: Annotated[str, Field(description="A cell of the core, which has another colour.")]
    board: Annotated[
        str, Field(description="The board, which may also differ outside of the core.")
    ]
    moves: Annotated[list[str], Field(description="Captures that solve this board.")]


class ExplainResponse(BaseModel):
    """Why a board cannot be solved, under keys of `explain --json`."""

    board: RankText
    verdict: Status
    words: Annotated[
        list[str] | None, Field(description="Sentences; null if there is no short reason.")
    ]
    blamed: Annotated[
        list[str] | None, Field(description="The cells of which these speak, or null.")
    ]
    cases: Annotated[
        list[CaseAnswer] | None,
        Field(description="Cases of which one holds in each play, and none is possible, or null."),
    ]
    core: Annotated[
        list[str] | None,
        Field(description="The cells whose colours matter; null if not found within the limits."),
    ]
    witnesses: Annotated[
        list[WitnessAnswer], Field(description="A solvable board for each cell of the core.")
    ]
    complete: Annotated[
        bool, Field(description="Whether no limit was met before all was looked for.")
    ]


class RepairAnswer(BaseModel):
    """One or two changes that make a board solvable."""

    kind: Annotated[
        str, Field(description="The kind of the change; of two changes both, as in swap+move.")
    ]
    cells: Annotated[list[str], Field(description="The cells that change.")]
    words: Annotated[str, Field(description="The change in words.")]
    board: Annotated[str, Field(description="The board after the change.")]
    moves: Annotated[list[str], Field(description="Captures that solve this board.")]
    difficulty: Annotated[str, Field(description="How hard this board is for a person.")]


class AskedAnswer(BaseModel):
    """How many changed boards of a kind have each verdict, and how many were not tried."""

    kind: str
    solvable: int
    unsolvable: int
    undecided: int
    unasked: int


class RepairResponse(BaseModel):
    """The changes that make a board solvable, under keys of `repair --json`."""

    board: RankText
    verdict: Status
    reason: Reason
    repairs: Annotated[
        list[RepairAnswer], Field(description="The repairs by kind, the easiest boards first.")
    ]
    asked: Annotated[list[AskedAnswer], Field(description="The counts of each kind.")]


class GeneratedResponse(BaseModel):
    """A random board, with its seed and index."""

    board: RankText
    rows: Rows
    cols: Cols
    pieces: Stacks
    seed: Annotated[int, Field(description="The seed of the request.")]
    index: Annotated[int, Field(description="The index of the request.")]

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

    first: Annotated[
        int, Field(description="The index in moves of the step's first capture, from 0.")
    ]
    last: Annotated[int, Field(description="The index in moves of the step's last capture.")]
    kind: Annotated[str, Field(description="The kind of step: window, sweep, removal or take.")]
    section: Annotated[
        str, Field(description="The section of docs/every-size.md that describes the step.")
    ]
    title: Annotated[str, Field(description="The subject of this section.")]
    words: Annotated[str, Field(description="What the step does, in a sentence.")]
    cells: Annotated[
        list[str],
        Field(description="The cells of the step's captures, without the carrier's cell."),
    ]
    carrier: Annotated[
        str | None,
        Field(description="The cell of the carrier before the step; null if there is no carrier."),
    ]


class ProofResponse(BaseModel):
    """A solution in steps of the proof, each with its section of docs/every-size.md."""

    board: RankText
    moves: Annotated[list[str], Field(description="The captures of all steps.")]
    steps: Annotated[list[StepResponse], Field(description="The steps, in order.")]


class AboutResponse(BaseModel):
    """The version and the limits of the server."""

    greenest: Annotated[str, Field(description="The version of greenest.")]
    max_seconds: Annotated[float, Field(description="The most seconds that a request may ask for.")]
    jobs: Annotated[int, Field(description="The number of requests worked on at a time.")]
    ready: Annotated[
        bool, Field(description="Whether all code is loaded; until then, requests wait.")
    ]


class ErrorResponse(BaseModel):
    """An error, with its message."""

    error: str
