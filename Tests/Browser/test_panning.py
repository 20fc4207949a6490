"""Moving the board with the space bar, the middle button and the wheel, and zooming at the pointer."""

import pytest
from playwright.sync_api import expect

from board import device, long_list, node
from browsing import until

SAMPLES = ["mail"]

PLAYGROUNDS = {"list": long_list()}


@pytest.fixture
def page(server, open_page):
    page = open_page(server.url("mail"))
    page.keyboard.press("1")
    page.evaluate("board.scrollTo({ left: 120, top: 300, behavior: 'instant' })")
    return page


def scrolled(page):
    return page.evaluate("[board.scrollLeft, board.scrollTop]")


def drag(page, button="left"):
    """Drags from a button of a screen to the upper left."""
    page.mouse.move(640, 500)
    page.mouse.down(button=button)
    page.mouse.move(600, 430, steps=4)
    page.mouse.up(button=button)


def test_the_space_bar_and_a_pointer_move_the_board(page):
    [left, top] = scrolled(page)
    shown = page.locator(".glass").all_inner_texts()
    page.keyboard.down("Space")
    drag(page)
    page.keyboard.up("Space")
    assert scrolled(page) == [left + 40, top + 70]
    # Without the space bar, a pointer drags across the screen again.
    drag(page)
    assert scrolled(page) == [left + 40, top + 70]
    assert page.locator(".glass").all_inner_texts() == shown


def test_the_middle_button_moves_the_board(page):
    [left, top] = scrolled(page)
    drag(page, "middle")
    assert scrolled(page) == [left + 40, top + 70]


def test_the_space_bar_still_presses_the_focused_element(page):
    page.get_by_role("button", name="Mirror").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Mirror")).to_have_attribute("aria-pressed", "true")


def under(page, x, y):
    """The device nearest to a point of the window, and the position of the point in its bezel, in shares."""
    return page.evaluate("""([x, y]) => {
        const bezel = document.elementFromPoint(x, y).closest(".bezel");
        const { left, top, width, height } = bezel.getBoundingClientRect();
        return [bezel.closest("[data-device]").dataset.device, (x - left) / width, (y - top) / height];
    }""", [x, y])


def test_the_wheel_changes_the_scale_at_the_pointer(page):
    for key in ["Control", "Meta"]:
        page.keyboard.press("0")
        page.wait_for_function("() => board.scrollHeight === board.clientHeight")
        box = device(page, "iphone-x").locator(".bezel").bounding_box()
        x, y = box["x"] + box["width"] * .7, box["y"] + box["height"] * .6
        name, across, down = under(page, x, y)
        before = page.locator('[data-field="zoom"]').inner_text()
        page.mouse.move(x, y)
        page.keyboard.down(key)
        # The test does not pause, because in a pause the board comes to rest, and at a small scale it has no space to move.
        page.mouse.wheel(0, -480)
        page.keyboard.up(key)
        # The board is enlarged at once, and laid out at the new scale when the wheel stops.
        expect(page.locator('[data-field="zoom"]')).not_to_have_text(before)
        until(page, lambda: page.evaluate("""() => {
            const { style } = document.querySelector(".board-devices");
            return style.scale === "" && Number(style.getPropertyValue("--zoom")) > 0.6;
        }"""), "the devices are drawn at the new scale")
        assert under(page, x, y) == [name, pytest.approx(across, abs=.01), pytest.approx(down, abs=.01)]
        expect(page.get_by_role("button", name="Fit", exact=True)).to_have_attribute("aria-pressed", "false")


def test_a_list_at_its_end_passes_the_wheel_to_the_board(server, open_page):
    page = open_page(server.url("list"), viewport={"width": 800, "height": 500})
    page.keyboard.press("1")
    page.evaluate("board.scrollTo({ left: 0, top: 60, behavior: 'instant' })")
    rows = node(page, "iphone-8", "home.list")
    place = page.evaluate("""() => {
        const { left, width } = document.querySelector('[data-id="home.list"]').getBoundingClientRect();
        return left + width / 2;
    }""")
    page.mouse.move(place, 300)
    page.mouse.wheel(0, 200)
    until(page, lambda: rows.evaluate("(list) => list.scrollTop") == 200, "the list scrolls")
    assert scrolled(page)[1] == 60
    rows.evaluate("(list) => (list.scrollTop = list.scrollHeight)")
    page.wait_for_timeout(300)
    page.mouse.wheel(0, 90)
    until(page, lambda: scrolled(page)[1] == 150, "the board scrolls")


def test_a_double_click_next_to_a_screen_zooms_in_on_the_device_and_back(page):
    page.keyboard.press("0")
    before = page.locator('[data-field="zoom"]').inner_text()
    phone = device(page, "iphone-x")
    phone.locator(".device-name").dblclick()
    expect(page.locator('[data-field="zoom"]')).not_to_have_text(before)
    room, box = page.locator("#board").bounding_box(), phone.locator(".bezel").bounding_box()
    assert box["y"] >= room["y"] and box["y"] + box["height"] <= room["y"] + room["height"]
    assert box["height"] > room["height"] * .7
    phone.locator(".device-name").dblclick()
    expect(page.locator('[data-field="zoom"]')).to_have_text(before)
