"""A presented board: one or a few devices, large and without bars, and the steps of a scenario as slides."""

from playwright.sync_api import expect

from board import device
from test_axe import expect_nothing
from test_scenarios import TEXT

SAMPLES = []

PLAYGROUNDS = {"slides": TEXT}


def shown(page):
    return page.evaluate("[...document.querySelectorAll('[data-device]')].filter((home) => home.checkVisibility()).map((home) => home.dataset.device)")


def test_devices_and_the_steps_of_a_scenario_are_slides(server, open_page):
    page = open_page(server.url("slides"), viewport={"width": 1440, "height": 900})
    zoom = page.locator('[data-field="zoom"]').text_content()
    page.keyboard.press("s")
    title = page.locator(".presenting-title")
    expect(title).to_have_text("iPhone 8  1/2")
    expect(page.locator(".toolbar")).to_be_hidden()
    assert shown(page) == ["iphone-8"]
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text("2/2")
    assert shown(page) == ["ipad-9-7"]
    page.keyboard.press("2")
    expect(title).to_contain_text("1/1")
    assert shown(page) == ["iphone-8", "ipad-9-7"]
    expect_nothing(page, "while it is presented")
    # The slides are the scenario's steps, on as many devices, forward and back.
    page.locator(".presenting select").select_option("The detail is pushed")
    expect(title).to_have_text("The detail is pushed  1/2")
    page.keyboard.press("PageDown")
    expect(title).to_have_text("tap home.next  2/2")
    expect(page.locator(".presenting-happened")).to_have_text("tap home.next")
    expect(device(page, "ipad-9-7").locator('[data-id="detail"]').first).to_be_visible()
    page.keyboard.press("PageUp")
    expect(device(page, "ipad-9-7").locator('[data-id="home.next"]').first).to_be_visible()
    # The tap is described.
    device(page, "iphone-8").locator('[data-id="home.next"]').click()
    expect(page.locator(".presenting-happened")).to_have_text("tap home.next")
    # The page in another browser shows the pointer until the presentation ends.
    other = open_page(server.url("slides"))
    box = device(page, "iphone-8").locator(".glass").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    pointer = other.locator(".shared-pointer")
    expect(pointer).to_be_visible()
    page.keyboard.press("Escape")
    expect(pointer).to_be_hidden()
    expect(page.locator(".toolbar")).to_be_visible()
    assert shown(page) == ["iphone-8", "ipad-9-7"]
    expect(page.locator('[data-field="zoom"]')).to_have_text(zoom)
