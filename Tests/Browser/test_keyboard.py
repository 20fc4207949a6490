"""Everything can be done from the keyboard alone."""

import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, node


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("neko"))


def focused(page):
    return page.evaluate(
        "() => { const e = document.activeElement; return e.dataset.id ?? e.dataset.action ?? e.dataset.field ?? e.className; }"
    )


def tab_to(page, wanted, most=60):
    """Presses Tab until the focus is there."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page) == wanted:
            return
    raise AssertionError(f"{wanted} is not reached by Tab")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_buttons_of_a_screen_are_reached_by_tab_and_used(key, page):
    tab_to(page, "home.next")
    expect(page.locator(":focus")).to_have_attribute("role", "button")
    page.keyboard.press(key)
    expect_screens(page, "home", cats=[ALL[0]])
    tab_to(page, "nav/bar/back")
    page.keyboard.press(key)
    expect_screens(page, "home")


def test_focus_goes_from_device_to_device_in_the_order_of_the_board(page):
    seen = []
    for _ in range(60):
        page.keyboard.press("Tab")
        name = page.evaluate("document.activeElement.closest('[data-device]')?.dataset.device")
        if name and name not in seen:
            seen.append(name)
    assert seen == ALL


def test_the_focus_is_always_visible(page):
    for _ in range(16):
        page.keyboard.press("Tab")
        ring = page.evaluate("""() => {
            const style = getComputedStyle(document.activeElement);
            return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
        }""")
        assert ring, f"{focused(page)} does not show that it has the focus"


def test_the_rotate_button_keeps_the_focus(page):
    tab_to(page, "rotate")
    page.keyboard.press("Enter")
    expect(device(page, ALL[0]).locator('[data-field="subtitle"]')).to_have_text("Landscape")
    assert focused(page) == "rotate"
    page.keyboard.press("Enter")
    expect(device(page, ALL[0]).locator('[data-field="subtitle"]')).to_have_text("Portrait")


def test_one_letter_rotates_zooms_and_opens_the_panel(page):
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


def test_settings_are_opened_and_chosen_by_keys(page):
    tab_to(page, "tool")
    page.keyboard.press("Enter")
    expect(page.locator("#settings")).to_be_visible()
    page.locator('[data-setting="userInterfaceStyle light"]').focus()
    page.keyboard.press("ArrowRight")
    expect(node(page, "ipad-9-7", "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()


def test_the_error_sheet_is_put_away_by_escape(page, folder):
    neko = folder / "neko.toml"
    neko.write_text("title = ")
    sheet = page.locator('[data-region="sheet"]')
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_the_first_stop_of_tab_leads_past_the_toolbar(page):
    page.keyboard.press("Tab")
    assert focused(page) == "skip-link"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "board"
