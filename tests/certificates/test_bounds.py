"""Checks stay within their limits of time and memory, and within what the file's size justifies."""

import gzip
import tracemalloc
from itertools import count

import pytest

from forging import levels_without_an_end, repeated_step, sealed, text_of
from greenest.certificates import reading
from greenest.certificates.checker import Bounds, LimitError, RefusedError, check_file
from greenest.certificates.reading import Meter
from greenest.games.pyramids.position import Position
from greenest.solver.certify import write_certificate
from greenest.solver.decide import decide
from processor_time import quickest
from samples import balanced

SECONDS_PER_BYTE = 20e-6
"""The docs promise a quarter of it. A busy machine with coverage may be four times as slow."""
BYTES_PER_BYTE = 25
SPARE_SECONDS = 0.2


@pytest.fixture(scope="module")
def dense():
    """Return a forged certificate whose upper levels are complete; the others are missing."""
    start = balanced(5, 5, 18, 1)
    *levels, last = levels_without_an_end(start, most=6)
    return sealed(text_of(start, [*levels, last[:-1]]))


@pytest.fixture(scope="module")
def steps():
    """Return a forged certificate of endless steps, each with the literals of most variables."""
    start = Position.parse("/".join(["BGWBGW"] * 6))
    return "".join(repeated_step(start, 4000, 600)).encode()


def write(folder, content):
    path = folder / "proof"
    path.write_bytes(content)
    return path


def error_of(path, bounds=None):
    """Return the reason why a file is refused."""
    with pytest.raises((RefusedError, LimitError)) as found:
        check_file(path, bounds)
    return found.value


@pytest.mark.parametrize("most", [0.01, float("nan")])
def test_time_is_kept(tmp_path, dense, most):
    path = write(tmp_path, dense)
    error, spent = quickest(lambda: error_of(path, Bounds(max_seconds=most)), 0.5)
    assert isinstance(error, LimitError)
    assert f"stopped after {most:g} s, the limit of time" in str(error)
    assert spent < 0.5


def test_time_is_kept_while_captures_are_replayed(tmp_path, monkeypatch):
    write_certificate(decide(Position.parse("BGW" * 600)), tmp_path / "proof")
    monkeypatch.setattr(reading, "perf_counter", count().__next__)  # a second for each look
    with pytest.raises(LimitError, match="stopped after 5 s"):
        check_file(tmp_path / "proof", Bounds(max_seconds=5))


@pytest.mark.parametrize(("name", "most"), [("dense", 1), ("steps", 20)])
def test_memory_is_kept(tmp_path, request, name, most):
    path = write(tmp_path, request.getfixturevalue(name))
    tracemalloc.start()
    with pytest.raises(LimitError, match=f"stopped at {most} MB, the limit of memory"):
        check_file(path, Bounds(max_memory=most))
    assert tracemalloc.get_traced_memory()[1] < 2.5 * most * 2**20
    tracemalloc.stop()


def test_what_is_metered_is_what_is_taken(tmp_path, dense, monkeypatch):
    """An estimate that is too small makes the bound useless; one too large refuses good files."""
    most = 0
    look = Meter.look

    def noticed(self, growing=0):
        nonlocal most
        most = max(most, self.kept + growing)
        look(self, growing)

    monkeypatch.setattr(Meter, "look", noticed)
    path = write(tmp_path, dense)
    tracemalloc.start()
    with pytest.raises(RefusedError):
        check_file(path)
    taken = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert taken - 2**20 < most < 2 * taken


def test_a_refusal_costs_what_the_file_is_long(tmp_path, dense):
    path = write(tmp_path, gzip.compress(dense))
    most = SPARE_SECONDS + SECONDS_PER_BYTE * len(dense)
    error, spent = quickest(lambda: error_of(path), most)
    assert isinstance(error, RefusedError)
    assert spent < most
    tracemalloc.start()
    with pytest.raises(RefusedError):
        check_file(path)
    assert tracemalloc.get_traced_memory()[1] < 2**20 + BYTES_PER_BYTE * len(dense)
    tracemalloc.stop()


def test_members_of_any_length_are_metered(tmp_path):
    """The length of a member is metered before the member is judged."""
    start = balanced(4, 4, 16, 1)
    head = f"greenest certificate 2\nboard {start}\nverdict unsolvable\nlevel 16 members 1\n"
    below = "".join(f"{number:02}{'x' * 2000}\n" for number in range(32))
    text = f"{head}{start.cells}\nlevel 15 members 32\n{below}"
    with pytest.raises(RefusedError, match="line 6: "):
        check_file(write(tmp_path, sealed(text)))


def test_no_limit_is_met_by_what_is_short():
    Meter(Bounds(max_seconds=60, max_memory=1)).look(2**20)
    with pytest.raises(LimitError):
        Meter(Bounds(max_seconds=60, max_memory=1)).look(2**20 + 1)
