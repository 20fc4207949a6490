"""Measures how soon a page in Chromium shows events and changes, and prints a table of each measurement:

    swift build -c release --product traitscope
    source Tests/environment
    TRAITSCOPE=.build/release/traitscope "$PYTHON" Tests/Browser/measure.py [NAME...]

`test_painting.py` counts the browser's work for a tap, a save and a step of the scale, and `test_loading.py` the loaded files.
Those figures do not depend on the machine's load. The times here do."""

import argparse
import contextlib
import http.client
import http.server
import math
import os
import pathlib
import queue
import subprocess
import sys
import tempfile
import threading
import time

from playwright.sync_api import sync_playwright

from browsing import CHROMIUM_FLAGS, PATIENCE, PROGRAM, new_context, touch
from serving import REPOSITORY, Server, copy_of_playgrounds, on_devices

NEKO = (REPOSITORY / "Playgrounds/neko.toml").read_text()
WORD = "Three cats are awake"
MODELS = ["iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "ipad-9-7", "ipad-pro-11"]


def neko(styles=("light",)):
    """The sample Neko on twelve devices in each style."""
    devices = [f'device = "{model}", orientation = "{orientation}"' for model in MODELS for orientation in ("portrait", "landscape")]
    return on_devices(", ".join(f'{{ {device}, style = "{style}" }}' for style in styles for device in devices), NEKO)


# Measurements of a script on the page, in milliseconds of the page's clock. A mutation observer is called when the script that changed the
# document has ended and before anything is drawn, so its time covers all changes of the script.

TAP_SOCKET = """window.WebSocket = class extends window.WebSocket {
    constructor(...address) {
        super(...address);
        window.tappedSocket = this;
    }
};"""

# Only changed parts are searched, because the script's own time must not grow with the page.
WATCH_SAVES = """(devices) => {
    const seen = new Map(), times = new Map(), waiting = new Map();
    const look = (node, text) => {
        const found = /save(\\d{4})/.exec(text);
        const device = found && (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement)?.closest("[data-device]");
        if (!device) return;
        const number = Number(found[1]);
        if (!seen.has(number)) seen.set(number, new Set());
        seen.get(number).add(device.dataset.device);
        if (seen.get(number).size < devices || times.has(number)) return;
        times.set(number, performance.now());
        waiting.get(number)?.(times.get(number));
    };
    new MutationObserver((records) => {
        for (const record of records) {
            if (record.type === "characterData") look(record.target, record.target.data);
            for (const node of record.addedNodes) look(node, node.textContent);
        }
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
    window.timeOfSave = (number) => new Promise((done, failed) => {
        if (times.has(number)) done(times.get(number));
        waiting.set(number, done);
        setTimeout(() => failed(new Error(`save ${number} is not shown`)), 15_000);
    });
}"""

MIRRORED_TAPS = """async ({ devices, rounds, warmUp }) => {
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const click = async (id, shown) => {
        const target = document.querySelector(`[data-device] [data-id="${id}"]`);
        const start = performance.now();
        const end = new Promise((done) => {
            const observer = new MutationObserver(() => {
                if (document.querySelectorAll(`[data-id="${shown}"]`).length < devices) return;
                observer.disconnect();
                done(performance.now());
            });
            observer.observe(document.documentElement, { subtree: true, childList: true });
        });
        target.click();
        return (await end) - start;
    };
    document.querySelector('[data-action="toggle-mirror"]').click();
    const times = [];
    for (let round = 0; round < warmUp + rounds; round += 1) {
        // With no update under way, and of uneven length, so that pauses do not synchronise with the browser's frames.
        await pause(400 + (round * 7) % 17);
        times.push(await click("home.next", "cats"));
        await pause(400 + (round * 5) % 13);
        times.push(await click("nav/bar/back", "home"));
    }
    return times.slice(2 * warmUp);
}"""

# A message to itself is the first event of a page after a frame is painted.
ZOOM_STEPS = """async (count) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
    }));
    const time = async (act) => {
        await frame();
        const start = performance.now();
        act();
        return (await frame()) - start;
    };
    const click = (action) => document.querySelector(`.toolbar [data-action="${action}"]`).click();
    const steps = [], idle = [];
    for (let number = 0; number < count; number += 1) {
        idle.push(await time(() => {}));
        steps.push(await time(() => click(number % 2 ? "zoom-out" : "zoom-in")));
    }
    return { steps, idle };
}"""

# The width swings a point at a time between a phone's and almost the whole screen, and so crosses each size class's border. A width comes
# again only after seconds: the one on the page tells which input it is from.
WINDOW_DRAG = """async ({ name, width, height, rate, count }) => {
    const device = document.querySelector(`[data-device="${name}"]`);
    const span = width - 40 - 360;
    const widthOf = (input) => 360 + Math.abs(span - input % (2 * span));
    const inputs = new Map(), sent = [], latencies = [];
    let updates = 0;
    new MutationObserver(() => {
        const input = inputs.get(parseFloat(device.querySelector('[data-id="device/window"]').style.width));
        if (input === undefined || input < latencies.length) return;
        const now = performance.now();
        updates += 1;
        while (latencies.length <= input) latencies.push(now - sent[latencies.length]);
    }).observe(device, { subtree: true, attributes: true, childList: true });
    const pause = () => new Promise((done) => setTimeout(done, 1));
    const start = performance.now();
    while (sent.length < count) {
        while (sent.length < count && sent.length * 1000 / rate <= performance.now() - start) {
            const text = `resize ${widthOf(sent.length)}x${height}`;
            inputs.set(widthOf(sent.length), sent.length);
            sent.push(performance.now());
            tappedSocket.send(JSON.stringify({ type: "event", device: name, text }));
        }
        if (sent.length < count) await pause();
    }
    const outcome = { updates, duration: performance.now() - start, backlog: count - latencies.length };
    const end = performance.now() + 5000;
    while (latencies.length < count && performance.now() < end) await pause();
    return { ...outcome, latencies };
}"""

# Turns a device as soon as the page can be used.
PAGE_START = """document.addEventListener("DOMContentLoaded", () => {
    const device = document.querySelector("[data-device]");
    if (!device) return;
    const entry = device.dataset.entry;
    const answer = new MutationObserver(() => {
        if (document.querySelector("[data-device]").dataset.entry === entry) return;
        answer.disconnect();
        globalThis.alive = performance.now();
    });
    answer.observe(document.querySelector('[data-region="board"]'), { subtree: true, childList: true, attributes: true });
    const start = () => {
        if (document.body.dataset.ready === undefined) return;
        ready.disconnect();
        device.querySelector('[data-field="rotate"]').click();
    };
    const ready = new MutationObserver(start);
    ready.observe(document.body, { attributes: true });
    start();
});"""


# Tables


def percentile(times, percent):
    """The shortest time that at least this share of all do not exceed."""
    return sorted(times)[math.ceil(percent / 100 * len(times)) - 1]


def table(title, rows, *notes):
    """Prints times in milliseconds, by the names of their rows."""
    width = max(map(len, rows))
    print(f"{title}\n  {'':{width}}" + "".join(f"{heading:>10}" for heading in ("median", "p95", "min", "max")))
    for name, times in rows.items():
        figures = percentile(times, 50), percentile(times, 95), min(times), max(times)
        print(f"  {name:{width}}" + "".join(f"{figure:7.2f} ms" for figure in figures))
    print("".join(f"  {note}\n" for note in notes), flush=True)


# Pages


@contextlib.contextmanager
def opened(browser, url, *scripts):
    """A page in its own context, with scripts that run before the page's."""
    context = new_context(browser)
    for script in scripts:
        context.add_init_script(script)
    page = context.new_page()
    page.goto(url)
    yield page
    context.close()


def wait_for_devices(page, count):
    page.wait_for_function("(count) => document.querySelectorAll('[data-device]').length === count", arg=count)
    page.wait_for_function("() => document.body.dataset.ready !== undefined")
    touch(page)


@contextlib.contextmanager
def served(text=None):
    """A server of one playground, and its file."""
    with tempfile.TemporaryDirectory() as scratch:
        file = copy_of_playgrounds(pathlib.Path(scratch) / "playgrounds", ["neko"]) / "neko.toml"
        file.write_text(text or neko())
        with Server(file.parent) as server:
            yield server, file


@contextlib.contextmanager
def live(browser, text=None, count=12):
    """The live page of a playground, and its file."""
    with served(text) as (server, file), opened(browser, server.url("neko"), TAP_SOCKET) as page:
        wait_for_devices(page, count)
        page.wait_for_function("() => tappedSocket.readyState === WebSocket.OPEN")
        yield page, file


# Saves


def zero_of(page):
    """This program's time when the page's clock was zero, in milliseconds. The page reads its clock between the request
    and the arrival of the answer, so the quickest of many requests is the most precise."""
    best = None
    for _ in range(100):
        asked = time.perf_counter()
        reading = page.evaluate("performance.now()")
        answered = time.perf_counter()
        if best is None or answered - asked < best[0]:
            best = answered - asked, (asked + answered) / 2 * 1000 - reading
    return best[1], best[0] / 2 * 1000


def time_saves(page, save, devices, rounds=50, warm_up=10):
    """The time from each save until all devices show its word. `save` returns this program's time before the save."""
    page.evaluate(WATCH_SAVES, devices)
    zero, uncertainty = zero_of(page)
    times = []
    for number in range(1, warm_up + rounds + 1):
        # Uneven lengths keep pauses from synchronising with the browser's frames.
        page.wait_for_timeout(60 + number * 7 % 17)
        began = save(f"save{number:04}") * 1000
        times.append(zero + page.evaluate("(number) => timeOfSave(number)", number) - began)
    return times[warm_up:], uncertainty


def saving(file, text):
    """Saves by renaming, like careful editors. The next version is written next to the folder."""
    draft = file.parent.parent / "draft"

    def save(word):
        draft.write_text(text.replace(WORD, word))
        began = time.perf_counter()
        os.replace(draft, file)
        return began

    return save


class BarePage(http.server.BaseHTTPRequestHandler):
    """The minimum that shows a text on a page: one line, and an event stream from this program. Its time is the cost of the machine and
    the browser."""

    texts = queue.SimpleQueue()
    page = b"""<!DOCTYPE html><meta charset="utf-8"><title>Bare</title><main data-device="bare"><p></p></main><script>
        const events = new EventSource("/events");
        events.onopen = () => document.body.dataset.ready = "";
        events.onmessage = ({ data }) => document.querySelector("p").textContent = data;
    </script>"""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream" if self.path == "/events" else "text/html")
        self.end_headers()
        if self.path != "/events":
            self.wfile.write(self.page)
            return
        for text in iter(self.texts.get, None):
            self.wfile.write(f"data: {text}\n\n".encode())

    def log_message(self, *_):
        pass


def time_bare_page(browser):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), BarePage)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def save(word):
        began = time.perf_counter()
        BarePage.texts.put(word)
        return began

    with opened(browser, f"http://127.0.0.1:{server.server_port}/") as page:
        page.wait_for_function("() => document.body.dataset.ready !== undefined")
        times = time_saves(page, save, 1)
        BarePage.texts.put(None)
    server.shutdown()
    return times


# The measurements


def measure_save(browser):
    """a saved file to the page"""
    bare, _ = time_bare_page(browser)
    for styles in (("light",), ("light", "dark")):
        count, text = 12 * len(styles), neko(styles)
        with live(browser, text, count) as (page, file):
            times, uncertainty = time_saves(page, saving(file, text), count)
        table(f"From rename(2) to the text in the DOM: {count} devices", {"traitscope": times, "a bare page that receives the text": bare},
              f"Times are by the page's clock, known to ±{uncertainty:.2f} ms.", "Aim with 12 devices: a median of at most 12 ms.")


def measure_mirror(browser):
    """a tap on all devices of a page at once"""
    with live(browser) as (page, _):
        times = page.evaluate(MIRRORED_TAPS, {"devices": 12, "rounds": 25, "warmUp": 5})
    table("A tap mirrored on 12 devices, there and back", {"push to DOM": times[::2], "pop to DOM": times[1::2]},
          "From the click to the last of the devices. Aim: a median of at most 8 ms.")


def measure_zoom(browser):
    """a step of the page's scale"""
    with live(browser, neko(("light", "dark")), 24) as (page, _):
        outcome = page.evaluate(ZOOM_STEPS, 40)
    table("A step of the scale: 24 devices", {"click to frame": outcome["steps"], "a frame without a change": outcome["idle"]},
          "Aim: one frame, 16 ms.")


def measure_resize(browser):
    """a window's dragged edge to the page"""
    drag = {"name": "ipad-9-7", "width": 768, "height": 1024, "rate": 120, "count": 600}
    with live(browser) as (page, _):
        outcome = page.evaluate(WINDOW_DRAG, drag)
    assert len(outcome["latencies"]) == drag["count"], "not all sizes reached the page"
    table("A window's edge dragged: 12 devices, 120 sizes a second", {"size to DOM": outcome["latencies"]},
          f"{outcome['updates'] / outcome['duration'] * 1000:.0f} updates a second reached the DOM; {outcome['backlog']} sizes were under way "
          "at the end.", "Aim: at least 60 updates a second and no backlog.")


def measure_serve(_):
    """a page's request to its last byte"""
    first, again = [], []
    with served() as (server, file):
        connection = http.client.HTTPConnection("localhost", server.port)

        def load():
            began = time.perf_counter()
            connection.request("GET", "/neko")
            body = connection.getresponse().read()
            return body, (time.perf_counter() - began) * 1000

        save = saving(file, neko())
        for number in range(50):
            word = f"save{number:04}"
            save(word)
            deadline = time.monotonic() + PATIENCE
            while True:
                time.sleep(.005)
                body, duration = load()
                if word.encode() in body:
                    break
                assert time.monotonic() < deadline, f"the page never has {word}"
            first.append(duration)
            again.append(load()[1])
    table("A page of 12 devices served", {"first after a save": first, "again": again}, "Aim: a median of at most 5 ms.")


def measure_export(browser):
    """exported pages, from disk"""
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        twelve = copy_of_playgrounds(folder / "playgrounds", ["neko"]) / "neko.toml"
        twelve.write_text(neko())
        for source, name in [(REPOSITORY / "Playgrounds/mail.toml", "mail"), (twelve, "twelve")]:
            command = [os.environ["TRAITSCOPE"], "export", source, "-o", folder / f"{name}.html"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        paints, starts = [], []
        # The first one starts the browser, too.
        for _ in range(13):
            with opened(browser, (folder / "mail.html").as_uri(), PAGE_START) as page:
                page.wait_for_function("() => globalThis.alive && performance.getEntriesByName('first-contentful-paint').length")
                paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
                starts.append(page.evaluate("alive"))
        with opened(browser, (folder / "twelve.html").as_uri()) as page:
            wait_for_devices(page, 12)
            page.wait_for_timeout(2000)
            taps = page.evaluate(MIRRORED_TAPS, {"devices": 12, "rounds": 25, "warmUp": 5})
        size = (folder / "mail.html").stat().st_size
    table("An exported page from disk: the sample Mail, and 12 devices",
          {"first contentful paint": paints[1:], "first tap answered": starts[1:], "mirrored tap to DOM": taps},
          f"Mail has {size // 1000} KB. Aims: 150 ms, 500 ms and 16 ms.")


MEASUREMENTS = {name.removeprefix("measure_"): value for name, value in list(globals().items()) if name.startswith("measure_")}


def main(arguments):
    parser = argparse.ArgumentParser(
        description="Measures how soon a page in Chromium shows changes.", formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"{name:8}{value.__doc__}" for name, value in MEASUREMENTS.items()))
    parser.add_argument("names", nargs="*", metavar="NAME", help="the measurements to run; all by default")
    names = parser.parse_args(arguments).names
    if unknown := [name for name in names if name not in MEASUREMENTS]:
        parser.error(f"there is no measurement {unknown[0]}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=CHROMIUM_FLAGS)
        for name in names or MEASUREMENTS:
            MEASUREMENTS[name](browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
