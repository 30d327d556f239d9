"""Board text is read as by an independent reader written from docs/board-text.md.

The page has a third: tests/web/page/test_worker_agrees.py. `--texts 100000` tries more.
"""

from greenest.games.pyramids.board import BoardError
from greenest.games.pyramids.board_text import read_board
from greenest.games.pyramids.reading.blocks import read_positions
from random_texts import mixed_text, random_text
from slow_reader import read_one, read_text


def board_or_none(text):
    try:
        return tuple(read_board(text))
    except BoardError:
        return None


def boards_of(text):
    """Return the line of each position with its board or None, as the independent reader does."""
    boards = [(line, board_or_none(each)) for line, each in read_positions([text])]
    assert boards == read_text(text), repr(text)
    assert board_or_none(text) == read_one(text), repr(text)
    return boards


def test_random_texts_are_the_same_boards_or_none_to_an_independent_reader(pytestconfig):
    count = pytestconfig.getoption("--texts")
    found = [board for seed in range(count) for _, board in boards_of(random_text(seed))]
    refused = found.count(None)
    print(f"{count:,} texts: {len(found) - refused:,} boards, {refused:,} refused")
    assert min(len(found) - refused, refused) > count / 3


def test_texts_with_anything_between_two_boards_never_make_them_one(pytestconfig):
    count = pytestconfig.getoption("--texts")
    written = read = 0
    for seed in range(count):
        text, boards, is_clear = mixed_text(seed)
        found = boards_of(text)
        assert not is_clear or found == boards, repr(text)
        left = iter([board for _, board in boards])
        assert all(board in left for _, board in found if board), repr(text)
        written += len(boards)
        read += sum(board is not None for _, board in found)
    print(f"{count:,} texts: {written:,} boards, {read:,} read")
    assert written / 3 < read < written


def test_it_matters_not_in_which_pieces_a_text_comes():
    for seed in range(300):
        for text in (random_text(seed), mixed_text(seed).text):
            whole = list(read_positions([text]))
            assert list(read_positions(text.splitlines(keepends=True))) == whole, repr(text)
