"""The API answers under the published keys, and what cannot be asked with a sentence."""

import gzip
import json
import re
import select
import socket
import threading
from contextlib import closing, contextmanager, suppress
from functools import partial
from urllib.parse import urlsplit

import pytest
import uvicorn
from psutil import NoSuchProcess, Process

from at_table import JSON, got
from greenest.certificates.checker import check_file
from greenest.games.pyramids.position import Position
from greenest.study.sampling import random_position
from greenest.system.version import full_version
from greenest.web.page_files import files
from greenest.web.running import listening
from greenest.web.server import connections, guards
from greenest.web.server.connections import BoundedProtocol
from shell import LATIN, LONGEST_WAIT, UNSOLVABLE, VERDICT_KEYS, records, run, wait_until

PACKED = {"Accept-Encoding": "gzip"}
HINT_KEYS = {"move", "verdict", "engine", "moves", "reason", "nodes", "seconds"}
ENDLESS = str(random_position(12, 12, 36, 1, 5))
"""A board that no search decides while a test runs."""
UNENDING = json.dumps({"board": ENDLESS, "engine": "dfs", "max_seconds": LONGEST_WAIT}).encode()
"""A question that only its client ends."""
HEAD = (
    b"POST /api/decide HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\n\r\n"
)
ASKED = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


def opened(server, sent=b"POST /api/decide HTTP/1.1\r\nHost: loc"):
    address = urlsplit(server)
    made = socket.create_connection((address.hostname, address.port), LONGEST_WAIT)
    made.sendall(sent)
    return made


def ask(server, path, headers=JSON, **question):
    response = got(server, f"api/{path}", json.dumps(question).encode(), "POST", **headers)
    assert response.status == 200, response.body
    return json.loads(response.body)


def refused(server, path, body, status, kind="application/json"):
    """Return the sentence with which a body is refused."""
    response = got(server, path, body, "POST", **{"Content-Type": kind})
    assert response.status == status, response.body
    assert response.headers["Content-Type"] == "application/json"
    answer = json.loads(response.body)
    assert list(answer) == ["error"]
    assert len(answer["error"]) > 10
    assert "\n" not in answer["error"].strip()
    return answer["error"]


def test_a_board_is_decided_under_the_published_keys(server):
    verdict = ask(server, "decide", board=LATIN)
    assert tuple(verdict) == VERDICT_KEYS
    assert Position.parse(LATIN).after(*verdict["moves"]).is_solved
    verdict = ask(server, "decide", board=UNSOLVABLE, engine="dfs")
    assert (verdict["verdict"], verdict["engine"], verdict["moves"]) == ("unsolvable", "dfs", None)
    assert ask(server, "decide", board="BG", max_seconds=1e9, max_nodes=1e99)["moves"] == ["a1xb1"]


def test_a_hint_judges_every_capture(server):
    told = ask(server, "hint", board=UNSOLVABLE, max_seconds=LONGEST_WAIT)
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
    told = ask(server, name, board=board, max_seconds=LONGEST_WAIT)
    (printed,) = records(run(name, board, "--json"))
    assert told == {key: printed[key] for key in told}
    assert told[part]


def test_random_boards_are_those_of_the_command(server):
    numbers = {"pieces": 20, "seed": 2**53 - 1, "index": 3}
    made = ask(server, "generate", shape="6x9", **numbers)
    board = str(random_position(6, 9, **numbers))
    assert made == {"board": board, "rows": 6, "cols": 9} | numbers


@pytest.mark.parametrize("board", [LATIN, UNSOLVABLE])
def test_a_certificate_is_one_that_the_checker_accepts(server, board, tmp_path):
    body = json.dumps({"board": board}).encode()
    response = got(server, "api/certificate", body, "POST", **JSON)
    assert (response.status, response.headers.get_content_type()) == (200, "text/plain")
    (tmp_path / "proof.txt").write_bytes(response.body)
    assert str(check_file(tmp_path / "proof.txt").position) == board


def test_the_steps_of_the_proof_are_told(server):
    board = str(random_position(6, 6, 36, 1, 0))
    told = ask(server, "carry", board=board)
    assert Position.parse(board).after(*told["moves"]).is_solved
    assert told["steps"][0]["kind"] == "window"
    assert told["steps"][-1]["last"] == len(told["moves"]) - 1


def test_it_tells_its_version_and_that_it_is_ready(server):
    told = json.loads(got(server, "api/about").body)
    assert (told["greenest"], told["ready"]) == (full_version(), True)


def test_the_service_worker_keeps_every_file_of_the_page(server):
    text = got(server, "sw.js").body.decode()
    (listed,) = re.findall(r"^const FILES = (\[.*\]);$", text, re.MULTILINE)
    assert sorted(json.loads(listed)) == sorted({"./", *files()} - {"sw.js"})
    assert re.search(r'^const NAME = "greenest-files-[0-9a-f]{16}";$', text, re.MULTILINE)


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("decide", b"", 422, ""),
        ("decide", b"\xff\xfe", 422, ""),
        ("decide", b"[" * 50_000, 400, ""),
        ("decide", b'{"board": 1}', 422, "board: "),
        ("decide", b'{"board": "BGX/GWB"}', 422, "unknown letter 'X'"),
        ("decide", b'{"board": "\\u0000\\ud800"}', 422, ""),
        ("decide", json.dumps({"board": "B" * 140_000}).encode(), 413, ""),
        ("decide", b'{"board": "BG", "more": 1}', 422, "more: "),
        ("decide", b'{"board": "B\xffG"}', 400, ""),
        ("decide", b'{"board": "BG", "board": "GW"}', 422, "the key 'board' is given twice"),
        ("decide", b'{"board": "BG", "x": [{"y": 1, "y": 1}]}', 422, "the key 'y' is given twice"),
        ("hint", b'{"board": "65/65"}', 422, ""),
        ("generate", b'{"shape": "6x6", "pieces": 37}', 404, ""),
        ("generate", b'{"shape": "17x6"}', 422, "not ROWSxCOLS from 1x1 to 16x16, such as 6x9"),
        ("generate", b'{"shape": "16x16", "pieces": 257}', 404, "256"),
        ("carry", b'{"board": "BG/GW"}', 404, "full boards"),
        ("repair", b'{"board": "9B7"}', 404, "repairs are for boards up to 16x16, not 1x17"),
        ("certificate", b'{"board": "BG/W."}}', 422, ""),
        ("decide", b'{"board": "BG", "max_seconds": 1e999}', 422, "should be a finite number"),
        ("decide", b'{"board": "BG", "max_seconds": NaN}', 422, "should be a finite number"),
        ("games/begin", b'{"game": "chess"}', 422, "game: not one of 3stones, capstone, "),
        ("nothing", b"{}", 404, ""),
    ],
)
def test_what_cannot_be_asked_is_refused_with_a_sentence(server, path, body, status, said):
    assert said in refused(server, f"api/{path}", body, status)


def test_another_page_cannot_ask_in_a_form(server):
    said = refused(server, "api/decide", b'{"board": "BG"}', 422, "text/plain")
    assert said == "a question is an object of JSON, sent as application/json"
    refused(server, "", b"{}", 405)


@pytest.mark.parametrize(
    "path",
    ["nothing.js", "..%2fapp.py", "%2e%2e/app.py", "data/..%2f..%2fapp.py", "data", "docs/"],
)
def test_a_file_that_is_not_there_is_told_and_none_outside_is_served(server, path):
    response = got(server, path)
    assert response.status == 404
    assert json.loads(response.body)["error"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("", 200), ("main.js", 200), ("data/puzzles.json", 200), ("api/about", 405), ("none", 404)],
)
def test_what_is_looked_up_is_not_sent_and_keeps_the_page_to_its_origin(server, path, status):
    response = got(server, path, method="HEAD")
    assert (response.status, response.body) == (status, b"")
    assert "default-src 'none'" in response.headers["Content-Security-Policy"]
    assert "http" not in response.headers["Content-Security-Policy"]
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in response.headers


def working():
    """Return how many of the server's processes use the processor now; a browser has its own."""
    count = 0
    for each in Process().children(recursive=True):
        with suppress(NoSuchProcess):
            count += each.status() == "running" and "forkserver" in " ".join(each.cmdline())
    return count


def test_work_is_stopped_when_the_client_goes_and_few_questions_wait_for_it(server):
    """Questions without end hold a client's two processes; both are free once nobody waits."""
    clients = [opened(server, HEAD % len(UNENDING) + UNENDING) for _ in range(6)]
    wait_until(lambda: working() == 2)
    for board in (LATIN, UNSOLVABLE):
        assert ask(server, "decide", board=board)["verdict"] in ("solvable", "unsolvable")
    assert ask(server, "hint", JSON | {"X-Forwarded-For": "192.0.2.1"}, board=LATIN)["judged"]
    assert working() >= 2
    for each in clients:
        each.close()
    wait_until(lambda: not working())
    assert ask(server, "decide", board=LATIN, engine="dfs")["engine"] == "dfs"


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:8000", True), ("127.0.0.1", True), ("[::1]:80", True), ("LocalHost.", True),
        ("rebound.example:8000", False), ("localhost.example", False), ("[::1", False), ("", False),
        ("h" * 40_000, False),
    ],
)  # fmt: skip
def test_another_host_is_refused(server, host, is_own):
    response = got(server, "api/about", Host=host)
    assert response.status == (200 if is_own else 421)
    assert is_own or "--allow-host" in json.loads(response.body)["error"]
    assert len(response.body) < 1_000


def test_a_file_is_compressed_and_not_sent_again(server):
    plain, packed = got(server, "main.js"), got(server, "main.js", **PACKED)
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    tag = packed.headers["ETag"]
    assert tag == plain.headers["ETag"]
    again = got(server, "main.js", **PACKED | {"If-None-Match": f'"other", {tag}'})
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
    assert got(server, "main.js", **{"If-None-Match": '"other"'}).status == 200


def test_the_page_has_one_script_and_asks_for_little_before_it_is_playable(server):
    text = got(server, "").body.decode()
    named = [each for each in re.findall('(?:src|href)="([^"]+)"', text) if each in files()]
    assert len(named) < 10
    assert sum(len(got(server, each, **PACKED).body) for each in named) < 120_000
    script = got(server, "main.js").body
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
    with closing(opened(server, HEAD % 140_000 + b"x")) as client:
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
    assert got(server, "api/about").status == 200
    half[-1].sendall(b"alhost\r\nContent-Length: 0\r\n\r\n")
    assert half[-1].recv(20).startswith(b"HTTP/1.1 422")
    assert {each.recv(1) for each in half[:3]} == {b""}
    for each in half:
        each.close()
