"""The recorder of an ejected app, run with the app's code. Its names, events and output format are tested.

UIKit's numbers and callbacks are not available here. The engine's replace them, by the names that the recorder wrote."""

import copy
import json
import os
import subprocess
from pathlib import Path

import pytest

from packages import ROOT, eject, sources, traitscope
from uikit import NEWEST

# The events in each sample. None of them needs UIKit's layout or cells.
EVENTS = {
    "containers": ["selectTab 1", "press wheel.scene.next 0.7", "tap wheel.scene.next", "back course", "tap wheel.scene.next",
                   "userInterfaceStyle dark", "rotate landscapeRight"],
    "neko": ["split 1/2", "rotate landscapeLeft", "rotate portrait"],
}


def playground(name):
    return ROOT / "Playgrounds" / f"{name}.toml"


def record(name, toolchain, frames_program, folder):
    package = eject(playground(name), folder / "App.swiftpm", NEWEST, "--record")
    driver = folder / "main.swift"
    driver.write_text("import UIKit\n\nStage.run(SceneDelegate())\n")
    toolchain.build([*sources(package), driver], folder / "app", folder / "sources")
    (folder / "Documents").mkdir()
    arguments = [word for event in EVENTS[name] for word in ("--event", event)]
    environment = {**os.environ, "CFFIXED_USER_HOME": str(folder), "SIMULATOR_DEVICE_NAME": "iPhone 17 Pro"}
    result = subprocess.run([folder / "app", "-record", *arguments], capture_output=True, text=True, timeout=120, env=environment)
    assert result.returncode == 0, result.stderr
    written = json.loads(result.stdout)
    done = [step["event"] for step in written["runs"][0]["steps"] if "event" in step and "skipped" not in step]
    expected = subprocess.run([frames_program, "recording", str(playground(name)), *done], capture_output=True, text=True, timeout=60)
    assert expected.returncode == 0, expected.stderr
    return with_numbers(written, json.loads(expected.stdout))


def with_numbers(written, expected):
    """The recording, with the engine's numbers for its names."""
    written["screen"] = expected["screen"]
    # It needs the Objective-C runtime, which is missing here.
    written.pop("methods")
    steps = iter(expected["runs"][0]["steps"])
    for step in written["runs"][0]["steps"]:
        if "skipped" in step:
            continue
        numbers = next(steps)
        step["window"] = numbers["window"]
        for key in ("controllers", "views", "bars", "sheets"):
            step[key] = {name: numbers.get(key, {}).get(name, value) for name, value in step[key].items()}
        if "callbacks" in step:
            step["callbacks"] = numbers["callbacks"]
    return written


def compare(name, folder, *written):
    """The findings in each of several recordings, from one run of the command."""
    paths = []
    for number, recording in enumerate(written):
        paths.append(Path(folder) / f"record-{number:02}.json")
        paths[-1].write_text(json.dumps(recording))
    result = traitscope("compare", playground(name), *paths, "--json")
    assert result.returncode in (0, 1), result.stdout + result.stderr
    records = json.loads(result.stdout)["records"]
    assert len(records) == len(written)
    return records


def change(part, name, **values):
    return lambda step: step[part][name].update(values)


def without(part, name):
    return lambda step: step[part].pop(name)


def moved(step):
    step["callbacks"].insert(0, step["callbacks"].pop())


def turned(step):
    next(call for call in step["callbacks"] if call["method"].startswith("viewWillTransition"))["arguments"]["size"] = "874x300"


# The difference planted at each step of the sample containers, and its report.
PLANTED = {
    "frame": (0, change("views", "quay.scene.next", frame=[0, 0, 10, 10])),
    "safeArea": (0, change("controllers", "quay", safeArea=[1, 2, 3, 4])),
    "trait": (0, change("controllers", "quay", traits={"horizontalSizeClass": "regular"})),
    "bar": (0, lambda step: step["bars"].update({"tabs.tabBar": [0, 700, 402, 174]})),
    "hidden": (0, change("views", "quay.scene.next", hidden=True)),
    "font": (0, lambda step: step["views"]["quay.scene.words"]["text"].update(fontSize=30)),
    "textSize": (0, lambda step: step["views"]["quay.scene.words"]["text"].update(asked=[10, 10])),
    "missing": (0, without("views", "quay.scene.photo")),
    "extra": (0, lambda step: step["views"].update({"quay.more": {}})),
    "orientation": (7, lambda step: step.update(orientation="landscapeLeft")),
    "keyboard": (0, lambda step: step.update(keyboard=[0, 500, 402, 374])),
    "callbackOrder": (0, moved),
    "callbackMissing": (0, lambda step: step["callbacks"].append({"to": "quay", "method": "viewWillTransition(to:with:)", "arguments": {}})),
    "callbackExtra": (0, lambda step: step["callbacks"].pop()),
    "callbackArgument": (7, turned),
}


# One test, because the recorder is built once.
@pytest.mark.parametrize("name", ["containers", pytest.param("neko", marks=pytest.mark.sweep)])
def test_recorded_names_are_those_of_the_engine_and_planted_mistakes_are_found(
        toolchain, frames_program, figure, tmp_path, tmp_path_factory, name):
    written = record(name, toolchain, frames_program, tmp_path_factory.mktemp(name))
    assert written["device"] == {"id": "iphone-17-pro", "name": "iPhone 17 Pro", "model": "recorder"}
    planted = {}
    for kind, (step, plant) in PLANTED.items() if name == "containers" else ():
        planted[kind] = copy.deepcopy(written)
        plant(planted[kind]["runs"][0]["steps"][step])
    compared, *records = compare(name, tmp_path, written, *planted.values())
    assert [difference["headline"] for difference in compared["differences"]] == []
    assert compared["steps"] == sum("skipped" not in step for step in written["runs"][0]["steps"])
    figure(f"{name}: {compared['compared']} values under the names that its recorder writes")
    if name != "containers":
        return
    # Events without an API are skipped with the reason.
    assert compared["notes"] == [
        "skipped: “press wheel.scene.next 0.7”, because only a finger opens menus and previews"]
    # A keyboard that the engine does not have is a difference.
    found = {kind: [difference["kind"] for difference in report["differences"]] for kind, report in zip(planted, records)}
    missed = {kind: kinds for kind, kinds in found.items() if {"keyboard": "extra"}.get(kind, kind) not in kinds}
    assert missed == {}
