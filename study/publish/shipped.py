"""Files of a package that are not code: templates, descriptions, and studies."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


def text_of(name: str, package: str = __package__) -> str:
    """Return the text of a file, by its path in the folder of a package."""
    return resources.files(package).joinpath(name).read_text("utf-8")


def content_of(name: str, package: str = __package__) -> dict[str, Any]:
    """Return the content of a TOML file, by its path in the folder of a package."""
    return tomllib.loads(text_of(name, package))
