"""The page that explains constraint logs, and the dialog with the same function on the live pages of playgrounds."""

import pytest
from playwright.sync_api import expect

from exporting import exported, exports, open_export, open_file
from test_axe import expect_nothing

SAMPLES = ["neko"]

LOG = """2016-09-04 20:43:03.447 Kino[28304:3323822] Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x7fca7b88e5c0 V:[UIView:0x7fcad0c8b050(200)]>",
    "<NSLayoutConstraint:0x7fca5f971e90 V:[UIView:0x7fcad0c8b050(84)]>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x7fca7b88e5c0 V:[UIView:0x7fcad0c8b050(200)]>
"""
HOSTILE = """(
"<NSLayoutConstraint:0x61 V:[UILabel:0x62'<img src=x onerror=document.title=1>'(200)]>",
"<NSLayoutConstraint:0x63 V:[UILabel:0x62'<img src=x onerror=document.title=1>'(84)]>"
)"""
HEADLINE = "UIView should be 200 and 84 points high at the same time."

PASTE = """(text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}"""


@pytest.fixture
def explain_page(server, open_page):
    return open_page(server.url(".explain"))


@pytest.mark.firefox_sweep
def test_a_log_is_explained_while_typing_and_other_text_is_rejected_or_shown_as_text(explain_page):
    field = explain_page.get_by_label("The message, as the console prints it")
    field.fill(LOG)
    expect(explain_page.locator(".explain-headline")).to_have_text(HEADLINE)
    expect(explain_page.locator(".explain-line.is-in-conflict")).to_have_count(2)
    expect(explain_page.locator(".explain-broken")).to_have_count(1)
    explain_page.locator("summary").click()
    expect_nothing(explain_page)
    field.fill("Everything went well.")
    expect(explain_page.locator(".explain-headline")).to_have_text("There is no constraint in this text")
    field.fill("")
    expect(explain_page.locator(".explain-answer")).to_be_empty()
    explain_page.locator("textarea").fill(HOSTILE)
    expect(explain_page.locator(".explain-headline")).to_contain_text("should be 200 and 84 points high at the same time")
    expect(explain_page.locator(".explained img")).to_have_count(0)
    expect(explain_page).to_have_title("Explain a constraint log – Traitscope")
    explain_page.locator("textarea").fill(LOG + " " * 40_000)
    expect(explain_page.locator(".explain-status")).to_contain_text("traitscope explain")


def test_the_keyboard_reaches_all_elements(explain_page):
    explain_page.get_by_label("The message, as the console prints it").focus()
    explain_page.keyboard.insert_text(LOG)
    explain_page.keyboard.press("Tab")
    expect(explain_page.get_by_role("button", name="Explain")).to_be_focused()
    explain_page.keyboard.press("Enter")
    expect(explain_page.locator(".explain-headline")).to_have_text(HEADLINE)
    explain_page.keyboard.press("Tab")
    explain_page.keyboard.press("Enter")
    expect(explain_page.locator(".explain-playground pre")).to_contain_text('"view.height == 84"')


def test_index_and_reference_link_to_the_page(server, open_page):
    for path, is_live in [("", True), (".reference", False)]:
        page = open_page(server.url(path), is_live=is_live)
        page.get_by_role("link", name="Explain a constraint log").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Explain a constraint log")


def test_a_playgrounds_page_explains_a_pasted_log(server, open_page):
    page = open_page(server.url("neko"))
    page.evaluate(PASTE, "Something else")
    page.evaluate(PASTE, LOG)
    expect(page.get_by_role("dialog", name="Explain a constraint log")).to_be_visible()
    expect(page.locator(".explain-headline")).to_have_text(HEADLINE)


def test_an_exported_page_does_not_explain_logs(open_export):
    page = open_export()
    page.evaluate(PASTE, LOG)
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(page.locator("#keys")).not_to_contain_text("Explain a constraint log")
    expect(page.locator("#explain, [data-action=explain], .explain-form")).to_have_count(0)
