"""Whatever happens to a cluster, a batch ends as if nothing had, or says so and can go on.

`make slow NAME=faults-cluster` does fifty times what is done here once or twice, and prints the
table that docs/cluster.md shows. Each run is disturbed once, at a random moment: before it begins,
when a random number of its boards is decided, or a random while later.
"""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")

if not hasattr(signal, "SIGSTOP"):
    pytest.skip("no process can be stopped and go on here", allow_module_level=True)

from checkout import ROOT
from dask_cluster import Dask
from greenest.solver.verdict import Limits
from greenest.study.batches import pace
from greenest.study.batches.batch import BatchError, run_batch
from greenest.study.batches.run import Run
from greenest.system.clusters import cluster
from greenest.system.clusters.cluster import connected
from ledger_of import content

RUN = Run(rows=6, cols=6, pieces=12, count=6000, seed=8, limits=Limits(max_nodes=300))
"""About a second of work, which comes in some thirty parts."""
KEEPS = ("all", "unsolved")

CLIENT = """
import sys
from pathlib import Path
from test_cluster_faults import RUN, in_small_parts, run_on
in_small_parts(setattr)
seen = 0
def progress(boards):
    global seen
    seen += boards
    print(seen, flush=True)
run_on(sys.argv[1], Path(sys.argv[2]), sys.argv[3], progress)
"""


class Ending(NamedTuple):
    """How a disturbed run ended: by itself or with what it said, and whether as undisturbed."""

    how: str
    is_equal: bool


def in_small_parts(put):
    """Have a run come in many parts, and what is late be noticed soon."""
    put(pace, "FIRST_BOARDS", 2)
    put(pace, "SHORTEST_SECONDS", 0.02)
    put(cluster, "OVERDUE_SECONDS", 0.5)
    put(cluster, "LOOK_SECONDS", 0.2)


def run_on(address, ledger, keep, progress):
    with connected(address, lambda line: None) as executor:
        run_batch(RUN, ledger=ledger, progress=progress, keep=keep, cluster=executor)


class Moment:
    """A moment of a run: a number of its boards, and a while after these are decided."""

    def __init__(self, draw):
        self.boards = max(int(draw.uniform(-0.2, 1) * RUN.count), 0)
        self.while_after = draw.uniform(0, 0.3 if self.boards == 0 else 0.05)
        self.reached = threading.Event()
        self.ended = threading.Event()
        self._seen = 0
        self.count(0)

    def count(self, boards):
        """Note what was decided."""
        self._seen += boards
        if self._seen >= self.boards:
            self.reached.set()

    def wait(self):
        """Wait for it."""
        self.reached.wait()
        time.sleep(self.while_after)


Disturb = Callable[[Dask, Moment, random.Random], None]


def kill_a_worker(dask, moment, draw):
    moment.wait()
    draw.choice(dask.workers).kill()


def restart_the_scheduler(dask, moment, draw):
    moment.wait()
    dask.stop_scheduler(draw.choice([signal.SIGKILL, signal.SIGTERM]))
    time.sleep(draw.uniform(0, 1))
    dask.start_scheduler()


def stall_a_worker(dask, moment, draw):
    """Stop it for a while, or until the run has ended without it."""
    moment.wait()
    worker = draw.choice(dask.workers)
    worker.send_signal(signal.SIGSTOP)
    moment.ended.wait(draw.choice([draw.uniform(0.05, 1), None]))
    worker.send_signal(signal.SIGCONT)


def disturbed(disturb, dask, ledger, keep, draw):
    """Disturb a run, and go on with it if it gave up; return how it ended."""
    moment = Moment(draw)
    fault = threading.Thread(target=disturb, args=(dask, moment, draw))
    fault.start()
    try:
        run_on(dask.address, ledger, keep, moment.count)
        how = "ended by itself"
    except (BatchError, cluster.ClusterError):
        how = "refused in one line, and went on when asked again"
    finally:
        moment.reached.set()
        moment.ended.set()
        fault.join()
    dask.wait(1)
    run_on(dask.address, ledger, keep, moment.count)
    return how


def client_killed(dask, ledger, keep, draw):
    """Kill the process that writes the ledger, and start it again."""
    moment = Moment(draw)
    process = subprocess.Popen(
        [sys.executable, "-c", CLIENT, dask.address, str(ledger), keep],
        cwd=ROOT,
        env=dask.environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    for line in process.stdout:
        if int(line) >= moment.boards:
            break
    time.sleep(moment.while_after)
    process.kill()
    process.communicate()
    run_on(dask.address, ledger, keep, moment.count)
    return "went on when asked again" if process.returncode else "had ended before"


FAULTS = {
    "worker killed": kill_a_worker,
    "scheduler stopped, started again": restart_the_scheduler,
    "client killed": None,
    "worker stalled": stall_a_worker,
}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """What one process of this machine writes."""
    folder = tmp_path_factory.mktemp("undisturbed")
    for keep in KEEPS:
        run_batch(RUN, 1, folder / keep, keep=keep)
    return {keep: content(folder / keep) for keep in KEEPS}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_disturbed_run_ends_as_if_undisturbed(
    fault, dask, undisturbed, tmp_path, pytestconfig, monkeypatch
):
    in_small_parts(monkeypatch.setattr)
    endings = Counter()
    for number in range(pytestconfig.getoption("--kills")):
        draw = random.Random(f"{fault} {number}")
        keep, ledger = KEEPS[number % 2], tmp_path / f"{number}.sqlite"
        dask.wait(1)
        disturb = FAULTS[fault]
        if disturb:
            how = disturbed(disturb, dask, ledger, keep, draw)
        else:
            how = client_killed(dask, ledger, keep, draw)
        ending = Ending(how, content(ledger) == undisturbed[keep])
        endings[ending] += 1
        told = "" if ending.is_equal else ", and the ledger is another"
        print(f"{fault}, run {number + 1}: {ending.how}{told}", flush=True)
        ledger.unlink()
    for ending, times in sorted(endings.items()):
        print(
            f"| {fault} | {times} | {ending.how} | {'yes' if ending.is_equal else 'NO'} |",
            flush=True,
        )
    assert all(ending.is_equal for ending in endings)
