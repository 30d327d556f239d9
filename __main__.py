"""Runs the `greenest` command for `python -m greenest`."""

from greenest.cli import main

main(prog_name="greenest")
