"""What the tests of ledgers share."""

import pytest

from ledger_of import RUN, entries_of


@pytest.fixture(scope="session")
def entries():
    return entries_of(RUN, range(RUN.count))
