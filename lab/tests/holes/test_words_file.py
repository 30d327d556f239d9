"""What a search keeps in a folder is as it was found, or refused."""

import errno
import os

import numpy as np
import pytest

from greenest import __version__
from greenest.lab.holes import few, words_file
from greenest.lab.holes.words_file import Store, WordsFailedError, WordsFileError, opened
from shell import python

WORDS = np.array([3, 5, 1 << 63], dtype=np.uint64)
AGAIN = "remove it, and it is made anew"


def fails():
    raise AssertionError("made again")


@pytest.fixture
def file(tmp_path):
    assert np.array_equal(Store(tmp_path).words("some", lambda: WORDS), WORDS)
    return tmp_path / "some.words"


def read_again(file):
    return Store(file.parent).words(file.stem, fails)


def test_what_is_kept_is_not_made_again(file):
    found = read_again(file)
    assert found.dtype == np.uint64
    assert np.array_equal(found, WORDS)
    with pytest.raises(AssertionError, match="made again"):
        read_again(file.with_name("other.words"))
    assert [each.name for each in file.parent.iterdir()] == ["some.words"]
    assert not Store(file.parent).is_empty


def test_no_words_are_kept_too(tmp_path):
    Store(tmp_path).words("none", lambda: WORDS[:0])
    assert len(Store(tmp_path).words("none", fails)) == 0


def test_without_a_folder_nothing_is_kept(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with opened(None) as store:
        assert np.array_equal(store.words("some", lambda: WORDS), WORDS)
        assert store.is_empty
    assert not list(tmp_path.iterdir())


def test_any_byte_changed_missing_or_added_is_noticed(file):
    content = file.read_bytes()
    for place in range(len(content)):
        changed = bytearray(content)
        changed[place] ^= 1
        for damaged in (changed, content[:place], content + b"\0"):
            file.write_bytes(damaged)
            with pytest.raises(WordsFileError, match=f"damaged; {AGAIN}|another name; {AGAIN}"):
                read_again(file)


@pytest.mark.parametrize("count", [b"count 1", b"count 4", b"count 999999999999"])
def test_words_of_another_number_are_damaged(file, count):
    file.write_bytes(file.read_bytes().replace(b"count 3", count))
    with pytest.raises(WordsFileError, match=f"is damaged; {AGAIN}"):
        read_again(file)


def test_a_file_under_the_name_of_another_is_refused(file):
    with pytest.raises(WordsFileError, match=f"has another name; {AGAIN}"):
        read_again(file.rename(file.with_name("other.words")))


@pytest.mark.parametrize(
    ("old", "new"), [(__version__.encode(), b"0.1.0"), (b"greenest ", b""), (b" some ", b" ")]
)
def test_what_another_version_found_is_refused(file, old, new):
    file.write_bytes(file.read_bytes().replace(old, new, 1))
    with pytest.raises(WordsFileError, match=f"is of another version .*; {AGAIN}"):
        read_again(file)


def test_what_other_sources_of_the_room_found_is_refused(file, monkeypatch):
    monkeypatch.setattr(words_file, "_sources", lambda: "other")
    with pytest.raises(WordsFileError, match="is of another version"):
        read_again(file)


@pytest.mark.parametrize(
    ("code", "error"), [(errno.ENOSPC, WordsFailedError), (errno.EROFS, WordsFileError)]
)
def test_a_file_that_cannot_be_written_is_named(tmp_path, monkeypatch, code, error):
    def fsync(_):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fsync)
    with opened(tmp_path) as store, pytest.raises(error) as told:
        store.words("some", lambda: WORDS)
    assert str(told.value) == f"{tmp_path / 'some.words'}: {os.strerror(code)}"
    assert not list(tmp_path.iterdir())


def test_what_a_killed_search_left_is_removed(file):
    left = file.with_name(".some.words.0123456789abcdef")
    other = file.with_name(".some.words.of-mine")
    for each in (left, other):
        each.touch()
    with opened(file.parent):
        assert not left.exists()
    assert sorted(file.parent.iterdir()) == [other, file]


def test_a_folder_is_for_one_search_at_a_time(tmp_path):
    folder = tmp_path / "new"
    with opened(folder):
        assert folder.is_dir()
        again = (
            "from pathlib import Path\n"
            "from greenest.lab.holes.words_file import opened\n"
            f"with opened(Path({str(folder)!r})): pass"
        )
        told = python(again)
    assert told.stderr.endswith(f"WordsFileError: {folder} is being filled by another search\n")
    assert not list(folder.iterdir())


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    folder = tmp_path / "no" / "folder"
    with pytest.raises(WordsFileError, match="no/folder: No such file"), opened(folder):
        pass


def test_a_search_goes_on_from_the_windows_it_had(tmp_path, monkeypatch):
    """It is stopped in the midst of the boards, and then finds what one that was not found."""

    def few_holes(store):
        return [
            each.as_json() | {"seconds": 0}
            for each in few.FewHolesSearch(1, store).few_holes(2, 7, 1)
        ]

    def stop(*_):
        raise KeyboardInterrupt

    expected = few_holes(Store())
    assert expected[-1]["unsolvable"] == 36
    with monkeypatch.context() as stopped:
        stopped.setattr(few.joined, "boards", stop)
        with pytest.raises(KeyboardInterrupt), opened(tmp_path) as store:
            few_holes(store)
    made = {each.name: each.stat().st_mtime_ns for each in tmp_path.iterdir()}
    assert len(made) == 5  # windows of two to six columns of full boards
    with opened(tmp_path) as store:
        assert few_holes(store) == expected
        assert few_holes(store) == expected
    assert all((tmp_path / name).stat().st_mtime_ns == time for name, time in made.items())
