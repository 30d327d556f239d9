"""The API answers under the published keys, and what cannot be asked with a sentence."""

import gzip
import http.client
import json
import os
import re
import select
import socket
import threading
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
import uvicorn

from greenest.certificates.checker import check_file
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from greenest.system.version import full_version
from greenest.web.page_files import files
from greenest.web.server import connections, guards
from greenest.web.server.connections import BoundedProtocol
from greenest.web.server.running import listening
from shell import LATIN, LONGEST_WAIT, UNSOLVABLE, VERDICT_KEYS, records, run, wait_until

in_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc here")
PACKED = {"Accept-Encoding": "gzip"}
HINT_KEYS = {"move", "verdict", "engine", "moves", "reason", "nodes", "seconds"}
ENDLESS = str(random_position(12, 12, 36, 1, 5))
"""A board that no search decides while a test runs."""
UNENDING = {"board": ENDLESS, "engine": "dfs", "max_seconds": LONGEST_WAIT}
"""A question that only its client ends."""


HEAD = (
    b"POST /api/decide HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n"
)


def opened(server, sent=b"POST /api/decide HTTP/1.1\r\nHost: loc"):
    made = socket.create_connection(
        (urlsplit(server).hostname, urlsplit(server).port), LONGEST_WAIT
    )
    made.sendall(sent)
    return made


def sent(server, path, body, kind="application/json"):
    """Send a body and return the status, the headers and what comes back."""
    request = Request(server + path, body, {"Content-Type": kind})
    try:
        with urlopen(request, timeout=LONGEST_WAIT) as response:
            return response.status, response.headers, response.read()
    except HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


def ask(server, path, **question):
    status, _, answer = sent(server, f"api/{path}", json.dumps(question).encode())
    return status, json.loads(answer)


def refused(server, path, body, status, kind="application/json"):
    """Return the sentence with which a body is refused."""
    code, headers, answer = sent(server, path, body, kind)
    assert code == status, answer
    assert headers["Content-Type"] == "application/json"
    (sentence,) = json.loads(answer).values()
    assert list(json.loads(answer)) == ["error"]
    assert len(sentence) > 10
    assert "\n" not in sentence.strip()
    return sentence


def test_a_board_is_decided_under_the_published_keys(server):
    status, verdict = ask(server, "decide", board=LATIN)
    assert status == 200
    assert tuple(verdict) == VERDICT_KEYS
    assert Position.parse(LATIN).after(*verdict["moves"]).is_solved
    _, verdict = ask(server, "decide", board=UNSOLVABLE, engine="dfs")
    assert (verdict["verdict"], verdict["engine"], verdict["moves"]) == ("unsolvable", "dfs", None)


def test_a_hint_judges_every_capture(server):
    status, told = ask(server, "hint", board=UNSOLVABLE, max_seconds=LONGEST_WAIT)
    assert status == 200
    assert (told["board"], told["unjudged"]) == (UNSOLVABLE, [])
    judged, position = told["judged"], Position.parse(UNSOLVABLE)
    assert [each["move"] for each in judged] == list(map(position.notation, position.captures()))
    assert all(each.keys() == HINT_KEYS for each in judged)
    assert {each["verdict"] for each in judged} == {"unsolvable"}


@pytest.mark.parametrize(
    ("name", "board", "part"),
    [("explain", ".GB/..B/WG.", "cases"), ("repair", "BWG/GWB", "repairs")],
)
def test_explanations_and_repairs_are_those_of_the_command(server, name, board, part):
    status, told = ask(server, name, board=board, max_seconds=LONGEST_WAIT)
    (printed,) = records(run(name, board, "--json"))
    assert status == 200
    assert told == {key: printed[key] for key in told}
    assert told[part]


def test_repairs_are_for_boards_up_to_16x16(server):
    status, told = ask(server, "repair", board="B" * 17)
    assert (status, told["error"]) == (404, "repairs are for boards up to 16x16, not 1x17")


def test_random_boards_are_those_of_the_command(server):
    seed = 2**53 - 1
    status, made = ask(server, "generate", shape="6x9", pieces=20, seed=seed, index=3)
    assert status == 200
    numbers = {"rows": 6, "cols": 9, "pieces": 20, "seed": seed, "index": 3}
    assert made == {"board": str(random_position(6, 9, 20, seed, 3))} | numbers


@pytest.mark.parametrize("board", [LATIN, UNSOLVABLE])
def test_a_certificate_is_one_that_the_checker_accepts(server, board, tmp_path):
    body = json.dumps({"board": board}).encode()
    status, headers, text = sent(server, "api/certificate", body)
    assert (status, headers.get_content_type()) == (200, "text/plain")
    (tmp_path / "proof.txt").write_bytes(text)
    assert str(check_file(tmp_path / "proof.txt").position) == board


def test_the_steps_of_the_proof_are_told(server):
    board = str(random_position(6, 6, 36, 1, 0))
    status, told = ask(server, "carry", board=board)
    assert status == 200
    assert Position.parse(board).after(*told["moves"]).is_solved
    assert told["steps"][0]["kind"] == "window"
    assert told["steps"][-1]["last"] == len(told["moves"]) - 1
    assert "full boards" in refused(server, "api/carry", b'{"board": "BG/GW"}', 404)


def test_it_tells_its_version_and_that_it_is_ready(server):
    with urlopen(server + "api/about", timeout=LONGEST_WAIT) as response:
        told = json.load(response)
    assert told["greenest"] == full_version()
    assert told["ready"] is True


@pytest.mark.parametrize(
    "body", [b'{"board": "BG", "board": "GW"}', b'{"board": "BG", "x": [{"y": 1, "z": 2, "y": 1}]}']
)
def test_a_key_given_twice_is_refused(server, body):
    twice = "board" if body.count(b"board") == 2 else "y"
    assert refused(server, "api/decide", body, 422) == f"the key '{twice}' is given twice"


def test_the_service_worker_keeps_every_file_of_the_page(server):
    with urlopen(server + "sw.js", timeout=LONGEST_WAIT) as response:
        text = response.read().decode()
    (listed,) = re.findall(r"^const FILES = (\[.*\]);$", text, re.MULTILINE)
    assert sorted(json.loads(listed)) == sorted({"./", *files()} - {"sw.js"})
    assert re.search(r'^const NAME = "greenest-files-[0-9a-f]{16}";$', text, re.MULTILINE)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("api/decide", b"", 422),
        ("api/decide", b"\xff\xfe", 422),
        ("api/decide", b"[" * 50_000, 400),
        ("api/decide", b'{"board": 1}', 422),
        ("api/decide", b'{"board": "BGX/GWB"}', 422),
        ("api/decide", b'{"board": "\\u0000\\ud800"}', 422),
        ("api/decide", json.dumps({"board": "B" * 140_000}).encode(), 413),
        ("api/decide", b'{"board": "BG", "more": 1}', 422),
        ("api/decide", b'{"board": "B\xffG"}', 400),
        ("api/hint", b'{"board": "65/65"}', 422),
        ("api/generate", b'{"shape": "6x6", "pieces": 37}', 404),
        ("api/certificate", b'{"board": "BG/W."}}', 422),
        ("api/nothing", b"{}", 404),
        ("", b"{}", 405),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(server, path, body, status):
    refused(server, path, body, status)


def test_another_page_cannot_ask_in_a_form(server):
    said = refused(server, "api/decide", b'{"board": "BG"}', 422, "text/plain")
    assert said == "a question is an object of JSON, sent as application/json"


def test_a_file_that_is_not_there_is_told_and_none_outside_is_served(server):
    for path in (
        "nothing.js",
        "..%2fapp.py",
        "%2e%2e/app.py",
        "data/..%2f..%2fapp.py",
        "data",
        "docs/",
    ):
        connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=LONGEST_WAIT)
        connection.request("GET", "/" + path)
        response = connection.getresponse()
        assert response.status == 404
        assert json.loads(response.read())["error"]
        connection.close()


def test_a_page_can_be_looked_up_without_being_sent(server):
    for path in ("", "main.js", "data/puzzles.json"):
        with urlopen(Request(server + path, method="HEAD"), timeout=LONGEST_WAIT) as response:
            assert (response.status, response.read()) == (200, b"")


def test_every_answer_keeps_the_page_to_its_origin(server):
    for path in ("", "answers.js", "api/about", "nothing"):
        try:
            headers = urlopen(server + path, timeout=LONGEST_WAIT).headers
        except HTTPError as error:
            headers = error.headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "http" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "Access-Control-Allow-Origin" not in headers


def descendants(process):
    """Return the states of a process and its descendants, by number."""
    found = {}
    for each in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = each.read_text().rpartition(")")[2].split()[:2]
            found[int(each.parent.name)] = int(parent), state
    below = {process}
    while more := {each for each, (parent, _) in found.items() if parent in below} - below:
        below |= more
    return {each: found[each][1] for each in below if each in found}


def processes():
    """Return the states of the server's processes by number, but not those of a browser."""
    found = {}
    for number, state in descendants(os.getpid()).items():
        with suppress(OSError):
            if b"forkserver" in Path(f"/proc/{number}/cmdline").read_bytes():
                found[number] = state
    return found


def working():
    """Return how many of them use the processor now."""
    return sum(state == "R" for state in processes().values())


@in_proc
def test_work_is_stopped_when_the_client_goes(server):
    """A question of a minute holds one of the two processes; both are free once nobody waits."""
    body = json.dumps(UNENDING).encode()
    clients = [opened(server, HEAD % len(body) + body) for _ in range(2)]
    wait_until(lambda: working() == 2)
    for each in clients:
        each.close()
    status, _ = ask(server, "decide", board=LATIN)
    assert status == 200
    wait_until(lambda: not working())


def head_of(server, path, **headers):
    """Return the response to a GET, its body read."""
    connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=LONGEST_WAIT)
    with closing(connection):
        connection.request("GET", "/" + path, headers=headers)
        response = connection.getresponse()
        response.body = response.read()
    return response


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:8000", True), ("127.0.0.1", True), ("[::1]:80", True), ("LocalHost.", True),
        ("rebound.example:8000", False), ("localhost.example", False), ("[::1", False), ("", False),
        ("h" * 40_000, False),
    ],
)  # fmt: skip
def test_another_host_is_refused(server, host, is_own):
    response = head_of(server, "api/about", Host=host)
    assert response.status == (200 if is_own else 421)
    assert is_own or "--allow-host" in json.loads(response.body)["error"]
    assert len(response.body) < 1_000


def test_a_file_is_compressed_and_not_sent_again(server):
    plain, packed = head_of(server, "main.js"), head_of(server, "main.js", **PACKED)
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    tag = packed.headers["ETag"]
    assert tag == plain.headers["ETag"]
    again = head_of(server, "main.js", **PACKED | {"If-None-Match": f'"other", {tag}'})
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
    assert head_of(server, "main.js", **{"If-None-Match": '"other"'}).status == 200


def test_the_page_has_one_script_and_asks_for_little_before_it_is_playable(server):
    text = head_of(server, "").body.decode()
    named = [each for each in re.findall('(?:src|href)="([^"]+)"', text) if each in files()]
    assert len(named) < 10
    assert sum(len(head_of(server, each, **PACKED).body) for each in named) < 120_000
    script = head_of(server, "main.js").body
    assert b"class Play" in script
    assert b"class Table" not in script
    assert not re.search(rb"^import ", script, re.MULTILINE)


def test_headers_that_do_not_come_are_not_waited_for(server, monkeypatch):
    monkeypatch.setattr(connections, "SECONDS", 0.5)
    whole = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for sent in (b"", b"GET", whole + b"GET /"):
        with closing(opened(server, sent)) as client:
            found = b"".join(iter(partial(client.recv, 1 << 16), b""))
        assert found.startswith(b"HTTP/1.1 200" if whole in sent else b"")


@pytest.mark.parametrize(
    ("head", "status"), [(b"GET / HTTP/1.1\r\nAccept: ", b""), (HEAD % 50_000, b"HTTP/1.1 408")]
)
def test_a_request_that_comes_in_drops_is_not_waited_for(server, monkeypatch, head, status):
    for module in (connections, guards):
        monkeypatch.setattr(module, "SECONDS", 0.5)
    with closing(opened(server, head)) as client, suppress(ConnectionError):
        while not select.select([client], [], [], 0.02)[0]:
            client.sendall(b"x")
        assert client.recv(12) == status


def test_a_request_that_says_it_is_too_long_is_not_waited_for(server):
    head = b"POST /api/decide HTTP/1.1\r\nHost: localhost\r\nContent-Length: 140000\r\n\r\nx"
    with closing(opened(server, head)) as client:
        assert client.recv(12) == b"HTTP/1.1 413"


@contextmanager
def answering(size):
    """Yield a server whose answers have so many bytes, and its address."""

    async def answer(scope, receive, send):
        length = [(b"content-length", b"%d" % size)]
        await send({"type": "http.response.start", "status": 200, "headers": length})
        await send({"type": "http.response.body", "body": bytes(size)})

    listener = listening("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(answer, http=BoundedProtocol, lifespan="off"))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield server, f"http://127.0.0.1:{listener.getsockname()[1]}/"
    finally:
        server.should_exit = True
        thread.join()


ASKED = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


def test_an_answer_that_is_not_read_is_not_kept(monkeypatch):
    """Whether it is being sent, or its connection is being closed."""
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.2)
    with answering(1 << 26) as (server, address):
        ends = (b"\r\n", b"Connection: close\r\n\r\n")
        clients = [opened(address, ASKED + end) for end in ends]
        wait_until(lambda: server.server_state.total_requests == len(clients))
        wait_until(lambda: not server.server_state.connections)
        for each in clients:
            each.close()


def test_few_answers_are_made_for_a_client_that_reads_none(monkeypatch):
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.2)
    with answering(1 << 15) as (server, address):
        with closing(opened(address, (ASKED + b"\r\n") * 500)):
            wait_until(lambda: server.server_state.total_requests > 0)
            wait_until(lambda: not server.server_state.connections)
        assert server.server_state.total_requests < 50


def test_a_client_has_so_many_connections_and_the_longest_waiting_are_closed(server, monkeypatch):
    monkeypatch.setattr(connections, "MOST", 5)
    half = [opened(server) for _ in range(8)]
    assert head_of(server, "api/about").status == 200
    half[-1].sendall(b"alhost\r\nContent-Length: 0\r\n\r\n")
    assert half[-1].recv(20).startswith(b"HTTP/1.1 422")
    assert {each.recv(1) for each in half[:3]} == {b""}
    for each in half:
        each.close()


@in_proc
def test_an_easy_question_does_not_wait_for_hard_ones(server):
    hard = json.dumps(UNENDING).encode()
    clients = [opened(server, HEAD % len(hard) + hard) for _ in range(6)]
    wait_until(lambda: working() == 2)
    for board in (LATIN, UNSOLVABLE):
        assert ask(server, "decide", board=board)[1]["verdict"] in ("solvable", "unsolvable")
    assert working() >= 2
    for each in clients:
        each.close()
