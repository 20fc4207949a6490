"""What a page loads, and when."""

import pytest
from playwright.sync_api import expect

from board import node
from browsing import until

BUDGET = 84_000
"""In bytes. Packing the devices, which decides the first picture, takes 13,500 of them."""


@pytest.fixture
def load(browser, server):
    """Opens a page that nobody touches, and gives it with the scripts it has loaded, in bytes by their names."""
    contexts = []

    def load(path):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        contexts.append(context)
        page = context.new_page()
        asked, scripts = set(), {}

        def name(request):
            return request.url.split("/")[-1].split("?")[0] if "/modules/" in request.url else None

        def note(response):
            if name(response.request) and response.ok:
                scripts[name(response.request)] = len(response.body())

        page.on("request", lambda request: name(request) and asked.add(name(request)))
        page.on("response", note)
        page.goto(server.url(path), wait_until="networkidle")
        page.locator("body[data-ready]").wait_for()
        # Their bytes are asked for one after the other.
        until(page, lambda: asked and asked == set(scripts), "every script has come")
        return page, scripts

    yield load
    for context in contexts:
        context.close()


@pytest.mark.parametrize("path", ["neko", "mail", "peek-and-pop", "quick-actions"])
def test_a_page_loads_little_script_at_first(path, load):
    page, scripts = load(path)
    assert "page.js" in scripts and sum(scripts.values()) < BUDGET, scripts
    assert not {"interaction.js", "panel.js", "editor.js"} & set(scripts)


def test_the_list_loads_only_what_it_needs(load):
    _, scripts = load("")
    assert "list.js" in scripts and sum(scripts.values()) < 30_000, scripts
    assert "page.js" not in scripts


def test_the_rest_comes_when_it_is_needed(load):
    page, scripts = load("neko")
    page.mouse.move(300, 300)
    until(page, lambda: "interaction.js" in scripts, "a pointer brings what it does")
    assert "panel.js" not in scripts
    page.keyboard.press("p")
    expect(page.locator("#panel")).to_be_visible()
    until(page, lambda: "timeline.js" in scripts, "the panel brings the timeline")
    assert "constraint-lines.js" not in scripts
    page.keyboard.press("i")
    node(page, "iphone-8-plus", "home.photo").click()
    expect(page.locator(".constraint-lines")).to_be_attached()
    until(page, lambda: "constraint-lines.js" in scripts, "a selection brings its lines")


def test_the_first_tap_counts(load):
    page, _ = load("neko")
    node(page, "iphone-8-plus", "home.next").click()
    expect(node(page, "iphone-8-plus", "cats")).to_be_visible()


SHIFTS = """() => new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 300);
})"""


@pytest.mark.parametrize("path", ["", "neko"])
def test_nothing_moves_while_a_page_loads(path, load):
    page, _ = load(path)
    # The font that comes may move letters of a wireframe by less than a pixel.
    assert round(page.evaluate(SHIFTS), 4) == 0
    if path:
        page.keyboard.press("p")
        expect(page.locator("#panel")).to_be_visible()
        page.reload(wait_until="networkidle")
        expect(page.locator("#panel")).to_be_visible()
        assert round(page.evaluate(SHIFTS), 4) == 0
