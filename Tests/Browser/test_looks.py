"""One look for every printer: the page and the pictures draw the same box with the same pixels.

Every kind of view in every state that the language has is drawn twice in Chromium, two pixels to a point: by the live page at its
full size, and from the drawing that `traitscope export --format svg` writes, with the page's font. The two are compared pixel by
pixel, and what differs is said by the kind of the smallest box around it. With `LOOKS` in the environment the pictures are kept in the
folder of that name.
"""

import base64
import json
import os
import pathlib
import re
import subprocess

import pytest

from board import at_rest, one_pixel_a_point
from browsing import CHROMIUM_FLAGS, PROGRAM
from serving import REPOSITORY, Server

SCALE = 2
"""Pixels to a point: a hairline, half a point, is one pixel of its own."""
PIXEL = 1 / SCALE
ROUNDING = 3
"""Of 255 levels: a shadow is blurred in whole levels, a colour mixed of others in another order."""
BASELINE = 2
"""In points: a browser rounds what is above and below the baseline of HTML's lines, and what the line has more than both."""

# Versions of iOS of each design (`PlaygroundModel/Versions/SystemDesign.swift`), and a device that ran them, with as many pixels to
# a point.
ERAS = {"12": "iphone-8", "13": "iphone-11", "18": "iphone-11", "26": "iphone-11", "27.1": "iphone-duo"}
DIRECTIONS = ["leftToRight", "rightToLeft"]


def rows(*lines, gap=10, top=12):
    """Views in lines below each other, each line from the leading edge: `(name, kind and properties[, width[, height]])`."""
    views, constraints, above = [], [], "safeArea.top"
    for line in lines:
        before = None
        for name, properties, *size in line:
            views.append(f"views.{name} = {{ {properties} }}")
            constraints.append(f"{name}.top == {above} + {top if above == 'safeArea.top' else gap}")
            constraints.append(f"{name}.leading == " + (f"{before}.trailing + 12" if before else "superview.leading + 16"))
            constraints += [f"{name}.{side} == {length}" for side, length in zip(["width", "height"], size)]
            before = name
        above = f"{line[0][0]}.bottom"
    return "\n".join(["constraints = " + json.dumps(constraints), *views])


def screen(*lines):
    return f'[controllers.home]\nbackgroundColor = "systemBackground"\n{rows(*lines)}\n'


def states(name, properties, *size):
    """A control that is enabled, and one that is not."""
    return [(name, properties, *size), (f"{name}-off", properties + ", isEnabled = false", *size)]


CONTROLS = screen(
    [*states("off", 'kind = "switch"'), *states("on", 'kind = "switch", isOn = true')],
    states("less", 'kind = "slider", value = 0.4', 150),
    [("none", 'kind = "slider", value = 0', 150), ("all", 'kind = "slider", value = 1, tintColor = "systemPink"', 150)],
    states("stepper", 'kind = "stepper"'),
    states("first", 'kind = "segmentedControl", segments = ["One", "Two", "Three"], selectedSegmentIndex = 0'),
    [("last", 'kind = "segmentedControl", segments = ["One", "Two"], selectedSegmentIndex = 1'),
     ("unchosen", 'kind = "segmentedControl", segments = ["One", "Two"]')],
    [("empty", 'kind = "progress", value = 0', 90), ("some", 'kind = "progress", value = 0.3', 90),
     ("full", 'kind = "progress", value = 1, tintColor = "systemGreen"', 90)],
    [("dots", 'kind = "pageControl", numberOfPages = 4, currentPage = 1'), ("busy", 'kind = "activityIndicator"')],
)

BUTTONS = screen(*(
    states(style, f'kind = "button", title = "{style.capitalize()}", buttonStyle = "{style}"')
    for style in ["system", "plain", "gray", "tinted", "filled", "bordered"]
), states("prominent", 'kind = "button", title = "Yes", buttonStyle = "borderedProminent"'), [
    ("drawing", 'kind = "button", title = "Cat", image = "cat", buttonStyle = "gray"'),
    ("unknown", 'kind = "button", title = "File", image = "nothing", buttonStyle = "tinted"'),
], [
    ("two", 'kind = "button", title = "Two lines", subtitle = "of text", buttonStyle = "filled"'),
    ("alone", 'kind = "button", image = "star.fill", buttonStyle = "filled"'),
])

INPUTS = screen(*(
    [*states(f"text-{style}", f'kind = "textField", text = "Text", borderStyle = "{style}"', 100),
     (f"empty-{style}", f'kind = "textField", placeholder = "Name", borderStyle = "{style}"', 100)]
    for style in ["none", "line", "bezel", "roundedRect"]
), [("filled", 'kind = "textField", text = "Ground", backgroundColor = "secondarySystemBackground"', 140)], [
    ("search", 'kind = "searchBar", placeholder = "Search"', 340)
], [("found", 'kind = "searchBar", text = "Cats"', 340)], [
    ("words", 'kind = "textView", text = "Several words in a view of text, which breaks its lines"', 200, 80)
])

VIEWS = screen([
    ("words", 'kind = "label", text = "A label"'), ("coloured", 'kind = "label", text = "Red", textColor = "systemRed"')
], [
    ("plain", 'kind = "view", backgroundColor = "systemTeal"', 60, 40),
    ("round", 'kind = "view", backgroundColor = "systemFill", cornerRadius = 12', 60, 40),
    ("bordered", 'kind = "view", cornerRadius = 8, borderWidth = 2, borderColor = "systemPink"', 60, 40),
    ("faint", 'kind = "view", backgroundColor = "systemPurple", alpha = 0.4', 60, 40),
], [
    ("drawn", 'kind = "view", customClass = "ChartView"', 150, 60), ("map", 'kind = "map", title = "Harbour"', 150, 120)
], [
    ("web", 'kind = "web", title = "example.org"', 150, 120), ("house", 'kind = "image", image = "house"', 100, 80),
], [
    ("fit", 'kind = "image", image = "cat", contentMode = "scaleAspectFit"', 100, 60),
    ("fill", 'kind = "image", image = "cat", contentMode = "scaleAspectFill", clipsToBounds = true', 100, 60),
    ("middle", 'kind = "image", image = "cat", contentMode = "center", clipsToBounds = true', 80, 60),
], [
    ("nothing", 'kind = "image", image = "a photo"', 60, 60), ("solid", 'kind = "image", image = "star.fill"', 60, 60),
    ("circle", 'kind = "image", image = "heart.circle.fill"', 60, 60), ("slash", 'kind = "image", image = "bell.slash"', 60, 60),
])

WHEELS = [
    ("wheels", 'kind = "picker", components = [["Ink", "Oil", "Chalk", "Clay", "Wax"], ["Red", "Blue"]], selectedRows = [2, 0]', 330, 180)
]
OLD_PICKERS = screen(WHEELS)
PICKERS = screen(WHEELS, [
    ("inline", 'kind = "datePicker", preferredDatePickerStyle = "inline", datePickerMode = "date"', 330)
], [("compact", 'kind = "datePicker", preferredDatePickerStyle = "compact", datePickerMode = "date"')])

LISTS = """
[controllers.home]
constraints = ["H:|[list]|", "list.top == top", "list.bottom == bottom"]
[controllers.home.views.list]
kind = "table"
style = "insetGrouped"
cellStyle = "value1"
sections = [
  { header = "Today", footer = "A footer.", rows = [
    { text = "Wi-Fi", detailText = "Home", image = "house", accessoryType = "disclosureIndicator" },
    { text = "Subtitle", detailText = "Below", cellStyle = "subtitle", accessoryType = "detailDisclosureButton" },
    { text = "Checked", accessoryType = "checkmark", cellStyle = "default" },
    { text = "Detail", cellStyle = "default", accessoryType = "detailButton" },
  ] },
  { header = "One", rows = [{ text = "Alone" }] },
]
"""

BARS = """
[controllers.home]
kind = "tabBar"
viewControllers = ["nav", "other"]
[controllers.nav]
kind = "navigation"
rootViewController = "first"
tabBarItem = { title = "First", image = "star", badgeValue = "3" }
[controllers.other]
tabBarItem = { title = "Other", image = "house" }
[controllers.first]
title = "First"
backgroundColor = "systemBackground"
leftBarButtonItems.edit = { title = "Edit" }
rightBarButtonItems.add = { image = "plus" }
rightBarButtonItems.share = { image = "trash", isEnabled = false }
"""

TOOLS = """
[controllers.home]
kind = "navigation"
rootViewController = "first"
prefersLargeTitles = true
[controllers.first]
title = "Large"
backgroundColor = "systemBackground"
toolbarItems.trash = { image = "trash" }
toolbarItems.gap = { systemItem = "flexibleSpace" }
toolbarItems.done = { title = "Done", style = "done" }
rightBarButtonItems.next = { title = "Next", style = "done", tap = { show = "second" } }
constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
views.words = { kind = "label", text = "Words" }
[controllers.second]
title = "Second"
backgroundColor = "systemGroupedBackground"
toolbarItems.back = { title = "Back" }
"""

TABS = """
[controllers.home]
kind = "tabBar"
viewControllers = ["a", "b", "c", "d", "e", "f"]
""" + "".join(
    f"""[controllers.{name}]
backgroundColor = "systemBackground"
tabBarItem = {{ title = "{title}"{rest} }}
""" for name, title, rest in [
        ("a", "Letters", ', image = "envelope", badgeValue = "12"'), ("b", "No image", ', badgeValue = "1"'), ("c", "Star", ', image = "star.fill"'),
        ("d", "Cats", ', image = "cat"'), ("e", "Birds", ', image = "bell.slash", badgeValue = "New"'), ("f", "Last", ""),
    ]
)

SIDE = """
[controllers.home]
kind = "tabBar"
viewControllers = ["nav", "b"]
[controllers.nav]
kind = "navigation"
rootViewController = "first"
isToolbarHidden = false
tabBarItem = { title = "Cats", image = "cat", badgeValue = "3" }
[controllers.b]
title = "No image"
[controllers.first]
title = "Side"
backgroundColor = "systemBackground"
rightBarButtonItems = { add = { image = "plus" }, heart = { image = "heart" }, edit = { title = "Edit" } }
pinnedTrailingGroup = { done = { image = "checkmark", style = "prominent" } }
toolbarItems = { bin = { image = "trash" }, words = { title = "Words", axisBehavior = "verticalPreferred" }, more = { image = "star" } }
"""

COLLECTION = """
[controllers.home]
constraints = ["H:|[list]|", "list.top == safeArea.top", "list.bottom == bottom"]
[controllers.home.views.list]
kind = "collection"
layout = "grid"
columns = 2
itemHeight = 110
sectionInset = 16
items = { data = [{ words = "One" }, { words = "Two" }, { words = "Three" }] }
[controllers.home.views.list.cell]
constraints = ["H:|[photo]|", "V:|[photo(70)]-8-[words]", "words.centerX == superview.centerX"]
views.photo = { kind = "image", image = "cat" }
views.words = { kind = "label", text = "{words}" }
"""


def presenting(form, more=""):
    """A screen that presents another."""
    return f"""
[controllers.home]
backgroundColor = "systemBackground"
constraints = ["next.centerX == superview.centerX", "next.centerY == superview.centerY"]
views.next = {{ kind = "button", title = "Next", tap = {{ present = "other" }} }}
[controllers.other]
{form}
{more}"""


def actions(*styles):
    return "".join(f'[controllers.other.actions.a{index}]\ntitle = "{style.capitalize()}"\nstyle = "{style}"\n' for index, style in enumerate(styles))


WORDS = 'kind = "alert"\ntitle = "Throw it away?"\nmessage = "Pigeons do not fly backwards."'
SHEET = """backgroundColor = "systemBackground"
constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
views.words = { kind = "label", text = "Words" }
"""

PRESSED = """
[controllers.home]
kind = "navigation"
rootViewController = "list"
[controllers.list]
title = "List"
constraints = ["H:|[rows]|", "V:|[rows]|"]
[controllers.list.views.rows]
kind = "table"
rows = [{ text = "Pressed", peek = { preview = "photo" } }, { text = "Other" }]
[controllers.photo]
title = "Photo"
backgroundColor = "secondarySystemBackground"
preferredContentSize = { width = 0, height = 240 }
previewActions = [
  { title = "Like", style = "selected" }, { title = "Share", actions = [{ title = "Mail" }] }, { title = "Report", style = "destructive" },
]
"""

KEYBOARD = """
[controllers.home]
backgroundColor = "systemBackground"
constraints = ["name.centerX == superview.centerX", "name.top == safeArea.top + 40", "name.width == 200"]
views.name = { kind = "textField", placeholder = "Name", returnKeyType = "done", inputAccessoryView = 44 }
"""

SEARCH = """
[controllers.home]
kind = "navigation"
rootViewController = "first"
[controllers.first]
title = "First"
backgroundColor = "systemBackground"
searchController = { placeholder = "Search cats" }
hidesSearchBarWhenScrolling = false
constraints = ["words.centerX == superview.centerX", "words.centerY == superview.centerY"]
views.words = { kind = "label", text = "Words" }
"""

HOME = """
[[quickActions.dynamic]]
type = "a"
title = "Write"
subtitle = "to somebody"
iconType = "compose"
[[quickActions.dynamic]]
type = "b"
title = "Search"
iconType = "search"
[controllers.home]
backgroundColor = "systemBackground"
"""

VIEW_SCENES = {
    "controls": CONTROLS, "buttons": BUTTONS, "inputs": INPUTS, "views": VIEWS, "pickers": PICKERS, "lists": LISTS, "bars": BARS,
}
SCREEN_SCENES = {
    "tools": TOOLS, "pushed": TOOLS, "tabs": TABS, "more": TABS, "collection": COLLECTION,
    "alert": presenting(WORDS, actions("cancel", "destructive")), "long-alert": presenting(WORDS, actions("default", "default", "cancel")),
    "action-sheet": presenting(WORDS + '\npreferredStyle = "actionSheet"', actions("default", "destructive", "cancel")),
    "sheet": presenting(SHEET), "detent": presenting(SHEET + 'detents = ["medium", "large"]\nprefersGrabberVisible = true'),
    "popover": presenting(
        SHEET + 'modalPresentationStyle = "popover"\nadaptivePresentationStyle = "none"\npreferredContentSize = { width = 200, height = 120 }'
    ),
    "keyboard": KEYBOARD, "search": SEARCH, "searching": SEARCH, "peek": PRESSED, "actions": PRESSED, "home": HOME, "quick-actions": HOME,
}
SIDE_SCENES = {"side": SIDE}
"""What a device that folds has alone."""
SCENES = {**VIEW_SCENES, **SCREEN_SCENES, **SIDE_SCENES}

# What happens before the pictures are made. Before iOS 13 a press is felt by its force.
PRESENTED = ["tap home.next"]
EVENTS = {
    "pushed": ["tap first.next"], "more": ["selectTab more"],
    **dict.fromkeys(["alert", "long-alert", "action-sheet", "sheet", "detent", "popover"], PRESENTED),
    "keyboard": ["tap home.name"], "searching": ["tap first.searchController"], "peek": ["press list.rows/0/0 0.7"], "actions": ["press list.rows/0/0 0.7", "swipeUp"], "home": ["home"], "quick-actions": ["home", "longPressIcon"],
}
NEWER_EVENTS = {"peek": [], "actions": ["longPress list.rows/0/0"]}


def events(scene, version):
    return (NEWER_EVENTS if version != "12" and scene in NEWER_EVENTS else EVENTS).get(scene, [])


def playground(scene, version, style):
    text = OLD_PICKERS if scene == "pickers" and version in ("12", "13") else SCENES[scene]
    devices = ", ".join(
        f'{{ device = "{ERAS[version]}", layoutDirection = "{direction}", style = "{style}" }}' for direction in DIRECTIONS
    )
    return f'title = "Looks"\nios = "{version}"\ndevices = [{devices}]\n[app]\nrootViewController = "home"\n{text}'



def script(function):
    """One of the functions of `looks.js`."""
    return f"(subject) => ({pathlib.Path(__file__).with_name('looks.js').read_text()}).{function}(subject)"


ADOPT = """(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

# Letters are compared by where they stand, and hardware is no look of a box.
BARE = """
    .glass, .glass * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
    .glass { border-radius: 0 !important; }
    svg text { visibility: hidden; }
    [id$="/device/glass"] { clip-path: none; }
"""


@pytest.fixture(scope="module")
def browser(browser):
    """Boxes stand on the pixels of a display only where the browser believes that it has one of that scale."""
    if browser.browser_type.name != "chromium":
        pytest.skip("the pictures are compared as Chromium draws them")
    flags = [*CHROMIUM_FLAGS, f"--force-device-scale-factor={SCALE}", "--window-size=1400,1200"]
    dense = browser.browser_type.launch(executable_path=PROGRAM, args=flags)
    yield dense
    dense.close()


@pytest.fixture(scope="module")
def looks(tmp_path_factory):
    """A server over a folder of nothing but looks."""
    folder = tmp_path_factory.mktemp("looks")
    (folder / "empty.toml").write_text('title = "Empty"\n[app]\nrootViewController = "home"\n[controllers.home]\n')
    server = Server(folder)
    yield folder, server
    assert server.stop() == 0


def page_picture(page, device):
    """A device's screen as the page draws it, the boxes on it, and the lines of text."""
    glass = page.locator(f'[data-device="{device}"] .glass')
    glass.scroll_into_view_if_needed()
    # From a whole point on, as a picture has it.
    clip, boxes = glass.evaluate("""(glass) => {
        const before = glass.getBoundingClientRect();
        glass.closest(".device").style.margin = `${-(before.y % 1)}px 0 0 ${-(before.x % 1)}px`;
        const { x, y, width, height } = glass.getBoundingClientRect();
        const boxes = [...glass.querySelectorAll("[data-id]")].map((node) => {
            const box = node.getBoundingClientRect();
            return { id: node.dataset.id, kind: node.classList[1], x: box.x - x, y: box.y - y, width: box.width, height: box.height };
        });
        return [{ x, y, width, height }, boxes];
    }""")
    texts = glass.evaluate(script("pageTexts"))
    page.evaluate(ADOPT, BARE)
    return base64.b64encode(page.screenshot(clip=clip)).decode(), boxes, texts


def svg_picture(page, path, device, size):
    """The same of a picture that the command wrote."""
    fonts = (REPOSITORY / "Templates/fonts/fonts.css").read_text()
    for font in (REPOSITORY / "Templates/fonts").glob("*.woff2"):
        data = base64.b64encode(font.read_bytes()).decode()
        fonts = fonts.replace(f'url("{font.name}")', f'url("data:font/woff2;base64,{data}")')
    page.set_content(f"<!doctype html><style>{fonts} body {{ margin: 0 }} svg {{ display: block }}</style>{path.read_text()}")
    page.evaluate("document.fonts.ready")
    glass = page.locator(f'[id="{device}/device/glass"]')
    x, y = glass.evaluate("(glass) => { const { e, f } = glass.getScreenCTM(); return [e, f]; }")
    texts = glass.evaluate(script("svgTexts"))
    page.evaluate(ADOPT, BARE)
    clip = {"x": x, "y": y, "width": size["width"], "height": size["height"]}
    return base64.b64encode(page.screenshot(clip=clip)).decode(), texts


def text_differences(texts, others):
    """Lines that one has and the other has not, or that look or stand otherwise."""
    texts, others = (sorted(lines, key=lambda line: (line["id"], line["text"], line["x"])) for lines in (texts, others))
    said, drawn = ([(line["id"], line["text"]) for line in lines] for lines in (texts, others))
    if said != drawn:
        return [f"{set(said) - set(drawn)} is not {set(drawn) - set(said)}"]
    allowed = {"x": PIXEL, "width": PIXEL, "y": BASELINE, "size": 0.01, "weight": 0, "red": 2, "green": 2, "blue": 2, "alpha": 0.01}
    return [
        f"{text['id']} “{text['text']}”: {key} {text[key]:.2f}, in the drawing {other[key]:.2f}"
        for text, other in zip(texts, others) for key, most in allowed.items() if abs(text[key] - other[key]) > most
    ]


# There is no dark style before iOS 13.
STYLES = [(version, style) for version in ERAS if version != "27.1" for style in ("light", "dark") if (version, style) != ("12", "dark")]
# What a version or a style changes on whole screens is told by one of each design.
CASES = [(scene, *case) for scene in VIEW_SCENES for case in STYLES]
CASES += [(scene, *case) for scene in SCREEN_SCENES for case in [("12", "light"), ("18", "dark"), ("26", "light")]]
CASES += [(scene, "27.1", style) for scene in SIDE_SCENES for style in ("light", "dark")]
# There the menu stands on a quarter of a point, which a browser rounds in HTML alone.
CASES.remove(("quick-actions", "12", "light"))


@pytest.mark.parametrize(("scene", "version", "style"), CASES)
def test_both_printers_draw_the_same(scene, version, style, looks, open_page, tmp_path):
    folder, server = looks
    name = f"{scene}-{version}-{style}"
    (folder / f"{name}.toml").write_text(playground(scene, version, style))
    said = events(scene, version)
    command = [os.environ["TRAITSCOPE"], "export", folder / f"{name}.toml", "--format", "svg", "-o", tmp_path / "svg"]
    command += [word for event in said for word in ("--event", event)]
    subprocess.run(list(map(str, command)), check=True, capture_output=True, timeout=60)
    own = {"viewport": None, "no_viewport": True, "reduced_motion": "reduce"}
    page = open_page(server.url(name) + "#do=" + ";".join("*:" + event.replace(" ", "+") for event in said), **own)
    one_pixel_a_point(page)
    at_rest(page)
    blank = open_page("about:blank", is_live=False, **own)
    differing = []
    for device in [element.get_attribute("data-device") for element in page.locator("[data-device]").all()]:
        picture, boxes, texts = page_picture(page, device)
        path = tmp_path / "svg" / f"{name}-{re.sub('[^A-Za-z0-9]', '-', device)}.svg"
        other, other_texts = svg_picture(blank, path, device, boxes[0])
        if keep := os.environ.get("LOOKS"):
            for suffix, data in ("page", picture), ("svg", other):
                pathlib.Path(keep, f"{name}-{device}-{suffix}.png").write_bytes(base64.b64decode(data))
        subject = {"first": picture, "second": other, "boxes": boxes, "scale": SCALE, "rounding": ROUNDING}
        differing += [
            f"{device}: {box['kind']} {box['id']}, {box['share']:.2%}, {box['pixels']} pixels at {box['at']}"
            for box in blank.evaluate(script("compare"), subject)
        ]
        differing += [f"{device}: {line}" for line in text_differences(texts, other_texts)]
    assert not differing, "\n" + "\n".join(differing)
