"""`traitscope eject` as a killed process, and the format of its code."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from files import tree

APP = """
devices = ["iphone-17"]
app.rootViewController = "home"
[controllers.home]
title = "Home"
views.words = { kind = "label", text = "Hello" }
constraints = ["words.top == safeArea.top", "words.leading == safeArea.leading"]
"""


@pytest.fixture
def run(tmp_path):
    """Runs the command in its own folder."""

    def run():
        subprocess.run([os.environ["TRAITSCOPE"], "eject", "app.toml"], cwd=tmp_path, check=True, capture_output=True, timeout=60)

    return run


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("owns", [False, True])
def test_a_killed_ejection_leaves_the_old_package_or_the_new(run, tmp_path, number, owns):
    """With the user's files in the folder, a killed ejection may leave files of both versions. The next ejection continues."""
    package = tmp_path / "app.swiftpm"
    mine = package / "mine.txt"

    def ejected():
        return {path: text for path, text in tree(package).items() if path.name != mine.name and path.suffix not in (".part", ".old")}

    states = {}
    for text in ("Hello", "Goodbye"):
        (tmp_path / "app.toml").write_text(APP.replace("Hello", text))
        run()
        states[text] = ejected()
    if owns:
        mine.write_text("mine")
    for attempt in range(12):
        text = list(states)[attempt % 2]
        (tmp_path / "app.toml").write_text(APP.replace("Hello", text))
        with subprocess.Popen(
            [os.environ["TRAITSCOPE"], "eject", "app.toml"], cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        ) as process:
            time.sleep(0.02 * attempt)
            process.send_signal(number)
        assert mine.exists() == owns
        if not owns or number == signal.SIGINT:
            assert ejected() in states.values()
    run()
    assert ejected() == states[text]
    # Temporary files in a package with the user's files stay there. Those next to it are removed.
    assert not list(tmp_path.glob(".traitscope-*"))
    if number == signal.SIGINT:
        assert not list(tmp_path.rglob("*.part"))


@pytest.mark.parametrize("sample", ["neko", "adopt-a-cat", "mail"])
def test_a_samples_code_has_the_format_of_the_package(tmp_path, sample):
    playground = Path(__file__).parents[2] / "Playgrounds" / f"{sample}.toml"
    package = tmp_path / "app.swiftpm"
    command = [os.environ["TRAITSCOPE"], "eject", str(playground), "-o", str(package)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    lint = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", str(package / ".swift-format"), str(package)]
    result = subprocess.run(lint, capture_output=True, text=True, timeout=60)
    assert (result.returncode, result.stderr) == (0, "")
