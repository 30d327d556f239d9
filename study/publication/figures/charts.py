"""All figures, in the order in which they are shown."""

from __future__ import annotations

from greenest.study.publication.figures.chart import Chart
from greenest.study.publication.figures.games import games, ladder
from greenest.study.publication.figures.mixtures import drawn_alone, mixtures
from greenest.study.publication.figures.people import mistakes, play
from greenest.study.publication.figures.shapes import small_shapes
from greenest.study.publication.figures.static_shares import static
from greenest.study.publication.figures.transition import k50, transition
from greenest.study.publication.findings.data import Data

FIGURES = (transition, k50, static, play, mistakes, small_shapes, games, ladder)


def charts(data: Data) -> list[Chart]:
    """Return the figures that the data allows."""
    ours = [found for describe in FIGURES if (found := describe(data))]
    return [*ours, *map(mixtures, drawn_alone(data))]
