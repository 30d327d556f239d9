"""A census counts every position of a shape, however often it is stopped."""

from itertools import permutations

import pytest

from greenest.games.pyramids.position import Position
from greenest.solver.decide import decide
from greenest.solver.kernels.table import Layout
from greenest.solver.verdict import Status
from greenest.study.book.errors import LedgerError
from greenest.study.book.file import opened
from greenest.study.progress import Interrupted
from greenest.study.shapes import census
from greenest.study.shapes.census import classes, images, take_census

SOLVABLE_3X3_BY_PIECES = [0, 27, 108, 522, 2232, 8172, 24900, 51900, 51588, 18177]
UNSOLVABLE_2X3 = ("BBG/GWW", "BBG/WWG", "BGB/WGW", "BGW/BGW", "BGW/WGB")


def counts(rows, cols):
    found = take_census(Layout(rows, cols), all_positions=True).by_pieces
    return {each.pieces: each for each in found}


def test_the_known_counts_of_3x3():
    found = counts(3, 3)
    assert [found[pieces].solvable for pieces in range(10)] == SOLVABLE_3X3_BY_PIECES
    assert sum(each.positions for each in found.values()) == 4**9


def test_half_of_the_setups_of_2x3_are_unsolvable():
    found = take_census(Layout(2, 3))
    assert (found.setups, found.solvable, found.unsolvable) == (90, 48, 42)
    assert tuple(map(str, found.unsolvable_up_to_symmetry)) == UNSOLVABLE_2X3
    setups = {"".join(cells) for cells in permutations("BBGGWW")}
    verdicts = {cells: decide(Position(2, 3, cells)).status for cells in setups}
    unsolvable = {cells for cells in setups if verdicts[cells] is Status.UNSOLVABLE}
    assert unsolvable == set().union(*map(images, found.unsolvable_up_to_symmetry))


def test_neither_turning_the_board_nor_threads_change_a_count():
    assert counts(2, 5) == counts(5, 2)
    found = take_census(Layout(2, 5), all_positions=True, jobs=3).by_pieces
    assert {each.pieces: each for each in found} == counts(2, 5)


def test_shapes_without_a_balanced_setup_have_their_positions_counted():
    found = take_census(Layout(2, 2), all_positions=True)
    assert (found.setups, found.solvable, found.unsolvable) == (0, 0, 0)
    assert [each.solvable for each in found.by_pieces] == [0, 12, 24, 48, 48]


def test_the_images_of_a_position():
    assert images(Position.parse("B.")) == {"B.", ".B", "G.", ".G", "W.", ".W"}
    assert len(images(Position.parse("BG./.../.W."))) == 24
    assert images(Position.parse("BG/GB")) == {"BGGB", "GBBG", "GWWG", "WGGW", "WBBW", "BWWB"}


def test_a_class_is_named_by_its_first_text():
    positions = [Position.parse(text) for text in ("WB", "BG", "GB", "BB", "WW")]
    assert [str(each) for each in classes(positions)] == ["BB", "BG"]
    positions.append(Position.parse("GW"))
    assert [str(each) for each in classes(positions)] == ["BB", "BG"]
    assert [str(each) for each in classes(positions, fixed=1)] == ["BB", "BG", "GB"]


class TestLedger:
    @pytest.fixture(autouse=True)
    def small_parts(self, monkeypatch):
        monkeypatch.setattr(census, "PART_POSITIONS", 2000)

    def stop_after(self, parts):
        def progress(_positions):
            nonlocal parts
            parts -= 1
            if not parts:
                raise KeyboardInterrupt

        return progress

    @pytest.mark.parametrize("jobs", [1, 2])
    def test_a_stopped_census_goes_on(self, tmp_path, jobs):
        file = tmp_path / "2x5.table"
        layout = Layout(2, 5)
        done = 0
        for parts in (1, 20):
            resumed = []
            with pytest.raises(Interrupted) as stop:
                take_census(layout, True, jobs, file, self.stop_after(parts), resumed.append)
            assert resumed == ([done] if done else [])
            assert stop.value.done > done
            assert stop.value.count == 4**10
            done = stop.value.done
        newly = []
        found = take_census(layout, True, jobs, file, newly.append)
        assert done + sum(newly) == 4**10
        assert found.by_pieces == tuple(counts(2, 5).values())
        assert list(tmp_path.iterdir()) == [file]

    def test_none_takes_words_of_another_shape_or_version(self, tmp_path, monkeypatch):
        file = tmp_path / "tables"
        for rows, cols in ((2, 3), (3, 2)):
            assert take_census(Layout(rows, cols), ledger=file).unsolvable == 42
        assert take_census(Layout(2, 3), ledger=file, progress=pytest.fail).unsolvable == 42
        monkeypatch.setattr(census, "version", lambda with_ortools: "another")
        with pytest.raises(LedgerError, match="another version began the table of all positions"):
            take_census(Layout(2, 3), ledger=file)

    def test_words_that_are_no_table_are_refused(self, tmp_path):
        words = Layout(2, 5).words
        for size in (1, 8 * words - 8, 8 * words + 8):
            with opened(tmp_path / str(size)) as notes:
                census.Filling(Layout(2, 5), notes)
                notes.add("table of all positions of 2x5", bytes(size))
                with pytest.raises(LedgerError, match="table of all positions of 2x5 is damaged"):
                    census.Filling(Layout(2, 5), notes)
