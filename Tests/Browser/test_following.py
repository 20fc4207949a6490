"""The page follows its server: when a part of it fails, when it is in the background, and with many updates."""

import os
import re

import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, expect_text, node, picture
from browsing import CHROMIUM_FLAGS
from tabs import Window

SAMPLES = ["neko"]

# The page's own report about an update that it cannot show.
UNKNOWN = [r"The page has no"]
BROKEN = [r"broken on purpose"]

COUNTING = """() => {
    const { send } = WebSocket.prototype;
    window.asked = 0;
    window.askedAt = [];
    WebSocket.prototype.send = function (text) {
        if (text.includes('"resync"')) {
            window.asked += 1;
            window.askedAt.push(performance.now());
        }
        return send.call(this, text);
    };
}"""

BREAKING = """() => {
    const insert = Element.prototype.insertAdjacentHTML;
    const html = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
    Element.prototype.insertAdjacentHTML = () => { throw new Error("broken on purpose"); };
    Object.defineProperty(Element.prototype, "innerHTML", { ...html, set() { throw new Error("broken on purpose"); } });
    window.mend = () => {
        Element.prototype.insertAdjacentHTML = insert;
        Object.defineProperty(Element.prototype, "innerHTML", html);
    };
}"""


def tap(page, name, id="home.next"):
    node(page, name, id).click()


# A picture that cannot be shown


def test_a_patch_for_an_unknown_node_or_device_reloads_everything(server, open_page):
    page = open_page(server.url("neko"), expected_messages=UNKNOWN)
    page.evaluate(COUNTING)
    page.evaluate("""() => document.querySelector('[data-device="iphone-se-1"] [data-id="nav"]').dataset.id = "other" """)
    tap(page, "iphone-se-1")
    expect_screens(page, "home", cats=["iphone-se-1"])
    assert page.evaluate("asked") == 1
    # The page equals one without the failure.
    other = open_page(server.url("neko"))
    tap(other, "iphone-se-1")
    expect_screens(other, "home", cats=["iphone-se-1"])
    assert picture(page) == picture(other)
    tap(page, "ipad-9-7")
    expect_screens(page, "home", cats=["iphone-se-1", "ipad-9-7"])
    assert page.evaluate("asked") == 1

    page.get_by_role("button", name="Mirror").click()
    page.evaluate("""() => document.querySelector('[data-device="ipad-9-7@landscape"]').remove()""")
    tap(page, "iphone-8-plus")
    expect_screens(page, "cats")
    expect(page.locator("[data-device]")).to_have_count(len(ALL))


def test_an_exception_while_a_patch_is_applied_reloads_everything(server, open_page):
    page = open_page(server.url("neko"), expected_messages=BROKEN)
    page.evaluate(COUNTING)
    page.evaluate(
        """() => {
            const insert = Element.prototype.insertAdjacentHTML;
            Element.prototype.insertAdjacentHTML = function (...all) {
                Element.prototype.insertAdjacentHTML = insert;
                throw new Error("broken on purpose");
            };
        }"""
    )
    tap(page, "iphone-8-plus")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    assert page.evaluate("asked") == 1


def test_a_page_that_cannot_show_updates_asks_less_and_less_often_and_reports_it(server, open_page):
    page = open_page(server.url("neko"), expected_messages=BROKEN)
    page.evaluate(COUNTING)
    page.evaluate(BREAKING)
    tap(page, "iphone-8-plus")
    badge = page.locator("connection-badge")
    expect(badge).to_contain_text("could not show")
    page.wait_for_function("() => asked >= 3")
    page.evaluate("mend()")
    first, second, third = page.evaluate("askedAt.slice(0, 3)")
    # The page waits at least the intended time on any machine.
    assert second - first >= 240 and third - second >= 990
    expect_screens(page, "home", cats=["iphone-8-plus"])
    expect(badge).to_be_hidden()


# A part that fails


def test_a_failing_part_of_the_page_does_not_block_messages(server, open_page):
    page = open_page(server.url("neko"), expected_messages=BROKEN)
    page.evaluate(COUNTING)
    page.evaluate(
        """() => Object.defineProperty(document.querySelector(".node-picker"), "hidden", {
            get: () => true, set() { throw new Error("broken on purpose"); },
        })"""
    )
    for name in ("iphone-se-1", "ipad-9-7"):
        # The test clicks without a pointer, which would use the broken part.
        node(page, name, "home.next").evaluate("(button) => button.click()")
        expect(node(page, name, "cats")).to_be_visible()
    device(page, "ipad-9-7").get_by_role("button", name="Rotate").evaluate("(button) => button.click()")
    expect(device(page, "ipad-9-7").locator('[data-field="subtitle"]')).to_have_text("Landscape")
    assert page.evaluate("asked") == 0


def test_a_part_that_fails_at_the_start_does_not_block_saves(folder, server, open_page):
    page = open_page(server.url("neko"), expected_messages=BROKEN)
    page.add_init_script("window.ResizeObserver = class { constructor() { throw new Error('broken on purpose'); } }")
    page.reload()
    expect(node(page, "ipad-9-7", "home")).to_be_visible()
    neko = folder / "neko.toml"
    neko.write_text(neko.read_text().replace("Good afternoon", "Good evening"))
    expect_text(page, "home.greeting", "Good evening", ["iphone-se-1", "ipad-9-7"])


def test_the_page_works_without_browser_storage(server, open_page):
    page = open_page(server.url("neko"))
    page.add_init_script(
        """Object.defineProperty(window, "sessionStorage", { get() { throw new DOMException("denied", "SecurityError"); } })"""
    )
    page.reload()
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Panel", exact=True).click()
    tap(page, "iphone-se-1")
    expect_screens(page, "home", cats=["iphone-se-1"])


# In the background


@pytest.fixture
def window(browser, open_page, server):
    """A window with tabs, one of them in front, next to a page that is always visible. Only a Chromium with windows hides tabs."""
    windowed = browser.browser_type.launch(executable_path=os.environ["CHROMIUM"], args=CHROMIUM_FLAGS)
    window = Window(windowed, open_page(server.url("neko")))
    yield window
    window.close()
    windowed.close()


def live(window, url):
    tab = window.open(url)
    tab.until("document.body?.dataset.ready !== undefined")
    return tab


def greeting(name):
    lines = f'[data-device="{name}"] [data-id="home.greeting"] .line'
    return f"[...document.querySelectorAll('{lines}')].map((line) => line.textContent).join(' ')"


def greet(folder, words):
    neko = folder / "neko.toml"
    neko.write_text(re.sub("Good [a-z]+", words, neko.read_text()))


def test_a_background_tab_receives_no_updates_and_is_current_when_shown(folder, server, window):
    tab = live(window, server.url("neko"))
    tab.evaluate("""document.querySelector('[data-device="iphone-8-plus"] [data-id="home.next"]').click()""")
    tab.until("""document.querySelector('[data-device="iphone-8-plus"] [data-id="cats"]') !== null""")
    front = window.open("about:blank")
    tab.until("document.visibilityState === 'hidden'")
    before = tab.evaluate("received")
    for words in ("Good evening", "Good night", "Good morning"):
        greet(folder, words)
        expect_text(window.page, "home.greeting", words)
    assert tab.evaluate("received") == before
    assert tab.evaluate(greeting("ipad-9-7")) == "Good afternoon"

    tab.bring_to_front()
    tab.until(f"{greeting('ipad-9-7')} === 'Good morning'")
    assert tab.evaluate("received") == before + 1
    assert tab.evaluate("""document.querySelector('[data-device="iphone-8-plus"] [data-id="cats"]') !== null""")
    # The tab then behaves like any other.
    greet(folder, "Good afternoon")
    tab.until(f"{greeting('iphone-se-1')} === 'Good afternoon'")
    # The tab can be hidden and shown repeatedly.
    front.bring_to_front()
    tab.until("document.visibilityState === 'hidden'")
    greet(folder, "Good evening")
    expect_text(window.page, "home.greeting", "Good evening")
    assert tab.evaluate(greeting("ipad-9-7")) == "Good afternoon"
    # A tab that reconnects in the background stays in the background.
    tab.call("Page.reload")
    tab.until("window.received === 0 && document.body?.dataset.ready !== undefined")
    greet(folder, "Good night")
    expect_text(window.page, "home.greeting", "Good night")
    assert tab.evaluate(greeting("ipad-9-7")) == "Good evening"
    tab.bring_to_front()
    tab.until(f"{greeting('ipad-9-7')} === 'Good night'")
    assert tab.evaluate("received") == 1


# The timeline


@pytest.fixture
def timeline(server, open_page):
    page = open_page(server.url("neko"))
    page.keyboard.press("p")
    page.get_by_role("tab", name="Timeline").click()
    return page


def test_the_timeline_adds_new_entries_without_other_changes(timeline):
    page = timeline
    story = page.locator('.timeline-device[data-log-of="ipad-9-7"]')
    tap(page, "ipad-9-7")
    expect(story.locator(".log-entry")).to_have_count(2)
    page.evaluate(
        """() => {
            const pane = document.querySelector('[data-region="timeline"]');
            pane.querySelectorAll("*").forEach((element) => (element.isOld = true));
            window.changes = [];
            new MutationObserver((records) => window.changes.push(...records)).observe(pane, { subtree: true, childList: true });
        }"""
    )
    node(page, "ipad-9-7", "nav/bar/back").click()
    expect(story.locator(".log-entry")).to_have_count(3)
    assert page.evaluate("changes.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node.isOld).length") == 0
    # There is one new entry. No line of another entry or device is created again.
    assert page.evaluate("[...document.querySelectorAll('.log-entry')].filter((entry) => !entry.isOld).length") == 1


def test_a_log_keeps_its_last_thousand_lines_and_their_times_when_it_is_replaced(timeline):
    module = timeline.locator('script[type="module"]').evaluate("(script) => new URL('device-log.js', script.src).href")
    counts = timeline.evaluate(
        """async (module) => {
            const { logOf } = await import(module);
            const device = document.querySelector("[data-device]");
            const log = logOf(device);
            const line = (depth, text, entry = "") => `<li class="log-line" data-depth="${depth}"${entry}><span class="log-words">${text}</span></li>`;
            const counts = [];
            for (let entry = 1; entry <= 3000; entry += 1) {
                log.add({ startsAfresh: false, html: line(0, `tapped ${entry}`, ` data-entry="${entry}"`) + line(1, "pushed") });
                if (entry % 1500) continue;
                device.dataset.entry = entry;
                log.update();
                counts.push(log.list.querySelectorAll(".log-line, time").length);
            }
            // What a save adds to the last entry is bounded too.
            for (let save = 0; save < 1200; save += 1) log.add({ startsAfresh: false, html: line(1, `saved ${save}`) });
            log.update();
            counts.push(log.list.querySelectorAll(".log-line, time").length);
            return [...counts, log.list.lastElementChild.textContent.includes("tapped 3000"),
                log.list.querySelector('[aria-current="step"]').dataset.travel];
        }""",
        module,
    )
    assert counts == [1000, 1000, 1000, True, "3000"]

    told = timeline.evaluate(
        """async (module) => {
            const { logOf } = await import(module);
            const device = document.querySelectorAll("[data-device]")[1];
            const log = logOf(device);
            const line = (entry, text) => `<li class="log-line" data-depth="0" data-entry="${entry}"><span class="log-words">${text}</span></li>`;
            log.add({ startsAfresh: false, html: line(1, "tapped next") + line(2, "went back") });
            device.dataset.entry = 2;
            log.update();
            for (const time of log.list.querySelectorAll("time")) time.textContent = "before";
            log.add({ startsAfresh: true, html: line(1, "tapped next") + line(2, "rotated") });
            log.update();
            return [...log.list.children].map((entry) => {
                const time = entry.querySelector("time")?.textContent;
                return [entry.querySelector(".log-words").textContent, time === undefined ? "" : time === "before" ? "kept" : "new",
                    entry.classList.contains("is-undone"), entry.querySelector(".log-head").hasAttribute("aria-current")];
            });
        }""",
        module,
    )
    assert told == [
        ["The app was launched", "", False, False], ["tapped next", "kept", False, False], ["rotated", "new", False, True],
    ]
