"""Kept inputs: a file for each reader, with one input a line, as Python writes bytes."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).with_name("corpus")


def path_of(reader: str) -> Path:
    return FOLDER / f"{reader.replace(' ', '-')}.txt"


def kept_inputs(reader: str) -> list[bytes]:
    path = path_of(reader)
    lines = path.read_text("ascii").splitlines() if path.exists() else []
    return [ast.literal_eval(line) for line in lines]


def keep_inputs(reader: str, inputs: Iterable[bytes]) -> None:
    """Write the inputs of a reader, ordered by length."""
    FOLDER.mkdir(exist_ok=True)
    lines = [f"{each!r}\n" for each in sorted(set(inputs), key=lambda data: (len(data), data))]
    path_of(reader).write_text("".join(lines), "ascii")
