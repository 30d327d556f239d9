"""`python -m greenest` is the `greenest` command."""

from greenest.cli import main

main(prog_name="greenest")
