"""Hairlines and baselines on the display: at every scale and ratio each line is one pixel, and text is where our own
metrics put them."""

import base64
import pathlib

import pytest

from board import at_rest
from exporting import export

SAMPLES = []

ROWS = 9
DEVICE = "iphone-8"
PLAYGROUNDS = {"lines": f"""title = "Lines"
devices = ["{DEVICE}"]
[app]
rootViewController = "home"
[controllers.home]
backgroundColor = "systemBackground"
constraints = [
  "H:|[list]|", "list.top == safeArea.top", "list.height == 400", "V:[list]-12-[button(44)]-7-[field(33)]-11-[segments]-9-[words]",
  "button.leading == superview.leading + 16", "button.width == 100", "field.leading == button.leading", "field.width == 100",
  "segments.leading == button.leading", "segments.width == 100", "words.leading == button.leading",
  "old.leading == words.trailing + 20", "old.top == words.top",
]
[controllers.home.views]
list = {{ kind = "table", rows = {{ count = {ROWS}, text = "H" }} }}
button = {{ kind = "button", title = "H", buttonStyle = "gray", tintColor = "black" }}
field = {{ kind = "textField", text = "H", borderStyle = "none" }}
segments = {{ kind = "segmentedControl", segments = ["H", "O"] }}
words = {{ kind = "label", text = "H" }}
old = {{ kind = "label", text = "H", font = {{ family = "Menlo", size = 24 }} }}
"""}

PLAYGROUNDS["narrow"] = """title = "Narrow"
devices = ["iphone-se-1"]
[app]
rootViewController = "nav"
[controllers.nav]
kind = "navigation"
rootViewController = "home"
[controllers.home]
title = "A title that is wider than the room between the buttons of the bar"
leftBarButtonItems.edit = { title = "Edit everything" }
rightBarButtonItems.add = { title = "Add" }
"""

PLAYGROUNDS["block"] = f"""title = "Block"
devices = ["{DEVICE}"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["H:|[list]|", "V:|[list]|"]
views.list = {{ kind = "table", style = "insetGrouped", rows = {{ count = {ROWS}, text = "H" }} }}
"""

RATIOS = [1, 2, 3]
SCALES = [0.42, 0.65, 1, 1.37]
BLOCK_SCALES = [0.6852, 0.9291]
HALF_A_POINT = 0.5
"""How thick a separator is on this device."""
INK = 255 - (255 - 0.29 * (255 - 60))
"""How much darker than white it makes a pixel that it fills (UIColor.separator)."""
LEVELS = 3

KEEP = """async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    window.context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
}"""

LIGHT = """(columns) => columns.map(({ left, right, top, bottom }) => {
    const { data } = context.getImageData(left, top, right - left, bottom - top);
    return Array.from({ length: bottom - top }, (_, row) => {
        const pixels = Array.from({ length: right - left }, (_, x) => data[(row * (right - left) + x) * 4]);
        return Math.min(...pixels);
    });
})"""

PLACES = """(name) => {
    const glass = document.querySelector(`[data-device="${name}"] .glass`);
    const { top } = glass.getBoundingClientRect();
    const letters = [...glass.querySelectorAll("[data-id]")].flatMap((node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT, (text) => (
            text.data === "H" && text.parentElement.closest("[data-id]") === node ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
        ));
        return walker.nextNode() ? [{ id: node.dataset.id, node: walker.currentNode }] : [];
    });
    const boxes = letters.map(({ id, node }) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        return [id, { left, right }];
    });
    const list = glass.querySelector('[data-id="home.list"]').getBoundingClientRect();
    return { top, letters: Object.fromEntries(boxes), list: { top: list.top, bottom: list.bottom, middle: (list.left + list.right) / 2 } };
}"""

CELLS = """() => {
    const cells = [...document.querySelectorAll(".cell")].map((cell) => cell.getBoundingClientRect());
    return { left: cells[0].left, first: cells[0].bottom - 4, last: cells.at(-1).top + 4 };
}"""

BASELINES = """(drawing) => {
    document.body.innerHTML = drawing;
    const origin = document.querySelector('[id$="/device/glass"]').getScreenCTM().f;
    return Object.fromEntries([...document.querySelectorAll("text")].filter((text) => text.textContent === "H").map((text) => {
        const id = text.closest("[id]").id;
        return [id.slice(id.indexOf("/") + 1), text.getScreenCTM().f + text.y.baseVal[0].value - origin];
    }));
}"""


@pytest.fixture(scope="module")
def drawn(shared_server, tmp_path_factory, browser):
    """The baselines of the text in a picture, in points below the top of the screen."""
    path = tmp_path_factory.mktemp("drawings") / "lines.svg"
    outcome = export(pathlib.Path(shared_server.path) / "lines.toml", path, "--format", "svg", "--device", DEVICE)
    assert outcome.returncode == 0, outcome.stderr
    context = browser.new_context()
    found = context.new_page().evaluate(BASELINES, path.read_text())
    context.close()
    return found


class Display:
    """A picture of the board on a display with a pixel ratio."""

    def __init__(self, page, blank, ratio):
        self.page, self.blank, self.ratio = page, blank, ratio

    def scale(self, scale):
        self.page.evaluate("(scale) => document.querySelector('.board-devices').style.setProperty('--zoom', scale)", str(scale))
        at_rest(self.page)
        self.blank.evaluate(KEEP, base64.b64encode(self.page.screenshot()).decode())

    def columns(self, *columns):
        """The darkest pixel of each row of parts of the picture, from 0 to 255. The parts are in pixels of the page: left, right, top and
        bottom."""
        sides = ["left", "right", "top", "bottom"]
        return self.blank.evaluate(LIGHT, [
            {side: round(length * self.ratio) for side, length in zip(sides, column)} for column in columns
        ])


@pytest.mark.parametrize("ratio", RATIOS)
def test_each_separator_is_one_pixel_and_text_is_on_its_baselines(ratio, server, open_page, drawn):
    page = open_page(server.url("lines"), viewport={"width": 700, "height": 1200}, device_scale_factor=ratio)
    page.evaluate("document.fonts.ready")
    display = Display(page, open_page("about:blank", is_live=False), ratio)
    differing = []
    for scale in SCALES:
        display.scale(scale)
        places = page.evaluate(PLACES, DEVICE)
        found = uneven_separators(display, scale, places["list"]) + letters_off_their_baselines(display, scale, places, drawn)
        differing += [f"at {scale}: {line}" for line in found]
    assert not differing, "\n" + "\n".join(differing)


def uneven_separators(display, scale, list):
    coverage = min(1, max(0.5, HALF_A_POINT * scale * display.ratio))
    [rows] = display.columns((list["middle"], list["middle"] + 2, list["top"], list["bottom"]))
    lines = [(row, 255 - light) for row, light in enumerate(rows) if light < 255]
    differing = [f"{len(lines)} rows of pixels have ink, not {ROWS}: {lines}"] * (len(lines) != ROWS)
    return differing + [f"ink {ink}, not {coverage * INK:.0f}" for _, ink in lines if abs(ink - coverage * INK) > LEVELS]


def test_there_is_no_gap_between_the_cells_of_a_block(server, open_page):
    page = open_page(server.url("block"), viewport={"width": 900, "height": 1200}, device_scale_factor=1)
    display = Display(page, open_page("about:blank", is_live=False), 1)
    differing = []
    for scale in BLOCK_SCALES:
        display.scale(scale)
        cells = page.evaluate(CELLS)
        # The columns are between the side of the block and the beginnings of separators.
        side = cells["left"] + 4 * scale
        [rows] = display.columns((side, side + 2, cells["first"], cells["last"]))
        differing += [f"at {scale}: row {row} has {light}" for row, light in enumerate(rows) if light < 255]
    assert not differing, "\n" + "\n".join(differing)


def edge(light):
    """The end of the ink of a vertical line, in rows from the first. A partly covered last pixel counts as a fraction of a row. The
    row before it has as much ink as a whole pixel of the line. The bar of an H has more."""
    ink = [max(light) - level for level in light]
    last = max(index for index, level in enumerate(ink) if level > max(ink) / 4)
    return last + min(1, ink[last] / ink[last - 1])


def letters_off_their_baselines(display, scale, places, drawn):
    pixel = 1 / (scale * display.ratio)
    allowed = 0.35 if pixel < 0.7 else pixel / 2
    letters = places["letters"]
    baselines = {id: places["top"] + drawn[id] * scale for id in letters}
    lights = display.columns(*(
        (letter["left"], letter["right"], baselines[id] - 9 * scale, baselines[id] + 4 * scale) for id, letter in letters.items()
    ))
    differing = []
    for (id, baseline), light in zip(baselines.items(), lights):
        shown = (round((baseline - 9 * scale) * display.ratio) + edge(light)) / display.ratio
        off = (shown - baseline) / scale
        # The picture is cut at whole pixels, and levels are rounded.
        if abs(off) > allowed + 0.05 * pixel:
            differing.append(f"{id} is {off:+.2f} points off its baseline, a pixel is {pixel:.2f}")
    return differing


def test_a_title_ends_before_the_button_next_to_it(server, open_page):
    page = open_page(server.url("narrow"))
    title, text, add = (page.locator(selector).first.bounding_box() for selector in (".barTitle", ".barTitle .line", '[data-id$=".add"]'))
    assert 0 < text["width"] <= title["width"] + 0.1
    assert text["x"] + text["width"] <= add["x"]
