"""Compiled functions are kept where possible, and kept files are checked before use."""

import importlib.util
import os
import pickle
import subprocess
import sys
from itertools import count
from shutil import rmtree

import pytest

from greenest.solver.kernels import cache

SOURCE = """
from greenest.solver.kernels.cache import compiled, helper

@helper()
def inner(number):
    return number * 2

@compiled()
def double(number):
    return inner(number)
"""
NUMBERS = count()


@pytest.fixture(autouse=True)
def folders(tmp_path, monkeypatch):
    """Return a source folder and a home folder; no message was given yet."""
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "small.py").write_text(SOURCE)
    for name in ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    monkeypatch.setattr(cache, "SAID", set())
    cache.edition.cache_clear()
    cache.announce_compiling()
    return tmp_path


def program(folder):
    """Import the source as a new process would."""
    path = folder / "source" / "small.py"
    spec = importlib.util.spec_from_file_location(f"small{next(NUMBERS)}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def is_loaded(folder):
    """Call the function in a new program; return whether it was loaded and not compiled."""
    double = program(folder).double
    assert double(21) == 42
    return bool(sum(double.stats.cache_hits.values()))


def files(folder):
    return sorted(folder.rglob("*.nbc"))


def is_blocked(folder):
    """Put a file in the place of the folder."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("")


def test_a_function_is_kept_beside_its_source_with_its_helpers_and_loaded(folders, caplog):
    """It is told once that something is compiled."""
    cache.announce_compiling.cache_clear()
    assert program(folders).inner("ab") == "abab"
    assert [is_loaded(folders), is_loaded(folders)] == [False, True]
    (file,) = files(folders)
    assert file.parent == folders / "source" / "__pycache__"
    assert file.name.startswith("small.double")
    (line,) = caplog.messages
    assert line.startswith("compiling, once after installing")


def test_each_kind_of_argument_is_a_file_of_its_own_and_none_is_taken_for_another(folders):
    double = program(folders).double
    double(1)
    double(0.5)
    again = program(folders).double
    assert (again(0.25), again(3)) == (0.5, 6)
    assert sum(again.stats.cache_hits.values()) == 2
    first, second = files(folders)
    whole = first.read_bytes()
    first.write_bytes(second.read_bytes())
    second.write_bytes(whole)
    again = program(folders).double
    assert (again(0.25), again(3)) == (0.5, 6)
    assert not sum(again.stats.cache_hits.values())


def test_what_was_compiled_of_an_edited_source_is_replaced(folders):
    is_loaded(folders)
    before = files(folders)
    path = folders / "source" / "small.py"
    path.write_text(SOURCE.replace("number * 2", "number + number"))
    cache.edition.cache_clear()
    assert not is_loaded(folders)
    assert len(files(folders)) == len(before)
    assert not set(files(folders)) & set(before)


def test_where_the_source_has_no_room_the_users_cache_folder_is_used(folders, caplog):
    is_blocked(folders / "source" / "__pycache__")
    assert [is_loaded(folders), is_loaded(folders)] == [False, True]
    assert {path.parents[2] for path in files(folders)} <= {
        folders / "home",
        folders / "home" / ".cache",
        folders / "home" / "Library",
    }
    if os.name != "nt":
        assert {path.parent.stat().st_mode & 0o777 for path in files(folders)} == {0o700}
    assert not caplog.messages


def test_the_folder_that_the_user_names_is_the_only_one(folders, monkeypatch, caplog):
    is_loaded(folders)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folders / "named"))
    assert [is_loaded(folders), is_loaded(folders)] == [False, True]
    assert len(files(folders / "named")) == 1
    rmtree(folders / "named")
    is_blocked(folders / "named")
    assert not is_loaded(folders)
    assert str(folders / "named") in caplog.text


def test_without_any_place_that_is_said_once_and_it_goes_on(folders, caplog):
    is_blocked(folders / "source" / "__pycache__")
    is_blocked(folders / "home")
    assert [is_loaded(folders), is_loaded(folders)] == [False, False]
    (line,) = caplog.messages
    assert line.startswith("note: compiled code cannot be kept (")
    assert str(folders / "source" / "__pycache__") in line
    assert str(folders / "home") in line


class Bomb:
    """An object that must not be unpickled."""

    def __reduce__(self):
        return os._exit, (99,)


def flipped(content):
    found = bytearray(content)
    found[len(found) // 2] ^= 1
    return bytes(found)


def test_a_damaged_file_is_noticed_and_written_anew(folders, caplog):
    is_loaded(folders)
    (path,) = files(folders)
    whole = path.read_bytes()
    for damaged in (b"", whole[:-1], flipped(whole), pickle.dumps(Bomb())):
        path.write_bytes(damaged)
        cache.SAID.clear()
        assert [is_loaded(folders), is_loaded(folders)] == [False, True]
        (line,) = caplog.messages
        assert line.startswith("note: compiled code was damaged on disk and is compiled anew (")
        caplog.clear()
    assert files(folders) == [path]


AT_ONCE = """
import sys
sys.path.insert(0, sys.argv[1])
import small
kinds = [1, 0.5, 1j]
for each in kinds[::int(sys.argv[2])]:
    assert small.double(each) == each * 2
print(sum(small.double.stats.cache_hits.values()))
"""


def at_once(folder, orders, **rest):
    return [
        subprocess.Popen(
            [sys.executable, "-c", AT_ONCE, folder / "source", order],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **rest,
        )
        for order in orders
    ]


def test_two_first_runs_at_once_leave_what_a_third_can_load(folders):
    for process in at_once(folders, ["1", "-1"]):
        _, said = process.communicate()
        assert (process.returncode, said.count("\n")) == (0, 1)
        assert said.startswith("compiling, once after installing")
    assert len(files(folders)) == 3
    (third,) = at_once(folders, ["1"])
    assert third.communicate() == ("3\n", "")
    left = set((folders / "source" / "__pycache__").iterdir()) - set(files(folders))
    assert {path.suffix for path in left} <= {".pyc"}


@pytest.mark.skipif(os.name == "nt", reason="there is no such limit there")
def test_a_full_disk_is_said_once_and_leaves_nothing(folders, monkeypatch):
    import resource

    # There is no room for what coverage measures either, and it would say so.
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)

    def no_room():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    (process,) = at_once(folders, ["1"], preexec_fn=no_room)
    answer, said = process.communicate()
    assert (process.returncode, answer) == (0, "0\n")
    compiling, note = said.splitlines()
    assert compiling.startswith("compiling, once after installing")
    assert note.startswith("note: compiled code cannot be kept")
    assert not files(folders)
    assert not [path for path in folders.rglob("*") if path.name.startswith(".small")]
