"""The folder of a user's study: enters its file, writes its citation, protects its tables.

The parts of a study, which several machines ran, are joined into the folder of the whole study. A
part has some of the points of each table: runs of random boards, or rules that choose such runs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from string import Template
from tempfile import TemporaryDirectory
from typing import Any

from greenest.study.book.file import reading
from greenest.study.publish.columns import text_in
from greenest.study.publish.conduct import Kept, finished_in, kept_parts, run_experiment
from greenest.study.publish.declared.reading import Study, program_of, read_study
from greenest.study.publish.experiment import Experiment, options_of
from greenest.study.publish.package import (
    FILE,
    Resource,
    created,
    declared_in,
    enter,
    missing_in,
    resources,
    rules_in,
    slug,
    state_of,
)
from greenest.study.publish.shipped import text_of
from greenest.system.files import try_targets, write_text
from greenest.system.version import made_by

CITATION = "CITATION.cff"
_OWN_VERSION = r"^(  - title: greenest\n(?:    .*\n)*?    version:).*$"
CHOICE = "--force takes it out of the package, and --folder DIR keeps it"
REPLACING = "--force replaces it, and --folder DIR keeps it"


def describe_study(folder: Path, study: Study, scale: str) -> None:
    """Write the study file into the folder, which is made, and enter it into the data package.

    Another study, and tables that this one replaces or does not have, leave the package. Raises
    OSError, with all files unchanged if one of the study is known not to be writable.
    """
    folder.mkdir(parents=True, exist_ok=True)
    tables = [each.path for each in study.experiments]
    try_targets(folder, [study.file, *tables, CITATION, FILE])
    replaced = {each.path for each, _ in _replaced(folder, study.experiments, scale, study)}
    kept = {each.path for each in study.experiments if each.parts(scale)} - replaced
    listed = resources(folder)
    others = (each for each in listed if each.scale)
    write_text(folder / study.file, study.text)
    command = f"{program_of(study.file)}{options_of(scale, study.shard)}"
    made = (command, _version(study, scale), "in the file")
    named = (f"study-{slug(Path(study.file).stem)}", study.file, study.title)
    entry = Resource(*named, *made, scale=scale, part=study.shard or None)
    enter(folder, [entry], without={each.name for each in others if each.path not in kept})
    begun = declared_in(listed)
    cite_study(folder, study, scale, begun.title if begun else "")


def _version(study: Study, scale: str) -> str:
    return made_by(any(each.uses_ortools(scale) for each in study.experiments))


def cite_study(folder: Path, study: Study, scale: str, before: str = "") -> None:
    """Write CITATION.cff with the date of the data package.

    In an existing file only the date and the version of greenest change, and a title that this
    function wrote: with any state, that of the study, or the one that it had `before`.
    """
    path, date = folder / CITATION, created(folder)
    version = _version(study, scale)
    names = {"title": study.title, "authors": f"The authors of {study.file}", "before": before}
    quoted = {key: json.dumps(each, ensure_ascii=False) for key, each in names.items()}
    text = Template(text_of("begun.cff")).substitute(quoted, date=date, version=version)
    if path.exists():
        text = text_in(path)
    is_changed = version in {each.version for each in resources(folder) if each.rule}
    if is_changed or f"date-released: {date}" not in text.splitlines():
        text = re.sub(r"^date-released:.*$", f"date-released: {date}", text, count=1, flags=re.M)
        text = re.sub(_OWN_VERSION, rf"\g<1> {version}", text, count=1, flags=re.M)
    titles = "|".join(re.escape(quoted[each][:-1]) for each in ("title", "before"))
    ours = rf'^title: ({titles})(, part \d+ of \d+)?(, a smoke trial)?(, unfinished)?"$'
    title = f'title: {quoted["title"][:-1]}{state_of(folder, resources(folder))}"'
    write_text(path, re.sub(ours, lambda _: title, text, count=1, flags=re.M))


def refuse_replacing(
    folder: Path, experiments: Iterable[Experiment[Any]], scale: str, study: Study | None = None
) -> None:
    """Raise ValueError if a table in the folder would be replaced by a different one.

    A table is different if it has another scale, other seeds, another rule, or other points of a
    study. Without `study`, rules are not compared. With `study`, the folder may have neither
    another study, part or file of its name, nor a table that `study` does not have.
    """
    if study:
        _refuse_others(folder, study)
    for each, why in _replaced(folder, experiments, scale, study):
        raise ValueError(f"{folder / each.path}: {why}; {REPLACING}")


def _replaced(
    folder: Path, experiments: Iterable[Experiment[Any]], scale: str, study: Study | None
) -> Iterator[tuple[Experiment[Any], str]]:
    """Yield the tables in the folder that would be replaced by different ones, with the reason."""
    listed = {each.path: each for each in resources(folder)}
    begun: Mapping[str, str] = {}
    with suppress(ValueError):  # If it was stopped, the study there left its tables unlisted.
        begun = rules_in(folder, listed.values())
    for each in experiments:
        made = listed.get(each.path)
        if not (folder / each.path).exists():
            continue
        rule = made.rule if made else begun.get(each.path)
        is_other = study is not None and rule != each.rule(scale)
        if made and made.scale != scale:
            yield each, f"is of the scale {made.scale}"
        elif is_other or (made and made.seeds != each.seeds(scale)):
            yield each, "was made by other seeds or another rule" if made else f"is not in {FILE}"


def _refuse_others(folder: Path, study: Study) -> None:
    """Raise ValueError if the folder has another study or part, or a table that is not declared."""
    wanted, listed = {each.path for each in study.experiments}, resources(folder)
    for each in listed:
        path = folder / each.path
        if each.path.endswith(".toml"):
            if (each.path, each.part or "") != (study.file, study.shard):
                raise ValueError(f"{path}: was made by `{each.command}`; {CHOICE}")
        elif each.scale and each.path not in wanted and path.exists():
            raise ValueError(f"{path}: is not declared any more; {CHOICE}")
    path = folder / study.file
    is_ours = study.file in {each.path for each in listed} or not path.exists()
    if not is_ours and text_in(path) != study.text:
        raise ValueError(f"{path}: is another file; {REPLACING}")


def unfinished(folder: Path) -> list[str]:
    """Return the names of the tables that the study of a folder declares and does not have.

    Raises ValueError if the study file is unreadable, or does not declare a table as it was made.
    """
    listed = resources(folder)
    file, rules = declared_in(listed), rules_in(folder, listed)
    others = [each.name for each in listed if each.rule and each.rule != rules.get(each.path)]
    if file and others:
        path, made = folder / file.path, options_of(file.scale or "full", file.part or "")
        raise ValueError(
            f"{path}: does not declare {', '.join(others)} as made; put the file back, or make the "
            f"tables anew: {program_of(str(path))}{made} --folder {quote(str(folder))} --force"
        )
    return missing_in(folder, listed)


def join_studies(folders: Sequence[Path], into: Path) -> tuple[list[Path], bool]:
    """Write the tables of a study whose parts are in several folders.

    Return the paths of the tables, and whether any board stayed undecided. The tables are the same
    as those of a study run in one piece. They are written aside, so `into` is whole or not there.
    Raises OSError. Before anything is written, raises ValueError: if `into` exists; if a folder has
    no study or another study; if a table is unfinished in a folder, or no folder has the rows of a
    point; if two folders have different rows for a point; if the folders have tables of different
    scales.
    """
    if into.exists():
        raise ValueError(f"{into}: is there already; give a name that is free")
    study = _study_of_all(folders)
    scales = {each.scale for folder in folders for each in resources(folder) if each.scale}
    if len(scales) != 1:
        found = " and ".join(sorted(scales)) or "no table"
        raise ValueError(f"{folders[0]}: tables of one scale are wanted in all, not {found}")
    (scale,) = scales
    left = [f"{each}: {', '.join(names)}" for each in folders if (names := unfinished(each))]
    if left:
        raise ValueError(f"{'; '.join(left)} not finished; the command of the study goes on")
    rows = {each.name: _rows(folders, scale, each) for each in study.experiments}
    short = [
        each.name for each in study.experiments if len(rows[each.name]) < len(each.parts(scale))
    ]
    if short:
        raise ValueError(
            f"{', '.join(map(str, folders))}: points of {', '.join(short)} not finished there by "
            "this version; run the parts again, or name them all"
        )
    into.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f"{into.name}-", dir=into.parent) as aside:
        made = Path(aside, into.name)
        describe_study(made, study, scale)
        for experiment in study.experiments:
            with kept_parts(experiment, scale, made) as kept:
                for part in experiment.parts(scale):
                    kept.keep(part, rows[experiment.name][part.name])
            run_experiment(experiment, scale, made)
        cite_study(made, study, scale)
        made.rename(into)
    tables = [into / each.path for each in study.experiments]
    every = (row for points in rows.values() for own in points.values() for row in own)
    return tables, any(row.undecided for row in every)


def _study_of_all(folders: Sequence[Path]) -> Study:
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
    """Return the rows of each finished point by its name; raises ValueError for unequal rows."""
    parts = experiment.parts(scale)
    found: dict[str, Sequence[Any]] = {}
    files = {finished_in(experiment, scale, folder): folder for folder in folders}
    for file in filter(Path.exists, files):
        with reading(file) as notes:
            kept = list(map(Kept(notes, experiment.kind).rows, parts))
        for part, rows in zip(parts, kept, strict=True):
            if rows is not None and found.setdefault(part.name, rows) != rows:
                raise ValueError(
                    f"{files[file]}: {part.name} has other rows there than in a folder before"
                )
    return found
