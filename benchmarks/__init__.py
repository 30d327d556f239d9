"""Speed on fixed boards: `python -m benchmarks` prints a table, `--json` JSON Lines."""
