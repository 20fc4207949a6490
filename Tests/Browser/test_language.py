"""Language support in the editors of both pages: completion, explanation, fixes and colours, with keys only and with the pointer."""

import contextlib
import re

import pytest
from playwright.sync_api import expect

from exporting import exported, exports, open_export, open_file
from serving import Server
from test_axe import expect_nothing

SAMPLES = ["neko"]
ON_DEVICES = {"neko": '"iphone-se-1", "ipad-9-7"'}

WIDE = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}


@pytest.fixture
def serve(folder):
    """Serves until the page is closed, because it may still send requests."""
    with contextlib.ExitStack() as servers:
        yield lambda: servers.enter_context(Server(folder, arguments=["--edit"]))


@pytest.fixture(params=["live", "exported"])
def opened(request, serve, open_page, open_export):
    """Opens the source of neko on the live or the exported page, and returns the page with the caret in the text."""
    def opened(**options):
        if request.param == "live":
            page = open_page(serve().url("neko"), **{**WIDE, **options})
        else:
            page = open_export(**{**WIDE, **options})
        page.keyboard.press("e")
        expect(page.locator(".editor-name")).to_have_text("neko.toml")
        # The service has answered.
        expect(page.locator(".editor-lines .is-item").first).to_be_visible()
        return page

    return opened


def field(page):
    return page.locator(".editor-text")


def choices(page):
    return page.get_by_role("listbox").get_by_role("option")


def chosen(page):
    return page.get_by_role("option", selected=True).locator(".choice-label")


def put_caret(page, text, behind=True):
    field(page).evaluate(
        """(field, [text, behind]) => {
            const at = field.value.indexOf(text);
            if (at < 0) throw new Error(`no ${text}`);
            field.focus({ preventScroll: true });
            field.setSelectionRange(at + (behind ? text.length : 0), at + (behind ? text.length : 0));
        }""",
        [text, behind],
    )


def line_of(page):
    """The line of the caret."""
    return field(page).evaluate("(field) => field.value.slice(0, field.selectionStart).split('\\n').at(-1) + '|' + field.value.slice(field.selectionStart).split('\\n')[0]")


def begin_anew(page, text):
    """Closes everything, and restores the initial text."""
    if page.get_by_role("listbox").is_visible():
        page.keyboard.press("Escape")
    field(page).fill(text)
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(page.locator(".editor-problems")).to_be_hidden()
    expect(page.locator(".editor-lines .is-item").first).to_be_visible()


def begin_line(page):
    """Begins a line below the first controller's header."""
    header = page.locator(".editor-text").evaluate("(field) => /^\\[controllers\\.\\w+\\]/m.exec(field.value)[0]")
    put_caret(page, header)
    page.keyboard.press("Enter")


def test_a_completion_is_written_from_the_list(opened):
    page = opened()
    text = field(page).input_value()
    begin_line(page)
    page.keyboard.type("largeTi")
    expect(chosen(page)).to_have_text(re.compile("^largeTitle"))
    expect(field(page)).to_have_attribute("aria-activedescendant", page.get_by_role("option", selected=True).get_attribute("id"))
    expect(page.locator(".choices-about")).not_to_be_empty()
    expect_nothing(page, "keys are offered")
    page.keyboard.press("Tab")
    assert re.fullmatch(r'largeTitle\w+ = "?\|"?', line_of(page))
    # Possible values are offered at once.
    expect(choices(page).first).to_be_visible()
    first = chosen(page).text_content()
    page.keyboard.press("ArrowDown")
    second = chosen(page).text_content()
    assert first != second
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    assert first in line_of(page)
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field(page)).to_be_focused()
    page.keyboard.press("Control+z")
    assert first not in line_of(page)

    # The list narrows as one types and closes with Escape.
    begin_anew(page, text)
    begin_line(page)
    page.keyboard.press("Control+Space")
    expect(choices(page).first).to_be_visible()
    all_of_them = choices(page).count()
    page.keyboard.type("ti")
    expect(chosen(page)).to_have_text("title")
    assert choices(page).count() < all_of_them
    expect(chosen(page).locator("b")).to_have_text(["t", "i"])
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(page.locator("#editor")).to_be_visible()
    page.keyboard.type("qxz")
    expect(page.get_by_role("listbox")).to_be_hidden()
    assert line_of(page) == "tiqxz|"

    # An entry is taken by a click.
    begin_anew(page, text)
    begin_line(page)
    page.keyboard.type("tit")
    choices(page).filter(has_text="title").first.click()
    assert line_of(page) == 'title = "|"'
    expect(field(page)).to_be_focused()

    # Views are offered in equations.
    begin_anew(page, text)
    put_caret(page, "constraints = [")
    page.keyboard.type('"')
    page.keyboard.press("Control+Space")
    names = choices(page).locator(".choice-label")
    expect(names.first).to_be_visible()
    assert "safeArea" in names.all_text_contents()
    page.keyboard.type("safeArea.")
    expect(names.filter(has_text="topAnchor").or_(names.filter(has_text=re.compile("^top$"))).first).to_be_visible()

    # Nothing opens over a comment.
    begin_anew(page, text)
    begin_line(page)
    page.keyboard.type("# title")
    page.keyboard.press("Control+Space")
    expect(page.locator(".said")).to_have_text("No suggestions here")
    expect(page.get_by_role("listbox")).to_be_hidden()

    begin_anew(page, text)
    begin_line(page)
    page.keyboard.type("backgroundColor = ")
    page.keyboard.type('"system')
    expect(choices(page).first).to_be_visible()
    expect_nothing(page, "colours are offered")


def test_the_text_at_the_cursor_is_explained(opened):
    page = opened()
    card = page.get_by_role("status", name="Explanation")
    put_caret(page, "rootViewControl")
    page.keyboard.press("F1")
    expect(card).to_contain_text("rootViewController")
    expect(page.locator(".said")).to_be_empty()
    expect_nothing(page, "a key is explained")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page.locator("#editor")).to_be_visible()
    word = page.locator(".editor-lines .is-key", has_text="rootViewController").first.bounding_box()
    page.mouse.move(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    expect(card).to_contain_text("rootViewController")
    page.mouse.move(word["x"] + word["width"] / 2, word["y"] + 300, steps=5)
    page.mouse.move(5, 5)
    expect(card).to_be_hidden()

    # Scrolling keeps the answer.
    put_caret(page, "rootViewController")
    body = page.locator(".editor-body")
    # The explanation appears immediately, before any answer.
    body.evaluate("""(body) => {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "F1", bubbles: true }));
        body.dispatchEvent(new Event("scroll"));
    }""")
    expect(card).to_contain_text("rootViewController")
    # The event belongs to a scroll before the card opened.
    body.dispatch_event("scroll")
    assert card.is_visible()
    body.evaluate("(body) => body.scrollBy(0, 40)")
    expect(card).to_be_hidden()

    # An equation is explained on every device.
    page.locator(".editor-lines .is-item").first.scroll_into_view_if_needed()
    at = field(page).evaluate("(field) => /constraints = \\[\\s*\"/.exec(field.value)[0]")
    put_caret(page, at)
    page.keyboard.press("F1")
    expect(card.locator("tbody tr").first).to_be_visible()
    expect(card.locator("th").first).to_have_text("device")
    expect_nothing(page, "an equation is explained")


RIGHT = "rootViewController"


def misspell(page):
    """Misspells a word, and returns the mark of the mistake."""
    put_caret(page, "rootViewController", behind=True)
    page.keyboard.press("Backspace")
    expect(page.locator(".editor-problems .fix", has_text=RIGHT)).to_be_visible()
    return page.locator(".editor-lines .is-error-here", has_text="rootViewControlle")


def test_a_mistake_is_marked_and_fixed_by_a_key_or_a_click(opened):
    page = opened()
    text = field(page).input_value()
    expect(misspell(page)).to_have_text("rootViewControlle")
    page.keyboard.press("Control+.")
    expect(page.get_by_role("listbox", name="Fixes")).to_be_visible()
    expect(chosen(page)).to_contain_text(RIGHT)
    expect_nothing(page)
    page.keyboard.press("Enter")
    assert line_of(page).startswith("rootViewController|")
    expect(page.locator(".editor-problems")).to_be_hidden()
    expect(page.locator(".editor-lines .is-error-here")).to_have_count(0)

    for place in ["list", "card"]:
        begin_anew(page, text)
        mark = misspell(page)
        if place == "card":
            # The list of problems may cover the mark.
            mark.scroll_into_view_if_needed()
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            word = mark.bounding_box()
            page.mouse.move(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
            page.locator(".explained .fix", has_text=RIGHT).click()
            expect(page.locator(".explained")).to_be_hidden()
        else:
            page.locator(".editor-problems .fix", has_text=RIGHT).click()
        expect(field(page)).to_have_value(re.compile(r"^rootViewController = \"nav\"", re.M))
        expect(page.locator(".editor-problems")).to_be_hidden()
        page.keyboard.press("Control+z")
        expect(field(page)).to_have_value(re.compile(r"^rootViewControlle = \"nav\"", re.M))


def test_the_parts_of_equations_and_formats_have_their_colours(opened):
    page = opened()
    begin_line(page)
    page.keyboard.type('\n[controllers.colours]\nconstraints = ["word.centerX == centerX + 8", "H:|-[word]-|"]\n[controllers.colours.views]\nword = { kind = "label" }\n')
    page.keyboard.press("Escape")
    line = page.locator(".editor-lines > li", has_text="constraints = [\"word.centerX")
    expect(line.locator(".is-item")).to_have_text(["word", "word"])
    expect(line.locator(".is-attribute").first).to_have_text("centerX")
    expect(line.locator(".is-number")).to_have_text(["8"])
    # A line that is being changed keeps its colours.
    put_caret(page, "centerX + 8")
    page.keyboard.type("8")
    assert line.locator(".is-item").count() == 2
    expect(line.locator(".is-number")).to_have_text(["88"])
    shown = page.locator(".editor-lines > li").all_text_contents()
    assert "\n".join(shown) == field(page).input_value()


def test_a_read_only_page_explains_but_offers_no_completions(folder, open_page):
    with Server(folder) as server:
        page = open_page(server.url("neko"), **WIDE)
        page.keyboard.press("e")
        expect(page.locator(".editor-lines .is-item").first).to_be_visible()
        put_caret(page, "rootViewControl")
        page.keyboard.press("F1")
        expect(page.get_by_role("status", name="Explanation")).to_contain_text("rootViewController")
        page.keyboard.press("Escape")
        page.keyboard.press("Control+Space")
        page.keyboard.press("F1")
        expect(page.get_by_role("status", name="Explanation")).to_be_visible()
        expect(page.get_by_role("listbox")).to_be_hidden()
