"""Ledgers and tables that greenest 0.3 made are read, or refused by name with what to do.

The folder of_0_3 has what it made: `batch 3x3 --pieces 5 --count 40 --seed 7 --max-nodes 20`, the
same killed after 30 boards, `census 2x3`, the same stopped after 30 masks, `prove 5x3`, stopped.
"""

import shutil
from collections import Counter
from dataclasses import replace

import pytest

from checkout import ROOT
from greenest.solver.decide import decide
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.batches.ledger import ledger_stats, read_verdicts
from greenest.study.batches.ledger_errors import LedgerError
from greenest.study.batches.run import Run
from greenest.study.line_ledger import LineLedgerError
from greenest.study.proofs import proof_ledger
from greenest.study.proofs.claims import claim
from greenest.study.proofs.proof import prove
from greenest.study.proofs.proof_ledger import open_proof_ledger
from greenest.study.shapes.census import Scope, take_census

RUN = Run(3, 3, 5, 40, 7, Limits(max_nodes=20))
OLD = ROOT / "tests" / "study" / "of_0_3"
KILLED = ("killed.sqlite", "killed.sqlite-wal")


@pytest.fixture
def copied(tmp_path):
    """Copies files into a folder where they can be written to, and returns the first."""

    def copy(*names):
        for name in names:
            shutil.copy(OLD / name, tmp_path / name)
        return tmp_path / names[0]

    return copy


def refusal(path, error, action):
    before = path.read_bytes()
    with pytest.raises(error) as refused:
        action()
    assert path.read_bytes() == before
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize(("names", "count"), [(("batch.sqlite",), 40), (KILLED, 30)])
def test_a_ledger_of_0_3_is_read(names, count, copied):
    path = copied(*names)
    verdicts = list(read_verdicts(path))
    assert len(verdicts) == count
    for index, verdict in enumerate(verdicts):
        today = decide(RUN.position(index), RUN.limits)
        assert (verdict.position, verdict.status) == (today.position, today.status)
        assert (verdict.captures is None) == (today.captures is None)
    assert ledger_stats(path).solvable == Counter(each.status for each in verdicts)["solvable"]


@pytest.mark.parametrize("names", [("batch.sqlite",), KILLED])
def test_a_ledger_of_0_3_is_not_gone_on_with_but_says_what_to_do(names, copied):
    path = copied(*names)
    told = refusal(path, LedgerError, lambda: run_batch(replace(RUN, count=50), 1, path))
    assert told.startswith(f"{path}: the ledger of another run: greenest is 0.3.0 with ortools ")
    assert told.endswith(
        " here; `greenest stats` reads it, and the version that began it can go on with it: with "
        "this one, begin another file"
    )


def test_a_table_of_0_3_is_gone_on_with(copied):
    whole, part = copied("2x3.table"), copied("2x3-part.table")
    content = whole.read_bytes()
    for path, is_done in ((whole, True), (part, False)):
        newly = []
        assert take_census(Scope(2, 3), 1, path, newly.append).unsolvable == 42
        assert (not newly) == is_done
        assert path.read_bytes() == content


def test_a_proof_s_ledger_of_0_3_is_not_gone_on_with_but_says_what_to_do(copied):
    path = copied("5x3.ledger")

    def write():
        with open_proof_ledger(path, claim(5, 3)):
            pytest.fail("a ledger was opened that should be refused")

    assert refusal(path, LineLedgerError, write) == (
        f"{path}: not the ledger of this proof by this version, but of 5x3>=5 by greenest 0.3.0: "
        "go on with that, or give another file"
    )


def test_a_proof_s_ledger_of_0_3_differs_in_nothing_but_the_version(copied, monkeypatch):
    path = copied("5x3.ledger")
    monkeypatch.setattr(proof_ledger, "version", lambda with_ortools: "0.3.0")
    with open_proof_ledger(path, claim(5, 3)) as ledger:
        assert ledger.kept == 5
        found = prove(5, 3, ledger=ledger).steps[-1].found
    assert (found.without_row, found.without_line, found.searched) == (1158, 1158, 0)
    assert found.exceptions == ()
