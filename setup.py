"""Computes what pyproject.toml cannot state: packages, version, stamp, and long description.

The packages are the folders of code, under the name `greenest`. The long description is the README
with absolute links, which lead to this version's tag in the repository of `[project.urls]`. Wheels
and source distributions contain the stamp, which identifies the sources that they were built from.
"""

import re
import sys
import tomllib
from functools import cache
from importlib import util
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
NOT_INSTALLED = ("lab", "lab.*")
LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")


def packages() -> list[str]:
    """Return the names of the packages in alphabetical order."""
    folders = find_packages(str(ROOT), exclude=NOT_INSTALLED)
    return sorted(["greenest", *(f"greenest.{folder}" for folder in folders)])


def import_from_here() -> None:
    """Import `greenest` from these sources, even if another copy is installed."""
    spec = util.spec_from_file_location("greenest", ROOT / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    sys.modules["greenest"] = module = util.module_from_spec(spec)
    spec.loader.exec_module(module)


def long_description() -> str:
    """Return the README with absolute links."""
    from greenest import __version__

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = project["urls"]["Repository"]

    def whole(link: re.Match[str]) -> str:
        mark, text, path = link.groups()
        return f"{mark}{text}({base}/{'raw' if mark else 'blob'}/v{__version__}/{path})"

    return LINK.sub(whole, (ROOT / "README.md").read_text(encoding="utf-8"))


@cache
def stamp() -> str:
    """Return the stamp of these sources, computed before the build adds copies of the sources."""
    from greenest.system.version import stamp_of

    return stamp_of(ROOT)


def write_stamp(package: Path) -> None:
    """Write the stamp into the package's folder."""
    from greenest.system.version import STAMP

    (package / STAMP).write_text(stamp(), encoding="ascii")


class StampedBuild(build_py):
    """Builds the package with its stamp, except for an editable install, which copies no files."""

    def run(self) -> None:
        """Copy the modules, and write the stamp unless the install is editable."""
        super().run()
        if not self.editable_mode:
            write_stamp(Path(self.build_lib, "greenest"))


class StampedSource(sdist):
    """Packs the sources with their stamp."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        """Copy the files to pack, and write the stamp."""
        super().make_release_tree(base_dir, files)
        write_stamp(Path(base_dir))


if __name__ == "__main__":
    import_from_here()
    setup(
        version=stamp().split()[0],
        packages=packages(),
        cmdclass={"build_py": StampedBuild, "sdist": StampedSource},
        script_name="setup.py",  # which keeps this file out of the package it stands beside
        long_description=long_description(),
        long_description_content_type="text/markdown",
    )
