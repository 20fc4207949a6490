"""The connection to the server breaks and recovers."""

from playwright.sync_api import expect

from board import device, expect_screens, expect_text, node, picture
from conftest import FAILING

SAMPLES = ["neko"]


def test_a_page_restores_its_screens_after_a_server_restart(folder, own_server, open_page):
    page = open_page(own_server.url("neko"), expected_messages=FAILING)
    for name in ("iphone-se-1@landscape", "ipad-9-7"):
        node(page, name, "home.next").click()
        expect(node(page, name, "cats")).to_be_visible()
    device(page, "iphone-8-plus").get_by_role("button", name="Rotate").click()
    expect(device(page, "iphone-8-plus").locator('[data-field="subtitle"]')).to_have_text("Landscape")

    own_server.stop()
    badge = page.locator("connection-badge")
    expect(badge).to_contain_text("Not connected")
    node(page, "iphone-se-1", "home.next").click()
    expect(page.get_by_role("status").filter(has_text="Not connected. Devices react again")).to_be_visible()

    neko = folder / "neko.toml"
    neko.write_text(neko.read_text().replace("Good afternoon", "Good evening"))
    own_server.start()
    expect(badge).to_contain_text("Connected again")
    expect(badge).to_be_hidden()
    expect_screens(page, "home", cats=["iphone-se-1@landscape", "ipad-9-7"])
    expect(device(page, "iphone-8-plus").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    expect_text(page, "home.greeting", "Good evening", ["iphone-se-1", "iphone-8-plus", "ipad-9-7@landscape"])

    # The new connection carries events and saves.
    node(page, "ipad-9-7", "nav/bar/back").click()
    expect_screens(page, "home", cats=["iphone-se-1@landscape"])
    neko.write_text(neko.read_text().replace("Good evening", "Good night"))
    expect_text(page, "home.greeting", "Good night", ["ipad-9-7"])


def test_a_patched_page_equals_a_newly_drawn_one(own_server, open_page):
    """After a restart the whole page is drawn from its events, which must not change it."""
    page = open_page(own_server.url("neko"), expected_messages=FAILING)
    node(page, "iphone-8-plus", "home.next").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    page.get_by_role("button", name="Rotate all").click()
    expect(device(page, "ipad-9-7").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    page.get_by_role("button", name="Settings").click()
    for option in ("Dark", "Right to left", "Bold"):
        page.get_by_role("radio", name=option).click()
    page.get_by_role("slider", name="Text size").press("PageUp")
    page.keyboard.press("Escape")
    node(page, "iphone-8-plus", "nav/bar/back").click()
    expect_screens(page, "home")
    node(page, "ipad-9-7@landscape", "home.next").click()
    expect_screens(page, "home", cats=["ipad-9-7@landscape"])
    before = picture(page)

    page.evaluate("document.querySelectorAll('[data-device]').forEach((device) => (device.isOld = true))")
    own_server.stop()
    own_server.start()
    page.wait_for_function("() => [...document.querySelectorAll('[data-device]')].every((device) => !device.isOld)")
    assert picture(page) == before


def test_the_list_reconnects(folder, own_server, open_page):
    # Pages that the cards requested are missing if the server ends meanwhile.
    page = open_page(own_server.url(), expected_messages=[*FAILING, "status of 404"])
    own_server.stop()
    expect(page.locator("connection-badge")).to_contain_text("Not connected")
    (folder / "second.toml").write_text((folder / "neko.toml").read_text())
    own_server.start()
    expect(page.locator(".playground-card").filter(has_text="second.toml")).to_be_visible()


QUICK_FINGER = """const ready = new MutationObserver(() => {
    if (document.body?.dataset.ready === undefined) return;
    ready.disconnect();
    document.querySelector('[data-device="iphone-8-plus"] [data-id="home.next"]').click();
});
ready.observe(document, { subtree: true, attributeFilter: ["data-ready"] });"""


def test_a_tap_before_the_first_connection_is_not_lost(server, open_page):
    page = open_page(server.url("neko"))
    # The page's modules run as one task, so a task right after them runs before any connection.
    page.add_init_script(QUICK_FINGER)
    page.reload()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    expect(page.get_by_role("status").filter(has_text="Not connected")).to_be_hidden()
