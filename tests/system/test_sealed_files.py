"""A seal tells whether any bit of a file has changed, and is never in the way."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from greenest.system.sealed_files import read_seal, seal, seal_of, unseal

CONTENT = b"what is to be kept"
NOTE = b"a note"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_bytes(CONTENT)
    seal(path, NOTE)
    return path


def test_a_seal_follows_what_it_is_of(path: Path) -> None:
    found = read_seal(path)
    assert found == (NOTE, len(CONTENT))
    assert path.read_bytes().startswith(CONTENT + NOTE)
    unseal(path, found.size)
    assert path.read_bytes() == CONTENT
    assert read_seal(path) is None


def test_a_seal_can_be_written_with_its_content(path: Path) -> None:
    assert path.read_bytes() == CONTENT + seal_of(CONTENT, NOTE)


def test_a_bit_that_changed_breaks_a_seal(path: Path) -> None:
    whole = path.read_bytes()
    for bit in range(8 * len(whole)):
        changed = bytearray(whole)
        changed[bit // 8] ^= 1 << bit % 8
        path.write_bytes(changed)
        assert read_seal(path) is None


def test_what_was_cut_or_added_breaks_a_seal(path: Path) -> None:
    whole = path.read_bytes()
    for other in (*(whole[:size] for size in range(len(whole))), whole + b"\0", whole[1:]):
        path.write_bytes(other)
        assert read_seal(path) is None


def test_a_file_may_be_empty_or_long(path: Path) -> None:
    for content in (b"", bytes(3 * 2**20 + 5)):
        path.write_bytes(content)
        seal(path, b"")
        assert read_seal(path) == (b"", len(content))


@pytest.mark.skipif(sys.platform == "win32", reason="a process has no limits there")
def test_a_seal_for_which_there_is_no_room_leaves_nothing(path: Path) -> None:
    import resource

    path.write_bytes(CONTENT)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(CONTENT) + 10, limits[1]))
    try:
        with pytest.raises(OSError, match="seal"):
            seal(path, NOTE)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == CONTENT
