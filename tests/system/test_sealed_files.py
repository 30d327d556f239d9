"""A seal tells whether any bit of a file has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from greenest.system.sealed_files import read_seal, seal_of

CONTENT = b"what is to be kept"
NOTE = b"a note"
WHOLE = CONTENT + seal_of(CONTENT, NOTE)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file"


@pytest.mark.parametrize(
    ("content", "note"), [(CONTENT, NOTE), (b"", b""), (bytes(3 * 2**20 + 5), b"")]
)
def test_a_seal_follows_what_it_is_of(path: Path, content: bytes, note: bytes) -> None:
    path.write_bytes(content + note)
    assert read_seal(path) is None
    path.write_bytes(content + seal_of(content, note))
    assert read_seal(path) == (note, len(content))


def test_a_bit_that_changed_breaks_a_seal(path: Path) -> None:
    for bit in range(8 * len(WHOLE)):
        changed = bytearray(WHOLE)
        changed[bit // 8] ^= 1 << bit % 8
        path.write_bytes(changed)
        assert read_seal(path) is None


def test_what_was_cut_or_added_breaks_a_seal(path: Path) -> None:
    for other in (*(WHOLE[:size] for size in range(len(WHOLE))), WHOLE + b"\0", WHOLE[1:]):
        path.write_bytes(other)
        assert read_seal(path) is None
