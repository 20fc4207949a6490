"""A comparison of two devices, or of two environments of one device, in the panel and on both boards."""

import pytest
from playwright.sync_api import expect

from board import device, node
from conftest import until

TEXT = """title = "Compare"
devices = ["iphone-8", { device = "iphone-8", style = "dark" }, "ipad-9-7"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = ["next.left == left + 20", "next.top == safeArea.top + 8", "extra.left == next.left", "extra.top == next.bottom + 8"]
views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
views.extra = { kind = "label", text = "Extra", isHidden = true }
[[controllers.home.adaptive]]
when = { userInterfaceStyle = "dark" }
set = { extra.isHidden = false }
[controllers.detail]
title = "Detail"
"""

SAMPLES = []

PLAYGROUNDS = {"compare": TEXT}

LIGHT, DARK, PAD = "iphone-8", "iphone-8@dark", "ipad-9-7"


@pytest.fixture
def page(server, open_page):
    page = open_page(server.url("compare"))
    page.keyboard.press("p")
    page.locator('[data-tab="compare"]').click()
    expect(page.locator(".differences").first).to_be_visible()
    return page


def rows(page, heading):
    """The rows of the table below a heading, as texts."""
    return page.evaluate(
        """(heading) => {
            const title = [...document.querySelectorAll('[data-region="comparison"] h3')].find(({ textContent }) => textContent.trim().startsWith(heading));
            const rows = title ? [...title.nextElementSibling.querySelectorAll("tbody tr")] : [];
            return rows.map((row) => [...row.cells].map((cell) => (cell.querySelector("button") ?? cell).textContent.trim().replaceAll("\u00a0", " ")));
        }""",
        heading,
    )


def lit(page, kind):
    return page.evaluate(
        "(kind) => [...document.querySelectorAll(`.of-${kind} [data-lit]`)].map((light) => `${light.closest('[data-device]').dataset.device} ${light.dataset.lit}`)", kind
    )


def test_two_environments_of_one_device_are_compared(page):
    expect(page.locator('[data-side="first"]')).to_have_value(LIGHT)
    expect(page.locator('[data-side="second"]')).to_have_value(DARK)
    assert rows(page, "Traits of the window") == [["userInterfaceStyle", "light", "dark"]]
    assert rows(page, "Views") == [["extra", "hidden", "present"]]
    assert rows(page, "Frames") == [] and rows(page, "Stacks") == []
    assert f"{DARK} home.extra" in lit(page, "different")
    expect(device(page, LIGHT)).to_have_attribute("data-compared", "A")
    expect(device(page, DARK)).to_have_attribute("data-compared", "B")
    assert device(page, PAD).get_attribute("data-compared") is None
    # Leaving the tab removes all highlights.
    page.locator('[data-tab="timeline"]').click()
    expect(page.locator("[data-compared]")).to_have_count(0)
    assert lit(page, "different") == [] and lit(page, "moved") == []


def test_the_comparison_follows_taps_and_saves(page, folder):
    node(page, LIGHT, "home.next").click()
    until(page, lambda: rows(page, "Stacks") == [["nav", "home › detail", "home"]], "the stacks differ")
    until(page, lambda: rows(page, "Views") == [["detail", "present", "absent"], ["home", "absent", "present"]], "the controllers differ")
    assert set(lit(page, "different")) == {f"{LIGHT} detail", f"{DARK} home"}
    node(page, LIGHT, "nav/bar/back").click()
    until(page, lambda: not rows(page, "Stacks"), "the stacks are the same again")
    (folder / "compare.toml").write_text(TEXT.replace("set = { extra.isHidden = false }", "set = { extra.isHidden = false, next.title = \"A longer one\" }"))
    until(page, lambda: [name for name, *_ in rows(page, "Frames")] == ["next"], "the button's width differs")
    until(page, lambda: set(lit(page, "moved")) == {f"{LIGHT} home.next", f"{DARK} home.next"}, "it is lit on both")


def test_two_devices_are_chosen_and_swapped_and_a_difference_highlights_its_boxes(page):
    page.locator('[data-side="second"]').select_option(PAD)
    until(page, lambda: ["horizontalSizeClass", "compact", "regular"] in rows(page, "Traits of the window"), "the size classes differ")
    assert ["home", "(0, 0, 375, 667)", "(0, 0, 768, 1024)"] in rows(page, "Frames")
    button = page.locator('[data-kind="frames"] [data-different="home"]')
    button.click()
    until(page, lambda: set(lit(page, "found")) == {f"{LIGHT} home", f"{PAD} home"}, "both are lit")
    expect(page.locator("#tab-compare")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Swap the two devices").click()
    until(page, lambda: ["horizontalSizeClass", "regular", "compact"] in rows(page, "Traits of the window"), "they are the other way round")
    expect(device(page, PAD)).to_have_attribute("data-compared", "A")
    page.locator('[data-side="second"]').select_option(PAD)
    expect(page.locator('[data-region="comparison"]')).to_contain_text("Choose two devices to compare")
    assert lit(page, "moved") == []


def test_the_selected_device_and_the_next_are_compared_at_first(server, open_page):
    page = open_page(server.url("compare"))
    node(page, DARK, "home.next").click(modifiers=["Alt"])
    expect(page.locator(".inspection")).to_be_visible()
    page.locator('[data-tab="compare"]').click()
    expect(page.locator('[data-side="first"]')).to_have_value(DARK)
    expect(page.locator('[data-side="second"]')).to_have_value(PAD)
