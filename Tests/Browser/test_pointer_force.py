"""Pointers that report their force, such as a stylus and a trackpad, and the state after one is lost."""

import itertools

import pytest
from playwright.sync_api import expect

from board import node
from conftest import until
from touching import PHONE, blur, blur_or_none, slider

SAMPLES = ["peek-and-pop"]
ON_DEVICES = {"peek-and-pop": '"iphone-6s", "iphone-se-1"'}


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("peek-and-pop"), viewport={"width": 1600, "height": 950})


def middle(target):
    box = target.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pen(page, kind, place, force=0.0):
    """Sends a stylus's events at a position. The force is a share of the maximum, as reported by the browser."""
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchMouseEvent", {
        "type": kind, "x": place[0], "y": place[1], "button": "left",
        "buttons": 0 if kind == "mouseReleased" else 1, "clickCount": 1, "force": force, "pointerType": "pen",
    })
    client.detach()


def trackpad(page, target, force):
    """Sends Safari's values for a trackpad: 1 is a click, 2 a click with force, 3 the maximum."""
    target.evaluate(
        """(node, force) => {
            const event = new MouseEvent("webkitmouseforcechanged", { bubbles: true });
            node.dispatchEvent(Object.defineProperty(event, "webkitForce", { value: force }));
        }""",
        force,
    )


def back(page):
    node(page, PHONE, "nav/bar/back").click()
    expect(node(page, PHONE, "list")).to_be_visible()


def test_a_stylus_presses_through_all_phases_and_back_and_taps_with_little_force(page):
    row = middle(node(page, PHONE, "list.rows.0.1"))
    pen(page, "mousePressed", row, .1)
    pen(page, "mouseMoved", row, .5)
    expect(node(page, PHONE, "touch/list.rows.0.1")).to_be_attached()
    expect(slider(page)).to_have_attribute("aria-valuenow", "50")
    until(page, lambda: blur(page) > 0, "the rest is blurred")
    pen(page, "mouseMoved", row, .75)
    expect(node(page, PHONE, "touch/preview")).to_be_visible()
    pen(page, "mouseMoved", row, .4)
    pen(page, "mouseReleased", row)
    expect(page.locator(".touchLayer")).to_have_count(0)
    expect(node(page, PHONE, "list")).to_be_visible()
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")

    pen(page, "mousePressed", row, .1)
    pen(page, "mouseMoved", row, 1)
    expect(node(page, PHONE, "nav/bar/back")).to_be_visible()
    pen(page, "mouseReleased", row)
    expect(page.locator(".touchLayer")).to_have_count(0)
    back(page)

    # A light touch is a tap.
    pen(page, "mousePressed", row, .1)
    pen(page, "mouseMoved", row, .12)
    pen(page, "mouseReleased", row)
    expect(node(page, PHONE, "nav/bar/back")).to_be_visible()

    # Without 3D Touch the touch has no force.
    row = middle(node(page, "iphone-se-1", "list.rows.0.1"))
    pen(page, "mousePressed", row, .2)
    pen(page, "mouseMoved", row, .8)
    page.wait_for_timeout(200)
    expect(page.locator(".touchLayer")).to_have_count(0)
    pen(page, "mouseReleased", row)


def test_a_force_trackpad_peeks_and_pops_and_a_lost_pointer_leaves_no_blur(page):
    row = node(page, PHONE, "list.rows.0.0")
    trackpad(page, row, 1.8)
    expect(node(page, PHONE, "touch/source")).to_be_attached()
    trackpad(page, row, 2.2)
    expect(node(page, PHONE, "touch/preview")).to_be_visible()
    trackpad(page, row, 3)
    expect(node(page, PHONE, "nav/bar/back")).to_be_visible()
    page.evaluate("document.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))")
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")
    back(page)

    losses = ["document.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))", "dispatchEvent(new Event('blur'))"]
    presses = [lambda row: pen(page, "mouseMoved", middle(row), .75), lambda row: trackpad(page, row, 2.2)]
    for loss, press in itertools.product(losses, presses):
        row = node(page, PHONE, "list.rows.0.0")
        press(row)
        expect(node(page, PHONE, "touch/preview")).to_be_visible()
        page.evaluate(loss)
        expect(page.locator(".touchLayer")).to_have_count(0)
        until(page, lambda: blur_or_none(page) == 0, "nothing is blurred any more")
        expect(slider(page)).to_have_attribute("aria-valuenow", "0")
        pen(page, "mouseReleased", middle(row))
        expect(node(page, PHONE, "list")).to_be_visible()
