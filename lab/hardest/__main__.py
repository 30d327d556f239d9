"""The program that climbs to hard positions and publishes the hardest; `benchmark` describes it."""

from __future__ import annotations

import argparse
from pathlib import Path

from greenest.lab.hardest.benchmark import hardest, measure, publish
from greenest.lab.hardest.climb import climbs


def main() -> None:
    """Climb, measure the positions found, and write the hardest into a folder of results."""
    parser = argparse.ArgumentParser(description="Find hard positions and publish the hardest.")
    parser.add_argument("file", type=Path, help="the climbs, kept and gone on from")
    parser.add_argument("--folder", type=Path, help="the results; without it, climb only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--climbs", type=int, default=80)
    parser.add_argument("--nodes", type=int, default=12_000_000, help="of each climb")
    chosen = parser.parse_args()
    peaks = []
    for peak in climbs(chosen.file, chosen.seed, chosen.climbs, chosen.nodes):
        print(
            f"{peak.number:4} {peak.family:10} {peak.verdict:10} {peak.hardness:>11,}", flush=True
        )
        peaks.append(peak)
    if chosen.folder:
        kept = chosen.file.with_suffix(".proofs")
        found = []
        for peak, measured in measure(peaks, kept):
            print(
                f"{peak.number:4} {measured.engine:4} {measured.nodes:>11,}"
                f" auto {measured.auto_nodes:>11,} {measured.auto_seconds:6.2f} s"
                f" {measured.bytes:>9,} bytes",
                flush=True,
            )
            found.append((peak, measured))
        publish(hardest(found), kept, chosen.folder)


if __name__ == "__main__":
    main()
