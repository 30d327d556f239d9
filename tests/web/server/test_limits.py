"""Each limit is one number: in the server, its description, its sentences and docs/web.md."""

from __future__ import annotations

import json
import re
from typing import Any

from test_api import refused

from checkout import ROOT
from greenest.web import app
from greenest.web.server import connections, guards, jobs
from greenest.web.server.messages import LARGEST_WORD
from greenest.web.server.settings import Settings
from greenest.web.table.messages import MOST_BYTES

DOCS = " ".join((ROOT / "docs" / "web.md").read_text("utf-8").split())
ARRIVAL, HEADERS = guards.SECONDS, connections.SECONDS
UNREAD, MOST = connections.UNREAD_SECONDS, connections.MOST
"""Taken here, as the server of the tests has other ones."""
ASKED = {"board": "BG", "shape": "2x3", "game": "green", "later": "x", "record": "x"}
"""A value for each key that a question must have."""
BEYOND: dict[str, Any] = {
    "maxLength": lambda most: "x" * (most + 1),
    "minLength": lambda least: "x" * (least - 1),
    "maximum": lambda most: int(most) + 1,
    "minimum": lambda least: int(least) - 1,
    "exclusiveMinimum": lambda least: least,
    "pattern": lambda _: "9x0",
    "enum": lambda _: "9x0",
}
"""What is not within a limit of the description."""


def limits_of(kind: dict[str, Any]) -> list[tuple[str, Any, Any, str]]:
    """Return the limits of a key, each with what it refuses, and where that is found."""
    found = [
        (name, kind[name], make(kind[name]), "") for name, make in BEYOND.items() if name in kind
    ]
    for each in kind.get("anyOf", ()):
        found += limits_of(each)
    if "items" in kind:
        within = limits_of(kind["items"])
        found += [(name, limit, [wrong], ".0") for name, limit, wrong, _ in within]
        filling = 1 if kind["items"]["type"] == "integer" else "x"
        if "maxItems" in kind:
            found.append(("maxItems", kind["maxItems"], [filling] * (kind["maxItems"] + 1), ""))
        if "minItems" in kind:
            found.append(("minItems", kind["minItems"], [filling] * (kind["minItems"] - 1), ""))
    return found


def questions() -> list[tuple[str, dict[str, Any]]]:
    """Return the addresses that are asked by POST, with the descriptions of their questions."""
    described = app.create_app().openapi()
    kinds = described["components"]["schemas"]
    asked = {
        path: each["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        for path, each in described["paths"].items()
        if "post" in each
    }
    return [(path, kinds[name.rpartition("/")[2]]) for path, name in asked.items()]


def in_docs(limit: float) -> str:
    return "2^53 − 1" if limit == LARGEST_WORD else f"{limit:,.0f}"


def test_sentences_and_the_page_name_the_limits_of_the_description(server: str) -> None:
    tried = set()
    for path, kind in questions():
        least = {key: ASKED[key] for key in kind["required"]}
        for key, described in kind["properties"].items():
            for name, limit, wrong, place in limits_of(described):
                tried.add(name)
                body = json.dumps(least | {key: wrong}).encode()
                said = refused(server, path.removeprefix("/"), body, 422)
                assert "^" not in said
                if name in ("pattern", "enum"):
                    continue
                begin, _, rest = said.partition(": ")
                assert begin == f"{key}{place}"
                size = [len(wrong)] if isinstance(wrong, list) and not place else []
                assert list(map(int, re.findall("[0-9]+", rest))) == [limit, *size], said
                if name.startswith("max"):
                    assert re.search(rf"\b{re.escape(in_docs(limit))}\b", DOCS), (key, name)
    assert tried == {*BEYOND, "maxItems", "minItems"}


def test_the_page_names_the_limits_of_the_settings() -> None:
    own = Settings()
    for sentence in (
        f"has {own.usual_seconds:g} seconds unless it asks for others, "
        f"{own.max_seconds:g} at most, and a table of {own.table_mb} MB; "
        f"an opponent plays what it found in {own.table_seconds:g}.",
        f"({app.HINT_SECONDS:g} for all captures)",
        f"up to {own.max_proof_nodes:,} dead positions",
        f"{own.open} such questions of this client wait already, or this one waited for "
        f"{own.patience:g} seconds",
        f"more than {own.max_body:,} bytes were sent",
        f"its record is longer than {MOST_BYTES:,} bytes",
        f"So is one {own.grace:g} seconds beyond its limit, and each after {jobs.USES} answers",
        f"it took {ARRIVAL:g} seconds to arrive",
        f"Headers have {HEADERS:g} seconds to arrive, and so has the rest; the client "
        f"has {UNREAD:g} to take the answer, and {MOST} connections",
    ):
        assert sentence in DOCS
