"""Peers are given the right rules, their verdicts are added up, and boards match their names."""

import importlib.util
import sys
from collections import Counter
from contextlib import closing
from dataclasses import asdict
from functools import partial

import pytest

pytest.importorskip("clingo", reason="clingo is not installed: pip install '.[peers]'")
pytest.importorskip("resource", reason="this system does not tell what processes use")

from click.testing import CliRunner

from greenest.games.pyramids.position import Position
from greenest.lab.benchmarks.peers import answer_sets, asking, command, table
from greenest.lab.benchmarks.peers.asking import Answer, Asked, Peer
from greenest.lab.benchmarks.peers.families import BRIDGED, FAMILIES, Family, colours_of
from greenest.lab.benchmarks.peers.table import Record
from greenest.lab.benchmarks.suites import LARGE
from greenest.solver.decide import decide
from greenest.solver.static import linked_parts
from greenest.solver.verdict import Status
from greenest.study.book.file import opened, reading
from greenest.study.sampling import random_position

SOLVABLE, UNSOLVABLE, UNDECIDED = Status
POSITIONS = [random_position(3, 4, 3 + index % 6, 5, index) for index in range(36)]
HARD = random_position(9, 9, 24, 1, 83)


@pytest.mark.parametrize("decide_it", [answer_sets.tree, answer_sets.steps])
def test_an_answer_set_program_has_the_verdicts_of_ours(decide_it):
    seen = set()
    for position in POSITIONS:
        captures = decide_it(position)
        status = UNSOLVABLE if captures is None else SOLVABLE
        assert status is decide(position).status, position
        assert captures is None or position.after(*captures).is_solved
        seen.add(status)
    assert seen == {SOLVABLE, UNSOLVABLE}


@pytest.mark.skipif(
    not importlib.util.find_spec("up_fast_downward") or sys.platform != "linux",
    reason="Fast Downward is not installed: pip install '.[peers]'",
)
@pytest.mark.parametrize("board", ["BGW/.WB", "B.G/W.B"])
def test_a_planner_has_the_verdicts_of_ours(board):
    position = Position.parse(board)
    status, captures = asking.fast_downward(position, 60)
    assert status is decide(position).status
    assert captures is None or position.after(*captures).is_solved


def test_what_takes_too_long_is_undecided_and_the_next_board_is_answered():
    with closing(Asked(Peer("steps", partial(asking.clingo, "steps"), 1), 0.2)) as asked:
        assert asked(HARD) == Answer(UNDECIDED, 0.2)
        status, seconds = asked(Position.parse("BGW"))
        assert status is SOLVABLE
        assert 0 < seconds < 0.2


def test_a_wrong_solution_is_an_error():
    answers = {Position.parse("BGW"): (SOLVABLE, ())}
    with (
        closing(Asked(Peer("wrong", answers.get, 1), 5.0)) as asked,
        pytest.raises(AssertionError, match="wrong does not solve BGW"),
    ):
        asked(Position.parse("BGW"))


class Told:
    """A process of a peer whose answers are those of a table."""

    asked = 0

    def __init__(self, peer, limit):
        self.peer, self.limit = peer, limit

    def __call__(self, position):
        Told.asked += 1
        if self.peer.name == "auto":
            return Answer(decide(position).status, 0.01)
        return Answer(UNDECIDED, self.limit) if position == POSITIONS[0] else Answer(SOLVABLE, 0.5)

    def close(self):
        pass


@pytest.fixture
def _few(monkeypatch):
    Told.asked = 0
    solvable = [each for each in POSITIONS if decide(each).status is SOLVABLE]
    boards = [POSITIONS[0], *solvable[:9]]
    assert decide(POSITIONS[0]).status is SOLVABLE
    family = Family("few", 10, boards.__getitem__, 10)
    monkeypatch.setattr(command, "FAMILIES", (family,))
    monkeypatch.setattr(command, "UNIONS", {})
    monkeypatch.setattr(command, "PEERS", (Peer("auto", None, 10), Peer("slow", None, 5)))
    monkeypatch.setattr(command, "Asked", Told)


@pytest.mark.usefixtures("_few")
def test_a_run_that_was_stopped_goes_on_and_ends_as_one_that_was_not(tmp_path):
    kept = tmp_path / "kept.sqlite"
    options = ["--no-page", "--kept", str(kept), "--seconds", "2"]
    whole = CliRunner().invoke(command.main, options)
    assert whole.exit_code == 0, whole.output
    assert Told.asked == 15
    with reading(kept) as ledger:
        records = [asdict(each) for each in command.records_of(ledger)]
    kept.unlink()
    with opened(kept) as notes:
        for each in records[:6]:
            notes.add_record(command.PEERS_ASKED, each)
    again = CliRunner().invoke(command.main, options)
    assert again.stdout.splitlines()[-6:] == whole.stdout.splitlines()[-6:]
    assert Told.asked == 15 + 9
    with reading(kept) as ledger:
        assert len(command.records_of(ledger)) == 15
    (auto, slow) = whole.stdout.splitlines()[-2:]
    assert auto == "| few | solvable | auto | 10 | 0 | 0.10 | 10.0 |  |"
    assert slow == "| few | solvable | slow | 5 | 1 | 4.00 | 500.0 | ≥ 80.0 |"


def test_two_that_disagree_are_an_error():
    records = [
        Record("some", 3, peer, 1.0, status, 0.1)
        for peer, status in (("auto", SOLVABLE), ("other", UNSOLVABLE))
    ]
    with pytest.raises(AssertionError, match="other disagrees on board 3"):
        list(table.lines(records, {}))


def test_the_page_keeps_all_but_the_table(tmp_path, monkeypatch):
    page = tmp_path / "peers.md"
    text = table.PAGE.read_text("utf-8")
    page.write_text(text, "utf-8")
    monkeypatch.setattr(table, "PAGE", page)
    table.write_page("A machine.", ["| a |", "|---|", "| b |"])
    written = page.read_text("utf-8")
    assert "A machine.\n\n| a |\n|---|\n| b |\n" in written
    assert written.startswith(text.partition("<!-- begin peers -->")[0])
    assert written.endswith(text.partition("<!-- end peers -->")[2])


def lines(position):
    """Return the stacks of each row and each column."""
    cells, cols = position.cells, position.cols
    rows = [cells[start : start + cols] for start in range(0, len(cells), cols)]
    return [line.replace(".", "") for line in (*rows, *(cells[col::cols] for col in range(cols)))]


def test_500_large_boards_are_functions_of_their_family_and_index():
    for family in FAMILIES:
        assert list(family.positions())[:3] == [family.board(index) for index in range(3)]
        assert len(set(family.positions())) == family.count
    assert sum(suite.count for suite in LARGE) == 500
    assert {suite.rows * suite.cols for suite in LARGE} == {144, 192, 196, 225, 256}


def test_blocks_hang_together_by_single_stacks():
    for position in list(BRIDGED.positions())[:12]:
        stacks = {cell for cell, colour in enumerate(position.cells) if colour != "."}
        in_blocks = {cell for cell in stacks if cell // 16 // 4 == cell % 16 // 4}
        assert (len(stacks), len(in_blocks)) == (67, 64)
        assert len(linked_parts(stacks, 16)) == 1
        for bridge in stacks - in_blocks:
            assert len(linked_parts(stacks - {bridge}, 16)) == 2


def test_families_have_degree_3_or_the_colours_of_their_mix():
    (family,) = (each for each in FAMILIES if each.name == "degree 3")
    for position in family.positions():
        assert {len(line) for line in lines(position)} == {3}
    assert colours_of(24, (1, 1, 4)) == (4, 4, 16)
    (family,) = (each for each in FAMILIES if each.name == "unbalanced")
    seen = Counter(tuple(position.counts.values()) for position in family.positions())
    assert seen[(4, 4, 16)] == 15
    assert len(seen) == 4
