"""The browser's cost of a change: one style computation, one layout and one paint, and none of them while a script waits."""

import json
import math

import budgets
import pytest
from playwright.sync_api import expect

from board import at_rest, device, expect_text, node, nodes
from browsing import until
from serving import REPOSITORY, on_devices

SAMPLES = ["neko"]

STYLE, LAYOUT, PAINT, SCRIPT, INPUT = "UpdateLayoutTree", "Layout", "Paint", "FunctionCall", "EventDispatch"

MOVES = True

TWELVE = ", ".join(
    f'{{ device = "{id}", orientation = "{orientation}" }}' for orientation in ("portrait", "landscape")
    for id in ("iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "ipad-9-7", "ipad-pro-11")
)
PLAYGROUNDS = {"twelve": on_devices(TWELVE, (REPOSITORY / "Playgrounds/neko.toml").read_text())}


class Trace:
    """The browser's work on the page's thread, in order."""

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
        """The modules that had to wait for styles or a layout before the paint. After the paint, waiting costs almost nothing."""
        scripts = [event for event in self.named(SCRIPT) if "/modules/" in source(event)]
        waited = {source(script) for work in self.named(STYLE, LAYOUT) for script in scripts if script["ts"] <= work["ts"] < end(script)}
        return {script for script in waited if "/after-paint.js" not in script}

    @property
    def until_painted(self):
        """The numbers of style computations and layouts between the message and the first frame that shows it."""
        message = next(event for event in self.named(SCRIPT) if "/connection.js" in source(event))
        painted = next(event for event in self.named(PAINT) if event["ts"] > end(message))
        work = [event["name"] for event in self.work_of_page if message["ts"] <= event["ts"] < painted["ts"]]
        return {name: work.count(name) for name in (STYLE, LAYOUT)}

    @property
    def work_of_page(self):
        """The times of style computations and layouts. An SVG image is a separate document, in a frame that is not the page's."""
        frame = next(event for event in self.named(SCRIPT) if "/connection.js" in source(event))["args"]["data"]["frame"]
        return [event for event in self.named(STYLE, LAYOUT) if event["args"]["beginData"]["frame"] == frame]

    @property
    def by_click(self):
        """The cost of each click until the next: the numbers of style computations, layouts, paints and calls of the modules. A
        look for the element under the pointer is a computation for no element, and does not count."""
        clicks = [event["ts"] for event in self.named(INPUT) if event["args"]["data"]["type"] == "click"]
        done = [event for event in self.work_of_page if event["args"].get("elementCount") != 0] + self.named(PAINT) + [event for event in self.named(SCRIPT) if "/modules/" in source(event)]
        spans = zip(clicks, [*clicks[1:], math.inf])
        return [[event["name"] for event in done if begin <= event["ts"] < next] for begin, next in spans]


def end(event):
    return event["ts"] + event.get("dur", 0)


def source(event):
    """The address of the module of a script's call."""
    data = event.get("args", {}).get("data")
    return data.get("url", "") if isinstance(data, dict) and event["name"] == SCRIPT else ""


# The timers of a page fire in order: after this number of milliseconds all earlier timers have fired (`rarely` in
# `later.js`), on any machine.
SETTLED = "() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 250))"


def rest(page):
    """Waits until nothing moves and no timer is pending."""
    page.evaluate(SETTLED)
    at_rest(page)
    page.evaluate(SETTLED)


# The script clicks, and waits until all devices show the result at rest. It requests no frame and no style: while screens move, each
# would be counted.
CLICK = """([event, id, count]) => new Promise((done) => {
    document.querySelector(`[data-device] [data-event="${event}"]`).click();
    const isDone = () => document.querySelectorAll(`[data-device] [data-id="${id}"]`).length === count
        && !document.querySelector("[data-device] [inert][aria-hidden]");
    const look = () => (isDone() ? setTimeout(done, 250) : setTimeout(look, 20));
    look();
})"""


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


TAPS = 8


def cost_of_taps(browser, server, open_page, moves):
    """The minimum of some taps and of some ways back, each on twelve devices, because on a busy machine some take another frame."""
    page = open_page(server.url("twelve"), moves=moves)
    page.keyboard.press("m")

    def click(event, count):
        page.evaluate(CLICK, [event, "cats", count])

    def taps():
        for _ in range(TAPS):
            click("tap home.next", 12)
            click("back", 0)

    # The code of the first tap is loaded.
    click("tap home.next", 12)
    click("back", 0)
    done = Trace(browser, page, taps).by_click
    assert len(done) == 2 * TAPS
    return lambda name: [min(names.count(name) for names in done[way::2]) for way in (0, 1)]


def test_a_mirrored_tap_on_twelve_devices_keeps_its_budget(browser, server, open_page):
    cost = cost_of_taps(browser, server, open_page, moves=False)
    for name, budget in [(STYLE, "tap: styles"), (LAYOUT, "tap: layouts"), (SCRIPT, "tap: script calls")]:
        budgets.check(budget, cost(name)[0])


def test_a_mirrored_tap_that_moves_twelve_screens_keeps_its_budget(browser, server, open_page):
    """The mean of a tap and a way back, until the screens have moved and those that left are removed."""
    cost = cost_of_taps(browser, server, open_page, moves=True)
    for name, budget in [(STYLE, "moving tap: styles"), (LAYOUT, "moving tap: layouts"), (PAINT, "moving tap: paints")]:
        budgets.check(budget, sum(cost(name)) / 2)


def test_going_back_is_one_paint(browser, neko):
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


def test_a_rotation_waits_for_no_styles(browser, neko):
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
    # The positions of the devices are read once.
    step = next(index for index, event in enumerate(trace.named(STYLE)) if any(is_within(event, script) for script in trace.named(SCRIPT)))
    hardware = neko.evaluate("() => document.querySelectorAll('.device, .device :not(.screen *)').length")
    assert elements[step] <= hardware
    assert all(now > then for now, then in zip(neko.evaluate(screens), before))


def is_within(event, script):
    return script["ts"] <= event["ts"] < end(script)


def test_screens_are_drawn_at_the_scale_they_are_shown_at(neko):
    neko.locator('.toolbar [data-action="zoom-in"]').click()
    until(neko, lambda: not neko.locator(".is-scaled").count(), "all screens are redrawn")
    zooms = neko.evaluate("""() => {
        const scale = Number(document.querySelector(".board-devices").style.getPropertyValue("--zoom"));
        return [...document.querySelectorAll(".screen")].map((screen) => Math.abs(Number(getComputedStyle(screen).zoom) - scale) < .0001);
    }""")
    assert zooms and all(zooms)
