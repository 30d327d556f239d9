"""The page as one file that opens from a disk, with its style, modules, worker and data.

A browser does not load modules from a disk. So each module becomes a function that is called once
and returns what the module exports. A module comes after those that it imports:

    import { parse } from "./rules.js";         const { parse } = $rules;
    import * as rules from "./rules.js";        const rules = $rules;
    export function decide() { … }              function decide() { … }   … return { decide };

Modules must have a plain form: imports and exports begin a line and keep the names, no exported
name is assigned again, and no modules import each other in a cycle. Otherwise, BundleError is
raised. The page's content security policy allows only these scripts, by their digests, and no
requests.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from posixpath import dirname, join, normpath

from greenest.games.plurals import many
from greenest.web.page_files import files, read, with_address

PAGE, MAIN, WORKER = "index.html", "main.js", "worker.js"
DATA = "data/"

NAMES = r"(?P<names>(?:\s*\w+\s*,)*\s*\w*\s*)"
IMPORT = re.compile(
    rf"^import\s+(?:\{{{NAMES}\}}|\*\s+as\s+(?P<whole>\w+))\s+"
    r'from\s+"(?P<path>[^"]+)";[ \t]*\n',
    re.MULTILINE,
)
LIST = re.compile(rf"^export\s+\{{{NAMES}\}};[ \t]*\n", re.MULTILINE)
DECLARED = re.compile(
    r"^export\s+(?=(?:(?:async\s+)?function\*?|class|const)\s+(?P<name>\w+))", re.MULTILINE
)
LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
STYLES = re.compile(r'(?:<link rel="stylesheet" href="[^"]+">\s*)+')
STYLE = re.compile(r'href="([^"]+)"')
MAIN_SCRIPT = re.compile(r'<script type="module" src="main\.js"></script>')


class BundleError(ValueError):
    """A file of the page cannot be joined with the others."""


def bundle() -> str:
    """Return the page as one file."""
    page = with_address(_text(PAGE))
    links = STYLES.search(page)
    style = "\n" + "\n".join(map(_text, STYLE.findall(links[0] if links else "")))
    worker, main = joined(WORKER), joined(MAIN)
    data = "\n".join(
        f'<script type="application/json" id="greenest-data-{path[len(DATA) : -len(".json")]}">'
        f"{_within_script(_compact(_text(path)))}</script>"
        for path in files()
        if path.startswith(DATA) and path.endswith(".json")
    )
    head = f'<head>\n<meta http-equiv="Content-Security-Policy" content="{_policy(main, style)}">'
    scripts = (
        f"{data}\n"
        f'<script type="text/plain" id="greenest-worker">{worker}</script>\n'
        f'<script type="module">{main}</script>'
    )
    page = _replaced(re.compile("<head>"), head, page)
    page = _replaced(STYLES, f"<style>{style}</style>\n", page)
    return _replaced(MAIN_SCRIPT, scripts, page)


def joined(path: str) -> str:
    """Return one script: all modules that the module at `path` imports, then this module."""
    scripts: dict[str, str] = {}
    _join(path, (), scripts)
    return _within_script("\n".join(('\n"use strict";', *scripts.values())))


def _join(path: str, above: tuple[str, ...], done: dict[str, str]) -> None:
    """Add the script of the module at `path` to `done`, after all modules that it imports.

    The modules `above` import this one; raises BundleError for a cycle.
    """
    if path in above:
        raise BundleError(f"{path} is imported in a cycle: {' → '.join((*above, path))}")
    if path in done:
        return
    text = _text(path)
    for found in IMPORT.finditer(text):
        _join(_target(path, found["path"]), (*above, path), done)
    done[path] = _as_function(path, text)


def _as_function(path: str, text: str) -> str:
    exported = [found["name"] for found in DECLARED.finditer(text)]
    for found in LIST.finditer(text):
        exported += re.findall(r"\w+", found["names"])

    def imported(found: re.Match[str]) -> str:
        parts = ", ".join(re.findall(r"\w+", found["names"] or ""))
        names = found["whole"] or f"{{ {parts} }}"
        return f"const {names} = {_variable(_target(path, found['path']))};\n"

    body = DECLARED.sub("", LIST.sub("", IMPORT.sub(imported, text)))
    left = LEFT.search(body)
    if left:
        raise BundleError(f"{path}: {left[0]!r} is of no kind that can be joined")
    returned = f"return {{ {', '.join(exported)} }};\n"
    return f"const {_variable(path)} = (() => {{\n{body}{returned}}})();\n"


def _variable(path: str) -> str:
    return "$" + re.sub(r"\W", "_", path.removesuffix(".js"))


def _target(path: str, imported: str) -> str:
    if not imported.startswith("."):
        raise BundleError(f"{path}: {imported} is no file of the page")
    return normpath(join(dirname(path), imported))


def _text(path: str) -> str:
    if path not in files():
        raise BundleError(f"{path}: there is no such file of the page")
    return read(path).decode()


def _replaced(pattern: re.Pattern[str], by: str, page: str) -> str:
    made, count = pattern.subn(lambda _: by, page)
    if count != 1:
        raise BundleError(f"{PAGE}: {pattern.pattern} is there {many(count, 'time')}, not once")
    return made


def _compact(text: str) -> str:
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))


def _within_script(text: str) -> str:
    """Escape a script or data so that no text in it ends the HTML element around it.

    The escaped text occurs only in strings of JavaScript and JSON. There, an escape means the same
    as the text that it replaces.
    """
    return text.replace("</script", "<\\/script").replace("<!--", "<\\u0021--")


def _policy(*inlined: str) -> str:
    """Return a content security policy that allows one script and one style, with these texts."""
    script, style = (
        f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in inlined
    )
    return escape(
        f"default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {style}; "
        "img-src data: blob:; "
        "worker-src blob:; base-uri 'none'; form-action 'none'"
    )
