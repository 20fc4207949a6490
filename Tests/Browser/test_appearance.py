"""The appearance of the page: positions of boxes, widths of text, fit in the window."""

import json
import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from board import ALL, at_rest, device, expect_screens, node, nodes, one_pixel_a_point

SAMPLES = ["neko"]


def test_all_devices_are_within_the_window_in_both_styles(server, open_page):
    page = open_page(server.url("neko"))
    expect(page.locator("[data-device]")).to_have_count(len(ALL))
    for width, height in [(1280, 800), (2560, 1440)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("""() => [...document.querySelectorAll("[data-device]")].every((device) => {
            const rect = device.getBoundingClientRect();
            return rect.left >= 0 && rect.right <= innerWidth;
        })""")
        for name in ("document.documentElement", "board"):
            assert page.evaluate(f"{name}.scrollWidth <= {name}.clientWidth"), f"{name} scrolls sideways"
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        lightness = page.evaluate("""() => {
            const [red, green, blue] = getComputedStyle(board).backgroundColor.match(/[0-9.]+/g).map(Number);
            return (red + green + blue) / 3;
        }""")
        assert lightness < 60 if scheme == "dark" else lightness > 220


def test_the_list_fits_the_window(server, open_page):
    page = open_page(server.url(), viewport={"width": 1280, "height": 800})
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def show_cats(page):
    """Opens the second screen on every device."""
    for name in ALL:
        node(page, name, "home.next").dispatch_event("click")
    expect_screens(page, "cats")


def inspected(path, *events):
    """The frames the command line reports, by device and view."""
    arguments = [word for event in events for word in ("--event", event)]
    output = subprocess.run(
        [os.environ["TRAITSCOPE"], "inspect", str(path), "--json", *arguments], capture_output=True, check=True, text=True
    ).stdout
    return {
        report["device"] + ("@landscape" if report["orientation"] == "landscapeRight" else ""):
            {view["id"]: view["frame"] for view in report["views"]}
        for report in json.loads(output)["devices"]
    }


def drawn(page):
    """The frames the browser draws, in points of each device's screen."""
    return page.evaluate("""() => Object.fromEntries([...document.querySelectorAll("[data-device]")].map((device) => {
        const screen = device.querySelector(".screen");
        const origin = screen.getBoundingClientRect();
        const scale = origin.width / parseFloat(screen.style.width);
        const views = [...device.querySelectorAll("[data-id]")].map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect();
            return [node.dataset.id, [left - origin.left, top - origin.top, width, height].map((number) => number / scale)];
        });
        return [device.dataset.device, Object.fromEntries(views)];
    }))""")


def test_boxes_have_the_frames_of_the_command_line(playgrounds, server, open_page):
    page = open_page(server.url("neko"))
    one_pixel_a_point(page)
    for events in [[], ["tap home.next"]]:
        if events:
            show_cats(page)
        at_rest(page)
        frames, boxes = inspected(playgrounds / "neko.toml", *events), drawn(page)
        assert set(frames) == set(ALL)
        for name, views in frames.items():
            assert views
            for view, frame in views.items():
                assert boxes[name][view] == pytest.approx(frame, abs=0.1), f"{view} on {name}"


CATEGORIES = ["extraSmall", "large", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]


def test_no_line_of_text_is_wider_than_its_box(server, open_page):
    """The browser's text widths equal the server's, on both screens and at any text size."""
    page = open_page(server.url("neko"))
    page.evaluate("document.fonts.ready")
    for show in [lambda: None, lambda: show_cats(page)]:
        show()
        for category in CATEGORIES:
            choose_text_size(page, category)
            assert overflowing(page) == [], category


def choose_text_size(page, category):
    page.get_by_role("button", name="Settings").click()
    slider = page.locator("#category")
    slider.fill(str(slider.get_attribute("data-categories").split(" ").index(category)))
    page.keyboard.press("Escape")
    for name in ALL:
        expect(device(page, name)).to_have_attribute("data-settings", re.compile(f"preferredContentSizeCategory {category}(,|$)"))


def overflowing(page):
    at_rest(page)
    return page.evaluate("""() => {
        const found = [];
        for (const device of document.querySelectorAll("[data-device]")) {
            const screen = device.querySelector(".screen");
            const scale = screen.getBoundingClientRect().width / parseFloat(screen.style.width);
            for (const node of device.querySelectorAll(".label[data-id], .button[data-id], .barTitle, .backButton")) {
                for (const line of node.querySelectorAll(".line")) {
                    const range = document.createRange();
                    range.selectNodeContents(line);
                    const excess = (range.getBoundingClientRect().width - node.getBoundingClientRect().width) / scale;
                    if (excess > 0.5) found.push(`${device.dataset.device} ${node.dataset.id} "${line.textContent}" by ${excess}`);
                }
            }
        }
        return found;
    }""")


def test_nothing_is_loaded_from_other_hosts(server, open_page, browser):
    context = browser.new_context()
    page = context.new_page()
    addresses = []
    page.on("request", lambda request: addresses.append(request.url))
    page.on("websocket", lambda line: addresses.append(line.url))
    page.goto(server.url("neko"), wait_until="networkidle")
    page.goto(server.url(), wait_until="networkidle")
    context.close()
    assert len(addresses) > 10
    home = f"localhost:{server.port}/"
    assert [address for address in addresses if address.split("//")[1][: len(home)] != home] == []


def test_the_page_without_scripts_shows_the_devices(server, open_page):
    page = open_page(server.url("neko"), java_script_enabled=False, is_live=False)
    expect(page.locator("[data-device]")).to_have_count(len(ALL))
    expect(nodes(page, "home.next").first).to_be_visible()


def test_reduced_motion_is_respected(server, open_page):
    page = open_page(server.url("neko"), reduced_motion="reduce")
    nodes(page, "home.next").first.click()
    expect_screens(page, "home", cats=ALL[:1])
    assert page.evaluate("document.getAnimations().length") == 0
