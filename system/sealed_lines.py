"""Lines of JSON, each after a checksum.

7dd1e5a2 {"board": "BGW", "verdict": "solvable"}
"""

from __future__ import annotations

import json
import zlib
from typing import Any


def sealed(record: dict[str, Any]) -> bytes:
    """Return the line for a record, with its line feed."""
    text = json.dumps(record).encode()
    return b"%s %s\n" % (_checksum(text), text)


def unsealed(line: bytes) -> dict[str, Any] | None:
    """Return the record in a line; None if the line is damaged or incomplete."""
    checksum, _, text = line.rstrip(b"\n").partition(b" ")
    if checksum != _checksum(text):
        return None
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return record if isinstance(record, dict) else None


def _checksum(text: bytes) -> bytes:
    return b"%08x" % zlib.crc32(text)
