"""Options that several benchmarks have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

scale = click.option(
    "--scale",
    type=click.FloatRange(0, 1, min_open=True),
    default=1.0,
    show_default=True,
    help="Share of the boards.",
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print a JSON record a line.")


def kept(default: str) -> Callable[[Any], Any]:
    """Return the option that says where to keep what was found."""
    return click.option(
        "--kept",
        default=default,
        show_default=True,
        type=click.Path(dir_okay=False, path_type=Path),
        help="What was found; a run that was stopped goes on with it.",
    )
