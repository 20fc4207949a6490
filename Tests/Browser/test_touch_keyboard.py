"""Pressing, peeking, and the home screen, with keys only."""

import pytest
from playwright.sync_api import expect

from board import device, node
from test_touch import THIRTEEN
from touching import PHONE, press_by_keys, slider, veil

SAMPLES = ["peek-and-pop", "quick-actions"]

PLAYGROUNDS = {"thirteen": THIRTEEN}

RING = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
}"""


# Presses U as soon as there is a preview. Half a second later the held key has opened the previewed controller.
REVEALING = """(name) => new MutationObserver((_, observer) => {
    if (!document.querySelector(`[data-device="${name}"] [data-id="touch/preview"]`)) return;
    observer.disconnect();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("peek-and-pop"), viewport={"width": 1600, "height": 950})


@pytest.fixture
def home(server, open_page):
    return open_page(server.url("quick-actions"), viewport={"width": 1500, "height": 950})


def tab_to(page, target, most=40):
    """Presses Tab until the focus is on an element, or on its screen, where arrow keys move to the element. The focus must always be
    visible."""
    for _ in range(most):
        if arrow_to(page, target):
            return
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue
        assert page.evaluate(RING), f"the focus is not seen on {page.evaluate('document.activeElement.outerHTML')[:200]}"
        if has_focus(target):
            return
    raise AssertionError("the element is not reached by Tab")


def has_focus(target):
    return target.evaluate("(element) => element === document.activeElement")


def arrow_to(page, target):
    for key in ["ArrowDown"] * 6 + ["ArrowUp"] * 12:
        if not target.evaluate("(element) => Boolean(element.closest('.glass')?.contains(document.activeElement))"):
            return False
        page.keyboard.press(key)
        if has_focus(target):
            return True
    return False


def expect_focus_seen(page, target):
    expect(target).to_be_focused()
    assert page.evaluate(RING)


def test_keys_press_through_the_phases_choose_an_action_pop_and_go_back(page):
    tab_to(page, slider(page))
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowUp")
    expect(node(page, PHONE, "touch/source")).to_be_visible()
    page.keyboard.press("PageUp")
    expect(node(page, PHONE, "touch/preview")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("u")
    rows = node(page, PHONE, "touch/actions").locator(".actionRow")
    expect_focus_seen(page, rows.first)
    tab_to(page, rows.nth(1))
    page.keyboard.press("Enter")
    expect(node(page, PHONE, "comments")).to_be_visible()
    expect(page.locator(".touchLayer")).to_have_count(0)
    back = node(page, PHONE, "nav/bar/back")
    if not back.evaluate("(element) => element === document.activeElement"):
        tab_to(page, back)
    page.keyboard.press("Enter")
    expect(node(page, PHONE, "list")).to_be_visible()

    tab_to(page, slider(page))
    page.keyboard.press("End")
    expect(node(page, PHONE, "nav/bar/back")).to_be_visible()
    page.keyboard.press("Home")
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(RING)
    for _ in range(6):
        if node(page, PHONE, "nav/bar/back").evaluate("(element) => element === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(node(page, PHONE, "list")).to_be_visible()


def test_keys_go_home_choose_a_quick_action_close_a_menu_and_return_to_the_app(home):
    tab_to(home, device(home, PHONE).locator(".home-button"))
    home.keyboard.press("Enter")
    expect(node(home, PHONE, "home-screen")).to_be_visible()
    tab_to(home, slider(home))
    home.keyboard.press("End")
    rows = node(home, PHONE, "home-screen/menu").get_by_role("button")
    expect_focus_seen(home, rows.first)
    tab_to(home, rows.nth(2))
    home.keyboard.press("Enter")
    expect(node(home, PHONE, "home-screen")).to_have_count(0)
    expect(node(home, PHONE, "thread")).to_be_visible()
    back = node(home, PHONE, "nav/bar/back")
    if not back.evaluate("(element) => element === document.activeElement"):
        tab_to(home, back)
    home.keyboard.press("Enter")
    expect(node(home, PHONE, "inbox")).to_be_visible()

    tab_to(home, device(home, PHONE).locator(".home-button"))
    home.keyboard.press("Enter")
    expect(node(home, PHONE, "home-screen")).to_be_visible()
    tab_to(home, slider(home))
    home.keyboard.press("End")
    expect(node(home, PHONE, "home-screen/menu").get_by_role("button").first).to_be_focused()
    home.keyboard.press("Escape")
    expect(node(home, PHONE, "home-screen/menu")).to_have_count(0)
    icon = node(home, PHONE, "home-screen/app")
    if not icon.evaluate("(element) => element === document.activeElement"):
        tab_to(home, icon)
    home.keyboard.press("Enter")
    expect(node(home, PHONE, "home-screen")).to_have_count(0)


def test_a_held_key_presses_the_focused_element_and_escape_ends_the_press(page):
    row = node(page, PHONE, "list.rows.0.1")
    tab_to(page, row)
    page.evaluate(REVEALING, PHONE)
    page.keyboard.down("f")
    expect(node(page, PHONE, "touch/list.rows.0.1")).to_be_attached()
    expect(node(page, PHONE, "touch/actions")).to_be_visible()
    expect(node(page, PHONE, "touch/preview")).to_be_visible()
    page.keyboard.up("f")
    expect_focus_seen(page, node(page, PHONE, "touch/actions").locator(".actionRow").first)
    page.keyboard.press("Escape")
    expect(page.locator(".touchLayer")).to_have_count(0)
    press_by_keys(page, "PageUp")
    page.keyboard.press("ArrowUp")
    expect(veil(page)).to_be_attached()
    page.keyboard.press("Escape")
    expect(veil(page)).to_have_count(0)


def test_keys_open_and_use_a_context_menu(server, open_page):
    page = open_page(server.url("thirteen"), viewport={"width": 1600, "height": 950})
    tab_to(page, node(page, PHONE, "list.rows.0.0"))
    page.keyboard.press("Shift+Enter")
    rows = device(page, PHONE).locator(".contextMenu .actionRow")
    expect_focus_seen(page, rows.first)
    tab_to(page, rows.nth(1))
    page.keyboard.press("Enter")
    expect(node(page, PHONE, "comments")).to_be_visible()
    expect(page.locator(".touchLayer")).to_have_count(0)
