"""Every state of the page passes axe: names, roles, levels of headings, contrast. UIKit's own colours inside a wireframe are not the page's to
choose, so contrast is measured outside of the screens alone."""

import re

import axe_playwright_python.base as axe
import pytest
from playwright.sync_api import expect

from board import device, long_list, node
from exporting import STILL, panel
from serving import Server
from test_form import FORM

SCREENS = ".glass"

CHECK = """async ([screens, isContrast]) => {
    const everything = { resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } };
    const contrast = { resultTypes: ["violations"], runOnly: ["color-contrast"] };
    const { violations } = await (isContrast ? axe.run({ exclude: [[screens]] }, contrast) : axe.run(document, everything));
    return violations.map(({ id, impact, help, nodes }) => ({
        id, impact, help, nodes: nodes.map(({ target, html, failureSummary }) => ({ target, html, failureSummary })),
    }));
}"""


# The colours of a style come by transitions.
COLOURS_ARE_THERE = """() => Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished.catch(() => null)))"""


def expect_nothing(page):
    """Names, roles and headings are the same in both styles; contrast is measured in each."""
    page.evaluate(axe.AXE_SCRIPT)
    lines = violations(page, is_contrast=False)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(COLOURS_ARE_THERE)
        lines += [scheme, *contrast] if (contrast := violations(page, is_contrast=True)) else []
    assert not lines, "\n".join(lines)


def violations(page, is_contrast):
    return [
        f"{found['impact']}: {found['help']} ({found['id']})\n    {element['html'][:240]}\n    {element['failureSummary']}"
        for found in page.evaluate(CHECK, [SCREENS, is_contrast]) for element in found["nodes"]
    ]


@pytest.fixture
def open_still(server, open_page):
    return lambda path, **options: open_page(server.url(path), **STILL, **options)


def test_index(folder, open_still):
    (folder / "broken.toml").write_text("title = ")
    page = open_still("")
    expect(page.locator(".playground-problem")).to_be_visible()
    expect_nothing(page)


@pytest.mark.parametrize("sample", ["neko", "mail", "tab-bar-and-sidebar", "peek-and-pop"])
def test_page(sample, open_still):
    expect_nothing(open_still(sample))


def test_panel_with_a_selection(open_still):
    page = open_still("neko")
    page.keyboard.press("i")
    node(page, "iphone-se-1", "home.next").click()
    expect(page.locator(".inspection")).to_be_visible()
    expect_nothing(page)


def test_timeline(open_still):
    page = open_still("neko")
    node(page, "iphone-se-1", "home.next").click()
    panel(page, "timeline")
    expect(page.locator("#pane-timeline .log-line").first).to_be_visible()
    expect_nothing(page)


def test_problems(open_still):
    page = open_still("conflict")
    panel(page, "problems")
    expect(page.locator("#pane-problems .diagnostic").first).to_be_visible()
    expect_nothing(page)


def test_settings(open_still):
    page = open_still("neko")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#settings")).to_be_visible()
    expect_nothing(page)


def test_settings_of_a_pad(open_still):
    page = open_still("neko")
    device(page, "ipad-9-7").get_by_role("button", name="Adjust").click()
    expect(page.locator("#settings")).to_be_visible()
    expect_nothing(page)


def test_view_menu(open_still):
    page = open_still("neko")
    page.locator(".zoom-value").click()
    expect(page.locator("#view")).to_be_visible()
    expect_nothing(page)


def test_error_sheet(folder, open_still):
    path = folder / "neko.toml"
    page = open_still("neko")
    path.write_text(path.read_text().replace("rootViewController", "rootViewControler").replace("summary", "sumary"))
    expect(page.locator(".sheet")).to_be_visible()
    page.locator(".sheet-more summary").click()
    expect_nothing(page)


def test_home_screen(open_still):
    page = open_still("quick-actions")
    for button in page.get_by_role("button", name="Home button").all():
        button.click()
    expect(page.locator(".springboard").first).to_be_visible()
    expect_nothing(page)


def test_list_beyond_its_edges(open_still):
    expect_nothing(open_still("list"))


PRESENTING = """
title = "Presenting"
devices = ["iphone-8", "ipad-9-7"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
rightBarButtonItems.more = { image = "ellipsis", tap = { present = "PRESENTED" } }
constraints = ["H:|-[words]-|", "words.top == safeArea.top + 20"]
views.words = { kind = "label", text = "Words" }
[controllers.sheet]
kind = "navigation"
rootViewController = "note"
[controllers.note]
title = "Note"
[controllers.ask]
kind = "alert"
title = "Sure?"
actions.yes = { title = "Yes" }
actions.no = { title = "No", style = "cancel" }
[controllers.choose]
kind = "alert"
message = "Which one?"
preferredStyle = "actionSheet"
actions.yes = { title = "This" }
actions.no = { title = "Cancel", style = "cancel" }
"""


PRESENTED = ["sheet", "ask", "choose"]

PLAYGROUNDS = {
    "conflict": FORM.replace('"H:|-[box]-|", ', '"H:|-[box]-|", "box.width == 40", "box.width == 60", '),
    "form": FORM,
    "list": long_list(),
    **{presented: PRESENTING.replace("PRESENTED", presented) for presented in PRESENTED},
}


@pytest.mark.parametrize("presented", PRESENTED)
def test_presented(presented, open_still):
    page = open_still(presented)
    for name in ["iphone-8", "ipad-9-7"]:
        node(page, name, "home.more").click()
        expect(node(page, name, presented)).to_be_visible()
    expect_nothing(page)


def test_form(open_still):
    expect_nothing(open_still("form"))


def test_time_travel(open_still):
    page = open_still("neko")
    button = node(page, "iphone-se-1", "home.next")
    button.click()
    expect(node(page, "iphone-se-1", "cats")).to_be_visible()
    page.keyboard.press("[")
    expect(device(page, "iphone-se-1").locator(".device-past")).to_be_visible()
    expect_nothing(page)


def test_keys(open_still):
    page = open_still("neko")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect_nothing(page)


def test_source_beside_the_board(folder, open_still):
    page = open_still("neko")
    page.keyboard.press("e")
    expect(page.locator('[data-field="editor-notice"]')).to_be_visible()
    expect_nothing(page)
    path = folder / "neko.toml"
    path.write_text(path.read_text().replace("summary", "sumary"))
    expect(page.locator(".editor-problems")).to_be_visible()
    expect_nothing(page)


def test_source_that_was_saved_elsewhere(folder, open_page):
    with Server(folder, arguments=["--edit"]) as server:
        page = open_page(server.url("neko"), **STILL)
        page.keyboard.press("e")
        expect(page.locator(".editor-text")).to_have_value(re.compile("Neko"))
        path = folder / "neko.toml"
        page.locator(".editor-text").focus()
        page.evaluate("() => { const { setTimeout: later } = window; window.setTimeout = (action, time) => later(action, time === 500 ? 1e9 : time); }")
        page.keyboard.type("# mine")
        path.write_text("# theirs\n" + path.read_text())
        expect(page.get_by_role("button", name="Keep mine")).to_be_visible()
        expect_nothing(page)


def test_source(open_still):
    expect_nothing(open_still("neko.toml", is_live=False))
