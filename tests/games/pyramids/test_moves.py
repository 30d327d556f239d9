from random import Random

import pytest

from greenest.games.pyramids.position import Position
from greenest.games.pyramids.reading.moves import split_moves

SEPARATORS = (" ", "  ", ",", ", ", ";", " ; ", "\n", "\r\n", "\t")
BETWEEN = ("x", "X", "×", " x ", "", " ", ":", "-", "–", "->", ">", "→", " → ")


def written(random, moves):
    """Return the text of moves in one of many spellings."""
    separator, is_numbered = random.choice(SEPARATORS), random.random() < 0.5
    words = []
    for number, (source, target) in enumerate(moves, 1):
        pair = source + random.choice(BETWEEN) + target
        pair = pair.upper() if random.random() < 0.3 else pair
        before = f"{number}{random.choice(('.', '. ', '...'))}" if is_numbered else ""
        words.append(before + pair)
    return separator.join(words)


def test_moves_are_read_in_every_spelling():
    random = Random(3)
    cells = [f"{file}{rank}" for file in ("a", "b", "p", "x", "z", "aa") for rank in (1, 9, 16)]
    for _ in range(3000):
        moves = [random.sample(cells, 2) for _ in range(random.randrange(5))]
        text = written(random, moves)
        assert split_moves(text) == tuple(map("x".join, moves)), repr(text)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("", ()),
        ("a2 a2xb2", ("a2", "a2xb2")),
        ("a2b2c2", ("a2b2c2",)),
        ("a2, b2\nc2", ("a2", "b2", "c2")),
        ("1 a2xb2", ("1", "a2xb2")),
        ("12.5", ("12.5",)),
        ("a2+b2", ("a2+b2",)),
    ],
)
def test_what_is_no_capture_is_left_as_it_is(text, moves):
    assert split_moves(text) == moves


@pytest.mark.parametrize("move", ["a2xb2", "1. A2 B2", "a2×b2", "a2b2", " a2 -> b2 "])
def test_a_position_reads_one_capture_likewise(move):
    start = Position.parse("BGW/GWB/WBG")
    assert start.after(move) == start.after("a2xb2")


@pytest.mark.parametrize("text", ["", "a2xb2 c2xb2", "away"])
def test_a_position_reads_no_other_number_of_captures(text):
    with pytest.raises(ValueError, match=f"^'{text}' is not a capture, which is written as in"):
        Position.parse("BGW/GWB/WBG").after(text)
