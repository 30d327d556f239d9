"""The solver's tests ask the compiled engines, but for those of the plain ones."""

import pytest

from greenest.solver.at_hand import PARTS, load


@pytest.fixture(scope="session", autouse=True)
def _compiled_engines():
    for name in PARTS:
        load(name)
