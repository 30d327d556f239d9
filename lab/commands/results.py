"""`study` and `report`: the experiments of our own results, and what is published of them."""

from __future__ import annotations

from pathlib import Path

import click

from greenest.commands.publication import conducting, folder_option, force_option, scale_option
from greenest.commands.shared.exits import unusable
from greenest.commands.shared.options import cluster_option, executor_of, jobs_option
from greenest.commands.shared.printing import print_lines, say
from greenest.system.workers import Executor


@click.command()
@click.argument("name", required=False)
@scale_option
@force_option
@jobs_option("Processes")
@cluster_option
@folder_option
def study(
    name: str | None,
    scale: str,
    is_forced: bool,
    jobs: int,
    cluster: str | None,
    folder: Path | None,
) -> None:
    """Run an experiment, or list the experiments.

    The name `all` runs all of them, one after the other. Their tables go into the folder results,
    or results-smoke. The same command given again continues an interrupted experiment.
    """
    from greenest.lab.experiments.experiments import EXPERIMENTS
    from greenest.study.publish.study_folder import refuse_replacing

    if name is None:
        print_lines(*(f"{each.name:20} {each.title}" for each in EXPERIMENTS.values()))
        return
    if name != "all" and name not in EXPERIMENTS:
        raise click.UsageError(
            f"There is no experiment {name!r}; python -m greenest.lab study lists them."
        )
    names = list(EXPERIMENTS) if name == "all" else [name]
    into = folder or Path("results" if scale == "full" else "results-smoke")
    if not is_forced:
        with unusable(ValueError):
            refuse_replacing(into, map(EXPERIMENTS.__getitem__, names), scale)
    with executor_of(cluster) as executor:
        for each in names:
            print_lines(str(_conduct(each, scale, into, jobs, executor)))


def _conduct(name: str, scale: str, folder: Path, jobs: int, executor: Executor | None) -> Path:
    from greenest.lab.experiments.experiments import DECIDED, MEASURED
    from greenest.lab.experiments.measured import measure_experiment
    from greenest.study.publish.conduct import run_experiment, work_of

    if name in MEASURED:
        measured = MEASURED[name]
        with conducting(measured, len(measured.parts(scale))) as advance:
            return measure_experiment(measured, scale, folder, jobs, advance, executor)
    decided = DECIDED[name]
    with conducting(decided, work_of(decided, scale)) as advance:
        return run_experiment(decided, scale, folder, jobs, advance, executor, say)


@click.command()
@folder_option
def report(folder: Path | None) -> None:
    """Make figures, a page and a data package from our tables, which are in results.

    The figures need matplotlib: pip install '.[report]'.
    """
    from greenest.lab.findings.report import make_results

    with unusable(ValueError):
        made = make_results(folder or Path("results"))
    print_lines(*map(str, made))
