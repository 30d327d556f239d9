"""The site's page of options has the help of each command."""

import runpy

from checkout import ROOT
from greenest.cli import SECTIONS, main
from shell import run


def test_the_page_of_options_has_every_command_in_order_with_its_help():
    page = runpy.run_path(str(ROOT / "docs" / "help_page.py"))["page"]()
    headings = [line.lstrip("# ") for line in page.splitlines() if line.startswith("##")]
    assert headings == [each for heading, names in SECTIONS.items() for each in (heading, *names)]
    for name in main.list_commands(None):
        _, _, below_usage = run(name, "-h").stdout.partition("\n\n")
        assert f"\n### {name}\n\n```text\n$ greenest {name} -h\nUsage: greenest {name} " in page
        assert below_usage.strip() in page
