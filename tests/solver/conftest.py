"""Tests of the solver begin with all compiled engines loaded, so that none waits for one."""

import pytest

from greenest.solver.loader import LOADER
from greenest.solver.registry import COMPILED


@pytest.fixture(scope="session", autouse=True)
def _compiled_engines():
    for name in COMPILED:
        LOADER.load(name)
