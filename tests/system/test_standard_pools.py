"""Why we have workers of our own: the standard library's pools when processes are lost."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import context, get_context

import pytest

if not hasattr(signal, "SIGKILL"):
    pytest.skip("processes are killed in another way here", allow_module_level=True)

ORPHANS = """
import os, signal, time
from concurrent.futures import ProcessPoolExecutor

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 1)
    time.sleep(0.3)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def lose_worker(_):
    os.kill(os.getpid(), signal.SIGKILL)


def test_an_executor_breaks_when_a_worker_is_lost():
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.raises(BrokenProcessPool):
            list(pool.map(lose_worker, [1]))
        with pytest.raises(BrokenProcessPool):
            pool.submit(abs, -1)


def test_the_workers_of_an_executor_outlive_a_parent_that_is_killed():
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE) as parent:
        worker = int(parent.stdout.readline())
        assert parent.wait() == -signal.SIGKILL
        time.sleep(2)
        os.kill(worker, signal.SIGKILL)  # raises ProcessLookupError if it has ended


def test_a_pool_waits_for_ever_for_what_a_lost_worker_had():
    with get_context("spawn").Pool(1) as pool, pytest.raises(context.TimeoutError):
        pool.map_async(lose_worker, [1]).get(2)
