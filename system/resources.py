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
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min([cores, *map(ceil, _quotas(root))]))


def usable_memory(root: Path = ROOT) -> int | None:
    """Return the bytes of memory that this process may still use; None if unknown."""
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
    """Yield the number of cores that each control group allows, which may be a fraction."""
    for folder in _groups(root, "cpu"):
        with suppress(OSError, ValueError):
            quota, period = (folder / "cpu.max").read_text().split()
            yield int(quota) / int(period)
        with suppress(OSError, ValueError):
            granted = _number(folder / "cpu.cfs_quota_us")
            if granted > 0:
                yield granted / _number(folder / "cpu.cfs_period_us")


def _cached(folder: Path) -> int:
    """Return the bytes of cached files that count as memory of a group but can be freed."""
    for line in (folder / "memory.stat").read_text().splitlines():
        name, value = line.split()
        if name in ("inactive_file", "total_inactive_file"):
            return int(value)
    return 0


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


def _number(path: Path) -> int:
    return int(path.read_text())


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
