"""Tests of the solver use the compiled engines, unless they are about the plain forms."""

import pytest

from greenest.solver.loader import LOADER
from greenest.solver.registry import COMPILED


@pytest.fixture(scope="session", autouse=True)
def _compiled_engines():
    for name in COMPILED:
        LOADER.load(name)
