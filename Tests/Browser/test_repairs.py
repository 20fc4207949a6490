"""Each problem has its fixes on every screen that the user reaches, from the first second of a page."""

import pytest
from playwright.sync_api import expect

from board import node, nodes
from browsing import until
from exporting import exported, exports, open_export, open_file
from serving import Server

SAMPLES = []

HELLO = """title = "Hello"
devices = ["iphone-17", "iphone-se-1"]

[app]
rootViewController = "nav"

[controllers.nav]
kind = "navigation"
rootViewController = "home"

[controllers.home]
title = "Hello"
constraints = ["next.centerX == superview.centerX", "next.top == safeArea.top + 40", "next.height == 44"]
views.next = { kind = "button", title = "Continue", tap = { show = "detail" } }

[controllers.detail]
title = "Detail"
constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY", "on.centerX == words.centerX", "on.top == words.bottom + 8", "on.height == 44"]
views.words = { kind = "label", text = "Saved, and here it is." }
views.on = { kind = "button", title = "On", tap = { show = "last" } }

[controllers.last]
title = "Last"
views.end = { kind = "label", text = "The end." }
"""
BARE = HELLO[:HELLO.index("[controllers.last]")].replace(HELLO[HELLO.index('constraints = ["words'):HELLO.index("views.words")], "").replace(", tap = { show = \"last\" }", "")

SPLIT = """title = "Split"
devices = [{ device = "ipad-11", orientation = "landscape" }]
[app]
rootViewController = "split"
[controllers.split]
kind = "split"
primary = "menu"
secondary = "text"
[controllers.menu]
constraints = ["open.leading == layoutMargins.leading", "open.top == safeArea.top + 8"]
views.open = { kind = "button", title = "Open", tap = { showDetail = "other" } }
[controllers.text]
[controllers.other]
views.wide = { kind = "view" }
constraints = ["wide.width == 100", "wide.height == 100", "wide.leading == superview.leading", "wide.trailing == superview.trailing", "wide.top == superview.top"]
"""

TABS = """title = "Tabs"
devices = ["iphone-17"]
[app]
rootViewController = "tabs"
[controllers.tabs]
kind = "tabBar"
viewControllers = ["one", "two"]
[controllers.one]
title = "One"
[controllers.two]
title = "Two"
constraints = ["go.leading == layoutMargins.leading", "go.top == safeArea.top + 8"]
views.go = { kind = "button", title = "Go", tap = { present = "paper" } }
[controllers.paper]
modalPresentationStyle = "pageSheet"
views.line = { kind = "label", text = "A line" }
constraints = ["line.leading == layoutMargins.leading"]
"""

BROKEN = HELLO.replace("kind = \"navigation\"", "kind = \"navigatoin\"")

PLAYGROUNDS = {"hello": HELLO, "bare": BARE, "split": SPLIT, "tabs": TABS, "broken": BROKEN}


@pytest.fixture(scope="module")
def shared_server(playgrounds):
    with Server(playgrounds, arguments=["--edit"]) as server:
        yield server


def problems(page):
    page.keyboard.press("p")
    page.locator("#tab-problems").click()
    return page.locator("#pane-problems .diagnostic")


def fixes(page, text=""):
    return page.locator("#pane-problems .fix", has_text=text)


def test_every_problem_of_a_screen_can_be_fixed_with_its_button(server, open_page, folder):
    page = open_page(server.url("bare"))
    node(page, "iphone-17", "home.next").click()
    expect(node(page, "iphone-17", "detail.words")).to_be_visible()
    expect(problems(page)).to_have_count(4)
    expect(fixes(page)).to_have_count(4)
    for name in ["words", "on"]:
        for attribute in ["leading", "top"]:
            fixes(page, f'"{name}.{attribute} ==').click()
            expect(fixes(page, f'"{name}.{attribute} ==')).to_have_count(0)
    expect(problems_left(page)).to_have_count(0)
    expect(node(page, "iphone-17", "detail.words")).to_be_visible()
    assert '"words.leading == layoutMargins.leading", "words.top == safeArea.top + 8"' in (folder / "bare.toml").read_text()


def problems_left(page):
    return page.locator("#pane-problems .diagnostic")


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_pushed_screen_and_the_editor_have_fixes_on_one_device_or_all(server, open_page, folder, is_mirrored):
    page = open_page(server.url("hello"), viewport={"width": 1440, "height": 900})
    if is_mirrored:
        page.keyboard.press("m")
    for id in ["home.next", "detail.on"]:
        node(page, "iphone-17", id).click()
    expect(node(page, "iphone-17", "last.end")).to_be_visible()
    expect(problems(page)).to_have_count(2)
    expect(page.locator("#pane-problems .diagnostic-note", has_text="iphone-se-1")).to_have_count(2 if is_mirrored else 0)
    # The list below the text has the same buttons, and the caret's line its fixes.
    page.keyboard.press("e")
    expect(page.locator(".editor-found .fix")).to_have_count(2)
    text = page.locator(".editor-text")
    text.focus()
    text.evaluate("(text) => text.setSelectionRange(text.value.indexOf('views.end'), text.value.indexOf('views.end'))")
    page.keyboard.press("Control+.")
    expect(page.get_by_role("listbox", name="Fixes").get_by_role("option")).to_have_count(2)
    page.keyboard.press("Escape")
    # A line that was typed above and is not saved yet moves the fix.
    text.evaluate("(text) => text.setSelectionRange(0, 0)")
    page.keyboard.type("# A comment.\n")
    fixes(page, "end.leading").click()
    expect(fixes(page, "end.leading")).to_have_count(0)
    until(page, lambda: '[controllers.last]\nconstraints = ["end.leading == layoutMargins.leading"]\ntitle' in (folder / "hello.toml").read_text(), "it is in its table")
    assert (folder / "hello.toml").read_text().startswith("# A comment.\n")


def test_a_split_view_column_has_fixes(server, open_page, folder):
    page = open_page(server.url("split"))
    nodes(page, "menu.open").click()
    expect(problems(page)).not_to_have_count(0)
    fixes(page, "Let it yield").first.click()
    until(page, lambda: "@999" in (folder / "split.toml").read_text(), "it yields")


def test_a_sheet_over_a_tab_has_fixes(server, open_page, folder):
    page = open_page(server.url("tabs"))
    page.locator('[data-device="iphone-17"] [data-event="selectTab 1"]').click()
    node(page, "iphone-17", "two.go").click()
    expect(node(page, "iphone-17", "paper.line")).to_be_visible()
    problems(page)
    fixes(page, "line.top").click()
    expect(problems_left(page)).to_have_count(0)
    assert '"line.leading == layoutMargins.leading", "line.top == safeArea.top + 8"]' in (folder / "tabs.toml").read_text()


def test_the_error_sheet_of_a_new_page_has_fixes_before_the_first_touch(server, open_page, folder):
    page = open_page("about:blank", is_live=False)
    page.goto(server.url("broken"))
    button = page.locator(".sheet .fix", has_text='"navigation"').first
    expect(button).to_be_visible()
    assert page.evaluate("() => 'touched' in document.body.dataset") is False
    button.click()
    expect(page.locator(".sheet")).to_be_hidden()
    assert (folder / "broken.toml").read_text() == HELLO
    expect(node(page, "iphone-17", "home.next")).to_be_visible()


def test_a_page_that_cannot_write_has_no_fixes(playgrounds, open_page):
    with Server(playgrounds) as server:
        page = open_page(server.url("broken"))
        expect(page.locator(".sheet .diagnostic-hint").first).to_be_visible()
        expect(page.locator(".sheet .fix").first).to_be_hidden()


def test_an_exported_page_has_fixes_on_every_screen(open_export, playgrounds):
    page = open_export(name="bare")
    node(page, "iphone-17", "home.next").click()
    expect(problems(page)).to_have_count(4)
    for text in ["words.leading", "words.top", "on.leading", "on.top"]:
        fixes(page, text).click()
        expect(fixes(page, text)).to_have_count(0)
    expect(problems_left(page)).to_have_count(0)
