"""Ejected samples whose code is imported again have the same frames, rules and taps."""

import json
import tomllib
from collections import Counter

import pytest

from packages import PLAYGROUNDS, eject, traitscope
from uikit import NEWEST

# The devices differ in the traits that rules of the samples depend on.
DEVICES = ["iphone-17@portrait,ios26", "iphone-17@landscape,ios26", "iphone-17@accessibilityLarge,ios26", "ipad-11@landscape,ios26"]
QUICK = ["neko", "trait-inheritance"]
# A press shows one controller, with the arguments of the first press that leads to it.
LOST_TAPS = {"adopt-a-cat": ["home.biscuit", "home.olive"], "mail": ["inbox.otto", "inbox.bakery"]}
SAMPLES = sorted(name for name, path in PLAYGROUNDS.items() if path.parent.name == "Playgrounds")


@pytest.fixture(scope="session")
def cache(toolchain):
    """The modules, which are built once for all tests."""
    return toolchain.library


def views(playground, device, *events):
    """The visible views of a screen, in order, and the message for a mistake."""
    arguments = [word for event in events for word in ("--event", event)]
    result = traitscope("inspect", playground, "--json", "--device", device, *arguments)
    assert result.returncode == 0, result.stdout + result.stderr
    return [view for view in json.loads(result.stdout)["devices"][0]["views"] if not view["hidden"]]


def frames(found):
    return Counter(tuple(view["frame"]) for view in found)


def tapped(playground):
    """The names of views whose tap shows another screen, also in components."""
    def collect(value):
        if not isinstance(value, dict):
            return set()
        own = {name for name, view in value.get("views", {}).items() if isinstance(view, dict) and {"tap", "push", "show", "present"} & view.keys()}
        return own.union(*(collect(each) for each in value.values()))

    return collect(tomllib.loads(playground.read_text()))


def compare(sample, imported, devices=DEVICES):
    """The number of the sample's frames, the number of equal imported ones, and the taps that lead elsewhere."""
    total = equal = 0
    for device in devices:
        here, there = frames(views(sample, device)), frames(views(imported, device))
        total += here.total()
        equal += (here & there).total()
    names = tapped(sample)
    here, there = views(sample, devices[0]), views(imported, devices[0])
    by_frame = {tuple(view["frame"]): view["id"] for view in there}
    taps = [view for view in here if view["id"].split(".")[-1] in names]
    lost = []
    for view in taps:
        other = by_frame.get(tuple(view["frame"]))
        if other is None or frames(views(sample, devices[0], f"tap {view['id']}")) != frames(views(imported, devices[0], f"tap {other}")):
            lost.append(view["id"])
    return total, equal, len(taps), lost


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in QUICK else pytest.mark.sweep) for name in SAMPLES])
def test_an_ejected_sample_can_be_imported_again(cache, figure, tmp_path, name):
    package = eject(PLAYGROUNDS[name], tmp_path / "App.swiftpm", NEWEST)
    result = traitscope("import", package, "--run", "--yes", "--json", "-o", tmp_path / "out", timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr
    report = json.loads(result.stdout)
    assert report["cuts"] == []
    assert report["keptLayoutCalls"] == report["layoutCalls"]
    total, equal, taps, lost = compare(PLAYGROUNDS[name], tmp_path / "out" / "app.toml")
    figure(f"{name}: {equal} of {total} frames and {taps - len(lost)} of {taps} taps come back")
    assert (equal, lost) == (total, LOST_TAPS.get(name, []))
