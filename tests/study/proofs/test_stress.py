"""The families of boards that the theorem is tried on; a counterexample would be found."""

from collections import Counter

import numpy as np
import pytest

from greenest.solver.decide import decide
from greenest.study.proofs import stress
from greenest.study.proofs.stress import FAMILIES, family_boards, try_families, try_family


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize(("rows", "cols"), [(3, 3), (6, 9), (16, 16)])
def test_boards_are_full_have_three_colours_and_are_made_again(family, rows, cols):
    boards = family_boards(rows, cols, family, 300, 1, 0)
    assert boards.shape[1] == rows * cols
    assert len(boards) > 100
    assert all(set(board.tobytes()) == set(b"BGW") for board in boards)
    assert (boards == family_boards(rows, cols, family, 300, 1, 0)).all()
    for other in (
        family_boards(rows, cols, family, 300, 2, 0),
        family_boards(rows, cols, family, 300, 1, 1),
    ):
        assert boards.shape != other.shape or (boards != other).any()


def test_no_colour_is_favoured():
    for family in FAMILIES:
        first = Counter(family_boards(9, 9, family, 3000, 1, 0)[:, 0].tobytes())
        assert min(first.values()) > 0.25 * first.total()


def test_few_stacks_are_few():
    for board in family_boards(9, 9, "few", 300, 1, 0):
        counts = sorted(Counter(board.tobytes()).values())
        assert max(counts[:2]) <= 4


def test_clusters_are_in_corners():
    for board in family_boards(12, 12, "corner", 300, 1, 0):
        cells = board.reshape(12, 12)
        sea = Counter(board.tobytes()).most_common(1)[0][0]
        assert (cells[4:8] == sea).all()
        assert (cells[:, 4:8] == sea).all()


def test_a_board_that_is_not_solvable_would_be_found(monkeypatch):
    dead = np.frombuffer(b"BBBBGGGGG", dtype=np.uint8)[None]
    monkeypatch.setattr(stress, "family_boards", lambda *_: dead)
    trial = try_family(3, 3, "uniform", 10, 1)
    assert trial.unsolvable == ("BBB/BGG/GGG",)
    assert trial.searched == 1


def test_small_boards_are_solvable():
    progress = []
    for trial in try_families(3, 3, 2000, 3, progress=progress.append):
        assert trial.boards > 500
        assert trial.unsolvable == trial.undecided == ()
        assert trial.as_json()["family"] == trial.family
    assert sum(progress) == 2000 * len(FAMILIES)


def test_an_engine_decides_every_board(monkeypatch):
    verdicts = []

    def noting(position, limits, engine):
        verdicts.append(decide(position, limits, engine))
        return verdicts[-1]

    monkeypatch.setattr(stress, "decide", noting)
    for trial in try_families(5, 6, 10, 3, "carry"):
        assert trial.boards == trial.searched > 0
        assert trial.unsolvable == trial.undecided == ()
        assert trial.as_json()["engine"] == "carry"
    assert {verdict.engine for verdict in verdicts} == {"carry"}


def test_larger_boards_are_decided_one_by_one():
    trial = try_family(19, 18, "few", 3, 1)
    assert (trial.boards, trial.searched) == (3, 3)
    assert trial.unsolvable == trial.undecided == ()


@pytest.mark.parametrize(
    ("rows", "cols", "family", "engine", "message"),
    [
        (2, 4, "few", "auto", "9 cells"),
        (1001, 1000, "few", "auto", "1,000,000 cells"),
        (3, 3, "many", "auto", "unknown family 'many'"),
        (3, 3, "few", "any", "unknown engine 'any'"),
    ],
)
def test_wrong_arguments_are_refused(rows, cols, family, engine, message):
    with pytest.raises(ValueError, match=message):
        try_family(rows, cols, family, 10, 1, engine)
