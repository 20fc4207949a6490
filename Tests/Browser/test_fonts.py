"""Text in a font from the app's own files."""

import pytest

from block_font import ADVANCES, NARROW, block_font
from browsing import until
from exporting import export, exports, open_file  # noqa: F401

TEXT = "Filled with blocks"
SIZE = 20

PLAYGROUND = f"""
title = "Fonts"
devices = ["iphone-17"]

[app]
rootViewController = "home"
appFonts = ["Fonts/Blocks.ttf"]

[controllers.home]
constraints = ["words.leading == superview.leading + 20", "words.top == safeArea.top + 20"]
views.words = {{ kind = "label", text = "{TEXT}", font = {{ name = "Blocks-Regular", size = {SIZE} }} }}
"""


def width(advances=ADVANCES):
    """The width of the text, in points."""
    def name(letter):
        return "space" if letter == " " else "capital" if letter.isupper() else "narrow" if letter in NARROW else "small"

    return sum(advances[name(letter)] for letter in TEXT) / 1000 * SIZE


def drawn_width(page):
    """The width of the text as the browser draws it, in points."""
    return page.evaluate("""async () => {
        await document.fonts.ready;
        const node = document.querySelector('[data-id="home.words"]');
        const range = document.createRange();
        range.selectNodeContents(node.querySelector(".line") ?? node);
        return range.getBoundingClientRect().width / node.getBoundingClientRect().width * parseFloat(node.style.width);
    }""")


@pytest.fixture
def source(folder):
    (folder / "Fonts").mkdir(exist_ok=True)
    (folder / "Fonts" / "Blocks.ttf").write_bytes(block_font())
    (folder / "fonts.toml").write_text(PLAYGROUND)
    return folder / "fonts.toml"


def test_text_has_the_measured_width_and_follows_the_font_file(server, open_page, source):
    page = open_page(server.url("fonts"))
    until(page, lambda: abs(drawn_width(page) - width()) < 0.5, "the text has the font's width")
    wide = {**ADVANCES, "small": 800}
    (source.parent / "Fonts" / "Blocks.ttf").write_bytes(block_font(advances=wide))
    until(page, lambda: abs(drawn_width(page) - width(wide)) < 0.5, "the text has the new width")


def test_an_export_has_the_font(folder, source, open_file, tmp_path):
    target = tmp_path / "fonts.html"
    assert export(source, target, "--still").returncode == 0
    page = open_file(target.as_uri(), java_script_enabled=False)
    until(page, lambda: abs(drawn_width(page) - width()) < 0.5, "the text has the font's width")
