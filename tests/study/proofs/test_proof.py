"""Proofs by removing lines: counts against a plain twin, claims against tables, the ledger."""

import re
from collections import Counter

import pytest

import proof_twin
from greenest.kernels import removal
from greenest.study.line_ledger import LineLedgerError, LineLedgerFailedError
from greenest.study.progress import Interrupted
from greenest.study.proofs import claims, proof
from greenest.study.proofs.claims import Claim, ProofPart, Settled, claim, part_count, parts, steps
from greenest.study.proofs.proof import prove
from greenest.study.proofs.proof_ledger import open_proof_ledger
from greenest.study.shapes.census import Scope, classes, take_census
from greenest.system.sealed_lines import sealed
from greenest.system.version import version

SMALL = [(2, 2, 1), (3, 2, 2), (3, 2, 1), (4, 2, 1), (3, 3, 3), (3, 3, 1)]
LARGER = [(5, 2, 1), (4, 3, 4), (6, 2, 4), (6, 2, 1), (4, 3, 1), (4, 3, 3), (5, 2, 2)]


@pytest.mark.parametrize(
    ("rows", "cols", "fewest"),
    [*SMALL, *(pytest.param(*each, marks=pytest.mark.slow) for each in LARGER)],
)
def test_the_boards_without_a_removable_line_are_those_of_the_twin(rows, cols, fewest, monkeypatch):
    monkeypatch.setattr(claims, "TABLE_CELLS", 0)
    each = Claim(rows, cols, fewest)
    enumeration = proof._Enumeration(each)
    found = sum(map(enumeration.settle, parts(each)), Settled())
    assert (found.without_row, found.without_line) == proof_twin.counts(rows, cols, fewest)


@pytest.mark.parametrize(("rows", "cols"), [(2, 3), (3, 3), (3, 4), (2, 6)])
def test_proofs_by_table_agree_with_the_census(rows, cols):
    found, census = prove(rows, cols), take_census(Scope(rows, cols))
    assert found.is_settled
    assert found.unsolvable == census.unsolvable
    assert found.unsolvable_up_to_symmetry == census.unsolvable_up_to_symmetry


@pytest.mark.slow
def test_a_shape_proven_by_removal_has_no_exception_in_its_table(monkeypatch):
    by_table = prove(6, 2, 1)
    monkeypatch.setattr(claims, "TABLE_CELLS", 10)
    by_removal = prove(6, 2, 1)
    assert [step.claim.method for step in by_removal.steps] == ["line", "table", "removal"]
    assert by_removal.unsolvable == by_table.unsolvable == 0


def test_a_proof_ends_where_a_claim_that_it_rests_on_fails(monkeypatch):
    monkeypatch.setattr(claims, "TABLE_CELLS", 6)
    open_one = prove(4, 2, 1)
    assert not open_one.is_settled
    assert open_one.claim == Claim(3, 2, 1)
    assert open_one.as_json()["unsolvable"] is None


def test_boards_that_cannot_be_solved_are_found(monkeypatch):
    """Of 3x2, by enumeration: those of the table that have no removable line."""
    exceptions = proof._look_up(Claim(3, 2, 1)).exceptions
    stuck = {board for board in exceptions if not has_removable_line(board)}
    assert stuck
    monkeypatch.setattr(claims, "TABLE_CELLS", 0)
    monkeypatch.setattr(Claim, "premises", lambda _: ())
    found = prove(3, 2, 1)
    assert found.steps[-1].claim.method == "removal"
    assert {proof._first_turn(board) for board in found.steps[-1].found.exceptions} == stuck


def has_removable_line(board):
    ranks = board.split("/")
    files = ["".join(file) for file in zip(*ranks, strict=True)]
    found = Counter("".join(ranks))
    return proof_twin.has_removable(ranks, found) or proof_twin.has_removable(files, found)


def test_a_claim_rests_on_shapes_with_a_line_less():
    assert claim(6, 6).premises() == (Claim(6, 5, 6), Claim(6, 5, 6))
    assert Claim(6, 5, 6).premises() == (Claim(5, 5, 1), Claim(6, 4, 1))
    assert [str(each) for each in steps(claim(6, 6))] == [
        *("5x2>=1", "4x3>=1", "6x2>=1", "5x3>=1", "4x4>=1", "6x3>=1", "5x4>=1", "6x4>=1"),
        *("5x5>=1", "6x5>=6", "6x6>=12"),
    ]


def test_the_number_of_boards():
    assert claim(6, 6).boards == 3_384_731_762_521_200
    assert claim(4, 4, 1).boards == 3**16 - 3 * 2**16 + 3


@pytest.mark.parametrize(
    ("shape", "message"),
    [((4, 4, None), "no balanced setup"), ((9, 9, 27), "cannot be enumerated"), ((1, 2, 1), "no")],
)
def test_what_cannot_be_proven_is_refused(shape, message):
    with pytest.raises(ValueError, match=message):
        prove(*shape)


def test_a_proof_goes_on_from_its_ledger(tmp_path):
    path, target = tmp_path / "ledger", claim(5, 3)
    whole = prove(5, 3)
    stop_after(4, path, target)
    content = path.read_bytes()
    path.write_bytes(content + b"0123 {cut sho")
    done = []
    with open_proof_ledger(path, target) as ledger:
        assert ledger.kept >= 4
        resumed = prove(5, 3, ledger=ledger, progress=done.append)
        assert sum(done) == part_count(5, 3) - ledger.kept
    assert counted(resumed) == counted(whole)
    with open_proof_ledger(path, target) as ledger:
        assert counted(prove(5, 3, ledger=ledger, progress=pytest.fail)) == counted(whole)


def stop_after(count, path, target):
    done = []

    def progress(_):
        done.append(1)
        if len(done) == count:
            raise KeyboardInterrupt

    with open_proof_ledger(path, target) as ledger, pytest.raises(Interrupted) as stop:
        prove(target.rows, target.cols, target.fewest, ledger=ledger, progress=progress)
    assert stop.value.done == count
    assert stop.value.count == part_count(target.rows, target.cols, target.fewest)


def counted(found):
    return [
        (step.claim, step.found.without_row, step.found.without_line, step.found.searched)
        for step in found.steps
    ]


def test_a_ledger_of_another_proof_or_a_damaged_one_is_refused(tmp_path):
    path = tmp_path / "ledger"
    stop_after(3, path, claim(5, 3, 1))
    ours = re.escape(version(with_ortools=False))
    told = f"not the ledger of this proof by this version, but of 5x3>=1 by greenest {ours}"
    with (
        pytest.raises(LineLedgerError, match=f"{told}: go on with that, or give another file"),
        open_proof_ledger(path, claim(5, 3, 5)),
    ):
        pass
    content = path.read_bytes().replace(b'"upper": 0', b'"upper": 3', 1)
    other = sealed({"proof": "5x3>=1"})
    for wrong, told in ((content, "line 2 is damaged"), (other, "by this version$")):
        path.write_bytes(wrong)
        with (
            pytest.raises(LineLedgerError, match=told),
            open_proof_ledger(path, claim(5, 3, 1)),
        ):
            pass
        assert path.read_bytes() == wrong


def test_parts_count_each_board_once(monkeypatch):
    """All boards of 3x3 with all lines stuck by decree: their number is that of the claim."""
    monkeypatch.setattr(claims, "TABLE_CELLS", 0)
    for each in (Claim(3, 3, 1), Claim(4, 2, 2), Claim(3, 3, 3)):
        enumeration = proof._Enumeration(each)
        for stuck in enumeration.stuck.values():
            stuck.inner[:] = stuck.outer[:] = 2 ** (3**each.cols) - 1
        nothing = removal.RemovalTables(*(table * 0 for table in enumeration.tables))
        boards = words = 0
        for part in parts(each):
            found, stuck_words = removal.stuck_boards(
                part.upper, enumeration.plans[part.scarce], enumeration.stuck[part.scarce], nothing
            )
            boards += 3 * found
            words += 3 * len(set(stuck_words.tolist()))
        assert boards == words == each.boards


def test_part_is_a_pair():
    assert ProofPart(0, 3) == (0, 3)
    assert classes([]) == ()


def test_a_ledger_that_is_lost_in_the_middle_of_a_proof_ends_it(tmp_path):
    path, target = tmp_path / "ledger", claim(5, 3)
    done = []

    def disturb(parts):
        path.unlink(missing_ok=True)
        done.append(parts)

    with (
        pytest.raises(LineLedgerFailedError, match=f"{path}: ledger was removed"),
        open_proof_ledger(path, target) as ledger,
    ):
        prove(5, 3, ledger=ledger, progress=disturb)
    assert len(done) < part_count(5, 3)
