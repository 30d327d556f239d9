"""Packages that others wrote read what is written here, and compute the same."""

import duckdb
import pandas
import pytest
from frictionless import validate
from statsmodels.stats.proportion import proportion_confint

from checkout import ROOT
from greenest.play.intervals import clopper_pearson, wilson
from greenest.solver.verdict import Limits
from greenest.study.batches.batch import run_batch
from greenest.study.export.formats import FORMATS, export, read_table
from greenest.study.run import Run
from shell import run


def flaws(folder):
    """Return what frictionless finds wrong with the data package in a folder."""
    found = validate("datapackage.json", basepath=str(folder))
    return found.flatten(["title", "message"])


def test_the_published_data_package_is_valid():
    assert flaws(ROOT / "results") == []


def test_the_data_package_of_a_study_is_valid_until_a_table_differs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.toml").write_text(run("study", "--example").stdout, "utf-8")
    study = ("study", "my.toml", "--scale", "smoke", "--jobs", "1", "--folder", "my")
    for command in (study, ("report", "--folder", "my")):
        assert run(*command).exit_code == 0
    assert flaws(tmp_path / "my") == []
    table = next((tmp_path / "my").rglob("*.csv"))
    table.write_text(table.read_text("utf-8").replace("1", "2"), "utf-8")
    assert flaws(tmp_path / "my") != []


@pytest.mark.parametrize("form", FORMATS)
def test_duckdb_reads_every_format_of_export_as_pandas_does(tmp_path, form):
    ledger, table = tmp_path / "run.sqlite", tmp_path / f"table.{form}"
    run_batch(Run(10, 4, 9, 300, 5, Limits(max_nodes=20)), ledger=ledger)
    with table.open("wb") as stream, read_table([ledger], None) as found:
        export(found, form, found.names, stream)
    view = duckdb.sql(f"SELECT * EXCLUDE moves FROM '{table}' ORDER BY index").df()
    read = {"csv": pandas.read_csv, "parquet": pandas.read_parquet}
    frame = read.get(form, lambda path: pandas.read_json(path, lines=True))(table)
    pandas.testing.assert_frame_equal(view, frame.drop(columns="moves"), check_dtype=False)


@pytest.mark.parametrize("counts", [(0, 0, 20), (7, 0, 20), (7, 5, 20), (999, 1, 1000)])
@pytest.mark.parametrize(("method", "theirs"), [(wilson, "wilson"), (clopper_pearson, "beta")])
def test_statsmodels_finds_the_same_intervals(method, theirs, counts):
    """Undecided boards count as unsolvable for the lower end and as solvable for the upper."""
    solvable, undecided, count = counts
    low, _ = proportion_confint(solvable, count, method=theirs)
    _, high = proportion_confint(solvable + undecided, count, method=theirs)
    assert method(*counts) == pytest.approx((low, high), abs=1e-12)
