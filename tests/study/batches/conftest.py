"""What the tests of ledgers share."""

from __future__ import annotations

import pytest

from greenest.study.batches.ledger_format import Entry
from ledger_of import RUN, entries_of


@pytest.fixture(scope="session")
def entries() -> list[Entry]:
    return entries_of(RUN, range(RUN.count))
