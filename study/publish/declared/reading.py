"""Reads a study from a TOML file. Its keys are described in docs/study.md.

title = "..."             keys outside of a table are defaults for all tables
[smoke]                   keys that differ at the scale smoke
[[table]]                 one CSV file
[table.smoke]             its keys that differ at the scale smoke
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote
from typing import Any

from greenest.study.publish.declared.settings import Faults, Settings, read_settings
from greenest.study.publish.declared.tables import KINDS, MOST_POINTS, parts_of
from greenest.study.publish.experiment import Experiment, Staged
from greenest.study.publish.shipped import text_of
from greenest.system.files import read_text

LONGEST = 1 << 16
"""The largest size of a study file, in bytes."""
MOST_TABLES = 100
MOST_DOTS = 200
"""The most dots in a line. tomllib takes gigabytes to read a key of thousands of parts."""
RESERVED = ("files", "full-boards", "k50", "transition", "window")
"""Names that tables cannot have, as a report uses them for other things.

Names that begin with `figure-`, `table-` or `study-` are reserved, too.
"""
DEFAULTS = Settings(
    topic="tables", columns="mixtures", pieces=(), at="all", seeds=(1,), engine="auto"
)
TRIAL = Settings(boards=20, at="all")
"""The default settings of the scale smoke."""


class StudyError(ValueError):
    """All mistakes in a study file, one in each line."""


@dataclass(frozen=True, slots=True)
class Study:
    """A declared study: its file, its title, and an experiment for each table.

    `shard` is the part of the points that is here, as `1/2`; empty for all.
    """

    file: str
    text: str
    title: str
    experiments: tuple[Experiment[Staged[Any]], ...]
    shard: str = ""

    @property
    def folder(self) -> str:
        """The name of the default folder: the name of the file without its ending."""
        return Path(self.file).stem

    def part(self, part: int, parts: int) -> Study:
        """Return part `part`, counted from 1, of a study divided into `parts` parts.

        The points of all tables are numbered from 1, in the order of the tables. The part has every
        `parts`-th point, beginning with point number `part`. Tables without such a point are left
        out. The titles name the part.
        """
        chosen, points = [], 0
        shard, named = f"{part}/{parts}", f", part {part} of {parts}"
        for each in self.experiments:
            own = slice((part - 1 - points) % parts, None, parts)
            points += len(each.full)
            if each.full[own] or each.smoke[own]:
                parted = replace(each, full=each.full[own], smoke=each.smoke[own])
                chosen.append(replace(parted, title=f"{each.title}{named}", shard=shard))
        title = f"{self.title}{named}"
        return replace(self, title=title, experiments=tuple(chosen), shard=shard)


def read_study(path: Path) -> Study:
    """Return the study of a file; raises StudyError, which names every mistake.

    The name ends in `.toml`, as that of its folder is what stands before, and can be printed.
    """
    if path.suffix != ".toml" or not path.name.isprintable():
        raise StudyError(f"{path}: the name of a study ends in .toml, and can be printed")
    try:
        text = read_text(path, LONGEST)
    except UnicodeDecodeError:
        raise StudyError(f"{path}: not a text in UTF-8") from None
    except OSError as error:
        raise StudyError(f"{path}: {error.strerror}") from None
    return parse_study(path.name, text, str(path))


def parse_study(file: str, text: str, path: str = "") -> Study:
    """Return the study that a text declares; raises StudyError, which names every mistake.

    Messages begin with `path` if given, or else with the file's name.
    """
    path = path or file
    content = _content(path, text)
    faults = Faults(path)
    declared = content.pop("table", [])
    if not (isinstance(declared, list) and all(isinstance(each, dict) for each in declared)):
        declared = []
    if not 1 <= len(declared) <= MOST_TABLES:
        faults.add("table", f"1 to {MOST_TABLES} tables are wanted, each under [[table]]")
    trial = _trial(content, faults)
    common = read_settings(content, faults)
    if common.name:
        faults.add("name", "each table has one of its own")
    tables = []
    names: set[str] = set()
    for number, each in enumerate(declared[:MOST_TABLES], 1):
        own = faults.below(f"table[{number}].")
        tables.append(_table(file, each, replace(common, title=None), trial, names, own))
        if sum(len(found.full) for found in tables if found) > MOST_POINTS:
            faults.add(f"table[{number}]", f"more than {MOST_POINTS:,} points up to here")
            break
    if faults:
        raise StudyError(str(faults))
    return Study(file, text, common.title or Path(file).stem, tuple(filter(None, tables)))


def _content(path: str, text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not line.startswith("#"):
            raise StudyError(f"{path}: more than {MOST_DOTS} dots (at line {number})")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise StudyError(f"{path}: nested too deeply") from None
    except ValueError as error:
        raise StudyError(f"{path}: {error}") from None


def program_of(file: str) -> str:
    """Return the command that runs a study file, without its options."""
    return f"greenest study {quote(file)}"


def example() -> str:
    """Return the text of a study file that runs in a minute."""
    return text_of("declared/example.toml")


def _trial(content: dict[str, Any], faults: Faults) -> Settings:
    found = content.pop("smoke", {})
    if not isinstance(found, dict):
        faults.add("smoke", "a table of keys is wanted")
        return Settings()
    for key in ("name", "title", "topic", "columns"):
        if found.pop(key, None) is not None:
            faults.add(f"smoke.{key}", "is the same at every scale")
    return read_settings(found, faults.below("smoke."))


def _table(
    file: str,
    content: dict[str, Any],
    common: Settings,
    common_trial: Settings,
    names: set[str],
    faults: Faults,
) -> Experiment[Staged[Any]] | None:
    """Return the experiment of a table; None if the table has mistakes."""
    before = len(faults)
    trial = _trial(content, faults).over(common_trial)
    settings = read_settings(content, faults).over(common.over(DEFAULTS))
    if settings.name is None:
        if "name" not in settings.wrong:
            faults.add("name", "is missing")
    elif settings.name in names:
        faults.add("name", f"{settings.name} is the name of another table")
    elif settings.name.startswith(("figure-", "table-", "study-")) or settings.name in RESERVED:
        faults.add("name", f"{settings.name} is the name of something in a report")
    else:
        names.add(settings.name)
    full = parts_of(settings, faults)
    tried: tuple[Staged[Any], ...] = ()
    if len(faults) == before:
        smoke = (TRIAL if trial == Settings() else trial).over(settings)
        tried = parts_of(smoke, faults.below("smoke."))
    if len(faults) > before or settings.name is None or settings.columns is None:
        return None
    return Experiment(
        settings.name,
        settings.topic or "",
        settings.title or settings.name,
        KINDS[settings.columns],
        tried,
        full,
        program_of(file),
    )
