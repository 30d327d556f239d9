"""Where the weights of the beam's score come from: `python -m benchmarks.beam_weights`.

Random boards near the border are solved and their solutions played out. On the way, `auto` decides
every position that a capture would lead to and that is not dead at once. Where some of them are
solvable and others are not, a score should prefer the first: each such pair is a trial, and a
logistic regression fits weights of features to the trials, as Bradley and Terry do for players
(1952). Agreement is the share of pairs ordered rightly, on boards of another seed.

Fitted are differences of scores, so what all captures of a position share plays no part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import click
import numpy as np
from numpy.typing import NDArray

from greenest.games.pyramids.board_text import COLOURS, EMPTY
from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide, prepare
from greenest.solver.engines.beam.kernel import CYCLES, FULLNESS
from greenest.solver.static import dead_reason
from greenest.solver.verdict import Limits, Status
from greenest.study.sampling import random_position

Floats = NDArray[np.float64]

POINTS = ((6, 6, 15), (6, 9, 20), (9, 9, 24), (9, 9, 27), (12, 12, 33), (12, 12, 38))
"""Shapes and stacks of the boards, in turn."""
SEED, OTHER_SEED = 1001, 2002
"""Of the boards to fit weights to, and of those to test them on; benchmarks have seed 1."""
LIMITS = Limits(max_nodes=3_000_000)
"""For a board to be solved;"""
BRIEF = Limits(max_nodes=200_000)
"""for a position that a capture leads to, which is left out if that is not enough."""

FEATURES = {
    "cycles": "stacks - lines + 1: independent cycles in the graph of lines",
    "fullness": "sum of the squares of the stacks in each line / stacks",
    "cubes": "sum of their cubes / stacks",
    "longest": "stacks in the fullest line",
    "ends": "stacks that are alone in their row or column",
    "stuck": "those of them that can capture nothing now",
    "unlike": "share of neighbours that differ in colour",
    "rarest": "stacks of the rarest colour",
    "balance": "sum of the squares of the stacks of each colour / stacks",
}
KEPT = ("cycles", "fullness")
"""A capture changes these by what its source leaves, so a beam knows them from two counts."""
PENALTY = 1e-3
"""Half of it times the squares of the weights is added to the loss."""
PARTS = 10
"""Of the boards; each is left out once, to see how far weights are from certain."""


class Choice(NamedTuple):
    """The positions that captures of one position lead to: their features, and which are solvable.

    `features` is (positions, features), `is_solvable` (positions,).
    """

    board: int
    features: Floats
    is_solvable: NDArray[np.bool_]


class Trials(NamedTuple):
    """Pairs of a solvable and an unsolvable position after one capture each."""

    differences: Floats
    """(pairs, features), solvable less unsolvable"""
    weights: Floats
    """(pairs,) each choice weighs the same"""


class Fit(NamedTuple):
    """Weights of some features, and how they do on boards that they were not fitted to."""

    weights: Floats
    agreement: float
    loss: float


def features(position: Position) -> list[float]:
    """Return the features of a position in the order of `FEATURES`."""
    rows, cols, cells = position.rows, position.cols, position.cells
    lines = [cells[row * cols : (row + 1) * cols].replace(EMPTY, "") for row in range(rows)]
    lines += [cells[col::cols].replace(EMPTY, "") for col in range(cols)]
    lengths = [len(line) for line in lines if line]
    neighbours = [pair for line in lines for pair in pairwise(line)]
    unlike = sum(one != other for one, other in neighbours)
    ends = {
        cell
        for cell, colour in enumerate(cells)
        if colour != EMPTY and 1 in (len(lines[cell // cols]), len(lines[rows + cell % cols]))
    }
    moving = {capture.source for capture in position.captures()}
    counts = Counter({colour: cells.count(colour) for colour in COLOURS})
    stacks = position.pieces
    return [
        stacks - len(lengths) + 1,
        sum(length**2 for length in lengths) / stacks,
        sum(length**3 for length in lengths) / stacks,
        max(lengths),
        len(ends),
        len(ends - moving),
        unlike / max(len(neighbours), 1),
        min(counts.values()),
        sum(count**2 for count in counts.values()) / stacks,
    ]


def choices(seed: int, boards: int) -> Iterator[Choice]:
    """Yield the choices along the solutions of random boards, those where something is at stake."""
    for number in range(boards):
        position = random_position(*POINTS[number % len(POINTS)], seed, number)
        for capture in decide(position, LIMITS).captures or ():
            found = [
                (features(after), status is Status.SOLVABLE)
                for after, status in _decided(position)
                if status is not Status.UNDECIDED
            ]
            labels = np.array([label for _, label in found], dtype=bool)
            if labels.any() and not labels.all():
                yield Choice(number, np.array([each for each, _ in found], dtype=float), labels)
            position = position.after(capture)


def _decided(position: Position) -> Iterator[tuple[Position, Status]]:
    """Yield where each capture leads, and the verdict, unless that is dead at once."""
    for capture in position.captures():
        after = position.after(capture)
        if not after.is_solved and not dead_reason(after):
            yield after, decide(after, BRIEF).status


def trials(given: Sequence[Choice]) -> Trials:
    """Return all pairs of the choices."""
    differences, weights = [], []
    for choice in given:
        good, bad = choice.features[choice.is_solvable], choice.features[~choice.is_solvable]
        pairs = (good[:, None] - bad[None]).reshape(-1, good.shape[1])
        differences.append(pairs)
        weights.append(np.full(len(pairs), 1 / len(pairs)))
    return Trials(np.concatenate(differences), np.concatenate(weights))


def fitted(given: Trials, columns: Sequence[int]) -> Floats:
    """Return the weights of some features that make the trials likeliest, by Newton's method."""
    differences = given.differences[:, columns]
    weights = np.zeros(len(columns))
    while True:
        likely = 1 / (1 + np.exp(-differences @ weights))
        slope = differences.T @ (given.weights * (1 - likely)) - PENALTY * weights
        spread = differences * (given.weights * likely * (1 - likely))[:, None]
        step = np.linalg.solve(spread.T @ differences + PENALTY * np.eye(len(columns)), slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            return weights


def judged(weights: Floats, given: Trials, columns: Sequence[int]) -> tuple[float, float]:
    """Return the share of pairs that weights order rightly, a tie being half, and their loss."""
    scores = given.differences[:, columns] @ weights
    total = given.weights.sum()
    right = given.weights @ ((scores > 0) + 0.5 * (scores == 0))
    return float(right / total), float(given.weights @ np.log1p(np.exp(-scores)) / total)


def fit(names: Sequence[str], train: Trials, test: Trials) -> Fit:
    """Fit weights of some features to trials, and test them on others."""
    columns = [list(FEATURES).index(name) for name in names]
    weights = fitted(train, columns)
    return Fit(weights, *judged(weights, test, columns))


def uncertainty(given: Sequence[Choice], names: Sequence[str]) -> Floats:
    """Return the standard errors of weights, by leaving out one part of the boards at a time."""
    columns = [list(FEATURES).index(name) for name in names]
    without = (
        [choice for choice in given if choice.board % PARTS != part] for part in range(PARTS)
    )
    found = np.array([fitted(trials(rest), columns) for rest in without])
    return np.asarray(np.sqrt((PARTS - 1) * found.var(axis=0)))


def tried() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield sets of features to fit, with what each is called."""
    every = tuple(FEATURES)
    yield "kept", KEPT
    for name in every:
        yield f"{name} alone", (name,)
    for name in every:
        if name not in KEPT:
            yield f"kept and {name}", (*KEPT, name)
    yield "all", every
    for name in every:
        yield f"all but {name}", tuple(each for each in every if each != name)


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--boards", default=60, show_default=True, help="Boards to fit to; half to test on.")
def main(boards: int) -> None:
    """Fit the weights of the beam's score to random boards, with one feature or another."""
    prepare()
    given = list(choices(SEED, boards))
    train, test = trials(given), trials(list(choices(OTHER_SEED, max(boards // 2, 6))))
    for name, meaning in FEATURES.items():
        click.echo(f"{name:10} {meaning}")
    click.echo(f"\n{len(given):,} choices to fit to, {len(train.weights):,} pairs\n")
    click.echo(f"{'features':22} {'agreement':>9} {'loss':>7}  weights")
    columns = [list(FEATURES).index(name) for name in KEPT]
    used = np.array([CYCLES, FULLNESS])
    _tell("kept, as the beam has it", KEPT, Fit(used, *judged(used, test, columns)))
    for name, names in tried():
        _tell(name, names, fit(names, train, test))
    errors = zip(KEPT, uncertainty(given, KEPT), strict=True)
    click.echo(
        "standard errors, kept: " + ", ".join(f"{name} {error:.2f}" for name, error in errors)
    )


def _tell(name: str, names: Sequence[str], found: Fit) -> None:
    weights = ", ".join(f"{each} {w:.2f}" for each, w in zip(names, found.weights, strict=True))
    click.echo(f"{name:22} {found.agreement:>9.3f} {found.loss:>7.3f}  {weights}")


if __name__ == "__main__":
    main()
