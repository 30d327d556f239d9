"""Tables of Arrow and Parquet, for which pyarrow is installed."""

import json

import pandas
import pyarrow
import pytest
from pyarrow import parquet

from greenest import decide_many
from greenest.games.pyramids.position import Position
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.book.book import open_book
from greenest.study.export.formats import COLUMNS, OF_GIVEN
from greenest.study.run import Run
from greenest.study.sampling import Colours
from greenest.system.version import version
from ledger_of import read_verdicts
from shell import run

RUN = Run(10, 4, 9, 300, 5, Limits(max_nodes=20), first=70, colours=Colours(4, 3, 2))
TEXTS = ["BGW/GWB", "BGW/BGW", "B", "BG", "GB/WW"]


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "run.sqlite"
    run_batch(RUN, ledger=path)
    return path


def written(*paths):
    """Export ledgers by the command; return the path of the table."""
    table = paths[0].parent / "table.parquet"
    result = run("export", *map(str, paths), "--output", str(table))
    assert (result.exit_code, result.stdout) == (0, "")
    return table


def test_pandas_reads_back_what_the_ledger_holds(path):
    frame = pandas.read_parquet(written(path)).astype(object)
    frame = frame.where(frame.notna(), None)
    verdicts = list(read_verdicts(path))
    assert len(verdicts) == len(frame) == RUN.count
    for verdict, row in zip(verdicts, frame.to_dict("records"), strict=True):
        assert Position.parse(row["board"]) == RUN.position(row["index"])
        for name in ("board", "verdict", "engine", "reason", "nodes", "seconds"):
            assert row[name] == verdict.as_json()[name]
        moves = None if row["moves"] is None else list(row["moves"])
        assert moves == verdict.as_json()["moves"]


def test_parquet_says_of_which_run_it_is(path, tmp_path):
    parts = [tmp_path / "part-1", tmp_path / "part-2"]
    for part, each in enumerate(parts, 1):
        run_batch(RUN.shard(part, 2), ledger=each)
    expected = {"run": 1, "rows": 10, "cols": 4, "pieces": 9}
    expected |= {"black": 4, "green": 3, "white": 2}
    expected |= {"seed": "5", "first": 70, "boards": 300, "keep": "all", "engine": "auto"}
    expected |= {"max_nodes": 20, "table_mb": RUN.limits.table_mb}
    expected |= {"greenest": version(with_ortools=True)}
    for paths in ([path], parts):
        assert json.loads(parquet.read_schema(written(*paths)).metadata[b"runs"]) == [expected]


def test_no_verdicts_are_an_empty_table(tmp_path):
    path = tmp_path / "empty.sqlite"
    with open_book(path, RUN):
        pass
    applying = [name for name in COLUMNS if name not in ("run", *OF_GIVEN)]
    assert list(pandas.read_parquet(written(path)).columns) == applying
    assert len(pandas.read_parquet(written(path))) == 0


def test_boards_may_be_an_arrow_array_and_columns_an_arrow_table():
    verdicts = decide_many(TEXTS)
    rows = [each.as_json() for each in verdicts]
    table = pyarrow.table(verdicts.columns()).to_pylist()
    assert table == [{name: row[name] for name in table[0]} for row in rows]
    for array in (pyarrow.array(TEXTS), pyarrow.chunked_array([TEXTS[:3], TEXTS[3:]])):
        again = [each.as_json() | {"seconds": 0} for each in decide_many(array)]
        assert again == [row | {"seconds": 0} for row in rows]
    labelled = decide_many(pyarrow.array(["BG", None]), errors="coerce")
    assert labelled.status[1] == "unreadable"
