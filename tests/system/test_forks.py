"""Forked workers share what was loaded before, and none outlives whom it belongs to."""

import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from greenest.system.forks import ARE_POSSIBLE
from greenest.system.workers import WorkerLostError, started

pytestmark = pytest.mark.skipif(not ARE_POSSIBLE, reason="processes are spawned here")

LOADED = []
MANY_BYTES = 64 << 20


def load(folder):
    """Load much, which takes a while, and note who did it."""
    LOADED.append(b"1" * MANY_BYTES)
    (folder / str(os.getpid())).touch()


def fail():
    raise LookupError("no three")


def private_bytes(_):
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(1024 * int(each.split()[1]) for each in lines if each.startswith("Private_"))


def size_of_what_is_loaded(_):
    return sum(map(len, LOADED))


def own_number(seconds):
    time.sleep(seconds)
    return os.getpid()


def lost_at_first(folder):
    """End this process, or with a name of "stem" its parent, unless that was done before."""
    if not list(folder.iterdir()):
        (folder / "lost").touch()
        os.kill(os.getppid() if folder.name == "stem" else os.getpid(), signal.SIGKILL)
        time.sleep(60)
    return folder.name


def killed(_):
    os.kill(os.getpid(), signal.SIGKILL)


def all_results(workers, items):
    items = iter(items)
    found = []
    workers.hand_out(items)
    while workers.are_busy:
        found += workers.results()
        workers.hand_out(items)
    return found


def has_ended(number):
    """Tell whether a process is gone, or will be as soon as somebody asks for its exit code."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"


def test_what_is_loaded_ahead_is_loaded_once_and_shared(tmp_path):
    with started(size_of_what_is_loaded, 3, partial(load, tmp_path)) as workers:
        assert all_results(workers, range(6)) == [MANY_BYTES] * 6
    assert len(list(tmp_path.iterdir())) == 1
    with started(private_bytes, 3, partial(load, tmp_path)) as workers:
        assert max(all_results(workers, range(6))) < MANY_BYTES / 2


def test_work_goes_on_if_what_is_loaded_ahead_fails():
    with started(own_number, 2, fail) as workers:
        assert len(set(all_results(workers, [0.3, 0.3]))) == 2


@pytest.mark.parametrize("lost", ["worker", "stem"])
def test_a_lost_worker_is_replaced_and_so_are_all_that_are_lost_with_the_stem(tmp_path, lost):
    folder = tmp_path / lost
    folder.mkdir()
    with started(lost_at_first, 2) as workers:
        assert all_results(workers, [folder] * 4) == [lost] * 4


def test_a_forked_worker_that_is_killed_again_and_again_is_told_with_its_exit_code():
    with (
        started(killed, 2) as workers,
        pytest.raises(WorkerLostError, match=r"exit code -9 \(killed, or out of memory\?\)"),
    ):
        all_results(workers, [1])


def test_forked_workers_end_when_they_are_not_needed_even_at_work():
    with started(own_number, 2) as workers:
        numbers = set(all_results(workers, [0.3, 0.3]))
        workers.hand_out(iter([60, 60]))
        assert not any(map(has_ended, numbers))
    deadline = time.monotonic() + 30
    while not all(map(has_ended, numbers)):
        assert time.monotonic() < deadline, "a worker outlived the work"
        time.sleep(0.02)
