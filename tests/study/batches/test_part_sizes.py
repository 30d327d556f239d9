import pytest

from greenest.study.batches.part_sizes import MOST_BOARDS, MOST_ROWS, PartSizes


@pytest.mark.parametrize("rate", [0.2, 7.0, 500.0, 160_000.0])
def test_parts_come_to_take_a_second(rate):
    here = PartSizes(None)
    for _ in range(60):
        boards = here.boards(4)
        here.learn(boards, boards / rate)
    assert here.boards(4) == max(int(rate), 1)


@pytest.mark.parametrize(("threads", "seconds"), [(2, 1), (25, 1), (100, 4), (10_000, 60)])
def test_parts_of_many_threads_take_longer_but_not_for_ever(threads, seconds):
    here = PartSizes("counts")
    assert here.seconds(2 * threads) == seconds
    for _ in range(20):
        here.learn(1000, 1)
    assert here.boards(2 * threads) == 1000 * seconds


def test_rows_in_hand_are_bounded():
    many = PartSizes("all")
    many.learn(10**9, 1)
    assert many.boards(4) == MOST_BOARDS
    assert many.boards(2000) * 2000 <= MOST_ROWS
