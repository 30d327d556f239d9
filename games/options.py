"""The options of a game as text, such as `rows=6`, for commands and records.

An option is a field of the game's dataclass. The type of the field determines how its value is
written: as a number, `yes` or `no`, `none`, a word, or a list of these with commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from greenest.games.protocol import Game

_WHOLE_NUMBER = re.compile("-?[0-9]{1,9}")
_BOOLS = {"yes": True, "true": True, "no": False, "false": False}


def make_game(make: Callable[..., Game[Any]], texts: Iterable[str]) -> Game[Any]:
    """Return the game of class `make` with options from texts such as `rows=6`.

    All other options have their defaults. Raises ValueError for an option that is unknown, given
    twice, or has a wrong value; the message names the option.
    """
    hints = get_type_hints(make)
    names = [field.name for field in fields(make)]  # type: ignore[arg-type]
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"{text!r} is not an option, which is written as in rows=6")
        if name not in names:
            known = f"only {', '.join(names)}" if names else "nor any other"
            raise ValueError(f"there is no option {name!r}, {known}")
        if name in options:
            raise ValueError(f"the option {name!r} is given twice")
        try:
            options[name] = _read(hints[name], value)
        except ValueError as error:
            raise ValueError(f"option {name}: {error}") from None
    return make(**options)


def options_of(game: Game[Any]) -> dict[str, Any]:
    """Return the values of all options of a game, by name."""
    return {field.name: getattr(game, field.name) for field in fields(game)}  # type: ignore[arg-type]


def format_options(game: Game[Any]) -> tuple[str, ...]:
    """Return all options of a game as texts such as `rows=6`."""
    return tuple(f"{name}={_format(value)}" for name, value in options_of(game).items())


def _format(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(_format, value))
    return "none" if value is None else str(value)


def _read(kind: Any, text: str) -> Any:
    """Read a value of the type `kind`; raises ValueError for other text."""
    if get_origin(kind) in (Union, UnionType):
        if text == "none" and NoneType in get_args(kind):
            return None
        (kind,) = (each for each in get_args(kind) if each is not NoneType)
    if get_origin(kind) is tuple:
        return tuple(_read(get_args(kind)[0], part) for part in text.split(",") if text)
    if get_origin(kind) is Literal:
        if text not in get_args(kind):
            raise ValueError(f"{text!r} is none of {', '.join(get_args(kind))}")
        return text
    if kind is bool:
        if text.lower() not in _BOOLS:
            raise ValueError(f"{text!r} is neither yes nor no")
        return _BOOLS[text.lower()]
    if kind is int:
        if not _WHOLE_NUMBER.fullmatch(text):
            raise ValueError(f"{text!r} is not a whole number of up to nine digits")
        return int(text)
    return text
