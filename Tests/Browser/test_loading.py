"""The files that a page loads, and the events that load them."""

import re
import urllib.parse

import budgets
import pytest
from playwright.sync_api import expect

from board import node
from browsing import until


# A new window of Chromium reports the pointer's position shortly after it opens, sometimes after the page is loaded.
TOUCHES = """{
    window.touches = [];
    for (const sign of ["pointermove", "focusin"])
        addEventListener(sign, ({ type, clientX, clientY }) => touches.push({ type, clientX, clientY }), { capture: true });
}"""


@pytest.fixture
def load(browser, server):
    """Opens a page with an empty cache, without input or changed files. Returns it with its loaded files, in bytes over the wire."""
    contexts = []

    def load(path):
        for _ in range(5):
            page, files = open_once(path)
            touches = page.evaluate("() => 'touched' in document.body.dataset && touches")
            # The server may still read what earlier tests changed, and the list then loads the code that keeps its cards.
            if not touches and "cards.js" not in scripts(files):
                return page, files
        pytest.fail(f"nobody touched the page or changed a file, yet the browser sent it {touches} and it loaded {sorted(files)}")

    def open_once(path):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        contexts.append(context)
        context.add_init_script(TOUCHES)
        page = context.new_page()
        asked, files = set(), {}

        def note(request):
            files[name(request)] = request.sizes()["responseBodySize"]

        page.on("request", lambda request: asked.add(name(request)))
        page.on("requestfinished", note)
        answer = page.goto(server.url(path), wait_until="networkidle")
        page.locator("body[data-ready]").wait_for()
        # Their bytes are requested one after the other.
        until(page, lambda: asked and asked == set(files), "every file has come")
        # The version in the addresses of files has a digit more or less by chance.
        files[name(answer.request)] = len(re.sub(rb"@[0-9a-f]+/", b"", answer.body()))
        return page, files

    def name(request):
        return urllib.parse.urlsplit(request.url).path

    yield load
    for context in contexts:
        context.close()


def scripts(files):
    """The names of the modules among the files."""
    return {path.split("/")[-1]: size for path, size in files.items() if "/modules/" in path}


@pytest.mark.parametrize("path", ["neko", *(pytest.param(name, marks=pytest.mark.sweep) for name in ("mail", "peek-and-pop", "quick-actions"))])
def test_a_page_loads_few_scripts_at_first(path, load):
    _, files = load(path)
    modules = scripts(files)
    assert "page.js" in modules and not {"interaction.js", "panel.js", "editor.js"} & set(modules)
    budgets.check("first load: modules", len(modules))
    budgets.check("first load: bytes of modules", sum(modules.values()))
    if path == "neko":
        budgets.check("first load: bytes", sum(files.values()))


def test_the_list_loads_only_the_needed_files(load):
    _, files = load("")
    modules = scripts(files)
    assert "list.js" in modules and "page.js" not in modules
    budgets.check("first load of the list: modules", len(modules))
    budgets.check("first load of the list: bytes of modules", sum(modules.values()))


def test_other_modules_are_loaded_when_they_are_needed(load):
    page, files = load("neko")
    # The first tap counts.
    node(page, "iphone-8-plus", "home.next").click()
    expect(node(page, "iphone-8-plus", "cats")).to_be_visible()
    until(page, lambda: "interaction.js" in scripts(files), "a pointer loads its code")
    assert "panel.js" not in scripts(files)
    page.keyboard.press("p")
    expect(page.locator("#panel")).to_be_visible()
    until(page, lambda: "timeline.js" in scripts(files), "the panel brings the timeline")
    assert "constraint-lines.js" not in scripts(files)
    page.keyboard.press("i")
    node(page, "iphone-se-1", "home.photo").click()
    expect(page.locator(".constraint-lines")).to_be_attached()
    until(page, lambda: "constraint-lines.js" in scripts(files), "a selection brings its lines")


SHIFTS = """() => new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    // It receives movements before the page is idle after a frame.
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(sum))));
})"""


@pytest.mark.parametrize("path", ["", "neko"])
def test_nothing_moves_while_a_page_loads(path, load):
    page, _ = load(path)
    # The loaded font may move the text of a wireframe by less than a pixel.
    assert round(page.evaluate(SHIFTS), 4) == 0
    if path:
        page.keyboard.press("p")
        expect(page.locator("#panel")).to_be_visible()
        page.reload(wait_until="networkidle")
        expect(page.locator("#panel")).to_be_visible()
        assert round(page.evaluate(SHIFTS), 4) == 0
