"""Which lines of a reader its inputs reach, and which inputs are needed for that.

    python tests/hostile/cover.py READER HOW [FOLDER]

Replays the seeds, the kept inputs and those of a folder, shortest first, and prints the outcome as
a line of JSON. Inputs of the folder that reach something new are kept.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import coverage

ROOT = Path(__file__).parents[2]
LONGEST_KEPT = 3000
"""The greatest length of a kept input, in bytes."""


def main() -> None:
    name, how, folders = *sys.argv[1:3], [Path(each) for each in sys.argv[3:]]
    import coverage

    measured = coverage.Coverage(branch=True, include=[f"{ROOT}/*"], data_file=None)
    measured.start()
    from corpus import keep_inputs, kept_inputs
    from examine import PATIENCE, examine, little_memory
    from readers import READERS

    reader = READERS[name]

    def seconds_of(data: bytes) -> float:
        began = process_time()
        examine(reader, data, PATIENCE[how])
        return process_time() - began

    seeds = list(reader.seeds())
    slowest = 0.0
    kept = list(kept_inputs(name))
    with little_memory():
        for data in [*seeds, *kept]:
            slowest = max(slowest, seconds_of(data))
        reached = _arcs(measured)
        for data in _inputs(folders):
            slowest = max(slowest, seconds_of(data))
            if len(data) > LONGEST_KEPT:
                continue
            now = _arcs(measured)
            if now > reached:
                kept.append(data)
            reached = now
    measured.stop()
    if folders:
        keep_inputs(name, kept)
    lines, missed = _counted(measured, reader.parts)
    found = {
        "lines": lines,
        "missed": missed,
        "slowest": round(slowest, 3),
        "inputs": len(seeds) + len(kept),
    }
    print(json.dumps(found))


def _inputs(folders: Iterable[Path]) -> list[bytes]:
    found = [path.read_bytes() for folder in folders for path in folder.iterdir()]
    return sorted(set(found), key=lambda data: (len(data), data))


def _arcs(measured: coverage.Coverage) -> int:
    """Return how often each step from line to line was made so far."""
    data = measured.get_data()
    return sum(len(data.arcs(file) or ()) for file in data.measured_files())


def _counted(measured: coverage.Coverage, parts: dict[str, str]) -> tuple[int, list[str]]:
    """Return the number of lines of a reader's parts, and the lines that were not reached."""
    lines, missed = 0, []
    for module, names in parts.items():
        path = ROOT / f"{module.replace('.', '/')}.py"
        _, statements, _, missing, _ = measured.analysis2(str(path))
        wanted = set(_lines_of(path, names.split()))
        lines += len(wanted & set(statements))
        missed += [f"{module}:{line}" for line in missing if line in wanted]
    return lines, missed


def _lines_of(path: Path, names: list[str]) -> Iterator[int]:
    """Yield the lines of a module's functions and classes; all lines if there are no names."""
    tree = ast.parse(path.read_text("utf-8"))
    found = dict(_definitions(tree, ""))
    absent = set(names) - found.keys()
    assert not absent, (path, absent)
    for node in [found[name] for name in names]:
        yield from range(node.lineno, (node.end_lineno or 0) + 1)
    if not names:
        yield from range(1, len(path.read_text("utf-8").splitlines()) + 1)


def _definitions(tree: ast.AST, within: str) -> Iterator[tuple[str, ast.stmt]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield within + node.name, node
            yield from _definitions(node, f"{within}{node.name}.")


if __name__ == "__main__":
    main()
