"""The solver's tests ask the compiled engines, but for those of the plain ones."""

import pytest

from greenest.solver.loader import LOADER
from greenest.solver.registry import COMPILED


@pytest.fixture(scope="session", autouse=True)
def _compiled_engines():
    for name in COMPILED:
        LOADER.load(name)
