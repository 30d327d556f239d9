"""The solver's tests ask the compiled engines, but for those of the plain ones."""

import pytest

from greenest.solver.at_hand import TWO_FORMS, load


@pytest.fixture(scope="session", autouse=True)
def _compiled_engines():
    for name in TWO_FORMS:
        load(name)
