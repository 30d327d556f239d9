"""A seal shows whether any bit of a file has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from greenest.system.sealed_files import is_sealed, seal

CONTENT = b"what is to be kept"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_bytes(CONTENT)
    return path


@pytest.fixture
def whole(path: Path) -> bytes:
    seal(path, len(CONTENT))
    return path.read_bytes()


@pytest.mark.parametrize("content", [CONTENT, b"", bytes(3 * 2**20 + 5)])
def test_a_seal_follows_what_it_is_of_and_replaces_another(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert not is_sealed(path)
    for _ in range(2):
        seal(path, len(content))
        assert is_sealed(path)
    assert path.read_bytes().startswith(content)
    assert path.stat().st_size == len(content) + 48


def test_a_bit_changed_and_bytes_cut_or_added_break_a_seal(path: Path, whole: bytes) -> None:
    for bit in range(8 * len(whole)):
        changed = bytearray(whole)
        changed[bit // 8] ^= 1 << bit % 8
        path.write_bytes(changed)
        assert not is_sealed(path)
    for other in (*(whole[:size] for size in range(len(whole))), whole + b"\0", whole[1:]):
        path.write_bytes(other)
        assert not is_sealed(path)
