"""A device that folds: its hinge, which is dragged or moved by keys, the choice of its postures, and its visible parts."""

import re

import pytest
from playwright.sync_api import expect

from board import at_rest, device, node

DUO, PHONE = "iphone-duo", "iphone-17"

PLAYGROUND = """\
title = "Hinge"
devices = ["iphone-duo", "iphone-17"]

[app]
rootViewController = "home"

[controllers.home]
backgroundColor = "systemBackground"
constraints = ["label.leading == safeArea.leading + 20", "label.top == safeArea.top + 20"]

[controllers.home.views.label]
kind = "label"
text = "Hello"
"""

SAMPLES = []

PLAYGROUNDS = {"hinge": PLAYGROUND}

MOVES = True


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("hinge"), viewport={"width": 1400, "height": 1000})


def hinge(page):
    return device(page, DUO).locator('[data-field="hinge"]')


def size(page):
    return device(page, DUO).locator('[data-field="size"]')


def choose(page, posture):
    device(page, DUO).get_by_role("button", name="Adjust").click()
    page.locator(f'#settings [data-setting="fold {posture}"]').click()
    page.keyboard.press("Escape")


def expect_angle(page, angle, status):
    expect(hinge(page)).to_have_attribute("aria-valuenow", str(angle))
    expect(hinge(page)).to_have_attribute("aria-valuetext", f"{angle}° · {status}")


def test_postures_open_and_close_the_device_which_has_two_halves_while_open(page):
    expect(size(page)).to_have_text("466 × 678")
    for half in device(page, DUO).locator('[data-setting="split left"], [data-setting="split right"]').all():
        expect(half).to_be_hidden()
    choose(page, "open")
    expect(size(page)).to_have_text("951 × 669")
    expect(device(page, DUO)).to_have_class(re.compile(r"is-landscapeLeft.*is-fullyOpen"))
    expect(device(page, DUO).locator('[data-field="subtitle"]')).to_have_text("Open · Landscape")
    expect(device(page, DUO).locator(".leaf")).to_be_visible()
    expect(node(page, DUO, "device/division")).to_have_count(0)
    choose(page, "half")
    expect_angle(page, 127.8, "partly open")
    expect(node(page, DUO, "device/division")).to_be_visible()
    choose(page, "open")
    device(page, DUO).get_by_role("button", name="Adjust").click()
    page.locator('#settings [data-setting="split left"]').click()
    page.keyboard.press("Escape")
    expect(size(page)).to_have_text("469 × 669")
    choose(page, "closed")
    expect(size(page)).to_have_text("466 × 678")
    expect(device(page, DUO).locator(".leaf")).to_be_hidden()
    expect(device(page, PHONE).locator(".hinge")).to_have_count(0)


def test_the_hinge_moves_by_keys_and_reports_its_angle(page):
    hinge(page).focus()
    expect_angle(page, 0, "closed")
    page.keyboard.press("ArrowRight")
    expect_angle(page, 5, "closed")
    page.keyboard.press("PageUp")
    expect_angle(page, 35, "partly open")
    expect(size(page)).to_have_text("951 × 669")
    # The threshold angle for closing differs from that for opening.
    page.keyboard.press("ArrowLeft")
    expect_angle(page, 30, "closed")
    page.keyboard.press("End")
    expect_angle(page, 180, "open")
    page.keyboard.press("Home")
    expect_angle(page, 0, "closed")
    expect(hinge(page)).to_be_focused()


def test_the_hinge_can_be_dragged_and_the_address_contains_its_angle(page, open_page):
    box = hinge(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y, steps=12)
    expect_angle(page, 90, "partly open")
    page.mouse.up()
    expect(device(page, DUO)).not_to_have_class(re.compile("is-folding"))
    page.wait_for_function("() => decodeURIComponent(location.hash).includes('angle+90')")
    other = open_page(page.url, viewport={"width": 1400, "height": 1000})
    expect_angle(other, 90, "partly open")
    expect(size(other)).to_have_text("951 × 669")


def test_corners_and_camera_follow_the_posture(page):
    radii = "(device) => { const s = getComputedStyle(device.querySelector('.glass')); return [s.borderTopLeftRadius, s.borderTopRightRadius, s.borderBottomRightRadius, s.borderBottomLeftRadius].map(parseFloat) }"
    at_rest(page)
    upright = device(page, DUO).evaluate(radii)
    assert upright[0] == upright[3] < upright[1] == upright[2]
    # Given values are exact. A browser's computed values of a scaled device are rounded.
    expect(node(page, DUO, "device/cutout")).to_have_js_property("style.left", "399.7px")
    expect(node(page, DUO, "device/status-bar")).to_have_js_property("style.width", "84px")
    computed = "(node) => [getComputedStyle(node).left, getComputedStyle(node).width].map(parseFloat)"
    assert node(page, DUO, "device/cutout").evaluate(computed)[0] == pytest.approx(399.7, abs=0.01)
    assert node(page, DUO, "device/status-bar").evaluate(computed)[1] == pytest.approx(84, abs=0.01)
    device(page, DUO).locator('[data-field="rotate"]').click()
    expect(size(page)).to_have_text("678 × 466")
    at_rest(page)
    turned = device(page, DUO).evaluate(radii)
    assert turned[2] == turned[3] < turned[0] == turned[1]


def test_nothing_moves_with_reduced_motion(server, open_page):
    page = open_page(server.url("hinge"), viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
    choose(page, "open")
    expect(size(page)).to_have_text("951 × 669")
    assert page.evaluate("() => document.getAnimations().length") == 0
