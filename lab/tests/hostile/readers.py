"""The readers: every place that reads a file or an argument that anybody may have made."""

from __future__ import annotations

from files import CERTIFICATE, STUDY_FILES, TABLE
from ledgers import LEDGER
from rows import ROWS
from studies import STUDY
from texts import BOARD, MOVES, RECORD

READERS = {
    each.name: each
    for each in (BOARD, ROWS, MOVES, RECORD, CERTIFICATE, LEDGER, TABLE, STUDY_FILES, STUDY)
}
