"""Every state of the page passes axe: names, roles, levels of headings, contrast. The page does not choose UIKit's colours inside
a wireframe, so contrast is measured only outside the screens."""

import re

import axe_playwright_python.base as axe
import pytest
from playwright.sync_api import expect

from board import device, long_list, node
from exporting import STILL, panel
from serving import Server
from test_form import FORM

SAMPLES = ["mail", "neko", "peek-and-pop", "quick-actions", "tab-bar-and-sidebar"]

# One device of each kind, because the time of axe grows with the number of elements.
ON_DEVICES = {
    "mail": '"iphone-x", { device = "ipad-pro-12-9", orientation = "landscape" }', "neko": '"iphone-se-1", "ipad-9-7"',
    "peek-and-pop": '"iphone-6s", "ipad-9-7"', "quick-actions": '"iphone-6s"', "tab-bar-and-sidebar": '"ipad-pro-11", "iphone-x"',
}

SCREENS = ".glass"

CHECK = """async ([screens, isContrast]) => {
    const everything = { resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } };
    const contrast = { resultTypes: ["violations"], runOnly: ["color-contrast"] };
    const { violations } = await (isContrast ? axe.run({ exclude: [[screens]] }, contrast) : axe.run(document, everything));
    return violations.map(({ id, impact, help, nodes }) => ({
        id, impact, help, nodes: nodes.map(({ target, html, failureSummary }) => ({ target, html, failureSummary })),
    }));
}"""


# The colours of a style change in transitions.
COLOURS_ARE_THERE = """() => Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished.catch(() => null)))"""


def expect_nothing(page, state=""):
    """Names, roles and headings are the same in both styles. Contrast is measured in each. `state` names the page's state."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe.AXE_SCRIPT)
    lines = violations(page, is_contrast=False)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(COLOURS_ARE_THERE)
        lines += [scheme, *contrast] if (contrast := violations(page, is_contrast=True)) else []
    assert not lines, "\n".join([state, *lines])


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


@pytest.mark.parametrize("sample", ["mail", "tab-bar-and-sidebar", "peek-and-pop"])
def test_page(sample, open_still):
    expect_nothing(open_still(sample))


def test_layers_over_the_board(open_still):
    page = open_still("neko")
    expect_nothing(page, "as it is opened")
    for button, opened in [
        (page.get_by_role("button", name="Settings").first, "#settings"), (page.locator(".zoom-value"), "#view"),
        (device(page, "ipad-9-7").get_by_role("button", name="Adjust"), "#settings"),
    ]:
        button.click()
        expect(page.locator(opened)).to_be_visible()
        expect_nothing(page, f"{opened} is open")
        page.keyboard.press("Escape")
        expect(page.locator(opened)).to_be_hidden()
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    expect_nothing(page, "the keys are shown")


def test_panel(open_still):
    page = open_still("neko")
    button = node(page, "iphone-se-1", "home.next")
    page.keyboard.press("i")
    button.click()
    expect(page.locator(".inspection")).to_be_visible()
    expect_nothing(page, "a view is selected")
    page.keyboard.press("i")
    button.click()
    expect(node(page, "iphone-se-1", "cats")).to_be_visible()
    panel(page, "timeline")
    expect(page.locator("#pane-timeline .log-line").first).to_be_visible()
    expect_nothing(page, "the timeline is shown")
    page.keyboard.press("[")
    expect(device(page, "iphone-se-1").locator(".device-past")).to_be_visible()
    expect_nothing(page, "a device is back in time")


def test_problems(open_still):
    page = open_still("conflict")
    panel(page, "problems")
    expect(page.locator("#pane-problems .diagnostic").first).to_be_visible()
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
    page.get_by_role("button", name="Home button").click()
    expect(page.locator(".springboard")).to_be_visible()
    expect_nothing(page)


PRESENTED = ["sheet", "ask", "choose"]

PRESENTING = """
title = "Presenting"
devices = [
  "iphone-8", { device = "iphone-8", name = "Asking" }, { device = "iphone-8", name = "Choosing" },
  "ipad-9-7", { device = "ipad-9-7", name = "Asking" }, { device = "ipad-9-7", name = "Choosing" },
]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = ["H:|-[words]-|", "words.top == safeArea.top + 20"]
views.words = { kind = "label", text = "Words" }
[controllers.home.rightBarButtonItems]
""" + "".join(f'{name} = {{ image = "ellipsis", tap = {{ present = "{name}" }} }}\n' for name in PRESENTED) + """
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

PLAYGROUNDS = {
    "conflict": FORM.replace('"H:|-[box]-|", ', '"H:|-[box]-|", "box.width == 40", "box.width == 60", '),
    "form": "# Of each kind of control one\n" + FORM, "list": long_list(), "presenting": PRESENTING,
}


def test_presented(open_still):
    page = open_still("presenting")
    for kind in ["iphone-8", "ipad-9-7"]:
        for number, presented in enumerate(PRESENTED, 1):
            name = f"{kind}@{number}" if number > 1 else kind
            node(page, name, f"home.{presented}").click()
            expect(node(page, name, presented)).to_be_visible()
    expect_nothing(page)


def test_list_beyond_its_edges(open_still):
    expect_nothing(open_still("list"))


def test_form_and_its_source(folder, open_still):
    path = folder / "form.toml"
    page = open_still("form")
    expect_nothing(page, "the source is closed")
    page.keyboard.press("e")
    expect(page.locator('[data-field="editor-notice"]')).to_be_visible()
    expect_nothing(page, "the source is read-only")
    path.write_text(path.read_text().replace("alignment", "alinment"))
    expect(page.locator(".editor-problems")).to_be_visible()
    expect_nothing(page, "the source has a mistake")


def test_source_after_a_conflicting_save(folder, open_page):
    path = folder / "form.toml"
    with Server(path, arguments=["--edit"]) as server:
        page = open_page(server.url(), **STILL)
        page.keyboard.press("e")
        expect(page.locator(".editor-text")).to_have_value(re.compile("Form"))
        page.locator(".editor-text").focus()
        page.evaluate("() => { const { setTimeout: later } = window; window.setTimeout = (action, time) => later(action, time === 500 ? 1e9 : time); }")
        page.keyboard.type("# mine")
        path.write_text("# theirs\n" + path.read_text())
        expect(page.get_by_role("button", name="Keep mine")).to_be_visible()
        expect_nothing(page)


def test_source(open_still):
    expect_nothing(open_still("form.toml", is_live=False))
