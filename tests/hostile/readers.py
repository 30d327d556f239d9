"""The readers: every place that reads a file or an argument that anybody may have made."""

from __future__ import annotations

from files import CERTIFICATE, LADDER_LEDGER, POSITION_LEDGER, STUDY_FILES, TABLE
from ledgers import LEDGER
from rows import ROWS
from studies import STUDY
from texts import BOARD, DIGRAPH, FORMULA, MOVES, RECORD

READERS = {
    each.name: each
    for each in (
        *(BOARD, ROWS, MOVES, RECORD, DIGRAPH, FORMULA),
        *(CERTIFICATE, LADDER_LEDGER, LEDGER, POSITION_LEDGER, TABLE, STUDY_FILES),
        STUDY,
    )
}
