"""Scenarios in the panel: the results on each device, playing them, and a recorded scenario."""

import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from board import device, node
from conftest import until

TEXT = """title = "Scenarios"
devices = ["iphone-8", "ipad-9-7"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = ["next.left == left + 20", "next.top == safeArea.top + 8"]
views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
[controllers.detail]
title = "Detail"

[[scenarios]]
name = "The detail is pushed"
events = ["tap home.next"]
expect = [{ stack.nav = ["home", "detail"] }]

[[scenarios]]
name = "The width is compact"
expect = [{ traits.home = { horizontalSizeClass = "compact" } }]
"""

SAMPLES = []

PLAYGROUNDS = {"scenarios": TEXT}


@pytest.fixture
def page(server, open_page):
    page = open_page(server.url("scenarios"))
    page.keyboard.press("p")
    page.locator('[data-tab="scenarios"]').click()
    expect(page.locator(".scenario")).to_have_count(2)
    return page


def marks(page):
    return page.evaluate(
        """() => [...document.querySelectorAll(".scenario")].map((item) =>
            [...item.querySelectorAll(".scenario-mark")].map((mark) => mark.classList.contains("is-holds")))""")


def test_each_device_has_a_mark_that_plays_the_scenario_and_a_failure_has_a_reason(page):
    assert marks(page) == [[True, True], [True, False]]
    expect(page.locator('[data-field="scenario-count"]')).to_have_text("1 of 2 fails")
    expect(page.locator('[data-field="scenario-failures"]')).to_have_text("1")
    failure = page.locator(".scenario-failure")
    expect(failure).to_contain_text('expected horizontalSizeClass of "home" to be compact, found regular')
    expect(failure).to_contain_text("horizontalSizeClass regular: the screen of ipad-9-7")
    assert page.locator(".scenario-headline .place").inner_text() == "scenarios.toml:22"

    page.locator('.scenario-mark[data-scenario-device="iphone-8"]').first.click()
    until(page, lambda: device(page, "iphone-8").locator('[data-id="detail"]').count() == 1, "the detail is shown")
    assert device(page, "ipad-9-7").locator('[data-id="detail"]').count() == 0
    # Playing it again begins at the launch.
    page.locator('.scenario-mark[data-scenario-device="iphone-8"]').nth(1).click()
    until(page, lambda: device(page, "iphone-8").locator('[data-id="detail"]').count() == 0, "the device begins again")


def test_a_save_runs_them_again(page, folder):
    file = folder / "scenarios.toml"
    file.write_text(TEXT.replace('horizontalSizeClass = "compact"', 'verticalSizeClass = "regular"'))
    until(page, lambda: marks(page) == [[True, True], [True, True]], "all hold")
    expect(page.locator('[data-field="scenario-count"]')).to_have_text("2 hold")
    expect(page.locator('[data-field="scenario-failures"]')).to_be_hidden()


def test_recorded_events_become_a_scenario_that_passes(page, folder):
    page.locator('[data-record="toggle"]').click()
    node(page, "iphone-8", "home.next").click()
    until(page, lambda: device(page, "iphone-8").locator('[data-id="detail"]').count() == 1, "the detail is shown")
    device(page, "iphone-8").locator('[data-id="detail"]').click(modifiers=["Alt"], position={"x": 30, "y": 300})
    text = page.locator(".recording-text")
    until(page, lambda: "onScreen" in text.input_value(), "the box is expected")
    recorded = text.input_value()
    assert 'devices = [\n  "iphone-8",\n]\nevents = ["tap home.next"]\n\n[[scenarios.expect]]\nonScreen = "detail"\n' in recorded
    page.locator('[data-record="toggle"]').click()
    file = folder / "recorded.toml"
    file.write_text(re.sub(r"\[\[scenarios\]\].*", "", TEXT, flags=re.DOTALL) + recorded)
    outcome = subprocess.run([os.environ["TRAITSCOPE"], "check", file], capture_output=True, text=True, timeout=60)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    assert " checks: " in outcome.stdout and "expectation-failed" not in outcome.stdout
