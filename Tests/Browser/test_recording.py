"""UIKit's recorded frames over the devices of a page: a recording that is dropped onto a live and an exported page."""

import functools
import json
import os
import subprocess

import pytest
from playwright.sync_api import expect

from exporting import exported, exports, open_export, open_file
from test_axe import expect_nothing

SAMPLES = ["neko"]

DEVICE = "iphone-8-plus"

DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, { type: "application/json" }));
    // What takes files comes with the first of a drag.
    const board = document.getElementById("board");
    board.dispatchEvent(new DragEvent("dragenter", { dataTransfer, bubbles: true }));
    board.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


@functools.cache
def inspected(*events):
    """The engine's frames on the device after events, from `inspect`."""
    command = [os.environ["TRAITSCOPE"], "inspect", "Playgrounds/neko.toml", "--device", DEVICE, "--orientation", "portrait", "--json"]
    for event in events:
        command += ["--event", event]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["devices"][0]


def step(*events, moved=None, by=0, orientation="portrait"):
    """A step after events in which all frames equal ours, except a view that is lower."""
    device = inspected(*events)
    frames = {view["id"]: list(view["frame"]) for view in device["views"] if not view["hidden"]}
    if moved:
        frames[moved][1] += by
    result = {"orientation": orientation, "controllers": {c["id"]: {"frame": c["frame"]} for c in device["controllers"]},
              "views": {name: {"frame": frame} for name, frame in frames.items()}}
    return {"event": events[-1], **result} if events else result


def recording():
    return {"format": 1, "device": {"name": "iPhone 8 Plus"}, "system": {"version": "16.7"}, "screen": {"width": 414, "height": 736, "scale": 3},
            "runs": [{"name": "A cat", "steps": [step(moved="home.photo", by=7), {"event": "ios 13", "skipped": "an app cannot change the system"},
                                                 step("tap home.next"),
                                                 step("tap home.next", "rotate landscapeRight", orientation="landscapeRight")]}]}


def drop(page, value, name="record.json"):
    page.evaluate(DROP, [name, value if isinstance(value, str) else json.dumps(value)])


def boxes(page, kind=""):
    return page.locator(f'[data-device="{DEVICE}"] .of-recorded > .lit-box{kind}')


def expect_the_recording(page):
    drop(page, recording())
    bar = page.get_by_role("region", name="UIKit’s recording")
    expect(bar).to_contain_text("iPhone 8 Plus, iOS 16.7")
    expect(boxes(page, ".is-off")).to_have_count(1)
    expect(boxes(page, ".is-off")).to_have_attribute("data-lit", "home.photo")
    expect(boxes(page, ".is-off")).to_have_text("7")
    # The board has the device twice.
    expect(bar.get_by_role("status")).to_contain_text("2 off by more than half a point")
    # Events that no recorder can perform are listed with the reason, and are not performed here.
    expect(bar.get_by_role("option", name="ios 13 (not done: an app cannot change the system)")).to_be_disabled()
    # The device follows the steps of the recording.
    bar.get_by_label("Step of the recording").select_option(label="tap home.next")
    expect(page.locator(f'[data-device="{DEVICE}"] [data-id="cats"]')).to_be_visible()
    expect(boxes(page, ".is-off")).to_have_count(0)
    expect(boxes(page, ".is-absent")).to_have_count(0)
    expect(boxes(page).nth(3)).to_be_attached()
    expect(page.locator(f'[data-device="{DEVICE}"] [data-field="subtitle"]')).not_to_contain_text("iOS 13")
    bar.get_by_label("Step of the recording").select_option(label="rotate landscapeRight")
    expect(page.locator(f'[data-device="{DEVICE}"] [data-field="subtitle"]')).to_contain_text("Landscape")
    expect(bar.get_by_role("status")).to_contain_text("none off by more than half a point")
    bar.get_by_role("button", name="Remove the recording").click()
    expect(bar).to_be_hidden()
    expect(boxes(page)).to_have_count(0)


@pytest.mark.firefox
def test_a_dropped_recording_covers_its_devices(server, open_page):
    page = open_page(server.url("neko"))
    expect_the_recording(page)
    expect(page.locator("[data-device] .of-recorded")).to_have_count(0)


def test_a_dropped_recording_covers_the_devices_of_an_exported_page(open_export):
    page = open_export()
    expect_the_recording(page)


def test_the_bar_is_accessible_and_the_boxes_follow_the_device(server, open_page):
    page = open_page(server.url("neko"))
    drop(page, recording())
    expect(boxes(page, ".is-off")).to_have_count(1)
    expect_nothing(page)
    # In an orientation other than the recorded one, the device has other boxes.
    page.locator(f'[data-device="{DEVICE}"] [data-field="rotate"]').click()
    expect(boxes(page)).to_have_count(0)
    page.locator(f'[data-device="{DEVICE}@landscape"] [data-field="rotate"]').click()
    expect(page.get_by_role("region", name="UIKit’s recording")).to_contain_text("No device here has the recorded orientation.")


NO_RECORDINGS = {
    "{": "record.json is no JSON: ",
    '{"a": 1}': "record.json is not a recording: it has no “format”. The ejected app writes record.json.",
    '{"format": 2}': "record.json is a recording of format 2, and this page reads format 1.",
    '{"format": 1, "device": {"name": "x"}, "runs": [null]}':
        "record.json is damaged. “traitscope compare” lists the mistakes and their places.",
}


def test_other_files_and_missing_devices_are_rejected_with_a_message(server, open_page):
    page = open_page(server.url("neko"))
    for text, sentence in NO_RECORDINGS.items():
        drop(page, text)
        expect(page.locator(".notice")).to_contain_text(sentence)
        expect(page.get_by_role("region", name="UIKit’s recording")).to_have_count(0)
    drop(page, {**recording(), "screen": {"width": 100, "height": 200, "scale": 2}})
    expect(page.locator(".notice")).to_contain_text("No device of this board has the screen of iPhone 8 Plus: 100 × 200 points.")


def test_hostile_names_are_text(server, open_page):
    page = open_page(server.url("neko"))
    hostile = recording()
    hostile["device"]["name"] = "<img src=x onerror=document.title=1>"
    hostile["runs"][0]["steps"][0]["views"]['home."]<b>'] = {"frame": [1, 1, 2, 2]}
    drop(page, hostile)
    expect(page.get_by_role("region", name="UIKit’s recording")).to_contain_text("<img src=x")
    expect(boxes(page, ".is-absent")).to_have_count(1)
    assert page.title() != "1"
