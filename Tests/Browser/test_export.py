"""The exported page, opened from disk without a server, has the functions of the live page."""

import pathlib
import re
import shutil
import urllib.parse

import budgets
import pytest
from playwright.sync_api import expect

from board import ALL, device, expect_screens, expect_text, node
from browsing import until
from exporting import STILL, edit, exported, exports, open_export, open_file, panel, rewrite
from parity import Pair
from test_axe import expect_nothing
from touching import PHONE, blur, drag_to, grasp, slider

WIDE = {"viewport": {"width": 1500, "height": 950}}

SAMPLES = [
    "ipad-rotation", "mail", "neko", "peek-and-pop", "quick-actions", "show-and-show-detail", "sliding-menu", "tab-bar-and-sidebar",
    "trait-inheritance",
]


def tap(page, name, event):
    device(page, name).locator(f'[data-event="{event}"]').first.click()


# Actions in it


@pytest.mark.firefox
def test_the_page_from_disk_can_be_tapped_rotated_inspected_and_edited(open_export):
    """The test also runs in Firefox, and needs a console without messages."""
    page = open_export()
    assert page.locator("[data-device]").count() == 6
    assert page.evaluate("document.fonts.ready.then(() => [...document.fonts].filter((f) => f.status === 'loaded').length > 0)")
    expect(page.locator("connection-badge")).to_be_hidden()
    expect(page.locator(".still-note")).to_be_hidden()
    # A rotation lays out the screen, and changes the badges and the inspector.
    phone, large = device(page, "iphone-se-1"), device(page, "iphone-8-plus")
    large.locator('[data-id="home.headline"]').click(modifiers=["Alt"])
    inspection = page.locator('[data-region="inspection"]')
    expect(inspection).to_contain_text("Traits of home")
    large.locator('[data-field="rotate"]').click()
    expect(inspection).to_contain_text("regular")
    large.locator('[data-field="rotate"]').click()
    phone.locator('[data-field="rotate"]').click()
    expect(phone.locator('[data-field="vertical"]')).to_have_text("hC")
    expect(node(page, "iphone-se-1", "home.photo")).to_have_css("height", "0px")
    # The timeline has the events and restores earlier states.
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    expect(panel(page, "timeline")).to_contain_text("show cats: home? no · nav? yes → push")
    page.locator('[data-log-of="iphone-8-plus"] [data-travel="0"]').click()
    expect_screens(page, "home")
    large.locator(".device-past").click()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    tap(page, "iphone-8-plus", "back")
    expect_screens(page, "home")
    rewrite(page, '"See who is in"', '"Have a look"')
    expect_text(page, "home.next", "Have a look", ["iphone-se-1"])


# The taps come as early as possible: before the rest of the file is read, and while the engine starts.
AT_ONCE = """{
    const tap = (name) => document.querySelector(`[data-device="${name}"] [data-event="tap home.next"]`).click();
    const { Worker } = globalThis;
    globalThis.Worker = class extends Worker {
        constructor(address) {
            super(address);
            globalThis.wasReading ??= document.readyState === "loading" && !document.getElementById("engine");
            queueMicrotask(() => {
                if (globalThis.hasTapped) return;
                globalThis.hasTapped = true;
                tap("iphone-se-1");
            });
        }
    };
    addEventListener("DOMContentLoaded", () => setTimeout(() => tap("ipad-9-7")));
}"""


@pytest.mark.firefox
def test_events_before_the_engine_runs_are_not_lost(open_export):
    page = open_export(before=AT_ONCE)
    assert page.evaluate("wasReading")
    expect_screens(page, "home", cats=["iphone-se-1", "ipad-9-7"])
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-se-1", "ipad-9-7", "iphone-8-plus"])


def test_the_tools_of_the_board_reach_the_engine(open_export):
    page = open_export(reduced_motion="no-preference", **WIDE)
    # Screens slide unless motion is reduced.
    page.evaluate("""() => new MutationObserver(() => document.querySelector('.push-in') && (globalThis.hasSlid = true))
        .observe(document.body, { subtree: true, attributeFilter: ['class'], childList: true })""")
    page.get_by_role("button", name="Mirror").click()
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "cats")
    page.wait_for_function("() => globalThis.hasSlid && !document.querySelector('.push-in, .push-out')")
    page.get_by_role("button", name="Mirror").click()
    # A setting reaches every device, and a setting of one device only that one.
    page.get_by_text("Settings", exact=True).click()
    page.get_by_role("radio", name="Dark").click()
    expect(page.get_by_role("radio", name="Dark")).to_have_attribute("aria-checked", "true")
    dark = page.locator("[data-device]:has(.dark)")
    expect(dark).to_have_count(6)
    page.keyboard.press("Escape")
    device(page, "ipad-9-7").locator('[data-field="adjust"]').click()
    page.get_by_role("radio", name="Light").click()
    expect(dark).to_have_count(5)
    page.keyboard.press("Escape")
    # Windows are split and dragged, and marked at the widths where a size class changes.
    pad = device(page, "ipad-9-7@landscape")
    pad.locator('.windows [data-setting^="split 1/3"]').click()
    expect(pad.locator('[data-field="horizontal"]')).to_have_text("wC")
    pad.locator('.windows [data-setting="split full"]').click()
    expect(pad.locator('[data-field="horizontal"]')).to_have_text("wR")
    pad.locator('.windows [data-setting="resize"]').click()
    expect(pad.locator(".flips > *").first).to_be_attached()
    edge = pad.locator(".edge.is-right")
    before = edge.get_attribute("aria-valuenow")
    box = edge.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] - 60, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()
    expect(edge).not_to_have_attribute("aria-valuenow", before)
    # The timeline lists all trait environments on request.
    page.keyboard.press("p")
    page.locator("#tab-timeline").click()
    page.get_by_label("All trait environments").check()
    device(page, "iphone-se-1").locator('[data-field="rotate"]').click()
    expect(panel(page, "timeline")).to_contain_text("the window traitCollectionDidChange")


def test_a_press_peeks_and_pops_and_another_system_version_has_other_rules(open_export):
    page = open_export(name="peek-and-pop", **WIDE)
    slider(page).scroll_into_view_if_needed()
    grasp(page)
    drag_to(page, .5)
    page.wait_for_function("(phone) => document.querySelector(`[data-device='${phone}'] .touchLayer`)", arg=PHONE)
    until(page, lambda: blur(page) > 0, "the content around it blurs")
    drag_to(page, .75)
    preview = device(page, PHONE).locator('[data-id="touch/preview"]')
    expect(preview).to_be_attached()
    drag_to(page, 1)
    expect(device(page, PHONE).locator('[data-event="back"]')).to_be_attached()
    page.mouse.up()
    expect(device(page, PHONE).locator(".touchLayer")).to_have_count(0)
    offers = device(page, "ipad-9-7").locator("[data-long-press]")
    expect(offers).to_have_count(0)
    page.get_by_text("Settings", exact=True).click()
    page.locator("#system-version").select_option("ios 13")
    expect(offers.first).to_be_attached()


def test_the_home_screen_has_the_apps_icon_and_quick_actions_with_images(open_export):
    page = open_export(name="quick-actions", **WIDE)
    device(page, PHONE).get_by_role("button", name="Home button").click()
    expect(node(page, PHONE, "home-screen/app")).to_be_visible()
    grasp(page)
    drag_to(page, .8)
    menu = node(page, PHONE, "home-screen/menu")
    expect(menu.locator(".quickActionRow")).to_have_count(4)
    page.mouse.up()
    mochi = menu.locator(".quickActionRow", has_text="Mochi")
    assert "data:image/svg+xml" in mochi.locator(".menuGlyph, .menuGlyph *").last.evaluate("(glyph) => getComputedStyle(glyph).maskImage")
    mochi.click()
    expect(node(page, PHONE, "thread")).to_be_visible()


def test_the_page_can_start_after_events(open_export):
    page = open_export("--event", "tap home.next", "--event", "userInterfaceStyle dark")
    expect_screens(page, "cats")
    expect(page.locator('[data-setting="userInterfaceStyle dark"]')).to_have_attribute("aria-checked", "true")
    tap(page, "iphone-se-1", "back")
    expect_screens(page, "cats", home=["iphone-se-1"])


def test_the_address_contains_the_events_and_a_link_restores_them(open_export, open_file):
    page = open_export()
    tap(page, "iphone-8-plus", "tap home.next")
    device(page, "ipad-9-7").locator('[data-field="rotate"]').click()
    page.wait_for_function("() => location.hash.includes('rotate')")
    page.reload()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    expect(device(page, "ipad-9-7").locator('[data-field="subtitle"]')).to_contain_text("Landscape")
    other = open_file(page.url.partition("#")[0] + "#mirror&do=!iphone-se-1:tap+home.next;iphone-8-plus:back")
    expect_screens(other, "cats", home=["iphone-8-plus"])
    expect(other.get_by_role("button", name="Mirror")).to_have_attribute("aria-pressed", "true")


def test_an_invalid_link_opens_the_page_at_its_start(open_export):
    page = open_export(fragment="#do=%%%;nowhere:tap+x.y;*:dance")
    expect_screens(page, "home")
    tap(page, "iphone-se-1", "tap home.next")
    expect_screens(page, "home", cats=["iphone-se-1"])


# The page shows the same as the live page.


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

PLAYGROUNDS = {"presenting": PRESENTING}


# The samples have each kind of container and of gesture.
PLAYED = ["mail", "neko", "peek-and-pop", "presenting"]


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[] if name in PLAYED else pytest.mark.sweep) for name in [*SAMPLES, "presenting"]
])
def test_the_export_shows_the_same_as_the_live_page_for_any_input(name, server, open_page, exported, is_complete):
    live, from_disk = (open_page("about:blank", is_live=False, **STILL) for _ in range(2))
    pair = Pair((live, server.url(name)), (from_disk, exported(name=name)))
    for seed in range(2 if is_complete else 1):
        _, difference = pair.play(seed, steps=12)
        assert difference is None, difference


def test_the_problems_are_those_of_the_visible_screens(open_export):
    page = open_export(name="presenting")
    tap(page, "iphone-se-1", "tap home.over")
    problems = page.locator('[data-region="problems"]')
    expect(problems).to_contain_text('"iphone-se-1"')
    tap(page, "ipad-9-7", "tap home.over")
    expect(problems).to_contain_text('"iphone-se-1" and "ipad-9-7"')


# The source


def test_the_source_can_be_opened_edited_downloaded_and_reverted(open_export, tmp_path):
    page = open_export(accept_downloads=True)
    # The letter E opens and closes it.
    page.keyboard.press("e")
    field, revert = page.locator(".editor-text"), page.get_by_role("button", name="Revert")
    expect(revert).to_be_disabled()
    field.press("ControlOrMeta+Home")
    page.keyboard.type("emr")
    exported_text = page.evaluate("JSON.parse(document.getElementById('playground').textContent).text")
    expect(field).to_have_value("emr" + exported_text)
    page.locator(".editor-name").click()
    page.keyboard.press("e")
    expect(page.locator("#editor")).to_be_hidden()
    # The text is reverted to the exported one.
    edit(page)
    revert.click()
    expect(revert).to_be_disabled()
    expect(page.locator(".editor-state")).to_have_text("")
    expect(field).to_have_value(exported_text)
    assert downloaded(page, tmp_path) == exported_text.encode()
    # Typing changes every device.
    tap(page, "iphone-8-plus", "tap home.next")
    rewrite(page, "Three cats are awake", "Four cats are awake")
    expect_text(page, "home.headline", "Four cats are awake", [name for name in ALL if name != "iphone-8-plus"])
    expect(page.locator(".editor-state")).to_have_text("Changed")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    field.press_sequentially("# and so on\n")
    expect(page.locator("#editor")).to_be_visible()
    revert.click()
    expect_text(page, "home.headline", "Three cats are awake", [name for name in ALL if name != "iphone-8-plus"])
    # A position opens the source at its line.
    page.get_by_role("button", name="Close the source").click()
    place = panel(page, "timeline").locator("a.log-place").first
    number = int(place.text_content().split(":")[1])
    place.click()
    expect(page.locator(".editor-lines > li").nth(number - 1)).to_have_class(re.compile("is-shown"))
    chosen = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    until(page, lambda: field.evaluate(chosen) == field.input_value().split("\n")[number - 1], "the line is selected")
    shown, body = page.locator(".editor-lines .is-shown").bounding_box(), page.locator(".editor-body").bounding_box()
    assert body["y"] <= shown["y"] <= body["y"] + body["height"] - shown["height"]
    assert len(page.context.pages) == 1


def downloaded(page, folder):
    """The bytes of the page's downloaded source."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "neko.toml"
    download.value.save_as(folder / "saved.toml")
    return (folder / "saved.toml").read_bytes()


# Elements that overlap in a bar, extend out of the window, or have no name, and whether the page is wider than the window.
CROWDED = """() => {
    const found = [];
    const isSeen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const named = (part) => part.ariaLabel || part.title || part.innerText?.trim() || part.labels?.length || part.getAttribute("aria-labelledby");
    for (const bar of document.querySelectorAll(".toolbar, .editor-bar, .panel-bar, .export-note")) {
        const parts = [...bar.querySelectorAll("button, a, h1, h2, .editor-state, p")].filter((part) => isSeen(part) && !part.closest("[popover]"));
        const boxes = parts.map((part) => [part, part.getBoundingClientRect()]);
        for (const [part, box] of boxes) {
            if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`${part.className} is outside`);
            for (const [other, room] of boxes) {
                const width = Math.min(box.right, room.right) - Math.max(box.left, room.left);
                const height = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
                if (!part.contains(other) && !other.contains(part) && width > 0.5 && height > 0.5) found.push(`${part.className} over ${other.className}`);
            }
            if (part.scrollWidth > part.clientWidth + 1 && part.matches(".editor-state")) found.push("the state is cut");
        }
    }
    const nameless = [...document.querySelectorAll("button, a, input, select, textarea")].filter((part) => isSeen(part) && !named(part));
    if (document.documentElement.scrollWidth > innerWidth) found.push("wide");
    return [...found, ...nameless.map((part) => part.outerHTML)];
}"""


def test_a_small_window_has_all_tools_in_full_and_with_names(open_export):
    page = open_export()
    for size in ((390, 844), (800, 900), (720, 450), (1440, 900)):
        page.set_viewport_size(dict(zip(("width", "height"), size)))
        assert page.evaluate(CROWDED) == [], size
    rewrite(page, "Three cats are awake", "Four cats are awake")
    expect(page.locator(".editor-state")).to_have_text("Changed")
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("p")
    page.set_viewport_size({"width": 390, "height": 844})
    expect_nothing(page, "on a phone, with the text and the panel")
    for size in ((390, 844), (800, 900), (720, 450), (1440, 900)):
        page.set_viewport_size(dict(zip(("width", "height"), size)))
        assert page.evaluate(CROWDED) == [], size


def test_an_error_keeps_the_last_valid_devices_and_shows_its_position(open_export):
    page = open_export()
    field = edit(page)
    good = field.input_value()
    number = good[:good.index("spacing = 6")].count("\n") + 1
    rewrite(page, "spacing = 6", "spacng = 6")
    problems = page.locator(".editor-problems")
    expect(problems).to_contain_text('Did you mean "spacing"?')
    expect(problems.locator(".sheet-location").first).to_have_text(f"neko.toml:{number}:1")
    expect(page.locator(".editor-lines > li").nth(number - 1)).to_have_class("has-error")
    expect(page.locator(".editor-lines .has-error")).to_have_count(1)
    expect(page.locator(".editor-state")).to_have_text("1 error")
    expect(page.locator('[data-region="sheet"]')).to_be_hidden()
    # The devices stay usable.
    page.get_by_role("button", name="Close the source").click()
    expect(page.locator('[data-region="sheet"]')).to_be_visible()
    page.get_by_role("button", name="Hide the error").click()
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    edit(page).fill(good.replace("Good afternoon", "Good evening"))
    expect(problems).to_be_hidden()
    expect(page.locator(".has-error")).to_have_count(0)
    tap(page, "iphone-8-plus", "back")
    expect_text(page, "home.greeting", "Good evening")


def test_a_position_in_an_included_file_is_no_link(folder, open_export):
    (folder / "main.toml").write_text(
        'include = ["part.toml"]\ndevices = ["iphone-se-1"]\napp.rootViewController = "home"\n'
        '[controllers.home]\nconstraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]\n'
        '[controllers.home.views.next]\nkind = "button"\ntitle = "Next"\ntap = { show = "detail" }\n'
    )
    (folder / "part.toml").write_text('# A part.\n[controllers.detail.views.word]\nkind = "label"\ntext = "Here"\n')
    page = open_export(name="main")
    tap(page, "iphone-se-1", "tap home.next")
    expect_text(page, "detail.word", "Here", ["iphone-se-1"])
    problem = panel(page, "problems").locator(".sheet-location", has_text="part.toml:2").first
    address = page.url
    problem.click()
    expect(page.locator("#editor")).to_be_hidden()
    assert page.url == address and len(page.context.pages) == 1
    edit(page)
    expect(page.locator(".editor-problems .diagnostic").first).to_be_visible()
    expect(page.locator(".editor-lines .has-warning")).to_have_count(0)


def test_the_download_equals_the_changed_text(folder, open_export, tmp_path):
    file = folder / "neko.toml"
    text = file.read_text() + '\n# “Grüße” 🐈\tend'
    file.write_bytes(text.replace("\n", "\r\n").encode())
    page = open_export(accept_downloads=True)
    edit(page)
    assert downloaded(page, tmp_path) == file.read_bytes()
    rewrite(page, "Three cats are awake", "Zwölf cats are awake")
    assert downloaded(page, tmp_path) == file.read_bytes().replace(b"Three cats are awake", "Zwölf cats are awake".encode())


# The text was written by another person.


PAYLOADS = [
    "</script><script>globalThis.isBroken = true</script>", "<img src=x onerror='globalThis.isBroken = true'>",
    "--></style></textarea></template><svg onload='globalThis.isBroken = true'>", "{{{title}}}{{>layout}}", "<!--<script>",
]


def hostile_playground(payload):
    """A payload in every text of a playground."""
    text = payload.replace("\\", "\\\\").replace('"', '\\"')
    return f'''
title = "{text}"
summary = "{text}"
devices = ["iphone-8-plus", "ipad-9-7"]
[app]
name = "{text}"
rootViewController = "tabs"
[[quickActions.dynamic]]
type = "one"
title = "{text}"
subtitle = "{text}"
[controllers.tabs]
kind = "tabBar"
viewControllers = ["nav"]
[controllers.nav]
kind = "navigation"
rootViewController = "home"
tabBarItem = {{ title = "{text}", badgeValue = "{text}" }}
[controllers.home]
title = "{text}"
constraints = ["words.top == safeArea.top", "words.leading == leading", "press.top == words.bottom", "field.top == press.bottom"]
[controllers.home.views.words]
kind = "label"
text = "{text}"
[controllers.home.views.press]
kind = "button"
title = "{text}"
tap = {{ show = "home" }}
[controllers.home.views.field]
kind = "textField"
placeholder = "{text}"
'''


PAYLOAD = " ".join(PAYLOADS)
"""None of them keeps another from breaking out: whatever does sets the mark, or leaves the page without its script."""


def assert_unbroken(page):
    for tab in ["timeline", "problems"]:
        panel(page, tab)
    # Requests of the new text precede the request for this image, and have failed when it ends.
    page.evaluate("() => new Promise((done) => Object.assign(new Image(), { onload: done, onerror: done }).src = 'data:image/gif;base64,')")
    assert page.evaluate("() => globalThis.isBroken") is None
    assert page.locator("[data-device] :is(img, script, iframe)").count() == 0


def test_text_from_a_playground_cannot_break_out(folder, open_export):
    (folder / "hostile.toml").write_text(hostile_playground(PAYLOAD))
    page = open_export(name="hostile")
    words = node(page, "ipad-9-7", "home.words").text_content()
    assert all(payload[:12] in words for payload in PAYLOADS)
    tap(page, "iphone-8-plus", "tap home.press")
    expect(node(page, "iphone-8-plus", "home#2.words")).to_be_visible()
    node(page, "iphone-8-plus", "home#2.words").click(modifiers=["Alt"])
    expect(page.locator(".inspection")).to_be_visible()
    assert_unbroken(page)


def test_text_typed_into_the_source_cannot_break_out(open_export):
    page = open_export()
    for payload in PAYLOADS:
        edit(page).fill(hostile_playground(payload))
        expect(device(page, "ipad-9-7").locator('[data-id^="home"][data-id$=".words"]')).to_contain_text(payload[:6])
        # The payload is in keys, names and values that are mistakes, because diagnostics quote them.
        edit(page).fill(hostile_playground(payload).replace('kind = "label"', f"kind = '''{payload}'''\n\"{payload}\" = 1"))
        expect(page.locator(".editor-problems .is-error").first).to_contain_text(payload[:6])
        assert_unbroken(page)


TOO_MUCH = {
    "a very large text": (lambda text: text + f"# {'padding ' * 300}\n" * 900, "large"),
    "arrays nested deeply": (lambda text: "x = " + "[" * 10_000 + "]" * 10_000, "deep"),
    "tables nested deeply": (lambda text: "x = " + "{a=" * 10_000 + "1" + "}" * 10_000, "deep"),
    "thousands of views": (
        lambda text: text + "".join(f'[controllers.home.views.v{i}]\nkind = "view"\n' for i in range(2_500)), "2000",
    ),
    "hundreds of controllers": (lambda text: text + "".join(f"[controllers.c{i}]\n" for i in range(600)), "500"),
    "no TOML at all": (lambda text: "\0\1\2" * 100, "neko.toml"),
    "nothing": (lambda text: "", "empty"),
}


def test_texts_above_the_limits_are_rejected_like_on_the_server(open_export):
    page = open_export()
    good = edit(page).input_value()
    for number, (damage, words) in enumerate(TOO_MUCH.values()):
        edit(page).evaluate("(field, text) => { field.value = text; field.dispatchEvent(new Event('input')); }", damage(good))
        expect(page.locator(".editor-problems")).to_contain_text(words)
        expect_screens(page, "home")
        edit(page).fill(good.replace("Good afternoon", f"Good evening {number}"))
        expect_text(page, "home.greeting", f"Good evening {number}")
        expect(page.locator('[data-region="notice"]')).to_be_hidden()


# Failures


# The script is put before the worker's own.
BEFORE_WORKER = """
globalThis.Blob = class extends Blob {
  constructor(parts, options) {
    super(options?.type === "text/javascript" ? [`%s;`, ...parts] : parts, options);
  }
};
"""

# A message with this word stops the worker, or makes it hang.
STUMBLING = BEFORE_WORKER % """
addEventListener("message", (event) => {
  if (!JSON.stringify(event.data.message ?? event.data.text ?? "").includes("STUMBLE")) return;
  event.stopImmediatePropagation();
  %s
})"""
DYING = STUMBLING % "throw new Error('out of memory');"
HANGING = STUMBLING % "for (;;);"


def notice(page):
    return page.locator('[data-region="notice"]')


def test_a_worker_stopped_by_a_text_continues_with_the_previous_one(open_export):
    page = open_export(before=DYING)
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    rewrite(page, "Three cats are awake", "Four cats are awake")
    expect_text(page, "home.headline", "Four cats are awake", ["iphone-se-1", "ipad-9-7"])
    rewrite(page, "Four cats are awake", "STUMBLE")
    expect(notice(page)).to_contain_text("The engine stopped while it read that text")
    expect(page.locator(".editor-state")).to_have_text("Too much for this page")
    expect_text(page, "home.headline", "Four cats are awake", ["iphone-se-1", "ipad-9-7"])
    expect_screens(page, "home", cats=["iphone-8-plus"])
    assert "STUMBLE" in edit(page).input_value()
    tap(page, "iphone-8-plus", "back")
    expect_screens(page, "home")
    rewrite(page, "STUMBLE", "Five cats are awake")
    expect_text(page, "home.headline", "Five cats are awake")


def poke(page, event):
    page.evaluate("""(event) => {
      const probe = document.createElement("i");
      probe.dataset.event = event;
      document.querySelector("[data-device]").append(probe);
      probe.click();
      probe.remove();
    }""", event)


def test_a_hanging_worker_is_ended_and_its_event_dropped(open_export):
    page = open_export(before=HANGING)
    page.clock.install()
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    poke(page, "tap home.STUMBLE")
    # Further clicks do not extend the timeout.
    page.clock.run_for(6_000)
    tap(page, "ipad-9-7", "tap home.next")
    page.clock.run_for(4_500)
    expect(notice(page)).to_contain_text("The page continues without it")
    page.clock.run_for(1_000)
    tap(page, "iphone-8-plus", "back")
    expect_screens(page, "home")
    page.clock.run_for(1_000)
    assert "STUMBLE" not in page.url


# A worker stops at the word, and while the page reports that it starts.
DYING_AGAIN = DYING + """
const { Worker } = globalThis;
globalThis.Worker = class extends Worker {
  postMessage(order) {
    if (globalThis.dies && order.playground) this.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
    else super.postMessage(order);
  }
};
"""


def test_a_stopped_engine_can_be_started_again_with_a_button(open_export):
    page = open_export(before=DYING_AGAIN)
    button = page.get_by_role("button", name="Start the engine again")
    expect(button).to_be_hidden()
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    page.evaluate("() => { globalThis.dies = true; }")
    poke(page, "tap home.STUMBLE")
    expect(button).to_be_visible()
    expect(page.locator(".still-note")).to_be_hidden()
    expect_screens(page, "home", cats=["iphone-8-plus"])
    page.evaluate("() => { globalThis.dies = false; }")
    button.click()
    # The device shows its screen from before the stop.
    expect(button).to_be_hidden()
    tap(page, "ipad-9-7", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus", "ipad-9-7"])
    # An engine that stops again starts from the beginning.
    page.evaluate("() => { globalThis.dies = true; }")
    poke(page, "tap home.STUMBLE")
    expect(button).to_be_visible()
    button.click()
    expect(button).to_be_visible()
    page.evaluate("() => { globalThis.dies = false; }")
    button.click()
    expect_screens(page, "home")
    tap(page, "iphone-8-plus", "tap home.next")
    expect_screens(page, "home", cats=["iphone-8-plus"])
    rewrite(page, "Three cats are awake", "Four cats are awake")
    expect_text(page, "home.headline", "Four cats are awake", ["iphone-se-1", "ipad-9-7"])


def test_a_link_that_stops_the_engine_opens_the_page_at_its_start(open_export):
    page = open_export(before=DYING, fragment="#do=iphone-se-1:tap+home.STUMBLE")
    expect(notice(page)).to_contain_text("The engine stopped at that event")
    tap(page, "iphone-se-1", "tap home.next")
    expect_screens(page, "home", cats=["iphone-se-1"])


def test_the_first_screens_stay_if_the_engine_does_not_start(open_export):
    page = open_export(before=BEFORE_WORKER % "delete WebAssembly.instantiateStreaming")
    page.wait_for_selector("body.is-still")
    expect(page.locator(".still-note")).to_be_visible()
    expect_screens(page, "home")


@pytest.mark.parametrize("missing", ["WebAssembly", "DecompressionStream"])
def test_an_old_browser_shows_the_first_screens_and_a_reason(missing, open_export):
    page = open_export(before=f"delete globalThis.{missing}")
    expect(page.locator(".still-note")).to_contain_text("does not run the playground’s engine")
    expect(page.locator(".still-note")).to_be_visible()
    expect(page.locator(".toolbar-tools")).to_be_hidden()
    expect_screens(page, "home")


def test_without_scripts_every_device_shows_its_first_screen(open_export):
    page = open_export(java_script_enabled=False)
    assert page.locator("[data-device]").count() == 6
    for name in ["iphone-se-1", "ipad-9-7@landscape"]:
        box = device(page, name).locator('[data-id="home.next"]').bounding_box()
        assert box["width"] > 20 and box["height"] > 5
    assert "Scripts are off" in page.locator("body").inner_text()


# Costs


@pytest.fixture
def mail(exported):
    """The exported page of the sample Mail."""
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(exported(name="mail")).path))


def test_a_page_without_its_engine_keeps_its_budget(mail):
    around, engines = re.subn(r'(?<=<script type="text/plain" id="engine">)[^<]*', "", mail.read_text())
    assert engines == 1
    budgets.check("mail.html without its engine", len(around.encode()))


@pytest.mark.sweep
@pytest.mark.skipif(not (shutil.which("wasm-opt") and shutil.which("advdef")), reason="wasm-opt or advdef is missing: the engine is larger")
def test_a_page_keeps_its_budget(mail):
    budgets.check("mail.html", mail.stat().st_size)
