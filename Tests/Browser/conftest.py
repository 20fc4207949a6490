"""Fixtures of all browser tests: playgrounds, the real server for them, and a page that must stay free of console messages."""

import shutil

import pytest

from browsing import FAILING, browser, open_page, shared_context, until
from serving import FolderContents, Server, copy_of_playgrounds, on_devices


def pytest_addoption(parser):
    parser.addoption("--firefox", action="store_true", help="in the Firefox that the environment variable FIREFOX names")


@pytest.fixture(scope="module")
def playgrounds(request, tmp_path_factory):
    """The playgrounds of a file's tests: the bundled ones in its `SAMPLES`, or all, on the devices in its `ON_DEVICES`,
    and its own in `PLAYGROUNDS`, texts by name."""
    folder = copy_of_playgrounds(tmp_path_factory.mktemp("shared") / "Playgrounds", getattr(request.module, "SAMPLES", None))
    for name, devices in getattr(request.module, "ON_DEVICES", {}).items():
        path = folder / f"{name}.toml"
        path.write_text(on_devices(devices, path.read_text()))
    for name, text in getattr(request.module, "PLAYGROUNDS", {}).items():
        (folder / f"{name}.toml").write_text(text)
    return folder


@pytest.fixture(scope="module")
def shared_server(playgrounds):
    with Server(playgrounds) as server:
        yield server


@pytest.fixture(scope="module")
def contents(playgrounds):
    """The initial contents of the files."""
    return FolderContents(playgrounds)


@pytest.fixture
def server(shared_server):
    """A server for the playgrounds, shared by all tests of a file."""
    return shared_server


@pytest.fixture
def folder(request, playgrounds, tmp_path):
    """Editable playgrounds: the server's, which are restored afterwards, or a copy for a test without a server."""
    if "server" not in request.fixturenames:
        yield shutil.copytree(playgrounds, tmp_path / "Playgrounds")
        return
    contents, server = request.getfixturevalue("contents"), request.getfixturevalue("shared_server")
    yield playgrounds
    contents.put_back(server)


@pytest.fixture
def own_server(folder):
    """A server for a copy of the playgrounds, for a test that stops it."""
    with Server(folder) as server:
        yield server
