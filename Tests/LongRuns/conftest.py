"""Shared parts of the long runs: the number of rounds, a printed seed, the real server for a folder, and
figures for the summary at the end.

With `--full` the runs are as long as in Sources/MEASURING.md. TRAITSCOPE_RANDOM_SEED repeats a seed."""

import os
import pathlib
import random
import shutil
import sys
import tempfile

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

from browsing import browser, open_page, shared_context  # noqa: E402, F401
from serving import Server  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--full", action="store_true", help="many rounds instead of few")


def pytest_terminal_summary(terminalreporter, config):
    terminalreporter.section("figures, full" if config.getoption("full") else "figures")
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        # Each report of a test has the test's properties.
        for name, text in report.user_properties if report.when == "call" else []:
            if name == "figure":
                terminalreporter.write_line(f"{report.nodeid.split('::')[-1]}: {text}")


@pytest.fixture
def figure(request):
    """Prints a measured figure, now and in the summary: `figure(f"{count} saves, {missed} missed")`."""
    def figure(text):
        request.node.user_properties.append(("figure", text))
        print(text)

    return figure


@pytest.fixture(scope="session")
def is_full(request):
    """Whether runs have their full length."""
    return request.config.getoption("full")


@pytest.fixture
def rounds(is_full, figure):
    """The number of rounds, which is printed: `rounds(few=20, full=1000)`."""
    def rounds(few, full, what="rounds"):
        number = full if is_full else few
        figure(f"{number} {what}")
        return number

    return rounds


@pytest.fixture
def chance(figure):
    """A random generator whose seed is printed."""
    seed = int(os.environ.get("TRAITSCOPE_RANDOM_SEED", random.SystemRandom().randrange(1_000_000)))
    figure(f"seed {seed}")
    return random.Random(seed)


@pytest.fixture
def scratch(tmp_path):
    """An empty folder to serve."""
    folder = tmp_path / "Playgrounds"
    folder.mkdir()
    return folder


@pytest.fixture
def memory_folder(tmp_path):
    """An empty folder to serve, in memory if possible, because a disk would slow down endless writing."""
    memory = pathlib.Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path) as name:
        folder = pathlib.Path(name) / "Playgrounds"
        folder.mkdir()
        yield folder


@pytest.fixture
def person():
    """A folder of a user who is not root, with a copy of the program, and the command prefix to run as that user."""
    if os.getuid() != 0:
        pytest.skip("runs as root only, which can become another person")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = shutil.copy(os.environ["TRAITSCOPE"], folder)
        for path in [folder, program]:
            os.chmod(path, 0o755)
            os.chown(path, 65534, 65534)
        yield folder, program, {"user": 65534, "group": 65534, "extra_groups": []}


@pytest.fixture
def serve():
    """Starts servers, each a process with `pid`, `port` and `log`. Each must live until the end of the test."""
    servers = []

    def serve(path, **options):
        servers.append(Server(path, **options))
        return servers[-1]

    yield serve
    fates = [(server, server.process.poll()) for server in servers if not server.is_stopped]
    for server, fate in fates:
        if fate is None:
            server.stop()
    for server, fate in fates:
        assert fate is None, f"the server is gone ({fate}):\n{server.log}"
