"""Text is drawn as wide as the layout measured it, to a tenth of a point: in every weight and size, in fonts by name, on wrapped
lines, from right to left, and after a change."""

import pathlib
import shutil

import pytest
from board import node, one_pixel_a_point

PLAYGROUND = pathlib.Path(__file__).parent / "playgrounds" / "type.toml"
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


@pytest.fixture
def folder(tmp_path):
    shutil.copy(PLAYGROUND, tmp_path)
    return tmp_path


def check(page):
    page.evaluate("document.fonts.ready")
    one_pixel_a_point(page)
    labels = page.evaluate(MEASURE, None)
    assert len(labels) == 14
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


def test_lines_stand_as_far_apart_as_measured(server, open_page):
    page = open_page(server.url("type"))
    page.evaluate("document.fonts.ready")
    (single,) = page.evaluate(BASELINES, "home.body")
    # Both are in the system font at 17 points, the second as a text style.
    for id, apart in [("home.wrapped", 20.287), ("home.paragraph", 22)]:
        baselines = page.evaluate(BASELINES, id)
        assert len(baselines) > 1
        # All but what rounding the label's height up to the pixel leaves above the first line.
        assert abs(baselines[0] - single) <= PIXEL, baselines
        for above, below in zip(baselines, baselines[1:]):
            assert abs(below - above - apart) <= TENTH, baselines


def test_a_line_is_as_wide_as_measured(server, open_page):
    check(open_page(server.url("type")))


def test_a_line_is_as_wide_as_measured_from_right_to_left(folder, server, open_page):
    page = open_page(server.url("type"))
    page.get_by_role("button", name="Settings").click()
    page.locator('#settings [data-setting="layoutDirection rightToLeft"]').click()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('[data-id=\"home.body\"]').offsetLeft > 100")
    check(page)


def test_a_changed_line_is_as_wide_as_measured(folder, server, open_page):
    page = open_page(server.url("type"))
    node(page, "iphone-8-plus", "home.body").wait_for()
    source = folder / PLAYGROUND.name
    source.write_text(source.read_text().replace("Try editing the last cell.", "Illicit filling: Tall Willy"))
    page.wait_for_function("() => document.querySelector('[data-id=\"home.body\"]').textContent.includes('Illicit')")
    check(page)
