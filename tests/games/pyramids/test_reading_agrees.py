"""Board text is read as by an independent reader written from the page.

`--texts 100000` tries more.
"""

from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.reading.blocks import read_positions
from random_texts import random_text
from slow_reader import read_one, read_text


def board_or_none(text):
    try:
        return tuple(read_board(text))
    except BoardError:
        return None


def test_random_texts_are_the_same_boards_or_none_to_an_independent_reader(pytestconfig):
    count = pytestconfig.getoption("--texts")
    found = refused = 0
    for seed in range(count):
        text = random_text(seed)
        boards = [(line, board_or_none(each)) for line, each in read_positions([text])]
        assert boards == read_text(text), repr(text)
        one = board_or_none(text)
        assert one == read_one(text), repr(text)
        found += sum(board is not None for _, board in boards)
        refused += sum(board is None for _, board in boards)
    print(f"{count:,} texts: {found:,} boards, {refused:,} refused")
    assert min(found, refused) > count / 3


def test_it_matters_not_in_which_pieces_a_text_comes():
    for seed in range(300):
        text = random_text(seed)
        whole = list(read_positions([text]))
        assert list(read_positions(text.splitlines(keepends=True))) == whole, repr(text)
