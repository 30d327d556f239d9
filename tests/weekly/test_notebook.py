"""The example notebook runs and shows what is printed now."""

import re

import nbformat
import pytest
from nbclient import NotebookClient

from checkout import ROOT

NOTEBOOK = ROOT / "examples" / "greenest.ipynb"


CHANGING = re.compile(r"greenest-\w+|(?<=seconds=)[0-9.e-]+")
"""Times, and names that differ from page to page."""


def shown(notebook):
    """Return the output of each cell by kind, without what changes each time."""
    outputs = []
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {"text/plain": output.get("text")})
            outputs.append({kind: CHANGING.sub("", text) for kind, text in data.items()})
    return outputs


def without_counts(notebook):
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.execution_count = None
            cell.metadata.clear()
            for output in cell.outputs:
                if "execution_count" in output:
                    output.execution_count = None


@pytest.fixture(scope="module")
def run_anew():
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    there = {"metadata": {"path": ROOT / "examples"}}
    NotebookClient(notebook, timeout=None, resources=there, coalesce_streams=True).execute()
    without_counts(notebook)
    return notebook


def test_the_notebook_shows_what_it_shows_when_it_is_run(run_anew, is_updating):
    kept = nbformat.read(NOTEBOOK, as_version=4)
    if is_updating and shown(kept) != shown(run_anew):
        nbformat.write(run_anew, NOTEBOOK)
        kept = run_anew
    nbformat.validate(kept)
    assert shown(kept) == shown(run_anew)


def test_the_notebook_shows_a_board_and_a_solution_to_step_through(run_anew):
    kinds = [kind for output in shown(run_anew) for kind in output]
    assert "image/svg+xml" in kinds
    assert "text/html" in kinds
