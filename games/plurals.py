"""Numbers with their nouns."""

from __future__ import annotations


def many(count: int, noun: str) -> str:
    """Return a number with its noun, such as `1 board` or `2,000 boards`."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
