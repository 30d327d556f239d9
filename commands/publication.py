"""`study` and `report`: run the experiments, and make of their tables what is published."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from greenest.commands.shared.exits import (
    failing,
    failing_file,
    lacking,
    unusable,
    usable_ledgers,
)
from greenest.commands.shared.options import cluster_option, jobs_option
from greenest.commands.shared.printing import print_lines
from greenest.commands.shared.progress import progress
from greenest.commands.shared.search import crew_of

if TYPE_CHECKING:
    from greenest.study.publication.experiment import Experiment
    from greenest.system.crews import Crew

folder_option = click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where the tables are.",
)


@click.command()
@click.argument("name", metavar="[NAME]", required=False)
@click.option(
    "--scale",
    type=click.Choice(["smoke", "full"]),
    default="smoke",
    show_default=True,
    help="smoke: seconds, to see that it works; full: what is published.",
)
@jobs_option("Processes")
@cluster_option
@folder_option
def study(
    name: str | None, scale: str, jobs: int, cluster: str | None, folder: Path | None
) -> None:
    """Run an experiment and write its table, or list them all.

    Without a NAME the experiments are listed; the name `all` runs one after the other. What was
    stopped goes on when the same command is given again. Tables go into the folder results, or
    results-smoke at that scale.
    """
    from greenest.study.publication.experiments import EXPERIMENTS

    if name is None:
        print_lines(*(f"{each.name:20} {each.title}" for each in EXPERIMENTS.values()))
        return
    if name != "all" and name not in EXPERIMENTS:
        raise click.UsageError(f"There is no experiment {name!r}; greenest study lists them.")
    with crew_of(cluster, jobs) as crew:
        for each in EXPERIMENTS.values() if name == "all" else (EXPERIMENTS[name],):
            _conduct(each, scale, folder or _published(scale), jobs, crew)


def _published(scale: str) -> Path:
    return Path("results" if scale == "full" else "results-smoke")


def _conduct(
    experiment: Experiment[Any], scale: str, folder: Path, jobs: int, crew: Crew | None
) -> None:
    """Run one experiment with a progress bar, and name its table."""
    from greenest.study.batches.batch import BatchError
    from greenest.study.publication.conduct import run_experiment, work_of

    def stopped(_: KeyboardInterrupt) -> str:
        return f"stopped in {experiment.name}; the same command goes on from there"

    total = work_of(experiment, scale)
    with (
        usable_ledgers(),
        unusable(ValueError),
        failing(BatchError),
        failing_file(),
        progress(total, "it", stopped, scaled=True, title=experiment.name) as shown,
    ):
        table = run_experiment(experiment, scale, folder, jobs, shown.advance, crew)
    print_lines(str(table))


@click.command()
@folder_option
def report(folder: Path | None) -> None:
    """Make figures, a page and a data package of the tables in a folder.

    The folder is results unless another is given. Needs matplotlib: pip install '.[report]'.
    """
    try:
        from greenest.study.publication.report import make_report

        with unusable(ValueError), failing_file():
            made = make_report(folder or _published("full"))
    except ModuleNotFoundError as error:
        raise lacking(error) from None
    print_lines(*map(str, made))
