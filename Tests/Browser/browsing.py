"""Headless Chromium or Firefox, and pages in it that must stay free of console messages."""

import os
import pathlib
import re
import sys
import time

import pytest
from playwright.sync_api import sync_playwright

CHROMIUM_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]

# Chromium without windows of its own opens a page in half the time.
PROGRAM = os.environ.get("HEADLESS_SHELL") or os.environ["CHROMIUM"]

FIREFOX_RELAY = pathlib.Path(__file__).with_name("firefox-relay")

# What the page says first to its server. WebDriver BiDi does not tell of sockets.
GREETING = """{
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (...message) {
        window.hasGreeted = true;
        send.apply(this, message);
    };
}"""

# What the browser itself writes while nobody answers.
FAILING = [
    r"WebSocket connection to .* failed", r"net::ERR_CONNECTION_(REFUSED|RESET|CLOSED)", r"net::ERR_EMPTY_RESPONSE",
    r"net::ERR_SOCKET_NOT_CONNECTED", r"establish a connection to the server at ws://", r"The connection to ws://\S+ was interrupted",
]

# What a released Firefox takes no orders about.
STYLES = {"color_scheme", "reduced_motion", "forced_colors", "contrast"}


def until(page, condition, expectation, seconds=15):
    """Waits for a condition that is not the page's own, and lets the page's events come meanwhile."""
    deadline = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < deadline, f"never happened: {expectation}"
        page.wait_for_timeout(10)
    return result


def touch(page):
    """A person's pointer comes into the page before it does anything there."""
    if page.locator("#board").count():
        page.mouse.move(4, 4)
        page.locator("body[data-touched]").wait_for()


def launch_firefox(playwright):
    """The Firefox that is installed, over WebDriver BiDi; Playwright's own protocol needs a Firefox of its own."""
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    light = {"layout.css.prefers-color-scheme.content-override": 1}
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=FIREFOX_RELAY, env={**os.environ, "PATH": path}, firefox_user_prefs=light,
    )


@pytest.fixture(scope="session")
def browser(request):
    with sync_playwright() as playwright:
        if request.config.getoption("firefox", False):
            browser = launch_firefox(playwright)
        else:
            browser = playwright.chromium.launch(executable_path=PROGRAM, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, request):
    """Opens pages that must not write to the console; a test may name what it expects there.

    A page of a server is given back once it has said hello; `is_live=False` does not wait for that. In Chromium nothing moves, which
    saves a quarter of the time, unless a test says `moves=True` or its file `MOVES = True`; in Firefox everything does.
    """
    contexts, messages = [], []

    def open_page(url, expected_messages=(), is_live=True, moves=getattr(request.module, "MOVES", False), **options):
        is_firefox = request.config.getoption("firefox", False)
        if is_firefox and STYLES & options.keys():
            pytest.skip("Firefox takes the style of the page from its own settings")
        motion = {} if is_firefox else {"reduced_motion": "no-preference" if moves else "reduce"}
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **motion, **options})
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(GREETING)

        def note(text):
            if not any(re.search(pattern, text) for pattern in expected_messages):
                messages.append(text)

        def arrives():
            """A file that was written a moment ago may not be known yet."""
            before = len(messages)
            answer = page.goto(url) if page.url == "about:blank" else page.reload()
            if answer.status != 404:
                return True
            del messages[before:]
            return False

        page.on("console", lambda message: note(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: note(f"error: {error}"))
        if is_live:
            until(page, arrives, f"there is a page at {url}")
            page.wait_for_function("() => window.hasGreeted", timeout=15_000)
            touch(page)
        else:
            page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert messages == [], messages
