"""Typed text reaches the app at once: each change of a field is an event, and the field stays a person's."""

import re
from urllib.parse import unquote_plus

import pytest
from playwright.sync_api import expect

from board import device, expect_text, node
from browsing import until
from exporting import exported, exports, open_export, open_file

FORM = """
title = "Account"
devices = ["iphone-17", "ipad-11"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Account"
variables = { count = 0 }
constraints = [
  "H:|-[name]-|", "H:|-[about]-|", "H:|-[shout]-|", "H:|-[counted]-|", "hint.centerX == superview.centerX", "plain.centerX == superview.centerX",
  "V:[name]-12-[about(==60)]-12-[shout]-12-[counted]-12-[hint]-12-[plain(==44)]", "name.top == safeArea.top + 16",
]
rightBarButtonItems.save = { title = "Save", isEnabled = { when = { "name.text" = { isEmpty = false } } }, tap = { present = "saved" } }
views.name = { kind = "textField", placeholder = "Name", tap = { set = { hint.text = "Hello {value}" } } }
views.about = { kind = "textView", text = "" }
views.shout = { kind = "textField", placeholder = "Code", tap = [{ when = { "shout.text" = "no" }, set = { shout.text = "" } }] }
views.counted = { kind = "textField", placeholder = "Counted", tap = { increment = "count" } }
views.hint = { kind = "label", text = "Nobody" }
views.plain = { kind = "button", title = "Changed {count} times", tap = { present = "saved" } }
[controllers.saved]
kind = "alert"
title = "Saved"
actions = { ok = { title = "OK" } }
"""

SEARCH = """
title = "Search"
devices = ["iphone-17"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Shows"
searchController = { placeholder = "Search", obscuresBackgroundDuringPresentation = false, updateSearchResults = { set = { hint.text = "Results for {value}" } } }
constraints = ["hint.centerX == superview.centerX", "hint.centerY == safeArea.centerY"]
views.hint = { kind = "label", text = "Nothing yet" }
"""

SAMPLES = ["membership"]

PLAYGROUNDS = {"form": FORM, "search": SEARCH, "twelve": FORM.replace('"iphone-17", "ipad-11"', ", ".join(f'{{ device = "{model}", name = "{model} {side}" }}' for model in ("iphone-17", "iphone-se-1", "iphone-8-plus", "ipad-11") for side in "abc"))}

PHONE, PAD = "iphone-17", "ipad-11"


def field(page, view, name=PHONE):
    return node(page, name, f"home.{view}").locator(".field-input")


def search_field(page):
    return device(page, PHONE).locator("input.field-input")


def save(page, name=PHONE):
    return device(page, name).locator('[data-id$=".save"]')


def record(page):
    """The events in the page's address."""
    found = re.search(r"[#&]do=([^&]*)", page.evaluate("() => location.hash"))
    return [unquote_plus(item) for item in found.group(1).split(";")] if found else []


def expect_record(page, *events):
    until(page, lambda: record(page) == [f"{PHONE}:{event}" for event in events], f"{events}, and it is {record(page)}")


def expect_a_form_that_lives(page):
    field(page, "name").click()
    page.keyboard.type("A")
    expect(save(page)).to_have_attribute("data-event", "tap home.save")
    page.keyboard.type("da", delay=30)
    expect_text(page, "home.hint", "Hello Ada", [PHONE])
    expect(field(page, "name")).to_be_focused()
    expect_record(page, "tap home.name", "change home.name text Ada")
    # The first click counts, also one that is faster than the answer.
    page.keyboard.type("m")
    save(page).click()
    expect(node(page, PHONE, "saved")).to_be_visible()
    expect_record(page, "tap home.name", "change home.name text Adam", "tap home.save")


@pytest.mark.firefox
def test_save_wakes_at_the_first_character_and_one_click_saves(server, open_page):
    expect_a_form_that_lives(open_page(server.url("form")))


@pytest.mark.engine
@pytest.mark.firefox
def test_an_exported_form_lives(open_export):
    expect_a_form_that_lives(open_export(name="form"))


def expect_a_search_that_filters(page):
    search_field(page).click()
    for end in range(1, 5):
        page.keyboard.type("deep"[end - 1])
        expect_text(page, "home.hint", "Results for " + "deep"[:end], [PHONE])
    expect(search_field(page)).to_be_focused()
    until(page, lambda: len(record(page)) == 2 and record(page)[1].endswith("text deep"), f"a tap and a change, and it is {record(page)}")


@pytest.mark.firefox
def test_a_search_filters_at_each_letter(server, open_page):
    expect_a_search_that_filters(open_page(server.url("search")))


@pytest.mark.engine
@pytest.mark.firefox
def test_an_exported_search_filters(open_export):
    expect_a_search_that_filters(open_export(name="search"))
