"""`traitscope export --still`: a page without scripts, written at once and without an engine."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect

from exporting import export, exported, exports, open_file

SAMPLES = sorted(path.stem for path in (pathlib.Path(__file__).parents[2] / "Playgrounds").glob("*.toml"))
# A sample with notes, and one with devices from before the dark style.
DEFAULT = ["peek-and-pop", "quick-actions"]


@pytest.fixture
def open_still(open_file, exported):
    """Writes a still and opens it without scripts."""

    def open_still(*arguments, name="neko", **options):
        return open_file(exported("--still", *arguments, name=name), **{"java_script_enabled": False, **options})

    return open_still


def pictures(page):
    """The visible devices, each with its name and its style, if it has one."""
    names = [article.get_attribute("aria-label") for article in page.locator("article.device").all() if article.is_visible()]
    return [tuple(name.rpartition(", ")[::2]) for name in names]


def choose(page, words):
    page.locator(".segmented label", has_text=words).click()


@pytest.mark.firefox_sweep
@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name in DEFAULT else pytest.mark.sweep) for name in SAMPLES])
def test_a_sample_is_complete_in_both_styles(name, open_still):
    page = open_still(name=name)
    count = page.locator("details.about").count()
    summary = page.locator(".toolbar-summary").inner_text()
    assert summary.split()[0] == str(count) and len(pictures(page)) == count
    for words in ["Light", "Dark"]:
        choose(page, words)
        shown = pictures(page)
        # A device before iOS 13 has one appearance without a style.
        assert len(shown) == count
        assert {style for _, style in shown if style in ("light", "dark")} <= {words.lower()}
        texts = page.locator("article.device:visible .line").all_inner_texts()
        assert any(text.strip() for text in texts)


@pytest.mark.firefox
def test_a_switch_without_a_script_chooses_the_style(open_still):
    page = open_still()
    screens = page.locator("article.device:visible .screen")
    background = "(screen) => getComputedStyle(screen).getPropertyValue('--ui-systemBackground').trim()"
    expect(page.locator("article.device:visible")).to_have_count(6)
    assert {screen.evaluate(background) for screen in screens.all()} == {"#ffffff"}
    choose(page, "Dark")
    assert {screen.evaluate(background) for screen in screens.all()} == {"#000000"}
    choose(page, "Both")
    expect(page.locator("article.device:visible")).to_have_count(12)
    expect(page.locator(".still-look:visible")).to_have_text(["light", "dark"] * 6)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("article.device:visible")).to_have_count(6)


def test_text_is_drawn_as_text_in_the_font_of_its_measurement(open_still):
    page = open_still()
    line = page.locator("article.device:visible .line", has_text="Three cats are awake").first
    expect(line).to_be_visible()
    assert line.evaluate("(line) => getComputedStyle(line).textDecorationLine") == "none"
    assert page.locator("article.device:visible .glass").first.evaluate("(glass) => getComputedStyle(glass).userSelect") == "text"
    faces = page.evaluate("document.fonts.ready.then((fonts) => [...fonts].map((font) => [font.weight, font.status]))")
    assert faces and all(status == "loaded" for _, status in faces), faces
    width = "(line) => { const range = document.createRange(); range.selectNodeContents(line); return range.getBoundingClientRect().width; }"
    assert line.evaluate(width) <= line.evaluate("(line) => line.getBoundingClientRect().width") + 0.5


def test_devices_have_the_style_of_the_playground_or_otherwise_of_the_browser(open_still):
    for scheme in ["light", "dark"]:
        assert {style for _, style in pictures(open_still(color_scheme=scheme))} == {scheme}
        shown = dict(pictures(open_still(name="adopt-a-cat", color_scheme=scheme)))
        assert shown.pop("iPhone 17, auf Deutsch") == "dark"
        assert set(shown.values()) <= {scheme}
        assert {style for _, style in pictures(open_still("--event", "userInterfaceStyle dark", color_scheme=scheme))} == {"dark"}


@pytest.mark.firefox_sweep
def test_a_device_links_to_its_traits(open_still):
    page = open_still(name="trait-inheritance")
    about = page.locator("details.about").first
    expect(about.locator(".environment").first).to_be_hidden()
    before = page.locator(".still-board").bounding_box()
    page.locator("article.device:visible .still-link").first.click()
    window = about.locator(".environment").first
    expect(window).to_be_visible()
    expect(window.locator(".trait", has_text="horizontalSizeClass").locator(".badge")).to_have_text("compact")
    expect(about.get_by_text("All traits as of shore")).to_be_visible()
    expect(about.locator(".element.holds").first).to_be_visible()
    expect(about.get_by_text("trait-inheritance.toml:49").first).to_be_visible()
    assert page.locator(".still-board").bounding_box() == before, "the page stays where it was"


@pytest.mark.firefox_sweep
def test_problems_are_in_words(folder, open_still):
    neko = folder / "neko.toml"
    neko.write_text(neko.read_text().replace('constraints = [', 'constraints = [\n  "photo.width == 7",  # and so on, as long as no phone is wide', 1))
    page = open_still()
    problem = page.locator(".still-problems .diagnostic").first
    expect(problem).to_be_visible()
    expect(problem.locator(".sheet-location")).to_contain_text("neko.toml:")
    expect(problem.locator(".excerpt")).to_contain_text("photo.width == 7")
    # A long line of the source is scrolled, not the page.
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_narrow_page_scrolls_only_vertically(open_still):
    page = open_still(name="peek-and-pop", viewport={"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    note = page.locator("p.device-note:visible").first
    expect(note).to_be_visible()
    words = note.inner_text()
    about = page.locator("details.about", has=page.locator(".about-note")).first
    about.locator("summary").click()
    assert about.locator(".about-note").first.inner_text() in words
    last = page.locator("details.about summary").last
    last.scroll_into_view_if_needed()
    last.click()
    expect(page.locator("details.about").last.locator(".trait").first).to_be_visible()


# The command.


def test_it_needs_no_engine_and_no_sources(folder, tmp_path):
    """The engine of this test cannot be built."""
    environment = {**os.environ, "TRAITSCOPE_SWIFTC": "/nothing", "PATH": "/usr/bin:/bin"}
    outcome = export(folder / "mail.toml", tmp_path / "mail.html", "--still", env=environment)
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stderr == "" and "no script" in outcome.stdout


def test_a_site_can_be_exported_as_still_pages(folder, tmp_path, open_file):
    for name in set(SAMPLES) - {"neko", "mail"}:
        (folder / f"{name}.toml").unlink()
    outcome = export(folder, tmp_path / "site", "--still", "--event", "rotate landscapeLeft")
    assert outcome.returncode == 0 and all(line.startswith("Exporting: ") for line in outcome.stderr.splitlines()), outcome.stderr
    site = tmp_path / "site"
    assert {path.name for path in site.glob("*.html")} == {"index.html", "mail.html", "neko.html"}
    neko = (site / "neko.html").as_uri()
    page = open_file((site / "index.html").as_uri(), expected=[neko], java_script_enabled=False)
    page.get_by_role("link", name="Neko").first.click()
    expect(page.locator("article.device:visible").first).to_have_class(re.compile(r"\bis-landscapeLeft\b"))
    page.get_by_role("link", name="All playgrounds").click()
    expect(page.locator(".playground-card")).to_have_count(2)
