"""`traitscope eject`, as a person runs it: what it writes and says, and what it leaves alone."""

import fcntl
import hashlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from test_export_command import tree

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
    """Runs the command in a folder of its own, on a playground there."""
    (tmp_path / "app.toml").write_text(APP)

    def run(*arguments, status=0):
        result = subprocess.run([os.environ["TRAITSCOPE"], "eject", "app.toml", *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert result.returncode == status, result.stderr
        return result

    return run


def test_a_package_is_written_by_the_playgrounds_name(run, tmp_path):
    output = run().stdout
    assert output.startswith("Wrote ") and "  Controllers/HomeViewController.swift" in output
    package = tmp_path / "app.swiftpm"
    assert "final class HomeViewController: UIViewController" in (package / "Controllers" / "HomeViewController.swift").read_text()
    assert (package / "Record.sh").exists()


def test_nothing_that_records_is_written_unless_wanted(run, tmp_path):
    run("--no-record")
    assert not (tmp_path / "app.swiftpm" / "Record.sh").exists()
    assert "Recorder" not in (tmp_path / "app.swiftpm" / "App" / "SceneDelegate.swift").read_text()


def test_a_second_ejection_takes_the_place_of_the_first(run, tmp_path):
    run()
    first = tree(tmp_path / "app.swiftpm")
    run()
    assert tree(tmp_path / "app.swiftpm") == first
    (tmp_path / "app.toml").write_text(APP.replace("controllers.home", "controllers.start").replace('"home"', '"start"'))
    output = run().stdout
    assert "Removed what is no longer part of it: Controllers/HomeViewController.swift." in output
    assert not (tmp_path / "app.swiftpm" / "Controllers" / "HomeViewController.swift").exists()


def test_a_package_that_was_changed_is_left_as_it_is(run, tmp_path):
    run()
    code = tmp_path / "app.swiftpm" / "Controllers" / "HomeViewController.swift"
    code.write_text(code.read_text() + "// mine\n")
    before = tree(tmp_path / "app.swiftpm")
    (tmp_path / "app.toml").write_text(APP.replace("Hello", "Goodbye"))
    result = run(status=1)
    assert "was changed since it was ejected: Controllers/HomeViewController.swift." in result.stderr
    assert tree(tmp_path / "app.swiftpm") == before


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("owns", [False, True])
def test_a_killed_ejection_leaves_the_old_package_or_the_new(run, tmp_path, number, owns):
    """With files of a person's in it, a killed one may leave some of both, with which the next ejection goes on."""
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
    # What is left in a package with files of a person's stays there; beside it nothing does.
    assert not list(tmp_path.glob(".traitscope-*"))
    if number == signal.SIGINT:
        assert not list(tmp_path.rglob("*.part"))


def leftover(run, tmp_path):
    """A package as a killed ejection leaves it: made, and not put into its place."""
    run()
    left = tmp_path / ".traitscope-1a2b3c.part"
    (tmp_path / "app.swiftpm").rename(left)
    return left


def test_what_a_killed_ejection_left_beside_is_removed(run, tmp_path):
    left = leftover(run, tmp_path)
    (left / "Controllers" / "HomeViewController.swift").unlink()
    (left / "Controllers" / ".traitscope-9z.part").write_text("half a file")
    run()
    assert not left.exists()
    assert (tmp_path / "app.swiftpm").exists()


@pytest.mark.parametrize("change", [
    lambda left: (left / "mine.txt").write_text("mine"),
    lambda left: (left / "Package.swift").write_text("// mine"),
    lambda left: (left / ".traitscope-eject").unlink(),
    lambda left: (left / "mine").symlink_to("nowhere"),
])
def test_what_is_not_all_an_ejections_own_stays(run, tmp_path, change):
    left = leftover(run, tmp_path)
    change(left)
    before = sorted(path.relative_to(left) for path in left.rglob("*"))
    run()
    assert sorted(path.relative_to(left) for path in left.rglob("*")) == before


def test_a_package_that_a_process_is_making_stays(run, tmp_path):
    left = leftover(run, tmp_path)
    held = os.open(left, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        run()
        assert left.exists()
    finally:
        os.close(held)
    run()
    assert not left.exists()


def test_names_are_no_commands_of_the_script_that_records(run, tmp_path):
    (tmp_path / "app.toml").write_text(
        APP.replace('"iphone-17"', '{ name = "|| touch pwned; exit #", width = 375, height = 667 }').replace("app.root", 'app.name = "App@DEVICES@"\napp.root'))
    run()
    script = tmp_path / "app.swiftpm" / "Record.sh"
    subprocess.run(["bash", "-n", script], check=True, timeout=60)
    (tmp_path / "xcodebuild").write_text("#!/bin/sh\nexit 9\n")
    (tmp_path / "xcodebuild").chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    assert subprocess.run(["bash", script], cwd=tmp_path, env=environment, capture_output=True, timeout=60).returncode == 9
    assert not list(tmp_path.rglob("pwned"))


def test_a_class_that_is_none_is_refused_with_its_place_and_a_hint(run, tmp_path):
    (tmp_path / "app.toml").write_text(APP + 'views.tile = { customClass = "Foo\\nfatalError()\\n// " }\n')
    said = run(status=1).stderr
    assert "app.toml:8:30: error[bad-name]" in said and 'hint: write "FooFatalError"' in said
    assert not (tmp_path / "app.swiftpm").exists()


def test_a_file_of_ones_own_in_the_place_of_a_new_one_is_named_and_stays(run, tmp_path):
    run()
    mine = tmp_path / "app.swiftpm" / "Controllers" / "SettingsViewController.swift"
    mine.write_text("// my own work of a week\n")
    before = tree(tmp_path / "app.swiftpm")
    (tmp_path / "app.toml").write_text(APP.replace('text = "Hello"', 'text = "Hello", tap = { show = "settings" }') + "[controllers.settings]\n")
    assert "app.swiftpm has files of yours where new ones would stand: Controllers/SettingsViewController.swift." in run(status=1).stderr
    assert tree(tmp_path / "app.swiftpm") == before


def test_a_package_from_elsewhere_leads_out_of_itself_nowhere(run, tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "known").write_text("known")
    package = tmp_path / "app.swiftpm"
    (package / "App").mkdir(parents=True)
    (package / "App" / "AppDelegate.swift").symlink_to("../../home/known")
    (package / "d").symlink_to("../home")
    for path, said in [("d/known", "was changed since it was ejected: d/known"), ("../home/known", "../home/known is outside the folder")]:
        (package / ".traitscope-eject").write_text(f"{hashlib.sha256(b'known').hexdigest()} {path}\n")
        assert said in run(status=1).stderr
    (package / ".traitscope-eject").write_text("")
    assert "new ones would stand: App/AppDelegate.swift." in run(status=1).stderr
    assert tree(tmp_path / "home") == {Path("known"): b"known"}


def test_a_list_that_is_a_pipe_is_not_waited_for(run, tmp_path):
    (tmp_path / "app.swiftpm").mkdir()
    os.mkfifo(tmp_path / "app.swiftpm" / ".traitscope-eject")
    assert "it is no regular file" in run(status=1).stderr


def test_merging_writes_what_differs_beside_it(run, tmp_path):
    run()
    code = tmp_path / "app.swiftpm" / "Controllers" / "HomeViewController.swift"
    code.write_text(code.read_text() + "// mine\n")
    before = tree(tmp_path / "app.swiftpm")
    (tmp_path / "app.toml").write_text(APP.replace("Hello", "Goodbye"))
    run("--merge")
    assert tree(tmp_path / "app.swiftpm") == before
    beside = tmp_path / "app.swiftpm.new"
    assert "Goodbye" in (beside / "Controllers" / "HomeViewController.swift").read_text()
    # What is the same stands there already.
    assert not (beside / "Package.swift").exists()
    (beside / "notes.txt").write_text("mine")
    run("--merge")
    assert "Goodbye" in (beside / "Controllers" / "HomeViewController.swift").read_text()
    assert (beside / "notes.txt").read_text() == "mine"


@pytest.mark.parametrize("make", [lambda path: path.mkdir() or (path / "mine.txt").write_text("mine"), lambda path: path.write_text("mine")])
def test_what_was_not_ejected_is_not_written_over(run, tmp_path, make):
    make(tmp_path / "other.swiftpm")
    result = run("-o", "other.swiftpm", status=1)
    assert "other.swiftpm is" in result.stderr
    assert "mine" in ((tmp_path / "other.swiftpm") if (tmp_path / "other.swiftpm").is_file() else tmp_path / "other.swiftpm" / "mine.txt").read_text()


@pytest.mark.parametrize("arguments, word", [(["--deployment", "15"], "--deployment is a version of iOS: 16, 17, 18, 26, 27."), (["-o", "folder"], "folder.swiftpm")])
def test_what_cannot_be_is_said(run, arguments, word):
    assert word in run(*arguments, status=64).stderr


def test_mistakes_in_the_playground_are_listed_and_nothing_is_written(run, tmp_path):
    (tmp_path / "app.toml").write_text(APP.replace("label", "lable"))
    assert "lable" in run(status=1).stderr
    assert not (tmp_path / "app.swiftpm").exists()


@pytest.mark.parametrize("sample", ["neko", "adopt-a-cat", "mail"])
def test_a_samples_code_is_formatted_as_the_package_says(tmp_path, sample):
    playground = Path(__file__).parents[2] / "Playgrounds" / f"{sample}.toml"
    package = tmp_path / "app.swiftpm"
    command = [os.environ["TRAITSCOPE"], "eject", str(playground), "--no-record", "-o", str(package)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    lint = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", str(package / ".swift-format"), str(package)]
    result = subprocess.run(lint, capture_output=True, text=True, timeout=60)
    assert (result.returncode, result.stderr) == (0, "")


def test_what_is_left_out_is_said_with_its_line(run, tmp_path):
    (tmp_path / "app.toml").write_text(APP + 'views.tile = { kind = "view", customClass = "Graph" }\n')
    output = run().stdout
    assert "Not as in the playground:\n  app.toml:8: the class Graph draws this view" in output
    report = json.loads(run("--json").stdout)
    assert [(remark["line"], remark["text"]) for remark in report["remarks"]] == [(8, "the class Graph draws this view")]
