"""What every browser test shares: a folder of playgrounds of its own, the real server over it, and a page that must stay
free of console messages."""

import os
import pathlib
import re
import shutil
import socket
import subprocess
import threading
import time

import pytest
from playwright.sync_api import sync_playwright

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]

# What the browser itself writes while nobody answers.
FAILING = [r"WebSocket connection to .* failed", r"net::ERR_CONNECTION_REFUSED", r"net::ERR_EMPTY_RESPONSE", r"net::ERR_CONNECTION_RESET"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(page, condition, expectation, seconds=15):
    """Waits for a condition that is not the page's own, and lets the page's events come meanwhile."""
    deadline = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < deadline, f"never happened: {expectation}"
        page.wait_for_timeout(10)
    return result


class Server:
    """`traitscope serve` over a folder or a file, as a person would start it."""

    ANY = object()
    """In place of a port: the program chooses one."""

    def __init__(self, path, port=None, arguments=()):
        self.path = pathlib.Path(path)
        self.port = port or free_port()
        self.arguments = list(arguments)
        self.lines = []
        self.start()

    def start(self):
        port = [] if self.port is Server.ANY else ["--port", str(self.port)]
        command = [os.environ["TRAITSCOPE"], "serve", str(self.path), *port, *self.arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            self.lines.append(line)
            match = re.search(r"http://localhost:(\d+)/", line)
            if match:
                self.port = int(match.group(1))
                break
        else:
            raise RuntimeError("the server did not start:\n" + "".join(self.lines))
        threading.Thread(target=self._drain, args=(self.process.stdout,), daemon=True).start()

    def _drain(self, output):
        for line in output:
            self.lines.append(line)

    def stop(self):
        self.process.terminate()
        return self.process.wait(timeout=10)

    @property
    def is_running(self):
        return self.process.poll() is None

    def url(self, path=""):
        return f"http://localhost:{self.port}/{path}"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def folder(tmp_path):
    """A copy of the bundled playgrounds, free to be edited."""
    copy = tmp_path / "Playgrounds"
    shutil.copytree(REPOSITORY / "Playgrounds", copy)
    return copy


@pytest.fixture
def server(folder):
    """A server over that folder, which has to live through the test and to end in good order."""
    server = Server(folder)
    yield server
    assert server.is_running, f"the server is gone ({server.process.returncode}):\n" + "".join(server.lines)
    assert server.stop() == 0


@pytest.fixture
def open_page(browser):
    """Opens pages that must not write to the console; a test may name what it expects there.

    A page of a server is given back once it has said hello; `is_live=False` does not wait for that.
    """
    contexts, messages = [], []

    def open_page(url, expected_messages=(), is_live=True, **options):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        contexts.append(context)
        page = context.new_page()
        greetings = []
        page.on("websocket", lambda line: line.on("framesent", lambda _: greetings.append(line)))

        def note(text):
            if not any(re.search(pattern, text) for pattern in expected_messages):
                messages.append(text)

        page.on("console", lambda message: note(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: note(f"error: {error}"))
        page.goto(url)
        if is_live:
            until(page, lambda: greetings, "the page says hello")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert messages == []
