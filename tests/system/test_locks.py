"""A file has one writer at a time, and the next one takes over from a writer that dies."""

import errno
import os
import signal
import subprocess
import sys
import time

import pytest

from checkout import ROOT
from greenest.system import locks
from greenest.system.locks import sole_writer
from shell import names, started

TAKEN = "another process is writing this file"
HOLDER = """
import subprocess, sys, time
from pathlib import Path
from greenest.system.locks import sole_writer

if __name__ == "__main__":
    with sole_writer(Path(sys.argv[1])):
        orphan = [sys.executable, "-c", "import time; time.sleep(60)"]
        worker = subprocess.Popen(orphan, close_fds=False)
        print(worker.pid, flush=True)
        time.sleep(60)
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "run.sqlite"


def is_free(path):
    try:
        with sole_writer(path):
            return True
    except OSError as error:
        if str(error) != TAKEN:
            raise
        return False


def test_a_second_writer_is_refused_by_any_link_and_the_next_is_not(path):
    with sole_writer(path):
        assert names(path.parent) == ["run.sqlite-lock"]
        assert not is_free(path)
        assert is_free(path.with_name("another.sqlite"))
    assert names(path.parent) == []
    assert is_free(path)
    path.touch()
    link = path.with_name("link")
    link.symlink_to(path)
    with sole_writer(link):
        assert not is_free(path)


def test_a_file_is_free_after_an_error_and_beside_an_old_lock_file(path):
    with pytest.raises(KeyboardInterrupt), sole_writer(path):
        raise KeyboardInterrupt
    assert names(path.parent) == []
    path.with_name(f"{path.name}-lock").touch()
    assert is_free(path)
    assert names(path.parent) == []


def test_a_writer_waits_as_long_as_it_was_told_to(path):
    with sole_writer(path):
        started = time.monotonic()
        with pytest.raises(OSError, match=TAKEN), sole_writer(path, patience=0.3):
            pass
        assert time.monotonic() - started >= 0.3


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("link", "link-lock is a symbolic link, and no lock"),
        ("full", "full-lock is not empty, and no lock"),
        ("folder", "folder-lock: not a regular file"),
        ("folder-lock", "not a regular file"),
        ("none/run.sqlite", "there is no folder"),
        ("file/run.sqlite", "there is no folder"),
    ],
)
def test_what_cannot_be_locked_is_refused_and_nothing_made(name, told, tmp_path):
    (tmp_path / "link-lock").symlink_to("nothing")
    (tmp_path / "folder-lock").mkdir()
    (tmp_path / "file").touch()
    (tmp_path / "full-lock").write_text("BGW")
    with pytest.raises(OSError, match=told), sole_writer(tmp_path / name):
        pytest.fail("it was locked")
    assert names(tmp_path) == ["file", "folder-lock", "full-lock", "link-lock"]
    assert (tmp_path / "full-lock").read_text() == "BGW"


def test_a_killed_holder_is_let_go_though_a_process_that_it_started_lives(path):
    with started(sys.executable, "-c", HOLDER, path) as holder:
        assert holder.stdout
        orphan = int(holder.stdout.readline())
        try:
            assert not is_free(path)
            holder.kill()
            holder.wait()
            os.kill(orphan, 0)
            assert is_free(path)
        finally:
            os.kill(orphan, signal.SIGKILL)
    assert names(path.parent) == []


def test_of_many_that_take_turns_no_two_write_at_once(tmp_path):
    """Each process adds one to a number in a file; a simultaneous write would lose one."""
    path = tmp_path / "number"
    path.write_text("0")
    script = (
        "import sys; from pathlib import Path\n"
        "from greenest.system.locks import sole_writer\n"
        "path = Path(sys.argv[1])\n"
        "for _ in range(40):\n"
        "    with sole_writer(path, 60): path.write_text(str(int(path.read_text()) + 1))"
    )
    writers = [subprocess.Popen([sys.executable, "-c", script, path], cwd=ROOT) for _ in range(3)]
    assert [each.wait() for each in writers] == [0, 0, 0]
    assert path.read_text() == "120"


def test_a_lock_that_cannot_be_released_hides_no_other_error(path, monkeypatch):
    def failing(lock, *given, **named):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(locks.FileLock, "release", failing)
    with pytest.raises(KeyError), sole_writer(path):
        raise KeyError
