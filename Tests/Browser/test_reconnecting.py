"""The line to the server breaks and heals by itself."""

from playwright.sync_api import expect

from board import device, expect_screens, expect_text, node
from conftest import FAILING


def test_a_page_comes_back_to_its_screens_after_the_server_was_restarted(folder, server, open_page):
    page = open_page(server.url("neko"), expected_messages=FAILING)
    for name in ("iphone-se-1@landscape", "ipad-9-7"):
        node(page, name, "home.next").click()
        expect(node(page, name, "cats")).to_be_visible()
    device(page, "iphone-8-plus").get_by_role("button", name="Rotate").click()
    expect(device(page, "iphone-8-plus").locator('[data-field="subtitle"]')).to_have_text("Landscape")

    server.stop()
    badge = page.locator("connection-badge")
    expect(badge).to_contain_text("Not connected")
    node(page, "iphone-se-1", "home.next").click()
    expect(page.get_by_role("status").filter(has_text="Not connected: nothing happens")).to_be_visible()

    neko = folder / "neko.toml"
    neko.write_text(neko.read_text().replace("Good afternoon", "Good evening"))
    server.start()
    expect(badge).to_contain_text("Connected again")
    expect(badge).to_be_hidden()
    expect_screens(page, "home", cats=["iphone-se-1@landscape", "ipad-9-7"])
    expect(device(page, "iphone-8-plus").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    expect_text(page, "home.greeting", "Good evening", ["iphone-se-1", "iphone-8-plus", "ipad-9-7@landscape"])

    # The line is as good as new: it carries events and saves.
    node(page, "ipad-9-7", "nav/bar/back").click()
    expect_screens(page, "home", cats=["iphone-se-1@landscape"])
    neko.write_text(neko.read_text().replace("Good evening", "Good night"))
    expect_text(page, "home.greeting", "Good night", ["ipad-9-7"])


def test_the_list_comes_back_too(folder, server, open_page):
    page = open_page(server.url(), expected_messages=FAILING)
    server.stop()
    expect(page.locator("connection-badge")).to_contain_text("Not connected")
    (folder / "second.toml").write_text((folder / "neko.toml").read_text())
    server.start()
    expect(page.locator(".playground-card")).to_have_count(2)
