"""Access to the server: clients, addresses and limits."""

import contextlib
import http.client
import os
import re
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from board import device, expect_screens, node
from browsing import CHROMIUM_FLAGS, FAILING, PROGRAM, until
from serving import Server, free_port

SAMPLES = ["neko"]

LIMIT = 256


@pytest.fixture
def serve(folder):
    with contextlib.ExitStack() as servers:
        yield lambda *arguments: servers.enter_context(Server(folder, arguments=arguments))


def ask(server, path="/", host=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("GET", path, headers={"Host": host or f"127.0.0.1:{server.port}", **headers})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer, text


def test_the_address_in_the_terminal_gives_a_phone_access(serve, open_page):
    server = serve("--host", "0.0.0.0")
    key = re.search(rf"http://localhost:{server.port}/\?key=([0-9a-f]+)\n", "".join(server.lines)).group(1)
    page = open_page(f"http://127.0.0.1:{server.port}/neko?key={key}")
    # The key stays only in the cookie.
    assert page.url == f"http://127.0.0.1:{server.port}/neko"
    assert key not in page.content() and page.evaluate("() => document.cookie") == ""
    cookie, = page.context.cookies()
    assert (cookie["value"], cookie["httpOnly"], cookie["sameSite"]) == (key, True, "Strict")
    node(page, "iphone-8-plus", "home.next").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    assert ask(server)[0].status == 403
    # Only the addresses in the terminal have the key.
    assert all("/?key=" in line for line in server.lines if key in line)


def test_requests_without_the_key_are_refused(serve):
    server = serve("--host", "0.0.0.0")
    for path in ("/", "/neko", "/neko.toml", "/.assets/modules/main.js", "/.socket?page=/neko", "/?key=0"):
        answer, text = ask(server, path)
        assert answer.status == 403 and "terminal" in text and answer.getheader("Set-Cookie") is None
    assert ask(server, host="evil.example")[0].status == 421


def test_the_code_in_the_terminal_is_square_and_framed(serve):
    server = serve()
    assert not any("█" in line or "key=" in line for line in server.lines)
    server = serve("--host", "0.0.0.0")
    code = [line.rstrip("\n") for line in server.lines if line.startswith("█")]
    if code:
        assert len({len(line) for line in code}) == 1 and len(code) == len(code[0]) // 2


def test_a_proxy_has_access_by_an_allowed_host_name(serve, browser):
    server = serve("--allow-host", "play.example")
    for host in ("play.example", "play.example:8443", f"localhost:{server.port}"):
        assert ask(server, "/neko", host=host)[0].status == 200
    assert ask(server, "/neko", host="evil.example")[0].status == 421
    # A browser loads the whole page, with its WebSocket.
    flags = CHROMIUM_FLAGS + ["--host-resolver-rules=MAP *.example 127.0.0.1"]
    mapped = browser.browser_type.launch(executable_path=PROGRAM, args=flags)
    page = mapped.new_page()
    page.goto(f"http://play.example:{server.port}/neko")
    node(page, "iphone-8-plus", "home.next").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    mapped.close()


def open_line(server, address):
    """Opens a page's WebSocket without the page. `None` if it is refused."""
    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall((
        f"GET {address} HTTP/1.1\r\nHost: localhost:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode())
    if line.recv(4096).startswith(b"HTTP/1.1 101"):
        return line
    line.close()
    return None


def test_a_page_above_the_limit_gets_a_message_and_the_others_stay(serve, open_page):
    server = serve()
    page = open_page(server.url("neko"))
    address = page.evaluate("() => document.body.dataset.socket")
    sockets = []
    try:
        while len(sockets) < LIMIT - 1:
            sockets.append(open_line(server, address))
            assert sockets[-1], len(sockets)
        newcomer = open_page(server.url("neko"), is_live=False, expected_messages=[r"503"])
        sentence = "The limit of 256 open pages is reached. Close one, then reload this page."
        expect(newcomer.locator("body")).to_have_text(sentence)
        assert open_line(server, address) is None
        # The other connections stay open.
        node(page, "iphone-8-plus", "home.next").click()
        expect_screens(page, "home", cats=["iphone-8-plus"])
        sockets.pop().close()
        # The server notices a closed connection shortly afterwards.
        until(newcomer, lambda: newcomer.reload().ok, "the newcomer finds a place")
        expect(device(newcomer, "iphone-8-plus")).to_be_visible()
    finally:
        for line in sockets:
            line.close()


def test_a_reconnecting_page_above_the_limit_reports_it(serve, browser):
    server = serve()
    page = browser.new_page()
    page.add_init_script("""
        globalThis.lines = [];
        globalThis.WebSocket = class extends WebSocket {
          constructor(address) { super(address); lines.push(this); }
        };
    """)
    page.goto(server.url("neko"))
    page.wait_for_function("() => lines.at(-1)?.readyState === WebSocket.OPEN")
    address = page.evaluate("() => document.body.dataset.socket")
    sockets = []
    try:
        while line := open_line(server, address):
            sockets.append(line)
        assert len(sockets) == LIMIT - 1
        # Another page takes its place once it is free, unless the first page reconnects before.
        for _ in range(20):
            page.evaluate("() => lines.at(-1).close()")
            while not (line := open_line(server, address)) and page.evaluate("() => lines.at(-1).readyState") != 1:
                continue
            if line:
                break
        sockets.append(line)
        badge = page.locator("connection-badge")
        expect(badge).to_have_text("The limit of 256 open pages is reached. Close one, then reload this page.")
        sockets.pop(0).close()
        expect(badge).to_have_text("Connected again")
    finally:
        for line in sockets:
            line.close()
        page.close()


# ---- Failures of a server ----


def test_pages_reconnect_to_a_killed_server_that_is_restarted_on_its_port(serve, open_page):
    server = serve()
    page = open_page(server.url("neko"), expected_messages=[r"WebSocket connection to .* failed", r"net::ERR_"])
    node(page, "iphone-8-plus", "home.next").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    server.process.kill()
    server.process.wait()
    expect(page.locator("connection-badge")).to_contain_text("Not connected")
    server.start()
    expect(page.locator("connection-badge")).to_contain_text("Connected again")
    expect_screens(page, "home", cats=["iphone-8-plus"])


def test_two_servers_of_one_folder_have_different_ports_and_follow_its_files(folder, open_page):
    with Server(folder, port=Server.ANY) as first, Server(folder, port=Server.ANY) as second:
        assert first.port != second.port
        assert f"is taken, so this is port {second.port}." in "".join(second.lines)
        pages = [open_page(server.url("neko"), expected_messages=FAILING) for server in (first, second)]
        neko = folder / "neko.toml"
        neko.write_text(neko.read_text().replace("Good afternoon", "Good evening"))
        for page in pages:
            expect(node(page, "iphone-8-plus", "home.greeting")).to_contain_text("Good evening")


def outcome_of(*arguments, **options):
    command = [os.environ["TRAITSCOPE"], *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, **options)


def test_a_port_in_use_ends_with_status_1_and_a_message(folder, serve):
    outcome = outcome_of("serve", folder, "--port", serve().port)
    assert outcome.returncode == 1
    assert "is in use by another program. Choose another with --port, or omit --port to use the next free one." in outcome.stderr


def test_an_address_of_another_machine_ends_with_status_1_and_the_systems_reason(folder):
    outcome = outcome_of("serve", folder, "--host", "192.0.2.177", "--port", free_port())
    assert outcome.returncode == 1 and "cannot listen on port" in outcome.stderr


@pytest.mark.parametrize("signal", ["SIGINT", "SIGTERM"])
def test_a_signal_ends_the_server_with_status_0(folder, signal):
    server = Server(folder)
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    subprocess.run(["kill", f"-{signal}", str(server.process.pid)], check=True)
    assert server.process.wait(timeout=10) == 0
    for line in silent:
        line.close()
