"""The reference: every example is drawn and the page has no faults. Checks one key in eight, or all with --all."""

import urllib.request

from playwright.sync_api import expect

from test_axe import expect_nothing

SAMPLES = ["neko"]

# A distant picture is not loaded until it comes near. All are loaded here, a few at a time.
DRAWN = """async (every) => {
    const pictures = [...document.querySelectorAll(".key-picture img")];
    const missing = [];
    const queue = pictures.filter((_, index) => index % every === 0);
    await Promise.all(Array.from({ length: 4 }, async () => {
        for (let picture = queue.shift(); picture; picture = queue.shift()) {
            picture.loading = "eager";
            await picture.decode().catch(() => missing.push(picture.src));
            if (!picture.naturalWidth) missing.push(picture.src);
        }
    }));
    return { count: pictures.length, missing };
}"""

# The time of axe grows with the number of elements.
THIN = """(every) => document.querySelectorAll(".key").forEach((key, index) => index % every === 0 || key.remove())"""


def test_every_example_is_drawn_keys_have_addresses_and_the_page_is_accessible(server, open_page, is_complete):
    page = open_page(server.url(".reference#view.alpha"), is_live=False)
    key = page.locator("[id='view.alpha']")
    expect(key).to_be_in_viewport()
    expect(key).to_contain_text("How opaque the view is")
    expect(key.locator(".key-example")).to_contain_text("alpha = 0.4")
    # One chapter is shown at a time, and a search covers all.
    chapters = page.locator(".chapter:visible")
    expect(chapters).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type("hugging priority")
    expect(page.locator("[id='view.verticalHuggingPriority']")).to_be_visible()
    expect(key).to_be_hidden()
    page.keyboard.press("Escape")
    expect(key).to_be_in_viewport()
    every = 1 if is_complete else 8
    found = page.evaluate(DRAWN, every)
    assert found["missing"] == []
    assert found["count"] == page.locator(".key").count() > 300
    page.evaluate(THIN, every)
    expect_nothing(page)


def test_an_example_has_a_picture_for_the_dark_style(server):
    def picture(name):
        with urllib.request.urlopen(server.url(f".assets/reference/{name}")) as answer:
            assert answer.headers["Content-Type"] == "image/svg+xml"
            return answer.read()
    assert picture("light/view.text.svg") != picture("dark/view.text.svg")


def test_index_and_toolbar_link_to_the_reference(server, open_page):
    for path, link in [("", ".index-reference"), ("neko", ".toolbar-reference")]:
        page = open_page(server.url(path))
        page.locator(link).click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The language of playgrounds")
