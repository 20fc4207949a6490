"""The home screen: the app's icon among others, and its quick actions."""

import base64
import re

import pytest
from playwright.sync_api import expect

from board import at_rest, device, node, one_pixel_a_point
from serving import REPOSITORY, on_devices
from touching import PHONE, drag_to, grasp

# A PNG of four black pixels with an alpha channel.
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEElEQVR4nGNgYGD4D8UQBgAd9AP9yOH2"
    "qAAAAABJRU5ErkJggg=="
)

SAMPLES = ["quick-actions"]
ON_DEVICES = {"quick-actions": '"iphone-6s", "iphone-8-plus"'}

TEXT = (REPOSITORY / "Playgrounds" / "quick-actions.toml").read_text()


def placed(position):
    """The sample with the app's icon at another position of the home screen."""
    return on_devices('"iphone-6s"', TEXT).replace('name = "Postcat"', f'name = "Postcat"\niconPosition = {position}')


PLAYGROUNDS = {
    "thirteen": re.sub(r'ios\s*= "12"', 'ios = "13"', TEXT), "bottom": placed("{ row = 6, column = 4 }"), "dock": placed('"dock"'),
}

MOVES = True


@pytest.fixture
def home(server, open_page):
    return open_page(server.url("quick-actions"), viewport={"width": 1500, "height": 950})


def test_the_icon_activates_the_app_and_a_long_press_starts_editing(home):
    device(home, PHONE).get_by_role("button", name="Home button").click()
    icon = node(home, PHONE, "home-screen/app")
    expect(icon).to_be_visible()
    icon.hover()
    home.mouse.down()
    expect(device(home, PHONE).locator(".springboardIcon.is-editing").first).to_be_attached()
    home.mouse.up()
    device(home, PHONE).get_by_role("button", name="Home button").click()
    expect(device(home, PHONE).locator(".springboardIcon.is-editing")).to_have_count(0)
    icon.click()
    expect(node(home, PHONE, "home-screen")).to_have_count(0)


def test_on_a_phone_in_landscape_the_home_screen_stays_in_portrait_and_works(home):
    """Only Plus iPhones rotate the home screen. On others the phone's top, with the first row, is on the left."""
    phone = device(home, PHONE)
    phone.get_by_role("button", name="Rotate").click()
    expect(phone).to_have_class(re.compile("is-landscapeRight"))
    phone.get_by_role("button", name="Home button").click()
    icon = node(home, PHONE, "home-screen/app")
    expect(icon).to_be_visible()
    glass, frame = phone.locator(".glass").bounding_box(), icon.bounding_box()
    assert glass["width"] > glass["height"]
    assert glass["x"] < frame["x"] < glass["x"] + glass["width"] / 3, "the second of eight columns from the left"
    assert glass["y"] + glass["height"] / 2 < frame["y"] < glass["y"] + glass["height"] - frame["height"], "left of the middle, upright"
    clock = phone.locator(".springboard .statusBar").bounding_box()
    assert clock["height"] > 5 * clock["width"] and clock["x"] - glass["x"] < 1
    grasp(home)
    drag_to(home, .8)
    menu = node(home, PHONE, "home-screen/menu")
    expect(menu.locator(".quickActionRow")).to_have_count(4)
    home.mouse.up()
    at_rest(home)
    box = menu.bounding_box()
    assert glass["x"] <= box["x"] and box["x"] + box["width"] <= glass["x"] + glass["width"]
    menu.locator(".quickActionRow").nth(2).click()
    expect(node(home, PHONE, "thread")).to_be_visible()
    plus = device(home, "iphone-8-plus")
    plus.get_by_role("button", name="Rotate").click()
    plus.get_by_role("button", name="Home button").click()
    expect(plus.locator(".springboard")).to_have_css("rotate", "none")


def test_a_press_on_the_icon_opens_four_actions_and_the_page_names_the_omitted_ones(home):
    device(home, PHONE).get_by_role("button", name="Home button").click()
    expect(node(home, PHONE, "home-screen/app")).to_be_visible()
    grasp(home)
    drag_to(home, .8)
    rows = node(home, PHONE, "home-screen/menu").locator(".quickActionRow")
    expect(rows).to_have_count(4)
    for index in range(4):
        expect(rows.nth(index).locator(".menuGlyph")).to_be_visible()
    expect(rows.nth(3).locator(".line")).to_have_count(2)
    note = device(home, PHONE).locator(".device-note")
    expect(note).to_have_text(re.compile("^“Starred” and “Drafts” are left out: a menu shows 4 .*, static ones first[.]$"))
    assert note.evaluate("(note) => note.scrollHeight <= note.clientHeight + 1")
    home.mouse.up()
    expect(rows).to_have_count(4)
    rows.nth(2).click()
    expect(node(home, PHONE, "thread")).to_be_visible()
    expect(home.locator(".device-note:not([hidden])")).to_have_count(0)


def test_a_mirrored_quick_action_opens_its_screen_on_every_device(server, open_page):
    page = open_page(server.url("thirteen"), viewport={"width": 1500, "height": 950})
    names = ["iphone-6s", "iphone-8-plus", "iphone-se-1", "ipad-9-7"]
    page.keyboard.press("m")
    device(page, PHONE).get_by_role("button", name="Home button").click()
    for name in names:
        expect(node(page, name, "home-screen")).to_be_visible()
    node(page, PHONE, "home-screen/app").focus()
    page.keyboard.press("Shift+Enter")
    for name in names:
        expect(node(page, name, "home-screen/menu")).to_be_visible()
    row = node(page, PHONE, "home-screen/menu").locator(".quickActionRow").filter(has_text="Mochi")
    row.click()
    for name in names:
        expect(node(page, name, "thread")).to_be_visible()


# The icons belong to the app's files.


def open_menu(page):
    device(page, PHONE).get_by_role("button", name="Home button").click()
    expect(node(page, PHONE, "home-screen/app")).to_be_visible()
    grasp(page)
    drag_to(page, .8)
    page.mouse.up()
    menu = node(page, PHONE, "home-screen/menu")
    expect(menu).to_be_visible()
    return menu


def test_an_icon_file_has_the_colour_of_the_text_and_a_saved_one_is_shown_at_once(folder, own_server, open_page):
    home = open_page(own_server.url("quick-actions"), viewport={"width": 1500, "height": 950})
    row = open_menu(home).locator(".quickActionRow").filter(has_text="Mochi")
    glyph = row.locator(".is-template")
    expect(glyph).to_be_visible()
    one_pixel_a_point(home)
    expect(glyph).to_have_css("width", "35px")
    expect(glyph).to_have_css("height", "35px")
    expect(glyph).to_have_css("background-color", row.evaluate("(row) => getComputedStyle(row).color"))
    expect(glyph).to_have_css("mask-image", re.compile("^url.*data:image/svg"))

    paw = folder / "quick-actions" / "paw.svg"
    drawing = base64.b64encode(b'<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h35v35z"/></svg>').decode()
    paw.write_bytes(base64.b64decode(drawing))
    expect(glyph).to_have_css("mask-image", re.compile(re.escape(drawing)))

    paw.write_text("<svg>")
    expect(row.locator(".shortcut")).to_be_visible()
    expect(glyph).to_have_count(0)
    expect(home.locator('[data-region="problems"]')).to_contain_text("cannot be shown")

    paw.unlink()
    (folder / "quick-actions" / "paw@2x.png").write_bytes(PIXEL)
    expect(glyph).to_have_css("mask-image", re.compile("data:image/png"))
    expect(home.locator('[data-region="problems"]')).not_to_contain_text("cannot be shown")


# The rest of the springboard.


def test_a_menu_above_its_icon_is_in_reverse_order_with_images_on_the_right(server, open_page):
    for name in ["bottom", "dock"]:
        page = open_page(server.url(name), viewport={"width": 1500, "height": 950})
        menu = open_menu(page)
        rows = menu.locator(".quickActionRow")
        expect(rows.last).to_contain_text("New Letter")
        expect(rows.first).to_contain_text("Everybody")
        at_rest(page)
        icon, box = node(page, PHONE, "home-screen/app").bounding_box(), menu.bounding_box()
        assert box["y"] + box["height"] <= icon["y"]
        glyph, words = rows.last.locator(".menuGlyph").bounding_box(), rows.last.locator(".menuTitle").first.bounding_box()
        assert glyph["x"] >= words["x"] + words["width"]
