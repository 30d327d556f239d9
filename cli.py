"""The `greenest` command: its groups of commands and their order. `commands/` has the commands."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

# Arrays here are too small for a second thread, and only one thread allows a fork.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

if __name__ == "__main__" and not (find_spec("greenest") and find_spec("click")):
    print("Error: greenest is not installed; in its clone: pip install -e .", file=sys.stderr)
    sys.exit(2)

try:
    import click

    from greenest.commands.shared.exits import EXIT_CODES
    from greenest.commands.shared.group import SectionedGroup, Sections
except KeyboardInterrupt:
    sys.exit("stopped")

SECTIONS: Sections = {
    "One position": {
        "solve": "greenest.commands.boards",
        "hint": "greenest.commands.hints",
        "explain": "greenest.commands.reasons",
        "verify": "greenest.commands.verification",
        "repair": "greenest.commands.reasons",
        "graph": "greenest.commands.shapes",
    },
    "Random boards": {
        "generate": "greenest.commands.random_boards",
        "batch": "greenest.commands.random_boards",
        "stats": "greenest.commands.random_boards",
        "merge": "greenest.commands.ledgers",
        "export": "greenest.commands.ledgers",
    },
    "All boards of a shape": {
        "census": "greenest.commands.shapes",
    },
    "Games": {
        "games": "greenest.commands.games",
        "play": "greenest.commands.play",
        "analyse": "greenest.commands.analysis",
        "simulate": "greenest.commands.games",
        "perft": "greenest.commands.games",
    },
    "Publication": {
        "study": "greenest.commands.publication",
        "report": "greenest.commands.publication",
    },
    "The page": {
        "serve": "greenest.commands.serving",
        "page": "greenest.commands.serving",
    },
    "Installation": {
        "compile": "greenest.commands.serving",
    },
}


def _print_version(ctx: click.Context, option: click.Parameter, is_asked: bool) -> None:
    if is_asked and not ctx.resilient_parsing:
        from greenest.system.version import full_version

        click.echo(f"greenest, version {full_version()}")
        ctx.exit()


@click.group(
    cls=SectionedGroup,
    sections=SECTIONS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=EXIT_CODES,
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and exit.",
)
def main() -> None:
    """Decide Greenest positions: the captures that leave one stack, or why there are none."""


if __name__ == "__main__":
    main(prog_name="greenest")
