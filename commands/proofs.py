"""`prove` proves the theorem on full boards; `stress` looks for counterexamples."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from greenest.commands.shared.exits import (
    UNDECIDED,
    Outcome,
    failing,
    unusable,
)
from greenest.commands.shared.options import (
    ClusterChoice,
    any_shape_argument,
    cluster_options,
    engine_option,
    file_option,
    jobs_option,
    json_option,
    number_option,
    seed_option,
    shape_of,
)
from greenest.commands.shared.printing import print_json, print_lines, wrap
from greenest.commands.shared.progress import kept_in, progress
from greenest.commands.shared.search import executor_of, prepare_once
from greenest.games.plurals import many

if TYPE_CHECKING:
    from greenest.study.proofs.every_size import Finding
    from greenest.study.proofs.proof import Proof, Step
    from greenest.study.proofs.stress import Trial

PROOF_HEAD = f"{'claim':<9} {'boards':>21} {'stuck rows':>13} {'stuck':>11} {'searched':>9}"


@click.command()
@click.argument("shape", callback=shape_of, metavar="[SHAPE]", required=False)
@click.option("--three-colours", is_flag=True, help="All full boards of three colours, not setups.")
@click.option("--all-sizes", is_flag=True, help="The checks behind the proof for all shapes.")
@jobs_option("Threads")
@file_option("--ledger", "Keep results here; continue from those kept.")
@cluster_options
@json_option
def prove(
    shape: tuple[int, int] | None,
    three_colours: bool,
    all_sizes: bool,
    jobs: int,
    ledger: Path | None,
    cluster: ClusterChoice | None,
    as_json: bool,
) -> None:
    """Prove every setup of a shape solvable, or list the exceptions.

    A setup fills the board with equally many stacks of each colour. A board with a removable row or
    column is covered by a proof for smaller shapes. All other boards are enumerated and solved.
    Each claim has a line as soon as it is settled: 5x3>=1 says that all full boards of 5x3 with at
    least one stack of each colour are solvable. With --ledger, the same command given again
    continues an interrupted proof.

    With --all-sizes and no SHAPE, make every finite check on which the proof for all sizes rests
    (docs/every-size.md). Each check has a line with the number of boards searched.
    """
    if all_sizes and (shape or three_colours or ledger):
        raise click.UsageError("--all-sizes takes no SHAPE, --three-colours or --ledger.")
    if not all_sizes and shape is None:
        raise click.UsageError("Give a SHAPE such as 6x6, or --all-sizes.")
    if shape:
        fewest = 1 if three_colours else None
        is_settled = _prove_shape(shape, fewest, jobs, ledger, cluster, as_json)
    else:
        is_settled = _prove_all_sizes(jobs, cluster, as_json)
    if not is_settled:
        raise SystemExit(UNDECIDED)


def _prove_shape(
    shape: tuple[int, int],
    fewest: int | None,
    jobs: int,
    ledger: Path | None,
    cluster: ClusterChoice | None,
    as_json: bool,
) -> bool:
    """Print the steps of a proof of `claim(*shape, fewest)`; return whether it was completed."""
    from greenest.study.line_ledger import LineLedgerError, LineLedgerFailedError
    from greenest.study.proofs.claims import claim, part_count
    from greenest.study.proofs.proof import prove as settle
    from greenest.study.proofs.proof_ledger import open_proof_ledger

    with unusable(ValueError):
        target = claim(*shape, fewest)
        total = part_count(*shape, fewest)

    def report(step: Step) -> None:
        with shown.above():
            print_json(step) if as_json else print_lines(_step_line(step))

    if not as_json:
        print_lines(PROOF_HEAD)
    with (
        unusable(LineLedgerError),
        failing(LineLedgerFailedError),
        executor_of(cluster, jobs) as executor,
        progress(total, "part", kept_in(ledger, "--ledger", "part")) as shown,
        open_proof_ledger(ledger, target) if ledger else nullcontext() as book,
    ):
        shown.resume(book.kept if book else 0)
        proof = settle(*shape, fewest, jobs, book, shown.advance, report, executor)
    if as_json:
        print_json(proof)
    else:
        print_lines(*_proof_lines(proof))
    return proof.is_settled


def _step_line(step: Step) -> str:
    found = step.found
    head = f"{step.claim!s:<9} {step.claim.boards:>21,} "
    if step.claim.method == "line":
        return f"{head}{'lemma on single lines':>35}"
    if step.claim.method == "table":
        return f"{head}{'table of all positions':>35} {found.seconds:,.1f} s"
    counts = f"{found.without_row:>13,} {found.without_line:>11,} {found.searched:>9,}"
    return f"{head}{counts} {found.seconds:,.1f} s"


def _proof_lines(proof: Proof) -> list[str]:
    shape = f"{proof.rows}x{proof.cols}"
    claim = proof.claim
    if not proof.is_settled:
        return [f"{shape} is open: {claim} has exceptions, and removals lead there"]
    boards = f"{many(claim.boards, 'balanced setup')} of {shape}"
    if 3 * claim.fewest < claim.cells:
        boards = f"{many(claim.boards, 'full board')} of {shape} with all three colours"
    if not proof.unsolvable:
        return [f"all {boards} are solvable"]
    alike = proof.unsolvable_up_to_symmetry
    return [
        f"{proof.unsolvable:,} of the {boards} are unsolvable, {len(alike):,} up to symmetry:",
        *(f"  {board}" for board in alike),
    ]


def _prove_all_sizes(jobs: int, cluster: ClusterChoice | None, as_json: bool) -> bool:
    """Make the checks for all sizes and print their results; return whether all claims hold."""
    from greenest.study.proofs.every_size import CLAIMS, checks, make_checks
    from greenest.system.workers import WorkerLostError

    total = sum(1 for _ in checks())
    findings: list[Finding] = []

    def stopped(_: KeyboardInterrupt) -> str:
        return f"stopped after {len(findings)} of {many(total, 'check')}; those printed hold"

    with (
        failing(WorkerLostError),
        executor_of(cluster, jobs) as executor,
        progress(total, "check", stopped) as shown,
        make_checks(jobs, executor) as made,
    ):
        for finding in made:
            findings.append(finding)
            shown.advance()
            with shown.above():
                line = _finding_line(finding, CLAIMS[finding.claim])
                print_json(finding) if as_json else print_lines(line)
    is_proven = all(finding.holds for finding in findings)
    if not as_json:
        print_lines(*_all_sizes_lines(findings, is_proven))
    return is_proven


def _finding_line(finding: Finding, says: str) -> str:
    found = finding.found
    how = f"{found.searched:,} searched" if found.searched else "table"
    failed = f", {found.exceptions + found.undecided:,} fail" if not finding.holds else ""
    head = f"{finding.claim:<5} {finding.shape:<11} {says:<44}"
    return f"{head} {how}{failed}, {finding.seconds:,.1f} s"


def _all_sizes_lines(findings: Sequence[Finding], is_proven: bool) -> list[str]:
    if not is_proven:
        return ["open: checks failed"]
    but = " and ".join(
        f"{finding.found.exceptions} of {finding.shape}"
        for finding in findings
        if finding.found.exceptions
    )
    return [
        "every full board with all three colours is solvable, whatever its size,",
        f"but for {but}",
    ]


@click.command()
@any_shape_argument
@number_option("--count", default=100_000, says="How many boards of each family.")
@seed_option("boards", default=1)
@engine_option
@json_option
def stress(shape: tuple[int, int], count: int, seed: int, engine: str, as_json: bool) -> None:
    """Test the theorem on full boards that are made to be hard.

    The theorem (docs/every-size.md) says that every full board of nine or more cells with all three
    colours is solvable. This command looks for a counterexample among N boards of each family. The
    families are random boards, boards with few stacks of two colours, boards with two colours in
    the corners, and boards with rectangles or stripes of one colour. With --engine carry, and
    always beyond 16x16, boards from 2x5 on are solved by the steps of the proof. A step that fails
    is an error.
    """
    from greenest.study.proofs.stress import FAMILIES, try_families

    prepare_once(engine)
    outcome = Outcome()
    made = 0

    def stopped(_: KeyboardInterrupt) -> str:
        return f"stopped after {made} of {len(FAMILIES)} families"

    with unusable(ValueError), progress(count * len(FAMILIES), "board", stopped) as shown:
        for trial in try_families(*shape, count, seed, engine, shown.advance):
            made += 1
            if trial.undecided:
                outcome.codes.add(UNDECIDED)
            with shown.above():
                print_json(trial) if as_json else print_lines(*_trial_lines(trial))
    outcome.exit()


def _trial_lines(trial: Trial) -> list[str]:
    is_auto = trial.engine == "auto"
    how = f"{trial.searched:,} of them searched" if is_auto else f"all by {trial.engine}"
    head = f"{trial.family:8} {many(trial.boards, 'board'):>19}, {how}: "
    bad = [*trial.unsolvable, *trial.undecided]
    if not bad:
        return wrap(f"{head}all solvable, {trial.seconds:,.1f} s")
    return [
        *wrap(f"{head}{len(trial.unsolvable):,} unsolvable, {len(trial.undecided):,} undecided"),
        *(f"  {board}" for board in bad),
    ]
