"""The cores, memory and open files that this process may use.

On Linux, a process may use the cores of its affinity. Control groups limit containers and cluster
jobs; the groups that contain a group limit it, too. Control groups have two versions:
https://docs.kernel.org/admin-guide/cgroup-v2.html and
https://docs.kernel.org/scheduler/sched-bwc.html.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from math import ceil
from pathlib import Path

ROOT = Path("/")
OTHER_FILES = 100
"""The number of open files that this process needs besides those requested."""


def usable_cores(root: Path = ROOT) -> int:
    """Return the number of cores that this process may use, at least 1.

    `root` is the folder that contains `proc` and `sys`.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    usable = [cores or 1]
    for group in _groups(root, "cpu"):
        quota = _numbers(group / "cpu.max")
        quota = quota or _numbers(group / "cpu.cfs_quota_us", group / "cpu.cfs_period_us")
        if quota and quota[0] > 0:
            usable.append(ceil(quota[0] / quota[1]))
    return max(1, min(usable))


def usable_memory(root: Path = ROOT) -> int | None:
    """Return the bytes of memory that this process may still use; None if unknown."""
    left = [1024 * kilobytes for kilobytes in _named(root / "proc/meminfo", "MemAvailable:")]
    for group in _groups(root, "memory"):
        used = _numbers(group / "memory.max", group / "memory.current")
        used = used or _numbers(group / "memory.limit_in_bytes", group / "memory.usage_in_bytes")
        if used:
            # Cached files count as memory of a group, but can be freed.
            cached = _named(group / "memory.stat", "inactive_file", "total_inactive_file")
            left.append(used[0] - used[1] + sum(cached[:1]))
    return max(0, min(left)) if left else None


def _numbers(*paths: Path) -> list[int]:
    """Return the numbers in files; none if a file is missing, or has a word such as `max`."""
    with suppress(OSError, ValueError):
        return [int(word) for path in paths for word in path.read_text().split()]
    return []


def _named(path: Path, *names: str) -> list[int]:
    """Return the numbers behind names in a file of lines; none if the file is missing."""
    with suppress(OSError, ValueError):
        lines = map(str.split, path.read_text().splitlines())
        return [int(number) for name, number, *_ in lines if name in names]
    return []


def _groups(root: Path, controller: str) -> Iterator[Path]:
    """Yield the folders of this process's control groups and of their parents, in both versions.

    In a container, the system may name the path of a group outside the container. Then only the top
    folder exists inside.
    """
    try:
        lines = (root / "proc/self/cgroup").read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, kinds, path = line.split(":", 2)
        if kinds and controller not in kinds.split(","):
            continue
        for mount in (kinds, controller) if kinds else ("", "unified"):
            top = root / "sys/fs/cgroup" / mount
            group = top / path.lstrip("/")
            yield from (each for each in (group, *group.parents) if each.is_relative_to(top))


def allow_open_files(count: int) -> None:
    """Raise the limit of open files to `count` and some more, as far as the system allows."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = count + OTHER_FILES
        if 0 <= soft < wanted:
            resource.setrlimit(
                resource.RLIMIT_NOFILE, (wanted if hard < 0 else min(wanted, hard), hard)
            )
