"""Links between the text and the devices: positions link to their lines, problems and lines to their boxes, the tree to the board."""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from board import node
from browsing import FAILING
from conftest import until
from serving import Server

SAMPLES = []

TEXT = """title = "Ways"
devices = ["iphone-8", "iphone-8-plus", "ipad-9-7"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = [
  "photo.top == safeArea.top + 16",
  "H:|-[photo]-|",
  "photo.height == photo.width * 9/16",
  "next.top == photo.bottom + 24",
  "next.centerX == superview.centerX",
]
[controllers.home.views.photo]
kind = "image"
image = "mountain"
[controllers.home.views.next]
kind = "button"
title = "Next"
tap = { show = "detail" }
[controllers.home.views.loose]
kind = "label"
text = "Loose"
[[controllers.home.adaptive]]
when = { horizontalSizeClass = "compact" }
constraints = ["loose.top == next.bottom + 8"]
[controllers.detail]
title = "Detail"
"""

PLAYGROUNDS = {"ways": TEXT}

PHONES = ["iphone-8", "iphone-8-plus"]


def line_of(text):
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if text in line)


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("ways"))


def show(page, tab):
    if not page.locator("#panel").is_visible():
        page.keyboard.press("p")
    page.locator(f'[data-tab="{tab}"]').click()


def select(page, name, id):
    node(page, name, id).click(modifiers=["Alt"])
    expect(page.locator(".inspection")).to_be_visible()


def lit(page):
    return page.evaluate(
        "() => [...document.querySelectorAll('.of-found [data-lit]')].map((light) => `${light.closest('[data-device]').dataset.device} ${light.dataset.lit}`)"
    )


# Places

def test_every_position_is_a_link_to_its_line(page):
    node(page, "iphone-8", "home.next").click()
    show(page, "timeline")
    select(page, "iphone-8-plus", "home.photo")
    show(page, "problems")
    places = page.locator(".panel").locator(".place, .log-place, .sheet-location")
    expect(places.nth(8)).to_be_attached()
    for tag, text, address, target in places.evaluate_all(
        "(places) => places.map((place) => [place.tagName, place.textContent, place.getAttribute('href'), place.target])"
    ):
        line = re.fullmatch(r"ways\.toml:(\d+)(:\d+)?", text)[1]
        assert (tag, address, target) == ("A", f"/ways.toml#L{line}", "traitscope-source")
    with page.context.expect_page() as opened:
        page.locator("#pane-problems .sheet-location").first.click()
    expect(opened.value.locator("li:target")).to_contain_text("controllers.home.views.loose")


def test_the_error_sheet_links_to_its_line(page, folder):
    (folder / "ways.toml").write_text(TEXT.replace('kind = "label"', 'kind = "lable"'))
    place = page.locator('[data-region="sheet"] .sheet-location')
    number = line_of('kind = "label"')
    expect(place).to_have_attribute("href", f"/ways.toml#L{number}")
    # The last valid devices still have the view of that line.
    page.locator(".sheet-headline button").click()
    until(page, lambda: set(lit(page)) == {f"{name} home.loose" for name in [*PHONES, "ipad-9-7"]}, "the label is lit on all devices")


@pytest.fixture
def with_editor(folder, open_page):
    with contextlib.ExitStack() as servers:
        yield lambda editor: open_page(servers.enter_context(Server(folder, arguments=["--editor", editor])).url("ways"), FAILING)


def test_with_an_editor_positions_open_in_the_editor(with_editor, folder):
    page = with_editor("vscode")
    template = page.locator("body").get_attribute("data-editor-address")
    assert template == f"vscode://file{folder}/{{path}}:{{line}}:{{column}}"
    # Nothing in this browser handles such an address, so the test observes the address that the page tries to open.
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    asked = []
    session.on("Page.frameRequestedNavigation", lambda event: asked.append(event["url"]))
    show(page, "problems")
    page.locator("#pane-problems .sheet-location").first.click()
    until(page, lambda: asked, "the editor is asked for")
    assert asked == [f"vscode://file{folder}/ways.toml:{line_of('views.loose')}:1"]
    with page.context.expect_page() as opened:
        page.locator("#pane-problems .sheet-location").first.click(modifiers=["Control"])
    # A new tab is about:blank until it loads.
    opened.value.wait_for_url(f"**/ways.toml#L{line_of('views.loose')}")


def test_a_command_is_run_by_the_server(with_editor, folder, tmp_path):
    opened = tmp_path / "opened.txt"
    page = with_editor(f"sh -c 'echo \"$@\" >> {opened}' sh {{path}} {{line}} {{column}}")
    assert page.locator("body").get_attribute("data-editor-address") == "command"
    select(page, "iphone-8", "home.next")
    page.locator(".inspection-head .place").click()
    until(page, lambda: opened.exists() and opened.read_text(), "the command is run")
    assert opened.read_text() == f"{folder}/ways.toml {line_of('views.next')} 1\n"


def test_a_missing_program_is_reported(with_editor):
    page = with_editor("no-such-editor {path}")
    select(page, "iphone-8", "home.next")
    page.locator(".inspection-head .place").click()
    expect(page.locator('[data-region="notice"]')).to_have_text("The editor could not be opened: there is no program no-such-editor.")


# Problems

def test_a_problem_highlights_its_box_on_each_affected_device_and_scrolls_to_it(page):
    show(page, "problems")
    # On phones an adaptive element determines the label's vertical position, and only its horizontal position is ambiguous.
    headline = page.locator("#pane-problems .diagnostic", has_text="vertical").locator(".diagnostic-headline button")
    headline.click()
    until(page, lambda: lit(page) == ["ipad-9-7 home.loose"], "the iPad's label is lit")
    expect(node(page, "ipad-9-7", "home.loose")).to_have_class(re.compile("is-selected"))
    expect(page.locator("#tab-problems")).to_have_attribute("aria-selected", "true")
    page.locator("#pane-problems .diagnostic", has_text="horizontal").locator(".diagnostic-headline button").click()
    until(page, lambda: set(lit(page)) == {f"{name} home.loose" for name in [*PHONES, "ipad-9-7"]}, "it is lit on all three")
    page.keyboard.press("Escape")
    until(page, lambda: lit(page) == [], "nothing is lit any more")
    expect(page.locator("#panel")).to_be_visible()

    page.keyboard.press("1")
    page.locator("#board").evaluate("(board) => board.scrollTo(0, 0)")
    page.locator("#pane-problems .diagnostic", has_text="vertical").locator(".diagnostic-headline button").click()
    until(page, lambda: lit(page), "a box is lit")
    inside = """(node) => {
        const [box, board] = [node, document.getElementById("board")].map((element) => element.getBoundingClientRect());
        return box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= board.bottom;
    }"""
    until(page, lambda: node(page, "ipad-9-7", "home.loose").evaluate(inside), "the box is in view")
    expect(page.locator('[data-field="zoom"]')).to_have_text("100 %")
    # Three devices at 100 % are too many for the window.
    page.locator("#pane-problems .diagnostic", has_text="horizontal").locator(".diagnostic-headline button").click()
    until(page, lambda: len(lit(page)) == 3, "all are lit")
    for name in [*PHONES, "ipad-9-7"]:
        until(page, lambda: node(page, name, "home.loose").evaluate(inside), f"the box on {name} is in view")


# The source page

def source_page(page, server):
    source = page.context.new_page()
    source.goto(server.url("ways.toml"))
    return source


def test_source_lines_and_boxes_highlight_each_other_and_follow_saves(page, server, folder):
    source = source_page(page, server)
    source.locator(f"#L{line_of('next.top ==')} code").click()
    until(page, lambda: set(lit(page)) == {f"{name} home.{view}" for name in [*PHONES, "ipad-9-7"] for view in ("next", "photo")}, "its views are lit")
    expect(source.locator('[data-field="found"]')).to_have_text(f"Line {line_of('next.top ==')}: 6 boxes on 3 devices")
    expect(source.locator(".is-chosen")).to_have_attribute("id", f"L{line_of('next.top ==')}")

    source.locator("#L1 a").click()
    until(page, lambda: lit(page) == [], "nothing comes of the title")
    expect(source.locator('[data-field="found"]')).to_have_text("Line 1: nothing on the devices is defined here")

    page.bring_to_front()
    select(page, "iphone-8", "home.photo")
    expect(source.locator("[aria-current]")).to_have_attribute("id", f"L{line_of('views.photo')}")
    # A panel that is opened later sends its request then.
    later = source_page(page, server)
    expect(later.locator("[aria-current]")).to_have_attribute("id", f"L{line_of('views.photo')}")

    (folder / "ways.toml").write_text("# A line more\n" + TEXT.replace('title = "Home"', 'title = "House"'))
    expect(source.locator("#L1")).to_contain_text("A line more")
    expect(source.locator("[aria-current]")).to_have_attribute("id", f"L{line_of('views.photo') + 1}")


def test_a_source_without_a_board_reports_it(server, open_page):
    source = open_page(server.url("ways.toml"), is_live=False)
    source.locator("#L8 a").click()
    expect(source.locator('[data-field="found"]')).to_have_text("No open page shows this playground.")


# The inspector

def test_the_inspector_shows_values_of_constraints_and_reports_boxes_that_left_the_screen(page):
    select(page, "iphone-8", "home.photo")
    expect(page.locator(".inspection-device")).to_have_text("iPhone 8 Portrait")
    ratio = page.locator(".constraint", has_text="9/16")
    # 375 points minus margins of 16 on both sides are 343. 343 · 9/16 = 192.94, rounded to half points 193.
    expect(ratio.locator(".constraint-value")).to_have_text("193 = 343 × 0.5625")
    expect(ratio.locator(".place")).to_have_text(f"ways.toml:{line_of('9/16')}")
    select(page, "ipad-9-7", "home.photo")
    expect(page.locator(".inspection-device")).to_contain_text("iPad")

    select(page, "iphone-8", "home.photo")
    node(page, "iphone-8", "home.next").click()
    expect(page.locator(".inspection-gone")).to_have_text("home.photo has left the screen.")
    expect(page.locator(".constraint-lines")).to_have_count(0)
    page.keyboard.press("[")
    expect(node(page, "iphone-8", "home.photo")).to_be_visible()
    expect(page.locator(".node.is-selected")).to_have_count(0)


def test_the_tree_and_the_board_follow_each_other(page):
    show(page, "inspector")
    tree = page.get_by_role("tree", name="Controllers and views")
    expect(tree.get_by_role("treeitem", level=1)).to_have_count(3)
    # Rows are created when they are unfolded.
    expect(tree.get_by_role("treeitem", name="photo")).to_have_count(0)
    select(page, "iphone-8-plus", "home.photo")
    row = tree.get_by_role("treeitem", name="photo")
    expect(row).to_have_attribute("aria-selected", "true")
    row.press("ArrowDown")
    expect(node(page, "iphone-8-plus", "home.next")).to_have_class(re.compile("is-selected"))
    expect(page.locator(".inspection-head h2")).to_have_text("next")
    expect(tree.get_by_role("treeitem", name="next")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(node(page, "iphone-8-plus", "home")).to_have_class(re.compile("is-selected"))
    page.keyboard.press("ArrowLeft")
    expect(tree.get_by_role("treeitem", name="photo")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(tree.get_by_role("treeitem", name="photo")).to_have_count(1)
    # The tree follows events.
    node(page, "iphone-8-plus", "home.next").click()
    expect(tree.get_by_role("treeitem", name="detail", exact=False).first).to_be_attached()
    expect(tree.get_by_role("treeitem", name="photo")).to_have_count(0)
