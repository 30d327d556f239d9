"""Certificates are accepted as written and refused after any change."""

from itertools import islice, product
from random import Random

import pytest

import described
from brute import is_solvable
from certified import KINDS, certificate_of_a_kind
from forging import judge, proven_by
from greenest.certificates import limits as of_certificates
from greenest.certificates.checker import check_file
from greenest.certificates.writer import Refutation, Step, write_dead_levels, write_refutation
from greenest.games.pyramids.position import Position
from greenest.games.pyramids.stacks import Capture
from greenest.solver import certify
from greenest.solver.certify import NoCertificateError, write_certificate
from greenest.solver.decide import decide
from greenest.solver.packed import SolvableError
from greenest.solver.verdict import Limits, Status, Verdict
from samples import balanced


def certificate(position, path):
    write_certificate(decide(position), path)
    return path.read_text()


@pytest.mark.parametrize(
    ("rows", "cols", "step"),
    [
        *[(1, 1, 1), (2, 2, 1), (1, 6, 17), (2, 3, 17)],
        *[pytest.param(*shape, 1, marks=pytest.mark.slow) for shape in ((1, 6), (2, 3))],
    ],
)
def test_every_position_has_a_certificate_that_proves_it(rows, cols, step, tmp_path, monkeypatch):
    """For an unsolvable position it is exactly the text that the page describes."""
    monkeypatch.setattr("os.fsync", lambda _: None)
    for cells in islice(map("".join, product(".BGW", repeat=rows * cols)), 0, None, step):
        position = Position(rows, cols, cells)
        text = certificate(position, tmp_path / "proof")
        proven = proven_by(text.encode())
        expected = Status.SOLVABLE if is_solvable(position) else Status.UNSOLVABLE
        assert proven.verdict == expected
        assert proven.position.cells == cells
        assert expected is Status.SOLVABLE or text == described.certificate(position)


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_written_for_any_shape_is_accepted(kind, tmp_path, sample, pytestconfig):
    """For boards with holes to 64x64, with members of up to 4,096 letters, and larger full ones."""
    path, forgeries = tmp_path / "proof", pytestconfig.getoption("--forgeries")
    most_cells = 30_000 if forgeries < 10_000 else 1_000_000
    for index in range(max(sample(24), forgeries // 300)):
        position = certificate_of_a_kind(kind, Random(f"{kind} {index}"), path, most_cells)
        assert judge(path.read_bytes()) == check_file(path)
        assert check_file(path).position == position


@pytest.mark.parametrize(
    ("board", "variables", "step", "reason"),
    [
        ("BG" * 129, 1, (), "clauses are for boards of up to 256 stacks, not 258"),
        ("BGW", 245_729, (), "clauses are for boards of up to 245,728 variables, not 245,729"),
        ("BGW", 1, [99] * 350_000, "a line of the proof has more than 1,048,576 bytes"),
    ],
)
def test_what_a_checker_would_refuse_for_its_size_is_not_written(
    board, variables, step, reason, tmp_path
):
    proof = Refutation(variables, [[1]], [Step(step, ())])
    with pytest.raises(NoCertificateError, match=reason):
        write_refutation(Position.parse(board), proof, tmp_path / "proof")
    with pytest.raises(NoCertificateError, match="levels are for boards of up to 4,096 stacks"):
        write_dead_levels(Position.parse("BG" * 2049), (), tmp_path / "proof")
    assert list(tmp_path.iterdir()) == []


def test_a_position_whose_refutation_is_too_long_has_a_closed_set(tmp_path, monkeypatch):
    monkeypatch.setattr(certify, "LARGEST_SET", 0)
    position = balanced(6, 6, 15, 4)
    assert "\ncnf " in certificate(position, tmp_path / "proof")
    monkeypatch.setattr(of_certificates, "LONGEST_STEP", 20)
    text = certificate(position, tmp_path / "proof")
    assert text == described.certificate(position)
    assert proven_by(text.encode()).verdict == Status.UNSOLVABLE


def test_a_solvable_position_has_no_certificate_against_it(tmp_path):
    path = tmp_path / "proof"
    for position in (Position.parse("BGW/.BG"), balanced(3, 3, 9, 1)):
        with pytest.raises(SolvableError):
            write_certificate(Verdict(position, Status.UNSOLVABLE, "forger", None, "because"), path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("captures", [(), (Capture(0, 8),), (Capture(0, 99),)])
def test_captures_that_solve_nothing_have_none(captures, tmp_path):
    position = Position.parse("BGW/GWB/WBG")
    verdict = Verdict(position, Status.SOLVABLE, "by hand", captures, None, 0, 0.0)
    with pytest.raises(ValueError, match=r"single stack|not in one row|off the board"):
        write_certificate(verdict, tmp_path / "proof")
    assert list(tmp_path.iterdir()) == []


def test_a_path_may_be_text_and_nothing_is_written_for_undecided_positions(tmp_path):
    write_certificate(decide(Position.parse("BG")), f"{tmp_path}/proof")
    assert check_file(f"{tmp_path}/proof").verdict == "solvable"
    verdict = decide(balanced(9, 9, 21, 2), Limits(max_nodes=1))
    assert verdict.status is Status.UNDECIDED
    with pytest.raises(NoCertificateError, match="undecided"):
        write_certificate(verdict, tmp_path / "proof")


@pytest.mark.parametrize(
    "limits", [Limits(max_nodes=100), Limits(max_seconds=1e-9), Limits(table_mb=0)]
)
def test_beyond_the_limits_there_is_none(limits, tmp_path):
    path = tmp_path / "proof"
    path.write_text("an older file")
    with pytest.raises(NoCertificateError, match="no certificate within the limits"):
        write_certificate(decide(balanced(6, 6, 15, 4)), path, limits)
    assert [each.read_text() for each in tmp_path.iterdir()] == ["an older file"]
