"""Moves as people write them: `1. a3xb3 2. c3 c2; b2×c2`."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"(?<![^\s,;])[0-9]{1,6}\.+(?:\s+|(?=[a-z]))")
"""A regular expression for a number before a move."""
_CELL = "([a-z]{1,5}[0-9]{1,7})"
_PAIR = re.compile(rf"(?<![^\s,;]){_CELL} *(?:(?:x|×|:|->|-|–|>|→) *)?{_CELL}(?![^\s,;])")
"""A regular expression for two cells of a line, with or without a sign between them."""


def split_moves(text: str) -> tuple[str, ...]:
    """Return the moves of a text, each capture written as `a2xb2`. Other words are unchanged.

    docs/board-text.md specifies what is read.

    >>> split_moves("1. A2 B2; c2b2, 2. b2×b3 away")
    ('a2xb2', 'c2xb2', 'b2xb3', 'away')
    """
    captures = _PAIR.sub(r"\1x\2", _NUMBER.sub(" ", text.lower()))
    return tuple(re.findall(r"[^\s,;]+", captures))
