"""Invalid content of the file leads to a clear error above the last valid devices, and the server keeps running."""

import re

import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, expect_text, node, picture

SAMPLES = ["neko"]


@pytest.fixture
def neko(folder):
    return folder / "neko.toml"


def sheet(page):
    return page.locator('[data-region="sheet"]')


def headline(page):
    return sheet(page).locator(".sheet-headline")


@pytest.mark.firefox
def test_an_error_is_shown_with_position_line_and_caret_while_devices_stay_usable(neko, server, open_page):
    page = open_page(server.url("neko"))
    good = neko.read_text()
    before = picture(page)
    line = good[:good.index('axis = "vertical"')].count("\n") + 1
    neko.write_text(good.replace('axis = "vertical"', 'axis = "vertcal"', 1))

    expect(sheet(page)).to_be_visible()
    expect(sheet(page).locator(".sheet-location").first).to_have_text(f"neko.toml:{line}:8")
    expect(headline(page)).to_contain_text("vertcal")
    source = sheet(page).locator(".excerpt").first
    expect(source).to_contain_text('axis = "vertcal"')
    expect(source.locator(".carets").first).to_have_text(re.compile(r"^\^+$"))
    expect(sheet(page)).to_contain_text('Did you mean "vertical"?')
    assert carets_stand_under(page, '"vertcal"')
    assert picture(page) == before

    node(page, "iphone-8-plus", "home.next").dispatch_event("click")
    expect_screens(page, "home", cats=["iphone-8-plus"])

    neko.write_text(good.replace("Good afternoon", "Good evening"))
    expect(sheet(page)).to_be_hidden()
    expect_text(page, "home.greeting", "Good evening", [name for name in ALL if name != "iphone-8-plus"])
    expect_screens(page, "home", cats=["iphone-8-plus"])


def carets_stand_under(page, text):
    """Whether the carets begin and end at the marked text in the line above."""
    return page.evaluate(
        """(text) => {
            const carets = document.querySelector(".sheet .carets");
            const code = carets.closest(".source-line").previousElementSibling.querySelector("code");
            const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const content = walker.nextNode();
            const range = document.createRange();
            range.setStart(content, content.data.indexOf(text));
            range.setEnd(content, content.data.indexOf(text) + text.length);
            const [a, b] = [range.getBoundingClientRect(), carets.getBoundingClientRect()];
            return Math.abs(a.left - b.left) < 1 && Math.abs(a.right - b.right) < 1 && b.top >= a.bottom - 2;
        }""",
        text,
    )


BAD = {
    "not UTF-8": (lambda text: text.encode() + b'\n# caf\xe9\n', "UTF-8"),
    "empty": (lambda text: b"", "empty"),
    "10 MB large": (lambda text: text.encode() + b"# padding, line by line\n" * 440_000, "large"),
    "an unknown key": (lambda text: text.replace("spacing = 6", "spacng = 6", 1).encode(), 'Did you mean "spacing"?'),
}


def test_errors_are_explained_above_the_last_valid_devices(neko, server, open_page):
    """The messages are tested in PlaygroundReaderTests and TOMLReadingTests."""
    page = open_page(server.url("neko"))
    before = picture(page)
    good = neko.read_text()
    for damage, words in BAD.values():
        neko.write_bytes(damage(good))
        expect(sheet(page)).to_be_visible()
        expect(sheet(page)).to_contain_text(words)
        assert headline(page).inner_text().strip()
        assert picture(page) == before

        neko.write_text(good)
        expect(sheet(page)).to_be_hidden()
        assert picture(page) == before


def test_a_missing_file_is_reported_until_it_returns(neko, server, open_page):
    page = open_page(server.url("neko"))
    before = picture(page)
    good = neko.read_text()
    neko.unlink()
    expect(headline(page)).to_be_visible()
    expect(sheet(page)).to_contain_text("neko.toml")
    assert picture(page) == before
    neko.write_text(good.replace("Good afternoon", "Good evening"))
    expect(sheet(page)).to_be_hidden()
    expect_text(page, "home.greeting", "Good evening")


def test_the_page_of_an_invalid_file_fills_when_the_file_is_fixed(neko, folder, server, open_page):
    other = folder / "other.toml"
    other.write_text("title = ")
    index = open_page(server.url())
    expect(index.locator(".playground-card", has_text="other.toml")).to_be_visible()
    page = open_page(server.url("other"))
    expect(page.get_by_text("No devices to show")).to_be_visible()
    expect(headline(page)).to_be_visible()
    other.write_text(neko.read_text())
    expect(page.locator("[data-device]")).to_have_count(6)
    expect(sheet(page)).to_be_hidden()
    expect(device(page, "ipad-9-7")).to_be_visible()


@pytest.mark.firefox_sweep
def test_the_error_sheet_can_be_hidden_and_shown_again(neko, server, open_page):
    page = open_page(server.url("neko"))
    good = neko.read_text()
    neko.write_text(good.replace("spacing = 6", "spacng = 6\nspaceing = 7"))
    expect(sheet(page)).to_be_visible()
    sheet(page).get_by_role("button", name="Hide the error").click()
    expect(sheet(page)).to_be_hidden()
    page.get_by_role("button", name="Show the 2 errors").click()
    expect(sheet(page)).to_be_visible()
    sheet(page).get_by_text("1 more").click()
    expect(sheet(page)).to_contain_text("spaceing")


def test_an_unsatisfiable_layout_is_a_problem_without_an_error_sheet(neko, server, open_page):
    page = open_page(server.url("neko"))
    good = neko.read_text()
    neko.write_text(good.replace('"next.height >= 50",', '"next.height == 50", "next.height == 60",'))
    count = page.locator('[data-field="problem-count"]')
    expect(count).to_have_text("1")
    page.locator('.toolbar [data-action="toggle-panel"]').click()
    page.get_by_role("tab", name="Problems").click()
    problems = page.locator('[data-region="problems"]')
    expect(problems).to_contain_text("cannot hold together")
    expect(problems).to_contain_text("next.height == 60")
    expect(sheet(page)).to_be_hidden()
    neko.write_text(good)
    expect(count).to_be_hidden()
    expect(problems).to_contain_text("No problems")
