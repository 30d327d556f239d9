"""A file is written whole or not at all, and the old file stays until then."""

import errno
import gzip
import os
import stat
from pathlib import Path

import pytest

from greenest.system import files
from greenest.system.files import (
    read_text,
    try_target,
    try_targets,
    write_bytes,
    write_text,
    written_aside,
)
from shell import names


@pytest.fixture
def path(tmp_path):
    return tmp_path / "result.csv"


def test_a_file_is_written_anew_and_the_old_one_found_until_the_new_is_complete(path):
    write_text(path, "nine, ü\n")
    assert path.read_bytes() == "nine, ü\n".encode()
    write_bytes(path, b"ten\r\n")
    assert path.read_bytes() == b"ten\r\n"
    assert names(path.parent) == [path.name]
    with written_aside(path) as one, written_aside(path) as other:
        one.write(b"one")
        other.write(b"other")
        other.flush()
        assert path.read_bytes() == b"ten\r\n"
    assert path.read_bytes() == b"one"
    assert names(path.parent) == [path.name]


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
@pytest.mark.parametrize("is_compressed", [False, True])
def test_whatever_ends_the_writing_the_old_file_stays_alone(path, error, is_compressed):
    def write_half():
        with written_aside(path, is_compressed) as stream:
            stream.write(b"half")
            raise error

    for before in (None, "old"):
        if before:
            write_text(path, before)
        with pytest.raises(error):
            write_half()
        assert names(path.parent) == ([path.name] if before else [])
    assert path.read_text() == "old"


def test_an_interrupt_as_the_file_is_opened_leaves_nothing(path, monkeypatch):
    def interrupted(*arguments):
        open(*arguments).close()
        raise KeyboardInterrupt

    monkeypatch.setattr(files, "open", interrupted, raising=False)
    with pytest.raises(KeyboardInterrupt), written_aside(path):
        pass
    assert names(path.parent) == []


def test_a_file_is_on_the_disk_before_it_takes_its_name_and_then_its_name_is(path, monkeypatch):
    steps = []
    synced, renamed = os.fsync, Path.replace

    def fsync(number):
        found = os.fstat(number)
        steps.append(("synced", "folder" if stat.S_ISDIR(found.st_mode) else found.st_size))
        synced(number)

    def replace(self, target):
        steps.append(("renamed", target.name))
        return renamed(self, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(Path, "replace", replace)
    write_text(path, "seven!!")
    named = [] if os.name == "nt" else [("synced", "folder")]
    assert steps == [("synced", 7), ("renamed", path.name), *named]


def test_a_compressed_file_is_a_function_of_its_content(path):
    contents = set()
    for name in ("a.gz", "b.gz"):
        with written_aside(path.with_name(name), is_compressed=True) as stream:
            stream.write(b"BGW/GWB\n" * 1000)
        contents.add(path.with_name(name).read_bytes())
    (content,) = contents
    assert gzip.decompress(content) == b"BGW/GWB\n" * 1000


def test_a_byte_order_mark_is_no_part_of_a_text(path):
    path.write_bytes("\ufeffa\r\nb\ufeff\n".encode())
    assert read_text(path, 20) == "a\nb\ufeff\n"


def test_what_is_tried_stays_as_it_is(path, tmp_path):
    try_target(path)
    assert not names(tmp_path)
    path.write_text("old")
    try_targets(tmp_path, [path.name, "none/result.csv"])
    assert path.read_text() == "old"
    with pytest.raises(FileNotFoundError, match="there is no folder"):
        try_targets(path, ["result.csv"])
    assert names(tmp_path) == [path.name]


def test_a_link_stays_and_its_file_is_replaced(tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    link, target = tmp_path / "link", folder / "target"
    link.symlink_to(target)
    for text in ("first", "second"):
        write_text(link, text)
        assert link.is_symlink()
        assert target.read_text() == text
    assert names(folder) == ["target"]


def test_an_error_names_the_file_that_was_asked_for(tmp_path):
    path = tmp_path / "none" / "result.csv"
    with pytest.raises(FileNotFoundError) as failed:
        write_text(path, "text")
    assert failed.value.filename == str(path)
    inner = tmp_path / "inner"
    with pytest.raises(FileNotFoundError) as failed, written_aside(tmp_path / "outer"):
        inner.read_bytes()
    assert str(failed.value.filename) == str(inner)


def test_an_error_of_an_open_file_names_it_too(path, monkeypatch):
    def full(file):
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no room") as told:
        write_text(path, "too much")
    assert told.value.filename == str(path)
    assert files.is_of_the_disk(told.value)
    assert not names(path.parent)


@pytest.mark.parametrize("comes", [False, True])
def test_a_file_that_comes_or_goes_as_it_is_asked_for_is_no_refusal(tmp_path, monkeypatch, comes):
    path, opened = tmp_path / "file", os.open
    if not comes:
        path.touch()

    def opening(*given):
        if comes:
            os.close(opened(path, os.O_CREAT | os.O_WRONLY))
        else:
            path.unlink()
        return opened(*given)

    monkeypatch.setattr(files.os, "open", opening)
    assert files.target_of(path) == path
