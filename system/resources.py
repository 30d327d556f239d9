"""The cores, memory and open files that this process may use.

On Linux the affinity of a process limits its cores, and control groups limit containers and jobs of
clusters. Control groups have two versions: https://docs.kernel.org/admin-guide/cgroup-v2.html and
https://docs.kernel.org/scheduler/sched-bwc.html. A group is limited by the groups above it, too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from math import ceil
from pathlib import Path

ROOT = Path("/")
OTHER_FILES = 100
"""Open files that this process needs besides those requested."""


def usable_cores(root: Path = ROOT) -> int:
    """Return how many cores this process may keep busy, at least one.

    `root` is the folder with `proc` and `sys`.
    """
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min([cores, *map(ceil, _quotas(root))]))


def usable_memory(root: Path = ROOT) -> int | None:
    """Return how many bytes of memory are left to this process, None if that is unknown."""
    left = []
    with suppress(OSError, ValueError, StopIteration):
        lines = (root / "proc/meminfo").read_text().splitlines()
        line = next(each for each in lines if each.startswith("MemAvailable:"))
        left.append(1024 * int(line.split()[1]))
    for folder in _groups(root, "memory"):
        for limit, used in (
            ("memory.max", "memory.current"),
            ("memory.limit_in_bytes", "memory.usage_in_bytes"),
        ):
            with suppress(OSError, ValueError):
                left.append(_number(folder / limit) - _number(folder / used) + _cached(folder))
    return max(0, min(left)) if left else None


def _quotas(root: Path) -> Iterator[float]:
    """Yield the numbers of cores that control groups grant, which may be fractions."""
    for folder in _groups(root, "cpu"):
        with suppress(OSError, ValueError):
            quota, period = (folder / "cpu.max").read_text().split()
            yield int(quota) / int(period)
        with suppress(OSError, ValueError):
            granted = _number(folder / "cpu.cfs_quota_us")
            if granted > 0:
                yield granted / _number(folder / "cpu.cfs_period_us")


def _cached(folder: Path) -> int:
    """Return the bytes of cached files charged to a group, which can be reclaimed."""
    for line in (folder / "memory.stat").read_text().splitlines():
        name, value = line.split()
        if name in ("inactive_file", "total_inactive_file"):
            return int(value)
    return 0


def _groups(root: Path, controller: str) -> Iterator[Path]:
    """Yield the folders of this process's control groups, of both versions, and of their parents.

    In a container, the path may be that outside of it; then only the top folder exists.
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


def _number(path: Path) -> int:
    return int(path.read_text())


def allow_open_files(count: int) -> None:
    """Raise this process's limit of open files, as far as the system allows."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = count + OTHER_FILES
        if 0 <= soft < wanted:
            resource.setrlimit(
                resource.RLIMIT_NOFILE, (wanted if hard < 0 else min(wanted, hard), hard)
            )
