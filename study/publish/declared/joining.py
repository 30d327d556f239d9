"""Joins the parts of a study, which several machines ran, into the folder of the whole study.

A point is a run of random boards, or a rule that chooses such runs; a part of a study has some of
the points of each table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from greenest.games.plurals import many
from greenest.study.publish.conduct import (
    finished_in,
    finished_rows,
    kept_parts,
    run_experiment,
)
from greenest.study.publish.declared.reading import Study, read_study
from greenest.study.publish.experiment import SCALES, Experiment
from greenest.study.publish.study_folder import cite_study, describe_study


def join_studies(folders: Sequence[Path], into: Path) -> list[Path]:
    """Write the tables of a study whose parts are in several folders; return their paths.

    The tables are the same as those of a study run in one piece. Raises OSError. Before anything is
    written, raises ValueError: if `into` exists; if a folder has no study or another study; if no
    folder has the rows of a point; if two folders have different rows for a point.
    """
    if into.exists():
        raise ValueError(f"{into}: is there already; give a name that is free")
    study = _declared(folders)
    found = [
        (each, scale, _rows(folders, scale, each))
        for each in study.experiments
        for scale in SCALES
        if any(finished_in(each, scale, folder).exists() for folder in folders)
    ]
    if not found:
        raise ValueError(f"{folders[0]}: nothing of {study.file} was run")
    scale = found[0][1]
    describe_study(into, study, scale)
    tables = []
    for experiment, scale, rows in found:
        with kept_parts(experiment, scale, into) as kept:
            for part in experiment.parts(scale):
                kept.keep(part, rows[part.name])
        tables.append(run_experiment(experiment, scale, into))
    cite_study(into, study, scale)
    return tables


def _declared(folders: Sequence[Path]) -> Study:
    """Return the study of all folders; raises ValueError if their study files differ."""
    studies = []
    for folder in folders:
        files = sorted(folder.glob("*.toml"))
        if len(files) != 1:
            raise ValueError(f"{folder}: one study file is wanted there, not {len(files)}")
        studies.append(read_study(files[0]))
        if (studies[-1].file, studies[-1].text) != (studies[0].file, studies[0].text):
            raise ValueError(f"{files[0]}: another study than that of {folders[0]}")
    return studies[0]


def _rows(
    folders: Sequence[Path], scale: str, experiment: Experiment[Any]
) -> Mapping[str, Sequence[Any]]:
    """Return the rows of each point by its name; raises ValueError for missing or unequal rows."""
    parts = experiment.parts(scale)
    found: dict[str, Sequence[Any]] = {}
    for folder in folders:
        kept = finished_rows(finished_in(experiment, scale, folder), parts, experiment.kind)
        for part, rows in zip(parts, kept, strict=True):
            if rows is not None and found.setdefault(part.name, rows) != rows:
                raise ValueError(
                    f"{folder}: {part.name} has other rows there than in a folder before"
                )
    missing = [part.name for part in parts if part.name not in found]
    if missing:
        more = f" and {len(missing) - 1} more" if missing[1:] else ""
        points = many(len(parts), "point")
        raise ValueError(
            f"{experiment.name}: {missing[0]}{more} of {points} not "
            "finished in any folder by this version; run the parts again, or name them all"
        )
    return found
