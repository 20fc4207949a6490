"""The page on a phone, and on paper."""

import re

from playwright.sync_api import expect

from board import device, node
from serving import on_devices

SAMPLES = ["neko"]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_in_a_narrow_window_the_panel_is_a_sheet_at_the_bottom(server, open_page):
    page = open_page(server.url("neko"), viewport={"width": 390, "height": 844})
    page.keyboard.press("p")
    panel = page.locator("#panel")
    expect(panel).to_be_visible()
    for width in [390, 799]:
        page.set_viewport_size({"width": width, "height": 844})
        sheet, board = panel.bounding_box(), page.locator("#board").bounding_box()
        assert sheet["width"] == width and sheet["y"] + sheet["height"] == 844
        assert sheet["y"] >= board["y"] + board["height"] - 1 and board["height"] > 844 / 3
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    panel.get_by_role("button", name="Close the panel").click()
    expect(panel).to_be_hidden()


def test_the_page_can_be_used_on_a_phone(server, open_page):
    page = open_page(server.url("neko"), **PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    title = page.get_by_role("heading", level=1)
    expect(title).to_be_in_viewport(ratio=1)
    for tool in page.locator(".toolbar-tools button:visible").all():
        expect(tool).to_be_in_viewport(ratio=1)
    phone = device(page, "iphone-8-plus")
    # A tap on a device that is too small to use zooms in.
    phone.tap()
    expect(phone.get_by_role("button", name="Rotate")).to_be_visible()
    node(page, "iphone-8-plus", "home.next").tap()
    expect(node(page, "iphone-8-plus", "cats")).to_be_visible()
    phone.get_by_role("button", name="Rotate").tap()
    expect(phone.locator('[data-field="subtitle"]')).to_have_text("Landscape")
    page.locator(".zoom-value").tap()
    page.get_by_role("radio", name="Fit", exact=True).tap()
    assert page.evaluate("board.scrollHeight <= board.clientHeight")


# The size of A4 within its margins, in CSS pixels.
PAPER = {"width": 703, "height": 1031}


def test_paper_has_all_devices_in_full_and_no_toolbar(folder, server, open_page):
    neko = folder / "neko.toml"
    names = ["iphone-se-1", "iphone-15", "ipad-9-7", "ipad-pro-13-m4"]
    sides = ", ".join(f'"{name}", {{ device = "{name}", orientation = "landscape" }}' for name in names)
    neko.write_text(on_devices(sides, neko.read_text()))
    page = open_page(server.url("neko"), viewport=PAPER)
    expect(page.locator("[data-device]")).to_have_count(8)
    page.emulate_media(media="print")
    for part in [".toolbar", "#panel", ".device-tools"]:
        expect(page.locator(part).first).to_be_hidden()
    for name in page.locator(".device-name").all():
        expect(name).to_be_visible()
    boxes = [home.bounding_box() for home in page.locator("[data-device]").all()]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= PAPER["width"] and box["height"] <= PAPER["height"] for box in boxes)
    assert page.evaluate("document.documentElement.scrollHeight") >= max(box["y"] + box["height"] for box in boxes)
    assert page.evaluate("[...document.querySelectorAll('.device')].every((one) => getComputedStyle(one).breakInside === 'avoid')")
    pages = len(re.findall(rb"/Type /Page\b", page.pdf(format="A4")))
    assert 2 <= pages <= 8
