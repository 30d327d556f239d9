"""Options and fixtures of all tests, and a cluster; `make slow NAME=packages` runs what is here."""

import pytest

from dask_cluster import Dask

pytest_plugins = ["suite", "browsers"]


@pytest.fixture(scope="session")
def dask(tmp_path_factory):
    """Start a Dask scheduler and two workers as processes of this machine."""
    with Dask(tmp_path_factory.mktemp("dask")) as processes:
        yield processes
