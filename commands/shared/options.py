"""The arguments and options that several commands have."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from enum import StrEnum
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from greenest.commands.shared.exits import UnusableError
from greenest.commands.shared.printing import say
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form
from greenest.commands.tables.readers import Columns
from greenest.games.pyramids.board import MAX_SIDE, is_large, size_fault
from greenest.solver.registry import AUTO, CHOICES, ENGINES, has_table
from greenest.solver.verdict import Limits
from greenest.system.files import try_target
from greenest.system.resources import usable_cores, usable_memory

if TYPE_CHECKING:
    from greenest.system.workers import Executor

Command = TypeVar("Command", bound=Callable[..., Any])
Name = TypeVar("Name", bound=StrEnum)

LARGEST_LIMIT = 10**18
SHARED_MB = 100
"""Memory that processes share, in MB: Python, its packages and compiled code."""
PROCESS_MB = 100
"""Memory of each process without its table, in MB; CP-SAT takes more."""


Context = click.Context | None
Parameter = click.Parameter | None
Named = str | os.PathLike[str]


class NamedPath(click.Path):
    """A path, neither empty, which `click.Path` takes for the working folder, nor `-`."""

    def convert(self, value: Named, param: Parameter, ctx: Context) -> Path:
        """Return the path; fails for one that is refused."""
        if not os.fspath(value):
            self.fail("'' is no name of a file.", param, ctx)
        if os.fspath(value) == "-":
            self.fail("'-' is no file here; ./- is one of that name.", param, ctx)
        return Path(os.fsdecode(super().convert(value, param, ctx)))


class OutputPath(NamedPath):
    """The path of a file to be written; raises OSError if it cannot be, before any work."""

    def convert(self, value: Named, param: Parameter, ctx: Context) -> Path:
        """Return the path of a file that can be written."""
        path = super().convert(value, param, ctx)
        if not (ctx and ctx.resilient_parsing):
            try_target(path)
        return path


existing_file = NamedPath(exists=True, dir_okay=False)


def any_shape_in(text: str) -> tuple[int, int]:
    """Return the rows and columns of a shape, such as `6x9`."""
    found = re.fullmatch(r"([0-9]{1,7})[xX×]([0-9]{1,7})", text)
    if not found:
        raise click.BadParameter(f"{text!r} is not a shape such as 6x6.")
    rows, cols = int(found[1]), int(found[2])
    if fault := "there is no such board" if not rows * cols else size_fault(rows, cols):
        raise click.BadParameter(f"{text!r}: {fault}.")
    return rows, cols


def shape_in(text: str) -> tuple[int, int]:
    """Return the rows and columns of a shape up to 16x16, such as `6x9`."""
    found = any_shape_in(text)
    if is_large(*found):
        raise click.BadParameter(f"{text!r} is not within 1x1 and {MAX_SIDE}x{MAX_SIDE}.")
    return found


def shard_in(text: str) -> tuple[int, int]:
    """Return 3 and 8 for `3/8`, the third of eight parts."""
    found = re.fullmatch(r"([0-9]{1,9})/([0-9]{1,9})", text)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise click.BadParameter(f"{text!r} is not a part such as 3/8, from 1/8 to 8/8.")
    return int(found[1]), int(found[2])


def _finite(ctx: click.Context, param: click.Parameter, value: float | None) -> float | None:
    if value is not None and not math.isfinite(value):
        raise click.BadParameter("not a finite number.", ctx, param)
    return value


def _threads(ctx: click.Context, param: click.Parameter, value: int | None) -> int:
    return value or usable_cores()


def _processes(ctx: click.Context, param: click.Parameter, value: int | None) -> int:
    """Return the number of processes requested, or fewer if so many need too much memory.

    Each process may need a transposition table of up to `--table-mb`.
    """
    jobs = value or usable_cores()
    memory = usable_memory()
    table_mb: int = ctx.params.get("table_mb", Limits().table_mb)
    each = PROCESS_MB + table_mb
    if jobs == 1 or memory is None or SHARED_MB + jobs * each <= memory >> 20:
        return jobs
    fit = max(1, ((memory >> 20) - SHARED_MB) // each)
    say(
        f"--jobs {jobs} is lowered to {fit}: a process is counted as {each} MB with its table, and "
        f"{memory >> 20:,} MB are free"
    )
    return fit


def number_option(
    *names: str, says: str, least: int = 1, most: int | None = None, **settings: Any
) -> Callable[[Command], Command]:
    """Return an option for a whole number; `settings` are further arguments of `click.option`."""
    usual: dict[str, Any] = {"metavar": "N", "show_default": "default" in settings}
    kind = click.IntRange(least, most)
    return click.option(*names, type=kind, help=says, **usual | settings)


def seed_option(of_what: str, **settings: Any) -> Callable[[Command], Command]:
    """Return the option for a seed; `of_what` names what is random, such as boards or games."""
    says = f"Seed of the {of_what}."
    return number_option("--seed", least=0, metavar="S", says=says, **settings)


def names_option(
    name: str, parameter: str, known: type[Name], says: str
) -> Callable[[Command], Command]:
    """Return an option for lists of names; the command gets the members of `known` in all lists."""

    def members(
        ctx: click.Context, param: click.Parameter, lists: tuple[str, ...]
    ) -> tuple[Name, ...]:
        names = [name.strip() for each in lists for name in each.split(",")]
        try:
            return tuple(dict.fromkeys(map(known, names)))
        except ValueError:
            wrong = f"{','.join(lists)!r} is no list of {', '.join(known)}."
            raise click.BadParameter(wrong) from None

    says = f"{says}: {', '.join(known)}."
    return click.option(name, parameter, multiple=True, callback=members, metavar="LIST", help=says)


board_arguments = click.argument(
    "boards", nargs=-1, metavar="[BOARD | FILE | -]...", shell_complete=click.Path().shell_complete
)
shape_argument = click.argument("shape", type=shape_in, metavar="SHAPE")
any_shape_argument = click.argument("shape", type=any_shape_in, metavar="SHAPE")
ledgers_argument = click.argument(
    "ledgers", nargs=-1, required=True, type=existing_file, metavar="LEDGER..."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON Lines.")
engine_option = click.option(
    "--engine",
    type=click.Choice(CHOICES),
    default="auto",
    show_default=True,
    help="".join(f"{name}: {ENGINES[name].about}; " for name in CHOICES[1:]) + "auto: in turns.",
)


cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Let a Dask cluster work: its scheduler's address, tls://… or tcp://….",
)


def executor_of(address: str | None) -> AbstractContextManager[Executor | None]:
    """Return the executor of a cluster, opened on entry; None without an address."""
    if address is None:
        return nullcontext()
    from greenest.system.cluster import connected

    return connected(address, say)


def refuse_options(names: Collection[str], because: str) -> None:
    """Refuse options of these parameter names that the user gave; `because` ends the message."""
    ctx = click.get_current_context()
    for each in ctx.command.params:
        source = ctx.get_parameter_source(each.name or "")
        if each.name in names and source is click.core.ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{max(each.opts, key=len)} {because}.")


def output_option(name: str, says: str) -> Callable[[Command], Command]:
    """Return an option for a file to be written."""
    return click.option(name, type=OutputPath(), metavar="FILE", help=says)


def keep_inputs(path: Path, arguments: Sequence[str], option: str) -> None:
    """Exit if `path`, the value of `option`, is an input file, even under another name."""
    for argument in arguments or ("-",):
        with suppress(OSError, ValueError):  # no such file, or a standard input that is no file
            source = sys.stdin.fileno() if argument == "-" else argument
            if os.path.samestat(os.stat(source), path.stat()):
                raise UnusableError(
                    f"{path}: {option} would overwrite what is read; name another file"
                )


index_option = number_option(
    "--index", least=0, default=0, metavar="I", says="Index of the first board."
)


def stacks_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options for the number of stacks on a board, or for the number of each colour.

    The command gets the arguments `pieces`, the number of stacks, and `colours`, the number of each
    colour; `colours` is None if only the number of stacks is given, or all three are equal.
    """

    @wraps(command)
    def with_stacks(shape: tuple[int, int], pieces: int | None, **rest: Any) -> Any:
        given = [rest.pop(colour) for colour in names]
        if given == [None, None, None]:
            count = pieces or shape[0] * shape[1]
            return command(shape=shape, pieces=count, colours=None, **rest)
        if pieces is not None:
            raise click.UsageError("--pieces is for colours as equal as possible: leave it out.")
        from greenest.study.sampling import Colours

        colours = Colours(*(stacks or 0 for stacks in given))
        if not any(colours):
            raise click.UsageError("A board needs a stack: --black, --green and --white are all 0.")
        unequal = None if colours.are_equal else colours
        return command(shape=shape, pieces=sum(colours), colours=unequal, **rest)

    names = ("black", "green", "white")
    with_all: Callable[..., Any] = with_stacks
    for each in reversed(names):
        says = f"Stacks that are {each}, in place of --pieces."
        with_all = number_option(f"--{each}", least=0, metavar=each[0].upper(), says=says)(with_all)
    says = "Stacks on each board.  [default: one on every cell]"
    return number_option("--pieces", metavar="K", says=says)(with_all)


def jobs_option(workers: str) -> Callable[[Command], Command]:
    """Return the option for the number of `workers`, which are "Processes" or "Threads"."""
    callback = _processes if workers == "Processes" else _threads
    says = f"{workers}.  [default: cores]"
    return number_option("--jobs", callback=callback, metavar="J", says=says)


def limit_options(
    command: Callable[..., Any],
    seconds_help: str = "Seconds to search for one position.  [default: no limit]",
    nodes_help: str = "Nodes to search for one position.",
    max_nodes: int = Limits().max_nodes,
) -> Callable[..., Any]:
    """Add the options for the `limits` on the search of one position; `max_nodes` is a default."""

    @number_option("--max-nodes", most=LARGEST_LIMIT, default=max_nodes, says=nodes_help)
    @click.option(
        "--max-seconds",
        type=click.FloatRange(min=0, min_open=True),
        callback=_finite,
        metavar="S",
        help=seconds_help,
    )
    @number_option(
        "--table-mb",
        default=Limits().table_mb,
        metavar="MB",
        is_eager=True,  # --jobs depends on it
        says="Largest size of the transposition table.",
    )
    @wraps(command)
    def with_limits(max_nodes: int, max_seconds: float | None, table_mb: int, **rest: Any) -> Any:
        engine = rest.get("engine", AUTO)
        if not (has_table(engine) or rest.get("certificate")):
            refuse_options(("table_mb",), f"is for a table, and the engine {engine} has none")
        return command(limits=Limits(max_nodes, max_seconds, table_mb), **rest)

    return with_limits


def input_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add boards and files, and how files are read; the command gets the `Input` as `given`."""

    @board_arguments
    @click.option(
        "--format",
        "form",
        type=click.Choice([each.value for each in Form]),
        help="Format of the files.  [default: by the ending, or text]",
    )
    @click.option("--column", metavar="NAME", help="A table's column of boards.  [default: board]")
    @click.option(
        "--id", "identifier", metavar="NAME", help="A table's column of identifiers, printed as id."
    )
    @wraps(command)
    def with_input(
        boards: tuple[str, ...],
        form: str | None,
        column: str | None,
        identifier: str | None,
        moves_column: str | None = None,
        **rest: Any,
    ) -> Any:
        columns = Columns(column, identifier, moves_column)
        return command(given=Input(boards, Form(form) if form else None, columns), **rest)

    return with_input


def row_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add --json, --csv and --verbose; the command gets the form of its rows as `form`."""

    @json_option
    @click.option("--csv", "as_csv", is_flag=True, help="Print CSV.")
    @click.option("-v", "--verbose", is_flag=True, help="Show more.")
    @wraps(command)
    def with_rows(as_json: bool, as_csv: bool, **rest: Any) -> Any:
        if as_json and as_csv:
            raise click.UsageError("--json and --csv do not go together.")
        form = Form.JSONL if as_json else Form.CSV if as_csv else Form.TEXT
        if form is not Form.TEXT:
            refuse_options(("verbose",), "is for people, and does not go with --json and --csv")
        return command(form=form, **rest)

    return with_rows
