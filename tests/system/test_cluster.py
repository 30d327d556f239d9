"""A cluster does what processes do, and gives the reason for a failure in one line."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")

import dask

from dask_cluster import Dask, certified, free_port
from greenest.system.clusters import cluster
from greenest.system.clusters.cluster import (
    Cluster,
    ClusterError,
    check_versions,
    connected,
    versions,
)
from greenest.system.workers import Executor, ProcessExecutor, as_completed, in_order


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def executor(dask: Dask, told: list[str]) -> Iterator[Cluster]:
    with connected(dask.address, told.append) as there:
        yield there


def squared(number: int) -> tuple[int, int]:
    if number == 13:
        raise LookupError("no thirteen")
    return number * number, os.getpid()


def slow_once(path: str) -> str:
    """Wait, the first time, as long as the file exists."""
    try:
        Path(path).touch(exist_ok=False)
    except FileExistsError:
        return path
    for _ in range(6000):
        if not Path(path).exists():
            break
        time.sleep(0.01)
    return "late"


def test_items_are_done_by_workers_and_come_back_in_order(
    executor: Cluster, told: list[str]
) -> None:
    with in_order(executor, squared, range(10)) as results:
        found = list(results)
    assert [square for square, _ in found] == [number * number for number in range(10)]
    assert os.getpid() not in {process for _, process in found}
    assert told[0].startswith(f"cluster {executor.address}: 2 threads, dashboard http://127.0.0.1:")


def test_no_more_items_are_taken_than_may_be_in_hand(executor: Cluster) -> None:
    items = iter(range(100))
    with executor.started(squared) as workers:
        assert not workers.is_busy
        workers.submit(items)
        assert next(items) == workers.capacity == 4
        while workers.is_busy:
            workers.results()


@pytest.mark.parametrize("kind", ["processes", "cluster"])
def test_what_the_work_raises_is_raised(kind: str, executor: Cluster) -> None:
    workers: Executor = executor if kind == "cluster" else ProcessExecutor(2)
    with (
        pytest.raises(LookupError, match="no thirteen"),
        as_completed(workers, squared, [13]) as found,
    ):
        list(found)


def test_an_item_that_stays_away_is_done_by_an_idle_worker(
    executor: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "OVERDUE_SECONDS", 0.1)
    path = str(tmp_path / "begun")
    with in_order(executor, slow_once, [path]) as results:
        assert list(results) == [path]
    Path(path).unlink()


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_what_is_late_and_done_twice_takes_nothing_else_along(
    executor: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask fetches results together; a result that is given up must not end the others."""
    monkeypatch.setattr(cluster, "OVERDUE_SECONDS", 0.02)
    everybody = tuple(executor.client.scheduler_info(n_workers=-1)["workers"])
    monkeypatch.setattr(executor, "_look", partial(asyncio.sleep, 0))
    monkeypatch.setattr(executor, "_idle", everybody)
    naps = [0.01 * (number % 7) for number in range(100)]
    with in_order(executor, nap, naps) as results:
        assert list(results) == naps


def test_versions_that_differ_are_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    check_versions(versions(), "tcp://there")
    other = {**versions(), "numba": "0.1", "python": "2.7"}
    with pytest.raises(ClusterError) as refused:
        check_versions(other, "tcp://there")
    ours = versions()
    assert str(refused.value) == (
        f"worker tcp://there: python is {ours['python']} there and 2.7 here, "
        f"numba is {ours['numba']} there and 0.1 here"
    )


@pytest.mark.parametrize("what", ["greenest", "sources"])
def test_a_worker_of_another_version_is_refused_before_it_works(
    executor: Cluster, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    other = {**versions(), what: "0.0"}
    monkeypatch.setattr(cluster, "versions", lambda: other)
    with (
        pytest.raises(ClusterError, match=rf"worker tls://.*: {what} is .* there and 0\.0 here"),
        in_order(executor, squared, [1]) as results,
    ):
        list(results)


def test_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.2)
    for address in (f"tcp://127.0.0.1:{free_port()}", "tcp://127.0.0.1", "pigeon://loft"):
        with pytest.raises(ClusterError) as refused, connected(address, print):
            pytest.fail("there is no such cluster")
        assert str(refused.value).startswith(f"{address}: no scheduler answers")
        assert "\n" not in str(refused.value)


def refusal(address: str, settings: dict[str, object]) -> str:
    """Return the reason why there is no connection under changed settings of Dask."""
    with (
        dask.config.set(settings),
        pytest.raises(ClusterError) as refused,
        connected(address, print),
    ):
        pytest.fail("that is not allowed")
    assert "\n" not in str(refused.value)
    return str(refused.value).removeprefix(f"{address}: ")


def test_certificates_that_are_missing_or_of_others_are_told(
    executor: Cluster, tmp_path: Path
) -> None:
    tls = "distributed.comm.tls"
    assert refusal(executor.address, {f"{tls}.ca-file": None}).startswith(
        "distributed.comm.tls lacks certificates (ca-file None, client.cert /"
    )
    assert refusal(executor.address, {f"{tls}.client.key": str(tmp_path / "gone")}).startswith(
        "distributed.comm.tls: No such file or directory (ca-file /"
    )
    others = certified(tmp_path)
    assert refusal(executor.address, others) == (
        f"certificates do not match: the scheduler's and {tmp_path}/certificate.pem "
        f"have to be signed by {tmp_path}/certificate.pem"
    )


def test_a_connection_that_is_not_encrypted_is_warned_of(
    executor: Cluster,
    told: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.2)
    assert not told[0].startswith("warning")
    address = executor.address.replace("tls:", "tcp:")
    assert refusal(address, {"distributed.comm.require-encryption": True}) == (
        "Dask's configuration requires tls://"
    )
    assert not capsys.readouterr().out
    assert refusal(address, {}).startswith("no scheduler answers (the connection is closed there")
    assert capsys.readouterr().out == (
        f"warning: {address} is neither encrypted nor authenticated: anyone who reaches it can run "
        "programs on its workers and here; tls:// prevents that\n"
    )


def test_a_worker_is_not_taken_for_a_scheduler(executor: Cluster) -> None:
    address = next(iter(executor.client.scheduler_info(n_workers=-1)["workers"]))
    with (
        pytest.raises(ClusterError, match=r"no scheduler answers \(a worker does\)"),
        connected(address, print),
    ):
        pytest.fail("that is no scheduler")


def test_a_scheduler_that_stays_away_ends_the_work_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "RETURN_SECONDS", 1.0)
    with (
        Dask(tmp_path, workers=0) as lost,
        connected(lost.address, print) as executor,
        executor.started(squared) as workers,
    ):
        workers.submit(iter([1]))
        lost.stop_scheduler(signal.SIGTERM)
        with pytest.raises(ClusterError, match="the scheduler is gone, and was not back in 1 s"):
            workers.results()


def test_a_scheduler_lost_as_soon_as_it_has_answered_is_asked_again(
    dask: Dask, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    look, failures = Cluster._look, iter([OSError("connection reset"), AttributeError("address")])

    async def fail_at_first(self: Cluster) -> None:
        for each in failures:
            raise each
        await look(self)

    monkeypatch.setattr(Cluster, "_look", fail_at_first)
    with connected(dask.address, told.append):
        assert told[0].startswith(f"cluster {dask.address}: 2 threads")


class Lost:
    """A future of Dask with a result that cannot be fetched, or with failed work."""

    def __init__(self, status: str) -> None:
        self.status = status

    def __await__(self) -> Iterator[None]:
        yield from asyncio.sleep(0).__await__()
        raise OSError("stream is closed")


def test_a_connection_lost_while_fetching_is_no_error_of_the_work() -> None:
    assert isinstance(asyncio.run(cluster._fetched(Lost("finished"))), cluster._Forgotten)
    with pytest.raises(OSError, match="stream is closed"):
        asyncio.run(cluster._fetched(Lost("error")))
