"""Scrolling content: the app learns its resting position, mirrored devices follow, and the history, the address and a save keep it."""

import re

import pytest
from playwright.sync_api import expect

from board import node, one_pixel_a_point
from browsing import until
from exporting import exported, exports, open_export, open_file, panel

LIST = """title = "List"
ios = "18"
devices = ["iphone-8", "iphone-se-1"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
prefersLargeTitles = true
[controllers.home]
title = "Letters"
constraints = ["H:|[list]|", "V:|[list]|"]
views.list = { kind = "table", rows = { count = 40, text = "Letter {n}", tap = { present = "sheet" } } }
[controllers.sheet]
modalPresentationStyle = "pageSheet"
constraints = ["H:|[lines]|", "V:|[lines]|"]
views.lines = { kind = "table", rows = { count = 40, text = "Line {n}" } }
"""

HIDING = LIST.replace("prefersLargeTitles", "hidesBarsOnSwipe")

PHOTO = """title = "Photo"
ios = "18"
devices = ["iphone-8"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
hidesBarsOnTap = true
hidesBarsOnSwipe = true
[controllers.home]
constraints = ["H:|[photo]|", "V:|[photo]|"]
views.photo = { backgroundColor = "systemTeal" }
"""

NOTE = """title = "Note"
ios = "18"
devices = ["iphone-8"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
prefersLargeTitles = true
[controllers.home]
title = "Note"
constraints = ["H:|[page]|", "V:|[page]|"]
views.page = { kind = "textView", font = "body", text = \"\"\"
LINES\"\"\" }
""".replace("LINES", "\n".join(f"Line {number}" for number in range(1, 61)))

SAMPLES = []

PLAYGROUNDS = {"list": LIST, "hiding": HIDING, "photo": PHOTO, "note": NOTE}

PHONE = "iphone-8"


@pytest.fixture
def page(server, open_page):
    page = open_page(server.url("list"))
    one_pixel_a_point(page)
    return page


def turn_wheel(page, by, id="home.list", device=PHONE):
    node(page, device, id).hover()
    page.mouse.wheel(0, by)


def top(page, id="home.list", device=PHONE):
    return node(page, device, id).evaluate("(list) => Math.round(list.scrollTop)")


def events(page):
    return re.findall(r"scroll[^;&]*", page.evaluate("() => decodeURIComponent(location.hash).replaceAll('+', ' ')"))


def test_one_event_contains_the_resting_position(page):
    turn_wheel(page, 200)
    expect(node(page, PHONE, "nav/bar").locator(".barTitle")).to_have_text("Letters")
    assert top(page) == 200
    # The offset at the start is -116: a bar that ends at 64, and the title.
    until(page, lambda: events(page) == ["scroll home.list to 84"], "the event")
    turn_wheel(page, 100)
    until(page, lambda: events(page) == ["scroll home.list to 184"], "the last of consecutive movements")
    assert top(page) == 300
    panel(page, "timeline")
    page.locator(f'[data-log-of="{PHONE}"] [data-travel="0"]').click()
    until(page, lambda: top(page) == 0, "the start")
    assert page.locator(f'[data-log-of="{PHONE}"] [data-travel]').count() == 2
    expect(node(page, PHONE, "nav/bar/largeTitle")).to_be_visible()


def test_bars_hide_and_show_with_the_movement(server, open_page):
    page = open_page(server.url("hiding"))
    one_pixel_a_point(page)
    bar = node(page, PHONE, "nav/bar")
    turn_wheel(page, 400)
    expect(bar).to_have_count(0)
    until(page, lambda: events(page) == ["scroll home.list to 336"], "the movement down")
    # The offset stays, and the inset of 20 is 44 smaller.
    until(page, lambda: top(page) == 356, "the place")
    turn_wheel(page, -100)
    expect(bar).to_have_count(1)
    # Without a pause, the two movements would hide the bar.
    until(page, lambda: events(page) == ["scroll home.list to 336", "scroll home.list to 236"], "both movements")
    turn_wheel(page, -100)
    until(page, lambda: events(page) == ["scroll home.list to 336", "scroll home.list to 136"], "the last of the way back")
    page.reload()
    expect(bar).to_have_count(1)


def test_swipes_hide_bars_of_content_that_does_not_scroll(server, open_page):
    page = open_page(server.url("photo"))
    one_pixel_a_point(page)
    (bar, box) = (node(page, PHONE, "nav/bar"), node(page, PHONE, "home.photo").bounding_box())
    (x, y) = (box["x"] + 100, box["y"] + 300)
    for count in (0, 1):
        page.mouse.click(x, y)
        expect(bar).to_have_count(count)
    for (way, count) in ((-60, 0), (60, 1)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + way, steps=5)
        page.mouse.up()
        expect(bar).to_have_count(count)


def test_mirrored_devices_scroll_by_the_same_share(page):
    page.keyboard.press("m")
    limit = "(list) => list.scrollHeight - list.clientHeight"
    turn_wheel(page, 400)
    share = 400 / node(page, PHONE, "home.list").evaluate(limit)
    other = node(page, "iphone-se-1", "home.list")
    until(page, lambda: abs(other.evaluate("(list) => list.scrollTop") - share * other.evaluate(limit)) <= 1, "the other device follows")
    expect(node(page, "iphone-se-1", "nav/bar").locator(".barTitle")).to_have_text("Letters")
    until(page, lambda: len(events(page)) == 1, "one event")
    # The other device sends no event of its own, and both apps agree with the picture.
    for device in [PHONE, "iphone-se-1"]:
        shown = node(page, device, "home.list").evaluate("(list) => [list.scrollTop, Number(list.dataset.scroll.split(' ')[1])]")
        assert abs(shown[0] - shown[1]) <= 1


def test_a_text_view_scrolls_under_the_bar_and_keeps_its_place_while_it_is_edited(server, open_page):
    page = open_page(server.url("note"))
    one_pixel_a_point(page)
    text = node(page, PHONE, "home.page")
    first = text.locator(".line").first
    bar = node(page, PHONE, "nav/bar")
    assert first.bounding_box()["y"] >= bar.bounding_box()["y"] + bar.bounding_box()["height"]
    turn_wheel(page, 300, "home.page")
    until(page, lambda: text.get_attribute("data-scroll") == "0 300 0 -116 52", "the event")
    assert top(page, "home.page") == 300
    expect(node(page, PHONE, "nav/bar/title")).to_have_text("Note")
    # The field is as long as the text, and its lines are where the drawn ones are.
    field = text.locator(".field-input")
    field.click()
    expect(field).to_be_focused()
    assert top(page, "home.page") == 300
    assert field.evaluate("(field) => field.scrollHeight <= field.clientHeight + 1 && field.scrollTop === 0")
    page.keyboard.press("Control+End")
    page.keyboard.type(" and more")
    until(page, lambda: top(page, "home.page") > 300, "the caret")


def test_a_mouse_drags_the_content_and_does_not_tap(page):
    box = node(page, PHONE, "home.list").bounding_box()
    x, y = box["x"] + 100, box["y"] + 400
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 100, steps=4)
    page.mouse.move(x, y - 150, steps=4)
    page.mouse.up()
    until(page, lambda: events(page) == ["scroll home.list to 34"], "the event")
    assert top(page) == 150
    expect(node(page, PHONE, "sheet.lines")).to_have_count(0)


def test_a_sheet_can_be_dragged_down_only_at_the_start_of_its_content(page):
    node(page, PHONE, "home.list.0.3").click()
    turn_wheel(page, 200, "sheet.lines")
    until(page, lambda: events(page)[-1:] == ["scroll sheet.lines to 200"], "the event")
    box = node(page, PHONE, "sheet.lines").bounding_box()
    for way, count in [(150, 1), (300, 0)]:
        # The first drag is within the content, the second at its start.
        page.mouse.move(box["x"] + 100, box["y"] + 100)
        page.mouse.down()
        page.mouse.move(box["x"] + 100, box["y"] + 100 + way, steps=6)
        page.mouse.up()
        page.wait_for_timeout(300)
        expect(node(page, PHONE, "sheet.lines")).to_have_count(count)
        if count:
            node(page, PHONE, "sheet.lines").evaluate("(list) => (list.scrollTop = 0)")
            until(page, lambda: events(page)[-1:] == ["scroll sheet.lines to 0"], "the start")


def test_a_reloaded_page_and_a_saved_file_keep_the_position(page, folder):
    turn_wheel(page, 300)
    until(page, lambda: events(page) == ["scroll home.list to 184"], "the event")
    row = node(page, PHONE, "home.list.0.9")
    before = row.bounding_box()["y"]
    (folder / "list.toml").write_text(LIST.replace("Letter {n}", "Post {n}"))
    expect(row).to_contain_text("Post")
    assert abs(row.bounding_box()["y"] - before) <= 1
    page.reload()
    until(page, lambda: top(page) == 300, "it is scrolled before the first touch")


def test_an_exported_page_scrolls_in_the_same_way(open_export):
    page = open_export(name="list")
    one_pixel_a_point(page)
    turn_wheel(page, 200)
    expect(node(page, PHONE, "nav/bar").locator(".barTitle")).to_have_text("Letters")
    until(page, lambda: events(page) == ["scroll home.list to 84"], "the event")
