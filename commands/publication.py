"""`study` runs a study and writes its tables; `report` makes figures and a page from the tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import UNDECIDED, readable, unusable
from greenest.commands.shared.options import (
    NamedPath,
    cluster_option,
    executor_of,
    jobs_option,
    refuse_options,
    shard_in,
)
from greenest.commands.shared.printing import print_lines, say
from greenest.commands.shared.progress import progress

if TYPE_CHECKING:
    from greenest.study.progress import Advance
    from greenest.study.publish.experiment import Experiment
    from greenest.system.workers import Executor

folder_option = click.option(
    "--folder", type=NamedPath(), metavar="DIR", help="The folder of the tables."
)
scale_option = click.option(
    "--scale",
    type=click.Choice(["smoke", "full"]),
    default="full",
    show_default=True,
    help="smoke: seconds, to see that it works.",
)
force_option = click.option(
    "--force", "is_forced", is_flag=True, help="Replace tables of other seeds or rules."
)


OF_A_STUDY = ("file", "scale", "shard", "is_forced", "jobs", "cluster", "folder")


@click.command()
@click.argument("file", required=False, type=NamedPath())
@scale_option
@click.option("--shard", type=shard_in, metavar="I/N", help="Only part I of N.")
@click.option("--example", "is_example", is_flag=True, help="Print a FILE to begin with.")
@force_option
@jobs_option("Processes")
@cluster_option
@folder_option
def study(
    file: Path | None,
    scale: str,
    shard: tuple[int, int] | None,
    is_example: bool,
    is_forced: bool,
    jobs: int,
    cluster: str | None,
    folder: Path | None,
) -> None:
    """Run the study that a FILE declares.

    The FILE says which boards to decide: shapes, numbers of stacks, colours, and how many boards
    or how narrow the interval has to be. Its tables go into a folder named after the file, or
    NAME-smoke with --scale smoke. With --shard, each of N machines does a part in a folder of its
    own, and `greenest merge` joins these folders. The same command given again continues an
    interrupted study.
    """
    from greenest.study.publish.declared.reading import read_study
    from greenest.study.publish.shipped import text_of
    from greenest.study.publish.study_folder import cite_study, describe_study, refuse_replacing

    if is_example:
        refuse_options(OF_A_STUDY, "does not go with --example, which only prints a FILE")
        print_lines(*text_of("declared/example.toml").splitlines())
        return
    if cluster:
        refuse_options(("jobs",), "is for this machine, and --cluster has workers of its own")
    if file is None:
        raise click.UsageError("Missing argument 'FILE'; --example prints one to begin with.")
    with unusable(ValueError):
        whole = read_study(file)
    found = whole.part(*shard) if shard else whole
    smoke = "-smoke" if scale == "smoke" else ""
    part = f"-{shard[0]}-of-{shard[1]}" if shard else ""
    into = folder or Path(f"{file.stem}{smoke}{part}")
    with unusable(ValueError):
        if not is_forced:
            refuse_replacing(into, found.experiments, scale, found)
        describe_study(into, found, scale)
    if Path(into, "runs", scale).exists():
        say(f"{into}: goes on; what was decided there is not decided again")
    with executor_of(cluster) as executor:
        left_open = [
            _decide(each, scale, into, jobs, executor)
            for each in found.experiments
            if each.parts(scale)
        ]
    with unusable(ValueError):
        cite_study(into, found, scale)
    if not left_open:
        say(
            f"{into}: no point of {file} is in this part; `greenest merge` takes it like the others"
        )
        return
    say(f"greenest report --folder {quote(str(into))} makes figures and a page of the tables")
    if any(left_open):
        click.get_current_context().exit(UNDECIDED)


def _decide(
    experiment: Experiment[Any], scale: str, folder: Path, jobs: int, executor: Executor | None
) -> bool:
    """Make the table of an experiment, and return whether any of its boards stayed undecided."""
    from greenest.study.publish.columns import read_table
    from greenest.study.publish.conduct import run_experiment, work_of

    with conducting(experiment, work_of(experiment, scale)) as advance:
        table = run_experiment(experiment, scale, folder, jobs, advance, executor, say)
    print_lines(str(table))
    return any(row.undecided for row in read_table(table, experiment.kind))


@contextmanager
def conducting(experiment: Experiment[Any], work: int) -> Iterator[Advance]:
    """Show the progress of an experiment, and turn its errors into exit codes."""

    def stopped(_: KeyboardInterrupt) -> str:
        return f"stopped in {experiment.name}; the same command goes on from there"

    with (
        unusable(ValueError),
        progress(work, "step", stopped, scaled=True, title=experiment.name) as shown,
    ):
        yield shown.advance


@click.command()
@folder_option
def report(folder: Path | None) -> None:
    """Make figures, a page and a data package from the tables of a study.

    They are in the current folder, or in DIR. The figures need matplotlib: pip install '.[report]'.
    """
    from greenest.study.publish.report import publish, study_contents, unplaced
    from greenest.study.publish.study_folder import unfinished

    folder = folder or Path()
    with unusable(ValueError), readable():
        left = unfinished(folder)
        contents = study_contents(folder)
    readme = folder / "README.md"
    with unusable(ValueError):
        made = publish(folder, contents, "greenest report")
        missing = unplaced(readme, contents)
    print_lines(*map(str, made))
    if left:
        say(f"{folder}: {', '.join(left)} not finished; the command of the study goes on")
    if missing:
        mark = f"<!-- begin {missing[0]} --> and <!-- end {missing[0]} -->"
        say(f"{readme}: has no place for {', '.join(missing)}; {mark} make one")
