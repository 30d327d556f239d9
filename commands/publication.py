"""`study` runs experiments and writes tables; `report` makes figures and a page from the tables."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import (
    UnusableError,
    failing,
    failing_file,
    needing,
    unusable,
    usable_ledgers,
)
from greenest.commands.shared.options import (
    cluster_option,
    jobs_option,
    shard_of,
)
from greenest.commands.shared.printing import print_lines, say
from greenest.commands.shared.progress import progress
from greenest.commands.shared.search import executor_of

if TYPE_CHECKING:
    from greenest.study.publish.experiment import Experiment
    from greenest.system.workers import Executor

folder_option = click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where the tables are.",
)


@click.command()
@click.argument("name", metavar="[NAME | FILE]", required=False)
@click.option(
    "--scale",
    type=click.Choice(["smoke", "full"]),
    help="smoke: seconds, to see that it works; full: what is published.  [default: smoke; full "
    "for a FILE]",
)
@click.option("--shard", callback=shard_of, metavar="I/N", help="Only part I of N of a FILE.")
@click.option("--example", "is_example", is_flag=True, help="Print a FILE to begin with.")
@click.option("--force", "is_forced", is_flag=True, help="Replace tables of other seeds or rules.")
@jobs_option("Processes")
@cluster_option
@folder_option
def study(
    name: str | None,
    scale: str | None,
    shard: tuple[int, int] | None,
    is_example: bool,
    is_forced: bool,
    jobs: int,
    cluster: str | None,
    folder: Path | None,
) -> None:
    """Run a study or a built-in experiment, or list the experiments.

    A FILE that ends with .toml declares a study: shapes, numbers of stacks, colours, and how many
    boards to decide or how narrow the interval has to be. Its tables go into a folder named after
    the file, or NAME-smoke with --scale smoke. With --shard, each of N machines does a part in a
    folder of its own, and `greenest merge` joins these folders.

    Without a NAME, the built-in experiments are listed. The name `all` runs all of them, one after
    the other. Their tables go into the folder results, or results-smoke. The same command given
    again continues an interrupted study.
    """
    from greenest.study.publish.experiments import EXPERIMENTS

    if is_example:
        from greenest.study.publish.declared.reading import example

        print_lines(*example().splitlines())
    elif name and name.endswith(".toml"):
        _run_file(Path(name), scale or "full", shard, is_forced, folder, jobs, cluster)
    elif shard:
        raise click.UsageError("--shard is for a FILE that declares a study.")
    elif name is None:
        print_lines(*(f"{each.name:20} {each.title}" for each in EXPERIMENTS.values()))
    elif name != "all" and name not in EXPERIMENTS:
        raise click.UsageError(
            f"There is no experiment {name!r}; greenest study lists them. A study in a file has a "
            "name that ends with .toml."
        )
    else:
        from greenest.study.publish.study_folder import refuse_replacing

        scale = scale or "smoke"
        into = folder or _published(scale)
        chosen = list(EXPERIMENTS.values()) if name == "all" else [EXPERIMENTS[name]]
        if not is_forced:
            with unusable(ValueError), failing_file():
                refuse_replacing(into, chosen, scale)
        with executor_of(cluster) as executor:
            for each in chosen:
                _conduct(each, scale, into, jobs, executor)


def _run_file(
    path: Path,
    scale: str,
    shard: tuple[int, int] | None,
    is_forced: bool,
    folder: Path | None,
    jobs: int,
    cluster: str | None,
) -> None:
    from greenest.study.publish.declared.reading import read_study
    from greenest.study.publish.experiments import EXPERIMENTS
    from greenest.study.publish.study_folder import (
        cite_study,
        describe_study,
        refuse_replacing,
    )

    if not path.exists():
        raise UnusableError(f"{path}: there is no such file")
    with unusable(ValueError), failing_file(path):
        whole = read_study(path, EXPERIMENTS)
    found = whole.part(*shard) if shard else whole
    smoke = "-smoke" if scale == "smoke" else ""
    part = f"-{shard[0]}-of-{shard[1]}" if shard else ""
    into = folder or Path(f"{found.folder}{smoke}{part}")
    with failing_file(), unusable(ValueError):
        if not is_forced:
            refuse_replacing(into, found.experiments, scale, whole)
        into.mkdir(parents=True, exist_ok=True)
        describe_study(into, found, scale)
    with executor_of(cluster) as executor:
        for each in found.experiments:
            if each.parts(scale):
                _conduct(each, scale, into, jobs, executor)
    with failing_file(), unusable(ValueError):
        cite_study(into, found, scale)
    say(f"greenest report --folder {quote(str(into))} makes figures and a page of the tables")


def _published(scale: str) -> Path:
    return Path("results" if scale == "full" else "results-smoke")


def _conduct(
    experiment: Experiment[Any], scale: str, folder: Path, jobs: int, executor: Executor | None
) -> None:
    from greenest.study.batches.batch import BatchError
    from greenest.study.publish.conduct import run_experiment, work_of

    def stopped(_: KeyboardInterrupt) -> str:
        return f"stopped in {experiment.name}; the same command goes on from there"

    total = work_of(experiment, scale)
    with (
        usable_ledgers(),
        unusable(ValueError),
        failing(BatchError),
        failing_file(),
        progress(total, "step", stopped, scaled=True, title=experiment.name) as shown,
    ):
        table = run_experiment(experiment, scale, folder, jobs, shown.advance, executor, say)
    print_lines(str(table))


@click.command()
@folder_option
def report(folder: Path | None) -> None:
    """Make figures, a page and a data package from tables.

    Their default folder is results. The figures need matplotlib: pip install '.[report]'.
    """
    with needing("report"):
        from greenest.study.publish.report import make_report

        with unusable(ValueError), failing_file():
            made = make_report(folder or _published("full"))
    print_lines(*map(str, made))
