"""Cores and memory are those that this process may use, not those of the machine."""

import os

import pytest

from greenest.system.resources import usable_cores, usable_memory

MB = 1 << 20


def files(root, contents):
    for name, content in contents.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{content}\n")
    return root


@pytest.fixture(autouse=True)
def eight_cores(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)


GROUPS = "sys/fs/cgroup"
MINE = f"{GROUPS}/jobs/mine"
SECOND = {"proc/self/cgroup": "0::/jobs/mine"}
FIRST = {"proc/self/cgroup": "9:name=systemd:/x\n4:memory:/jobs\n3:cpu,cpuacct:/jobs"}


def quota(group, most):
    """Return the quota of a group of the first kind in a tenth of a second."""
    names = {"cpu.cfs_quota_us": most, "cpu.cfs_period_us": "100000"}
    return {f"{GROUPS}/{group}/{name}": names[name] for name in names}


def test_a_machine_without_control_groups_is_used_as_it_is(tmp_path):
    assert usable_cores(tmp_path) == 8
    assert usable_memory(tmp_path) is None
    files(tmp_path, {"proc/meminfo": "MemTotal: 4096 kB\nMemAvailable:    2048 kB"})
    assert usable_memory(tmp_path) == 2 * MB


@pytest.mark.parametrize(
    ("contents", "cores"),
    [
        (SECOND | {f"{MINE}/cpu.max": "max 100000"}, 8),
        (SECOND | {f"{MINE}/cpu.max": "150000 100000"}, 2),
        (SECOND | {f"{MINE}/cpu.max": "max 100000", f"{GROUPS}/jobs/cpu.max": "10000 100000"}, 1),
        (SECOND | {f"{MINE}/cpu.max": "max 100000", f"{GROUPS}/cpu.max": "nonsense"}, 8),
        (FIRST | quota("cpu,cpuacct/jobs", "200000"), 2),
        (FIRST | quota("cpu/jobs", "-1"), 8),
    ],
)
def test_quotas_of_both_kinds_of_control_groups_are_kept(tmp_path, contents, cores):
    assert usable_cores(files(tmp_path, contents)) == cores


FREE = SECOND | {"proc/meminfo": "MemAvailable: 1048576 kB"}
LIMITED = FREE | {
    f"{MINE}/memory.max": 600 * MB,
    f"{MINE}/memory.current": 200 * MB,
    f"{MINE}/memory.stat": f"anon 5\ninactive_file {50 * MB}",
    f"{GROUPS}/jobs/memory.max": "max",
}
OF_THE_FIRST_KIND = FIRST | {
    f"{GROUPS}/memory/jobs/memory.limit_in_bytes": 300 * MB,
    f"{GROUPS}/memory/jobs/memory.usage_in_bytes": 100 * MB,
    f"{GROUPS}/memory/jobs/memory.stat": "total_inactive_file 0",
}
EXHAUSTED = LIMITED | {f"{MINE}/memory.current": 900 * MB}


@pytest.mark.parametrize(
    ("contents", "most"), [(FREE, 1024), (LIMITED, 450), (EXHAUSTED, 0), (OF_THE_FIRST_KIND, 200)]
)
def test_the_tightest_limit_of_memory_of_both_kinds_of_groups_is_kept(tmp_path, contents, most):
    assert usable_memory(files(tmp_path, contents)) == most * MB
