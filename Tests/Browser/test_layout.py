"""The boxes on the page have the frames of the layout, and texts fit their boxes as in the layout."""

import json
import os
import pathlib
import subprocess

import pytest
from board import device, node, one_pixel_a_point

PLAYGROUND = pathlib.Path(__file__).parent / "playgrounds" / "every-view.toml"

NAMES = ["iphone-se-1", "iphone-8-plus"]

# The events that lead from the first screen to each other screen, for the command line and for the page.
SCREENS = {
    "home": [],
    "detail": ["home.list.0.0"],
    "controls": ["home.list.0.2"],
    "plain": ["home.list.1.0"],
}

# A text may exceed its measured width by the overhang of its glyphs.
POINT = 1.0


def inspected(taps):
    """The frames of all views of each device by id, as `inspect` prints them."""
    events = [part for tap in taps for part in ("--event", f"tap {tap}")]
    command = [os.environ["TRAITSCOPE"], "inspect", str(PLAYGROUND), "--json", *events]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert [record for record in report["diagnostics"] if record["severity"] == "error"] == []
    return {
        device["device"]: {view["id"]: view["frame"] for view in device["views"] if view["kind"] != "layoutGuide"}
        for device in report["devices"]
    }


MEASURE = """(name) => {
    const screen = document.querySelector(`[data-device="${name}"] .screen`);
    const [origin, zoom] = [screen.getBoundingClientRect(), screen.getBoundingClientRect().width / screen.offsetWidth];
    const frames = {};
    for (const node of screen.querySelectorAll("[data-id]")) {
        const { x, y, width, height } = node.getBoundingClientRect();
        frames[node.dataset.id] = [(x - origin.x) / zoom, (y - origin.y) / zoom, width / zoom, height / zoom];
    }
    return frames;
}"""

TEXTS = """(name) => {
    const screen = document.querySelector(`[data-device="${name}"] .screen`);
    const zoom = screen.getBoundingClientRect().width / screen.offsetWidth;
    const labels = [...screen.querySelectorAll(".label:not(.is-clipped)")].filter((label) => label.querySelector(".line"));
    return labels.map((label) => {
        const lines = [...label.querySelectorAll(".line")];
        const range = document.createRange();
        const widths = lines.map((line) => (range.selectNodeContents(line), range.getBoundingClientRect().width / zoom));
        const box = label.getBoundingClientRect();
        const height = (lines.at(-1).getBoundingClientRect().bottom - lines[0].getBoundingClientRect().top) / zoom;
        return { id: label.dataset.id, text: Math.max(...widths), width: box.width / zoom, lines: height, height: box.height / zoom };
    });
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_boxes_have_the_frames_of_the_layout_and_texts_fit(server, open_page, screen):
    page = open_page(server.url("every-view"))
    page.evaluate("document.fonts.ready")
    for name in NAMES:
        go(page, name, screen)
        texts = page.evaluate(TEXTS, name)
        assert texts
        for text in texts:
            assert text["text"] <= text["width"] + POINT, text
            assert text["lines"] <= text["height"] + POINT, text
    one_pixel_a_point(page)
    frames = inspected(SCREENS[screen])
    for name in NAMES:
        shown = page.evaluate(MEASURE, name)
        assert any(id.startswith(f"{screen}.") for id in frames[name])
        for id, frame in frames[name].items():
            assert id in shown, id
            assert all(abs(a - b) < 0.1 for a, b in zip(frame, shown[id])), (id, frame, shown[id])


def test_a_table_keeps_its_scroll_offset_when_other_content_changes(folder, server, open_page):
    page = open_page(server.url("every-view"))
    one_pixel_a_point(page)
    table = node(page, "iphone-se-1", "home.list")
    table.evaluate("(table) => (table.scrollTop = 120)")
    device(page, "iphone-se-1").locator('[data-id="home.list.0.2"]').wait_for()
    source = folder / PLAYGROUND.name
    source.write_text(source.read_text().replace('"Label"', '"Legend"'))
    page.wait_for_function("() => document.querySelector('[data-id=\"home.list.0.4.textLabel\"]').textContent === 'Legend'")
    assert table.evaluate("(table) => table.scrollTop") == 120


FIELDS = """title = "Fields"
devices = ["iphone-8"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["column.leading == leading + 16", "column.top == safeArea.top"]
[controllers.home.views]
column = { kind = "stack", axis = "vertical", alignment = "leading", spacing = 8, arrangedSubviews = ["none", "line", "bezel", "rounded"] }
none = { kind = "textField", text = "Measured", borderStyle = "none" }
line = { kind = "textField", text = "Measured", borderStyle = "line" }
bezel = { kind = "textField", text = "Measured", borderStyle = "bezel" }
rounded = { kind = "textField", text = "Measured" }
"""

SAMPLES = []

PLAYGROUNDS = {"every-view": PLAYGROUND.read_text(), "fields": FIELDS}


def test_a_text_field_as_wide_as_its_text_shows_all_of_it(server, open_page):
    page = open_page(server.url("fields"))
    node(page, "iphone-8", "home.none").wait_for()
    page.evaluate("document.fonts.ready")
    for name in ["none", "line", "bezel", "rounded"]:
        overflow = node(page, "iphone-8", f"home.{name}").locator(".text").evaluate(
            "(text) => text.scrollWidth - text.clientWidth"
        )
        assert overflow <= 0, name


def go(page, name, screen):
    """Follows the taps to a screen, and waits until nothing moves except spinners."""
    for tap in SCREENS[screen]:
        node(page, name, tap).click()
    node(page, name, screen).wait_for()
    page.wait_for_function(
        """() => document.getAnimations().every(({ playState, effect }) =>
            playState === "finished" || effect.getComputedTiming().iterations === Infinity)"""
    )
