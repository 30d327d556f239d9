"""The folder of a user's study: enters its file, writes its citation, protects its tables."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Template
from typing import Any

from greenest.study.publish.columns import LONGEST_FILE
from greenest.study.publish.declared.reading import LONGEST, Study, parse_study, program_of
from greenest.study.publish.experiment import Experiment, Staged, options_of
from greenest.study.publish.package import FILE, Resource, created, enter, leave, resources, slug
from greenest.study.publish.shipped import text_of
from greenest.system.files import read_text, try_targets, write_text
from greenest.system.version import made_by

CITATION = "CITATION.cff"
GONE = "is not declared any more; --force takes it out of the package, and --folder DIR keeps it"


def describe_study(folder: Path, study: Study, scale: str) -> None:
    """Write the study file into the folder, which is made, and enter it into the data package.

    Tables that the file declared before, and does not now, leave the package. Raises OSError, with
    all files unchanged if one of the study is known not to be writable.
    """
    folder.mkdir(parents=True, exist_ok=True)
    tables = [each.path for each in study.experiments]
    try_targets(folder, [study.file, *tables, CITATION, FILE])
    leave(folder, [each.name for each in _gone(folder, study)])
    write_text(folder / study.file, study.text)
    made = Resource(
        f"study-{slug(study.folder)}",
        study.file,
        study.title,
        f"{program_of(study.file)}{options_of(scale, study.shard)}",
        _version(study, scale),
        "in the file",
        part=study.shard or None,
    )
    enter(folder, [made])


def _version(study: Study, scale: str) -> str:
    return made_by(any(each.uses_ortools(scale) for each in study.experiments))


def cite_study(folder: Path, study: Study, scale: str) -> None:
    """Write CITATION.cff with the date of the data package.

    In an existing file only the date and the version of greenest change.
    """
    path, date = folder / CITATION, created(folder)
    version = _version(study, scale)
    if not path.exists():
        title, authors = (
            json.dumps(each, ensure_ascii=False)
            for each in (study.title, f"The authors of {study.file}")
        )
        begun = Template(text_of("begun.cff"))
        made = begun.substitute(title=title, authors=authors, date=date, version=version)
        write_text(path, made)
        return
    text = read_text(path, LONGEST_FILE)
    if f"date-released: {date}" in text.splitlines():
        return
    text = re.sub(r"^date-released:.*$", f"date-released: {date}", text, count=1, flags=re.M)
    text = re.sub(r"^    version:.*$", f"    version: {version}", text, count=1, flags=re.M)
    write_text(path, text)


def refuse_replacing(
    folder: Path, experiments: Iterable[Experiment[Any]], scale: str, study: Study | None = None
) -> None:
    """Raise ValueError if a table in the folder would be replaced by a different one.

    A table is different if it has another scale, other seeds, another rule, or other points of a
    study. For the rules, `study` is compared with the study file in the folder; without `study`,
    rules are not compared. A table that `study` does not declare any more must not be there.
    """
    for each in _gone(folder, study) if study else ():
        if (folder / each.path).exists():
            raise ValueError(f"{folder / each.path}: {GONE}")
    listed = {each.name: each for each in resources(folder)}
    before = _rules(_study_of(folder, study.file), scale) if study else {}
    wanted = _rules(study, scale) if study else {}
    for each in experiments:
        table, made = folder / each.path, listed.get(each.name)
        if not table.exists():
            continue
        if made and made.scale != scale:
            raise ValueError(_replaced(table, f"is of the scale {made.scale}"))
        is_other = made and made.seeds != each.seeds(scale)
        if is_other or before.get(each.name) != wanted.get(each.name):
            raise ValueError(_replaced(table, "was made by other seeds or another rule"))
        if made and made.command != each.command(scale):
            raise ValueError(_replaced(table, f"was made by `{made.command}`"))


def _replaced(table: Path, why: str) -> str:
    return f"{table}: {why}; --force replaces it, and --folder DIR keeps it"


def _study_of(folder: Path, file: str) -> Study | None:
    try:
        return parse_study(file, read_text(folder / file, LONGEST))
    except (FileNotFoundError, ValueError):
        return None


def _gone(folder: Path, study: Study) -> list[Experiment[Staged[Any]]]:
    """Return the tables that the study file in the folder declares, and `study` does not."""
    before = _study_of(folder, study.file)
    names = {each.name for each in study.experiments}
    return [each for each in before.experiments if each.name not in names] if before else []


def _rules(study: Study | None, scale: str) -> dict[str, Sequence[str]]:
    """Return, for each table, the name of its row class, and its parts as text.

    These determine its rows. Without a study there are none.
    """
    return {
        each.name: [each.kind.__name__, *map(repr, each.parts(scale))]
        for each in (study.experiments if study else ())
    }
