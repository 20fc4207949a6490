"""A saved file changes the page in any way of saving, and the page keeps its screens."""

import os
import re

import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, expect_text, node, nodes, picture
from serving import on_devices


SAMPLES = ["neko"]


def write_in_place(path, text):
    path.write_text(text)


def rename_over(path, text):
    beside = path.with_name(".neko.toml.swp")
    beside.write_text(text)
    os.replace(beside, path)


def delete_and_create(path, text):
    path.unlink()
    path.write_text(text)


@pytest.fixture
def neko(folder):
    return folder / "neko.toml"


def edited(path, old, new):
    text = path.read_text()
    assert old in text
    return text.replace(old, new)


@pytest.mark.firefox
def test_a_saved_text_is_on_every_device_and_only_changed_parts_are_touched(neko, server, open_page):
    page = open_page(server.url("neko"))
    expect_text(page, "home.headline", "Three cats are awake")
    page.evaluate("""() => {
        window.loadedOnce = true;
        for (const node of document.querySelectorAll("[data-id]")) node.known = true;
    }""")
    cats = "Three cats are awake"
    for save in [write_in_place, rename_over, delete_and_create]:
        for now in ["Three cats are asleep", "Two cats are asleep"]:
            save(neko, edited(neko, cats, now))
            expect_text(page, "home.headline", now)
            cats = now
    assert page.evaluate("window.loadedOnce && [...document.querySelectorAll('[data-id]')].every((node) => node.known)")


EDITS = [
    # A longer text moves the views below it.
    ("Three cats are awake", "Three cats are awake, and two more would be if it were not for the warmth of the afternoon"),
    # Views are removed, added elsewhere, and exchanged.
    ('"greeting", "headline", "invitation"', '"headline", "greeting", "invitation"'),
    # One view has another kind, and so another element.
    ('kind = "label"\ntext = "Good afternoon"', 'kind = "textField"\ntext = "Good afternoon"'),
    ('["headline", "greeting", "invitation"]', '["headline", "invitation"]\nisHidden = true'),
    ("isHidden = true", ""),
    # Colours, fonts and the navigation bar change.
    ('title = "Neko"\nbackgroundColor = "systemBackground"', 'title = "Other"\nbackgroundColor = "#ffeecc"'),
    ('font = "body"', 'font = { size = 24, weight = "bold" }'),
    ('buttonStyle = "filled"', 'buttonStyle = "gray"\nimage = "star"'),
    # The rules themselves change.
    ('{ next.backgroundColor = "systemBlue" }', '{ next.backgroundColor = "systemGreen", words.spacing = 30 }'),
]


@pytest.mark.firefox_sweep
def test_a_page_after_many_edits_equals_a_new_one(neko, server, open_page):
    page = open_page(server.url("neko"))
    for number, (old, new) in enumerate(EDITS):
        neko.write_text(re.sub('title = "(. )?See', f'title = "{number} See', edited(neko, old, new)))
        expect(node(page, "ipad-9-7", "home.next").locator(".line").first).to_contain_text(f"{number} See")
    fresh = open_page(server.url("neko"))
    expect(node(fresh, "ipad-9-7", "home.next")).to_be_visible()
    assert picture(page) == picture(fresh)


def test_a_second_page_follows_saves_and_keeps_its_own_screens(neko, server, open_page):
    first, second = open_page(server.url("neko")), open_page(server.url("neko"))
    nodes(first, "home.next").first.click()
    expect_screens(first, "home", cats=ALL[:1])
    neko.write_text(edited(neko, "Biscuit keeps", "Biscuit leaves").replace("Good afternoon", "Good evening"))
    expect_text(first, "cats.biscuitText", "Biscuit leaves the window seat warm", ALL[:1])
    expect_text(second, "home.greeting", "Good evening")
    expect_screens(second, "home")


@pytest.mark.firefox
def test_scroll_zoom_focus_selection_and_screens_survive_a_save(neko, server, open_page):
    page = open_page(server.url("neko"))
    for name in ("iphone-8-plus", "ipad-9-7@landscape"):
        node(page, name, "home.next").click()
        expect(node(page, name, "cats")).to_be_visible()
    device(page, "iphone-se-1").get_by_role("button", name="Rotate").click()
    expect(device(page, "iphone-se-1").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    page.keyboard.press("1")
    page.get_by_role("button", name="Zoom in").click()
    expect(page.locator('[data-field="zoom"]')).to_have_text("125 %")
    node(page, "ipad-9-7", "home.words").click(modifiers=["Alt"], position={"x": 2, "y": 2})
    expect(page.locator(".inspection")).to_be_visible()
    board = page.locator("#board")
    board.evaluate("(board) => board.scrollTo({ left: 150, top: 260, behavior: 'instant' })")
    node(page, "ipad-9-7", "home.next").evaluate("(button) => button.focus({ preventScroll: true })")
    stands = """() => ({
        scroll: [board.scrollLeft, board.scrollTop], zoom: document.querySelector('[data-field="zoom"]').textContent,
        focus: document.activeElement.dataset.id, selection: document.querySelector(".is-selected").dataset.id,
    })"""
    before = page.evaluate(stands)
    assert before["scroll"] == [150, 260] and before["focus"] == "home.next"

    # The button is another kind of node afterwards, so its element cannot be the same.
    neko.write_text(edited(neko, 'kind = "button"\n', 'kind = "button"\nsubtitle = "All three"\n').replace("Good after", "Good fore"))
    expect(node(page, "ipad-9-7", "home.next")).to_contain_text("All three")
    expect_text(page, "home.greeting", "Good forenoon", ["ipad-9-7"])
    assert page.evaluate(stands) == before
    expect_screens(page, "home", cats=["iphone-8-plus", "ipad-9-7@landscape"])
    expect(device(page, "iphone-se-1").locator('[data-field="subtitle"]')).to_have_text("Landscape")


@pytest.mark.firefox
def test_remaining_devices_keep_their_screens_when_others_and_the_title_change(neko, server, open_page):
    page = open_page(server.url("neko"))
    node(page, "ipad-9-7", "home.next").click()
    expect(node(page, "ipad-9-7", "cats")).to_be_visible()
    neko.write_text(on_devices('"iphone-x", "ipad-9-7"', neko.read_text()))
    expect(device(page, "iphone-x")).to_be_visible()
    expect(page.locator("[data-device]")).to_have_count(2)
    expect(node(page, "ipad-9-7", "cats")).to_be_visible()
    expect(page.locator('[data-field="summary"]')).to_have_text("2 devices")
    neko.write_text(edited(neko, 'title   = "Neko"', 'title   = "Café"'))
    expect(page).to_have_title("Café – Traitscope")
    expect(page.get_by_role("heading", level=1)).to_have_text("Café")
