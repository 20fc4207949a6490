"""What a change costs the browser: one look for styles, one layout and one paint, and none of them while a script waits."""

import json

import pytest
from playwright.sync_api import expect

from board import at_rest, device, expect_text, node, nodes
from browsing import until

SAMPLES = ["neko"]


STYLE, LAYOUT, PAINT, SCRIPT = "UpdateLayoutTree", "Layout", "Paint", "FunctionCall"

MOVES = True


class Trace:
    """What the browser did on the thread of the page, in order."""

    def __init__(self, browser, page, step):
        rest(page)
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        step()
        rest(page)
        events = [event for event in json.loads(browser.stop_tracing())["traceEvents"] if event.get("ph") == "X"]
        of_page = next((event["pid"], event["tid"]) for event in events if "/modules/" in source(event))
        self.events = sorted((event for event in events if (event["pid"], event["tid"]) == of_page), key=lambda event: event["ts"])

    def named(self, *names):
        return [event for event in self.events if event["name"] in names]

    @property
    def forced(self):
        """The modules that had to wait for styles or a layout. After the paint somebody may ask: there is next to nothing to find then."""
        scripts = [event for event in self.named(SCRIPT) if "/modules/" in source(event)]
        waited = {source(script) for work in self.named(STYLE, LAYOUT) for script in scripts if script["ts"] <= work["ts"] < end(script)}
        return {script for script in waited if "/after-paint.js" not in script}

    @property
    def until_painted(self):
        """How often the browser looked for styles and laid out between the message and the first frame that shows what it says."""
        message = next(event for event in self.named(SCRIPT) if "/connection.js" in source(event))
        painted = next(event for event in self.named(PAINT) if event["ts"] > end(message))
        # An SVG image is a document of its own, in a frame that is not the page's.
        frame = message["args"]["data"]["frame"]
        work = [
            event["name"] for event in self.named(STYLE, LAYOUT)
            if message["ts"] <= event["ts"] < painted["ts"] and event["args"]["beginData"]["frame"] == frame
        ]
        return {name: work.count(name) for name in (STYLE, LAYOUT)}


def end(event):
    return event["ts"] + event.get("dur", 0)


def source(event):
    """Of a script's call, the address of its module."""
    data = event.get("args", {}).get("data")
    return data.get("url", "") if isinstance(data, dict) and event["name"] == SCRIPT else ""


def rest(page):
    """Nothing moves any more, and nothing waits."""
    page.wait_for_timeout(300)
    at_rest(page)
    page.wait_for_timeout(300)


@pytest.fixture
def neko(server, open_page):
    page = open_page(server.url("neko"))
    page.keyboard.press("m")
    return page


def test_a_mirrored_tap_is_one_paint(browser, neko):
    def tap():
        node(neko, "iphone-8-plus", "home.next").click()
        expect(nodes(neko, "cats")).to_have_count(6)

    trace = Trace(browser, neko, tap)
    assert trace.forced == set()
    assert trace.until_painted == {STYLE: 1, LAYOUT: 1}


def test_the_way_back_is_one_paint(browser, neko):
    node(neko, "iphone-8-plus", "home.next").click()
    expect(nodes(neko, "cats")).to_have_count(6)

    def back():
        node(neko, "iphone-8-plus", "nav/bar/back").click()
        expect(nodes(neko, "cats")).to_have_count(0)

    trace = Trace(browser, neko, back)
    assert trace.forced == set()
    assert trace.until_painted == {STYLE: 1, LAYOUT: 1}


def test_a_save_is_one_paint(browser, folder, neko):
    file = folder / "neko.toml"

    def save():
        file.write_text(file.read_text().replace("Three cats are awake", "Three cats are asleep"))
        expect_text(neko, "home.headline", "Three cats are asleep")

    trace = Trace(browser, neko, save)
    assert trace.forced == set()
    assert trace.until_painted == {STYLE: 1, LAYOUT: 1}


def test_a_turn_waits_for_no_styles(browser, neko):
    def rotate():
        device(neko, "iphone-8-plus").get_by_role("button", name="Rotate").click()
        expect(device(neko, "iphone-8-plus").locator('[data-field="subtitle"]')).to_have_text("Landscape")

    trace = Trace(browser, neko, rotate)
    assert trace.forced == set()


def test_a_step_of_the_scale_touches_no_screen_in_its_frame(browser, neko):
    screens = "() => [...document.querySelectorAll('.screen')].map((screen) => screen.getBoundingClientRect().width)"
    before = neko.evaluate(screens)

    trace = Trace(browser, neko, lambda: neko.locator('.toolbar [data-action="zoom-in"]').click())
    elements = [event["args"]["elementCount"] for event in trace.named(STYLE)]
    # Where the devices stand is asked for once.
    step = next(index for index, event in enumerate(trace.named(STYLE)) if any(is_within(event, script) for script in trace.named(SCRIPT)))
    hardware = neko.evaluate("() => document.querySelectorAll('.device, .device :not(.screen *)').length")
    assert elements[step] <= hardware
    assert all(now > then for now, then in zip(neko.evaluate(screens), before))


def is_within(event, script):
    return script["ts"] <= event["ts"] < end(script)


def test_screens_are_drawn_at_the_scale_they_are_shown_at(neko):
    neko.locator('.toolbar [data-action="zoom-in"]').click()
    until(neko, lambda: not neko.locator(".is-scaled").count(), "all screens are drawn anew")
    zooms = neko.evaluate("""() => {
        const scale = Number(document.querySelector(".board-devices").style.getPropertyValue("--zoom"));
        return [...document.querySelectorAll(".screen")].map((screen) => Math.abs(Number(getComputedStyle(screen).zoom) - scale) < .0001);
    }""")
    assert zooms and all(zooms)
