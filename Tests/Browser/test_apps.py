"""Realistic apps: no diagnostic, no problem on any screen, and a walk through their controls. Their scenarios, which CheckingTests
runs, check that the walk ends with the same result on each device."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

from board import at_rest, device, node
from touching import drag_to, grasp

APPS = pathlib.Path(__file__).parent / "playgrounds" / "apps"

GROCERIES = ["iphone-17", "iphone-se-1@ios15", "ipad-10-9@landscape"]
SETTINGS = ["iphone-17", "iphone-17@dark", "iphone-8-plus@landscape,ios16", "ipad-10-9@landscape"]
READER = ["iphone-17", "iphone-17@de", "iphone-6s@ios12", "ipad-10-9@landscape"]
GALLERY = ["iphone-17", "iphone-6s@ios12", "ipad-10-9@landscape"]
DEVICES = {"groceries": GROCERIES, "settings": SETTINGS, "reader": READER, "gallery": GALLERY}


@pytest.fixture(scope="module")
def playgrounds():
    """Only the apps."""
    return APPS


class Walk:
    """A way through the screens of one device. No step may leave a problem."""

    def __init__(self, page, name):
        self.page, self.name, self.device = page, name, device(page, name)

    def at_rest(self):
        at_rest(self.page)
        expect(self.page.locator('[data-field="problem-count"]')).to_be_hidden()

    def event(self, event):
        self.device.locator(f'.glass [data-event="{event}"]').first.click()

    def tap(self, *views):
        for view in views:
            self.event(f"tap {view}")
            self.at_rest()

    def back(self):
        self.event("back")
        self.at_rest()

    def shows(self, *ids):
        for id in ids:
            expect(self.node(id)).to_be_visible()
        self.at_rest()

    def hides(self, *ids):
        for id in ids:
            expect(self.node(id)).to_have_count(0)
        self.at_rest()

    def says(self, id, text):
        """Expects a view's text, in lines of any length. Its controller may be the second of its name."""
        controller, _, view = id.partition(".")
        lines = re.compile(r"\s*".join(map(re.escape, text.split())))
        expect(self.device.locator(f'[data-id="{id}"], [data-id^="{controller}#"][data-id$=".{view}"]')).to_have_text(lines)

    def node(self, id):
        return node(self.page, self.name, id)

    def control(self, role, name):
        return self.device.get_by_role(role, name=name)


@pytest.fixture
def walks(server, open_page, is_complete):
    """Opens an app and goes through the screens of one device, or of all. The page has no problem before and after."""
    pages = []

    def walks(app, name):
        page = open_page(server.url(app), viewport={"width": 1900, "height": 1300})
        pages.append(page)
        assert [shown.get_attribute("data-device") for shown in page.locator("[data-device]").all()] == DEVICES[app]
        return [Walk(page, name) for name in (DEVICES[app] if is_complete else [name])]

    yield walks
    for page in pages:
        page.locator('.toolbar [data-action="toggle-panel"]').click()
        page.get_by_role("tab", name="Problems").click()
        expect(page.locator('[data-region="problems"]')).to_contain_text("No problems")


def test_groceries_are_added(walks):
    for way in walks("groceries", "iphone-17"):
        way.tap("list.add")
        way.shows("add.name")
        way.control("textbox", "What is missing?").click()
        way.page.keyboard.type("Ginger")
        way.page.keyboard.press("Enter")
        way.says("add.summary", "Ginger goes on the list.")
        for _ in range(2):
            way.control("button", "More: count").click()
        way.says("add.countLabel", "How many: 2")
        way.control("radio", "Chilled").click()
        way.control("switch", "remind").click()
        way.says("add.summary", "The reminder is on.")
        way.tap("add.done")
        way.hides("add")
        way.tap("list.items.1.0")
        way.says("item.what", "Apples: 6")
        way.tap("item.basket")
        way.says("item.answer", "In the basket.")
        way.back()
        way.tap("list.clear", "clear.keep")
        way.hides("clear", "item")
        way.shows("list.items")


def test_settings_are_changed(walks):
    for way in walks("settings", "ipad-10-9@landscape"):
        is_collapsed = way.name.startswith("iphone-17")
        way.tap("menu.list.1.0")
        way.control("radio", "Dark").click()
        way.says("display.said", "Look: Dark")
        way.control("slider", "brightness").focus()
        way.page.keyboard.press("ArrowRight")
        expect(way.control("slider", "brightness")).to_have_value("71")
        if is_collapsed:
            way.hides("menu")
            way.back()
        way.tap("menu.list.0.1")
        way.says("network.hint", "Things nearby can find this device.")
        way.control("switch", "power").click()
        way.says("network.hint", "Bluetooth is off now.")
        way.tap("network.more")
        way.says("choice.title", "Bluetooth")
        way.says("choice.value", "On")
        (way.hides if is_collapsed else way.shows)("menu")


def test_wide_grids_have_more_columns_and_articles_are_read_and_kept(walks):
    ways = walks("reader", "iphone-17@de")
    for name, columns in [(READER[0], 1), (READER[2], 1), (READER[3], 3)]:
        places = [node(ways[0].page, name, f"today.grid.0.{number}").bounding_box() for number in range(3)]
        assert len({round(place["y"]) for place in places}) == 3 // columns
    for way in ways:
        german = way.name.endswith("de")
        way.tap("today.grid.0.1")
        way.says("article.headline", "Wovon die Bienen der Stadt leben" if german else "What the bees of the city live on")
        way.tap("article.keep")
        way.says("article.keep", "Gemerkt" if german else "Kept")
        way.tap("article.share")
        way.shows("share.copy")
        expect(way.device.locator(".form-popover")).to_have_count(1 if way.name.startswith("ipad") else 0)
        way.tap("share.copy")
        way.hides("share")
        way.back()
        way.event("selectTab 2")
        way.shows("saved.list")
        way.tap("saved.list.0.1")
        way.says("article.byline.who", "Jon Reyes, heute" if german else "Jon Reyes, today")
        way.hides("today", "saved")


def peek(way, row):
    """The user's action to preview a photo: a press with 3D Touch, a long press elsewhere."""
    if "6s" in way.name:
        grasp(way.page, way.name)
        drag_to(way.page, .75, way.name)
        expect(way.node("touch/preview")).to_be_visible()
        drag_to(way.page, 1, way.name)
        expect(way.node("photo")).to_be_visible()
        way.page.mouse.up()
    else:
        way.node(row).hover()
        way.page.mouse.down()
        expect(way.device.locator(".contextMenu")).to_be_visible()
        way.page.mouse.up()
        way.node("touch/preview").click()
    expect(way.page.locator(".touchLayer")).to_have_count(0)


def test_a_photo_is_peeked_at_and_deleted(walks):
    for way in walks("gallery", "iphone-6s@ios12"):
        way.tap("photos.about")
        way.shows("about.done")
        expect(way.device.locator(".form-popover")).to_have_count(1 if way.name.startswith("ipad") else 0)
        way.tap("about.done")
        way.hides("about")
        way.tap("photos.tour")
        way.shows("lake.page")
        way.back()
        way.shows("photos.list")
        peek(way, "photos.list.0.0")
        way.says("photo.place", "Taken in Lucerne")
        way.tap("photo.like")
        way.says("photo.like", "Liked")
        way.tap("photo.remove", "delete.delete")
        way.hides("photo", "delete")
        way.shows("photos.list")


def test_a_quick_action_opens_the_latest_photo(walks):
    for way in walks("gallery", "iphone-17"):
        if "6s" in way.name:
            way.control("button", "Home button").click()
            expect(way.node("home-screen/app")).to_be_visible()
            grasp(way.page, way.name)
            drag_to(way.page, .8, way.name)
            way.page.mouse.up()
        else:
            way.device.locator('.glass [data-event="home"]').press("Enter")
            expect(way.node("home-screen/app")).to_be_visible()
            way.node("home-screen/app").focus()
            way.page.keyboard.press("Shift+Enter")
        way.node("home-screen/menu").locator(".quickActionRow").filter(has_text="Latest photo").click()
        way.says("photo.place", "Taken in Lucerne")
        way.hides("home-screen")
