"""`python -m benchmarks`: the fixed random boards of `benchmarks.suites`."""

from __future__ import annotations

from benchmarks.harness import command
from benchmarks.suites import measure

main = command(measure)

if __name__ == "__main__":
    main()
