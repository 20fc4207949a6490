"""Bars follow the content that scrolls under them: they are transparent at its edge and have a background elsewhere, and a
large title moves up under its row."""

import pytest
from playwright.sync_api import expect

from board import node, one_pixel_a_point
from browsing import until

BARS = """title = "Bars"
devices = [
  { device = "iphone-8", ios = "12", name = "twelve" },
  { device = "iphone-8", ios = "14", name = "fourteen" },
  { device = "iphone-8", ios = "18", name = "eighteen" },
  { device = "iphone-17", ios = "26", name = "glass" },
]
[app]
rootViewController = "tabs"
[controllers.tabs]
kind = "tabBar"
viewControllers = ["nav", "plain-nav"]
[controllers.nav]
kind = "navigation"
rootViewController = "home"
prefersLargeTitles = true
[controllers.home]
title = "Letters"
constraints = ["H:|[list]|", "V:|[list]|"]
[controllers.home.views.list]
kind = "table"
rows = { count = 40, text = "Letter {n}", tap = { show = "letter" } }
[controllers.letter]
title = "Letter"
largeTitleDisplayMode = "never"
constraints = ["H:|[lines]|", "V:|[lines]|"]
[controllers.letter.views.lines]
kind = "table"
rows = { count = 2, text = "Line {n}" }
[controllers.plain-nav]
kind = "navigation"
rootViewController = "plain"
[controllers.plain]
title = "Plain"
constraints = ["H:|[list]|", "V:|[list]|"]
[controllers.plain.views.list]
kind = "table"
rows = { count = 40, text = "Row {n}" }
"""

GLASS = """title = "Glass"
ios = "26"
devices = ["iphone-17"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
prefersLargeTitles = true
[controllers.home]
title = "Home"
subtitle = "12 unread"
constraints = ["H:|[list]|", "V:|[list]|"]
views.list = { kind = "table", rows = { count = 40, text = "Letter {n}" } }
[controllers.home.rightBarButtonItems]
send = { title = "Send", style = "done", tap = { present = "sheet" } }
bin = { image = "trash", tap = { present = "sheet" } }
flag = { image = "flag", tap = { present = "sheet" } }
[controllers.sheet]
title = "Sheet"
"""

SAMPLES = []

PLAYGROUNDS = {"bars": BARS, "glass": GLASS}

TRANSPARENT = """(bar) => {
    // From iOS 26 on the ground of a navigation bar is an effect at the content's edge, which is not as high as the bar.
    const grounds = [bar, ...bar.querySelectorAll(":scope > .edgeEffect")].filter((ground) => ground.checkVisibility());
    return grounds.every((ground) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(ground);
        return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    });
}"""


# The title in the bar's row is drawn by the page while the content moves, and by the app when it rests.
TITLE = "(bar) => bar.dataset.collapsed ?? bar.querySelector(':scope > .barTitle')?.textContent.trim()"


@pytest.fixture
def page(server, open_page):
    page = open_page(server.url("bars"))
    one_pixel_a_point(page)
    return page


def device_id(page, name):
    return page.evaluate("""(name) => [...document.querySelectorAll("[data-device]")].find((device) => device.textContent.includes(name)).dataset.device""", name)


class Screen:
    def __init__(self, page, name):
        self.page = page
        self.device = device_id(page, name)

    def node(self, id):
        return node(self.page, self.device, id)

    def scroll(self, id, points):
        """An unfinished movement of the browser's own would move the content back."""
        until(self.page, lambda: self.node(id).evaluate("""(list, points) => {
            const place = Math.min(points, list.scrollHeight - list.clientHeight);
            if (Math.abs(list.scrollTop - place) < 1) return true;
            list.scrollTop = place;
        }""", points), f"{id} is at {points}")

    def shows(self, bar, transparent):
        until(self.page, lambda: self.node(bar).evaluate(TRANSPARENT) == transparent, f"{bar} is {'' if transparent else 'not '}transparent")

    def collapses(self, is_collapsed, title="Letters"):
        until(self.page, lambda: (self.node("nav/bar").evaluate(TITLE) == title) == is_collapsed, "the large title")

    def during(self, id, points, title):
        """The top of the title when the content is scrolled by this distance, before it comes to rest."""
        return self.node(id).evaluate("""async (list, [points, title]) => {
            list.scrollTop = points;
            await new Promise(requestAnimationFrame);
            return list.closest("[data-device]").querySelector(`[data-id="${title}"]`).getBoundingClientRect().y;
        }""", [points, title])


def test_bars_are_transparent_only_at_the_contents_edge(page):
    screen = Screen(page, "eighteen")
    screen.node("tabs/tab/1").click()
    screen.shows("plain-nav/bar", True)
    screen.shows("tabs/tabs", False)
    screen.scroll("plain.list", 30)
    screen.shows("plain-nav/bar", False)
    screen.shows("tabs/tabs", False)
    screen.scroll("plain.list", 100_000)
    screen.shows("plain-nav/bar", False)
    screen.shows("tabs/tabs", True)
    screen.scroll("plain.list", 0)
    screen.shows("plain-nav/bar", True)
    screen.shows("tabs/tabs", False)


# A navigation bar with a large title at the content's edge, one without, and the tab bar at the end: transparent or not.
VERSIONS = {
    "twelve": (False, False, False), "fourteen": (True, False, False), "eighteen": (True, True, True), "glass": (True, True, True),
}


def test_the_transparency_of_bars_depends_on_the_version(page):
    for name, (large, plain, tabs) in VERSIONS.items():
        screen = Screen(page, name)
        screen.shows("nav/bar", large)
        screen.scroll("home.list", 200)
        screen.shows("nav/bar", False)
        screen.node("tabs/tab/1").click()
        screen.shows("plain-nav/bar", plain)
        screen.scroll("plain.list", 100_000)
        screen.shows("tabs/tabs", tabs)


def test_a_large_title_scrolls_up_with_the_content_and_returns(page):
    for name in ["twelve", "eighteen", "glass"]:
        screen = Screen(page, name)
        title, bar = screen.node("nav/bar/largeTitle"), screen.node("nav/bar")
        rest = title.bounding_box()["y"]
        assert abs(screen.during("home.list", 20, "nav/bar/largeTitle") - (rest - 20)) < 1
        # The title is at its position or away, never in between.
        until(page, lambda: abs(title.bounding_box()["y"] - rest) < 1, "the title returns")
        screen.collapses(False)
        # The height of the title is still 52 points, and nothing is under the row.
        screen.scroll("home.list", 52)
        screen.collapses(True)
        screen.shows("nav/bar", name != "twelve")
        screen.scroll("home.list", 300)
        screen.shows("nav/bar", False)
        expect(bar.locator(".barTitle")).to_have_text("Letters")
        # A bar without buttons has the height of its own row, not one inherited from the board.
        assert screen.node("device/screen").evaluate("(node) => getComputedStyle(node).getPropertyValue('--row')") == ""
        screen.scroll("home.list", 0)
        screen.collapses(False)
        expect(title).to_be_visible()
        until(page, lambda: abs(title.bounding_box()["y"] - rest) < 1, "the title is as before")


def test_a_pushed_screen_has_its_own_bars(page):
    screen = Screen(page, "eighteen")
    screen.scroll("home.list", 300)
    screen.collapses(True)
    screen.node("home.list.0.8").click()
    expect(screen.node("letter.lines")).to_be_visible()
    screen.shows("nav/bar", True)
    screen.shows("tabs/tabs", True)
    screen.collapses(False)
    assert screen.node("nav/bar").evaluate("(bar) => getComputedStyle(bar).clipPath") == "none"


def test_a_save_keeps_the_bars_of_scrolled_content(folder, page):
    screen = Screen(page, "eighteen")
    screen.scroll("home.list", 300)
    screen.shows("nav/bar", False)
    (folder / "bars.toml").write_text(BARS.replace('"Letters"', '"Post"'))
    screen.collapses(True, title="Post")
    screen.shows("nav/bar", False)


def test_on_ios_26_a_large_title_collapses_with_its_subtitle(server, open_page):
    page = open_page(server.url("glass"))
    one_pixel_a_point(page)
    bar, list = node(page, "iphone-17", "nav/bar"), node(page, "iphone-17", "home.list")
    # The title is 52 points high and the subtitle 20: 60 points are nearer to the whole than to the start.
    list.evaluate("(list) => (list.scrollTop = 60)")
    expect(bar.locator(".barTitle").first).to_have_text("Home")
    expect(bar).to_contain_text("12 unread")
    assert list.evaluate("(list) => Math.round(list.scrollTop)") == 72


def test_on_ios_26_adjacent_items_in_a_bar_share_one_glass_and_are_tapped_individually(server, open_page):
    page = open_page(server.url("glass"))
    one_pixel_a_point(page)
    group, first, last = (node(page, "iphone-17", id).bounding_box() for id in ["home.bin/group", "home.flag", "home.bin"])
    # The measured values are: buttons with images are 36 points wide and high, in the middle of a glass of 44, 4 points within its ends.
    for button in [first, last]:
        assert abs(button["width"] - 36) < 0.1 and abs(button["height"] - 36) < 0.1
        assert abs(button["y"] - group["y"] - 4) < 0.1
    assert abs(group["height"] - 44) < 0.1
    assert abs(first["x"] - group["x"] - 4) < 0.1
    assert abs(group["x"] + group["width"] - last["x"] - last["width"] - 4) < 0.1
    ink = "(item) => getComputedStyle(item).color"
    assert node(page, "iphone-17", "home.send").evaluate(ink) == "rgb(255, 255, 255)"
    assert node(page, "iphone-17", "home.bin").evaluate(ink) == "rgb(0, 0, 0)"
    page.mouse.click(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2)
    expect(node(page, "iphone-17", "sheet")).to_be_visible()
