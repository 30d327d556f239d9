"""All figures, in the order in which they are shown."""

from __future__ import annotations

import matplotlib

from greenest.study.publication.figures.games import games
from greenest.study.publication.figures.mixtures import drawn_alone, mixtures
from greenest.study.publication.figures.people import mistakes, play
from greenest.study.publication.figures.skill import ladder
from greenest.study.publication.figures.small_shapes import small_shapes
from greenest.study.publication.figures.statics import statics
from greenest.study.publication.figures.style import Picture
from greenest.study.publication.figures.transition import k50, transition
from greenest.study.publication.findings.data import Data

FIGURES = (transition, k50, statics, play, mistakes, small_shapes, games, ladder)


def pictures(data: Data) -> list[Picture]:
    """Return the figures that the data allows."""
    matplotlib.use("Agg")
    ours = [found for draw in FIGURES if (found := draw(data))]
    return [*ours, *map(mixtures, drawn_alone(data))]
