"""The column with the bars of an iPhone Duo (iOS 27.1)."""

import pytest
from playwright.sync_api import expect

from board import at_rest, device, node

SAMPLES = ["duo"]

CLOSED, OPEN, HALF, RIGHT = "iphone-duo", "iphone-duo@open", "iphone-duo@half,dark", "iphone-duo@right,open"
"""Some devices of the sample duo."""


OVERFLOW = """title = "Overflow"
devices = [{ device = "iphone-duo", orientation = "landscape" }]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Neko"
[controllers.home.rightBarButtonItems]
one = { title = "One", image = "star" }
two = { title = "Two", image = "heart", tap = { show = "bin" } }
three = { title = "Three", image = "plus" }
four = { title = "Four", image = "pencil" }
five = { title = "Five", image = "mic" }
six = { title = "Six", image = "bell" }
seven = { title = "Seven", image = "trash" }
eight = { title = "Eight", image = "camera" }
[controllers.bin]
title = "Bin"
"""

PLAYGROUNDS = {"overflow": OVERFLOW}


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("duo"))


def centre(element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.firefox_sweep
def test_items_with_names_are_in_a_column_at_the_side_and_text_items_stay_at_the_top(page):
    glass = device(page, OPEN).locator(".glass").bounding_box()
    keep, share = (node(page, OPEN, f"recipe.{name}") for name in ("keep", "share"))
    assert centre(keep)[0] == pytest.approx(centre(share)[0], abs=0.5)
    assert centre(share)[1] > centre(keep)[1]
    assert centre(keep)[0] > glass["x"] + glass["width"] * 0.9
    edit = node(page, OPEN, "recipe.edit")
    expect(edit).to_contain_text("Edit")
    assert centre(edit)[1] < centre(keep)[1] and centre(edit)[0] < centre(keep)[0]

    column = device(page, OPEN)
    expect(column.get_by_role("tab")).to_have_count(2)
    expect(column.get_by_role("tab", name="Recipe")).to_have_attribute("aria-selected", "true")
    expect(column.get_by_role("group", name="Vertical bar")).to_have_count(1)
    expect(share).to_have_attribute("aria-label", "Share")

    # Each half has its column on the outer edge.
    window = device(page, RIGHT).locator(".window").bounding_box()
    assert centre(node(page, RIGHT, "recipe.keep"))[0] > window["x"] + window["width"] * 0.8


def test_taps_in_the_column_reach_its_items_and_an_arrangement_separates_at_the_fold(page):
    """The tab bar and the items of the navigation bar share the column, and neither covers the other."""
    node(page, OPEN, "tabs/tab/1").click()
    expect(node(page, OPEN, "step.book")).to_be_visible()
    node(page, OPEN, "step.book").click()
    # The book refuses the column: its back button is in the row, and the tabs are at the bottom.
    expect(device(page, OPEN).locator(".verticalBar, .verticalTabBar")).to_have_count(0)
    node(page, OPEN, "cook-nav/bar/back").click()
    expect(device(page, OPEN).locator(".verticalTabBar")).to_have_count(1)
    node(page, CLOSED, "tabs/tab/1").click()
    expect(node(page, CLOSED, "cook.speak")).to_be_visible()

    node(page, HALF, "tabs/tab/1").click()
    pan, step = node(page, HALF, "pan"), node(page, HALF, "step")
    expect(step).to_be_visible()
    at_rest(page)
    scale = device(page, HALF).locator(".glass").bounding_box()["width"] / 951
    gap = step.bounding_box()["x"] - (pan.bounding_box()["x"] + pan.bounding_box()["width"])
    assert gap / scale == pytest.approx(40, abs=1)


@pytest.mark.firefox_sweep
def test_items_that_do_not_fit_are_in_the_menu_of_the_ellipsis(server, open_page):
    page = open_page(server.url("overflow"))
    duo = device(page, "iphone-duo@landscape")
    duo.get_by_label("More: ").click()
    menu = duo.locator(".contextMenu")
    expect(menu).to_be_visible()
    # A tap outside closes it, and has no other effect.
    node(page, "iphone-duo@landscape", "home/overflow/beside").click(position={"x": 400, "y": 200})
    expect(menu).to_have_count(0)
    duo.get_by_label("More: ").click()
    menu.get_by_role("button", name="Two").click()
    expect(menu).to_have_count(0)
    expect(node(page, "iphone-duo@landscape", "bin")).to_be_visible()
