"""All functions can be used with the keyboard alone."""

import itertools

import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, long_list, node


pytestmark = pytest.mark.firefox_sweep

SAMPLES = ["mail", "neko"]

PRESENTING = """title = "Presenting"
devices = ["iphone-8", "ipad-9-7"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["column.centerX == superview.centerX", "column.centerY == superview.centerY"]
[controllers.home.views]
column = { kind = "stack", axis = "vertical", arrangedSubviews = ["sheet", "popover", "alert"] }
sheet = { kind = "button", title = "Sheet", tap = { present = "form" } }
popover = { kind = "button", title = "Popover", tap = { present = "form", style = "popover" } }
alert = { kind = "button", title = "Alert", tap = { present = "warning" } }
[controllers.form]
[controllers.form.views.words]
kind = "label"
text = "Words"
[controllers.warning]
kind = "alert"
title = "Careful"
actions = { ok = { title = "OK" } }
"""

WINDOW = """devices = ["iphone-17", "iphone-16", "iphone-15", "iphone-14"]
[app]
rootViewController = "home"
[controllers.home]
"""

PLAYGROUNDS = {
    "presenting": PRESENTING, "rows": long_list('tap = { show = "detail" }') + "[controllers.detail]\n", "window": WINDOW,
}


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("neko"))


def focused(page):
    return page.evaluate(
        "() => { const e = document.activeElement; return e.dataset.id ?? e.dataset.action ?? e.dataset.field ?? e.className; }"
    )


def tab_to(page, wanted, most=60):
    """Presses Tab until the focus is on the element."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page) == wanted:
            return
    raise AssertionError(f"{wanted} is not reached by Tab")


def test_tab_reaches_buttons_of_a_screen_and_keys_go_back_and_forward(page):
    for key in ["Enter", "Space"]:
        tab_to(page, "home.next")
        expect(page.locator(":focus")).to_have_attribute("role", "button")
        page.keyboard.press(key)
        expect_screens(page, "home", cats=[ALL[0]])
        tab_to(page, "nav/bar/back")
        page.keyboard.press(key)
        expect_screens(page, "home")

    node(page, ALL[0], "home.next").click()
    expect(node(page, ALL[0], "cats")).to_be_visible()
    for back, forward in [("[", "]"), ("Alt+ArrowLeft", "Alt+ArrowRight")]:
        page.keyboard.press(back)
        expect_screens(page, "home")
        expect(device(page, ALL[0]).get_by_role("button", name="In the past")).to_be_visible()
        page.keyboard.press(forward)
        expect_screens(page, "home", cats=[ALL[0]])


def test_focus_moves_from_device_to_device_in_the_order_of_the_board(page):
    page.evaluate("sessionStorage.setItem('traitscope.layout', 'rows')")
    page.reload()
    page.locator("body[data-ready]").wait_for()
    tab_to(page, "home.next")
    page.locator("body[data-touched]").wait_for()
    seen = []
    for key in ["ArrowRight"] * 3 + ["ArrowDown", "ArrowLeft", "ArrowRight"]:
        seen.append(at(page))
        page.keyboard.press(key)
    # There are two rows of phones, with the second iPad below the last one.
    assert seen == [*ALL[:4], ALL[5], ALL[4]] and at(page) == ALL[5]
    assert focused(page) == "home.next"


def test_arrow_keys_before_their_code_is_loaded_are_not_lost(page):
    held = []
    page.route("**/interaction.js*", lambda route: held.append(route))
    page.reload()
    page.locator("body[data-ready]").wait_for()
    node(page, ALL[0], "home.next").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(50)
    assert at(page) == ALL[0] and len(held) == 1
    held[0].continue_()
    page.locator("body[data-touched]").wait_for()
    led = at(page)
    node(page, ALL[0], "home.next").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert at(page) == led != ALL[0]


def at(page):
    """The device that has the focus."""
    return page.evaluate("document.activeElement.closest('[data-device]')?.dataset.device")


def test_tab_has_few_stops(server, open_page):
    page = open_page(server.url("mail"))
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        stops.append(focused(page))
    assert len(stops) < 12, stops
    assert page.evaluate("document.querySelectorAll('[data-device] [tabindex=\"0\"]').length") < 8


def test_arrow_keys_move_through_a_list(server, open_page):
    page = open_page(server.url("rows"))
    rows = device(page, "iphone-8").locator(".cell.is-tappable")
    rows.first.focus()
    ids = [row.get_attribute("data-id") for row in rows.all()]
    for id in ids[1:]:
        page.keyboard.press("ArrowDown")
        assert focused(page) == id
    page.keyboard.press("ArrowUp")
    assert focused(page) == ids[-2]


def test_the_skip_link_passes_the_toolbar_and_arrow_keys_move_within_it(page):
    page.keyboard.press("Tab")
    assert focused(page) == "skip-link"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "board"
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "toggle-mirror"
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    assert focused(page) == "toggle-panel"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert focused(page) == "toggle-panel"


@pytest.mark.firefox
def test_the_focus_is_always_visible(page):
    for _ in range(16):
        page.keyboard.press("Tab")
        # Firefox has buttons of its own between the last element and the first.
        if page.evaluate("document.activeElement === document.body || !document.hasFocus()"):
            continue
        ring = page.evaluate("""() => {
            const style = getComputedStyle(document.activeElement);
            return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
        }""")
        assert ring, f"{focused(page)} does not show that it has the focus"


def test_keys_choose_settings_and_rotate_a_device(page):
    tab_to(page, "toggle-editor")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#settings")).to_be_visible()
    page.locator('[data-setting="userInterfaceStyle light"]').focus()
    page.keyboard.press("ArrowRight")
    expect(node(page, "ipad-9-7", "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()

    # The button that rotates a device keeps the focus.
    tab_to(page, "adjust")
    page.keyboard.press("ArrowRight")
    assert focused(page) == "rotate"
    page.keyboard.press("Enter")
    expect(device(page, ALL[0]).locator('[data-field="subtitle"]')).to_have_text("Landscape")
    assert focused(page) == "rotate"
    page.keyboard.press("Enter")
    expect(device(page, ALL[0]).locator('[data-field="subtitle"]')).to_have_text("Portrait")


def test_shortcuts_show_keys_and_names_rotate_zoom_and_open_the_panel(page):
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_visible()
    expect(keys).to_contain_text("Rotate all devices")
    # The keys do nothing behind the dialog.
    page.keyboard.press("r")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(device(page, ALL[0]).locator('[data-field="subtitle"]')).to_have_text("Portrait")
    page.get_by_title("Zoom and layout").click()
    page.get_by_role("button", name="Keys").click()
    expect(keys).to_be_visible()
    keys.get_by_role("button", name="Close").click()
    expect(keys).to_be_hidden()

    # Names appear only while inspecting.
    tag = page.locator(".node-picker")
    node(page, ALL[0], "home.words").hover()
    expect(tag).to_be_hidden()
    page.keyboard.press("i")
    node(page, ALL[0], "home.photo").hover()
    expect(tag).to_contain_text("photo")
    page.keyboard.press("Escape")
    expect(tag).to_be_hidden()

    page.keyboard.press("r")
    expect(device(page, "ipad-9-7").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    zoom = page.locator('[data-field="zoom"]')
    before = zoom.inner_text()
    page.keyboard.press("+")
    expect(zoom).not_to_have_text(before)
    page.keyboard.press("0")
    expect(page.get_by_role("button", name="Fit", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()


def test_escape_hides_the_error_sheet(page, folder):
    neko = folder / "neko.toml"
    neko.write_text("title = ")
    sheet = page.locator('[data-region="sheet"]')
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    # The focus enters the part that the button opens, and returns.
    recall = page.get_by_role("button", name="Show the error")
    recall.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Hide the error")).to_be_focused()
    page.keyboard.press("Enter")
    expect(recall).to_be_focused()


def test_a_presented_screen_covers_the_one_below_and_escape_closes_it(server, open_page):
    page = open_page(server.url("presenting"))
    for name, what in itertools.product(["iphone-8", "ipad-9-7"], ["sheet", "popover", "alert"]):
        button = node(page, name, f"home.{what}")
        button.click()
        presented = device(page, name).locator(".presentedView")
        expect(presented).to_be_visible()
        assert button.evaluate("(button) => !button.isConnected || button.closest('[inert]') !== null")
        assert presented.evaluate("(view) => view.closest('[inert]') === null")
        page.keyboard.press("Escape")
        expect(presented).to_have_count(0)
        assert button.evaluate("(button) => button.closest('[inert]') === null")
        button.focus()
        assert focused(page) == f"home.{what}"


def test_controls_that_appear_at_another_scale_are_reachable_at_once(server, open_page):
    page = open_page(server.url("window"), viewport={"width": 700, "height": 500})
    windows = device(page, "iphone-17").locator(".windows")
    expect(windows).to_be_hidden()
    page.keyboard.press("1")
    expect(windows).to_be_visible()
    expect(windows.locator('[tabindex="0"]')).to_have_count(1)
