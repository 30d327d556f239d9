"""The example notebook runs and shows what is printed now."""

import re

import nbformat
from nbclient import NotebookClient

from checkout import ROOT

NOTEBOOK = ROOT / "examples" / "greenest.ipynb"
CHANGING = re.compile(r"(?<=seconds=)[0-9.e-]+")
"""Times."""


def shown(notebook):
    """Return the output of each cell by kind, without what changes each time."""
    outputs = []
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            data = output.get("data", {"text/plain": output.get("text")})
            outputs.append({kind: CHANGING.sub("", text) for kind, text in data.items()})
    return outputs


def test_the_notebook_shows_what_it_shows_when_it_is_run(is_updating):
    kept, anew = (nbformat.read(NOTEBOOK, as_version=4) for _ in range(2))
    there = {"metadata": {"path": ROOT / "examples"}}
    NotebookClient(
        anew, timeout=None, resources=there, coalesce_streams=True, record_timing=False
    ).execute()
    for cell in anew.cells:
        for each in (cell, *cell.get("outputs", ())):
            each.update({"execution_count": None} if "execution_count" in each else {})
    if is_updating and shown(kept) != shown(anew):
        nbformat.write(anew, NOTEBOOK)
        kept = anew
    nbformat.validate(kept)
    assert shown(kept) == shown(anew)
    kinds = {kind for output in shown(anew) for kind in output}
    assert kinds >= {"image/svg+xml", "text/html"}, "a board, and a verdict"
