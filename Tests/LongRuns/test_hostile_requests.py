"""Requests and frames that no browser sends, and their cost for honest clients."""

import concurrent.futures
import shutil
import signal
import socket
import threading
import time

import pytest

from processes import resident_memory
from serving import REPOSITORY
from tabs import Tab, fetch


@pytest.fixture
def server(serve, scratch):
    shutil.copy(REPOSITORY / "Playgrounds" / "neko.toml", scratch)
    return serve(scratch)


def say(server, data, seconds=15):
    """Sends bytes unchanged, and returns the answer until the server closes the connection or is silent."""
    answer = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as line:
        try:
            line.sendall(data)
            while piece := line.recv(65536):
                answer += piece
        except ConnectionError:
            pass
        except TimeoutError:
            return None
    return answer


def head(server, target="/", fields=()):
    lines = [f"GET {target} HTTP/1.1", f"Host: localhost:{server.port}", *fields]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Neighbour:
    """Requests a page repeatedly, and keeps the times."""

    def __init__(self, server):
        self.server = server
        self.times = []

    def __enter__(self):
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self._ask)
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        self.thread.join()
        assert self.times, "no page was answered"

    def _ask(self):
        while not self.is_over.is_set():
            start = time.monotonic()
            assert fetch(self.server)[0] == 200
            self.times.append(time.monotonic() - start)

    def __str__(self):
        times = sorted(self.times)
        return f"{len(times)} pages, median {times[len(times) // 2] * 1000:.1f} ms, slowest {times[-1] * 1000:.1f} ms"


def test_long_lines_are_rejected_at_once(server, figure):
    for size in (16, 64, 256, 4096):
        start = time.monotonic()
        answer = say(server, head(server, "/" + "a" * size * 1024))
        figure(f"a line of {size} KB: {(time.monotonic() - start) * 1000:.1f} ms")
        assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")


def test_long_lines_block_neither_other_clients_nor_the_end_of_the_server(server, figure, rounds):
    """Eight connections are open at a time, the number that a page of another origin can open."""
    count = rounds(few=200, full=5000, what="lines of 64 KB")
    with Neighbour(server) as neighbour, concurrent.futures.ThreadPoolExecutor(8) as pool:
        for answer in pool.map(lambda _: say(server, head(server, "/" + "a" * 65536)), range(count)):
            assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
    figure(f"meanwhile {neighbour}")
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(8)]
    for line in lines:
        line.sendall(head(server, "/" + "a" * 65536)[:60000])
    server.is_stopped = True
    start = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=60) == 0
    figure(f"SIGTERM meanwhile: {(time.monotonic() - start) * 1000:.0f} ms")
    for line in lines:
        line.close()


def test_mutated_heads_are_answered_or_rejected(server, figure, rounds, chance):
    count = rounds(few=1000, full=100_000, what="mutated heads")
    seeds = [
        head(server), head(server, "/neko?a=b"), head(server, fields=["Origin: http://localhost", "Cookie: a=b; c=d"]),
        head(server, "/.socket?page=/neko&token=0", [
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]),
        head(server, fields=["Transfer-Encoding: chunked", "Content-Length: 3"]) + b"abc",
    ]
    interesting = [b"\n", b"\r", b"\0", b":", b" ", b"\t", b"\r\n", b"\r\n\r\n", b"HTTP/1.1", b"Host: x\r\n", b"\xff", b"%00", b"9" * 30]

    def mutated():
        data = bytearray(chance.choice(seeds))
        for _ in range(chance.randrange(1, 6)):
            place = chance.randrange(len(data))
            match chance.randrange(4):
                case 0: data[place] = chance.randrange(256)
                case 1: data[place:place] = chance.choice(interesting)
                case 2: del data[place:place + chance.randrange(1, 20)]
                case 3: data[place:place] = data[:chance.randrange(1, len(data) + 1)]
            if not data:
                data = bytearray(b"\r\n")
        return bytes(data)

    statuses = {}
    before = resident_memory(server.pid)
    for _ in range(count):
        with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
            data = mutated()
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while piece := line.recv(65536):
                    answer += piece
            except ConnectionError:
                pass
        assert answer == b"" or answer.startswith(b"HTTP/1.1 "), data
        status = answer[9:12].decode() or "closed"
        statuses[status] = statuses.get(status, 0) + 1
    figure(f"answers: {dict(sorted(statuses.items()))}, {resident_memory(server.pid) - before:+.1f} MB")
    assert fetch(server)[0] == 200


def test_silent_connections_do_not_displace_active_ones(server, figure, rounds):
    count = rounds(few=500, full=5000, what="silent connections")
    own = socket.create_connection(("127.0.0.1", server.port), timeout=15)
    own.sendall(head(server, "/.assets/nothing"))
    assert own.recv(65536).startswith(b"HTTP/1.1 404")
    with Tab(server, "neko") as tab, Neighbour(server) as neighbour:
        silent = []
        for number in range(count):
            silent.append(socket.create_connection(("127.0.0.1", server.port), timeout=15))
            silent[-1].sendall(b"" if number % 2 else b"GET / HTTP/1.1\r\nHost:")
            if len(silent) > 400:
                silent.pop(0).close()
        tab.send({"type": "inspect", "device": "iphone-se-1", "node": "home.next"})
        tab.follow(lambda message: message["type"] == "inspection")
    for line in silent:
        line.close()
    own.sendall(head(server, "/.assets/nothing"))
    assert own.recv(65536).startswith(b"HTTP/1.1 404")
    figure(f"meanwhile {neighbour}")


@pytest.mark.sweep
def test_a_head_that_arrives_too_slowly_is_abandoned(server, figure):
    """At one byte a second the head would take hours."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=15) as line:
        start = time.monotonic()
        data = head(server, fields=["X: " + "a" * 1000])
        line.settimeout(1)
        for byte in data[:60]:
            try:
                line.sendall(bytes([byte]))
                if line.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            pytest.fail("the server waits for a head for a minute")
        figure(f"given up after {time.monotonic() - start:.1f} s")


def test_a_frame_of_400_mb_is_rejected_by_its_header(server, figure):
    with Tab(server, "neko") as tab:
        before = resident_memory(server.pid)
        with pytest.raises(ConnectionError):
            tab.socket.sendall(b"\x81\xff" + (400_000_000).to_bytes(8, "big") + bytes(4))
            for _ in range(400):
                tab.socket.sendall(bytes(1_000_000))
            tab.follow(lambda message: False)
        growth = resident_memory(server.pid) - before
        figure(f"{growth:+.1f} MB")
        assert growth < 10


def test_requests_of_a_tab_that_never_reads_cost_little(server, figure, rounds):
    count = rounds(few=3000, full=20_000, what="inspections")
    with Tab(server, "neko") as tab:
        before = resident_memory(server.pid)
        start = time.monotonic()
        with Neighbour(server) as neighbour:
            for number in range(count):
                tab.send({"type": "inspect", "device": "iphone-se-1", "node": ("home.next", f"n{number}")[number % 2]})
                if number % 500 == 0:
                    time.sleep(0.01)
        growth = resident_memory(server.pid) - before
        figure(f"{growth:+.1f} MB in {time.monotonic() - start:.1f} s; meanwhile {neighbour}")
        assert growth < 20


def test_a_replay_of_many_events_is_one_answer(server, figure, rounds):
    count = rounds(few=40, full=500, what="events")
    turns = [{"device": None, "text": f"rotate {turn}"} for turn in ("landscapeLeft", "portrait")] * (count // 2)
    before = resident_memory(server.pid)
    start = time.monotonic()
    with Tab(server, "neko", events=turns) as tab:
        tab.follow(lambda message: message["type"] == "page", seconds=60)
        figure(f"{(time.monotonic() - start) * 1000:.0f} ms, {resident_memory(server.pid) - before:+.1f} MB")
        assert tab.receive(0.2) is None
