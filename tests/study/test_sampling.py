"""Random boards are the ones docs/random-boards.md specifies, and every one is equally likely."""

import re
from collections import Counter
from itertools import islice, product
from types import SimpleNamespace

import pytest
from scipy.stats import chisquare

from checkout import ROOT
from greenest.study.sampling import Colours, random_boards, random_position

SPECIFICATION = (ROOT / "docs" / "random-boards.md").read_text("utf-8")


def written_down():
    """The program that the specification gives, in the plainest Python."""
    (program,) = re.findall(r"```python\n(.*?)```", SPECIFICATION, re.DOTALL)
    names = {}
    exec(program, names)
    return SimpleNamespace(**names)


SPEC = written_down()
WORD = SPEC.WORD
VECTORS = [
    (*map(int, numbers), board)
    for *numbers, board in re.findall(
        r"^\| " + r"(\d+) \| " * 5 + r"`(.*)` \|$", SPECIFICATION, re.MULTILINE
    )
]
OWN_COLOURS = [
    (rows, cols, sum(colours), seed, index, colours, board)
    for *numbers, board in re.findall(
        r"^\| " + r"(\d+) \| " * 7 + r"`(.*)` \|$", SPECIFICATION, re.MULTILINE
    )
    for rows, cols, *colours, seed, index in [map(int, numbers)]
]


def assert_as_specified(*arguments):
    position = random_position(*arguments)
    assert str(position) == SPEC.board(*arguments), arguments
    return position


def test_the_stream_is_splitmix64():
    """The first outputs published for the states 0 and 1234567."""
    assert list(islice(SPEC.words(0), 2)) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert list(islice(SPEC.words(1234567), 2)) == [6457827717110365317, 3203168211198807973]


def test_published_vectors():
    assert (len(VECTORS), len(OWN_COLOURS)) == (9, 7)
    for *arguments, expected in VECTORS + OWN_COLOURS:
        assert str(assert_as_specified(*arguments)) == expected


def test_kernel_agrees_with_the_specification():
    for rows, cols in product(range(1, 17), repeat=2):
        for index in (0, 1, 2**63 - 1, 2**63, 2**64 - 1):
            pieces = (7 * rows + 3 * cols + index) % (rows * cols + 1)
            assert_as_specified(rows, cols, pieces, SPEC.mix(rows * 17 + cols), index)
    for pieces, index in product(range(37), range(20)):
        assert_as_specified(6, 6, pieces, 2, index)
    for index, colours in enumerate(product(range(5), repeat=3)):
        position = assert_as_specified(4, 3, sum(colours), 2, index, Colours(*colours))
        assert tuple(position.counts.values()) == colours


def test_boards_made_at_once_are_those_made_alone():
    boards = random_boards(5, 4, 17, 3, 2**64 - 10, 10)
    for place, cells in enumerate(boards):
        expected = random_position(5, 4, 17, 3, 2**64 - 10 + place)
        assert cells.tobytes().decode() == expected.cells
    assert random_boards(5, 4, 17, 3, 0, 0).shape == (0, 20)
    with pytest.raises(ValueError, match="the index is in"):
        random_boards(5, 4, 17, 3, 2**64 - 10, 11)


@pytest.mark.parametrize(
    ("rows", "cols", "pieces", "colours", "arrangements"),
    [
        (1, 4, 2, None, 36),
        (2, 2, 4, None, 36),
        (2, 3, 6, None, 90),
        (2, 2, 3, Colours(2, 0, 1), 12),
    ],
)
def test_every_arrangement_is_equally_likely(rows, cols, pieces, colours, arrangements):
    boards = random_boards(rows, cols, pieces, 11, 0, 300 * arrangements, colours)
    seen = Counter(map(bytes, boards))
    assert len(seen) == arrangements
    assert 0.001 < chisquare(list(seen.values())).pvalue < 0.999


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((0, 3, 0, 1, 0), "at least 1 row"),
        ((3, 65, 0, 1, 0), "3x65 is over 64x64"),
        ((1001, 1000, 1_001_000, 1, 0), "more than 1,000,000 cells"),
        ((3, 3, -1, 1, 0), "holds 0 to 9 pieces, not -1"),
        ((3, 3, 9, -1, 0), "seed"),
        ((3, 3, 9, 0, 2**64), "index"),
        ((3, 3, 9, 0, 0, (3, 3, 2)), "9 pieces cannot be"),
        ((3, 3, 9, 0, 0, (-1, 5, 5)), "9 pieces cannot be"),
    ],
)
def test_boards_that_cannot_be_are_refused(arguments, complaint):
    with pytest.raises(ValueError, match=complaint):
        random_position(*arguments)
