"""The hard positions that are published: the table, the boards and the certificates agree."""

from __future__ import annotations

import io
import re
import zipfile

import pytest

from checkout import ROOT
from greenest.certificates.checker import check_certificate
from greenest.games.pyramids.position import Position
from greenest.study.hardest.benchmark import (
    CERTIFICATES,
    COUNT,
    TABLE,
    TEXT,
    HardBoard,
    hardest,
    publish,
)
from greenest.study.hardest.climb import climbs
from greenest.study.publication.columns import read_table
from greenest.study.publication.package import resources

RESULTS = ROOT / "results"


@pytest.fixture(scope="module")
def rows() -> list[HardBoard]:
    return read_table(RESULTS / TABLE, HardBoard)


def test_there_are_fifty_the_hardest_first(rows) -> None:
    assert [row.number for row in rows] == list(range(1, COUNT + 1))
    assert len({row.board for row in rows}) == COUNT
    nodes = [row.nodes for row in rows]
    assert nodes == sorted(nodes, reverse=True)


def test_the_table_says_what_stands_on_the_boards(rows) -> None:
    for row in rows:
        position = Position.parse(row.board)
        assert row.shape == f"{position.rows}x{position.cols}"
        assert row.stacks == position.pieces
        assert {"B": row.black, "G": row.green, "W": row.white} == position.counts


def test_the_text_has_the_boards_of_the_table(rows) -> None:
    text = re.sub("#.*\n", "", (RESULTS / TEXT).read_text("utf-8"))
    assert [str(Position.parse(each)) for each in text.split("\n\n")] == [row.board for row in rows]


def test_certificates_prove_the_verdicts_of_their_boards(rows, request) -> None:
    """All of them by `make check-hardest`, the three smallest of each verdict otherwise."""
    with zipfile.ZipFile(RESULTS / CERTIFICATES) as archive:
        rows = [row for row in rows if row.size]
        assert archive.namelist() == [f"{row.number:02}.txt" for row in rows]
        sizes = {each.filename: each.file_size for each in archive.infolist()}
        small = sorted(rows, key=lambda row: sizes[f"{row.number:02}.txt"])
        chosen = rows
        if not request.config.getoption("--slow"):
            chosen = [
                each
                for verdict in ("solvable", "unsolvable")
                for each in [row for row in small if row.verdict == verdict][:3]
            ]
        for row in chosen:
            lines = io.BytesIO(archive.read(f"{row.number:02}.txt"))
            proven = check_certificate(lines)
            assert (str(proven.position), proven.verdict) == (row.board, row.verdict)
            assert proven.size == row.size


def test_a_small_set_is_published_with_what_the_package_says_of_it(tmp_path) -> None:
    climbed = climbs(tmp_path / "climbs", 5, 3, 2_000)
    peaks = hardest(list(climbed), 2)
    rows = publish(peaks, tmp_path / "proofs", tmp_path / "results")
    assert read_table(tmp_path / "results" / TABLE, HardBoard) == rows
    assert {each.path for each in resources(tmp_path / "results")} == {TABLE, TEXT, CERTIFICATES}
    before = (tmp_path / "results" / TABLE).read_bytes()
    assert publish(peaks, tmp_path / "proofs", tmp_path / "results") == rows
    assert (tmp_path / "results" / TABLE).read_bytes() == before
