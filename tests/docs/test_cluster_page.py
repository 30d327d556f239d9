"""The recipe of docs/cluster.md starts a cluster that works for whoever has its key."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="distributed is not installed: pip install '.[cluster]'")

from checkout import ROOT
from dask_cluster import free_port
from listening import listening
from shell import command, wait_until

if not (shutil.which("openssl") and shutil.which("bash")):
    pytest.skip("openssl and bash are not both here", allow_module_level=True)

PAGE = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
CERTIFICATE, RUN = re.findall(r"^```sh\n(.+?)^```", PAGE, re.MULTILINE | re.DOTALL)[:2]


def commands(port: int) -> list[list[str]]:
    """Return the recipe's commands for this machine, with few boards and local listeners only."""
    text = RUN.replace("\\\n", " ").replace("host:8786", f"127.0.0.1:{port}")
    text = text.replace("8786", str(port)).replace("127.0.0.1:8787", "127.0.0.1:0")
    text = text.replace("--nworkers 8", "--nworkers 1 --host 127.0.0.1")
    text = text.replace("dask scheduler", "dask scheduler --host 127.0.0.1")
    text = text.replace("10000000000", "50")
    lines = [shlex.split(line, comments=True) for line in text.splitlines()]
    starts = {"dask": [sys.executable, "-m", "dask"], "greenest": command()}
    return [[*starts[name], *arguments] for name, *arguments in lines]


@pytest.mark.slow
def test_the_recipe_makes_a_cluster_for_the_holders_of_its_key(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name[:5] != "DASK_"}
    environment["HOME"] = str(tmp_path)
    run = partial(
        subprocess.run, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert run(["bash", "-ec", CERTIFICATE]).returncode == 0
    folder = tmp_path / ".config" / "dask"
    assert stat.S_IMODE((folder / "cluster-key.pem").stat().st_mode) == 0o600
    scheduler, worker, batch = commands(free_port())
    with ExitStack() as stack:
        for each in (scheduler, worker):
            process = subprocess.Popen(
                each, cwd=tmp_path, env=environment, stderr=subprocess.DEVNULL
            )
            stack.callback(process.wait)
            stack.callback(process.terminate)
            wait_until(lambda number=process.pid: bool(listening(number).ports), process)
            assert listening(process.pid).are_on_loopback
        done = run(batch)
        assert done.returncode == 0
        assert done.stderr.startswith("cluster tls://127.0.0.1:")
        (folder / "cluster.yaml").unlink()
        refused = run(batch)
        assert refused.returncode == 1
        assert "distributed.comm.tls lacks certificates" in refused.stderr
