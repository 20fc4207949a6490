"""Actions of the user on devices: taps, going back, rotations, settings."""

import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, expect_text, node, nodes

SAMPLES = ["neko"]


@pytest.fixture
def page(server, open_page):
    return open_page(server.url("neko"))


def subtitle(page, name):
    return device(page, name).locator('[data-field="subtitle"]')


def badges(page, name):
    return device(page, name).locator(".badge")


def test_a_tap_shows_the_second_screen_only_on_that_device_and_back_returns(page):
    for name in ALL:
        node(page, name, "home.next").click()
        expect_screens(page, "home", cats=[name])
        back = node(page, name, "nav/bar/back")
        expect(back).to_have_text("Neko")
        back.click()
        expect_screens(page, "home")
        expect(nodes(page, "nav/bar/back")).to_have_count(0)


def test_buttons_rotate_one_device_or_all_with_badges_and_rules(page):
    phone = "iphone-se-1"
    expect(badges(page, phone)).to_have_text(["wC", "hR"])
    expect(node(page, phone, "home.next")).to_have_css("background-color", "rgb(0, 122, 255)")

    device(page, phone).get_by_role("button", name="Rotate").click()
    expect(subtitle(page, phone)).to_have_text("Landscape")
    expect(badges(page, phone)).to_have_text(["wC", "hC"])
    expect(node(page, phone, "home.next")).to_have_css("background-color", "rgb(255, 59, 48)")
    expect(node(page, phone, "home.photo")).to_have_css("height", "0px")
    expect(subtitle(page, "iphone-8-plus")).to_have_text("Portrait")

    device(page, phone).get_by_role("button", name="Rotate").click()
    expect(subtitle(page, phone)).to_have_text("Portrait")
    expect(node(page, phone, "home.next")).to_have_css("background-color", "rgb(0, 122, 255)")

    page.get_by_role("button", name="Rotate all").click()
    for name in ALL:
        expect(subtitle(page, name)).to_have_text("Portrait" if name.endswith("@landscape") else "Landscape")
    expect(device(page, "iphone-8-plus").locator(".device-size")).to_have_text("736 × 414")
    expect(badges(page, "iphone-8-plus")).to_have_text(["wR", "hC"])
    expect(badges(page, "ipad-9-7")).to_have_text(["wR", "hR"])


def settings(page):
    page.get_by_role("button", name="Settings").click()
    panel = page.locator("#settings")
    expect(panel).to_be_visible()
    return panel


def test_a_setting_of_all_applies_to_every_device_until_it_is_changed_back(page):
    panel = settings(page)
    dark, light = panel.get_by_role("radio", name="Dark"), panel.get_by_role("radio", name="Light")
    expect(light).to_have_attribute("aria-checked", "true")
    dark.click()
    for name in ALL:
        expect(node(page, name, "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    expect(dark).to_have_attribute("aria-checked", "true")
    expect(light).to_have_attribute("aria-checked", "false")
    light.click()
    for name in ALL:
        expect(node(page, name, "home")).to_have_css("background-color", "rgb(255, 255, 255)")

    before = float(node(page, "ipad-9-7", "home.headline").evaluate("(node) => parseFloat(node.style.height)"))
    size = panel.get_by_role("slider", name="Text size")
    size.press("End")
    expect(size).to_have_attribute("aria-valuetext", "Accessibility extra extra extra large")
    page.wait_for_function(
        """(before) => parseFloat(document.querySelector('[data-device="ipad-9-7"] [data-id="home.headline"]').style.height)
            > 1.8 * before""",
        arg=before,
    )
    size.press("Home")

    panel.get_by_role("radio", name="Bold").click()
    expect(node(page, "iphone-se-1", "home.invitation").locator(".text")).to_have_css("font-weight", "500")
    panel.get_by_role("radio", name="High").click()
    for name in ALL:
        expect(device(page, name).locator(".high-contrast").first).to_be_attached()

    page.keyboard.press("Escape")
    node(page, "ipad-9-7", "home.next").click()
    photo = node(page, "ipad-9-7", "cats.biscuitPhoto")
    expect(photo).to_be_visible()
    settings(page).get_by_role("radio", name="Right to left").click()
    page.wait_for_function(
        """() => {
            const stands = (id) => document.querySelector(`[data-device="ipad-9-7"] [data-id="${id}"]`).getBoundingClientRect();
            return stands("cats.biscuitPhoto").left > stands("cats.biscuitText").left;
        }"""
    )


def test_a_page_opened_without_its_events_starts_again_with_default_controls(page):
    page_address = page.url
    size = settings(page).get_by_role("slider", name="Text size")
    size.press("End")
    page.get_by_role("radio", name="Dark").click()
    expect(node(page, "ipad-9-7", "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.reload()
    expect(node(page, "ipad-9-7", "home")).to_have_css("background-color", "rgb(0, 0, 0)")
    page.goto("about:blank")
    page.goto(page_address)
    expect(node(page, "ipad-9-7", "home")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(settings(page).get_by_role("radio", name="Light")).to_have_attribute("aria-checked", "true")
    expect(size).to_have_attribute("aria-valuetext", "Large")


def test_the_timeline_has_the_events_and_all_trait_environments_on_request(page):
    page.locator('.toolbar [data-action="toggle-panel"]').click()
    page.get_by_role("tab", name="Timeline").click()
    timeline = page.locator('[data-region="timeline"]')
    stories = timeline.locator(".timeline-device")
    expect(stories.first).to_contain_text("viewDidLoad nav, home")
    expect(timeline).not_to_contain_text("tapped")
    node(page, "iphone-8-plus", "home.next").click()
    # Devices with events since the launch come first.
    expect(stories.first).to_contain_text("show cats: home? no · nav? yes → push")
    expect(stories.first.locator("summary")).to_contain_text("iPhone 8 Plus")
    expect(timeline.locator(".log-entry", has_text="tapped")).to_have_count(1)

    page.locator('[data-setting="userInterfaceStyle dark"]').evaluate("(option) => option.click()")
    expect(timeline).to_contain_text("home traitCollectionDidChange(_:): userInterfaceStyle light → dark")
    expect(timeline).not_to_contain_text("the window traitCollectionDidChange")
    option = page.get_by_label("All trait environments")
    option.check()
    for told in ["the screen", "the window scene", "the window", "next of home"]:
        expect(timeline).to_contain_text(f"{told} traitCollectionDidChange(_:): userInterfaceStyle light → dark")
    # A reloaded page sends the request again.
    page.reload()
    expect(timeline).to_contain_text("the window traitCollectionDidChange")
    option.uncheck()
    expect(timeline).not_to_contain_text("the window traitCollectionDidChange")
    expect(timeline).to_contain_text("home traitCollectionDidChange")
    page.get_by_role("tab", name="Inspector").click()
    expect(option).to_be_hidden()


def test_a_selected_view_is_inspected_and_the_result_follows_the_device(page):
    page.get_by_role("button", name="Inspect views").click()
    node(page, "iphone-se-1", "home.photo").click()
    inspector = page.locator('[data-region="inspection"]')
    expect(inspector.get_by_role("heading", level=2)).to_have_text("photo")
    expect(inspector.locator(".element")).to_have_count(2)
    expect(inspector.locator(".element.holds")).to_have_count(1)
    expect(inspector).to_contain_text("it is regular")
    page.keyboard.press("Escape")
    device(page, "iphone-se-1").get_by_role("button", name="Rotate").click()
    expect(inspector.locator(".element.holds .inspection-source")).to_contain_text("adaptive[0]")
    expect_text(page, "home.headline", "Three cats are awake")


def system(page, name):
    return device(page, name).locator('[data-field="system"]')


def test_devices_show_their_system_and_its_reason_unless_all_are_equal(page):
    expect(system(page, "iphone-se-1")).to_have_text("iOS 15")
    expect(system(page, "iphone-8-plus")).to_have_text("iOS 16")
    title = device(page, "iphone-8-plus").locator('[data-field="about"]')
    expect(title).to_have_attribute("title", "iPhone 8 Plus\nThe last version of this model is iOS 16, which it runs instead of iOS 27.1.")

    device(page, "iphone-8-plus").get_by_role("button", name="Adjust").click()
    page.locator("#settings").get_by_label("System").select_option("ios 26")
    expect(system(page, "iphone-8-plus")).to_have_text("never ran iOS 26")
    title = device(page, "iphone-8-plus").locator('[data-field="about"]')
    expect(title).to_have_attribute("title", "iPhone 8 Plus\nThis model never ran iOS 26, but iOS 11 to 16.")
    page.keyboard.press("Escape")

    settings(page).get_by_label("System").select_option("ios 14")
    for name in ALL:
        expect(system(page, name)).to_be_hidden()
