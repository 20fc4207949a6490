"""Sections of a compositional layout: horizontal scrolling, by wheel and mouse and from right to left, and pinned headers."""

import pytest

from board import node, one_pixel_a_point
from browsing import until

STORE = """title = "Store"
devices = ["iphone-8", { device = "iphone-8", name = "mirrored", layoutDirection = "rightToLeft" }]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
prefersLargeTitles = true
[controllers.home]
title = "Store"
constraints = ["H:|[page]|", "V:|[page]|"]
[controllers.home.views.page]
kind = "collection"
[[controllers.home.views.page.sections]]
items = { count = 5, text = "Card {n}", backgroundColor = "systemTeal", tap = { show = "card" } }
[[controllers.home.views.page.sections]]
header = "Pinned"
items = { count = 20, text = "Row {n}" }
[[controllers.home.views.page.sections]]
items = { count = 20, text = "Later {n}" }
[[controllers.home.views.page.layout.sections]]
orthogonalScrollingBehavior = "groupPaging"
interGroupSpacing = 10
contentInsets = { leading = 20, trailing = 20 }
group = { widthDimension = 290, heightDimension = 120, subitems = [{}] }
[[controllers.home.views.page.layout.sections]]
header = { heightDimension = 40, pinToVisibleBounds = true }
group = { heightDimension = 44, subitems = [{}] }
[[controllers.home.views.page.layout.sections]]
group = { heightDimension = 44, subitems = [{}] }
[controllers.card]
title = "Card"
"""

SAMPLES = []

PLAYGROUNDS = {"store": STORE}


@pytest.fixture
def page(server, open_page):
    page = open_page(server.url("store"))
    one_pixel_a_point(page)
    return page


class Store:
    def __init__(self, page, index):
        self.page = page
        self.device = page.evaluate("(index) => document.querySelectorAll('[data-device]')[index].dataset.device", index)
        self.cards = node(page, self.device, "home.page/section0")

    def scrolls(self, left):
        until(self.page, lambda: abs(self.cards.evaluate("(cards) => cards.scrollLeft") - left) < 1, f"the cards are at {left}")

    def point(self):
        box = self.cards.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def top(self, id):
        """The distance from the top of the screen, in points."""
        return self.page.evaluate("""([device, id]) => {
            const root = document.querySelector(`[data-device="${device}"]`);
            return root.querySelector(`[data-id="${id}"]`).getBoundingClientRect().top - root.querySelector(".screen").getBoundingClientRect().top;
        }""", [self.device, id])


def test_cards_rest_at_their_edges_after_the_wheel_and_a_drag(page):
    store = Store(page, 0)
    store.point()
    page.mouse.wheel(200, 0)
    store.scrolls(300)
    x, y = store.point()
    page.mouse.down()
    page.mouse.move(x - 110, y, steps=4)
    page.mouse.up()
    store.scrolls(600)
    # The drag is not a tap.
    assert node(page, store.device, "card").count() == 0
    before = store.top("home.page/section0")
    page.mouse.wheel(0, 60)
    until(page, lambda: store.top("home.page/section0") == before - 60, "the page scrolls")


def test_in_right_to_left_layouts_the_first_card_is_on_the_right(page):
    store = Store(page, 1)
    boxes = [node(page, store.device, f"home.page.0.{index}").bounding_box() for index in range(2)]
    cards = store.cards.bounding_box()
    assert boxes[0]["x"] + boxes[0]["width"] == pytest.approx(cards["x"] + cards["width"] - 20, abs=1)
    assert boxes[1]["x"] < boxes[0]["x"]
    store.point()
    page.mouse.wheel(-200, 0)
    store.scrolls(-300)


def test_a_pinned_header_stays_below_the_bar_until_its_section_ends(page):
    store = Store(page, 0)
    header, bar = "home.page.1.header", 64
    start = store.top(header)

    def top_after(points):
        node(page, store.device, "home.page").evaluate("(list, points) => (list.scrollTop = points)", points)
        page.wait_for_timeout(50)
        return round(store.top(header))

    assert top_after(80) == round(start) - 80
    assert top_after(400) == bar
    # The section of 40 and 20 rows of 44 ends at the next section.
    end = round(start) + 20 * 44 - bar
    assert top_after(end + 10) == bar - 10
