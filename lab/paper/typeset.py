"""Typesets a paper or the book of puzzles: `python lab/paper/typeset.py theorem build/theorem.pdf`.

Each file of results that it reads must have the digest that the data package lists. So no table is
used that was edited by hand, or changed without `python -m greenest.lab report`. No font of the
machine, network package or date is used, so the same data gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import typst

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "results"
SOURCES = ("theorem", "holes", "measurements", "book")
READ = re.compile(r'(?:rows-of|lines-of)\(\s*"([^"]+)"')
DRAWN = re.compile(r'"/results/([^"]+)"')
COMMENT = re.compile(r"(?m)^\s*//.*$")
# Skipped in markup: raw text, references, labels, escapes, addresses, formulas, and numbers of
# cases, steps and rules or in names.
SKIPPED = re.compile(
    r"`[^`]*`|@[\w-]+(?:\[\])?|<[\w-]+>|\\.|https?:\S+|\$(?P<formula>[^$]*)\$"
    r"|\([0-9]\)|\b[Ss]teps? [0-9]|\b[Rr]ules? [0-9]|3-SAT|HP2|SplitMix64"
)
CODE = re.compile(r"#(?P<statement>(?:let|set|show|import|include|for)\b)?(?:[A-Za-z_][\w.-]*)?")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')
FORMULA = re.compile(r"\$[^$]*\$")
# In code: strings that name a shape, a capture, a file, a command, a size of paper or a seed.
NAMES = re.compile(
    r'"(?:[0-9]*x[0-9N]*|[a-z][0-9]+x[a-z][0-9]+|[^" ]*/[^" ]*'
    r'|(?:greenest|make|python -m) [^"]*|a4|1)"'
)
LITERAL = re.compile(r"(?<![\w.])[0-9]+(?:\.[0-9]+)?(?![\w%.])")
# Code before a number of layout, an index, a bound or an assertion; and factors of units.
WORKS = re.compile(
    r"\b(?:columns|rows|digits|step|from|cuts): \(?$|\b[xy]: \([^\n]*$|\)\s\* $"
    r"|\b(?:at|windows|chunks|columns|sights)\($|\b(?:slice|range)\([^()]*$|(?:[=!<>]=|[<>]) $"
    r"|\bassert(?:\.eq)?\([^\n]*$|\bfixed\([^\n]*, $|-arcs = \([^a-z]*$|\[-+] 1?$"
)
SCALE = re.compile(r"1 /|100 \*|(?<=/ )(?:60|10|1000)\b|(?<=[-+] )1\b")
DIGITS = re.compile(r"(?<!\w)[0-9][0-9.,]*")
LARGE = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+\.[0-9]+|[0-9]{3,}")


def texts() -> dict[Path, str]:
    """Return the text of all Typst sources without comments, by path."""
    return {
        path: COMMENT.sub("", path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "lab" / "paper").rglob("*.typ"))
    }


def stale() -> list[str]:
    """Return a message for each file of results whose digest the data package does not list.

    A path that Typst composes of parts, such as `"a/b-" + name`, stands for all files `a/b-*`.
    """
    package = json.loads((RESULTS / "datapackage.json").read_text(encoding="utf-8"))
    digests = {each["path"]: each["hash"] for each in package["resources"]}
    named = {
        name
        for text in texts().values()
        for name in (*READ.findall(text), *DRAWN.findall(text))
        if name not in ("", "datapackage.json")
    }
    found = []
    for name in sorted(named):
        listed = [path for path in digests if path == name or path.startswith(name)]
        if not listed:
            found.append(f"results/{name} is not in results/datapackage.json")
        for path in listed:
            content = (RESULTS / path).read_bytes()
            if digests[path] != f"sha256:{hashlib.sha256(content).hexdigest()}":
                found.append(f"results/{path} is not as results/datapackage.json lists it")
    return found


def numbers(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line number and text of each number that was typed by hand in a Typst source.

    Some numbers are left out. In prose, these are small whole numbers in formulas. In code, these
    are numbers for layout, indexes, comparisons and scales. In strings, these are numbers in
    shapes, captures, files and commands.

    Code extends from `#` to its closing bracket, or to the end of the line of a statement; `[` in
    code begins prose.
    """
    opened = ["["]  # brackets; "[" begins prose
    at = 0
    code = statement = False  # after `#`, and after `#let` and the like, with no bracket open since
    while at < len(text):
        letter, line = text[at], text.count("\n", 0, at) + 1
        prose = opened[-1] == "[" and not code
        if letter in ("[" if prose else "([{"):
            opened.append(letter)
            code = False
        elif letter in ("]" if prose else ")]}") and len(opened) > 1:
            opened.pop()
            statement = statement and len(opened) == 1
            code = opened[-1] == "[" and (statement or text[at + 1 : at + 2] in tuple("([."))
        elif not prose:
            if found := FORMULA.match(text, at):
                yield from ((line, each) for each in LARGE.findall(found.group()))
                at = found.end() - 1
            elif found := STRING.match(text, at):
                if not NAMES.fullmatch(found.group()):
                    yield from ((line, each) for each in DIGITS.findall(found.group()))
                at = found.end() - 1
            elif found := LITERAL.match(text, at):
                before = text[max(0, at - 200) : at]
                if not (WORKS.search(before) or SCALE.match(text, at)):
                    yield line, found.group()
                at = found.end() - 1
            elif code and letter == "\n":
                code = statement = False
        elif found := SKIPPED.match(text, at):
            yield from ((line, each) for each in LARGE.findall(found["formula"] or ""))
            at = found.end() - 1
        elif letter == "#" and (found := CODE.match(text, at)):
            at = found.end() - 1
            statement = statement or bool(found["statement"])
            code = statement or text[at + 1 : at + 2] in tuple("([{")
        elif found := DIGITS.match(text, at):
            yield line, found.group().rstrip(".,")
            at = found.end() - 1
        at += 1


def typed_numbers() -> list[str]:
    """Return the numbers typed by hand in papers and the book, as `file:line: number`."""
    return [
        f"{path.name}:{line}: {number}"
        for path, text in texts().items()
        if path.parent.name == "sections" or path.stem in SOURCES
        for line, number in numbers(text)
    ]


def typeset(name: str, output: Path) -> Path:
    """Typeset a source as PDF; return `output`.

    Raises ValueError if a file of results differs from its digest, or a number is typed by hand.
    """
    wrong = [*stale(), *(f"a number is typed at {each}" for each in typed_numbers())]
    if wrong:
        raise ValueError("; ".join(wrong) + ": python -m greenest.lab report")
    output.parent.mkdir(parents=True, exist_ok=True)
    typst.compile(
        ROOT / "lab" / "paper" / f"{name}.typ",
        output,
        root=ROOT,
        ignore_system_fonts=True,
        format="pdf",
    )
    return output


def main() -> None:
    """Typeset the source named on the command line."""
    parser = argparse.ArgumentParser(description="Set a paper or the book of puzzles.")
    parser.add_argument("source", choices=SOURCES)
    parser.add_argument("output", type=Path)
    chosen = parser.parse_args()
    try:
        print(typeset(chosen.source, chosen.output))
    except (ValueError, OSError, typst.TypstError) as error:
        raise SystemExit(f"error: {error}") from None


if __name__ == "__main__":
    main()
