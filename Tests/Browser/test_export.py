"""The exported page: opened from disk, with no server running, it does what the live page does."""

import os
import subprocess
import time

import pytest

STILL = {"reduced_motion": "reduce"}

# What a device shows, apart from marks that fade, times, how a browser spells a style, and what a recording does without:
# other windows and versions of iOS, travel in time, and places in a file that is not there.
SNAPSHOT = """
() => [...document.querySelectorAll('[data-device]')].map((device) => {
  const copy = device.cloneNode(true);
  for (const node of copy.querySelectorAll('[inert], .windows, .window-frame, .device-past, .log-place')) node.remove();
  for (const time of copy.querySelectorAll('time')) time.textContent = '';
  for (const node of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['data-offers', 'data-settings', 'data-entry', 'data-last-entry', 'data-time']) node.removeAttribute(name);
    node.classList.remove('has-changed', 'has-flipped', 'is-rotating', 'push-in', 'pop-in', 'rise-in');
    if (node.style?.cssText) node.setAttribute('style', node.style.cssText);
    const attributes = node.getAttributeNames().sort().map((name) => [name, node.getAttribute(name)]);
    for (const [name] of attributes) node.removeAttribute(name);
    for (const [name, value] of attributes) node.setAttribute(name, value);
  }
  return copy.outerHTML;
}).concat([...document.querySelectorAll('[data-story] .log-words')].map((words) => words.textContent))
"""


def export(playground, target, *arguments):
    command = [os.environ["TRAITSCOPE"], "export", str(playground), "-o", str(target), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.fixture
def exported(folder, tmp_path):
    """Exports a playground and gives the address of the file."""

    def exported(*arguments, name="neko"):
        target = tmp_path / f"{name}.html"
        result = export(folder / f"{name}.toml", target, *arguments)
        assert result.returncode == 0, result.stderr
        return target.as_uri()

    return exported


@pytest.fixture
def open_export(open_page, exported):
    """Opens an exported page, which must not ask for anything but itself."""

    def open_export(*arguments, name="neko", **options):
        url = exported(*arguments, name=name)
        requests = []
        page = open_page("about:blank", is_live=False, **{**STILL, **options})
        page.on("request", lambda request: requests.append(request.url))
        page.goto(url)
        if options.get("java_script_enabled", True):
            page.wait_for_selector("body[data-ready]")
        asked = [request for request in requests if not request.startswith("data:")]
        assert asked == [url]
        return page

    return open_export


def device(page, name):
    return page.locator(f'[data-device="{name}"]')


def tap(page, name, event):
    device(page, name).locator(f'[data-event="{event}"]').first.click()


def test_the_page_opens_from_disk_with_every_device_and_its_own_type(open_export):
    page = open_export()
    assert page.locator("[data-device]").count() == 6
    assert page.evaluate("document.fonts.ready.then(() => [...document.fonts].filter((f) => f.status === 'loaded').length > 0)")
    assert page.locator("connection-badge").is_hidden()


def test_a_tap_pushes_a_screen_and_back_pops_it(open_export):
    page = open_export()
    phone = device(page, "iphone-8-plus")
    tap(page, "iphone-8-plus", "tap home.next")
    assert phone.locator(".barTitle").inner_text() == "Who is in"
    assert phone.locator('[data-id="cats.cards"]').is_visible()
    tap(page, "iphone-8-plus", "back")
    assert phone.locator(".barTitle").inner_text() == "Neko"
    assert phone.locator('[data-id="cats.cards"]').count() == 0


def test_a_turn_lays_the_screen_out_anew_and_flips_the_badges(open_export):
    page = open_export()
    phone = device(page, "iphone-se-1")
    assert phone.locator('[data-field="vertical"]').inner_text() == "hR"
    phone.locator('[data-field="rotate"]').click()
    assert phone.locator('[data-field="vertical"]').inner_text() == "hC"
    assert "is-landscapeRight" in phone.get_attribute("class")
    assert phone.locator('[data-id="home.photo"]').evaluate("(node) => node.style.height") == "0px"


def test_screens_slide_when_motion_is_welcome(open_export):
    page = open_export(reduced_motion="no-preference")
    tap(page, "iphone-8-plus", "tap home.next")
    assert "push-in" in device(page, "iphone-8-plus").locator('[data-id="cats"]').get_attribute("class")
    page.wait_for_function("() => !document.querySelector('.push-in, .push-out')")


def test_the_timeline_tells_what_happened(open_export):
    page = open_export()
    tap(page, "iphone-se-1", "tap home.next")
    page.keyboard.press("p")
    page.locator('[data-tab="timeline"]').click()
    timeline = page.locator('[data-region="timeline"]')
    assert "show cats: home? no · nav? yes → push" in timeline.inner_text()


def test_a_setting_reaches_every_device(open_export):
    page = open_export()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("radio", name="Dark").click()
    assert page.get_by_role("radio", name="Dark").get_attribute("aria-checked") == "true"
    assert page.locator("[data-device] .window.dark, [data-device] .dark").count() >= 6


def test_the_inspector_says_who_set_a_trait(open_export):
    page = open_export()
    device(page, "iphone-8-plus").locator('[data-id="home.headline"]').click(modifiers=["Alt"])
    inspection = page.locator('[data-region="inspection"]')
    assert "Traits of home" in inspection.inner_text()
    assert "horizontalSizeClass" in inspection.inner_text()
    assert inspection.locator(".inspection").get_attribute("data-node") == "home.headline"


def test_what_a_bound_left_out_is_said_and_a_refused_setting_goes_back(open_export):
    page = open_export("--max-states", "1")
    assert "Left out: at least" in page.locator(".export-note").inner_text()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("radio", name="Dark").click()
    assert "The exported file does not go there" in page.locator('[data-region="notice"]').inner_text()
    assert page.get_by_role("radio", name="Light").get_attribute("aria-checked") == "true"
    slider = page.locator("#category")
    before = slider.input_value()
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == before


def test_without_scripts_every_device_is_seen_as_it_starts(open_export):
    page = open_export(java_script_enabled=False)
    assert page.locator("[data-device]").count() == 6
    for name in ["iphone-se-1", "ipad-9-7@landscape"]:
        box = device(page, name).locator('[data-id="home.next"]').bounding_box()
        assert box["width"] > 20 and box["height"] > 5
    assert "Scripts are off" in page.locator("body").inner_text()


def test_the_page_can_begin_after_events(open_export):
    page = open_export("--event", "tap home.next", "--event", "userInterfaceStyle dark")
    for title in page.locator(".barTitle").all():
        assert title.inner_text() == "Who is in"
    assert page.locator('[data-setting="userInterfaceStyle dark"]').get_attribute("aria-checked") == "true"
    tap(page, "iphone-se-1", "back")
    assert device(page, "iphone-se-1").locator(".barTitle").inner_text() == "Neko"


def test_text_from_the_playground_cannot_break_out(folder, open_export):
    hostile = "</script><script>console.error('broken out')</script><!--<script>"
    file = folder / "neko.toml"
    file.write_text(file.read_text().replace("Three cats are awake", hostile))
    page = open_export()
    tap(page, "iphone-8-plus", "tap home.next")
    tap(page, "iphone-8-plus", "back")
    assert "</script>" in device(page, "ipad-9-7").locator('[data-id="home.headline"]').text_content()


def test_a_playground_with_mistakes_leaves_the_file_alone(folder, tmp_path):
    target = tmp_path / "neko.html"
    target.write_text("an older export")
    file = folder / "neko.toml"
    file.write_text(file.read_text().replace('kind = "navigation"', 'kind = "navigtion"'))
    result = export(file, target)
    assert result.returncode == 1
    assert "neko.toml:" in result.stderr and "navigation" in result.stderr
    assert target.read_text() == "an older export"
    assert [child.name for child in tmp_path.iterdir() if child.is_file()] == ["neko.html"]


ACTIONS = [
    ("iphone-8-plus", "tap home.next"), ("iphone-se-1", "tap home.next"), ("iphone-8-plus", "rotate landscapeRight"),
    (None, "layoutDirection rightToLeft"), ("iphone-8-plus", "back"), (None, "preferredContentSizeCategory extraExtraExtraLarge"),
    ("ipad-9-7", "rotate landscapeRight"), (None, "userInterfaceStyle dark"), ("iphone-se-1", "back"),
    (None, "legibilityWeight bold"), (None, "accessibilityContrast high"), (None, "preferredContentSizeCategory large"),
    ("iphone-se-1@landscape", "rotate portrait"), (None, "userInterfaceStyle light"), (None, "userInterfaceStyle light"),
]


def act(page, name, event):
    if name:
        tap(page, name, event)
    elif event.startswith("preferredContentSizeCategory"):
        page.locator("#category").evaluate(
            """(slider, name) => {
              slider.value = slider.dataset.categories.split(' ').indexOf(name);
              slider.dispatchEvent(new Event('input', { bubbles: true }));
            }""",
            event.split()[1],
        )
    else:
        page.locator(f'[data-setting="{event}"]').evaluate("(option) => option.click()")


def agree(recorded, live, after, of):
    """Waits until an event has changed both pages, and to the same."""
    deadline = time.monotonic() + 8
    while True:
        pictures = [page.evaluate(SNAPSHOT) for page in (recorded, live)]
        if pictures[0] == pictures[1] != after:
            return
        if time.monotonic() > deadline:
            assert pictures[0] != after, f"{of} did nothing"
            assert pictures[0] == pictures[1], of
        live.wait_for_timeout(50)


def follow_both(recorded, live, actions):
    """Does the same on both pages and lets them agree after every step, their timelines too."""
    for page in (recorded, live):
        page.locator('[data-tab="timeline"]').evaluate("(tab) => tab.click()")
    assert recorded.evaluate(SNAPSHOT) == live.evaluate(SNAPSHOT)
    for name, event in actions:
        before = live.evaluate(SNAPSHOT)
        for page in (recorded, live):
            act(page, name, event)
        agree(recorded, live, after=before, of=event)
        counts = [page.locator('[data-field="problem-count"]').inner_text() for page in (recorded, live)]
        assert counts[0] == counts[1]


def test_whatever_is_done_the_export_shows_what_the_live_page_shows(server, open_page, open_export):
    live = open_page(server.url("neko"), **STILL)
    follow_both(open_export("--max-states", "400"), live, ACTIONS)


PRESENTING = """
title = "Presenting"
devices = ["iphone-se-1", "ipad-9-7"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "Home"
constraints = ["again.centerX == centerX", "again.top == safeArea.top", "over.centerX == centerX", "over.top == again.bottom"]
[controllers.home.views.again]
kind = "button"
title = "Again"
tap = { show = "home" }
[controllers.home.views.over]
kind = "button"
title = "Over"
tap = { present = "sheet" }
[controllers.sheet]
constraints = ["close.centerX == centerX", "note.top == close.bottom", "note.width == 5"]
[controllers.sheet.views.close]
kind = "button"
title = "Close"
tap = { dismiss = true }
[controllers.sheet.views.note]
kind = "label"
text = "An ambiguous place, and no room"
"""


def test_screens_that_are_presented_and_pushed_again_are_those_of_the_live_page(folder, server, open_page, open_export):
    (folder / "presenting.toml").write_text(PRESENTING)
    live = open_page(server.url("presenting"), **STILL)
    follow_both(open_export(name="presenting"), live, [
        ("iphone-se-1", "tap home.over"), ("ipad-9-7", "tap home.again"), ("ipad-9-7", "tap home#2.over"),
        ("iphone-se-1", "tap sheet.close"), ("ipad-9-7", "dismiss"), ("ipad-9-7", "back"),
    ])
    assert live.locator(".diagnostic").count() == 0


def test_the_problems_are_those_of_the_screens_in_sight(folder, server, open_page, open_export):
    (folder / "presenting.toml").write_text(PRESENTING)
    live = open_page(server.url("presenting"), **STILL)
    recorded = open_export(name="presenting")
    for page in (live, recorded):
        tap(page, "iphone-se-1", "tap home.over")
        page.locator(".diagnostic").first.wait_for(state="attached")
    assert '"iphone-se-1"' in recorded.locator('[data-region="problems"]').text_content()
    tap(recorded, "ipad-9-7", "tap home.over")
    tap(live, "ipad-9-7", "tap home.over")
    live.wait_for_function("() => document.querySelector('[data-region=problems]').textContent.includes('ipad-9-7')")
    said = [page.locator(".problems .diagnostic").all_inner_texts() for page in (recorded, live)]
    assert said[0] == said[1]
    assert any('"iphone-se-1" and "ipad-9-7"' in text for text in said[0])
