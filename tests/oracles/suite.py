"""Options and fixtures for all tests, and the handling of Ctrl-C.

`pytest --slow` also runs the tests that take minutes, and full samples. `--positions`, `--states`
and `--setups` ask for larger samples. `--update` writes kept files instead of comparing with them.

Hypothesis repeats the same examples unless `--slow` is given, and has no deadline.

A shell that starts `make test` in the background makes it ignore interrupts, and child processes
inherit that. So the handlers are set here.
"""

import gc
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from checkout import ROOT

# What is collected stays to the end, and each sweep of it costs a fourth of the collection.
gc.disable()
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):  # ignored under nohup
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

MEMORY = Path("/dev/shm")
"""A file system in memory, on Linux."""
ROOM = 2 << 30
"""Free bytes that the folder needs. The temporary files of a run take a quarter of them."""


def has_room(folder):
    """Return whether programs in a folder can be run and temporary files have room there."""
    return (
        os.access(folder, os.W_OK)
        and not os.statvfs(folder).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(folder).free > ROOM
    )


# Each commit of a ledger waits for the disk several times.
if "TMPDIR" not in os.environ and has_room(MEMORY):
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

settings.register_profile("slow", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("repeated", settings.get_profile("slow"), derandomize=True, database=None)

SAMPLES = {
    "--positions": (50, "Positions of many kinds that every engine decides."),
    "--forgeries": (1000, "Forged certificates, none of which may be accepted."),
    "--first-position": (0, "The index of the first of them."),
    "--states": (100, "States of random and greedy games of each variant."),
    "--cores": (0, "Explanations of each shape, each with ten times as many recolourings."),
    "--questions": (1, "Questions of each kind to the API, and as many that it must refuse."),
    "--games": (1, "Games of each kind on the page, against opponents."),
    "--texts": (1000, "Texts of boards that three readers read."),
    "--setups": (1, "Setups of nine cells with whole game trees; all 1,680 need 2 GB."),
}
FIRST = (
    "tests/faults/test_faults.py",
    "tests/web/page/test_worker_agrees",
    "tests/study/batches",
    "lab/tests/benchmarks/test_benchmarks.py",
    "tests/commands",
    "tests/docs",
    "tests/web",
)
"""Files that start first, as nothing runs beside a long file at the end."""


def pytest_addoption(parser):
    group = parser.getgroup("greenest")
    group.addoption("--slow", action="store_true", help="Run the slow tests too.")
    group.addoption("--update", action="store_true", help="Write kept files anew.")
    for name, (default, text) in SAMPLES.items():
        group.addoption(name, type=int, default=default, metavar="N", help=text)


def pytest_configure(config):
    settings.load_profile("slow" if config.getoption("--slow") else "repeated")


def pytest_collection_modifyitems(config, items):
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
    if config.getoption("--slow") or "slow" in config.getoption("-m"):
        return
    skip = pytest.mark.skip(reason="slow: takes minutes, and runs with --slow")
    for item in items:
        if item.get_closest_marker("slow"):
            item.add_marker(skip)


def pytest_collection_finish():
    gc.freeze()
    gc.enable()


@pytest.fixture
def unloaded(monkeypatch):
    """Return the loader without any loaded engine, as in a new process."""
    from greenest.solver.loader import LOADER, Loader

    monkeypatch.setattr(LOADER, "__dict__", vars(Loader()))
    return LOADER


@pytest.fixture(scope="session")
def sample(pytestconfig):
    """Return a function from the full size of a sample to its size: a third without `--slow`."""
    share = 1 if pytestconfig.getoption("--slow") else 3
    return lambda count: -(-count // share)


@pytest.fixture(scope="session")
def is_updating(pytestconfig):
    return pytestconfig.getoption("--update")


@pytest.fixture(scope="session")
def checker():
    """Build the verified checker and return its path."""
    if not (shutil.which("coqc") and shutil.which("ocamlopt")):
        pytest.skip("Coq is not installed: apt-get install coq")
    subprocess.run(["make", "checker"], cwd=ROOT, check=True, capture_output=True)
    return ROOT / "build" / "greenest-check"


@pytest.fixture
def in_a_folder_with_examples(tmp_path, monkeypatch):
    """Work in an empty folder with a link to the examples, on a terminal 80 columns wide."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path
