"""Checks certificates by the rules alone."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from greenest.certificates.checker import Bounds, LimitError, RefusedError, check_file
from greenest.certificates.reading import shown
from greenest.certificates.second_opinion import refusal_of
from greenest.commands.shared.exits import REFUSED, UNDECIDED, readable
from greenest.commands.shared.printing import wrap
from greenest.commands.shared.reading import Input
from greenest.commands.shared.rows import Rows
from greenest.commands.tables.given import Origin
from greenest.games.plurals import many

PROOF_KEYS = ("board", "verdict", "accepted", "reason", "seconds")


def verify_certificate(
    path: Path, checker: Path | None, given: Input, bounds: Bounds, rows: Rows
) -> None:
    """Check the certificate in `path` by the rules and by `checker`, and print the result.

    If a board is given, the certificate must be about this board. Board and verdict are null unless
    the proof is accepted; a proof beyond `bounds` is neither accepted nor refused.
    """
    claimed = given.one(rows, "--certificate proves").position if given.arguments else None
    answer: dict[str, Any] = dict.fromkeys(PROOF_KEYS)
    size = ""
    started = perf_counter()
    try:
        with readable():
            proven = check_file(path, bounds)
        if claimed and claimed != proven.position:
            raise RefusedError(f"the proof is of another position, {shown(str(proven.position))}")
        left = bounds.max_seconds and bounds.max_seconds - (perf_counter() - started)
        if checker and (refusal := refusal_of(checker, path, proven, left)):
            raise RefusedError(refusal)
    except RefusedError as error:
        answer |= {"accepted": False, "reason": str(error)}
        rows.outcome.codes.add(REFUSED)
    except LimitError as error:
        answer["reason"] = str(error)
        rows.outcome.codes.add(UNDECIDED)
    else:
        answer |= {"board": str(proven.position), "verdict": proven.verdict, "accepted": True}
        size = many(proven.size, proven.counted.value)
    answer["seconds"] = round(perf_counter() - started, 6)
    if checker:
        answer["checker"] = str(checker)
    rows.print(answer, Origin(str(path), None, 1), partial(_lines, answer, size))


def _lines(answer: dict[str, Any], size: str) -> list[str]:
    if answer["accepted"] is None:
        return wrap(f"undecided: {answer['reason']}; --max-seconds and --max-memory allow more")
    if not answer["accepted"]:
        return wrap(f"refused: {answer['reason']}")
    head = wrap(f"accepted: {answer['verdict']}: {answer['board']}")
    other = wrap(f"accepted by {answer['checker']}, too") if "checker" in answer else []
    return [*head, f"  {size}, {answer['seconds']:.3f} s", *other]
