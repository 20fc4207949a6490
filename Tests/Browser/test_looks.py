"""The page and the pictures draw the same box with the same pixels.

Every kind of view in every state that the language has is drawn twice in Chromium: by the live page, and from the drawings that one
process of `traitscope mcp` makes for the page's pixels, with the page's font. The scenes of a version and a style are one playground, a
sheet: each has its own devices, and a button of the first screen leads there. At full size, two pixels per point, boxes are compared
without letters, and a difference is reported with the kind of the smallest box around it. Letters are compared by their positions. Then
all pixels are compared with the letters, at four scales, and with --all at three ratios.
With `LOOKS` in the environment the pictures are kept in the folder of that name. With `-s` the differing shares are printed.
"""

import base64
import itertools
import json
import os
import pathlib
import re
import subprocess
import urllib.parse

import pytest

from board import at_rest, one_pixel_a_point
from browsing import CHROMIUM_FLAGS, PROGRAM
from serving import REPOSITORY, Server

SCALES = [0.42, 0.65, 0.85, 1]
RATIO = 2
"""Pixels to a point: a hairline, half a point, is one pixel of its own."""
PIXEL = 1 / RATIO
LEVELS = {"faint": 24, "visible": 48}
"""Of 255. Up to a tenth is smoothing, also where drawings of boxes meet between pixels. Above a fifth a pixel counts: letters are
smoothed in HTML and SVG by other rules."""
MOST = 0.005
"""The share of pixels that may differ visibly: those along letters and edges."""
ROUNDING = 3
"""Of 255 levels: a shadow is blurred in whole levels, a colour mixed of others in another order."""
BASELINE = 2
"""In points. A browser rounds the ascent, the descent and the leading of HTML's lines."""

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
    """An enabled and a disabled control."""
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
], [
    ("above", 'kind = "button", title = "Above", image = "heart", buttonStyle = "gray", imagePlacement = "top", imagePadding = 4'),
    ("after", 'kind = "button", title = "After", image = "heart", buttonStyle = "gray", imagePlacement = "trailing", baseForegroundColor = "systemOrange"'),
    ("capsule", 'kind = "button", title = "Small", buttonStyle = "filled", buttonSize = "small", cornerStyle = "capsule", baseBackgroundColor = "systemIndigo"'),
])

GLASS = screen(*(
    states(style, f'kind = "button", title = "{style}", buttonStyle = "{style}"')
    for style in ["glass", "clearGlass", "prominentGlass", "prominentClearGlass"]
), [
    ("warm", 'kind = "button", title = "Warm", buttonStyle = "glass", baseBackgroundColor = "systemOrange"'),
    ("bright", 'kind = "button", title = "Bright", buttonStyle = "prominentGlass", baseBackgroundColor = "systemPink"'),
], [
    ("pane", 'effect = "glass"', 60, 40), ("clear", 'effect = { glass = "clear" }', 60, 40),
    ("tinted", 'effect = { tintColor = "systemOrange" }', 60, 40),
    ("both", 'effect = { glass = "clear", tintColor = "systemTeal" }, cornerRadius = 12', 60, 40),
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

EDGES = """
[controllers.home]
kind = "navigation"
rootViewController = "first"
isToolbarHidden = false
[controllers.first]
title = "First"
backgroundColor = "systemBackground"
toolbarItems.trash = { image = "trash" }
constraints = ["H:|[rows]|", "V:|[rows]|"]
[controllers.first.views.rows]
kind = "table"
separatorStyle = "none"
topEdgeEffect = "hard"
bottomEdgeEffect = "hard"
rows = { count = 17, text = "Row {n}" }
"""

HOME = """
[controllers.home]
backgroundColor = "systemBackground"
"""

QUICK_ACTIONS = """
[[quickActions.dynamic]]
type = "a"
title = "Write"
subtitle = "to somebody"
iconType = "compose"
[[quickActions.dynamic]]
type = "b"
title = "Search"
iconType = "search"
"""

VIEW_SCENES = {
    "controls": CONTROLS, "buttons": BUTTONS, "glass": GLASS, "inputs": INPUTS, "views": VIEWS, "pickers": PICKERS, "lists": LISTS, "bars": BARS,
}
SCREEN_SCENES = {
    "tools": TOOLS, "pushed": TOOLS, "tabs": TABS, "more": TABS, "collection": COLLECTION,
    "alert": presenting(WORDS, actions("cancel", "destructive")), "long-alert": presenting(WORDS, actions("default", "default", "cancel")),
    "action-sheet": presenting(WORDS + '\npreferredStyle = "actionSheet"', actions("default", "destructive", "cancel")),
    "sheet": presenting(SHEET), "detent": presenting(SHEET + 'detents = ["medium", "large"]\nprefersGrabberVisible = true'),
    "popover": presenting(
        SHEET + 'modalPresentationStyle = "popover"\nadaptivePresentationStyle = "none"\npreferredContentSize = { width = 200, height = 120 }'
    ),
    "keyboard": KEYBOARD, "search": SEARCH, "searching": SEARCH, "edges": EDGES, "peek": PRESSED, "actions": PRESSED, "home": HOME, "quick-actions": HOME,
}
SIDE_SCENES = {"side": SIDE}
"""Parts that only a folding device has."""
SCENES = {**VIEW_SCENES, **SCREEN_SCENES, **SIDE_SCENES}

# Events before the pictures. Before iOS 13 a press needs force.
PRESENTED = ["tap home.next"]
EVENTS = {
    "pushed": ["tap first.next"], "more": ["selectTab more"],
    **dict.fromkeys(["alert", "long-alert", "action-sheet", "sheet", "detent", "popover"], PRESENTED),
    "keyboard": ["tap home.name"], "searching": ["tap first.searchController"], "edges": ["scroll first.rows to -30"], "peek": ["press list.rows/0/0 0.7"], "actions": ["press list.rows/0/0 0.7", "swipeUp"], "home": ["home"], "quick-actions": ["home", "longPressIcon"],
}
NEWER_EVENTS = {"peek": [], "actions": ["longPress list.rows/0/0"]}


def own_names(scene, text):
    """The text of a scene with renamed controllers."""
    for name in re.findall(r"^\[controllers\.(\w+)\]", text, re.MULTILINE):
        text = re.sub(rf'(?<=\[controllers\.){name}\b|(?<="){name}(?=")', f"{scene}-{name}", text)
    return text


def events(scene, version):
    """The events from the first screen to the scene."""
    said = (NEWER_EVENTS if version != "12" and scene in NEWER_EVENTS else EVENTS).get(scene, [])
    return [f"tap {START}.{scene}"] + [re.sub(r"(?<= )(?=\w+\.)", f"{scene}-", event, count=1) for event in said]


START = "start"
"""The first screen: a button for each scene, which shows it on the whole screen."""


def start(scenes):
    return f"[controllers.{START}]\n" + "".join(
        f'views.{scene} = {{ kind = "button", tap = {{ present = "{scene}-home", style = "fullScreen" }} }}\n' for scene in scenes
    ) + "constraints = " + json.dumps([f"{scene}.{edge}" for scene in scenes for edge in ("centerX == superview.centerX", "top == safeArea.top")]) + "\n"


def sheet(scenes, version, style, direction):
    texts = {**SCENES, **({"pickers": OLD_PICKERS} if version in ("12", "13") else {})}
    devices = ", ".join(
        f'{{ device = "{ERAS[version]}", name = "{scene}", layoutDirection = "{direction}", style = "{style}" }}' for scene in scenes
    )
    return "\n".join([
        f'title = "Looks"\nios = "{version}"\ndevices = [{devices}]\n[app]\nrootViewController = "{START}"\n{QUICK_ACTIONS}', start(scenes),
        *(own_names(scene, texts[scene]) for scene in scenes),
    ])


def device_id(version, style, direction, number=1):
    """The id of a sheet's device by its number."""
    parts = [part for part, is_there in [("dark", style == "dark"), (direction, direction == "rightToLeft"), (str(number), number > 1)] if is_there]
    return "@".join([ERAS[version], *filter(None, [",".join(parts)])])


def script(function):
    """One of the functions of `looks.js`."""
    return f"(subject) => ({pathlib.Path(__file__).with_name('looks.js').read_text()}).{function}(subject)"


ADOPT = """(text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

# Text is compared by its position, and hardware is not part of a box's appearance.
BARE = """
    :root:not(.has-letters) :is(.glass, .glass *) { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
    :root:not(.has-letters) svg text { visibility: hidden; }
    .glass { border-radius: 0 !important; }
    [id$="/device/glass"] { clip-path: none; }
    * { caret-color: transparent !important; }
"""

# A drawing shows only its screen.
CELLS = """
    body { display: flex; flex-wrap: wrap; align-content: start; margin: 0; }
    .cell { position: relative; overflow: hidden; }
    svg { position: absolute; }
"""


@pytest.fixture(scope="module")
def ratio(request):
    """The display's pixels per point."""
    return request.param


@pytest.fixture(scope="module")
def browser(browser, ratio):
    """Boxes are aligned to the pixels of a display only if the browser assumes a display of that scale."""
    if browser.browser_type.name != "chromium":
        pytest.skip("the pictures are compared as Chromium draws them")
    flags = [*CHROMIUM_FLAGS, f"--force-device-scale-factor={ratio}", "--window-size=2600,2200"]
    dense = browser.browser_type.launch(executable_path=PROGRAM, args=flags)
    yield dense
    dense.close()


@pytest.fixture(scope="module")
def looks(tmp_path_factory):
    """A server for a folder with only these playgrounds."""
    folder = tmp_path_factory.mktemp("looks")
    (folder / "empty.toml").write_text('title = "Empty"\n[app]\nrootViewController = "home"\n[controllers.home]\n')
    server = Server(folder)
    yield folder, server
    assert server.stop() == 0


def screenshot(page, places, size):
    """The part of the window with all screens, in Base64, optimized for speed and not for size."""
    clip = {"x": 0, "y": 0, "scale": 1} | {
        side: max(place[start] + size[side] for place in places) for start, side in (("x", "width"), ("y", "height"))
    }
    session = page.context.new_cdp_session(page)
    return session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": clip})["data"]


def fonts():
    """The page's font, in a style sheet without file names."""
    text = (REPOSITORY / "Templates/fonts/fonts.css").read_text()
    for font in (REPOSITORY / "Templates/fonts").glob("*.woff2"):
        text = text.replace(f'url("{font.name}")', f'url("data:font/woff2;base64,{base64.b64encode(font.read_bytes()).decode()}")')
    return text


def drawings(folder, scenes, version, style, direction, scales):
    """The drawings of all scenes at each scale, made by one process. Each has a sheet of one scene, which is quick to read."""
    with subprocess.Popen([os.environ["TRAITSCOPE"], "mcp", str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        def answer(method, params):
            process.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())["result"]

        answer("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "looks", "version": "1"}})
        made = {}
        for scene, scale in itertools.product(scenes, scales):
            result = answer("tools/call", {"name": "picture", "arguments": {
                "text": sheet([scene], version, style, direction), "events": events(scene, version), "format": "svg", "scale": scale,
            }})
            image = result["content"][0]
            assert not result["isError"], image
            # Each of several drawings in one page has its own definitions.
            made[scene, scale] = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{len(made)}-", base64.b64decode(image["data"]).decode())
        return made


def text_differences(texts, others):
    """The lines that only one of the two has, or that have a different style or position."""
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
PARTS = {"views": VIEW_SCENES, "screens": SCREEN_SCENES, "side": SIDE_SCENES}
SHEETS = [("views", *case) for case in STYLES]
# One sample of each design shows the changes of a version or a style on whole screens.
SHEETS += [("screens", *case) for case in [("12", "light"), ("18", "dark"), ("26", "light")]]
SHEETS += [("side", "27.1", style) for style in ("light", "dark")]
# There is one sample of each design, in one direction, and all samples for the newest design of phones.
DEFAULT = {
    ("views", "12", "light", "leftToRight"), ("views", "18", "dark", "leftToRight"),
    ("views", "26", "light", "rightToLeft"), ("screens", "26", "light", "leftToRight"), ("side", "27.1", "light", "leftToRight"),
}
OWN = {"viewport": None, "no_viewport": True, "reduced_motion": "reduce"}


CASES = [pytest.param(RATIO, *case, marks=[] if case in DEFAULT else pytest.mark.sweep) for case in [
    (*sheet, direction) for sheet in SHEETS for direction in DIRECTIONS
]]
CASES += [pytest.param(ratio, *sheet, DIRECTIONS[0], marks=pytest.mark.sweep) for ratio in (1, 3) for sheet in SHEETS]


@pytest.mark.parametrize(("ratio", "part", "version", "style", "direction"), CASES, indirect=["ratio"])
def test_page_and_pictures_draw_the_same(ratio, part, version, style, direction, looks, open_page):
    folder, server = looks
    scenes, name = list(PARTS[part]), f"{part}-{version}-{style}-{direction}"
    # The menu is then at a quarter of a point, which a browser rounds only in HTML.
    if (part, version) == ("screens", "12"):
        scenes.remove("quick-actions")
    (folder / f"{name}.toml").write_text(sheet(scenes, version, style, direction))
    made = drawings(folder, scenes, version, style, direction, [ratio * scale for scale in SCALES])
    shown = {device_id(version, style, direction, number): scene for number, scene in enumerate(scenes, 1)}
    said = {device: events(scene, version) for device, scene in shown.items()}
    address = ";".join(f"{urllib.parse.quote(device)}:{urllib.parse.quote_plus(event)}" for device in said for event in said[device])
    page = open_page(f"{server.url(name)}#do={address}", **OWN)
    page.wait_for_function(script("haveArrived"), arg={device: len(list) for device, list in said.items()})
    one_pixel_a_point(page)
    at_rest(page)
    drawn = open_page("about:blank", is_live=False, **OWN)
    drawn.set_content(f"<!doctype html><style>{fonts()} {CELLS} {BARE}</style>")
    page.evaluate(ADOPT, BARE)
    both = Printers(page, drawn, made, shown, name, ratio)
    differing = both.differing_boxes() if ratio == RATIO else []
    assert not (differing := differing + both.differing_pixels()), "\n" + "\n".join(differing)


class Printers:
    """A page, and a page of the drawings of its screens."""

    def __init__(self, page, drawn, made, shown, name, ratio):
        self.page, self.drawn, self.made, self.shown, self.name, self.ratio = page, drawn, made, shown, name, ratio

    def differing_boxes(self):
        differing = []
        for device, screen, other, result in self.compared():
            place = f"{self.shown[device]}, {device}"
            differing += [
                f"{place}: {box['kind']} {box['id']}, {box['share']:.2%}, {box['pixels']} pixels at {box['at']}" for box in result["boxes"]
            ]
            differing += [f"{place}: {line}" for line in text_differences(screen["texts"], other["texts"])]
        return differing

    def differing_pixels(self):
        differing = []
        for one in (self.page, self.drawn):
            one.evaluate("document.documentElement.classList.add('has-letters')")
        for scale in SCALES:
            self.page.evaluate("(scale) => document.querySelector('.board-devices').style.setProperty('--zoom', scale)", str(scale))
            at_rest(self.page)
            results = [(self.shown[device], result) for device, _, _, result in self.compared(scale)]
            share = sum(result["differing"] for _, result in results) / sum(result["size"] for _, result in results)
            print(f"{self.name}, ratio {self.ratio}, scale {scale}: {share:.2%} differ")
            differing += [f"at {scale}: {share:.2%} of the pixels differ"] * (share > MOST)
            differing += [f"{scene} at {scale}: {line}" for scene, result in results for line in result["strays"]]
        return differing

    def compared(self, scale=None):
        """Compares the screens, as many at a time as fit the window. With a scale all pixels are compared, including letters."""
        left = list(self.shown)
        while left:
            screens = self.page.evaluate(script("wholeScreens"), left)
            assert screens, f"the window is too small for {left[0]}"
            size = screens[0]["place"]
            first = screenshot(self.page, [screen["place"] for screen in screens], size)
            cells = [
                {"drawing": self.made[self.shown[screen["device"]], self.ratio * (scale or 1)], "size": size} for screen in screens
            ]
            others = self.drawn.evaluate(script("drawnScreens"), {"cells": cells, "zoom": scale or 1})
            second = screenshot(self.drawn, [other["place"] for other in others], size)
            subject = {
                "pictures": [first, second], "scale": self.ratio, "rounding": ROUNDING, "keeps": "LOOKS" in os.environ,
                "screens": [
                    {"boxes": screen["boxes"], "places": [screen["place"], other["place"]]} for screen, other in zip(screens, others)
                ],
                **({"levels": LEVELS} if scale else {}),
            }
            for screen, other, result in zip(screens, others, self.drawn.evaluate(script("compare"), subject)):
                device = screen["device"]
                left.remove(device)
                if keep := os.environ.get("LOOKS"):
                    for suffix, data in zip(("page", "svg"), result["pictures"]):
                        name = f"{self.name}-{self.shown[device]}-{self.ratio}-{scale or 'boxes'}-{suffix}.png"
                        pathlib.Path(keep, name).write_bytes(base64.b64decode(data))
                yield device, screen, other, result
