"""Speed on fixed boards: `python -m benchmarks NAME` prints a table, `--json` JSON Lines."""
