"""The editor of an exported page: typing, the appearance of its text, and its size on the page."""

from playwright.sync_api import expect

from board import CONTRAST
from exporting import edit, exported, exports, open_export, open_file

SAMPLES = ["neko"]

WIDE = {"viewport": {"width": 1440, "height": 900}}


def test_keys_after_opening_go_to_the_text_and_after_escape_to_the_page(open_export):
    page = open_export()
    before = page.locator(".editor-text").input_value()
    for way in ["key", "button"]:
        if way == "key":
            page.keyboard.press("e")
        else:
            page.get_by_role("button", name="Edit").click()
        expect(page.locator(".editor-text")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("#editor")).to_be_focused()
        page.keyboard.press("d")
        expect(page.locator("#devices")).to_be_visible()
        page.keyboard.press("Escape")
        assert page.locator(".editor-text").input_value() == before
        page.locator("#editor").focus()
        page.keyboard.press("e")
        expect(page.locator("#editor")).to_be_hidden()
        expect(page.get_by_role("button", name="Edit")).to_be_focused()

    edit(page).click(position={"x": 80, "y": 22})
    expect(page.locator(".editor-text")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.type("# em")
    assert page.locator(".editor-text").input_value().startswith("# em# Neko")
    expect(page.locator("#editor")).to_be_visible()


def parts(page, number):
    """A displayed line: the kind and the text of each of its parts."""
    return page.locator(".editor-lines > li").nth(number - 1).evaluate(
        "(line) => [...line.childNodes].map((part) => [part.className?.replace('is-', '') ?? '', part.textContent])"
    )


TEXT = '''# A comment
[table."a.b"]  # after it
key = "text \\" # none" # one
list = [
  "H:|-[photo]-|",
  1.5, true,
]
inline = { a = 'raw', "b c" = 2 }
lines = """one [two]
three = 3
"""
broken = "open
'''


def test_the_text_has_distinguishable_and_legible_colours(open_export):
    page = open_export()
    edit(page).fill(TEXT)
    assert parts(page, 1) == [["comment", "# A comment"]]
    assert parts(page, 2) == [["table", '[table."a.b"]'], ["", " "], ["", " "], ["comment", "# after it"]]
    assert [part for part in parts(page, 3) if part[0]] == [["key", "key"], ["string", '"text \\" # none"'], ["comment", "# one"]]
    assert [part for part in parts(page, 5) if part[0]] == [["string", '"H:|-[photo]-|"']]
    assert [part for part in parts(page, 6) if part[0]] == [["value", "1.5"], ["value", "true"]]
    assert [part for part in parts(page, 8) if part[0]] == [
        ["key", "inline"], ["key", "a"], ["string", "'raw'"], ["key", '"b c"'], ["value", "2"],
    ]
    assert parts(page, 10) == [["string", "three = 3"]]
    shown = page.locator(".editor-lines > li").all_text_contents()
    assert "\n".join(shown) == TEXT
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        colors = page.evaluate("""() => {
            const ground = getComputedStyle(document.getElementById("editor")).backgroundColor;
            return ["comment", "table", "key", "string", "value"].map((kind) => {
                const { color } = getComputedStyle(document.querySelector(`.editor-lines .is-${kind}`));
                return [color, CONTRAST(ground, color)];
            });
        }""".replace("CONTRAST", CONTRAST))
        assert len({color for color, _ in colors}) == 5
        assert all(contrast >= 4.5 for _, contrast in colors), colors


def test_colours_follow_the_typed_text_and_a_character_changes_one_line(open_export):
    page = open_export()
    field = edit(page)
    field.fill('a = 1\nb = 2\n[c]\nd = 3\n')
    kept = page.locator(".editor-lines > li").nth(0).element_handle()
    # Three quotes turn everything that follows into a string. Without them it is as before.
    field.evaluate("(field) => { field.focus(); field.setSelectionRange(10, 10); }")
    page.keyboard.type('"""')
    assert parts(page, 4) == [["string", "d = 3"]]
    for _ in range(3):
        page.keyboard.press("Backspace")
    assert parts(page, 3) == [["table", "[c]"]]
    page.keyboard.press("Enter")
    expect(page.locator(".editor-lines > li")).to_have_count(6)
    assert parts(page, 4) == [["table", "[c]"]]
    # An unchanged line is the same element.
    assert kept.evaluate("(line) => line === document.querySelector('.editor-lines > li')")

    edit(page).fill('# a "value"\n' * 500)
    expect(page.locator(".editor-lines > li")).to_have_count(501)
    changed = page.evaluate("""() => {
        const field = document.querySelector(".editor-text");
        const seen = new Set();
        const observer = new MutationObserver((records) => records.forEach(({ target }) => seen.add(target)));
        observer.observe(document.querySelector(".editor-lines"), { childList: true, subtree: true, characterData: true });
        field.focus();
        field.setSelectionRange(700, 700);
        document.execCommand("insertText", false, "x");
        const records = observer.takeRecords();
        records.forEach(({ target }) => seen.add(target));
        return [...seen].map((node) => node.localName);
    }""")
    assert changed == ["li"]


RANGES = """() => {
    const field = document.querySelector(".editor-text");
    const body = document.querySelector(".editor-body");
    return {
        field: field.scrollHeight - field.clientHeight, right: body.scrollWidth - body.clientWidth,
        lines: document.querySelector(".editor-lines").getBoundingClientRect().height, text: field.getBoundingClientRect().height,
    };
}"""


def test_long_lines_are_wrapped_or_scroll_to_the_right(open_export):
    page = open_export(**WIDE)
    field = edit(page)
    wrap = page.get_by_role("button", name="Wrap")
    expect(wrap).to_have_attribute("aria-pressed", "true")
    wrapped = page.evaluate(RANGES)
    assert wrapped["right"] == 0 and wrapped["field"] <= 0 and wrapped["text"] >= wrapped["lines"]
    wrap.click()
    expect(wrap).to_have_attribute("aria-pressed", "false")
    plain = page.evaluate(RANGES)
    assert plain["right"] > 0 and plain["lines"] < wrapped["lines"] and plain["field"] <= 0
    assert field.evaluate("(field) => field.scrollWidth <= field.clientWidth")
    # The page remembers the choice.
    page.reload()
    page.locator("body[data-ready]").wait_for()
    edit(page)
    expect(page.get_by_role("button", name="Wrap")).to_have_attribute("aria-pressed", "false")


def test_characters_are_at_the_carets_positions(open_export):
    """The field, made visible, shows the same picture as its lines."""
    page = open_export(**WIDE)
    edit(page).fill(("# wörds \t and more " + "and so on " * 12 + "\n") * 6)
    page.add_style_tag(content=".editor-lines li { background: none !important } .editor-lines li * { color: inherit !important } .editor-lines li::before { visibility: hidden } .editor-text { caret-color: transparent !important }")
    body = page.locator(".editor-body")
    for is_wrapped in [True, False]:
        if not is_wrapped:
            page.get_by_role("button", name="Wrap").click()
        page.locator(".editor-name").click()
        expect(page.locator(".editor-problems")).to_be_visible()
        lines = body.screenshot()
        field = page.add_style_tag(content=".editor-lines { visibility: hidden } .editor-text { -webkit-text-fill-color: currentColor !important }")
        assert body.screenshot() == lines
        field.evaluate("(style) => style.remove()")


def test_the_board_keeps_two_thirds_of_the_width_and_the_typed_text_stays_visible(open_export):
    page = open_export(**WIDE)
    field = edit(page)
    assert page.locator("#board").bounding_box()["width"] > 1440 * 0.65
    scale = page.evaluate("() => Number(document.querySelector('.board-devices').style.getPropertyValue('--zoom'))")
    assert scale > 0.3
    assert page.evaluate("() => board.scrollWidth <= board.clientWidth && board.scrollHeight <= board.clientHeight")
    field.evaluate("(field) => { field.focus({ preventScroll: true }); field.setSelectionRange(field.value.length, field.value.length); }")
    page.keyboard.type("# the end")
    line, body = page.locator(".editor-lines > li").last.bounding_box(), page.locator(".editor-body").bounding_box()
    assert body["y"] < line["y"] + line["height"] / 2 < body["y"] + body["height"]
