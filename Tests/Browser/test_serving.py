"""`traitscope serve` as a process: ports, signals, other templates."""

import os
import re
import shutil
import signal
import socket
import subprocess

import pytest
from playwright.sync_api import expect

from board import expect_text, node
from browsing import FAILING, until
from serving import REPOSITORY, Server


SAMPLES = ["neko"]


@pytest.fixture
def taken_port():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def run(*arguments):
    return subprocess.run(
        [os.environ["TRAITSCOPE"], *map(str, arguments)], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL
    )


def test_a_requested_port_in_use_is_an_error(folder, taken_port):
    outcome = run("serve", folder, "--port", taken_port)
    assert outcome.returncode != 0
    assert str(taken_port) in outcome.stderr and "http://" not in outcome.stdout


def test_without_a_port_the_next_free_one_is_used_and_reported(folder):
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", 8425))
            other.listen()
        except OSError:
            pass  # Another program has the port, which also suffices.
        with Server(folder, port=Server.ANY) as server:
            assert server.port > 8425
            assert f"Port 8425 is taken, so this is port {server.port}." in server.log


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_without_an_error_while_pages_are_open(number, folder, open_page):
    server = Server(folder)
    open_page(server.url("neko"), expected_messages=FAILING)
    server.process.send_signal(number)
    assert server.process.wait(timeout=10) == 0


def test_a_single_file_can_be_served(folder, open_page):
    with Server(folder / "neko.toml") as server:
        page = open_page(server.url(), expected_messages=FAILING)
        expect(page).to_have_title("Neko – Traitscope")
        expect(page.get_by_role("link", name="All playgrounds")).to_have_count(0)
        (folder / "neko.toml").write_text((folder / "neko.toml").read_text().replace("Good afternoon", "Good evening"))
        expect_text(page, "home.greeting", "Good evening")


class TestTemplates:
    @pytest.fixture
    def templates(self, tmp_path):
        return shutil.copytree(REPOSITORY / "Templates", tmp_path / "Templates")

    @pytest.fixture
    def page(self, folder, templates, open_page):
        with Server(folder, arguments=["--templates", str(templates)]) as server:
            page = open_page(server.url("neko"))
            page.evaluate("window.isTheSame = true")
            yield page
            page.close()

    def test_a_changed_style_sheet_applies_without_reloading_the_page(self, page, templates):
        node(page, "ipad-9-7", "home.next").click()
        expect(node(page, "ipad-9-7", "cats")).to_be_visible()
        sheet = templates / "styles" / "board.css"
        sheet.write_text(sheet.read_text() + ".board { background-color: rgb(1, 2, 3); }")
        expect(page.locator("#board")).to_have_css("background-color", "rgb(1, 2, 3)")
        assert page.evaluate("window.isTheSame")
        expect(node(page, "ipad-9-7", "cats")).to_be_visible()

    def test_a_changed_template_reloads_the_page(self, page, templates):
        toolbar = templates / "toolbar.mustache"
        toolbar.write_text(toolbar.read_text().replace("Rotate all</span>", "Turn them all</span>"))
        expect(page.get_by_role("button", name="Turn them all")).to_be_visible()
        assert not page.evaluate("window.isTheSame ?? false")

    def test_an_invalid_template_does_not_affect_the_page(self, page, templates, folder):
        (templates / "device.mustache").write_text("{{#never.closed}}")
        neko = folder / "neko.toml"
        neko.write_text(neko.read_text().replace("Good afternoon", "Good evening"))
        expect_text(page, "home.greeting", "Good evening")
        expect(page.get_by_role("region", name="Errors")).to_contain_text("device.mustache")
        assert page.evaluate("window.isTheSame")


def test_a_missing_template_is_reported_and_the_built_in_ones_are_used(folder, tmp_path, open_page):
    with Server(folder, arguments=["--templates", str(tmp_path)]) as server:
        page = open_page(server.url("neko"), expected_messages=FAILING)
        expect_text(page, "home.greeting", "Good afternoon")
        expect(page.get_by_role("region", name="Errors")).to_contain_text("There is no template \"board\"")
        assert "The templates have mistakes. The built-in ones are used." in server.log


def test_playgrounds_may_have_the_names_of_the_servers_own_addresses(folder, server, open_page):
    names = ["socket", "assets/x", "assets/styles/page.css"]
    for name in names:
        file = folder / f"{name}.toml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text((folder / "neko.toml").read_text())
    page = open_page(server.url())
    for name in names:
        page.get_by_role("link").filter(has_text=f"{name}.toml").click()
        expect_text(page, "home.greeting", "Good afternoon")
        page.get_by_role("link", name="All playgrounds").click()


def test_an_unknown_address_is_reported_with_the_list_of_playgrounds(server, open_page):
    page = open_page(server.url("nowhere"), expected_messages=["status of 404"], is_live=False)
    alert = page.get_by_role("alert")
    # On a busy machine, reading the files takes longer than the server waits before it prints its address.
    until(page, lambda: page.reload() and "still being read" not in alert.inner_text(), "all files are read")
    expect(alert).to_have_text("There is no playground at /nowhere.")
    page.get_by_role("link", name=re.compile("neko.toml")).click()
    expect_text(page, "home.greeting", "Good afternoon")
