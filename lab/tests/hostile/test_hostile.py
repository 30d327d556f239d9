"""Any input is accepted or refused in one line, fast and in little memory."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from examine import MEGABYTES, Reader, UnfitError, examine, little_memory
from fault_page import PAGE, rows
from readers import READERS

every_reader = pytest.mark.parametrize("reader", READERS.values(), ids=lambda each: each.name)


@every_reader
def test_kept_inputs_are_read_or_refused_in_one_line(reader: Reader) -> None:
    with little_memory():
        accepted = [examine(reader, data) for data in reader.inputs()]
    assert 0 < sum(accepted) < len(accepted)


def says_two_lines(data: bytes) -> None:
    raise ValueError("two\nlines")


@pytest.mark.parametrize(
    ("read", "what"),
    [
        (lambda data: data.decode().split()[7], "IndexError"),
        (lambda data: bytearray(10**10), "MB"),
        (lambda data: sum(range(10**7)), " s: "),
        (says_two_lines, "says"),
    ],
)
def test_what_a_reader_must_not_do_is_noticed(
    read: Callable[[bytes], object], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("examine.SECONDS", 0.02)
    bad = Reader("bad", read, (ValueError,))
    with little_memory(), pytest.raises(UnfitError, match=what):
        examine(bad, b"x")


def test_the_page_tells_of_every_reader() -> None:
    _, _, text = PAGE.read_text("utf-8").partition("\n## Hostile input\n")
    found = rows(text)
    assert found.keys() == {*READERS, "all"}
    del found["all"]
    assert sum(inputs for inputs, _, _ in found.values()) >= 100_000
    for _, memory, unfit in found.values():
        assert memory < MEGABYTES
        assert unfit == 0
