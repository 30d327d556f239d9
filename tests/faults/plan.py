from __future__ import annotations

import gc
import hashlib
from dataclasses import dataclass
from pathlib import Path
from random import Random

from click.testing import CliRunner

import power
from greenest.cli import main
from injected import faults, flip_bits, inject
from scenario import Scenario, boards_in, make_small, mark_rounds
from table import Report
from trial import WENT_ON, Bench, Outcome, Written, go_on, set_up

FLIPS = 130
"""Flipped bits of each scenario that reads files."""
CUTS = 3
"""Random power cuts at each moment; three fixed ones come first."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A share of the trials, chosen by a seed."""

    share: int
    seed: int

    def of(self, count: int) -> int:
        """Return how many of `count` trials are made."""
        return -(-count // self.share)


def run_all(scenario: Scenario, work: Path, plan: Plan, report: Report) -> None:
    """Make all trials of a scenario."""
    make_small()
    bench = warm(scenario, work)
    written = bench.written()
    inject(bench, written, list(faults(written))[plan.seed % plan.share :: plan.share], report)
    if scenario.writes:
        _cut_power(bench, plan, report)
    random = Random(f"{plan.seed} {scenario}")
    flip_bits(bench, written, plan.of(FLIPS), random, report)


def warm(scenario: Scenario, work: Path) -> Bench:
    """Prepare a scenario and run it here once, so that everything is loaded and compiled."""
    bench = set_up(scenario, work)
    bench.put_back()
    result = CliRunner().invoke(main, scenario.arguments(bench.folder))
    assert result.exit_code in (0, 3), result.output
    gc.collect()
    gc.freeze()
    return bench


def _cut_power(bench: Bench, plan: Plan, report: Report) -> None:
    """Cut the power after each change, and resume from each possible content of the disk."""
    written = bench.written(mark_rounds)
    random = Random(f"{plan.seed} {bench.scenario}")
    seen: set[bytes] = set()
    for moment, disk in enumerate(power.moments(written.disk, written.calls)):
        for state in disk.states(random, CUTS):
            digest = hashlib.sha256(repr(sorted(state.items())).encode()).digest()
            if digest in seen or random.randrange(plan.share):
                continue
            seen.add(digest)
            outcome = _after_cut(bench, written, state, disk.promised)
            report.add(bench.scenario, "power cut", f"power cut {moment}", outcome)
    # What a command has told that it did is on the disk.
    for state in written.disk.states(random, 0):
        power.put_down(state, bench.folder)
        if bench.lasting() != written.right.content:
            lost = Outcome("wrong", ("it loses the result",))
            report.add(bench.scenario, "power cut", "power cut after the end", lost)


def _after_cut(bench: Bench, written: Written, state: power.State, promised: int) -> Outcome:
    power.put_down(state, bench.folder)
    kept = boards_in(bench.folder) if promised else 0
    if kept < promised:
        return Outcome("wrong", (f"{promised} boards promised, {kept} kept",))
    return go_on(bench, written.right, WENT_ON)
