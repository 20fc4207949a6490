"""Drawn text has the layout's width to a tenth of a point: in every weight and size, in fonts by name, on wrapped
lines, from right to left, and after a change."""

import pathlib

from board import node, one_pixel_a_point

SAMPLES = []

HERE = pathlib.Path(__file__).parent / "playgrounds"
PLAYGROUNDS = {name: (HERE / f"{name}.toml").read_text() for name in ["type", "weights"]}
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
PIXEL = 1 / 3
TENTH = 0.1

MEASURE = """(text) => {
    const screen = document.querySelector(".screen");
    const zoom = screen.getBoundingClientRect().width / screen.offsetWidth;
    return [...screen.querySelectorAll(".label[data-id]")].map((label) => {
        const lines = [...label.querySelectorAll(".line")].map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            return range.getBoundingClientRect().width / zoom;
        });
        return { id: label.dataset.id, lines, width: label.getBoundingClientRect().width / zoom };
    });
}"""


def check(page, count=14):
    page.evaluate("document.fonts.ready")
    one_pixel_a_point(page)
    labels = page.evaluate(MEASURE, None)
    assert len(labels) == count
    for label in labels:
        if label["id"] in ("home.wrapped", "home.paragraph"):
            assert len(label["lines"]) > 1
            assert max(label["lines"]) <= 220 + TENTH, label
        else:
            (line,) = label["lines"]
            # The label is as wide as its text, rounded up to the pixel.
            assert line - TENTH <= label["width"] <= line + PIXEL + TENTH, label


BASELINES = """(id) => {
    const label = document.querySelector(`.screen [data-id="${id}"]`);
    const zoom = label.getBoundingClientRect().width / label.offsetWidth;
    const top = label.getBoundingClientRect().top;
    return [...label.querySelectorAll(".line")].map((line) => {
        const mark = line.appendChild(document.createElement("span"));
        mark.style.display = "inline-block";
        return (mark.getBoundingClientRect().bottom - top) / zoom;
    });
}"""


def test_lines_have_the_measured_distance(server, open_page):
    page = open_page(server.url("type"))
    page.evaluate("document.fonts.ready")
    (single,) = page.evaluate(BASELINES, "home.body")
    # Both are in the system font at 17 points, the second as a text style.
    for id, apart in [("home.wrapped", 20.287), ("home.paragraph", 22)]:
        baselines = page.evaluate(BASELINES, id)
        assert len(baselines) > 1
        # The space above the first line, from rounding the label's height up to a pixel, is subtracted.
        assert abs(baselines[0] - single) <= PIXEL, baselines
        for above, below in zip(baselines, baselines[1:]):
            assert abs(below - above - apart) <= TENTH, baselines


def test_a_line_has_the_measured_width(server, open_page):
    check(open_page(server.url("type")))


def test_a_right_to_left_line_has_the_measured_width(server, open_page):
    page = open_page(server.url("type"))
    page.get_by_role("button", name="Settings").click()
    page.locator('#settings [data-setting="layoutDirection rightToLeft"]').click()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('[data-id=\"home.body\"]').offsetLeft > 100")
    check(page)


def test_a_changed_line_has_the_measured_width(folder, server, open_page):
    page = open_page(server.url("type"))
    node(page, "iphone-8-plus", "home.body").wait_for()
    source = folder / "type.toml"
    source.write_text(source.read_text().replace("Try editing the last cell.", "Illicit filling: Tall Willy"))
    page.wait_for_function("() => document.querySelector('[data-id=\"home.body\"]').textContent.includes('Illicit')")
    check(page)


def loaded(page):
    """The weights of the page's loaded fonts, and the requested font files."""
    page.evaluate("document.fonts.ready")
    return page.evaluate("""() => [
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ weight }) => weight),
        performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)).filter((name) => name.endsWith(".woff2")),
    ]""")


INK = """(id) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 60 });
    const context = canvas.getContext("2d");
    const style = getComputedStyle(document.querySelector(`.screen [data-id="${id}"] .measured-text`));
    context.font = `${style.fontWeight} 24px ${style.fontFamily}`;
    context.fillText("To AVATAR at 12:30, Ätna", 10, 40);
    const { data } = context.getImageData(0, 0, 400, 60);
    return data.reduce((sum, value, index) => sum + (index % 4 === 3 ? value : 0), 0);
}"""


def test_each_weight_is_drawn_with_its_own_glyphs(server, open_page):
    page = open_page(server.url("weights"))
    check(page, 11)
    assert loaded(page) == [["100 900"], ["TraitscopeSans.woff2"]]
    ink = [page.evaluate(INK, f"home.{weight}") for weight in WEIGHTS]
    for lighter, heavier in zip(ink, ink[1:]):
        assert heavier > 1.05 * lighter, ink
    # All faces have the same baseline.
    places = [page.evaluate(BASELINES, f"home.{weight}")[0] for weight in WEIGHTS]
    assert max(places) - min(places) <= TENTH, places
