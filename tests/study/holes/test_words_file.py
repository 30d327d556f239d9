"""What a search keeps in a folder is as it was found, or refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from greenest.study.holes import few
from greenest.study.holes.stuck import Words
from greenest.study.holes.words_file import WordsFileError, kept, taken
from greenest.system.sealed_files import seal

WORDS = np.array([3, 5, 1 << 63], dtype=np.uint64)


def fails() -> Words:
    raise AssertionError("made again")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    assert np.array_equal(kept(tmp_path, "some", lambda: WORDS), WORDS)
    return tmp_path / "some.words"


def test_what_is_kept_is_not_made_again(file: Path) -> None:
    found = kept(file.parent, "some", fails)
    assert found.dtype == np.uint64
    assert np.array_equal(found, WORDS)
    with pytest.raises(AssertionError, match="made again"):
        kept(file.parent, "other", fails)
    assert [each.name for each in file.parent.iterdir()] == ["some.words"]


def test_without_a_folder_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with taken(None):
        assert np.array_equal(kept(None, "some", lambda: WORDS), WORDS)
    assert not list(tmp_path.iterdir())


def test_a_file_with_any_bit_flipped_counts_as_not_there(file: Path) -> None:
    content = file.read_bytes()
    for place in range(len(content)):
        for bit in range(8):
            changed = bytearray(content)
            changed[place] ^= 1 << bit
            file.write_bytes(changed)
            with pytest.raises(AssertionError, match="made again"):
                kept(file.parent, "some", fails)


def test_no_part_of_a_file_counts_as_the_whole(file: Path) -> None:
    content = file.read_bytes()
    for length in range(len(content)):
        file.write_bytes(content[:length])
        with pytest.raises(AssertionError, match="made again"):
            kept(file.parent, "some", fails)


def test_what_another_version_made_is_made_again(file: Path) -> None:
    file.write_bytes(WORDS.tobytes())
    seal(file, b"greenest 0.1.0")
    assert np.array_equal(kept(file.parent, "some", lambda: WORDS[1:]), WORDS[1:])
    assert np.array_equal(kept(file.parent, "some", fails), WORDS[1:])


def test_a_folder_is_for_one_search_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with taken(folder):
        assert folder.is_dir()
        again = (
            "from pathlib import Path\n"
            "from greenest.study.holes.words_file import taken\n"
            f"with taken(Path({str(folder)!r})): pass"
        )
        told = subprocess.run(
            [sys.executable, "-c", again],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ,
        )
    assert told.stderr.endswith(f"WordsFileError: {folder} is being filled by another search\n")
    assert not list(folder.iterdir())


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    with (
        pytest.raises(WordsFileError, match="no/folder: No such file"),
        taken(tmp_path / "no/folder"),
    ):
        pass


def test_a_search_goes_on_from_the_windows_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stopped in the midst of the boards, and then finds what one that was not found."""
    expected = [each.as_json() | {"seconds": 0} for each in few.few_holes(2, 7, 1)]
    assert expected[-1]["unsolvable"] == 36
    few._words.cache_clear()
    means = few.Means(folder=tmp_path)

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(few.joined, "boards", stop)
        with pytest.raises(KeyboardInterrupt):
            list(few.few_holes(2, 7, 1, means))
    few._words.cache_clear()
    made = {each.name: each.stat().st_mtime_ns for each in tmp_path.iterdir()}
    assert len(made) == 5  # windows of two to six columns of full boards
    found = [each.as_json() | {"seconds": 0} for each in few.few_holes(2, 7, 1, means)]
    assert found == expected
    assert all((tmp_path / name).stat().st_mtime_ns == time for name, time in made.items())
    few._words.cache_clear()
