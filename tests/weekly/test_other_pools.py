"""Why we have workers of our own: the pools of others when processes are lost."""

import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from subprocess import run
from threading import Thread

import pytest
from pebble import ProcessExpired, ProcessPool

from shell import LONGEST_WAIT

OUTLIVED = """
import os, signal, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

def outlive(parent):
    while os.getppid() == parent:
        time.sleep(0.01)
    os.write(1, b"outlived")
    os._exit(0)

pool = ProcessPoolExecutor(1, get_context("fork"))
began = pool.submit(time.sleep, 0)
pool.submit(outlive, os.getpid())  # in the worker's pipe before the first item ends
began.result()
os.kill(os.getpid(), signal.SIGKILL)
"""


def lose_worker(gate):
    gate.read_bytes()
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_lost_worker_costs_an_executor_what_all_others_work_on(tmp_path):
    gate, never = tmp_path / "gate", tmp_path / "never"
    os.mkfifo(gate)
    os.mkfifo(never)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        # The executor learns of its second process when the third item comes.
        items = [pool.submit(lose_worker, each) for each in (gate, never, never)]
        gate.write_bytes(b"")  # once the first worker reads
        for each in items:
            with pytest.raises(BrokenProcessPool):
                each.result(LONGEST_WAIT)


def test_the_workers_of_an_executor_outlive_a_parent_that_is_killed():
    ran = run([sys.executable, "-c", OUTLIVED], capture_output=True, timeout=LONGEST_WAIT)
    assert (ran.returncode, ran.stdout) == (-signal.SIGKILL, b"outlived")


class LostWhileSent:
    """A result whose worker dies when the parent has read a part of it."""

    def __reduce__(self):
        Thread(target=lose_half_read, args=(os.getppid(),)).start()
        return bytes, (bytes(256 << 20),)


def lose_half_read(parent):
    before = bytes_read(parent)
    while bytes_read(parent) < before + (1 << 20):
        pass
    os.kill(os.getpid(), signal.SIGKILL)


def bytes_read(process):
    return int(Path(f"/proc/{process}/io").read_text().split()[1])


def test_a_worker_lost_while_it_answers_costs_pebble_the_whole_pool():
    with ProcessPool(2, context=get_context("fork")) as pool:
        assert isinstance(pool.schedule(LostWhileSent).exception(), ProcessExpired)
        items = [pool.schedule(os.getpid) for _ in range(3)]
        assert all(isinstance(each.exception(), BrokenProcessPool) for each in items)
