"""Shared parts of the tests of ejected code: the compiler with the modules of Sources/UIKitStandIn, and figures for the summary at the end."""

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from uikit import Toolchain  # noqa: E402


# Build results that commands keep for the next tests.
os.environ["XDG_CACHE_HOME"] = str(Path(__file__).resolve().parents[2] / ".build" / "caches")


@pytest.fixture(scope="session")
def toolchain(frames_program):
    return Toolchain(frames_program)


@pytest.fixture(scope="session")
def frames_program():
    """The program that compares frames, next to the tested command."""
    return os.environ.get("EJECTED_FRAMES") or str(Path(os.environ["TRAITSCOPE"]).with_name("EjectedFrames"))


@pytest.fixture
def figure(record_property):
    """Prints a figure in the summary at the end."""
    return lambda text: record_property("figure", text)


def pytest_terminal_summary(terminalreporter):
    figures = [value for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
               for name, value in report.user_properties if name == "figure" and report.when == "call"]
    if figures:
        terminalreporter.section("ejected code")
        for text in sorted(figures):
            terminalreporter.write_line(text)
