"""Names, buttons and the order of devices where there is little space."""

import pytest
from playwright.sync_api import expect

from exporting import exported, exports, open_export, open_file, rewrite

SAMPLES = ["mail", "neko"]

NAMES = """title = "A title of several words"
devices = [
  { device = "iphone-8-plus", ios = "12" }, { device = "iphone-se-2", ios = "15" }, "ipad-11", { device = "iphone-17-pro-max", ios = "26" },
  { device = "iphone-17", userInterfaceStyle = "dark", preferredContentSizeCategory = "accessibilityExtraExtraExtraLarge" }, "iphone-17", { device = "ipad-11", orientation = "landscape" },
]
[app]
rootViewController = "home"
[controllers.home]
title = "Hello"
"""

LESSON = """title = "Long names"
devices = ["iphone-17"]
lesson = "taught.md"
[app]
rootViewController = "home"
[controllers.home]
title = "Hello"
"""

PLAYGROUNDS = {"names": NAMES, "taught": LESSON}

OVERLAPS = """(selector) => {
    const rects = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    return rects.flatMap((one, index) => rects.slice(index + 1).filter((other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
}"""

DEVICES = "() => [...document.querySelectorAll('[data-device]')].map(({ dataset }) => dataset.device)"

# From top to bottom and from left to right: devices in one row share their bottom.
READ = """() => [...document.querySelectorAll("[data-device]")].map((device) => [device.dataset.device, device.getBoundingClientRect()])
    .sort(([, one], [, other]) => one.bottom - other.bottom || one.left - other.left).map(([id]) => id)"""


@pytest.fixture
def lesson(playgrounds):
    (playgrounds / "taught.md").write_text("# Long names\n\n## One\n\nText.\n\n```check\n[[scenarios]]\nname = \"It is there\"\ndevices = [\"iphone-17\"]\nexpect = [{ onScreen = \"home\" }]\n```\n\n## Two\n\nMore.\n")


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("width", [1440, 1280, 1100, 390])
def test_the_parts_of_an_exported_lesson_do_not_overlap(lesson, open_export, width, ratio):
    page = open_export(name="taught", viewport={"width": width, "height": 900}, device_scale_factor=ratio)
    expect(page.locator(".lesson-next")).to_be_visible()
    rewrite(page, "Hello", "Good evening")
    expect(page.locator(".editor-state")).to_have_text("Changed")
    for parts in [".lesson-feet :is(button, a)", ".editor-bar > *", ".toolbar button, .toolbar h1"]:
        assert page.evaluate(OVERLAPS, parts) == 0, parts
    # On a phone the state is on its own line.
    assert page.locator(".editor-bar").bounding_box()["height"] < (80 if width < 560 else 50)
    cut = page.locator(".editor-state").evaluate("(state) => state.scrollWidth > state.clientWidth")
    assert not cut
    # The lesson's title is legible.
    title = page.locator(".toolbar-title")
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1")


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_name_stays_visible_next_to_the_system_and_settings(server, open_page, ratio):
    page = open_page(server.url("names"), viewport={"width": 1000, "height": 560}, device_scale_factor=ratio)
    expect(page.locator('[data-detail="small"]')).to_have_count(1)
    for name in ["iPhone 8 Plus", "iPhone SE 2", "iPhone 17 Pro Max", "iPhone 17", "iPad A16"]:
        heading = page.get_by_role("heading", name=name, exact=True).first
        assert heading.evaluate("(name) => name.scrollWidth <= name.clientWidth"), name
    # If there is enough width, the system is next to the name.
    page.keyboard.press("1")
    expect(page.locator('[data-detail="full"]')).to_have_count(1)
    for heading in page.locator(".device-name").all():
        assert heading.evaluate("(name) => name.scrollHeight <= name.clientHeight + 1"), heading.text_content()
    systems = page.locator(".device-system").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top - one.previousElementSibling.getBoundingClientRect().top)")
    assert abs(systems[0]) < 6


def test_the_order_of_elements_is_the_boards(server, open_page):
    page = open_page(server.url("mail"), viewport={"width": 1440, "height": 900})
    assert page.evaluate(DEVICES)[0].startswith("ipad")
    page = open_page(server.url("names"), viewport={"width": 390, "height": 844})
    order = page.evaluate(DEVICES)
    assert [id.split("-")[0] for id in order] == ["iphone", "iphone", "ipad", "iphone", "iphone", "iphone", "ipad"]
    assert page.evaluate(READ) == order
    # The panel takes width, but does not change the order.
    page.keyboard.press("p")
    expect(page.locator("#panel")).to_be_visible()
    assert page.evaluate(READ) == order


def test_devices_of_a_kind_share_a_row_on_request(server, open_page):
    page = open_page(server.url("names"), viewport={"width": 1440, "height": 900})
    page.locator(".zoom-value").click()
    page.locator('[data-lay="rows"]').click()
    # Each row has devices of one kind.
    rows = page.evaluate("""() => Object.values(Object.groupBy([...document.querySelectorAll("[data-device]")], (device) => Math.round(device.getBoundingClientRect().bottom)))
        .map((row) => [...new Set(row.map(({ dataset }) => dataset.device.split("-")[0]))])""")
    assert rows and all(len(row) == 1 for row in rows)
    page.keyboard.press("Escape")
