"""A cluster does what this machine does, does lost work again, and says in one line what fails."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from distributed import Client

from dask_cluster import Dask, free_port
from greenest.solver.verdict import Limits
from greenest.study.batches import batch
from greenest.study.batches.batch import run_batch
from greenest.study.run import Run
from greenest.system import cluster
from greenest.system.cluster import connected
from greenest.system.workers import Pool, WorkerLostError, as_completed
from ledger_of import content, verdict_columns
from shell import records, run, stopped, wait_until

RUN = Run(rows=6, cols=6, pieces=12, count=6000, seed=8, limits=Limits(max_nodes=300))
"""About a second of work, which comes in some thirty parts."""
BATCH = ("batch", "4x4", "--pieces", "8", "--count", "900", "--seed", "5", "--max-nodes", "60")
ENDLESS = ("batch", "6x6", "--pieces", "15", "--count", "9000000", "--seed", "5")


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    """Start a Dask scheduler and two workers as processes of this machine."""
    with Dask(tmp_path_factory.mktemp("dask")) as processes:
        yield processes


@pytest.fixture
def workers(dask: Dask) -> Iterator[Pool]:
    with connected(dask.address, print) as start, start() as workers:
        yield workers


def squared(number: int) -> tuple[int, int]:
    if number == 13:
        raise LookupError("no thirteen")
    if number == 14:
        raise OSError("no fourteen")
    return number * number, os.getpid()


def test_items_are_done_by_workers_and_come_back_with_their_places(workers: Pool) -> None:
    found = sorted(as_completed(workers, squared, range(10)))
    assert [(number, square) for number, (square, _) in found] == [(n, n * n) for n in range(10)]
    assert os.getpid() not in {process for _, (_, process) in found}


def test_no_more_items_are_taken_than_may_be_in_hand(workers: Pool) -> None:
    jobs = (partial(squared, number) for number in range(10))
    assert not workers.results()
    workers.submit(jobs)
    assert next(jobs)()[0] == workers.capacity**2 == 16
    while workers.results():
        pass


@pytest.mark.parametrize(("number", "error"), [(13, LookupError), (14, OSError)])
def test_what_the_work_raises_is_raised(workers: Pool, number: int, error: type[Exception]) -> None:
    with pytest.raises(error, match="no "):
        list(as_completed(workers, squared, [number]))


def test_a_worker_of_other_sources_is_refused_before_it_works(
    workers: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "digest", lambda: "other")
    with pytest.raises(WorkerLostError, match=r"a worker has other sources .*, here other"):
        list(as_completed(workers, squared, [1]))


def test_where_no_scheduler_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SCHEDULER_SECONDS", 0.2)
    for address in (f"tcp://127.0.0.1:{free_port()}", "pigeon://loft", "tls://127.0.0.1:8786"):
        with pytest.raises(WorkerLostError) as refused, connected(address, print):
            pytest.fail("there is no such cluster")
        assert str(refused.value).startswith(f"{address}: no scheduler answers")
        assert "\n" not in str(refused.value)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        found = run(*BATCH, "--cluster", address)
    assert found.exit_code == 1
    assert found.stderr.startswith(f"Error: {address}: no scheduler answers (")
    assert len(found.stderr.splitlines()) == 1


def test_a_scheduler_that_stays_away_ends_the_work_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "SCHEDULER_SECONDS", 1.0)
    with (
        Dask(tmp_path, workers=1) as lost,
        connected(lost.address, print) as start,
        start() as workers,
    ):
        workers.submit(iter([partial(squared, 1)]))
        lost.stop()
        with pytest.raises(WorkerLostError, match="the scheduler is gone, and was not back in 1 s"):
            workers.results()


def kill_a_worker(dask: Dask) -> None:
    os.kill(dask.processes()[0], signal.SIGKILL)


@pytest.mark.parametrize("disturb", [kill_a_worker, lambda dask: dask.stop() or dask.start()])
def test_a_disturbed_batch_writes_the_ledger_of_this_machine(
    disturb, dask: Dask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "FIRST_BOARDS", 2)
    monkeypatch.setattr(batch, "SHORTEST_SECONDS", 0.02)
    here, there = tmp_path / "here", tmp_path / "there"
    run_batch(RUN, 1, here)
    begun = threading.Event()
    fault = threading.Thread(target=lambda: begun.wait() and disturb(dask))
    fault.start()
    with connected(dask.address, print) as executor:
        run_batch(RUN, ledger=there, progress=lambda boards: begun.set(), cluster=executor)
    fault.join()
    dask.processes()
    assert content(there) == content(here)


def test_a_cluster_finds_what_this_machine_finds(dask: Dask) -> None:
    here = run(*BATCH, "--json", "--each", "--jobs", "1")
    there = run(*BATCH, "--json", "--each", "--cluster", dask.address)
    assert there.exit_code == here.exit_code
    times = dict.fromkeys(("seconds", "start_seconds", "boards_per_second"))
    one, other = (sorted(str(each | times) for each in records(found)) for found in (here, there))
    assert one == other
    assert there.stderr.startswith(f"cluster {dask.address}, threads: 2")


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
