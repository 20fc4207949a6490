"""Pages of other origins in the same browser read nothing and change nothing."""

import re

import pytest
from playwright.sync_api import expect

from board import device, expect_screens, node, picture
from browsing import CHROMIUM_FLAGS, PROGRAM, new_context
from hostile import BLIND, HostileSite
from serving import Server


SAMPLES = ["neko"]


@pytest.fixture(scope="module")
def rebound(browser):
    """A browser that resolves some names to this machine (DNS rebinding)."""
    flags = CHROMIUM_FLAGS + ["--host-resolver-rules=MAP *.example 127.0.0.1"]
    rebound = browser.browser_type.launch(executable_path=PROGRAM, args=flags)
    yield rebound
    rebound.close()


@pytest.fixture
def context(rebound):
    context = new_context(rebound)
    yield context
    context.close()


@pytest.fixture(scope="module")
def editable(playgrounds):
    """A server that writes for its own pages."""
    with Server(playgrounds, arguments=["--edit"]) as server:
        yield server


def own_page(context, server):
    page = context.new_page()
    page.goto(server.url("neko"))
    node(page, "iphone-8-plus", "home.next").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    return page


def test_a_page_of_another_origin_reads_nothing_and_changes_nothing(playgrounds, editable, context):
    server = editable
    page = own_page(context, server)
    token = re.search("token=(.*)", page.locator("body").get_attribute("data-socket")).group(1)
    before, files = picture(page), {file: file.read_bytes() for file in playgrounds.glob("*.toml")}
    for name in ["localhost", "127.0.0.1", "evil.example"]:
        with HostileSite() as site:
            hostile = context.new_page()
            hostile.goto(site.url(server.url(), name))
            results = hostile.evaluate("(token) => attack(token)", token)
            hostile.close()
        seen = {(kind, path): what for kind, all in results.items() for path, what in all.items() if what not in BLIND}
        assert seen == {}, name
        assert picture(page) == before, name
        assert {file: file.read_bytes() for file in playgrounds.glob("*.toml")} == files, name
    # The user's own page still works.
    node(page, "iphone-8-plus", "nav/bar/back").click()
    expect_screens(page, "home")


def test_a_page_opened_by_another_origin_has_no_opener(server, context):
    with HostileSite() as site:
        hostile = context.new_page()
        hostile.goto(site.url(server.url()))
        with context.expect_page() as opened:
            hostile.evaluate("target => void (globalThis.opened = open(target + 'neko'))", server.url())
        page = opened.value
        expect(device(page, "iphone-8-plus")).to_be_visible()
        assert page.evaluate("() => opener") is None
        assert hostile.evaluate("() => opened.closed && opened.length === 0")


def test_a_rebound_name_is_not_this_server(server, context):
    page = context.new_page()
    answer = page.goto(f"http://evil.example:{server.port}/neko")
    assert answer.status == 421
    assert "is not allowed. Start with --allow-host" in page.inner_text("body") and "iphone" not in page.content()


def test_names_below_localhost_are_this_server(server, context):
    page = context.new_page()
    page.goto(f"http://play.localhost:{server.port}/neko")
    node(page, "iphone-8-plus", "home.next").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
