"""The tables of study files, to be read."""

from __future__ import annotations

from collections.abc import Sequence

from greenest.study.publication.findings.data import Mixtures
from greenest.study.publication.findings.derived import by_series, turning
from greenest.study.publication.findings.wording import Table, estimate
from greenest.study.publication.rows import EQUAL, Mixture


def mixture_tables(found: Sequence[Mixtures]) -> list[Table]:
    """Return a table of the shares, and one of the numbers of stacks that solve half, if any."""
    made = [table for each in found for table in (_shares(each), _halves(each))]
    return [table for table in made if table.rows]


def label(rows: Sequence[Mixture], series: tuple[str, str, int]) -> str:
    """Return a name that distinguishes a series from the others of a table."""
    shape, ratio, seed = series
    words = [shape]
    if any(row.ratio != EQUAL for row in rows):
        words.append(ratio)
    if len({row.seed for row in rows}) > 1:
        words.append(f"seed {seed}")
    return ", ".join(words)


def _shares(found: Mixtures) -> Table:
    return Table(
        found.name,
        found.title,
        ("shape", "colours", "stacks", "seed", "boards", "solvable", "undecided"),
        tuple(
            (
                row.shape,
                row.colours,
                str(row.stacks),
                str(row.seed),
                f"{row.boards:,}",
                estimate(row.share),
                f"{row.undecided:,}",
            )
            for row in found.rows
        ),
        words=2,
    )


def _halves(found: Mixtures) -> Table:
    rows = []
    for series, own in by_series(found.rows).items():
        half = turning(own)
        if half:
            k50, low, high = half
            boards = f"{sum(row.boards for row in own):,}"
            rows.append(
                (
                    *series[:2],
                    str(series[2]),
                    boards,
                    f"{k50:.2f}",
                    f"{low:.2f} to {high:.2f}",
                )
            )
    return Table(
        f"{found.name}-k50",
        f"{found.title}: stacks at which half are solvable",
        ("shape", "black : green : white", "seed", "boards", "K50", "95 % interval"),
        tuple(rows),
        words=2,
    )
