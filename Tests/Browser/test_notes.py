"""Notes on the board: their pins and texts, their addresses, and new notes."""

import re

import pytest
from playwright.sync_api import expect

from board import device, node
from serving import Server
from test_axe import expect_nothing

SAMPLES = []

PLAYGROUNDS = {"noted": """
title = "Noted"
devices = ["iphone-se-1", "iphone-17"]

[[notes]]
on = "home.photo"
text = "Gives way first"

[[notes]]
on = "home.photo"
text = "Only here"
device = "iphone-17"

[[notes]]
on = "detail"
text = "Behind a tap"

[app]
rootViewController = "nav"

[controllers.nav]
kind = "navigation"
rootViewController = "home"

[controllers.home]
title = "Home"
constraints = ["photo.top == safeArea.top + 60", "photo.centerX == superview.centerX", "photo.width == 160", "photo.height == 120"]
views.photo = { kind = "image", image = "mountain", tap = { show = "detail" } }

[controllers.detail]
title = "Detail"
"""}


def pins(page, of):
    return device(page, of).locator(".note-pin")


@pytest.mark.firefox
def test_pins_are_on_their_elements_and_open_their_notes(server, open_page):
    page = open_page(server.url("noted") + "#note=home.photo", viewport={"width": 1440, "height": 900})
    words = page.locator(".note-words")
    # The address opens a note.
    expect(words.locator(".note-said")).to_have_text("Gives way first")
    page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    expect(pins(page, "iphone-se-1")).to_have_count(1)
    expect(pins(page, "iphone-17")).to_have_count(2)
    expect(pins(page, "iphone-17").nth(1)).to_have_accessible_name("Note 2 on home.photo: Only here")
    box = node(page, "iphone-se-1", "home.photo").bounding_box()
    pin = pins(page, "iphone-se-1").bounding_box()
    assert abs(pin["x"] + pin["width"] / 2 - box["x"] - box["width"]) < 2 and abs(pin["y"] + pin["height"] / 2 - box["y"]) < 2
    # A press on a pin does not reach the app.
    pins(page, "iphone-17").nth(1).click()
    expect(words.locator(".note-said")).to_have_text("Only here")
    expect_nothing(page, "with a note's words")
    page.keyboard.press("Escape")
    pins(page, "iphone-17").nth(1).hover()
    expect(words.locator(".note-said")).to_have_text("Only here")
    # A pin is a Tab stop behind the screen.
    node(page, "iphone-17", "home.photo").focus()
    page.keyboard.press("Tab")
    expect(pins(page, "iphone-17").first).to_be_focused()
    expect(words).to_be_visible()
    # The pins follow the app to its next screen.
    node(page, "iphone-se-1", "home.photo").click()
    expect(pins(page, "iphone-se-1")).to_have_accessible_name("Note 3 on detail: Behind a tap")
    # The list opens each note.
    page.keyboard.press("p")
    page.locator('.note[data-note="detail"] .note-link').click()
    expect(words.locator(".note-said")).to_have_text("Behind a tap")
    expect_nothing(page, "with the list of notes")


def test_a_note_is_written_on_the_page(folder, open_page):
    with Server(folder, arguments=["--edit"]) as server:
        page = open_page(server.url("noted"), viewport={"width": 1440, "height": 900})
        page.keyboard.press("n")
        expect(page.locator("body[data-noting]")).to_be_visible()
        node(page, "iphone-17", "home.photo").click(position={"x": 5, "y": 5})
        words = page.get_by_label("Words about home.photo")
        expect(words).to_be_focused()
        expect_nothing(page, "while a note is written")
        words.fill('A "new" one')
        page.get_by_label("Only on iPhone 17").check()
        page.keyboard.press("Enter")
        expect(page.locator(".note-words .note-said")).to_have_text('A "new" one')
        expect(pins(page, "iphone-17")).to_have_count(3)
        expect(pins(page, "iphone-se-1")).to_have_count(1)
        assert (folder / "noted.toml").read_text().endswith('[[notes]]\non = "home.photo"\ntext = "A \\"new\\" one"\ndevice = "iphone-17"\n')
        # The keyboard alone selects an element of the outline and presses the button below it.
        page.keyboard.press("Escape")
        page.keyboard.press("p")
        page.locator(".outline-row", has_text="home").first.click()
        page.locator('[data-action="add-note"]').press("Enter")
        expect(page.locator(".note-input")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(".note-words")).to_be_hidden()


def test_a_page_that_cannot_write_reports_it(server, open_page):
    page = open_page(server.url("noted"))
    page.keyboard.press("n")
    expect(page.locator('[data-region="notice"]')).to_have_text(re.compile("--edit"))
