"""A screen reader's output: understandable names, roles, states and values, read from the browser's accessibility tree."""

import pytest
from playwright.sync_api import expect

from board import device
from test_form import FORM

pytestmark = pytest.mark.firefox_sweep

NAMES = """
title = "Names"
devices = ["iphone-8"]
[app]
rootViewController = "tabs"
[controllers.tabs]
kind = "tabBar"
viewControllers = ["nav", "other"]
[controllers.nav]
kind = "navigation"
rootViewController = "home"
tabBarItem = { title = "Start", image = "house", badgeValue = "3" }
[controllers.other]
title = "Other"
tabBarItem = { title = "Search", image = "magnifyingglass" }
[controllers.home]
title = "Home"
leftBarButtonItems.help = { title = "Help", image = "questionmark.circle", tap = { present = "note" } }
rightBarButtonItems.write = { image = "square.and.pencil", tap = { present = "note" } }
constraints = ["H:|[list]|", "V:|[list]|"]
[controllers.home.views.list]
kind = "table"
[[controllers.home.views.list.rows]]
text = "Airplane Mode"
image = "airplane"
tap = { show = "other" }
[controllers.note]
title = "Note"
"""

SAMPLES = []

PLAYGROUNDS = {"names": NAMES, "form": FORM}


@pytest.fixture
def phone(server, open_page):
    def phone(name):
        return device(open_page(server.url(name)), "iphone-8")

    return phone


def test_bars_rows_tabs_and_dialogs(phone):
    screen = phone("names").locator(".glass")
    expect(screen.get_by_role("heading", name="Home", level=3)).to_be_visible()
    expect(screen.get_by_role("button", name="Help", exact=True)).to_be_visible()
    expect(screen.get_by_role("button", name="square and pencil", exact=True)).to_be_visible()
    expect(screen.get_by_role("button", name="Airplane Mode", exact=True)).to_be_visible()
    tabs = screen.get_by_role("tablist", name="Tab bar")
    expect(tabs.get_by_role("tab", name="Start, badge 3", exact=True, selected=True)).to_be_visible()
    tabs.get_by_role("tab", name="Search", exact=True, selected=False).click()
    expect(tabs.get_by_role("tab", name="Search", exact=True, selected=True)).to_be_visible()
    tabs.get_by_role("tab", name="Start, badge 3").click()
    screen.get_by_role("button", name="square and pencil").click()
    expect(screen.get_by_role("dialog", name="Note", exact=True)).to_be_visible()


def test_the_page_is_read_in_order_and_controls_have_their_values(phone):
    there = phone("form")
    page, screen = there.page, there.locator(".glass")
    expect(page.get_by_role("heading", level=1)).to_have_text("Form")
    expect(there.get_by_role("heading", level=2)).to_contain_text("iPhone 8")
    expect(screen.get_by_role("heading", name="Form", level=3)).to_be_visible()
    screen.get_by_role("switch", name="wifi", checked=False).click()
    expect(screen.get_by_role("switch", name="wifi", checked=True)).to_be_visible()
    slider = screen.get_by_role("slider", name="volume")
    expect(slider).to_have_attribute("aria-valuetext", "40 %")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "41 %")
    segments = screen.get_by_role("radiogroup", name="sort")
    segments.get_by_role("radio", name="Date", checked=False).click()
    expect(segments.get_by_role("radio", name="Date", checked=True)).to_be_visible()
    expect(screen.get_by_role("button", name="More: count")).to_be_visible()
    expect(screen.get_by_role("textbox", name="name")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="All devices").get_by_role("radiogroup", name="Style")).to_be_visible()
