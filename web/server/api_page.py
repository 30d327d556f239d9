"""The HTML page about the API, made from its OpenAPI description, without scripts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

Schema = dict[str, Any]
"""A part of an OpenAPI description."""

EXAMPLES: dict[str, dict[str, object]] = {
    "/api/decide": {"board": "BGW/GWB/WBG", "max_seconds": 5},
    "/api/hint": {"board": "BGW/GWB/WBG"},
    "/api/generate": {"shape": "6x6", "pieces": 15, "seed": 1},
    "/api/carry": {"board": "GBGBB/WGBWW/BBWGG"},
    "/api/certificate": {"board": ".BB/GGW"},
    "/api/games/begin": {"game": "greener", "seed": 1},
}
"""An example of a request body for each address."""

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>greenest: the API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<link rel="stylesheet" href="api.css">
</head>
<body>
<main class="api">
<h1>The API of greenest {version}</h1>
<p>What the <a href="./">page</a> asks can be asked by programs: JSON is sent, and JSON comes back,
with the keys of the command's <code>--json</code>. What is refused is answered with a status of
4xx, or 503 where too much is asked at a time, and <code>{{"error": "a sentence"}}</code>. Work
stops when the connection is closed. The whole description is
<a href="openapi.json">openapi.json</a>.</p>
{sections}
</main>
</body>
</html>
"""


def api_page(description: Schema, origin: str) -> str:
    """Return the page for an OpenAPI description; its examples send requests to `origin`."""
    schemas = description["components"]["schemas"]
    sections = "\n".join(
        _section(path, method, operation, schemas, origin)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    )
    return PAGE.format(version=escape(description["info"]["version"]), sections=sections)


def _section(path: str, method: str, operation: Schema, schemas: Schema, origin: str) -> str:
    parts = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>",
        f"<p>{escape(operation['description'])}</p>",
        f'<pre tabindex="0">{escape(_command(path, origin))}</pre>',
    ]
    if "requestBody" in operation:
        asked = _schema_of(operation["requestBody"], schemas)
        parts += ["<h3>Asked</h3>", _table(asked, schemas)]
    answered = _schema_of(operation["responses"]["200"], schemas)
    if not answered["properties"]:
        parts.append("<p>A text comes back.</p>")
    else:
        title = "Answered, in a list" if answered.get("is_list") else "Answered"
        parts += [f"<h3>{title}</h3>", _table(answered, schemas)]
    return f"<section>{''.join(parts)}</section>"


def _command(path: str, origin: str) -> str:
    if path not in EXAMPLES:
        return f"curl {origin}{path}"
    question = json.dumps(EXAMPLES[path])
    return f"curl --json '{question}' {origin}{path}"


def _schema_of(part: Schema, schemas: Schema) -> Schema:
    """Return the schema of `part`, a request or an answer.

    If `part` is a list, return the schema of its items, with the key `is_list`. If `part` is not
    JSON, return a schema without properties.
    """
    found = part["content"].get("application/json", {}).get("schema")
    if not found:
        return {"properties": {}}
    if found.get("type") == "array":
        return _named(found["items"], schemas) | {"is_list": True}
    return _named(found, schemas)


def _named(reference: Schema, schemas: Schema) -> Schema:
    found: Schema = schemas[reference["$ref"].rpartition("/")[2]]
    return found


def _table(schema: Schema, schemas: Schema) -> str:
    rows = "\n".join(
        f'<tr><th scope="row"><code>{escape(name)}</code></th><td>{escape(_kind(each))}</td>'
        f"<td>{escape(description)}</td></tr>"
        for name, each, description in _rows(schema, schemas)
    )
    return f"<table><tbody>\n{rows}\n</tbody></table>"


def _rows(schema: Schema, schemas: Schema, before: str = "") -> Iterator[tuple[str, Schema, str]]:
    """Yield the name, schema and description of each key of an object.

    If a key has a list of objects, the keys of these objects follow. `before` precedes each name.
    """
    for name, each in schema["properties"].items():
        yield before + name, each, _description(name, each, schema)
        if "$ref" in each.get("items", ()):
            yield from _rows(_named(each["items"], schemas), schemas, f"{before}{name}[].")


def _description(name: str, each: Schema, schema: Schema) -> str:
    described = [each.get("description") or _inner(each).get("description") or ""]
    if "default" in each and each["default"] is not None:
        described.append(f"By default {each['default']}.")
    if name in schema.get("required", ()) and schema.get("additionalProperties") is False:
        described.append("Has to be given.")
    return " ".join(filter(None, described))


def _kind(each: Schema) -> str:
    kinds = list(dict.fromkeys(_kinds(each)))
    return " or ".join(kinds)


def _kinds(each: Schema) -> Iterator[str]:
    if "enum" in each:
        yield from map(str, each["enum"])
    elif "$ref" in each:
        yield "object"
    elif each.get("type") == "array":
        yield f"list of {_kind(each['items'])}"
    elif "type" in each:
        yield str(each["type"])
    for choice in each.get("anyOf", ()):
        yield from _kinds(choice)


def _inner(each: Schema) -> Schema:
    """Return the first alternative of a schema that is not null; {} if there is none."""
    choices: list[Schema] = [one for one in each.get("anyOf", ()) if one.get("type") != "null"]
    return choices[0] if choices else {}
