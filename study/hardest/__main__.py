"""Climbs to hard positions and publishes the hardest; see `benchmark`."""

from __future__ import annotations

import argparse
from pathlib import Path

from greenest.study.hardest.benchmark import hardest, publish
from greenest.study.hardest.climb import climbs


def main() -> None:
    """Climb, measure the hardest, and write them into a folder of results."""
    parser = argparse.ArgumentParser(description="Find hard positions and publish the hardest.")
    parser.add_argument("file", type=Path, help="the climbs, kept and gone on from")
    parser.add_argument("--folder", type=Path, help="the results; without it, climb only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--climbs", type=int, default=50)
    parser.add_argument("--nodes", type=int, default=12_000_000, help="of each climb")
    parser.add_argument("--measured", action="store_true", help="publish what is measured so far")
    chosen = parser.parse_args()
    peaks = []
    for peak in climbs(chosen.file, chosen.seed, chosen.climbs, chosen.nodes):
        print(
            f"{peak.number:4} {peak.family:10} {peak.verdict:10} {peak.hardness:>11,}", flush=True
        )
        peaks.append(peak)
    if chosen.folder:
        best = hardest(peaks)
        kept = chosen.file.with_suffix(".proofs")
        for row in publish(best, kept, chosen.folder, not chosen.measured):
            print(f"{row.number:4} {row.measured:>11,} {row.seconds:8.2f} s")


if __name__ == "__main__":
    main()
