"""Windows of iPhone apps: next to the phone, and on an iPad for an app made for iPhones."""

import re

import pytest
from playwright.sync_api import expect

from board import device, node
from browsing import until

PHONE, MIRRORED, OLD, PAD = "iphone-17", "iphone-17@640x1000", "iphone-17@ios26", "ipad-pro-11"

PLAYGROUND = """\
title = "Windows"
devices = [
  "iphone-17", { device = "iphone-17", window = "640x1000" }, { device = "iphone-17", ios = "26" }, "ipad-pro-11",
]

[app]
rootViewController = "home"
deviceFamily = ["phone"]
minimumSize = { width = 300, height = 300 }

[controllers.home]
backgroundColor = "systemBackground"
constraints = ["H:|-[label]-|", "label.top == safeArea.top + 20"]

[controllers.home.views.label]
kind = "label"
text = "Hello"
"""

SAMPLES = []

PLAYGROUNDS = {"windows": PLAYGROUND}


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("windows"), viewport={"width": 1500, "height": 1100})


def classed(name):
    """Matches a class among other classes."""
    return re.compile(rf"(^|\s){name}(\s|$)")


def badges(page, name):
    return device(page, name).locator(".badge")


def size(page, name):
    return device(page, name).locator('[data-field="size"]')


def edge(page, which, name=MIRRORED):
    return device(page, name).locator(f'.edge[data-edge="{which}"]')


def held(page, which, x=0, y=0, name=MIRRORED):
    """Drags an edge by a number of points."""
    device(page, name).locator(".bezel").hover()
    box = edge(page, which, name).bounding_box()
    left, top = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    zoom = float(page.locator(".board-devices").evaluate("(board) => getComputedStyle(board).getPropertyValue('--zoom')"))
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(left + x * zoom, top + y * zoom, steps=6)


def test_windows_next_to_a_phone_have_no_bezel_and_the_systems_positions(page):
    window, phone = device(page, MIRRORED), device(page, PHONE)
    expect(window).to_have_class(classed("is-window"))
    expect(phone).not_to_have_class(classed("is-window"))
    boxes = [one.locator(".glass").bounding_box() for one in (window, phone)]
    assert boxes[0]["width"] / boxes[1]["width"] == pytest.approx(640 / 402, rel=0.02)
    expect(node(page, MIRRORED, "device/cutout")).to_have_count(0)
    expect(node(page, PHONE, "device/cutout")).to_have_count(1)
    # A phone of iOS 26 has no window, and a phone app has one on an iPad.
    expect(device(page, OLD).locator(".window-frame")).to_be_hidden()
    expect(size(page, PAD)).to_have_text("417 × 1210")
    expect(badges(page, PAD)).to_have_text(["wC", "hR"])
    # No window is smaller than the app's minimum.
    handle = edge(page, "width")
    handle.focus()
    page.keyboard.press("Home")
    expect(handle).to_have_attribute("aria-valuenow", "300")
    page.keyboard.press("End")
    expect(handle).to_have_attribute("aria-valuenow", "1280")


def test_the_edge_of_a_phones_window_changes_its_classes_and_marks_doubtful_values(page):
    expect(badges(page, MIRRORED)).to_have_text(["wC", "hR"])
    held(page, "width", x=25)
    expect(badges(page, MIRRORED)).to_have_text(["wC?", "hR"])
    page.mouse.up()
    expect(size(page, MIRRORED)).to_have_text("665 × 1000")
    held(page, "corner", x=200, y=-650)
    page.mouse.up()
    expect(badges(page, MIRRORED)).to_have_text(["wR", "hC"])
    expect(size(page, MIRRORED)).to_have_text("865 × 350")


def test_devices_make_space_when_the_edge_is_released(page):
    def overlap():
        return page.evaluate("""() => {
            const boxes = [...document.querySelectorAll("[data-device] .bezel")].map((bezel) => bezel.getBoundingClientRect());
            return boxes.some((one, index) => boxes.slice(index + 1).some((other) =>
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
        }""")

    held(page, "width", x=600)
    page.mouse.up()
    expect(size(page, MIRRORED)).to_have_text("1240 × 1000")
    page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState === 'finished')")
    until(page, lambda: not overlap(), "no device covers another")


def test_the_corner_of_a_phone_makes_it_a_window_and_its_settings_restore_it(page):
    expect(edge(page, "width", PHONE)).to_be_hidden()
    held(page, "corner", x=100, y=0, name=PHONE)
    page.mouse.up()
    expect(device(page, PHONE)).to_have_class(classed("is-window"))
    expect(size(page, PHONE)).to_have_text("502 × 874")
    device(page, PHONE).get_by_role("button", name="Adjust").click()
    page.locator("#settings").get_by_role("radio", name="Full screen").click()
    expect(device(page, PHONE)).not_to_have_class(classed("is-window"))
    expect(size(page, PHONE)).to_have_text("402 × 874")
