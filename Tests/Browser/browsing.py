"""Headless Chromium or Firefox, and pages in it that must stay free of console messages."""

import os
import pathlib
import re
import sys
import time

import pytest
from playwright.sync_api import expect, sync_playwright

from serving import ENDED_PORTS

CHROMIUM_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]

# Chromium without windows opens a page in half the time.
PROGRAM = os.environ.get("HEADLESS_SHELL") or os.environ["CHROMIUM"]

FIREFOX_RELAY = pathlib.Path(__file__).with_name("firefox-relay")

# The page's first message to its server, because WebDriver BiDi does not report sockets.
GREETING = """{
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (...message) {
        window.hasGreeted = true;
        send.apply(this, message);
    };
}"""

# The browser's own console messages while no server answers.
FAILING = [
    r"WebSocket connection to .* failed", r"net::ERR_CONNECTION_(REFUSED|RESET|CLOSED)", r"net::ERR_EMPTY_RESPONSE",
    r"net::ERR_SOCKET_NOT_CONNECTED", r"establish a connection to the server at ws://", r"The connection to ws://\S+ was interrupted",
]

# Settings that a released Firefox cannot change, and that other browsers change after a page was created.
STYLES = {"color_scheme", "reduced_motion", "forced_colors", "contrast"}

VIEWPORT = {"width": 1280, "height": 900}

# The timeout for expected results, in seconds. It is long, because the machine may be busy, and because a passing test does
# not wait for it.
PATIENCE = 60

expect.set_options(timeout=PATIENCE * 1000)


def until(page, condition, expectation, seconds=PATIENCE):
    """Waits for a condition outside the page, and handles the page's events meanwhile."""
    deadline = time.monotonic() + seconds
    while not (result := condition()):
        assert time.monotonic() < deadline, f"never happened: {expectation}"
        page.wait_for_timeout(10)
    return result


def touch(page):
    """Moves the pointer into the page, as before any action of the user."""
    if page.locator("#board").count():
        page.mouse.move(4, 4)
        page.locator("body[data-touched]").wait_for()


def launch_firefox(playwright):
    """The installed Firefox, over WebDriver BiDi, because Playwright's own protocol needs a patched Firefox."""
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


def new_context(browser, **options):
    context = browser.new_context(**{"viewport": VIEWPORT, **options})
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(GREETING)
    return context


SHARED_CONTEXTS = {}
"""The context of each browser's tests. It ends with the browser."""


@pytest.fixture
def shared_context(browser):
    """Returns the only context of a browser's tests, so that their pages share the browser's cache."""

    def shared_context():
        if browser not in SHARED_CONTEXTS:
            SHARED_CONTEXTS[browser] = new_context(browser)
        return SHARED_CONTEXTS[browser]

    return shared_context


def clear(context):
    """Clears a context except its cache. Session storage is removed with the tabs."""
    for page in context.pages:
        page.close()
    context.clear_cookies()
    context.clear_permissions()


@pytest.fixture
def open_page(browser, shared_context, request):
    """Opens pages that must not write to the console, except for messages that a test names.

    Returns a server's page after its `hello`, or before it with `is_live=False`. In Chromium nothing is animated, which
    saves a quarter of the time, unless a test sets `moves=True` or its file `MOVES = True`. Firefox animates. An option of
    Playwright's contexts gives a page its own context, except options for the size of the window or the style of the page.
    """
    contexts, messages = [], []
    is_firefox = request.config.getoption("firefox", False)

    def new_page(viewport=VIEWPORT, **options):
        styles = {name: options.pop(name) for name in STYLES & options.keys()}
        if options:
            context = new_context(browser, viewport=viewport, **options)
            contexts.append(context)
            page = context.new_page()
        else:
            page = shared_context().new_page()
            if viewport != VIEWPORT:
                page.set_viewport_size(viewport)
        if styles:
            page.emulate_media(**styles)
        return page

    def open_page(url, expected_messages=(), is_live=True, moves=getattr(request.module, "MOVES", False), **options):
        if is_firefox and STYLES & options.keys():
            pytest.skip("Firefox takes the style of the page from its own settings")
        motion = {} if is_firefox else {"reduced_motion": "no-preference" if moves else "reduce"}
        page = new_page(**{**motion, **options})

        def note(text, address=""):
            # A page may send a request when the test has already stopped its server.
            has_ended = any(f":{port}/" in text + address for port in ENDED_PORTS)
            if not any(re.search(pattern, text) for pattern in [*expected_messages, *(FAILING if has_ended else [])]):
                messages.append(text)

        def arrives():
            """Opens the page. Returns `False` if its file, which was just written, is not yet known."""
            answer = page.goto(url) if page.url == "about:blank" else page.reload()
            return answer.status != 404

        def note_console(message):
            # The browser's message about a missing page can come after the answer.
            if "404" not in message.text or message.location["url"].partition("#")[0] != url.partition("#")[0]:
                note(f"{message.type}: {message.text}", message.location["url"])

        page.on("console", note_console)
        page.on("pageerror", lambda error: note(f"error: {error}"))
        if is_live:
            until(page, arrives, f"there is a page at {url}")
            page.wait_for_function("() => window.hasGreeted")
            touch(page)
        else:
            page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    clear(shared_context())
    assert messages == [], messages
