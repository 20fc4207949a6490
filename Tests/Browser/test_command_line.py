"""The commands that need no browser, run as a person or a script runs them."""

import json
import os
import subprocess

import pytest

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
