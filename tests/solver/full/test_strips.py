"""Strips: cells and what they see, runs and guards."""

from greenest.solver.full.strips import LONGEST_RUN, ColourRun, Strip, cells_of, rays
from strips_twin import strip_of


def test_the_drawn_strip():
    strip = strip_of("GB/BB", 0)
    assert strip == Strip(((1, 0), (0, 0)), 0)
    assert strip.cells == ((0, 0), (1, 0), (0, 1), (1, 1), (-1, 0))
    assert strip.colours == (1, 0, 0, 0, 2)
    assert str(strip) == "GB/BB under W in column 0"


def test_rays():
    """A corner sees its row and column; a carrier sees only its line of the block."""
    assert rays(cells_of(2, 2)).tolist()[0] == [
        [-1] * 4,
        [1, -1, -1, -1],
        [-1] * 4,
        [2, -1, -1, -1],
    ]
    below = rays(cells_of(2, 2, (-1, 1))).tolist()
    assert below[4] == [[-1] * 5, [2, 3, -1, -1, -1], [-1] * 5, [-1] * 5]
    assert below[3][0] == [2, 4, -1, -1, -1]
    assert rays(cells_of(2, 2, (0, -1))).tolist()[4][3] == [0, 2, -1, -1, -1]


def test_runs_and_the_mark_without_a_column():
    strip = strip_of("BBGGGGW/BBGGGBW")
    assert list(strip.runs()) == [ColourRun(0, 2, 0), ColourRun(2, 3, 1), ColourRun(6, 1, 2)]
    marked = strip_of("BBBG/BBBG", mark=1)
    assert list(marked.runs()) == [ColourRun(0, 1, 0), ColourRun(2, 1, 0), ColourRun(3, 1, 1)]
    assert strip_of("GGB/BBB", 2).without({0}) == strip_of("GB/BB", 1)


def test_guarded():
    """Each run of four is cut down, and one column of each is guarded, in all ways."""
    strip = strip_of("BBBBWGGGGG/BBBBGGGGGB", mark=4)
    found = list(strip.guarded(2))
    assert {cut for cut, _ in found} == {strip_of("BBWGGG/BBGGGB", mark=2)}
    guards = {each for _, each in found}
    assert len(found) == len(guards) == 4
    assert guards == {
        (*one, 0, *other, 0) for one in ((1, 0), (0, 1)) for other in ((2, 0), (0, 2))
    }
    assert len(list(strip.guarded(LONGEST_RUN))) == 16
    short = strip_of("BBG/BBB")
    assert list(short.guarded(3)) == [(short, (0, 0, 0))]
