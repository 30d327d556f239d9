"""Tests of the solver begin with all compiled engines loaded, so that none waits for one."""

import pytest

from greenest.solver.loader import LOADER
from greenest.solver.registry import REGISTRY


@pytest.fixture(scope="session", autouse=True)
def _compiled_engines():
    for each in REGISTRY:
        if each.is_compiled:
            LOADER.load(each.name)
