"""A text field in use has the keyboard. Keys, taps outside and drags dismiss it."""

import pytest
from playwright.sync_api import expect

from board import device, node
from browsing import until

FORM = """
title = "Form"
devices = ["iphone-17", { device = "ipad-11", orientation = "landscape" }]
[app]
rootViewController = "home"
[controllers.home]
endsEditingOnTap = true
views.list = { kind = "table", rows = [{ text = "Mochi" }], keyboardDismissMode = "onDrag" }
views.words = { kind = "label", text = "Beside" }
views.name = { kind = "textField", placeholder = "Name", returnKeyType = "next", textFieldShouldReturn = { becomeFirstResponder = "email" } }
views.email = { kind = "textField", placeholder = "Email", returnKeyType = "done", textFieldShouldReturn = "resignFirstResponder" }
constraints = [
  "H:|[list]|", "V:|-60-[list(==150)]", "H:|-[words]-|", "H:|-[name]-|", "H:|-[email]-|",
  "V:[words]-8-[name]-8-[email]-8-[keyboardLayoutGuide]",
]
"""

SAMPLES = []

PLAYGROUNDS = {"form": FORM}

PHONE, PAD = "iphone-17", "ipad-10-9@landscape"


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("form"))


def keyboard(page, name=PHONE):
    return device(page, name).get_by_role("group", name="Keyboard")


def field(page, view):
    return node(page, PHONE, f"home.{view}").locator(".field-input")


def test_return_moves_to_the_next_field_and_then_hides_the_keyboard(page):
    expect(keyboard(page)).to_have_count(0)
    field(page, "name").click()
    expect(keyboard(page)).to_be_visible()
    expect(keyboard(page, PAD)).to_have_count(0)
    page.keyboard.type("Mochi")
    keyboard(page).get_by_role("button", name="next").click()
    expect(device(page, PHONE).locator(".is-first-responder[data-id]")).to_have_attribute("data-id", "home.email")
    expect(field(page, "email")).to_be_focused()
    page.keyboard.type("mochi@example.org")
    page.keyboard.press("Enter")
    expect(keyboard(page)).to_have_count(0)
    expect(field(page, "name")).to_have_value("Mochi")
    expect(field(page, "email")).to_have_value("mochi@example.org")


def test_a_field_is_above_the_keyboard_and_the_focus_follows_the_first_responder(page):
    def gap():
        return keyboard(page).bounding_box()["y"] - bottom(field(page, "email").bounding_box())

    field(page, "name").click()
    expect(keyboard(page)).to_be_visible()
    scale = keyboard(page).bounding_box()["width"] / 402
    until(page, lambda: abs(gap() / scale - 8) < 1, "the field is 8 points above the keyboard")
    page.keyboard.press("Enter")
    expect(field(page, "email")).to_be_focused()


def bottom(box):
    return box["y"] + box["height"]


def test_a_tap_outside_and_a_drag_dismiss_the_keyboard(page):
    field(page, "name").click()
    expect(keyboard(page)).to_be_visible()
    node(page, PHONE, "home.words").click()
    expect(keyboard(page)).to_have_count(0)
    field(page, "email").click()
    expect(keyboard(page)).to_be_visible()
    node(page, PHONE, "home.list").hover()
    page.mouse.wheel(0, 40)
    expect(keyboard(page)).to_have_count(0)


def test_ipads_have_a_hide_key_and_mirrored_taps_show_the_keyboard_everywhere(page):
    node(page, PAD, "home.name").locator(".field-input").click()
    keyboard(page, PAD).get_by_role("button", name="Hide the keyboard").click()
    expect(keyboard(page, PAD)).to_have_count(0)
    expect(keyboard(page)).to_have_count(0)
    page.get_by_role("button", name="Mirror").click()
    field(page, "name").click()
    expect(keyboard(page)).to_be_visible()
    expect(keyboard(page, PAD)).to_be_visible()
