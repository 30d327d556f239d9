"""The data package, which describes each published file and how it was made, and its tables.

`datapackage.json` follows Data Package v1 (https://specs.frictionlessdata.io). Each resource has
the command, the version and the seeds as additional properties.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from greenest.study.publish.columns import (
    LONGEST_FILE,
    FullBoards,
    Mixture,
    Point,
    read_table,
    schema,
)
from greenest.study.publish.declared.reading import read_study
from greenest.study.publish.experiment import Experiment, part_of
from greenest.system.files import read_text, write_text
from greenest.system.version import made_by

Row = TypeVar("Row")
FILE = "datapackage.json"
PART = re.compile("[1-9][0-9]{0,8}/[1-9][0-9]{0,8}")
MEDIA = {
    ".csv": "text/csv",
    ".json": "application/json",
    ".jsonl": "application/jsonl",
    ".gz": "application/gzip",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain",
    ".zip": "application/zip",
}
"""The media type of a file, by its suffix."""

DESCRIPTION = (
    "Which random boards of the puzzle Greenest can be reduced to one stack: tables and figures."
)
"""The description of a new package."""


@dataclass(frozen=True, slots=True)
class Resource:
    """A published file: its path and title, and the command, version and seeds that made it.

    `fields` is the Table Schema of a new table, and None for any other file. `scale` is the scale
    of the experiment, and `rule` that of a table there. `part` is that of a study of whose points
    only some were decided, as `1/2`; the descriptor has it in the title, too. New ones have no
    `digest`: it is that of the file.
    """

    name: str
    path: str
    title: str
    command: str = ""
    version: str = "any, from the tables"
    seeds: str = "none"
    fields: Mapping[str, Any] | None = None
    scale: str | None = None
    part: str | None = None
    rule: str | None = None
    digest: dict[str, Any] | None = None

    def as_json(self, folder: Path, before: Mapping[str, Any]) -> dict[str, Any]:
        """Return the descriptor, with the schema and all further keys of the one `before`."""
        suffix, fields = Path(self.path).suffix, before.get("schema", self.fields)
        found: dict[str, Any] = {"name": self.name, "path": self.path}
        found["title"] = f"{self.title}{part_of(self.part)}"
        # Without a type, JSON would be read as a table.
        found |= {"profile": "tabular-data-resource", "type": None} if fields else {"type": "file"}
        found |= {"format": suffix.removeprefix("."), "mediatype": MEDIA[suffix]}
        found |= {"encoding": "utf-8", "schema": fields} if fields else {}
        found |= {"scale": self.scale, "part": self.part, "rule": self.rule}
        found |= {"command": self.command, "version": self.version, "seeds": self.seeds}
        found |= self.digest or _digest(folder / self.path)
        return {key: value for key, value in {**before, **found}.items() if value is not None}

    @classmethod
    def of(cls, found: Mapping[str, Any]) -> Resource:
        """Return the resource of a descriptor; raises KeyError and TypeError for a wrong one."""
        keys = ("name", "path", "title", "command", "version", "seeds")
        texts = {key: found[key] for key in keys}
        if not texts["name"] or not all(isinstance(each, str) for each in texts.values()):
            raise TypeError("the values of a descriptor are texts")
        if Path(texts["path"]).suffix not in MEDIA:
            raise KeyError(texts["path"])
        scale, part, rule = map(found.get, ("scale", "part", "rule"))
        if scale not in (None, "smoke", "full") or not (part is None or PART.fullmatch(part)):
            raise TypeError("scale and part are those of a study")
        texts["title"] = texts["title"].removesuffix(part_of(part))
        digest = {key: found.get(key) for key in ("bytes", "hash")}
        return cls(**texts, scale=scale, part=part, rule=rule, digest=digest)


class Named(NamedTuple, Generic[Row]):
    """A table: its name, its title and its rows."""

    name: str
    title: str
    rows: tuple[Row, ...]


Curves = Named[Point]
Mixtures = Named[Mixture]


@dataclass(frozen=True, slots=True)
class Data:
    """The rows of all tables of random boards.

    `curves` and `mixtures` keep the tables apart. `title` is that of the study, and `state` is said
    after each title, as ", part 1 of 2, unfinished"; it is empty for a whole study. `declared` has
    the names of the tables in the order of the study.
    """

    full_boards: tuple[FullBoards, ...] = ()
    curves: tuple[Curves, ...] = ()
    mixtures: tuple[Mixtures, ...] = ()
    title: str = ""
    state: str = ""
    declared: tuple[str, ...] = ()


def describe_table(folder: Path, experiment: Experiment[Any], scale: str) -> None:
    """Enter the new table of an experiment into the data package."""
    made = Resource(
        experiment.name,
        experiment.path,
        experiment.title,
        experiment.command(scale),
        made_by(experiment.uses_ortools(scale)),
        experiment.seeds(scale),
        schema(experiment.kind),
        scale,
        experiment.shard or None,
        experiment.rule(scale),
    )
    before = [each.digest for each in resources(folder) if each.name == made.name]
    enter(folder, [made], None if before == [_digest(folder / made.path)] else today())


def enter(
    folder: Path,
    made: Iterable[Resource] = (),
    date: str | None = None,
    without: Collection[str] = (),
) -> None:
    """Write the data package with more files, which replace entries of their names.

    The entries named in `without` leave before, as do those of missing files. Files `made` get new
    sizes and digests; all others keep theirs, which tell whether others changed the file. Whatever
    else the package says is kept, but for name and title if a study file has them, and the date if
    `date` is given. The title says whether tables of the study are missing.
    """
    kept = (each for each in resources(folder) if each.name not in without)
    listed = {each.name: each for each in (*kept, *made)}
    present = [each for each in listed.values() if (folder / each.path).exists()]
    present.sort(key=lambda each: _natural(each.path))
    study, before = declared_in(present), _read(folder)
    if study:  # Its words may have changed.
        now = replace(study, title=read_study(folder / study.path).title, digest=None)
        present[present.index(study)] = study = now
    named = {"name": slug(folder.resolve().name), "title": "Results", "description": DESCRIPTION}
    described = before.pop("resources", ())
    known = {each["name"]: each for each in described if each.get("command")}
    package = {"profile": "data-package", **named, **before}
    if study:
        title = f"{study.title}{state_of(folder, present)}"
        package |= {"name": slug(Path(study.path).stem), "title": title}
    if date:
        package["created"] = f"{date}T00:00:00Z"
    package["resources"] = [each.as_json(folder, known.get(each.name, {})) for each in present]
    own = [each for each in described if not each.get("command")]
    if shared := listed.keys() & {each.get("name") for each in own}:
        raise ValueError(f"{folder / FILE}: {', '.join(shared)} is ours; give yours another name")
    package["resources"] += own
    write_text(folder / FILE, json.dumps(package, indent=2) + "\n")


def resources(folder: Path) -> list[Resource]:
    """Return the resources with a command, as ours alone have; raises ValueError if unreadable."""
    try:
        found = _read(folder).get("resources", ())
        return [Resource.of(each) for each in found if each.get("command")]
    except (KeyError, TypeError, AttributeError):
        raise _no_package(folder) from None


def read_data(folder: Path) -> Data:
    """Return the rows of all tables of a study that the data package of a folder lists.

    Raises ValueError for a folder without tables, and for a table that was changed by others.
    """
    listed = resources(folder)
    study, state = declared_in(listed), state_of(folder, listed)
    declared = read_study(folder / study.path) if study else None
    kinds = {each.name: each.kind for each in declared.experiments} if declared else {}

    def tables(kind: type[Row]) -> tuple[Named[Row], ...]:
        found = [each for each in listed if kinds.get(each.name) is kind]
        for each in found:
            path = folder / each.path
            if path.exists() and _digest(path) != each.digest:
                raise ValueError(f"{path}: not as {FILE} has it; greenest study makes it anew")
        return named_tables(folder, found, kind)

    full_boards = tuple(row for table in tables(FullBoards) for row in table.rows)
    title = declared.title if declared else ""
    data = Data(full_boards, tables(Point), tables(Mixture), title, state, tuple(kinds))
    if not (data.full_boards or data.curves or data.mixtures):
        raise ValueError(f"{folder}: no tables; greenest study makes them")
    return data


def named_tables(
    folder: Path, listed: Iterable[Experiment[Any] | Resource], kind: type[Row]
) -> tuple[Named[Row], ...]:
    """Return the tables of a class of rows that are in a folder.

    Raises ValueError for a table of another version.
    """
    return tuple(
        Named(each.name, each.title, tuple(read_table(folder / each.path, kind)))
        for each in listed
        if (folder / each.path).exists()
    )


def declared_in(found: Iterable[Resource]) -> Resource | None:
    """Return the study file among the files; None unless there is exactly one."""
    studies = [each for each in found if each.path.endswith(".toml")]
    return studies[0] if len(studies) == 1 else None


def state_of(folder: Path, listed: Collection[Resource]) -> str:
    """Return the state of the study of a folder, given the files of the folder."""
    study = declared_in(listed)
    part = part_of(study.part) if study else ""
    trial = ", a smoke trial" if study and study.scale == "smoke" else ""
    return f"{part}{trial}{', unfinished' if missing_in(folder, listed) else ''}"


def missing_in(folder: Path, listed: Collection[Resource]) -> list[str]:
    """Return the names of the tables that the study of a folder declares and does not have."""
    there = {each.path for each in listed if (folder / each.path).exists()}
    return [Path(path).stem for path in rules_in(folder, listed) if path not in there]


def rules_in(folder: Path, listed: Collection[Resource]) -> dict[str, str]:
    """Return the rules of the tables that the study of a folder declares, by path, in its order.

    They are none without a study among the files `listed`. Raises StudyError.
    """
    file = declared_in(listed)
    if not file:
        return {}
    study, scale = read_study(folder / file.path), file.scale or "full"
    part = study.part(*map(int, file.part.split("/"))) if file.part else study
    return {each.path: each.rule(scale) for each in part.experiments if each.parts(scale)}


def slug(name: str) -> str:
    """Replace the characters that are not allowed in the name of a data package."""
    return re.sub(r"[^a-z0-9._-]+", "-", name.lower()).strip("-.") or "study"


def today() -> str:
    """Return today's date."""
    return datetime.now(UTC).date().isoformat()


def created(folder: Path) -> str:
    """Return the date of the data package; today's if it has none."""
    return str(_read(folder).get("created") or today())[:10]


def _read(folder: Path) -> dict[str, Any]:
    """Return the data package of a folder; an empty one if there is none."""
    path = folder / FILE
    try:
        return json.loads(read_text(path, LONGEST_FILE)) if path.exists() else {}
    except ValueError as error:
        raise _no_package(folder, getattr(error, "lineno", None)) from None


def _no_package(folder: Path, line: int | None = None) -> ValueError:
    where = folder / FILE if line is None else f"{folder / FILE}:{line}"
    return ValueError(f"{where}: not as greenest wrote it; move it away to begin a new one")


def _natural(path: str) -> list[tuple[int, str]]:
    """Return a sort key that puts 1x3 before 1x12."""
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", path)]


def _digest(path: Path) -> dict[str, Any]:
    content = path.read_bytes()
    return {"bytes": len(content), "hash": f"sha256:{hashlib.sha256(content).hexdigest()}"}
