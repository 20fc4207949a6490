"""The commands that need no browser, run as a person or a script runs them."""

import json
import os
import pty
import subprocess

import pytest

from serving import REPOSITORY

# The whole form that scripts build on; keys are only ever added.
DEVICE = {"device", "orientation", "split", "screen", "controllers", "views", "log"}
CONTROLLER = {"id", "kind", "traits", "frame"}
VIEW = {"id", "kind", "frame", "hidden"}


@pytest.fixture
def neko(folder):
    return folder / "neko.toml"


def run(*arguments):
    command = [os.environ["TRAITSCOPE"], *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def report(*arguments):
    outcome = run("inspect", *arguments, "--json")
    assert outcome.returncode == 0, outcome.stderr
    return json.loads(outcome.stdout)


def test_inspect_has_the_documented_form(neko):
    devices = report(neko)["devices"]
    assert [(device["device"], device["orientation"], device["split"]) for device in devices] == [
        (name, orientation, "full")
        for name in ("iphone-se-1", "iphone-8-plus", "ipad-9-7") for orientation in ("portrait", "landscapeRight")
    ]
    for device in devices:
        assert DEVICE <= set(device)
        assert set(device["screen"]) == {"width", "height", "scale"}
        assert [controller["id"] for controller in device["controllers"]] == ["nav", "home"]
        assert all(CONTROLLER <= set(controller) for controller in device["controllers"])
        assert all(VIEW <= set(view) and len(view["frame"]) == 4 for view in device["views"])
        assert {view["content"] for view in device["views"] if view["id"] == "home.headline"} == {"Three cats are awake"}


def test_inspect_tells_the_same_twice(neko):
    assert run("inspect", neko, "--json").stdout == run("inspect", neko, "--json").stdout


def test_inspect_lets_events_happen_in_order_and_logs_them(neko):
    device, = report(
        neko, "--device", "iphone-se-1", "--orientation", "portrait", "--event", "tap home.next", "--event", "rotate landscape"
    )["devices"]
    assert device["orientation"] == "landscapeRight"
    assert [controller["id"] for controller in device["controllers"]] == ["nav", "cats"]
    log = [entry["text"] for entry in device["log"]]
    tap = next(index for index, text in enumerate(log) if text.startswith("tapped next"))
    assert log[0].startswith("viewWillAppear nav, home") and any("rotated" in text for text in log[tap:])
    tapped = device["log"][tap]["line"]
    assert "[controllers.home.views.next]" in neko.read_text().splitlines()[tapped - 1]


def test_inspect_takes_a_device_the_playground_does_not_name_and_a_split(neko):
    device, = report(neko, "--device", "ipad-pro-11", "--orientation", "landscape", "--split", "1/3")["devices"]
    assert (device["device"], device["split"]) == ("ipad-pro-11", "1/3")
    assert device["controllers"][0]["traits"]["horizontalSizeClass"] == "compact"
    assert device["controllers"][0]["frame"][2] < device["screen"]["width"] / 2


def test_inspect_in_words_names_devices_views_and_log(neko):
    outcome = run("inspect", neko, "--device", "iphone-8-plus", "--event", "tap home.next")
    assert outcome.returncode == 0 and outcome.stderr == ""
    for words in ("iphone-8-plus  portrait full, 414x736", "cats.cards", "horizontalSizeClass compact", "tapped next"):
        assert words in outcome.stdout


@pytest.mark.parametrize("arguments, words", [
    (["--device", "iphone-se-11"], 'did you mean "iphone-se-1"?'),
    (["--event", "tpa home.next"], 'did you mean "tap"?'),
    (["--event", "rotate lanscape"], 'did you mean "landscape"?'),
    (["--orientation", "up"], "up"),
    (["--split", "3/4"], "3/4"),
])
def test_inspect_explains_what_it_cannot_do(arguments, words, neko):
    outcome = run("inspect", neko, *arguments)
    assert outcome.returncode == 64
    assert words in outcome.stderr and outcome.stdout == ""


def test_inspect_of_a_file_that_is_not_there_is_an_error(folder):
    outcome = run("inspect", folder / "nothing.toml")
    assert outcome.returncode == 64
    assert "There is no file" in outcome.stderr


@pytest.mark.parametrize("command", [["inspect"], ["export"], ["eject"], ["explain"], ["diff", "NEKO"]])
def test_a_pipe_or_a_device_is_not_waited_for(command, neko, tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "device.toml").symlink_to("/dev/zero")
    for name in ("pipe.toml", "device.toml"):
        outcome = run(*(neko if word == "NEKO" else word for word in command), tmp_path / name)
        assert outcome.returncode != 0 and f"{name} is a pipe or a device, and no file." in outcome.stderr


def test_what_the_shell_gives_as_a_file_is_read():
    command = f"{os.environ['TRAITSCOPE']} explain <(echo nothing)"
    outcome = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert outcome.returncode == 1 and "there is no constraint in this text" in outcome.stderr


def test_inspect_of_a_playground_with_mistakes_shows_them_and_fails(neko):
    neko.write_text(neko.read_text().replace("spacing = 6", "spacng = 6"))
    outcome = run("inspect", neko)
    assert outcome.returncode == 1
    assert "error[unknown-key]" in outcome.stderr and "^^^^^^" in outcome.stderr
    as_json = run("inspect", neko, "--json")
    assert as_json.returncode == 1
    assert [problem["code"] for problem in json.loads(as_json.stdout)["diagnostics"]] == ["unknown-key"]


def test_inspect_reports_layouts_that_do_not_work_out(neko):
    neko.write_text(neko.read_text().replace('"next.height >= 50"', '"next.height == 50", "next.height == 60"'))
    problem, = report(neko)["diagnostics"]
    assert (problem["code"], problem["severity"]) == ("unsatisfiable-constraints", "warning")
    assert "next.height == 60" in neko.read_text().splitlines()[problem["line"] - 1]


def test_devices_lists_the_size_classes_of_every_window():
    rows = {row["id"]: row for row in json.loads(run("devices", "--json").stdout)}

    def classes(device, orientation, split="full"):
        window, = [w for w in rows[device]["windows"] if (w["orientation"], w["split"]) == (orientation, split)]
        return window["horizontalSizeClass"], window["verticalSizeClass"]

    assert classes("iphone-se-1", "landscape") == ("compact", "compact")
    assert classes("iphone-8-plus", "landscape") == ("regular", "compact")
    assert classes("ipad-9-7", "portrait") == ("regular", "regular")
    assert classes("ipad-9-7", "landscape", "1/3") == ("compact", "regular")
    table = run("devices").stdout
    assert all(device in table for device in rows)


def test_help_names_every_command():
    outcome = run("--help")
    assert outcome.returncode == 0
    for command in ("serve", "inspect", "devices"):
        assert command in outcome.stdout


def fed(text, *arguments, **environment):
    """The command with a text on its standard input."""
    command = [os.environ["TRAITSCOPE"], *map(str, arguments)]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=60, env={**os.environ, **environment})


def test_it_tells_its_version():
    assert run("--version").stdout == "traitscope 1.0.0\n"


def test_new_writes_a_start_without_a_complaint(tmp_path):
    start = tmp_path / "my-cats.toml"
    outcome = run("new", start)
    assert outcome.returncode == 0 and "traitscope serve" in outcome.stdout
    assert 'title   = "My Cats"' in start.read_text()
    inspected = run("inspect", start)
    assert inspected.returncode == 0 and inspected.stderr == ""


def test_new_writes_over_nothing(tmp_path):
    start = tmp_path / "cats.toml"
    start.write_text("mine")
    outcome = run("new", start)
    assert outcome.returncode == 1 and "is there already" in outcome.stderr
    assert start.read_text() == "mine"


@pytest.mark.parametrize("sample", ["neko", "quick-actions"])
def test_new_begins_with_a_sample_and_the_files_it_names(tmp_path, sample):
    outcome = run("new", tmp_path / "mine.toml", "--from", sample)
    assert outcome.returncode == 0, outcome.stderr
    assert (tmp_path / "mine.toml").read_text() == (REPOSITORY / "Playgrounds" / f"{sample}.toml").read_text()
    inspected = run("inspect", tmp_path / "mine.toml")
    assert inspected.returncode == 0 and inspected.stderr == ""


def test_new_names_the_samples_there_are(tmp_path):
    outcome = run("new", tmp_path / "mine", "--from", "nekko")
    assert outcome.returncode == 64 and "neko" in outcome.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_dash_is_standard_input(neko):
    text = neko.read_text()
    named = run("inspect", neko, "--json").stdout.replace("neko.toml", "standard-input.toml")
    assert fed(text, "inspect", "-", "--json").stdout == named
    start = run("new", "-").stdout
    assert start.startswith("# Playground") and '"devices"' in fed(start, "inspect", "-", "--json").stdout
    page = fed(text, "export", "-")
    assert page.returncode == 0 and page.stdout.startswith("<!doctype html>")


def test_colour_is_for_those_who_ask():
    assert "\x1b[" not in fed("titel = 1", "inspect", "-").stderr
    assert "\x1b[" in fed("titel = 1", "inspect", "-", "--color", "always").stderr
    assert "\x1b[" not in fed("titel = 1", "inspect", "-", "--color", "never").stderr


@pytest.mark.parametrize("setting, is_coloured", [("", True), ("1", False)])
def test_no_color_holds_on_a_terminal(tmp_path, setting, is_coloured):
    mistake = tmp_path / "mistake.toml"
    mistake.write_text("titel = 1")
    ours, its = pty.openpty()
    environment = {**os.environ, "NO_COLOR": setting}
    subprocess.run([os.environ["TRAITSCOPE"], "inspect", mistake], stderr=its, env=environment, timeout=60)
    os.close(its)
    assert (b"\x1b[" in os.read(ours, 65536)) == is_coloured


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_are_completions(shell):
    script = run("--generate-completion-script", shell).stdout
    assert "traitscope" in script and "inspect" in script
