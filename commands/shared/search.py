"""The solver as commands ask it: whatever has to be compiled is compiled before the clock runs.

Most positions need nothing compiled. Where one does, what it needs is compiled then, with a word on
stderr, and the seconds of its verdict do not include that. A cluster that is named works instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

from greenest.commands.shared.exits import Outcome, failing, lacking
from greenest.commands.shared.printing import say
from greenest.games.pyramids.board_text import Board
from greenest.games.pyramids.position import Position
from greenest.solver import at_hand
from greenest.solver.decide import TooHardError, decide_at_hand, is_compiled, prepare
from greenest.solver.verdict import Limits, Verdict

if TYPE_CHECKING:
    from greenest.system.crews import Crew


def decide_board(board: Board, limits: Limits, engine: str, outcome: Outcome) -> Verdict:
    """Decide a board and note whether it stayed undecided."""
    verdict = decide_position(Position.of_board(board), limits, engine)
    outcome.count(verdict)
    return verdict


def decide_position(position: Position, limits: Limits, engine: str = "auto") -> Verdict:
    """Decide a position; what that takes is compiled, if it was not compiled before, and said."""
    if engine in ("carry", "cpsat"):
        prepare_once(engine)
    while True:
        try:
            return decide_at_hand(position, limits, engine)
        except TooHardError as error:
            load_part(error.part)


def load_part(part: str) -> None:
    """Load a part of two forms that a position turned out to need, and nothing else."""
    with _told(at_hand.is_compiled(part)):
        at_hand.load(part)


@cache
def prepare_once(engine: str = "auto") -> None:
    """Compile or load an engine now."""
    prepared(engine, lambda: prepare(engine))


def prepared(engine: str, load: Callable[[], None]) -> None:
    """Load what goes with an engine, and say so if it has to be compiled."""
    with _told(is_compiled(engine)):
        load()


def _told(is_ready: bool) -> AbstractContextManager[None]:
    return nullcontext() if is_ready else _compiling()


@contextmanager
def _compiling() -> Iterator[None]:
    """Say that something is compiled, on a terminal how far that is, and what it took."""
    from tqdm import tqdm

    from greenest.kernels.compiled import compiled_functions

    say("compiling the search, once after installing: up to a minute on a slow machine …")
    started = perf_counter()
    with (
        tqdm(desc="compiling", unit=" functions", disable=None, leave=False) as bar,
        compiled_functions(bar.update),
    ):
        yield
    say(f"compiled in {perf_counter() - started:.0f} s")


@contextmanager
def crew_of(cluster: str | None, jobs: int) -> Iterator[Crew | None]:
    """Give the crew at an address, if there is one; end with one line where there is none."""
    if cluster is None:
        yield None
        return
    try:
        import distributed  # noqa: F401
    except ModuleNotFoundError as error:
        raise lacking(error, "cluster") from None
    from greenest.system.cluster import connected
    from greenest.system.workers import WorkerLostError

    with failing(WorkerLostError), connected(cluster, jobs, say) as crew:
        yield crew
