"""docs/help.md: what each command prints with `-h`, under its name."""

from click.testing import CliRunner

from greenest.cli import SECTIONS, main

HEAD = """\
# Options

What `-h` prints of each command. [Commands](commands.md) tells what to use them for, by example.
"""


def help_page():
    """Return the page."""
    parts = [HEAD, _shown("greenest", "")]
    for heading, names in SECTIONS.items():
        parts.append(f"## {heading}\n")
        parts += [f"### {name}\n\n{_shown('greenest', f'{name} ')}" for name in names]
    return "\n".join(parts)


def _shown(program, name):
    printed = CliRunner().invoke(main, [*name.split(), "-h"], prog_name=program).stdout
    return f"```text\n$ {program} {name}-h\n{printed.strip()}\n```\n"
