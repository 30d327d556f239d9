"""Other solvers on the same boards, in one run.

Each board is given to all peers in turn. Every solution is replayed, and no two peers may disagree.
Records go into a file, so that a stopped run can resume. A table of the records goes
into lab/docs/peers.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict
from pathlib import Path

import click

from greenest.lab.benchmarks.peers.asking import PEERS, Asked, Peer
from greenest.lab.benchmarks.peers.families import FAMILIES, NEAR_THE_BORDER, TRANSITION, Family
from greenest.lab.benchmarks.peers.table import Record, lines, machine, write_page
from greenest.solver.verdict import Status
from greenest.study.book.file import Ledger, opened

UNIONS = {"the first two together": (TRANSITION.name, NEAR_THE_BORDER.name)}


def questions(
    families: Sequence[Family], peers: Sequence[Peer], boards: int | None
) -> Iterator[tuple[Family, int, Peer]]:
    """Yield the questions: a family, the index of a board in it, and a peer to decide this board.

    `boards` is the number of boards of each family, by default its `sample`. A slow peer gets fewer
    boards.
    """
    for family in families:
        chosen = _spread(range(family.count), boards or family.sample)
        asked = {peer: set(_spread(chosen, peer.boards)) for peer in peers}
        for index in chosen:
            yield from ((family, index, peer) for peer in peers if index in asked[peer])


def _spread(given: Sequence[int], most: int) -> list[int]:
    """Return `most` items of `given` at equal distances, or all if there are fewer."""
    count = min(most, len(given))
    return [given[place * len(given) // count] for place in range(count)]


PEERS_ASKED = "peers"
"""The topic of records in a ledger."""


def answered(
    asked: Sequence[tuple[Family, int, Peer]], limit: float, kept: Path
) -> Iterator[Record]:
    """Yield the record for each item of `asked`, from the ledger `kept` or newly measured.

    New records are added to the ledger.
    """
    with ExitStack() as stack:
        notes = stack.enter_context(opened(kept))
        known = {record.asked: record for record in records_of(notes)}
        at_work: dict[str, Asked] = {}
        for family, index, peer in asked:
            question = (family.name, index, peer.name, limit)
            if question not in known:
                if peer.name not in at_work:
                    at_work[peer.name] = stack.enter_context(closing(Asked(peer, limit)))
                answer = at_work[peer.name](family.board(index))
                known[question] = Record(*question, answer.status, round(answer.seconds, 6))
                notes.add_record(PEERS_ASKED, asdict(known[question]))
            yield known[question]


def records_of(ledger: Ledger) -> list[Record]:
    """Return the records in a ledger."""
    found = ledger.records(PEERS_ASKED)
    return [Record(**each | {"status": Status(each["status"])}) for each in found]


@click.command()
@click.option(
    "--boards", type=click.IntRange(min=1), help="Boards of each family.  [default: its sample]"
)
@click.option("--seconds", default=30.0, show_default=True, help="Processor time for each board.")
@click.option(
    "--kept",
    default="build/peers.sqlite",
    show_default=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="The records; a run that was stopped goes on with them.",
)
@click.option("--page/--no-page", default=True, help="Write the table to lab/docs/peers.md.")
def main(boards: int | None, seconds: float, kept: Path, page: bool) -> None:
    """Decide boards of several families by `auto`, CP-SAT, clingo and a planner."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    asked = sorted(questions(FAMILIES, PEERS, boards), key=lambda each: -each[2].boards)
    with click.progressbar(answered(asked, seconds, kept), length=len(asked)) as found:
        records = list(found)
    table = list(lines(records, UNIONS))
    caption = f"At most {seconds:g} s of processor time for each board. {machine()}."
    click.echo("\n".join((caption, "", *table)))
    if page:
        write_page(caption, table)
