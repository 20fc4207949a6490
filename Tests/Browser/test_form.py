"""A form is usable: its controls respond to the pointer, the keyboard and a screen reader."""

import pytest
from playwright.sync_api import expect

from board import device, expect_text, node

pytestmark = pytest.mark.firefox_sweep

FORM = """
title = "Form"
devices = ["iphone-8"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
prefersLargeTitles = true
[controllers.home]
title = "Form"
views.hello = { kind = "label", text = "Nothing yet" }
views.wifi = { kind = "switch", tap = { set = { hello.text = "Wi-Fi is {value}" } } }
views.volume = { kind = "slider", value = 0.4, tap = { set = { hello.text = "Volume {value}" } } }
views.count = { kind = "stepper", tap = { set = { hello.text = "{value} cats" } } }
views.sort = { kind = "segmentedControl", segments = ["Name", "Date"], tap = { set = { hello.text = "By {value}" } } }
views.name = { kind = "textField", tap = { set = { hello.text = "Hello {value}" } } }
views.box = { kind = "stack", axis = "vertical", spacing = 14, alignment = "fill", arrangedSubviews = ["hello", "volume", "sort", "name", "wifi", "count"] }
constraints = ["H:|-[box]-|", "box.top == safeArea.top + 16"]
"""

DOTS = """
title = "Dots"
devices = ["iphone-8"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["H:|[dots]|", "dots.top == safeArea.top + 80"]
views.dots = { kind = "pageControl", numberOfPages = 4, tap = { show = "next" } }
[controllers.next]
"""

SECRET = """
title = "Secret"
devices = ["iphone-8"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["H:|-[word]-|", "word.top == safeArea.top + 80", "H:|-[told]-|", "told.top == word.bottom + 20"]
views.word = { kind = "textField", isSecureTextEntry = true, tap = { set = { told.text = "{value}" } } }
views.told = { kind = "label", text = "-" }
"""

SAMPLES = []

PLAYGROUNDS = {"form": FORM, "dots": DOTS, "secret": SECRET}

PHONE = "iphone-8"


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("form"))


def test_a_secure_field_hides_its_characters_without_being_a_password_field(server, open_page):
    """The browser's console reports each password outside a form, and its keychain would offer to save it."""
    page = open_page(server.url("secret"))
    field = node(page, PHONE, "home.word").locator(".field-input")
    node(page, PHONE, "home.word").click()
    page.keyboard.type("cat")
    expect_text(page, "home.told", "cat", [PHONE])
    assert field.evaluate("(field) => [field.type, field.value, getComputedStyle(field).webkitTextSecurity]") == ["text", "cat", "disc"]


def test_the_focus_of_a_page_control_is_as_wide_as_its_dots(server, open_page):
    page = open_page(server.url("dots"))
    control = node(page, PHONE, "home.dots")
    control.focus()
    page.keyboard.press("Shift")
    widths = control.evaluate("""(control) => [control, control.querySelector(".dotRow")].map((part) =>
        [getComputedStyle(part).outlineStyle, part.getBoundingClientRect().width])""")
    assert widths[0][0] == "none" and widths[1][0] == "solid"
    assert widths[1][1] < widths[0][1] / 3


def says(page, text):
    expect_text(page, "home.hello", text, [PHONE])


def test_controls_respond_to_the_pointer_and_the_keyboard(page):
    switch = device(page, PHONE).get_by_role("switch", name="wifi")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    says(page, "Wi-Fi is on")
    switch.focus()
    page.keyboard.press("Space")
    says(page, "Wi-Fi is off")

    slider = device(page, PHONE).get_by_role("slider", name="volume")
    slider.focus()
    page.keyboard.press("ArrowRight")
    says(page, "Volume 0.41")
    page.keyboard.press("ArrowRight")
    says(page, "Volume 0.42")
    expect(slider).to_be_focused()

    more = device(page, PHONE).get_by_role("button", name="More: count")
    more.click()
    says(page, "1 cats")
    more.click()
    says(page, "2 cats")
    device(page, PHONE).get_by_role("button", name="Less: count").click()
    says(page, "1 cats")
    # The value is shown before any answer.
    more.evaluate("(half) => { half.click(); half.click(); half.click(); }")
    says(page, "4 cats")

    segment = device(page, PHONE).get_by_role("radio", name="Date")
    segment.click()
    says(page, "By Date")
    expect(segment).to_have_attribute("aria-checked", "true")


@pytest.mark.firefox
def test_typed_text_survives_a_save(page, folder):
    field = device(page, PHONE).get_by_role("textbox", name="name")
    field.click()
    page.keyboard.type("Mochi & co, 100 %")
    page.keyboard.press("Enter")
    says(page, "Hello Mochi & co, 100 %")
    expect_text(page, "home.name", "Mochi & co, 100 %", [PHONE])
    (folder / "form.toml").write_text(FORM.replace("spacing = 14", "spacing = 20"))
    page.wait_for_function("""() => document.querySelector('[data-id="home.volume"]').style.top !== "34.5px"
        && document.querySelector('[data-id="home.name"] input').value === "Mochi & co, 100 %" """)
    says(page, "Hello Mochi & co, 100 %")
    expect(node(page, PHONE, "home.name").locator("input")).to_have_value("Mochi & co, 100 %")
