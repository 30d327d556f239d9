"""Pages whose examples are run: they must show the present output.

A ```console block has lines `$ greenest …` with their output. Other programs, such as sqlite3, run
if they are installed. A ```python block is a session with prompts `>>>`, or a program that only has
to run. The blocks of a page run in order, in one folder and one namespace. Times are not compared.
A ```py block needs more packages than these tests, and a weekly test runs it.
"""

import doctest
import io
import re
import shlex
import shutil
import subprocess
import sys
import traceback
from contextlib import redirect_stdout

from click.testing import CliRunner

from checkout import ROOT
from greenest.cli import main


def pages_of(*folders):
    """Return the pages in folders of the checkout, by path."""
    paths = (path for each in folders for path in sorted((ROOT / each).glob("*.md")))
    return {path.relative_to(ROOT).as_posix(): path for path in paths}


PAGES = {"README.md": ROOT / "README.md"} | pages_of("docs")
LINK = re.compile(r"\]\((?!https?:)([^)\s]*)\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(console|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^\$ ((\w+).*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
TIMES = re.compile(
    r"[0-9.,]+(?= s\b| (?:boards|games)/s)"
    r'|(?<="seconds": )[0-9.e-]+|(?<=_second": )[0-9.]+|(?<="start_seconds": )[0-9.]+'
    r'|(?<="milliseconds": )[0-9.]+| *[0-9.]+(?= ms a move)'
)
RATES = re.compile(r"[0-9.,]+ ((?:boards|games)/s), [0-9.,]+ s\b")
"""Rates that docs/many-machines.md states together with the machine."""
PYTHON = shlex.quote(sys.executable) + " "
COMMAND = PYTHON + "-m greenest "


def rerun(text):
    """Return the text of a page with the present output of each example."""
    namespace = {"__name__": "__main__"}

    def block(shown):
        kind, body = shown.groups()
        if kind == "console":
            body = EXAMPLE.sub(answer, body).rstrip("\n") + "\n"
        elif ">>> " in body:
            body = session(body, namespace)
        else:
            exec(compile(body, "<page>", "exec"), namespace)
        return f"```{kind}\n{body}```"

    return BLOCK.sub(block, text)


def answer(example):
    """Return a command with its present output; lines of which only times differ stay as shown."""
    line, program, _ = example.groups()
    if program == "greenest" and "|" not in line:
        words = shlex.split(line)[1:]
        printed = CliRunner().invoke(main, words, prog_name="greenest").stdout
    elif program in ("greenest", "python") or shutil.which(program):
        piped = re.sub(r"\bpython (?=-m )", lambda _: PYTHON, line)
        piped = re.sub(r"\bgreenest (?=\w+ )", lambda _: COMMAND, piped)
        printed = subprocess.check_output(piped, shell=True, text=True)
    else:
        return example[0]
    shown = {without_times(each): each for each in example[0].splitlines()}
    anew = f"$ {line}\n{without_rates(printed).strip()}".strip().splitlines()
    return "\n".join(shown.get(without_times(each), each) for each in anew) + "\n\n"


def session(body, namespace):
    """Return a session with its present output; errors are allowed only where one is shown."""
    parts = []
    for part in doctest.DocTestParser().parse(body):
        if isinstance(part, str):
            parts.append(part)
            continue
        first, *rest = part.source.splitlines()
        parts += [f">>> {first}\n", *(f"... {line}\n" for line in rest)]
        printed = printed_by(part.source, namespace)
        announced = part.want.startswith("Traceback")
        assert announced or not printed.startswith("Traceback"), f"{part.source}{printed}"
        is_same = doctest.OutputChecker().check_output(part.want, printed, doctest.ELLIPSIS)
        parts.append(part.want if is_same else printed)
    return "".join(parts)


def printed_by(source, namespace):
    """Return what a statement prints at the prompt; a ValueError takes two lines.

    Other errors are faults of the page and are raised.
    """
    printed = io.StringIO()
    with redirect_stdout(printed):
        try:
            exec(compile(source, "<page>", "single"), namespace)
        except ValueError as error:
            print("Traceback (most recent call last):")
            print(*traceback.format_exception_only(error), sep="", end="")
    return printed.getvalue()


def without_rates(text):
    return RATES.sub(r"… \1, … s", text)


def without_times(text):
    return TIMES.sub("…", text)


def check_page(page, is_updating):
    """Compare a page with the present output of its examples, or rewrite it if they differ."""
    shown = page.read_text(encoding="utf-8")
    printed = rerun(shown)
    before, now = without_times(shown), without_times(printed)
    if is_updating and before != now:
        page.write_text(printed, encoding="utf-8")
    else:
        assert before == now


NO_PROSE = re.compile(
    r"<!--.*?-->|^ *```.*?^ *```$|^ {4}[^\n]*|^ *\|[^\n]*|^#[^\n]*|!\[[^]]*\]",
    re.MULTILINE | re.DOTALL,
)
NEXT = re.compile(r"\n\s*\n|\n(?= *(?:[-*]|\d+\.) )|(?<=[.?!:])[*_)\"]*\s+(?=[^a-z\s])")
"""What stands between two sentences: a blank line, the mark of a list's item, or a stop."""


def long_sentences(page, most=35):
    """Return the sentences of more than `most` words outside of code, tables and headings."""
    prose = re.sub(r"(?<=\])\([^)\s]*\)", "", NO_PROSE.sub("", page.read_text("utf-8")))
    found = [" ".join(each.split()) for each in NEXT.split(prose)]
    return [each for each in found if len(re.findall(r"\S*\w\S*", each)) > most]


def sections(page):
    """Return the text under each heading of a page, by heading."""
    _, *parts = re.split(r"^##+ (.+)\n", page.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def anchors(page):
    """Return the headings of a page by their anchors, as code hosts make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", each.lower())): each for each in headings}


def broken_links(page):
    """Return the links of a page that lead nowhere."""
    found = []
    for target in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        is_page = there.suffix == ".md" and there.exists()
        if not there.exists() or (anchor and is_page and anchor not in anchors(there)):
            found.append(target)
    return found
