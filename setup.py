"""What pyproject.toml cannot say: the packages, and the long description for package indexes.

The packages are the folders of code, each under the name `greenest`. In a clone the README's links
are relative; on an index each becomes one of the repository that `[project.urls]` names, at the tag
of this version.
"""

import re
import tomllib
from pathlib import Path

from setuptools import find_packages, setup

ROOT = Path(__file__).parent
NOT_INSTALLED = ("benchmarks", "benchmarks.*")
LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")


def packages() -> list[str]:
    """Return the names of the packages, in order."""
    folders = find_packages(str(ROOT), exclude=NOT_INSTALLED)
    return sorted(["greenest", *(f"greenest.{folder}" for folder in folders)])


def long_description() -> str:
    """Return the README with whole addresses."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = re.search(r'^__version__ = "(.+)"$', (ROOT / "__init__.py").read_text(), re.M)
    if version is None:
        raise ValueError("__init__.py names no version")
    base = project["urls"]["Repository"]

    def whole(link: re.Match[str]) -> str:
        mark, text, path = link.groups()
        return f"{mark}{text}({base}/{'raw' if mark else 'blob'}/v{version[1]}/{path})"

    return LINK.sub(whole, (ROOT / "README.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    setup(
        packages=packages(),
        script_name="setup.py",  # which keeps this file out of the package it stands beside
        long_description=long_description(),
        long_description_content_type="text/markdown",
    )
