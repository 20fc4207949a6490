"""Helpers for tests of presses: the slider next to a bezel, and the layers that a press opens."""

import re

from board import device, node

PHONE = "iphone-6s"


def slider(page, name=PHONE):
    return device(page, name).get_by_role("slider", name="Pressure")


def veil(page, name=PHONE):
    return node(page, name, "touch/veil")


def drag_to(page, share, name=PHONE):
    """Moves the pointer that holds the slider to a share of the maximum force."""
    track = device(page, name).locator(".pressure-track").bounding_box()
    page.mouse.move(track["x"] + track["width"] / 2, track["y"] + track["height"] * (1 - share), steps=3)


def grasp(page, name=PHONE):
    """Holds the slider near its bottom once it is at rest, because devices move after the panel is closed."""
    track = device(page, name).locator(".pressure-track")
    # The box changes while the devices move.
    box, before = track.bounding_box(), None
    while box != before:
        page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
        box, before = track.bounding_box(), box
    track.hover(position={"x": box["width"] / 2, "y": box["height"] * .98})
    page.mouse.down()


def blur(page, name=PHONE):
    """The blur of the content around the pressed element, in pixels."""
    style = node(page, name, "device/window").evaluate("(node) => getComputedStyle(node).filter")
    return 0 if style == "none" else float(re.search(r"blur\(([\d.e-]+)px\)", style).group(1))


def press_by_keys(page, key, name=PHONE):
    slider(page, name).focus()
    page.keyboard.press(key)


def blur_or_none(page, name=PHONE):
    """The blur while the page removes the layers that a press has opened. Nothing may be blurred then."""
    style = node(page, name, "device/window").evaluate("(node) => getComputedStyle(node).filter")
    return blur(page, name) if "blur" in style else 0
