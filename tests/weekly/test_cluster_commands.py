"""With `--cluster` commands give the results of this machine."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import pytest
from distributed import Client

from dask_cluster import Dask
from ledger_of import verdict_columns
from shell import records, run, stopped, wait_until

BATCH = ("batch", "4x4", "--pieces", "8", "--count", "900", "--seed", "5", "--max-nodes", "60")
ENDLESS = ("batch", "6x6", "--pieces", "15", "--count", "9000000", "--seed", "5")


def without_times(lines: list[dict[str, object]]) -> list[dict[str, object]]:
    times = {"seconds", "start_seconds", "boards_per_second"}
    return [{key: line[key] for key in line.keys() - times} for line in lines]


def test_another_server_is_no_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greenest.system.cluster.SCHEDULER_SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        found = run(*BATCH, "--cluster", f"tcp://127.0.0.1:{port}")
    assert found.exit_code == 1
    assert found.stderr.startswith(f"Error: tcp://127.0.0.1:{port}: no scheduler answers (")
    assert len(found.stderr.splitlines()) == 1


def test_a_cluster_finds_what_this_machine_finds(dask: Dask) -> None:
    here = run(*BATCH, "--json", "--each", "--jobs", "1")
    there = run(*BATCH, "--json", "--each", "--cluster", dask.address)
    assert there.exit_code == here.exit_code
    assert sorted(map(str, without_times(records(there)))) == sorted(
        map(str, without_times(records(here)))
    )
    assert there.stderr.startswith(f"cluster {dask.address}: 2 threads")


def test_a_study_on_a_cluster_writes_the_table_of_this_machine(dask: Dask, tmp_path: Path) -> None:
    file = tmp_path / "two.toml"
    file.write_text(run("study", "--example").stdout, "utf-8")
    for folder, where in (("here", ("--jobs", "1")), ("there", ("--cluster", dask.address))):
        into = ("--folder", str(tmp_path / folder))
        assert run("study", str(file), "--scale", "smoke", *where, *into).exit_code == 0
    tables = [sorted((tmp_path / folder).rglob("*.csv")) for folder in ("here", "there")]
    here, there = ([each.read_text() for each in found] for found in tables)
    assert here == there
    assert here


def test_ctrl_c_keeps_what_is_done_and_leaves_the_cluster_idle(dask: Dask, tmp_path: Path) -> None:
    ledger = tmp_path / "run.sqlite"

    def until_some_are_kept(process: subprocess.Popen[str]) -> None:
        wait_until(lambda: ledger.exists() and bool(verdict_columns(ledger)), process)

    code, _, said = stopped(
        *ENDLESS, "--cluster", dask.address, "--ledger", str(ledger),
        once=until_some_are_kept,
    )  # fmt: skip
    assert code == 1
    kept = len(verdict_columns(ledger))
    assert f"stopped after {kept:,} of 9,000,000 boards; {ledger} keeps them" in said
    with Client(dask.address, set_as_default=False) as client:
        wait_until(lambda: not any(client.processing().values()))
