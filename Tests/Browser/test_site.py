"""The exported site on any static host, below any address, and from disk."""

import http.server
import functools
import shutil
import threading

import pytest
from playwright.sync_api import expect

from board import device, expect_screens, node
from exporting import export, open_file
from serving import copy_of_playgrounds

pytestmark = pytest.mark.engine


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """The folder of the host, shared by all tests."""
    return tmp_path_factory.mktemp("host")


@pytest.fixture(scope="module")
def site(host, tmp_path_factory, is_complete):
    """A site in a host's folder, with a playground in a folder and names that addresses must encode."""
    folder = copy_of_playgrounds(tmp_path_factory.mktemp("site") / "Playgrounds")
    if not is_complete:
        for file in folder.glob("*.toml"):
            if file.stem not in ("neko", "quick-actions"):
                file.unlink()
    (folder / "more folders").mkdir()
    text = (folder / "neko.toml").read_text()
    (folder / "more folders" / "Zoë & co #1?.toml").write_text(text.replace('"Neko"', '"Zoë"'))
    (folder / "index.toml").write_text(text.replace('"Neko"', '"Index"'))
    target = host / "below" / "site"
    outcome = export(folder, target)
    assert outcome.returncode == 0, outcome.stderr
    return target


def pages(site):
    """The number of the site's playgrounds: the pages without the list."""
    return len(list(site.glob("**/*.html"))) - 1


@pytest.fixture
def address(request, site, host):
    """The address of the site's list: on a host of static files, or on disk."""
    if request.param == "disk":
        yield (site / "index.html").as_uri()
        return

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=host))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/below/site/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("address", ["host", "disk"], indirect=True)
def test_the_list_links_to_working_pages_that_link_back(address, site, open_page):
    """The test opens every linked page."""
    page = open_page("about:blank", is_live=False, reduced_motion="reduce")
    requests, failures = [], []
    page.on("request", lambda request: requests.append(request.url))
    page.on("response", lambda response: response.status >= 400 and failures.append(response.url))
    page.goto(address)
    cards = page.locator(".playground-card")
    expect(cards).to_have_count(pages(site))
    root = address.removesuffix("index.html")
    for title, screen in [("Neko", "home"), ("Zoë", "home"), ("Index", "home")]:
        page.get_by_role("link", name=title, exact=False).first.click()
        page.wait_for_selector("body[data-ready]")
        expect(page.locator('[data-field="title"]')).to_have_text(title)
        device(page, "iphone-8-plus").locator('[data-event="tap home.next"]').click()
        expect_screens(page, "home", cats=["iphone-8-plus"])
        page.get_by_role("link", name="All playgrounds").click()
        expect(cards).to_have_count(pages(site))
        assert page.url in (address, root + "index.html")
    links = cards.evaluate_all("(cards) => cards.map((card) => (card.href ? card : card.querySelector('a')).href)")
    assert len(set(links)) == pages(site)
    for link in links:
        page.goto(link)
        page.wait_for_selector("body[data-ready]")
        first = page.locator("[data-device]").first
        before = first.locator('[data-field="subtitle"]').inner_text()
        first.locator('[data-field="rotate"]').click()
        expect(first.locator('[data-field="subtitle"]')).not_to_have_text(before)
    outside = [url for url in requests if not url.startswith((root, "data:", "blob:"))]
    # A browser requests a host's icon only if a page has none.
    assert outside == [] and failures == []


def test_without_its_engine_a_page_shows_the_first_screens(site, tmp_path, open_file):
    site = shutil.copytree(site, tmp_path / "site")
    (site / "engine.js").unlink()
    page = open_file((site / "neko.html").as_uri(), expected=[(site / "engine.js").as_uri()], expected_messages=["ERR_FILE_NOT_FOUND"])
    expect(page.locator(".still-note")).to_be_visible()
    expect(node(page, "iphone-8-plus", "home.next")).to_be_visible()
