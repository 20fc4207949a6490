"""The program as a process: each command once, and features of processes. `Tests/CommandTests` tests the commands."""

import os
import pty
import re
import select
import subprocess

import pytest

from exporting import export
from files import storyboard
from serving import REPOSITORY

PLAYGROUND = """devices = ["iphone-17"]
[app]
rootViewController = "home"
[controllers.home]
views.words = { kind = "label", text = "Hello" }
constraints = ["words.top == safeArea.top", "words.leading == layoutMargins.leading"]
"""
LOG = """Unable to simultaneously satisfy constraints.
("<NSLayoutConstraint:0x61 V:[UIView:0x62(200)]>", "<NSLayoutConstraint:0x63 V:[UIView:0x62(84)]>")
"""


@pytest.fixture
def run(tmp_path):
    """Runs the program in a folder with two versions of a playground, a broken one and a storyboard."""
    (tmp_path / "a.toml").write_text(PLAYGROUND)
    (tmp_path / "b.toml").write_text(PLAYGROUND.replace("Hello", "Goodbye"))
    (tmp_path / "broken.toml").write_text(PLAYGROUND.replace("label", "lable"))
    (tmp_path / "Main.storyboard").write_text(storyboard())
    (tmp_path / "notes.txt").write_text("no playground")

    def run(*arguments, **options):
        command = [os.environ["TRAITSCOPE"], *map(str, arguments)]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, **options)

    return run


@pytest.mark.parametrize("arguments, status, output, error", [
    (["--version"], 0, "traitscope 1.0.0 (debug build)\n", ""),
    (["--help"], 0, "SUBCOMMANDS", ""),
    ([], 0, "traitscope serve", ""),
    (["chekc"], 64, "", 'There is no command "chekc"; did you mean "check"?\nUsage: traitscope'),
    (["a.toml"], 64, "", "did you mean `traitscope serve a.toml`?"),
    (["serve", "nowhere"], 1, "", "There is no file or folder nowhere."),
    (["serve", "notes.txt"], 1, "", "notes.txt is not a playground"),
    (["export", "a.toml", "--still"], 0, "a.html has", ""),
    (["export", "a.toml", "--format", "svg", "-o", "-"], 0, "<svg", ""),
    (["eject", "a.toml"], 0, "into a.swiftpm:\n", ""),
    (["import", "Main.storyboard", "-o", "-"], 0, "helloLabel", "The playground: 1 controller"),
    (["inspect", "a.toml"], 0, "home.words", ""),
    (["inspect", "broken.toml"], 1, "", "error[unknown-kind]"),
    (["inspect", "a.toml", "--split", "3/4"], 64, "", "Usage: traitscope inspect"),
    (["check", "a.toml", "broken.toml"], 2, "1 file", ""),
    (["compare", "a.toml", "nothing.json"], 2, "\n", "There is no file nothing.json."),
    (["diff", "a.toml", "b.toml"], 1, "a.toml → b.toml: 1 change, in 24 of 24 environments", ""),
    (["explain", "-"], 0, "UIView should be 200 and 84 points high at the same time.", ""),
    (["devices"], 0, "iphone-17", ""),
    (["new", "cats"], 0, "cats.toml is written.", ""),
    (["schema", "--explain", "view.alpha"], 0, "view.alpha\n", ""),
    (["editor", "vscode", "-o", "extension"], 0, "extension has the extension.", ""),
])
def test_each_command_has_its_output_and_exit_code(run, arguments, status, output, error):
    outcome = run(*arguments, input=LOG)
    assert outcome.returncode == status, outcome
    assert output in outcome.stdout and bool(output) == bool(outcome.stdout)
    assert error in outcome.stderr and bool(error) == bool(outcome.stderr)


@pytest.mark.engine
def test_a_page_is_exported_from_standard_input_to_standard_output(run):
    page = run("export", "-", input=PLAYGROUND)
    assert page.returncode == 0 and page.stdout.startswith("<!doctype html>")


@pytest.mark.engine
def test_exports_of_the_same_playground_are_identical(folder, tmp_path):
    for name in ["one.html", "two.html"]:
        assert export(folder / "mail.toml", tmp_path / name).returncode == 0
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


@pytest.mark.engine
def test_a_site_in_its_own_folder_can_be_written_again(tmp_path):
    for name in ["one", "two"]:
        (tmp_path / f"{name}.toml").write_text(PLAYGROUND)
    for _ in range(2):
        outcome = export(tmp_path, tmp_path / "site")
        assert outcome.returncode == 0, outcome.stderr
        assert "2 playgrounds" in outcome.stdout
    assert {"engine.js", "index.html", "one.html", "two.html"} <= {path.name for path in (tmp_path / "site").iterdir()}


def test_a_file_from_a_shell_substitution_is_read():
    command = f"{os.environ['TRAITSCOPE']} explain <(echo nothing)"
    outcome = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert outcome.returncode == 1 and "there is no constraint in this text" in outcome.stderr


@pytest.mark.parametrize("setting, is_coloured", [("", True), ("1", False)])
def test_no_color_applies_on_a_terminal(tmp_path, setting, is_coloured):
    mistake = tmp_path / "mistake.toml"
    mistake.write_text("titel = 1")
    ours, its = pty.openpty()
    environment = {**os.environ, "NO_COLOR": setting}
    subprocess.run([os.environ["TRAITSCOPE"], "inspect", mistake], stderr=its, env=environment, timeout=60)
    os.close(its)
    assert (b"\x1b[" in os.read(ours, 65536)) == is_coloured


LONG_CHECK = [os.environ["TRAITSCOPE"], "check", REPOSITORY / "Playgrounds" / "mail.toml", "--matrix", "full"]


def first_progress(descriptor, seconds):
    """Reads until progress with a rate appears. Before the first environment is done there is none. Fails if the pauses are long."""
    text = b""
    while not re.search(rb"environments.* per ", text):
        assert select.select([descriptor], [], [], seconds)[0], text
        text += os.read(descriptor, 65536)
    return text.decode(errors="replace")


@pytest.mark.parametrize("variables, is_bar", [({}, True), ({"CI": "true"}, False), ({"TERM": "dumb"}, False)])
def test_long_work_shows_a_bar_with_a_rate_only_on_a_terminal(variables, is_bar):
    ours, its = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "CI": "", **variables}
    with subprocess.Popen(LONG_CHECK, stdout=subprocess.PIPE, stderr=its, env=environment) as process:
        os.close(its)
        text = first_progress(ours, 60)
        process.kill()
        assert process.stdout.read() == b""
    assert ("\r" in text and "░ Checking: " in text.replace("\x1b[0m", "")) == is_bar
    assert re.search(r"Checking: \d+ of \d+ environments, \d+ per (second|minute)", text)


def test_long_work_writes_lines_into_a_file_or_a_pipe():
    with subprocess.Popen(LONG_CHECK, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        text = first_progress(process.stderr.fileno(), 60)
        process.kill()
        assert process.stdout.read() == b""
    assert re.fullmatch(r"(Checking: \d+ of \d+ environments, \d+ per (second|minute)\.\n)+", text)


def test_a_full_disk_is_reported(run):
    with open("/dev/full", "w") as full:
        command = [os.environ["TRAITSCOPE"], "devices"]
        outcome = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert outcome.returncode == 1
    assert outcome.stderr == "Error: Standard output cannot be written: No space left on device.\n"
