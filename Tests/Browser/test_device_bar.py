"""The device bar: the devices on the board, and the user's changes."""

import re
import tomllib
import urllib.parse

import pytest
from playwright.sync_api import expect

from board import ALL, device, node
from browsing import FAILING, until

SAMPLES = ["neko"]

SETS = """
devices = ["iphone-se-1", "iphone-17", "ipad-9-7"]
[[sets]]
name = "Two pads"
devices = ["ipad-9-7", { device = "ipad-pro-11", orientation = "landscape" }]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]
views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
[controllers.detail]
title = "Detail"
"""

PLAYGROUNDS = {"sets": SETS}


@pytest.fixture
def expected_messages():
    """Console messages that the page may write."""
    return []


@pytest.fixture
def page(server, open_page, expected_messages):
    page = open_page(server.url("sets"), expected_messages)
    open_bar(page)
    return page


def bar(page):
    return page.get_by_role("dialog", name="Devices")


def open_bar(page):
    page.get_by_role("button", name="Devices", exact=True).click()
    expect(bar(page).locator("[data-of]").first).to_be_visible()


def row(page, name):
    return bar(page).locator(f'[data-of="{name}"]')


def board(page):
    return page.locator("[data-device]").evaluate_all("all => all.map(({ dataset }) => dataset.device)")


def listed(page):
    return page.locator("[data-of]").evaluate_all("all => all.map(({ dataset }) => dataset.of)")


def expect_board(page, names):
    until(page, lambda: board(page) == names, f"the board has {names}, not {board(page)}")


def do(page, name, what):
    row(page, name).hover()
    row(page, name).get_by_role("button", name=re.compile(what)).click()


FIRST = ["iphone-se-1", "iphone-17", "ipad-9-7"]


def reset(page):
    bar(page).get_by_role("button", name="Reset").click()
    expect_board(page, FIRST)


def changes(page):
    """The board's part of the address."""
    items = urllib.parse.urlsplit(page.url).fragment.removeprefix("do=").split(";")
    return [urllib.parse.unquote_plus(item[1:]) for item in items if item.startswith("~")]


def test_devices_are_hidden_duplicated_and_removed(page):
    node(page, "iphone-17", "home.next").click()
    expect(node(page, "iphone-17", "detail")).to_be_visible()
    open_bar(page)
    do(page, "iphone-17", "Hide")
    expect_board(page, ["iphone-se-1", "ipad-9-7"])
    expect(page.locator('[data-field="summary"]')).to_have_text("2 devices, 1 hidden")
    expect(row(page, "iphone-17").get_by_role("button", name=re.compile("Hide"))).to_have_attribute("aria-pressed", "true")
    until(page, lambda: changes(page) == ["hide iphone-17"], "the address says it")
    do(page, "iphone-17", "Hide")
    expect_board(page, FIRST)
    until(page, lambda: changes(page) == [], "an undone change leaves no trace in the address")
    expect(node(page, "iphone-17", "detail")).to_be_visible()

    for name in FIRST:
        do(page, name, "Hide")
    expect(page.locator("#board")).to_contain_text("All devices are hidden")
    reset(page)

    # Devices that stay are the same elements.
    page.evaluate("document.querySelectorAll('[data-device]').forEach((device) => (device.wasHere = true))")
    do(page, "iphone-se-1", "Duplicate")
    expect_board(page, ["iphone-se-1", "iphone-se-1@2", "iphone-17", "ipad-9-7"])
    do(page, "iphone-17", "Remove")
    expect_board(page, ["iphone-se-1", "iphone-se-1@2", "ipad-9-7"])
    fresh = page.locator("[data-device]").evaluate_all("all => all.filter(({ wasHere }) => !wasHere).map(({ dataset }) => dataset.device)")
    assert fresh == ["iphone-se-1@2"]
    reset(page)

    # The focus moves on when its device is removed.
    row(page, "iphone-17").locator('[data-part="remove"]').focus()
    page.keyboard.press("Enter")
    expect_board(page, ["iphone-se-1", "ipad-9-7"])
    expect(row(page, "ipad-9-7").locator('[data-part="remove"]')).to_be_focused()


def test_a_set_is_chosen_and_a_device_is_named_moved_and_highlighted_by_its_row(page):
    choice = bar(page).get_by_label("Set", exact=True)
    choice.select_option("Two pads")
    expect_board(page, ["ipad-9-7", "ipad-pro-11@landscape"])
    expect(choice).to_have_value("set Two pads")
    until(page, lambda: changes(page) == ["set Two pads"], "the address says it")
    reset(page)
    until(page, lambda: "#" not in page.url, "the address is as at first")

    name = row(page, "iphone-17").get_by_role("textbox")
    name.fill("Rachel's")
    name.press("Enter")
    expect(device(page, "iphone-17").locator(".device-name")).to_have_text("Rachel's")
    name.fill("")
    name.press("Enter")
    expect(device(page, "iphone-17").locator(".device-name")).to_have_text("iPhone 17")
    expect(row(page, "iphone-17").get_by_role("textbox")).to_have_value("iPhone 17")

    row(page, "iphone-17").hover()
    grip, first = row(page, "iphone-17").locator(".bar-grip").bounding_box(), row(page, "iphone-se-1").bounding_box()
    page.mouse.move(grip["x"] + 8, grip["y"] + 8)
    page.mouse.down()
    page.mouse.move(first["x"] + 20, first["y"] + 2, steps=5)
    assert listed(page) == ["iphone-17", "iphone-se-1", "ipad-9-7"]
    page.mouse.up()
    expect_board(page, ["iphone-17", "iphone-se-1", "ipad-9-7"])
    reset(page)

    def points():
        # The rows may still be moving to their positions.
        page.mouse.move(0, 0)
        row(page, "iphone-17").hover()
        pointed = page.locator("[data-pointed]")
        return pointed.count() == 1 and pointed.get_attribute("data-device") == "iphone-17"

    until(page, points, "the row points at its device")
    page.keyboard.press("Escape")
    expect(page.locator("[data-pointed]")).to_have_count(0)


def test_the_bar_is_used_from_the_keyboard(page):
    stops = page.locator('.bar-groups [tabindex="0"]')
    expect(stops).to_have_count(5)
    row(page, "ipad-9-7").get_by_role("textbox").focus()
    expect(stops).to_have_count(5)
    expect(row(page, "ipad-9-7").locator('[tabindex="0"]')).to_have_count(5)

    row(page, "iphone-17").locator(".bar-grip").focus()
    page.keyboard.press("Alt+ArrowUp")
    expect_board(page, ["iphone-17", "iphone-se-1", "ipad-9-7"])
    expect(row(page, "iphone-17").locator(".bar-grip")).to_be_focused()
    page.keyboard.press("Alt+ArrowDown")
    expect_board(page, ["iphone-se-1", "iphone-17", "ipad-9-7"])
    page.keyboard.press("ArrowDown")
    expect(row(page, "ipad-9-7").locator(".bar-grip")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(row(page, "ipad-9-7").get_by_role("textbox")).to_be_focused()

    bar(page).get_by_role("button", name="Add").click()
    bar(page).get_by_role("searchbox").fill("iphone-8-plus")
    page.keyboard.press("Enter")
    expect_board(page, ["iphone-se-1", "iphone-17", "ipad-9-7", "iphone-8-plus"])
    expect(page.locator('[data-add="iphone-8-plus"]')).to_contain_text("1 on the board")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect_board(page, ["iphone-se-1", "iphone-17", "ipad-9-7", "iphone-8-plus", "iphone-8-plus@2"])
    expect(device(page, "iphone-8-plus@2").locator(".device-name")).to_have_text("iPhone 8 Plus (2)")


def test_the_catalogue_is_searched(page):
    bar(page).get_by_role("button", name="Add").click()
    search = bar(page).get_by_role("searchbox")
    expect(search).to_be_focused()
    models = bar(page).locator("[data-add]:visible")
    for query, count, first in [
        ("17 pro", None, "iPhone 17"), ("air 11-inch (m4)", 1, "iPad Air 11″"), ("ipad-mini", None, "iPad mini"), ("ipad mini (a17", 1, "iPad mini"),
        ("402x874", None, None), ("402 × 874", None, None), ("ios 26", None, None), ("mini 2021", None, None), ("ipad-11", 1, None),
    ]:
        search.fill("")
        expect(models).to_have_count(62)
        search.fill(query)
        until(page, lambda: 0 < models.count() < 20, f"fewer are found of “{query}”")
        if count is not None:
            expect(models).to_have_count(count)
        if first:
            expect(models.get_by_text(first, exact=True)).to_have_count(1)
    search.fill("nokia")
    expect(bar(page)).to_contain_text("The catalogue has no device with that name.")


def test_an_impossible_change_is_reported(page):
    page.evaluate("""() => {
        const row = document.querySelector("[data-of]");
        row.querySelector('[data-part="remove"]').dataset.change = "remove nothing";
        row.querySelector('[data-part="remove"]').click();
    }""")
    expect(page.locator('[data-region="notice"]')).to_have_text("There is no device “nothing” on the board.")
    expect_board(page, FIRST)

    # Without a clipboard the page shows the text for copying.
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    bar(page).get_by_role("button", name="Copy as TOML").click()
    text = bar(page).get_by_role("textbox", name="The devices as TOML")
    expect(text).to_be_visible()
    assert tomllib.loads(text.input_value())["devices"] == FIRST


def test_a_duplicated_device_has_its_own_environment(page):
    do(page, "iphone-17", "Duplicate")
    expect(device(page, "iphone-17@2")).to_be_visible()
    page.keyboard.press("Escape")
    device(page, "iphone-17@2").get_by_role("button", name="Adjust").click()
    page.get_by_role("radio", name="Dark").click()
    expect(device(page, "iphone-17@2")).to_have_attribute("data-settings", re.compile("userInterfaceStyle dark"))
    expect(device(page, "iphone-17")).to_have_attribute("data-settings", re.compile("userInterfaceStyle light"))
    page.keyboard.press("Escape")
    open_bar(page)
    expect(row(page, "iphone-17@2")).to_contain_text("Portrait · dark")


def arrange(page):
    """Three changes, and an event on an added device."""
    do(page, "iphone-se-1", "Hide")
    do(page, "iphone-17", "Duplicate")
    expect(device(page, "iphone-17@2")).to_be_visible()
    page.keyboard.press("Escape")
    node(page, "iphone-17@2", "home.next").click()
    expect(node(page, "iphone-17@2", "detail")).to_be_visible()


def expect_arranged(page):
    expect_board(page, ["iphone-17", "iphone-17@2", "ipad-9-7"])
    expect(node(page, "iphone-17@2", "detail")).to_be_visible()
    expect(node(page, "iphone-17", "home")).to_be_visible()


def test_a_link_reproduces_the_board(page, open_page):
    arrange(page)
    until(page, lambda: len(changes(page)) == 2 and "home.next" in page.url, "the address has it all")
    expect_arranged(open_page(page.url))
    page.reload()
    expect_arranged(page)


@pytest.mark.parametrize("expected_messages", [FAILING], ids=["a server ends"])
def test_the_arrangement_survives_a_save_and_a_server_restart(page, folder, server):
    arrange(page)
    (folder / "sets.toml").write_text(SETS.replace('"Next"', '"Further"'))
    expect(node(page, "iphone-17", "home.next")).to_contain_text("Further")
    expect_arranged(page)
    server.stop()
    server.start()
    page.wait_for_function("() => document.querySelector('connection-badge').hidden")
    expect_arranged(page)
    # Devices that the file lists later are added, too.
    (folder / "sets.toml").write_text(SETS.replace('"ipad-9-7"]\n[[', '"ipad-9-7", "iphone-8"]\n[['))
    expect(device(page, "iphone-8")).to_be_visible()


def test_the_board_is_copied_for_the_file(page, folder):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    arrange(page)
    device(page, "ipad-9-7").get_by_role("button", name="Rotate").click()
    expect(device(page, "ipad-9-7").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    names = page.locator(".device-name").all_text_contents()
    open_bar(page)
    expect(row(page, "ipad-9-7")).to_contain_text("Landscape")
    bar(page).get_by_role("button", name="Copy as TOML").click()
    expect(page.locator('[data-region="notice"]')).to_contain_text("Copied 3 devices.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert [entry if isinstance(entry, str) else entry["device"] for entry in tomllib.loads(text)["devices"]] == ["iphone-17", "iphone-17", "ipad-9-7"]
    (folder / "sets.toml").write_text(text + SETS.replace('devices = ["iphone-se-1", "iphone-17", "ipad-9-7"]\n', "", 1))
    expect(device(page, "ipad-9-7@landscape")).to_be_visible()
    expect(page.locator(".device-name")).to_have_text(names)
    # The file now has the arrangement.
    until(page, lambda: changes(page) == [], "the address no longer arranges anything")
    expect(bar(page).get_by_role("button", name="Reset")).to_be_hidden()


def test_layout_and_fit_apply_to_another_set_of_devices(page):
    # The window is large enough for so many to be legible.
    page.set_viewport_size({"width": 1920, "height": 1200})
    bar(page).get_by_label("Set", exact=True).select_option("All phones")
    expect(page.locator("[data-device]")).to_have_count(44)
    page.wait_for_function("() => board.scrollHeight <= board.clientHeight && board.scrollWidth <= board.clientWidth")


def test_the_bar_loads_when_opened_and_all_its_parts_have_names(server, open_page):
    page = open_page(server.url("neko"))
    scripts = "() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())"
    assert "bar.js" not in page.evaluate(scripts)
    page.keyboard.press("d")
    expect(bar(page).locator("[data-of]")).to_have_count(len(ALL))
    assert {"bar.js", "catalogue.js"} <= set(page.evaluate(scripts))
    page.keyboard.press("d")
    expect(bar(page)).to_be_hidden()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("The devices on the board")
    page.keyboard.press("Escape")

    page.keyboard.press("d")
    expect(bar(page).locator("[data-of]").first).to_be_visible()
    names = """all => all.map((control) => control.ariaLabel || control.labels?.[0]?.textContent || control.textContent.trim())"""
    listed = bar(page).locator("[data-of] button").evaluate_all(names)
    assert all(listed) and len(set(listed)) == len(listed) == 4 * len(ALL)
    for width, scheme in [(390, "light"), (390, "dark"), (1280, "light"), (1280, "dark")]:
        page.set_viewport_size({"width": width, "height": 844})
        page.emulate_media(color_scheme=scheme)
        box = bar(page).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= 844
        assert page.evaluate("document.documentElement.scrollWidth") == width
    bar(page).get_by_role("button", name="Add").click()
    expect(bar(page).locator("[data-add]")).to_have_count(62)
    assert all(bar(page).locator("button:visible, input:visible, select:visible").evaluate_all(names))
