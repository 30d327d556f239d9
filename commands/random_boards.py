"""`generate` prints random boards; `batch` decides and counts them; `stats` sums up ledgers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import UNDECIDED, RefutedError, unusable
from greenest.commands.shared.options import (
    any_shape_argument,
    cluster_option,
    engine_option,
    executor_of,
    index_option,
    jobs_option,
    json_option,
    ledgers_argument,
    limit_options,
    number_option,
    output_option,
    refuse_options,
    seed_option,
    shard_in,
    stacks_options,
)
from greenest.commands.shared.printing import (
    percent,
    print_json,
    print_lines,
    printing_bytes,
    say,
    stacks_of,
    wrap,
)
from greenest.commands.shared.progress import Progress, kept_in, progress
from greenest.games.plurals import many
from greenest.games.pyramids.board import MAX_SIDE, is_large
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits, Status
from greenest.system.interrupts import held

if TYPE_CHECKING:
    from greenest.study.chunk import Chunk
    from greenest.study.ledgers import Joined
    from greenest.study.run import Keep, Run, Summary
    from greenest.study.sampling import Colours

OF_SOME = ("max_seconds", "table_mb", "keep", "version")
"""What `stats` says of runs that differ in it, under its published keys."""


@click.command()
@any_shape_argument
@stacks_options
@number_option("--count", default=1, says="How many boards.")
@seed_option("boards", default=0)
@index_option
@click.option(
    "--difficulty",
    type=click.Choice(["easy", "medium", "hard", "expert"]),
    help="Only solvable boards of this difficulty for a person.",
)
@json_option
def generate(
    shape: tuple[int, int],
    pieces: int,
    colours: Colours | None,
    count: int,
    seed: int,
    index: int,
    difficulty: str | None,
    as_json: bool,
) -> None:
    """Print random boards.

    A board depends only on shape, pieces, seed and index; it is the same on any machine. Without
    --black, --green and --white, the numbers of the colours are as equal as possible. With one of
    these options, each colour not given has no stacks. The output can be piped into `greenest solve
    -`.
    """
    from greenest.study.sampling import check_board, random_position

    if difficulty and is_large(*shape):
        raise click.UsageError(f"--difficulty is for boards up to {MAX_SIDE}x{MAX_SIDE}.")
    indexes = range(index, index + (1 if difficulty else count))
    with unusable(ValueError):
        check_board(*shape, pieces, seed, indexes[-1], colours)
    found: Iterator[tuple[int, Position]]
    if difficulty:
        from greenest.study.difficulty.rating import Difficulty, boards_of

        level = Difficulty(difficulty)
        found = islice(boards_of(level, *shape, pieces, seed, index, colours), count)
    else:
        found = ((i, random_position(*shape, pieces, seed, i, colours)) for i in indexes)
    with unusable(ValueError):
        for number, position in found:
            if as_json:
                record = position.as_json() | {"seed": seed, "index": number}
                print_json(record | (colours._asdict() if colours else {}))
            else:
                stacks = stacks_of(position.pieces, colours)
                head = f"# {position.rows}x{position.cols}, {stacks}, seed {seed}, index {number}"
                print_lines(head, *str(position).split("/"), "")


@click.command()
@any_shape_argument
@number_option("--count", required=True, says="How many boards.")
@seed_option("boards", required=True)
@stacks_options
@index_option
@click.option("--shard", type=shard_in, metavar="I/N", help="Only part I of N of these boards.")
@jobs_option("Processes")
@output_option("--ledger", "Record verdicts here; continue from those recorded.")
@click.option(
    "--keep",
    type=click.Choice(["all", "counts"]),
    help="Verdicts on all boards, or only counts.  [default: counts from 10^7 boards on]",
)
@cluster_option
@engine_option
@limit_options
@json_option
@click.option("--each", is_flag=True, help="With --json, print a line for each board first.")
def batch(
    shape: tuple[int, int],
    count: int,
    seed: int,
    pieces: int,
    colours: Colours | None,
    index: int,
    shard: tuple[int, int] | None,
    jobs: int,
    ledger: Path | None,
    keep: Keep | None,
    cluster: str | None,
    engine: str,
    limits: Limits,
    as_json: bool,
    each: bool,
) -> None:
    """Decide random boards and count the verdicts.

    The share of solvable boards is given with 95 % intervals. With --ledger, the same command given
    again continues an interrupted run. A new ledger keeps one of two things, which cannot be
    changed later: the verdict on every board; or only counts by verdict, engine and nodes, which
    take a few kilobytes for any number of boards. With --shard, each of N machines decides a part
    and writes a ledger of its own, and `greenest merge` joins these ledgers. With --json and
    --each, the verdicts that the ledger has are printed first; new verdicts follow in any order, as
    soon as they are found.
    """
    from greenest.study.batches.batch import run_batch
    from greenest.study.run import Run

    rows, cols = shape
    with unusable(ValueError):
        whole = Run(rows, cols, pieces, count, seed, limits, engine, index, colours)
    run = whole.shard(*shard) if shard else whole
    if cluster:
        refuse_options(("jobs",), "is for this machine, and --cluster has workers of its own")
    if each and not as_json:
        raise click.UsageError("--each prints lines of JSON: give --json too.")
    if keep and not ledger:
        raise click.UsageError("--keep is about --ledger: give that too.")
    if each and keep == "counts":
        raise click.UsageError("--each prints the ledger's boards, too; --keep counts has none.")
    if ledger and not keep and not ledger.exists():
        # What a part keeps depends on the whole, so that the parts can be merged.
        keep = "all" if each else whole.keep
        if keep == "counts":
            say(f"{ledger} only counts boards; --keep all has the verdict on each")
    with (
        executor_of(cluster) as executor,
        progress(run.count, "board", kept_in(ledger, "board")) as shown,
    ):
        found = partial(_print_each, run, shown) if each else None
        summary = run_batch(
            run, jobs, ledger, shown.advance, shown.resume, keep, say, executor, found
        )
    part = f", part {shard[0]} of {shard[1]}" if shard else ""
    _report(summary, as_json, part=part)


def _print_each(run: Run, shown: Progress, found: Iterable[Chunk]) -> None:
    """Print a JSON line for each board; Ctrl-C takes effect only after a whole line."""
    from greenest.study.export.formats import verdicts_in_json

    for lines in verdicts_in_json(run, found):
        with held(), shown.above(), printing_bytes() as stream:
            stream.write(lines)


@click.command()
@ledgers_argument
@click.option("--replay", "is_replayed", is_flag=True, help="Play every recorded solution.")
@json_option
def stats(ledgers: tuple[Path, ...], is_replayed: bool, as_json: bool) -> None:
    """Sum up ledgers written by batch or solve, run by run.

    Parts of a run in several ledgers are summed up together. Several runs have a line each, with
    the number that they have in `greenest export`, their engine and limit of nodes, and what else
    was asked of some alone. With --replay, every recorded solution is replayed by the rules. The
    first wrong solution ends the command with exit code 4.
    """
    from greenest.study.book.book import read_shards
    from greenest.study.ledgers import by_run

    with read_shards(ledgers) as found:
        runs = by_run(chain.from_iterable(found))
        summaries = [each.summary() for each in runs]
        recorded = list(map(_recorded, runs))
        if is_replayed:
            solutions = _replayed(runs, sum(each.count for each in summaries if each.keep == "all"))
            pairs = zip(summaries, solutions, strict=True)
            summaries = [replace(each, replayed=number) for each, number in pairs]
    if len(runs) == 1 and not as_json:
        _report(summaries[0], False, "times as recorded")
        return
    lines = zip(runs, summaries, recorded, strict=True)
    unlike = [key for key in OF_SOME if len({each[key] for each in recorded}) > 1]
    for number, (run, summary, counted) in enumerate(lines, 1):
        if as_json:
            print_json({"run": number} | summary.as_json() | counted)
        else:
            nodes = many(run.settings.max_nodes, "node")
            asked = f", engine {run.settings.engine}, at most {nodes}"
            for key in unlike:
                asked += f", {key} {'none' if counted[key] is None else counted[key]}"
            print_lines(*wrap(f"{number}: {_summary_line(summary, asked)}"))
    if any(each.undecided for each in summaries):
        click.get_current_context().exit(UNDECIDED)


def _replayed(runs: list[Joined], boards: int) -> list[int]:
    """Return the number of boards of each run whose solutions were replayed."""
    from greenest.study.ledgers import ForgedError, replay

    with unusable(ForgedError, ending=RefutedError), progress(boards, "board") as shown:
        return [replay(run, shown.advance) for run in runs]


def _recorded(run: Joined) -> dict[str, Any]:
    """Return what is asked of a run, and which boards are counted, under their published keys."""
    asked = run.settings._asdict()
    keys = ("engine", "max_nodes", "max_seconds", "table_mb", "keep", "boards")
    counted = [[each.start, each.stop - 1] for each in run.recorded()]
    return {key: asked[key] for key in keys} | {"version": asked["greenest"], "counted": counted}


def _report(summary: Summary, as_json: bool, *notes: str, part: str = "") -> None:
    if as_json:
        print_json(summary.as_json())
    else:
        print_lines(*_summary_lines(summary, part), *notes)
    if summary.undecided:
        click.get_current_context().exit(UNDECIDED)


def _head(summary: Summary, part: str = "") -> str:
    run, boards = summary.run, many(summary.count, "board")
    if run is None:
        return f"given to solve{part}: {boards}"
    if summary.count < run.count:
        boards = f"{summary.count:,} of {many(run.count, 'board')}"
    shape = f"{run.shape}, {stacks_of(run.pieces, run.colours)}"
    begin = f", from index {run.first:,}" if run.first else ""
    return f"{shape}, seed {run.seed}{part}{begin}: {boards}"


def _summary_line(summary: Summary, part: str) -> str:
    counts = (f"{getattr(summary, status):,} {status}" for status in Status)
    played = "" if summary.replayed is None else f"; {many(summary.replayed, 'solution')} played"
    return f"{_head(summary, part)}; {', '.join(counts)}{played}"


def _summary_lines(summary: Summary, part: str = "") -> list[str]:
    lines = [_head(summary, part)]
    for status in Status:
        boards = getattr(summary, status)
        share = 100 * boards / summary.count if summary.count else 0.0
        lines.append(f"  {status:10} {boards:>13,} {share:8.3f} %")
    if summary.run:
        lines += [
            "share solvable, 95 % intervals",
            f"  Wilson          {percent(summary.interval)}",
            f"  Clopper-Pearson {percent(summary.interval_clopper_pearson)}",
        ]
    if summary.run and summary.undecided:
        lines += wrap("An undecided board counts as unsolvable below, as solvable above.", "  ")
    if summary.nodes:
        median, high, most = summary.nodes
        rounded = " (rounded down, by less than 12 %)" if summary.keep == "counts" else ""
        lines += wrap(f"nodes: median {median:,}, 95th percentile {high:,}, most {most:,}{rounded}")
    if summary.replayed is not None:
        lines += [f"{many(summary.replayed, 'solution')} played by the rules"]
    if summary.boards_per_second:
        lines.append(f"{summary.boards_per_second:,.0f} boards/s, {summary.seconds:,.3f} s")
    return lines
