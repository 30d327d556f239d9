"""The benchmark of given boards measures every way on boards that have answers."""

from benchmarks import bulk
from benchmarks.suites import Suite


def test_every_way_is_measured_beside_a_batch(tmp_path):
    found = bulk.rates(Suite(4, 4, 16, 60), 1.0, tmp_path)
    assert [each.way for each in found][:2] == ["batch", "decide_many"]
    assert len(found) == 6
    assert all(each.boards == 60 and each.boards_per_second > 0 for each in found)
    assert found[0].of_batch == 1


def test_a_table_has_every_board(tmp_path):
    assert bulk.write_table(["BG", "GW"], tmp_path).read_text() == "board\nBG\nGW\n"
