"""Settings of one device or of all, changes of an iPad's window, and the explanations of values."""

import re

import pytest
from playwright.sync_api import expect

from board import device, node

PHONE, PLUS, PAD = "iphone-se-1", "iphone-8-plus", "ipad-9-7"

PLAYGROUND = """\
title = "Environment"
devices = ["iphone-se-1", "iphone-8-plus", "ipad-9-7"]

[app]
rootViewController = "outer"

[controllers.outer]
kind = "container"
children = ["home"]

[[controllers.outer.overrides]]
child = "home"
when = { orientation = "landscape" }
traits = { horizontalSizeClass = "compact" }

[controllers.home]
backgroundColor = "systemBackground"
constraints = ["H:|-[label]-|", "label.top == safeArea.top + 20"]

[controllers.home.views.label]
kind = "label"
text = "Hello"

[[controllers.home.adaptive]]
when = { minWidth = 500 }
set = { label.textColor = "systemOrange" }
"""

SAMPLES = []

PLAYGROUNDS = {"environment": PLAYGROUND}


def line(text, occurrence=1):
    """The line of a text in the playground."""
    found = [number for number, said in enumerate(PLAYGROUND.splitlines(), 1) if text in said]
    return f"environment.toml:{found[occurrence - 1]}"


@pytest.fixture
def file(folder):
    return folder / "environment.toml"


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("environment"), viewport={"width": 1500, "height": 1100})


def settings(page, name=None):
    opener = page.get_by_role("button", name="Settings") if name is None else device(page, name).get_by_role("button", name="Adjust")
    opener.click()
    panel = page.locator("#settings")
    expect(panel).to_be_visible()
    return panel


def option(panel, setting):
    return panel.locator(f'[data-setting="{setting}"]')


def badges(page, name=PAD):
    return device(page, name).locator(".badges .badge")


def size(page, name=PAD):
    return device(page, name).locator('[data-field="size"]')


def edge(page, which, name=PAD):
    return device(page, name).locator(f'.edge[data-edge="{which}"]')


class Drag:
    """An edge dragged by the pointer. Lengths are in points of the device."""

    def __init__(self, page, which, name=PAD):
        self.page = page
        device(page, name).locator(".bezel").hover()
        box = edge(page, which, name).bounding_box()
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.scale = float(page.locator(".board-devices").evaluate("(board) => getComputedStyle(board).getPropertyValue('--zoom')"))
        page.mouse.move(self.x, self.y)
        page.mouse.down()

    def by(self, x=0, y=0):
        self.page.mouse.move(self.x + x * self.scale, self.y + y * self.scale, steps=6)


# Settings


def test_settings_of_one_device_do_not_affect_others_and_mixed_values_are_marked(page):
    option(settings(page, PLUS), "userInterfaceStyle dark").click()
    expect(node(page, PLUS, "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.keyboard.press("Escape")
    slider = settings(page, PAD).get_by_role("slider", name="Text size")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "Accessibility extra extra extra large")
    page.keyboard.press("Escape")
    panel = settings(page)
    expect(panel.locator('[data-field="category"]')).to_contain_text("Mixed")
    light, dark = option(panel, "userInterfaceStyle light"), option(panel, "userInterfaceStyle dark")
    for choice, share in ((light, "2 of 3"), (dark, "1 of 3")):
        expect(choice).to_have_attribute("aria-checked", "false")
        expect(choice).to_have_attribute("data-share", share)
    dark.click()
    expect(dark).to_have_attribute("aria-checked", "true")
    expect(panel.locator("[data-share]")).to_have_count(0)
    for name in (PHONE, PLUS, PAD):
        expect(node(page, name, "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.keyboard.press("Escape")

    # The menu is that of one device.
    expect(option(settings(page, PHONE), "forceTouch off")).to_be_hidden()
    page.keyboard.press("Escape")
    panel = settings(page)
    option(panel, "forceTouch off").click()
    expect(option(panel, "forceTouch off")).to_have_attribute("aria-checked", "true")
    expect(device(page, PLUS)).to_have_attribute("data-settings", re.compile("forceTouch off"))
    assert "forceTouch" not in device(page, PAD).get_attribute("data-settings")
    page.keyboard.press("Escape")
    panel = settings(page, PLUS)
    for setting, subtitle in (("rotate landscapeLeft", "Landscape"), ("rotate portraitUpsideDown", "Upside down")):
        option(panel, setting).click()
        expect(device(page, PLUS).locator('[data-field="subtitle"]')).to_have_text(subtitle)
        expect(option(panel, setting)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")

    panel = settings(page, PLUS)
    for setting in ["userInterfaceStyle light", "layoutDirection rightToLeft", "accessibilityContrast high", "legibilityWeight bold"]:
        option(panel, setting).click()
        expect(option(panel, setting)).to_have_attribute("aria-checked", "true")
        held = {name: setting in device(page, name).get_attribute("data-settings") for name in (PHONE, PLUS, PAD)}
        assert held == {PHONE: False, PLUS: True, PAD: False}


def test_the_system_of_a_device_survives_a_save(page, file):
    panel = settings(page, PLUS)
    option(panel, "userInterfaceStyle dark").click()
    expect(node(page, PLUS, "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    system = panel.get_by_label("System")
    system.select_option("iOS 12")
    # This version has no dark style.
    expect(node(page, PLUS, "home")).to_have_css("background-color", "rgb(255, 255, 255)")
    file.write_text(PLAYGROUND.replace("Hello", "Welcome"))
    expect(node(page, PLUS, "home.label")).to_have_text("Welcome")
    expect(node(page, PLUS, "home")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(system).to_have_value("ios 12")


def test_named_colours_follow_the_style_of_their_view(page, file):
    named = PLAYGROUND.replace("[app]", """[colors]
brand = { light = "#0a7", dark = "systemTeal" }

[app]
tintColor = "brand\"""").replace('"systemBackground"', '"brand"') + """
[controllers.home.views.next]
kind = "button"
title = "Next"
"""
    file.write_text(named)
    expect(node(page, PHONE, "home")).to_have_css("background-color", "rgb(0, 170, 119)")
    expect(node(page, PHONE, "home.next")).to_have_css("color", "rgb(0, 170, 119)")
    option(settings(page), "userInterfaceStyle dark").click()
    for name in (PHONE, PAD):
        expect(node(page, name, "home")).to_have_css("background-color", "rgb(64, 200, 224)")
        expect(node(page, name, "home.next")).to_have_css("color", "rgb(64, 200, 224)")


def test_a_language_can_be_chosen_if_the_file_has_translations(page, file):
    panel = settings(page, PLUS)
    language = panel.get_by_label("Language")
    expect(language).to_be_hidden()
    file.write_text(PLAYGROUND + '[strings]\nde = { Hello = "Hallo" }\nar = { Hello = "مرحبا" }\n')
    expect(language).to_be_visible()
    expect(language).to_have_value("language base")
    assert language.locator("option:not([hidden])").all_inner_texts() == [
        "As written", "German", "Arabic", "Double length", "Right to left"]
    language.select_option("German")
    expect(node(page, PLUS, "home.label")).to_have_text("Hallo")
    expect(node(page, PAD, "home.label")).to_have_text("Hello")
    language.select_option("Double length")
    expect(node(page, PLUS, "home.label")).to_have_text("Hello Hello")
    language.select_option("Arabic")
    expect(node(page, PLUS, "home.label")).to_have_text("مرحبا")
    expect(option(panel, "layoutDirection rightToLeft")).to_have_attribute("aria-checked", "true")
    file.write_text(PLAYGROUND)
    expect(node(page, PLUS, "home.label")).to_have_text("Hello")
    expect(language).to_be_hidden()


# Windows


def test_windows_of_the_orientation_can_be_chosen_and_arrow_keys_move_their_edge(page):
    handle = edge(page, "width")
    handle.focus()
    page.keyboard.press("ArrowLeft")
    expect(handle).to_have_attribute("aria-valuenow", "767")
    page.keyboard.press("Shift+ArrowLeft")
    expect(handle).to_have_attribute("aria-valuetext", "757 points")
    page.keyboard.press("Home")
    expect(badges(page)).to_have_text(["wC", "hR"])
    expect(handle).to_have_attribute("aria-valuenow", "320")
    page.keyboard.press("End")
    expect(device(page, PAD).locator('[data-field="subtitle"]')).to_have_text("Portrait")
    expect(handle).to_be_focused()

    windows = device(page, PAD).locator(".windows")
    expect(windows.locator('[data-setting="split 1/2"]')).to_be_hidden()
    expect(device(page, PHONE).locator(".windows")).to_have_count(0)
    expect(badges(page)).to_have_text(["wR", "hR"])
    for setting, shown in [("split 1/3", "320 × 1024"), ("split 2/3", "438 × 1024")]:
        choice = windows.locator(f'[data-setting="{setting}"]')
        choice.click()
        expect(size(page)).to_have_text(shown)
        expect(badges(page)).to_have_text(["wC", "hR"])
        expect(choice).to_have_attribute("aria-checked", "true")
    device(page, PAD).get_by_role("radio", name="Full screen").click()
    expect(badges(page)).to_have_text(["wR", "hR"])
    device(page, PAD).get_by_role("button", name="Rotate").click()
    expect(windows.locator('[data-setting="split 1/2"]')).to_be_visible()


def test_dragging_the_edge_flips_the_badge_at_the_marked_width(page):
    drag = Drag(page, "width")
    drag.by(x=-60)
    expect(size(page)).to_have_text("708 × 1024")
    marks = device(page, PAD).locator(".flip")
    expect(marks).to_have_count(2)
    expect(marks.nth(0)).to_contain_text(line("[[controllers.home.adaptive]]"))
    expect(marks.nth(1).locator("b")).to_have_text(["wC", "wR"])
    expect(device(page, PAD).locator(".flips")).to_have_css("opacity", "1")
    marked = float(marks.nth(1).evaluate("(mark) => mark.style.getPropertyValue('--at')"))
    drag.by(x=marked - 768)
    expect(badges(page)).to_have_text(["wR", "hR"])
    # Windows of these widths were not measured. Up to 639 points the width is known to be compact.
    drag.by(x=marked - 768 - 2)
    expect(badges(page)).to_have_text(["wC?", "hR"])
    drag.by(x=638 - 768)
    expect(badges(page)).to_have_text(["wC", "hR"])
    page.mouse.up()
    expect(device(page, PAD).locator(".flips")).to_have_css("opacity", "0")


def test_the_corner_resizes_to_the_minimum_and_a_fast_drag_ends_at_the_pointer(page):
    drag = Drag(page, "corner")
    drag.by(x=-100, y=-200)
    expect(size(page)).to_have_text("668 × 824")
    drag.by(x=-700, y=-1000)
    expect(size(page)).to_have_text("320 × 480")
    drag.by(x=20, y=20)
    expect(device(page, PAD).locator('[data-field="subtitle"]')).to_have_text("Portrait")
    page.mouse.up()
    expect(device(page, PAD).locator(".flips")).to_have_css("opacity", "0")
    drag = Drag(page, "width")
    for step in range(120):
        page.mouse.move(drag.x - (40 + step * 2) * drag.scale, drag.y)
    page.mouse.up()
    expect(size(page)).to_have_text("490 × 1024")


# Why


def inspect(page, name, id):
    page.get_by_role("button", name="Inspect views").click()
    node(page, name, id).click()
    inspector = page.locator('[data-region="inspection"]')
    expect(inspector.get_by_role("heading", level=2)).to_have_text(id.split(".")[-1])
    return inspector


def test_the_inspector_shows_sources_of_traits_and_rules_and_of_covered_controllers(page):
    device(page, PAD).get_by_role("button", name="Rotate").click()
    expect(node(page, PAD, "home")).to_have_attribute("style", re.compile(r"width: ?1024px"))
    inspector = inspect(page, PAD, "home.label")
    steps = inspector.locator(".trait").first.locator(".origins li")
    expect(steps).to_have_count(2)
    expect(steps.nth(0)).to_contain_text("regular")
    expect(steps.nth(1)).to_contain_text("outer overrides it")
    expect(steps.nth(1).locator(".place")).to_have_text(line("[[controllers.outer.overrides]]"))

    page.keyboard.press("Escape")
    inspector = inspect(page, PHONE, "home.label")
    expect(inspector.locator(".inspection-head .place")).to_have_text(line("[controllers.home.views.label]"))
    rule = inspector.locator(".element")
    expect(rule.locator(".element-state")).to_have_text("does not hold")
    expect(rule.locator(".place")).to_have_text(line("[[controllers.home.adaptive]]"))
    expect(rule).to_contain_text("width ≥ 500, and it is 320")

    inspector.get_by_role("button", name="outer").click()
    expect(inspector.get_by_role("heading", level=2)).to_have_text("outer")
    expect(inspector).to_contain_text("Traits of outer")
    inspector.get_by_role("button", name="window").click()
    expect(inspector).to_contain_text("Traits of the window")


def test_the_picker_disappears_when_the_panel_opens(page):
    page.keyboard.press("i")
    node(page, PHONE, "home.label").hover()
    picker = page.locator(".node-picker")
    expect(picker).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator("#panel")).to_be_visible()
    page.wait_for_function("""() => {
        const picker = document.querySelector(".node-picker");
        if (picker.hidden) return true;
        const drawn = picker.getBoundingClientRect();
        return [...document.querySelectorAll(".node")].some((node) => {
            const rect = node.getBoundingClientRect();
            return Math.abs(rect.left - drawn.left) < 1 && Math.abs(rect.top - drawn.top) < 1;
        });
    }""")
