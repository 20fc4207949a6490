"""The list of playgrounds, which follows the folder."""

import re

import pytest
from playwright.sync_api import expect

from browsing import until
from exporting import export
from serving import REPOSITORY


SAMPLES = ["mail", "neko", "tab-bar-and-sidebar"]


@pytest.fixture
def page(server, open_page):
    return open_page(server.url())


def cards(page):
    return page.locator(".playground-card")


def card(page, text):
    return cards(page).filter(has_text=text)


def test_each_playground_has_a_card_that_links_to_it(folder, page):
    expect(cards(page)).to_have_count(len(list(folder.glob("*.toml"))))
    expect(card(page, "neko.toml")).to_contain_text("6 devices")
    card(page, "neko.toml").click()
    expect(page).to_have_title("Neko – Traitscope")
    expect(page.locator("[data-device]")).to_have_count(6)
    page.get_by_role("link", name="All playgrounds").click()
    expect(card(page, "neko.toml")).to_be_visible()


def test_cards_follow_added_changed_invalid_and_removed_files(folder, page):
    text = (folder / "neko.toml").read_text()
    second = folder / "second.toml"
    second.write_text(text.replace('title   = "Neko"', 'title   = "Second"'))
    expect(card(page, "second.toml")).to_contain_text("Second")
    second.write_text(text.replace('title   = "Neko"', 'title   = "Renamed"'))
    expect(card(page, "second.toml")).to_contain_text("Renamed")
    second.write_text("title = ")
    expect(card(page, "second.toml").locator(".playground-problem")).to_be_visible()
    expect(card(page, "second.toml")).to_contain_text("Renamed")
    second.rename(folder / "third.toml")
    expect(card(page, "third.toml")).to_be_visible()
    expect(card(page, "second.toml")).to_have_count(0)
    (folder / "third.toml").unlink()
    expect(card(page, "third.toml")).to_have_count(0)


def test_a_click_and_the_focus_survive_a_change_of_the_list(folder, page):
    neko = folder / "neko.toml"
    neko_card = card(page, "neko.toml")
    neko_card.focus()
    neko.write_text(neko.read_text().replace('title   = "Neko"', 'title   = "A cat"'))
    expect(neko_card).to_contain_text("A cat")
    assert neko_card.evaluate("(card) => card === document.activeElement")
    neko_card.hover()
    page.mouse.down()
    (folder / "zoo.toml").write_text(neko.read_text().replace('title   = "A cat"', 'title   = "Zoo"'))
    neko.write_text(neko.read_text().replace("A photo that shrinks", "A photo that grows"))
    expect(card(page, "zoo.toml")).to_be_visible()
    expect(neko_card).to_contain_text("A photo that grows")
    page.mouse.up()
    expect(page).to_have_title("A cat – Traitscope")


def test_subfolders_are_included(folder, page):
    (folder / "more").mkdir()
    (folder / "more" / "a cat.toml").write_text((folder / "neko.toml").read_text())
    card(page, "more/a cat.toml").click()
    expect(page.locator("[data-device]")).to_have_count(6)


def test_an_empty_folder_shows_the_next_steps(folder, page):
    for file in folder.glob("*.toml"):
        file.unlink()
    expect(page.get_by_text("No playgrounds here yet")).to_be_visible()
    (folder / "first.toml").write_text("title = ")
    expect(card(page, "first.toml")).to_be_visible()


def test_an_unknown_address_shows_the_list(server, open_page):
    page = open_page(server.url("nothing-of-the-kind"), expected_messages=["status of 404"], is_live=False)
    alert = page.get_by_role("alert")
    # On a busy machine, reading the files takes longer than the server waits before it prints its address. The list of this page is not
    # filled later, because it has no socket.
    until(page, lambda: "still being read" not in alert.inner_text() or not page.reload(), "all files are read")
    expect(alert).to_have_text("There is no playground at /nothing-of-the-kind.")
    expect(card(page, "neko.toml")).to_be_visible()


def test_a_card_shows_the_first_screens_and_follows_the_file(folder, page):
    screens = card(page, "neko.toml").locator(".card-screens")
    expect(screens.locator(".device")).not_to_have_count(0)
    expect(screens.first).to_contain_text("Three cats are awake")
    neko = folder / "neko.toml"
    neko.write_text(neko.read_text().replace("Three cats are awake", "Four cats are asleep"))
    expect(screens.first).to_contain_text("Four cats are asleep")
    assert page.evaluate("document.querySelectorAll('.playground-card [tabindex], .playground-card button').length") == 0


def test_the_screens_of_a_card_fit_the_card(page):
    for name in ["neko.toml", "mail.toml", "tab-bar-and-sidebar.toml"]:
        home = card(page, name)
        home.scroll_into_view_if_needed()
        expect(home.locator(".card-screens")).to_be_visible()
        frame = home.locator(".silhouettes").bounding_box()
        for bezel in home.locator(".bezel").all():
            box = bezel.bounding_box()
            assert box["x"] >= frame["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]
            assert box["y"] >= frame["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]


GROUPS = "# Samples\n\n## Start here\n\n- [Mail](mail.toml)\n- [Missing](missing.toml)\n\n## Bars\n\n1. [Tabs](tab-bar-and-sidebar.toml)\n"


def rows(page):
    """The headings and the file names of the cards, in order."""
    return page.locator(".playgrounds h2, .playground-file code").all_text_contents()


def test_contents_group_the_list(folder, page):
    assert rows(page) == ["mail.toml", "neko.toml", "tab-bar-and-sidebar.toml"]
    (folder / "contents.md").write_text(GROUPS)
    page.reload()
    grouped = ["Start here", "mail.toml", "Bars", "tab-bar-and-sidebar.toml", "Others", "neko.toml"]
    until(page, lambda: rows(page) == grouped, "the groups")
    (folder / "zoo.toml").write_text((folder / "neko.toml").read_text())
    until(page, lambda: rows(page) == [*grouped, "zoo.toml"], "a new card in the last group")
    (folder / "mail.toml").unlink()
    until(page, lambda: rows(page) == [*grouped[2:], "zoo.toml"], "a group without cards has no heading")


def test_a_site_has_the_groups(folder, tmp_path):
    (folder / "contents.md").write_text(GROUPS)
    outcome = export(folder, tmp_path / "site", "--still")
    assert outcome.returncode == 0, outcome.stderr
    text = (tmp_path / "site" / "index.html").read_text()
    found = [heading or file for heading, file in re.findall(r'<h2>([^<]+)|playground-file"><code>([^<]+)', text)]
    assert found == ["Start here", "mail.toml", "Bars", "tab-bar-and-sidebar.toml", "Others", "neko.toml"]


def test_every_sample_and_lesson_is_in_one_group():
    samples = REPOSITORY / "Playgrounds"
    links = re.findall(r"\]\((.+\.toml)\)", (samples / "contents.md").read_text())
    assert links[:3] == ["Lessons/size-classes.toml", "neko.toml", "mail.toml"]
    assert sorted(links) == sorted(str(file.relative_to(samples)) for file in samples.glob("**/*.toml"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_list_fits_a_phone(server, open_page, scheme):
    page = open_page(server.url(), viewport={"width": 390, "height": 844}, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
