"""`--cluster` is refused in one line where it is no address, or where Dask is missing."""

from __future__ import annotations

import sys

import pytest

from shell import loaded_after, refused

BATCH = ("batch", "4x4", "--pieces", "8", "--count", "900", "--seed", "5", "--max-nodes", "60")


def test_the_extra_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refused(*BATCH, "--cluster", "tls://host:8786") == (
        "Error: distributed is not installed: pip install '.[cluster]' in a clone of greenest\n"
    )


def test_dask_is_loaded_for_a_cluster_alone() -> None:
    _, modules = loaded_after(["batch", "2x2", "--count", "1", "--seed", "1", "--jobs", "2"])
    assert "greenest.study.batches.batch" in modules
    assert not {"distributed", "dask", "greenest.system.cluster"} & modules
