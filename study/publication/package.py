"""The data package: what each published file is, and how it was made.

`datapackage.json` follows Data Package v1 (https://specs.frictionlessdata.io), with the command,
the version and the seeds beside the standard properties of each resource.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from greenest.study.publication.experiments import EXPERIMENTS, Experiment
from greenest.system.files import write_text
from greenest.system.version import version

FILE = "datapackage.json"

Resource = dict[str, Any]


def describe_table(folder: Path, experiment: Experiment, scale: str) -> None:
    """Enter the table of an experiment, just measured, into the data package of a folder."""
    found = {each["name"]: each for each in resources(folder)}
    found[experiment.name] = {
        "name": experiment.name,
        "path": f"{experiment.name}.csv",
        "title": experiment.title,
        "profile": "tabular-data-resource",
        "format": "csv",
        "mediatype": "text/csv",
        "encoding": "utf-8",
        "schema": schema(experiment),
        "scale": scale,
        "command": f"greenest study {experiment.name} --scale {scale}",
        "version": version(with_ortools=True),
        "seeds": experiment.seeds(scale),
    }
    write_package(folder, found.values())


def schema(experiment: Experiment) -> dict[str, Any]:
    """Return the Table Schema of an experiment's table."""
    fields = [
        {"name": column.name, "type": column.type, "description": column.description}
        for column in experiment.columns
    ]
    return {"fields": fields}


def resources(folder: Path) -> list[Resource]:
    """Return what the data package of a folder lists; raises ValueError if it cannot be read."""
    path = folder / FILE
    if not path.exists():
        return []
    try:
        found: list[Resource] = json.loads(path.read_text(encoding="utf-8"))["resources"]
    except (ValueError, KeyError, TypeError):
        raise ValueError(f"{path}: not a data package; remove it to begin a new one") from None
    return found


def write_package(folder: Path, found: Iterable[Resource]) -> None:
    """Write the data package with the sizes and digests that the files have now.

    Tables come first, in the order of the experiments, then the rest by name.
    """
    order = list(EXPERIMENTS)
    present = [each for each in found if (folder / each["path"]).exists()]
    present.sort(
        key=lambda each: (
            order.index(each["name"]) if each["name"] in order else len(order),
            each["name"],
        )
    )
    package = {
        "profile": "data-package",
        "name": "greenest-results",
        "title": "How often Greenest can be solved, and how hard it is",
        "description": "Tables and figures on the puzzle Greenest and its relatives.",
        "homepage": "README.md",
        "licenses": [{"name": "MIT", "path": "https://opensource.org/license/mit"}],
        "resources": [each | _digest(folder / each["path"]) for each in present],
    }
    write_text(folder / FILE, json.dumps(package, indent=2) + "\n")


def _digest(path: Path) -> dict[str, Any]:
    content = path.read_bytes()
    return {"bytes": len(content), "hash": f"sha256:{hashlib.sha256(content).hexdigest()}"}
