"""Files of this package that are not code: templates, descriptions, and studies."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


def text_of(name: str) -> str:
    """Return the text of a file, by its path in this folder."""
    return resources.files(__package__).joinpath(name).read_text("utf-8")


def content_of(name: str) -> dict[str, Any]:
    """Return the content of a TOML file, by its path in this folder."""
    return tomllib.loads(text_of(name))
