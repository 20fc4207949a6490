"""`traitscope export` with what it cannot do: it says why, and what was there before stays as it was."""

import os
import subprocess

import pytest

from exporting import export


def tree(folder):
    """Every file below a folder with its bytes."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def break_playground(file):
    file.write_text(file.read_text().replace('kind = "navigation"', 'kind = "navigtion"', 1))


@pytest.fixture
def untouched(tmp_path, folder):
    """Runs the command, which has to fail with a sentence and to leave every file alone."""

    def untouched(source, target, *arguments, status=1):
        before = tree(tmp_path)
        outcome = export(source, target, *arguments)
        assert outcome.returncode == status, outcome.stderr
        assert outcome.stdout == ""
        assert outcome.stderr.strip()
        assert tree(tmp_path) == before
        return outcome.stderr

    return untouched


@pytest.mark.parametrize("target", ["quick-actions.toml", "./quick-actions.toml", "quick-actions/Info.plist", "quick-actions/paw.svg",
                                    "quick-actions/en.lproj/InfoPlist.strings", "link.html"])
def test_what_a_page_is_made_of_is_not_written_over(target, folder, untouched):
    (folder / "link.html").symlink_to("quick-actions.toml")
    assert "which it would be made from" in untouched(folder / "quick-actions.toml", folder / target)


def test_a_folder_is_no_page(folder, tmp_path, untouched):
    (tmp_path / "out").mkdir()
    assert "out" in untouched(folder / "neko.toml", tmp_path / "out")


@pytest.mark.parametrize("target", ["missing/neko.html", "/proc/neko.html", "/dev/full"])
def test_a_place_that_cannot_be_written_is_named(target, folder, tmp_path, untouched):
    assert target.split("/")[-1] in untouched(folder / "neko.toml", tmp_path / target)


def test_a_file_in_the_place_of_a_folder_is_named(folder, tmp_path, untouched):
    (tmp_path / "file").write_text("a file")
    assert "neko.html" in untouched(folder / "neko.toml", tmp_path / "file" / "neko.html")


@pytest.mark.parametrize("text", ["notes of mine", 'title = "Another playground"', "<plist></plist>"])
def test_what_is_no_page_is_not_written_over(text, folder, tmp_path, untouched):
    (tmp_path / "mine").write_text(text)
    assert "mine is there and is not a page" in untouched(folder / "neko.toml", tmp_path / "mine", "--still")


def test_what_is_no_picture_is_not_written_over(folder, tmp_path, untouched):
    (tmp_path / "mine.svg").write_text("notes of mine")
    arguments = ["--format", "svg", "--device", "iphone-8-plus"]
    assert "mine.svg is there and is not a picture" in untouched(folder / "neko.toml", tmp_path / "mine.svg", *arguments)


def test_a_playground_with_mistakes_leaves_the_file_alone(folder, tmp_path, untouched):
    (tmp_path / "neko.html").write_text("an older export")
    break_playground(folder / "neko.toml")
    said = untouched(folder / "neko.toml", tmp_path / "neko.html")
    assert "neko.toml:" in said and "navigation" in said


def test_a_playground_that_is_not_there_is_named(tmp_path, untouched):
    assert "nothing.toml" in untouched(tmp_path / "nothing.toml", tmp_path / "nothing.html", status=64)


def test_an_event_that_makes_no_sense_is_explained(folder, tmp_path, untouched):
    assert 'did you mean "tap"?' in untouched(folder / "neko.toml", tmp_path / "neko.html", "--event", "tpa home.next", status=64)


def test_the_same_playground_makes_the_same_file(folder, tmp_path):
    for name in ["one.html", "two.html"]:
        assert export(folder / "mail.toml", tmp_path / name).returncode == 0
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


# A site.


@pytest.fixture
def few(folder):
    """Of the playgrounds in the folder as many as a site needs."""
    for file in folder.glob("*.toml"):
        if file.stem not in ("mail", "neko"):
            file.unlink()
    return folder


def test_a_folder_wants_a_folder_named_for_its_site(folder, tmp_path):
    before = tree(tmp_path)
    outcome = subprocess.run([os.environ["TRAITSCOPE"], "export", str(folder)], capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert outcome.returncode == 64 and "-o" in outcome.stderr
    assert tree(tmp_path) == before


@pytest.mark.parametrize("target", ["site", "site/below", "/proc/site"])
def test_a_site_wants_a_folder_to_stand_in(target, few, tmp_path, untouched):
    (tmp_path / "site").write_text("a file")
    assert "site" in untouched(few, tmp_path / target)


def test_one_playground_with_mistakes_keeps_a_site_from_being_written(folder, tmp_path, untouched):
    break_playground(folder / "neko.toml")
    break_playground(folder / "mail.toml")
    said = untouched(folder, tmp_path / "site")
    assert "neko.toml:" in said and "mail.toml:" in said
    assert not (tmp_path / "site").exists()


def test_an_older_site_stays_when_a_playground_has_mistakes(few, tmp_path, untouched):
    assert export(few, tmp_path / "site").returncode == 0
    break_playground(few / "neko.toml")
    untouched(few, tmp_path / "site")


def test_a_folder_without_playgrounds_makes_no_site(tmp_path, untouched):
    (tmp_path / "empty").mkdir()
    assert "no playground" in untouched(tmp_path / "empty", tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_a_page_of_a_site_is_not_written_over_what_it_is_made_of(few, tmp_path, untouched):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "mail.html").symlink_to(few / "mail.toml")
    assert "which it would be made from" in untouched(few, tmp_path / "site")


@pytest.mark.parametrize("name", ["index.html", "mail.html", ".traitscope-export"])
def test_of_a_site_only_files_that_nobody_changed_are_written_over(name, few, tmp_path, untouched):
    site = tmp_path / "site"
    for text in ("Mail", "Post"):
        (few / "mail.toml").write_text((few / "mail.toml").read_text().replace('title = "Mail"', f'title = "{text}"', 1))
        assert export(few, site, "--still").returncode == 0
    with (site / name).open("a") as file:
        file.write("<!-- mine -->\n")
    assert name in untouched(few, site, "--still")


def test_files_that_stand_where_a_site_would_stay(few, tmp_path, untouched):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<!doctype html>mine")
    assert "index.html" in untouched(few, tmp_path / "site", "--still")


def test_a_site_in_its_own_folder_can_be_written_again(few):
    for _ in range(2):
        outcome = export(few, few / "site")
        assert outcome.returncode == 0, outcome.stderr
        assert f"{len(list(few.glob('*.toml')))} playgrounds" in outcome.stdout
    assert {"engine.js", "index.html"} <= {path.name for path in (few / "site").iterdir()}
