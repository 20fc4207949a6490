"""A beginner's first hour: typing, fixing mistakes with a button, using keys, and creating a playground."""

import pytest
from playwright.sync_api import expect

from board import node
from browsing import until
from serving import Server

SAMPLES = []

FORM = """title = "Form"
devices = ["iphone-17", { device = "iphone-se-3", layoutDirection = "rightToLeft" }]

[app]
rootViewController = "nav"

[controllers.nav]
kind = "navigation"
rootViewController = "home"

[controllers.home]
title = "Home"
constraints = [
  "H:|-[name]-|",
  "name.top == safeArea.top + 16",
  "sounds.top == name.bottom + 20",
  "sounds.leading == name.leading",
  "ask.top == sounds.bottom + 20",
]
views.name = { kind = "textField", placeholder = "Name" }
views.sounds = { kind = "switch", isOn = true }
views.ask = { kind = "button", title = "Ask", tap = { present = "saved" } }

[controllers.saved]
kind = "alert"
title = "Saved"
actions.ok = { title = "OK" }
"""

PLAYGROUNDS = {"form": FORM}

WIDE = {"viewport": {"width": 1440, "height": 900}}

# The position of the caret's line within the visible text.
SIGHT = """() => {
    const body = document.querySelector(".editor-body").getBoundingClientRect();
    const line = document.querySelector(".editor-lines > li:last-child").getBoundingClientRect();
    return line.top >= body.top - 1 && line.bottom <= body.bottom + 1;
}"""

# The time of the first report of the mistake: below the text, in the panel, or as the number next to its button.
FIRST_MENTION = """() => {
    window.mentioned = 0;
    const places = ["#editor .editor-found", "#pane-problems", "[data-field=problem-count]"].map((place) => document.querySelector(place));
    const count = places[2].textContent;
    const isSaid = () => places.some((place) => place.textContent.includes("prefer")) || places[2].textContent !== count;
    const observer = new MutationObserver(() => isSaid() && (mentioned ||= Date.now()));
    for (const place of places) observer.observe(place, { childList: true, subtree: true, characterData: true });
}"""

# The top and the bottom of each row of the settings, and the height of its highest part.
ROWS = """() => [...document.querySelectorAll("#settings .setting")].filter((row) => row.checkVisibility()).map((row) => {
    const inner = [...row.querySelectorAll("button, select, .setting-name")].filter((part) => part.checkVisibility());
    const rects = inner.map((part) => part.getBoundingClientRect());
    return [Math.min(...rects.map(({ top }) => top)), Math.max(...rects.map(({ bottom }) => bottom)), Math.max(...rects.map(({ height }) => height))];
})"""

DEVICES = "() => [...document.querySelectorAll('[data-device]')].map(({ dataset }) => dataset.device)"

# The focused element.
FOCUS = "() => { const { activeElement: it } = document; return it.closest('[data-id]')?.dataset.id ?? it.id ?? it.className; }"


@pytest.fixture
def server(folder):
    with Server(folder, arguments=["--edit"]) as server:
        yield server


@pytest.fixture
def folder(playgrounds):
    yield playgrounds
    for path in playgrounds.glob("*.toml"):
        path.unlink()
    (playgrounds / "form.toml").write_text(FORM)


def test_typed_text_stays_visible_and_an_unfinished_key_is_no_mistake_for_two_seconds(server, open_page):
    page = open_page(server.url("form"), **WIDE)
    page.keyboard.press("p")
    page.locator("#tab-problems").click()
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("e")
    expect(page.locator(".editor-name")).to_have_text("form.toml")
    # The first Tab in the pane moves the focus back into the text.
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator(".editor-text")).to_be_focused()
    page.keyboard.press("Control+End")
    page.evaluate(FIRST_MENTION)
    page.keyboard.type("prefer")
    expect(page.locator(".choices")).to_be_visible()
    assert page.evaluate(SIGHT)
    problems = page.locator(".editor-problems")
    row = problems.locator(".diagnostic").filter(has_text="prefer").first
    expect(row).to_be_visible()
    assert page.evaluate("() => mentioned - Number(document.body.dataset.typed)") >= 2000
    assert page.evaluate(SIGHT)
    # There is one line for each until it is unfolded. The list folds as a whole, and its height can change.
    assert row.bounding_box()["height"] < 32 and not row.locator(".excerpt").is_visible()
    row.locator(".editor-unfold").click()
    expect(row.locator(".excerpt")).to_be_visible()
    height = problems.bounding_box()["height"]
    page.locator(".editor-divider").focus()
    page.keyboard.press("ArrowUp")
    assert problems.bounding_box()["height"] > height + 10
    problems.locator(".editor-fold").click()
    expect(row).to_be_hidden()
    # The focus returns from the text to the page's keys, and from the pane to the element where its key was pressed.
    page.locator(".editor-text").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#editor").focus()
    page.keyboard.press("e")
    expect(page.get_by_role("button", name="Source", exact=True)).to_be_focused()


def test_problems_are_fixed_and_recordings_added_with_a_button(server, open_page, folder):
    page = open_page(server.url("form"), **WIDE)
    # The panel opens the tab of the problems that its button counts.
    expect(page.locator('[data-field="problem-count"]')).to_have_text("1")
    page.keyboard.press("p")
    expect(page.locator("#tab-problems")).to_be_focused()
    # Problems that were seen do not open the tab again.
    page.locator("#tab-inspector").click()
    page.keyboard.press("p")
    page.keyboard.press("p")
    expect(page.locator("#tab-inspector")).to_be_focused()
    page.locator("#tab-problems").click()
    page.locator("#pane-problems .fix", has_text="ask.leading").first.click()
    expect(page.locator("#pane-problems .diagnostic")).to_have_count(0)
    assert '"ask.leading == layoutMargins.leading"' in (folder / "form.toml").read_text()

    page.locator("#tab-scenarios").click()
    page.locator("[data-record=toggle]").click()
    node(page, "iphone-17", "home.sounds").click()
    until(page, lambda: "tap home.sounds" in page.locator(".recording-text").input_value(), "it is recorded")
    page.get_by_role("button", name="Add to the file").click()
    until(page, lambda: 'events = ["tap home.sounds"]' in (folder / "form.toml").read_text(), "it is in the file")
    page.keyboard.press("Escape")


def test_the_focus_enters_opened_parts_and_returns(server, open_page):
    page = open_page(server.url("form"), **WIDE)
    # Typed text appears on mirrored devices at once.
    page.keyboard.press("m")
    fields = page.locator(".field-input")
    fields.first.click()
    page.keyboard.type("Mo")
    expect(fields.nth(1)).to_have_value("Mo")
    page.keyboard.press("Escape")
    page.keyboard.press("m")

    # The focus moves to the first element on a screen, not to the switch that is on.
    page.locator(".toolbar-tools button").last.focus()
    page.keyboard.press("Tab")
    names = []
    for _ in range(4):
        names.append(page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"))
        page.keyboard.press("Tab")
    assert all(names), names

    ask = node(page, "iphone-17", "home.ask")
    ask.focus()
    page.keyboard.press("Enter")
    until(page, lambda: page.evaluate(FOCUS) == "saved.ok", "the alert has the focus")
    page.keyboard.press("Escape")
    until(page, lambda: page.evaluate(FOCUS) == "home.ask", "the button has it back")

    # A device is dragged by its name to the position of another.
    lefts = lambda: [page.locator(f"[data-device='{name}'] .bezel").bounding_box()["x"] for name in page.evaluate(DEVICES)]
    first, second = page.evaluate(DEVICES)
    assert lefts()[0] < lefts()[1]
    page.locator(f"[data-device='{first}'] .device-name").hover()
    page.mouse.down()
    box = page.locator(f"[data-device='{second}'] .bezel").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    until(page, lambda: page.evaluate(DEVICES) == [second, first], "they have changed places")
    until(page, lambda: lefts()[0] < lefts()[1], "and are arranged so")

    # Settings, the scale and the devices take the focus, and return it to their button.
    for name in ("settings", "view", "devices"):
        button = page.locator(f".toolbar [popovertarget={name}]").first
        button.focus()
        page.keyboard.press("Enter")
        assert page.evaluate(FOCUS) == name
        page.keyboard.press("Tab")
        assert page.evaluate("(name) => document.getElementById(name).contains(document.activeElement)", name)
        page.keyboard.press("Escape")
        expect(button).to_be_focused()

    # Rows of settings lie below each other, also if the devices differ.
    page.get_by_role("button", name="Settings").first.click()
    assert page.locator("#settings [data-share]").count() > 0
    # The window has the size of a laptop, of a phone, and of a zoom of 200 %.
    for size in ((1440, 900), (390, 844), (720, 450)):
        page.set_viewport_size(dict(zip(("width", "height"), size)))
        boxes = page.evaluate(ROWS)
        for (_, bottom, height), (top, _, _) in zip(boxes, boxes[1:]):
            assert bottom <= top and height < 34, (size, boxes)


def test_a_button_creates_a_playground(server, open_page, folder):
    (folder / "form.toml").unlink()
    page = open_page(server.url(""))
    expect(page.locator(".empty-start")).to_contain_text('rootViewController = "nav"')
    expect(page.locator(".index-about")).to_contain_text("drawn on many devices")
    page.get_by_role("button", name="New playground").click()
    page.wait_for_url("**/hello")
    expect(node(page, "iphone-17", "home.next")).to_be_visible()
    assert (folder / "hello.toml").read_text().startswith('title = "Hello"')


# The characters must not run shortcuts.
SHORTCUTS = """() => {
    window.taken = [];
    for (const name of ["panel", "editor"]) new MutationObserver(() => taken.push(name)).observe(document.getElementById(name), { attributeFilter: ["hidden"] });
    for (const id of ["devices", "keys", "explain-dialog"]) document.getElementById(id)?.addEventListener("beforetoggle", () => taken.push(id));
    new MutationObserver(() => taken.push("board")).observe(document.body, { attributeFilter: ["class"], attributeOldValue: true });
}"""


@pytest.mark.parametrize("way", ["slow", "fast", "read-only"])
def test_characters_typed_after_e_go_to_the_text(playgrounds, server, open_page, folder, way):
    text = "textAlignment lpmrsd"
    if way == "read-only":
        with Server(playgrounds) as read_only:
            page = open_page(read_only.url("form"), **WIDE)
            page.keyboard.press("e")
            expect(page.locator(".editor-text")).to_be_focused()
            page.evaluate(SHORTCUTS)
            page.keyboard.type(text)
            assert page.evaluate("() => taken") == []
            expect(page.locator(".editor-text")).to_have_value(FORM)
        return
    page = open_page(server.url("form"), **WIDE)
    page.keyboard.press("e")
    if way == "slow":
        expect(page.locator(".editor-text")).to_be_focused()
    # In the other cases the editor is still loading.
    page.keyboard.type(text)
    expect(page.locator(".editor-text")).to_have_value(text + FORM)
    expect(page.locator("#editor")).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()
    assert page.locator("dialog[open], :popover-open").count() == 0
    page.keyboard.press("ControlOrMeta+z")


FOREIGN = """([tag, attributes]) => {
    const made = Object.assign(document.createElement(tag), attributes);
    if (tag === "select") made.append(new Option("one"), new Option("elephant"));
    document.querySelector(".toolbar").append(made);
    made.focus();
}"""


@pytest.mark.parametrize("element", [["select", {}], ["div", {"contentEditable": "true"}], ["input", {}], ["textarea", {"readOnly": True}]])
def test_no_shortcut_runs_in_a_text_element(server, open_page, element):
    page = open_page(server.url("form"), **WIDE)
    page.evaluate(FOREIGN, element)
    page.keyboard.type("epdls0")
    # An input method has an unfinished word, in any element.
    page.evaluate("""() => document.activeElement.blur()""")
    page.evaluate("""() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", isComposing: true, bubbles: true }))""")
    assert page.evaluate("() => ['panel', 'editor'].every((id) => document.getElementById(id).hidden) && !document.querySelector('.is-presenting, dialog[open], :popover-open')")
    page.evaluate("""() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", bubbles: true }))""")
    expect(page.locator("#panel")).to_be_visible()
