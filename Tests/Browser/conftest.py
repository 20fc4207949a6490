"""What every browser test has: playgrounds, the real server over them, and a page that must stay free of console messages."""

import shutil

import pytest

from browsing import FAILING, browser, open_page, until
from serving import Server, copy_of_playgrounds


def pytest_addoption(parser):
    parser.addoption("--firefox", action="store_true", help="in the Firefox that the environment variable FIREFOX names")


@pytest.fixture(scope="module")
def playgrounds(request, tmp_path_factory):
    """The playgrounds that the tests of a file look at: the bundled ones and its own, `PLAYGROUNDS`, texts by their names."""
    folder = copy_of_playgrounds(tmp_path_factory.mktemp("shared") / "Playgrounds")
    for name, text in getattr(request.module, "PLAYGROUNDS", {}).items():
        (folder / f"{name}.toml").write_text(text)
    return folder


@pytest.fixture
def folder(playgrounds, tmp_path):
    """A copy of them, free to be edited."""
    return shutil.copytree(playgrounds, tmp_path / "Playgrounds")


@pytest.fixture(scope="module")
def shared_server(playgrounds):
    with Server(playgrounds) as server:
        yield server


@pytest.fixture
def own_server(folder):
    with Server(folder) as server:
        yield server


@pytest.fixture
def server(request):
    """A server over the folder for a test that asks for one, and for all others of a file the same over its playgrounds."""
    return request.getfixturevalue("own_server" if "folder" in request.fixturenames else "shared_server")
