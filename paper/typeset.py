"""Set the paper or the book of puzzles in Typst: `python paper/typeset.py paper build/paper.pdf`.

Every file of results that is read must be as the data package lists it, so that nothing is set from
a table that was edited by hand, or that was made again without `greenest report`. No font of the
machine, no package of a network and no date is used, so the same data gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from pathlib import Path

import typst

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "results"
SOURCES = ("paper", "book")
READ = re.compile(r'(?:rows-of|lines-of)\(\s*"([^"]+)"')
DRAWN = re.compile(r'"/results/([^"]+)"')
COMMENT = re.compile(r"(?m)^\s*//.*$")
CODE = re.compile(r"`[^`]*`|\$[^$]*\$|<[a-z0-9-]+>|@[a-z0-9-]+|\b[a-z-]+: [0-9.]+(?:%|[a-z]+)")
NUMBER = re.compile(r"(?<![\w.#-])(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+\.[0-9]+|[0-9]{3,})(?![\w-])")


def texts() -> dict[Path, str]:
    """Return the sources in Typst without their comments, by path."""
    return {
        path: COMMENT.sub("", path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "paper").rglob("*.typ"))
    }


def stale() -> list[str]:
    """Return the files of results that are read and are not as the data package lists them.

    Paths that are put together of parts count by those parts: `"a/b-" + name` is all of `a/b-*`.
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


def typed_numbers() -> list[str]:
    """Return the numbers of three digits or more, or with a fraction, that stand in the prose."""
    found = []
    for path, text in texts().items():
        if path.parent.name != "sections" and path.stem not in ("paper", "book"):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            prose = CODE.sub("", line)
            if not re.match(r"\s*(?:#?(?:let|set|show|import|assert)|[a-z-]+:|image\(|\()", prose):
                found += [f"{path.name}:{number}: {each}" for each in NUMBER.findall(prose)]
    return found


def typeset(name: str, output: Path) -> Path:
    """Set a source as a PDF; raises ValueError if a number would be stale or is typed."""
    wrong = [*stale(), *(f"a number is typed at {each}" for each in typed_numbers())]
    if wrong:
        raise ValueError("; ".join(wrong) + ": greenest report")
    output.parent.mkdir(parents=True, exist_ok=True)
    typst.compile(
        ROOT / "paper" / f"{name}.typ", output, root=ROOT, ignore_system_fonts=True, format="pdf"
    )
    return output


def main() -> None:
    """Set what is named."""
    parser = argparse.ArgumentParser(description="Set the paper or the book of puzzles.")
    parser.add_argument("source", choices=SOURCES)
    parser.add_argument("output", type=Path)
    chosen = parser.parse_args()
    try:
        print(typeset(chosen.source, chosen.output))
    except (ValueError, OSError, typst.TypstError) as error:
        raise SystemExit(f"error: {error}") from None


if __name__ == "__main__":
    main()
