"""The reader of tables of boards: CSV, TSV and JSON Lines."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout

from examine import Reader, RefusedError, file_of
from greenest.commands.shared.exits import Outcome
from greenest.commands.shared.progress import Pace
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Form, Rows
from greenest.commands.tables.given import Given
from greenest.commands.tables.readers import Columns

DOORS = {b"C": Form.CSV, b"T": Form.TSV, b"J": Form.JSONL}
SAID = io.StringIO()
"""Receives stderr in one stream, as click keeps every stream that it wrote to."""
COLUMNS = Columns("board", "id", "moves")


def _read(content: bytes, kind: Form, form: Form) -> tuple[list[Given], bytes, str]:
    """Read a table row by row; return what was read, the rows printed of it, and the messages."""
    printed = io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace", "\n")
    SAID.seek(0)
    SAID.truncate()
    with redirect_stdout(printed), redirect_stderr(SAID):
        given = Input([str(file_of(content))], kind, COLUMNS)
        rows = Rows(form, ("board", "moves"), given.has_id)
        found = []
        for each in given.each(rows):
            found.append(each)
            answer = {"board": str(each.board), "moves": (each.moves or "").split()}
            rows.print(answer, each.origin)
    return found, printed.buffer.getvalue(), SAID.getvalue()


def _read_together(content: bytes, kind: Form) -> list[Given]:
    """Read a table in chunks of many rows; return what was read."""
    pace = Pace()
    pace.size = 64
    with redirect_stderr(SAID):
        chunks = Input([str(file_of(content))], kind, COLUMNS).chunks(Outcome(), pace)
        return [each for chunk in chunks for each in chunk if not each.error]


def _read_table(data: bytes) -> None:
    """Read a table row by row, in chunks, and again after it is printed; all must agree."""
    door, content = data[:1], data[1:]
    first = DOORS.get(door, Form.CSV)
    together = _read_together(content, first)
    assert together == _read(content, first, Form.CSV)[0]
    for form in (Form.CSV, Form.JSONL):
        found, printed, said = _read(content, first, form)
        again, _, _ = _read(printed, form, form)
        assert [str(each.board) for each in again] == [str(each.board) for each in found]
        for one, other in zip(found, again, strict=True):
            assert _moves(one, form) == _moves(other, form)
            told = one.origin.identifier, other.origin.identifier
            assert told[0] == told[1] or form is Form.CSV
    if said:
        raise RefusedError(" ".join(said.split("\n")))


def _moves(readable: Given, form: Form) -> list[str]:
    """Return the moves of a row. CSV is UTF-8 and escapes halves of a character."""
    text = readable.moves or ""
    if form is Form.CSV:
        text = text.encode("utf-8", "backslashreplace").decode()
    return text.split()


HEAD = b"Cid,board,moves\n"
GOOD, BAD = (b'{"id": 7, "board": "BG", "moves": "a1xb1"}\n', b'{"id": 1.5, "board": "BX"}\n')
LARGE = (
    HEAD + b"x," + b"B" * 140_000 + b",\n",
    HEAD + b'x,"' + (b"B" * 1_200_000 + b"\n") * 2 + b'",\n',
    HEAD + b"x,X,\n" * 1001,
    HEAD + b'"' + b'\n","' * 2000,
    *(b"J" + each for each in (GOOD * 40 + BAD + GOOD * 40, b"[" * 9000 + GOOD)),
    b'J{"id": ' + b"9" * 5000 + b"}" + GOOD,
)
ROWS = Reader("tables of boards", _read_table, (RefusedError,), LARGE)
