"""The hard positions that are published: the table, the boards and the certificates agree."""

import io
import lzma
import re
import zipfile
from dataclasses import replace
from datetime import date

import pytest

from checkout import ROOT
from greenest.certificates.checker import check_certificate
from greenest.games.pyramids.position import Position
from greenest.lab.hardest.benchmark import (
    CERTIFICATES,
    COUNT,
    MOST_BYTES,
    TABLE,
    TEXT,
    HardBoard,
    certificate_name,
    hardest,
    measure,
    prove,
    publish,
    timed,
)
from greenest.lab.hardest.climb import climbs
from greenest.lab.hardest.effort import ENGINES
from greenest.solver.decide import decide
from greenest.solver.verdict import Status
from greenest.study.publish.columns import read_table
from greenest.study.publish.package import resources
from greenest.study.sampling import random_position

RESULTS = ROOT / "results"


@pytest.fixture(scope="module")
def rows():
    return read_table(RESULTS / TABLE, HardBoard)


def test_there_are_fifty_the_hardest_first(rows):
    assert [row.number for row in rows] == list(range(1, COUNT + 1))
    assert len({row.board for row in rows}) == COUNT
    nodes = [row.nodes for row in rows]
    assert nodes == sorted(nodes, reverse=True)


def test_the_table_says_what_stands_on_the_boards(rows):
    for row in rows:
        position = Position.parse(row.board)
        assert row.shape == f"{position.rows}x{position.cols}"
        assert row.stacks == position.pieces
        assert {"B": row.black, "G": row.green, "W": row.white} == position.counts


def test_the_text_has_the_boards_of_the_table(rows):
    text = re.sub("#.*\n", "", (RESULTS / TEXT).read_text("utf-8"))
    assert [str(Position.parse(each)) for each in text.split("\n\n")] == [row.board for row in rows]


def test_each_board_takes_nodes_and_has_a_certificate_of_moderate_size(rows):
    with zipfile.ZipFile(RESULTS / CERTIFICATES) as archive:
        sizes = [(each.filename, each.file_size) for each in archive.infolist()]
    assert sizes == [(certificate_name(row), row.bytes) for row in rows]
    for row in rows:
        assert row.nodes > 0
        assert row.engine in ENGINES
        assert 0 < row.bytes <= MOST_BYTES


def test_certificates_prove_the_verdicts_of_their_boards(rows, request):
    """All of them by `make slow NAME=hardest`; otherwise all captures, the two smallest proofs that
    there are none, and another of the small ones every day.
    """
    solvable = [row for row in rows if row.verdict == "solvable"]
    refuted = sorted(
        (row for row in rows if row.verdict == "unsolvable"), key=lambda row: row.bytes
    )
    small = refuted[: len(refuted) // 2]
    chosen = [*solvable, *small[:2], small[date.today().toordinal() % len(small)]]
    if request.config.getoption("--slow"):
        chosen = rows
    with zipfile.ZipFile(RESULTS / CERTIFICATES) as archive:
        for row in chosen:
            with lzma.open(io.BytesIO(archive.read(certificate_name(row)))) as lines:
                proven = check_certificate(lines)
            assert (str(proven.position), proven.verdict) == (row.board, row.verdict)
            assert (proven.counted.value, proven.size) == (row.proof, row.size)


@pytest.mark.slow
def test_engines_take_the_nodes_that_the_table_says(rows):
    for row in rows:
        position = Position.parse(row.board)
        for engine, nodes in [(row.engine, row.nodes), ("auto", row.auto_nodes)]:
            verdict, _ = timed(position, engine)
            assert (str(verdict.status), verdict.nodes) == (row.verdict, nodes), row.number


@pytest.mark.slow
def test_a_small_set_is_published_with_what_the_package_says_of_it(tmp_path):
    peaks = list(climbs(tmp_path / "climbs", 5, 3, 2_000))
    hard = hardest(measure(peaks, tmp_path / "proofs"), 2)
    rows = publish(hard, tmp_path / "proofs", tmp_path / "results")
    assert read_table(tmp_path / "results" / TABLE, HardBoard) == rows
    assert {each.path for each in resources(tmp_path / "results")} == {TABLE, TEXT, CERTIFICATES}
    before = (tmp_path / "results" / TABLE).read_bytes()
    assert hardest(measure(peaks, tmp_path / "proofs"), 2) == hard
    publish(hard, tmp_path / "proofs", tmp_path / "results")
    assert (tmp_path / "results" / TABLE).read_bytes() == before
    easy = [(peak, replace(row, nodes=0)) for peak, row in hard]
    assert hardest([*easy, hard[1]]) == [(hard[1][0], replace(hard[1][1], number=1))]


def test_a_proof_that_is_too_large_is_none(tmp_path):
    verdict = decide(random_position(8, 8, 18, 21, 6), engine="dfs")
    assert verdict.status is Status.UNSOLVABLE
    path = tmp_path / "proof"
    assert prove(verdict, path, 100) is None
    assert not path.exists()
    proof = prove(verdict, path, 10**6)
    assert proof is not None
    assert proof.bytes == path.stat().st_size
    with lzma.open(path) as lines:
        assert check_certificate(lines).size == proof.size
