"""`serve` starts and ends cleanly, and `page` writes the page as one file."""

import os
import re
import signal
import socket
from contextlib import suppress
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from psutil import CONN_LISTEN, NoSuchProcess, Process

from at_table import JSON, got
from greenest.web import running
from greenest.web.server.settings import Settings
from hard_boards import HARD
from shell import (
    LONGEST_WAIT,
    command,
    loaded_after,
    printed,
    refused,
    run,
    started,
    wait_until,
)


def listens(process):
    """Return whether a process listens at a port."""
    with suppress(NoSuchProcess):
        return any(each.status == CONN_LISTEN for each in Process(process.pid).net_connections())


def test_a_port_in_use_is_told_in_one_line():
    pytest.importorskip("uvicorn")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        taken = str(listener.getsockname()[1])
        said = refused("serve", "--port", taken, code=1)
    assert re.fullmatch(rf"Error: 127\.0\.0\.1, port {taken}: .+\n", said)


@pytest.mark.parametrize("host", ["nowhere.invalid", "256.1.1.1", ""])
def test_a_host_that_there_is_not_is_told_in_one_line(host):
    pytest.importorskip("uvicorn")
    said = refused("serve", "--host", host, "--port", "0")
    assert re.fullmatch(rf"Error: --host {re.escape(host)}: .+\n", said)


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way there")
@pytest.mark.parametrize("ending", ["SIGINT", "SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("moment", ["listening", "starting workers", "ready", "asked"])
def test_it_ends_cleanly_by_each_signal_while_it_starts_and_later(ending, moment):
    pytest.importorskip("uvicorn")
    with started(*command("serve", "--port", "0", "--jobs", "1")) as process:
        wait_until(lambda: listens(process), process)  # it listens before it loads what it needs
        if moment != "listening":
            wait_until(lambda: Process(process.pid).children(), process)
        if moment in ("ready", "asked"):
            ready = next(line for line in process.stderr if "the page is at" in line)
        if moment == "asked":
            (server,) = re.findall("http:[^ ;]+", ready)
            asking = HTTPConnection(urlsplit(server).netloc)
            asking.request("POST", "/api/decide", f'{{"board": "{HARD}"}}', JSON)
            assert got(server, "api/about").status == 200  # so the question has arrived
        process.send_signal(getattr(signal, ending))
        printed, said = process.communicate(timeout=LONGEST_WAIT)
    assert (process.returncode, printed) == (0, "")
    assert said.splitlines()[-1] == "stopped"
    assert not {"Traceback", "ERROR"} & {*re.findall("[A-Za-z]+", said)}


def test_a_second_signal_leaves_the_server_to_end_in_order():
    pytest.importorskip("uvicorn")
    server = running.server_of(Settings())
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit


def test_the_page_is_written_whole_or_not_at_all_and_without_what_computes(tmp_path):
    path = tmp_path / "greenest.html"
    result = run("page", str(path))
    assert (result.exit_code, result.stdout) == (0, f"{path}\n")
    assert path.read_text("utf-8").startswith("<!DOCTYPE html>")
    assert [each.name for each in tmp_path.iterdir()] == ["greenest.html"]
    lines, loaded = loaded_after(["page", str(tmp_path / "greenest.html")])
    assert lines == [str(tmp_path / "greenest.html")]
    assert not {"fastapi", "uvicorn", "pydantic", "numpy", "numba"} & loaded


@pytest.mark.parametrize(("host", "warns"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_who_is_reached_by_others_is_warned(host, warns, monkeypatch):
    monkeypatch.setattr(running, "serve", lambda _, __, ready: ready())
    said = run("serve", "--host", host, "--port", "0").stderr
    assert "the page is at http://" in said
    assert ("anyone who reaches this machine can ask" in said) == warns


@pytest.mark.parametrize(
    "name", ["ex.com:80", "a b", "http://x", "", ".", "a..b", "bücher.example"]
)
def test_a_name_that_no_request_can_have_is_refused(name):
    assert f"{name!r} is no name such as" in refused("serve", "--allow-host", name)


def test_names_are_compared_as_requests_write_them(monkeypatch):
    allowed = []
    monkeypatch.setattr(running, "serve", lambda _, settings, __: allowed.append(settings.hosts))
    names = ("--allow-host", "Ex.COM.", "--allow-host", "my_board")
    printed("serve", "--port", "0", *names)
    assert allowed == [{"127.0.0.1", "ex.com", "my_board"}]
