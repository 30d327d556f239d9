"""Runs a study: `python -m greenest.lab NAME …`; `lab/commands/` has the commands."""

from __future__ import annotations

import click

from greenest.commands.shared.exits import EXIT_CODES
from greenest.commands.shared.group import SectionedGroup, Sections

SECTIONS: Sections = {
    "Positions with holes": {
        "holes": "greenest.lab.commands.shapes",
        "reduce": "greenest.lab.commands.reduce",
    },
    "Full boards": {
        "blocks": "greenest.lab.commands.shapes",
    },
    "Our results": {
        "study": "greenest.lab.commands.results",
        "report": "greenest.lab.commands.results",
    },
    "Games": {
        "ladder": "greenest.lab.commands.games",
        "values": "greenest.lab.commands.games",
        "conform": "greenest.lab.commands.games",
    },
}


@click.group(
    cls=SectionedGroup,
    sections=SECTIONS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=EXIT_CODES,
)
def main() -> None:
    """Research on Greenest and its games; lab/README.md says what each study asks."""


if __name__ == "__main__":
    main(prog_name="python -m greenest.lab")
