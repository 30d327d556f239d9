"""Speed on fixed boards; `python -m benchmarks NAME` prints a table, or JSON Lines by `--json`."""
