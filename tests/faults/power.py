"""Power cuts: possible contents of a folder on a disk that lost unflushed data.

The calls of a command are replayed up to some moment. Since its last flush, a file may have kept
any of its writes, the last of them partly. A folder may have kept any number of its changes of
names, in their order.

POSIX allows this. Most file systems lose less, as many flush a name with its file.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from shim import Call

CHANGES = ("create", "write", "ftruncate", "sync", "rename", "link", "unlink", "mkdir")
SECTOR = 512


Change = tuple[int, bytes | None]
"""A change of a file's content: data written at a place, or None for a new length."""


def changed(content: bytes, changes: Sequence[Change]) -> bytes:
    found = bytearray(content)
    for at, data in changes:
        found.extend(bytes(max(at - len(found), 0)))
        found[at : None if data is None else at + len(data)] = data or b""
    return bytes(found)


def torn(change: Change, random: Random) -> Change:
    """Return a part of a change, some of its sectors, as a power cut may leave it."""
    at, data = change
    if data is None or len(data) <= SECTOR:
        return change
    return at, data[: SECTOR * random.randrange(len(data) // SECTOR)]


@dataclass
class Stored:
    """A file: its flushed content, and the changes that may be lost."""

    content: bytes = b""
    pending: list[Change] = field(default_factory=list)

    def flush(self) -> None:
        self.content = changed(self.content, self.pending)
        self.pending.clear()


Names = dict[str, Stored | None]
"""Files by path; folders have None."""
State = dict[str, bytes | None]
"""The possible content of a disk: bytes of files by path; folders have None."""
Renaming = Callable[[Names], object]


@dataclass
class Disk:
    """A disk while a command runs."""

    names: Names
    by_inode: dict[int, Stored]
    pending: list[Renaming] = field(default_factory=list)
    promised: int = 0

    def make(self, call: Call) -> None:
        """Replay a call."""
        match call.name:
            case "create":
                stored = self.by_inode[call.inode] = Stored()
                self.pending.append(lambda names: names.update({call.path: stored}))
            case "write":
                self.by_inode[call.inode].pending.append((call.at, call.data))
            case "ftruncate":
                self.by_inode[call.inode].pending.append((call.at, None))
            case "sync" if call.inode in self.by_inode:
                self.by_inode[call.inode].flush()
            case "sync":
                for each in self.pending:
                    each(self.names)
                self.pending.clear()
            case "rename":
                self.pending.append(lambda names: names.update({call.other: names.pop(call.path)}))
            case "link":
                self.pending.append(lambda names: names.update({call.other: names[call.path]}))
            case "unlink" | "rmdir":
                self.pending.append(lambda names: names.pop(call.path, None))
            case "mkdir":
                self.pending.append(lambda names: names.update({call.path: None}))
            case "mark":
                self.promised = call.at

    def states(self, random: Random, count: int) -> Iterator[State]:
        """Yield possible contents after a power cut now: all, none or some changes kept."""
        yield self._state(0, lambda stored: [])
        yield self._state(len(self.pending), lambda stored: [])
        yield self._state(len(self.pending), lambda stored: stored.pending)
        for _ in range(count):
            yield self._state(
                random.randint(0, len(self.pending)),
                lambda stored: [
                    torn(each, random) if random.random() < 0.2 else each
                    for each in stored.pending
                    if random.random() < 0.5
                ],
            )

    def _state(self, renamed: int, kept: Callable[[Stored], Sequence[Change]]) -> State:
        names = dict(self.names)
        for each in self.pending[:renamed]:
            each(names)
        return {
            path: None if stored is None else changed(stored.content, kept(stored))
            for path, stored in names.items()
        }


def disk_of(folder: Path) -> Disk:
    """Return a disk with the present content of a folder, all of it flushed."""
    names: Names = {str(folder): None}
    by_inode: dict[int, Stored] = {}
    for path in folder.rglob("*"):
        names[str(path)] = None
        if path.is_file():
            stored = Stored(path.read_bytes())
            names[str(path)] = by_inode[path.stat().st_ino] = stored
    return Disk(names, by_inode)


def moments(disk: Disk, calls: Sequence[Call]) -> Iterator[Disk]:
    """Replay calls on a disk, and yield the disk after each call that changes something."""
    for call in calls:
        disk.make(call)
        if call.name in CHANGES:
            yield disk


def put_down(state: State, folder: Path) -> None:
    """Write the content that a power cut has left into a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in state.items():
        path = Path(name)
        (path if content is None else path.parent).mkdir(parents=True, exist_ok=True)
        if content is not None:
            path.write_bytes(content)
