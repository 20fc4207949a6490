"""What every browser test shares: a folder of playgrounds of its own, the real server over it, and a page that must stay
free of console messages."""

import pytest

from browsing import FAILING, browser, open_page, until
from serving import Server, copy_of_playgrounds, free_port


def pytest_addoption(parser):
    parser.addoption("--firefox", action="store_true", help="in the Firefox that the environment variable FIREFOX names")


def pytest_configure(config):
    config.addinivalue_line("markers", "firefox: runs in Firefox, too, with each run of all tests")


@pytest.fixture
def folder(tmp_path):
    """A copy of the bundled playgrounds, free to be edited."""
    return copy_of_playgrounds(tmp_path / "Playgrounds")


@pytest.fixture
def server(folder):
    """A server over that folder, which has to live through the test and to end in good order."""
    server = Server(folder)
    yield server
    assert server.is_running, f"the server is gone ({server.process.returncode}):\n" + "".join(server.lines)
    assert server.stop() == 0
