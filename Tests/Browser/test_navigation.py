"""Containers, presentations, mirroring, going back in time, and addresses of screens."""

import re

import pytest
from playwright.sync_api import expect

from board import at_rest, device, node, picture

SAMPLES = ["mail", "neko", "show-and-show-detail", "tab-bar-and-sidebar"]

ON_DEVICES = {
    "mail": '"ipad-9-7", "iphone-x", ' + ", ".join(
        f'{{ device = "{id}", orientation = "landscape" }}' for id in ["ipad-9-7", "ipad-pro-12-9"]
    ),
    "tab-bar-and-sidebar": '"ipad-pro-11", "iphone-x", { device = "ipad-pro-11", orientation = "landscape" }',
}

SHOWN = ["iphone-8", "iphone-8-plus@landscape", "ipad-9-7@landscape"]
"""The devices of show-and-show-detail."""

PHONE, PAD, BIG_PAD = "iphone-x", "ipad-9-7", "ipad-pro-12-9@landscape"
"""Some of mail's."""


def button(page, name, event):
    return device(page, name).locator(f'.glass [data-event="{event}"]')


def mirror(page):
    page.get_by_role("button", name="Mirror").click()
    expect(page.get_by_role("button", name="Mirror")).to_have_attribute("aria-pressed", "true")


def story(page, name):
    """A device's entries in the panel's timeline."""
    timeline = page.get_by_role("tab", name="Timeline")
    if not timeline.is_visible():
        page.get_by_role("button", name="Panel", exact=True).click()
    timeline.click()
    return page.locator(f'.timeline-device[data-log-of="{name}"]')


def drag(page, element, start, way):
    """Drags from a position in an element, given as shares of its size, by pixels horizontally and vertically."""
    box = element.bounding_box()
    x, y = box["x"] + box["width"] * start[0], box["y"] + box["height"] * start[1]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + way[0] / 2, y + way[1] / 2, steps=3)
    page.mouse.move(x + way[0], y + way[1], steps=3)
    page.mouse.up()


# The table of show and showDetail


def test_one_tap_shows_on_all_devices_with_the_mirror(server, open_page):
    """The sample's scenarios have the result of each row of the table."""
    page = open_page(server.url("show-and-show-detail"))
    mirror(page)
    for tapped, outcome in [("tap row-1.show", "push"), ("tap row-1.showDetail", "modal")]:
        for name in SHOWN:
            expect(button(page, name, tapped)).to_be_visible()
        at_rest(page)
        button(page, SHOWN[1], tapped).click()
        for name in SHOWN:
            expect(device(page, name).locator('[data-id^="letter"]').first).to_be_visible()
            expect(story(page, name)).to_contain_text(outcome)
            expect(device(page, name).locator(".presentedView")).to_have_count(1 if outcome == "modal" else 0)
        at_rest(page)
        button(page, SHOWN[0], "back" if outcome == "push" else "tap letter.close").click()


# A tab bar that is a sidebar


WIDE, UPRIGHT = "ipad-pro-11@landscape", "ipad-pro-11"


def test_a_hidden_sidebar_frees_its_width_and_its_button_shows_it_and_its_tabs(server, open_page):
    page = open_page(server.url("tab-bar-and-sidebar"), viewport={"width": 1900, "height": 1300})
    beds, glass = node(page, WIDE, "beds"), device(page, WIDE).locator(".glass")
    at_rest(page)
    assert beds.bounding_box()["width"] < glass.bounding_box()["width"] * 0.8
    device(page, WIDE).get_by_role("button", name="Hide the sidebar").click()
    expect(node(page, WIDE, "shed/sidebar")).to_have_count(0)
    at_rest(page)
    assert beds.bounding_box()["width"] == pytest.approx(glass.bounding_box()["width"], abs=1)

    # Badges are on tabs and in More.
    expect(node(page, PHONE, "shed/tab/1").locator(".itemBadge")).to_have_text("3")
    button(page, PHONE, "selectTab more").click()
    expect(node(page, PHONE, "shed/more/0").locator(".itemBadge")).to_have_text("12")

    sidebar = node(page, UPRIGHT, "shed/sidebar")
    expect(sidebar).to_have_count(0)
    device(page, UPRIGHT).get_by_role("button", name="Show the sidebar").click()
    expect(sidebar).to_be_visible()
    expect(node(page, UPRIGHT, "shed/tabs")).to_have_count(0)
    at_rest(page)
    expect(sidebar.get_by_role("button", name="Beds", exact=True)).to_have_attribute("aria-current", "true")
    sidebar.get_by_role("button", name="Orders, badge 12").click()
    expect(node(page, UPRIGHT, "orders")).to_be_visible()
    expect(sidebar).to_have_count(0)
    expect(story(page, UPRIGHT)).to_contain_text("sidebar.isHidden: true → false")
    page.reload()
    expect(node(page, UPRIGHT, "orders")).to_be_visible()


# Mail in three columns


@pytest.fixture
def mail(server, open_page):
    return open_page(server.url("mail"), viewport={"width": 1900, "height": 1400})


@pytest.fixture
def moving_mail(server, open_page):
    return open_page(server.url("mail"), moves=True, viewport={"width": 1900, "height": 1400})


def test_a_large_ipad_shows_three_columns_and_a_phone_one_after_the_other(mail):
    for id in ["mailboxes", "inbox", "marina"]:
        expect(node(mail, BIG_PAD, id)).to_be_visible()
    button(mail, BIG_PAD, "tap inbox.otto").click()
    expect(node(mail, BIG_PAD, "otto")).to_be_visible()
    expect(node(mail, BIG_PAD, "inbox")).to_be_visible()

    expect(node(mail, PHONE, "inbox")).to_be_visible()
    button(mail, PHONE, "tap inbox.otto").click()
    expect(node(mail, PHONE, "otto")).to_be_visible()
    expect(node(mail, PHONE, "inbox")).to_have_count(0)
    at_rest(mail)
    device(mail, PHONE).locator(".backButton").click()
    expect(node(mail, PHONE, "inbox")).to_be_visible()
    at_rest(mail)
    device(mail, PHONE).locator(".backButton").click()
    expect(node(mail, PHONE, "mailboxes")).to_be_visible()


def test_a_button_or_an_edge_swipe_shows_a_column_and_a_tap_outside_hides_it(moving_mail):
    mail = moving_mail
    glass = device(mail, PAD).locator(".glass")
    expect(node(mail, PAD, "inbox")).to_have_count(0)
    drag(mail, glass, (0.01, 0.5), (120, 4))
    expect(node(mail, PAD, "inbox")).to_be_visible()
    at_rest(mail)
    dimmed = node(mail, PAD, "mail/dimming")
    box = dimmed.bounding_box()
    dimmed.click(position={"x": box["width"] * 0.85, "y": box["height"] / 2})
    expect(node(mail, PAD, "inbox")).to_have_count(0)

    device(mail, PAD).get_by_role("button", name="Show the column").press("Enter")
    expect(node(mail, PAD, "inbox")).to_be_visible()


def open_card(page):
    """Otto's card on the phone: a sheet with two detents."""
    button(page, PHONE, "tap inbox.otto").click()
    expect(node(page, PHONE, "otto")).to_be_visible()
    at_rest(page)
    button(page, PHONE, "tap otto.sender").click()
    expect(node(page, PHONE, "card")).to_be_visible()
    at_rest(page)
    return node(page, PHONE, "card")


def hold(page, element, way):
    """Drags from the centre of an element down by pixels, without releasing."""
    box = element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + way, steps=4)


def test_a_sheet_can_be_dragged_to_its_detents_and_closed_and_the_edge_goes_back(moving_mail):
    mail = moving_mail
    card = open_card(mail)
    before = card.bounding_box()
    hold(mail, card, 20)
    assert card.bounding_box()["y"] == pytest.approx(before["y"] + 20, abs=0.5)
    mail.mouse.up()
    at_rest(mail)
    assert card.bounding_box()["y"] == pytest.approx(before["y"], abs=0.5)
    expect(story(mail, PHONE)).not_to_contain_text("swiped")
    at_rest(mail)

    before = card.bounding_box()
    hold(mail, card, -60)
    assert card.bounding_box()["y"] == pytest.approx(before["y"] - 60, abs=0.5)
    mail.mouse.up()
    expect(node(mail, PHONE, "mail")).to_have_class(re.compile("is-pushed-back"))
    at_rest(mail)
    assert card.bounding_box()["height"] > before["height"] * 1.5
    assert card.evaluate("(card) => card.style.translate") == ""

    drag(mail, card, (0.5, 0.2), (0, 60))
    expect(node(mail, PHONE, "mail")).not_to_have_class(re.compile("is-pushed-back"))
    at_rest(mail)
    drag(mail, card, (0.5, 0.2), (0, 60))
    expect(card).to_have_count(0)
    at_rest(mail)

    # A tap outside a sheet closes it, and a swipe from the edge goes back.
    button(mail, PHONE, "tap otto.sender").click()
    expect(card).to_be_visible()
    at_rest(mail)
    node(mail, PHONE, "card/dimming").click(position={"x": 20, "y": 40})
    expect(card).to_have_count(0)
    expect(node(mail, PHONE, "otto")).to_be_visible()
    at_rest(mail)
    drag(mail, device(mail, PHONE).locator(".glass"), (0.03, 0.5), (90, 0))
    expect(node(mail, PHONE, "inbox")).to_be_visible()
    at_rest(mail)

    # A modal sheet follows the drag a little and stays.
    button(mail, PHONE, "tap inbox.compose").click()
    sheet = node(mail, PHONE, "compose-nav")
    expect(sheet).to_be_visible()
    expect(node(mail, PHONE, "compose-nav/dimming")).not_to_have_attribute("data-event", "dim")
    at_rest(mail)
    top = sheet.bounding_box()["y"]
    hold(mail, sheet, 80)
    assert 5 < sheet.bounding_box()["y"] - top < 40
    mail.mouse.up()
    at_rest(mail)
    assert sheet.bounding_box()["y"] == pytest.approx(top, abs=0.5)
    expect(story(mail, PHONE)).to_contain_text("presentationControllerDidAttemptToDismiss")
    expect(sheet).to_be_visible()


def test_a_popover_on_an_ipad_is_a_sheet_on_a_phone_and_both_survive_a_save(mail, folder):
    mirror(mail)
    button(mail, PHONE, "tap inbox.otto").click()
    for name in [PHONE, BIG_PAD]:
        expect(node(mail, name, "otto")).to_be_visible()
    at_rest(mail)
    button(mail, PHONE, "tap otto.sender").click()
    expect(device(mail, BIG_PAD).locator(".form-popover")).to_be_visible()
    expect(device(mail, BIG_PAD).locator(".popoverArrow-up")).to_be_visible()
    expect(device(mail, PHONE).locator(".form-sheet")).to_be_visible()
    expect(device(mail, PHONE).locator('[class*="popoverArrow"]')).to_have_count(0)

    file = folder / "mail.toml"
    file.write_text(file.read_text().replace('title = "Otto"', 'title = "Ottokar"'))
    expect(node(mail, BIG_PAD, "inbox.otto")).to_contain_text("Ottokar")
    for name in [PHONE, BIG_PAD]:
        expect(node(mail, name, "card")).to_be_visible()


# Time


def entries(page, name):
    """The heads of a device's log in the panel."""
    return page.locator(f'.log-head[data-travels="{name}"]')


@pytest.fixture
def timeline(mail):
    mail.keyboard.press("p")
    mail.get_by_role("tab", name="Timeline").click()
    return mail


def test_an_entry_restores_its_state_and_its_position_links_to_its_line(timeline):
    page = timeline
    button(page, PHONE, "tap inbox.otto").click()
    expect(node(page, PHONE, "otto")).to_be_visible()
    at_rest(page)
    button(page, PHONE, "tap otto.sender").click()
    expect(node(page, PHONE, "card")).to_be_visible()
    now = picture(page)
    expect(entries(page, PHONE)).to_have_count(3)
    expect(page.locator(".log-head + .log-place").first).to_contain_text("mail.toml:")

    entries(page, PHONE).nth(0).click()
    expect(node(page, PHONE, "inbox")).to_be_visible()
    expect(entries(page, PHONE).nth(0)).to_have_attribute("aria-current", "step")
    expect(page.locator(".log-entry.is-undone")).to_have_count(2)

    device(page, PHONE).get_by_role("button", name="In the past").click()
    expect(node(page, PHONE, "card")).to_be_visible()
    expect(page.locator(".log-entry.is-undone")).to_have_count(0)
    assert picture(page) == now

    place = page.locator(".log-head + .log-place").first
    expect(place).to_have_text(re.compile(r"mail\.toml:\d+"))
    number = place.inner_text().split(":")[1]
    with page.expect_popup() as opened:
        place.click()
    line = opened.value.locator(f"#L{number}")
    expect(line).to_contain_text("otto")
    expect(line).to_be_in_viewport()
    expect(opened.value.locator("li:target")).to_have_count(1)
    opened.value.close()
    # Past events stay unchanged.
    expect(entries(page, PHONE).nth(2)).to_have_attribute("aria-current", "step")

    # A new event in the past drops the later ones.
    entries(page, PHONE).nth(0).click()
    expect(button(page, PHONE, "tap inbox.bakery")).to_be_visible()
    at_rest(page)
    button(page, PHONE, "tap inbox.bakery").click()
    expect(node(page, PHONE, "bakery")).to_be_visible()
    expect(entries(page, PHONE)).to_have_count(2)
    expect(entries(page, PHONE).nth(1)).to_contain_text("bakery")
    expect(device(page, PHONE).get_by_role("button", name="In the past")).to_have_count(0)


# Addresses


def test_a_copied_address_restores_the_same_screens(timeline, open_page):
    page = timeline
    mirror(page)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("radio", name="Dark").first.click()
    page.keyboard.press("Escape")
    button(page, PHONE, "tap inbox.otto").click()
    for name in [PHONE, BIG_PAD]:
        expect(node(page, name, "otto")).to_be_visible()
    at_rest(page)
    device(page, PHONE).locator(".backButton").click()
    expect(node(page, PHONE, "inbox")).to_be_visible()
    entries(page, BIG_PAD).nth(0).click()
    expect(node(page, BIG_PAD, "otto")).to_have_count(0)

    other = open_page(page.url, viewport={"width": 1900, "height": 1400})
    expect(other.get_by_role("button", name="Mirror")).to_have_attribute("aria-pressed", "true")
    expect(node(other, "ipad-9-7@landscape", "otto")).to_be_visible()
    expect(node(other, BIG_PAD, "marina")).to_be_visible()
    assert picture(other) == picture(page)


def test_an_invalid_address_opens_the_page_at_its_start(server, open_page):
    for hash in ["#do=%", "#do=nothing", "#do=iphone-8-plus:", "#mirror&do=;;"]:
        page = open_page(server.url("neko" + hash))
        expect(node(page, "iphone-8-plus", "home")).to_be_visible()
        expect(page.locator(".notice")).to_be_hidden()


def test_an_address_that_would_be_too_long_reports_it_and_contains_no_events(server, open_page):
    events = ";".join(["*:userInterfaceStyle+dark", "*:userInterfaceStyle+light"] * 40)
    page = open_page(server.url("neko#do=" + events))
    page.locator('[data-device="iphone-se-1"] [data-field="rotate"]').click()
    expect(page.locator(".notice")).to_contain_text("address")
    assert not re.search("do=", page.url)
