"""Makes the page of the site with what `-h` prints of each command."""

from collections.abc import Iterator

from click.testing import CliRunner

from greenest.cli import SECTIONS, main

HEAD = """\
# Options

What `-h` prints of each command. [Commands](commands.md) tells what to use them for, by example.
"""


def page() -> str:
    """Return the page as Markdown, with a section for each command."""
    return "\n".join(_page())


def _page() -> Iterator[str]:
    yield HEAD
    yield _help_of("")
    for heading, names in SECTIONS.items():
        yield f"## {heading}\n"
        for name in names:
            yield f"### {name}\n\n{_help_of(f'{name} ')}"


def _help_of(name: str) -> str:
    printed = CliRunner().invoke(main, [*name.split(), "-h"], prog_name="greenest").stdout
    return f"```text\n$ greenest {name}-h\n{printed.strip()}\n```\n"
