"""`traitscope diff`, run as a person or a script runs it."""

import json
import os
import subprocess

import pytest

OLD = """
devices = ["iphone-se-1", "ipad-9-7"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["title.leading == leading + 20", "title.top == safeArea.top + 8"]
views.title = { kind = "label", text = "Neko", font = { size = 17 } }
"""

NEW = OLD.replace("safeArea.top + 8", "safeArea.top + 16")


def run(*arguments, folder, **options):
    command = [os.environ["TRAITSCOPE"], "diff", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=folder, **options)


@pytest.fixture
def versions(tmp_path):
    (tmp_path / "old.toml").write_text(OLD)
    (tmp_path / "new.toml").write_text(NEW)
    return tmp_path


def git(folder, *arguments):
    identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.com"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def test_a_change_is_said_once_for_all_devices(versions):
    outcome = run("old.toml", "new.toml", folder=versions)
    assert outcome.returncode == 1, outcome.stderr
    assert outcome.stdout == (
        "everywhere\n  home.title: 8 points down\n\nold.toml → new.toml: 1 change, in 48 of 48 environments.\n"
    )


def test_the_same_shows_the_same(versions):
    outcome = run("old.toml", "old.toml", folder=versions)
    assert (outcome.returncode, outcome.stdout) == (0, "old.toml and old.toml show the same.\n")


def test_json_is_for_scripts(versions):
    outcome = run("old.toml", "new.toml", "--format", "json", "--matrix", "listed", folder=versions)
    record = json.loads(outcome.stdout)
    assert record["environments"] == record["changed"] == 2
    change, = record["groups"][0]["changes"]
    assert (change["kind"], change["subjects"], change["new"]) == ("frame", ["home.title"], "8 points down")


def test_a_comment_is_markdown(versions):
    outcome = run("old.toml", "new.toml", "--format", "github", folder=versions)
    assert outcome.stdout.startswith("### What changes in new.toml\n")
    assert "**everywhere**\n\n- home.title: 8 points down\n" in outcome.stdout


def test_a_page_is_written(versions):
    outcome = run("old.toml", "new.toml", "--html", "changes.html", folder=versions)
    assert outcome.returncode == 1
    page = (versions / "changes.html").read_text()
    assert "home.title: 8 points down" in page and page.count("data:image/svg+xml") == 4
    # A version is not written over.
    outcome = run("old.toml", "new.toml", "--html", "new.toml", folder=versions)
    assert outcome.returncode == 2 and (versions / "new.toml").read_text() == NEW


def test_a_revision_is_compared_with_the_file(versions):
    git(versions, "init", "-q")
    git(versions, "add", "old.toml")
    git(versions, "commit", "-q", "-m", "One")
    (versions / "old.toml").write_text(NEW)
    outcome = run("--git", "HEAD", "old.toml", folder=versions)
    assert outcome.returncode == 1, outcome.stderr
    assert "home.title: 8 points down" in outcome.stdout
    # From elsewhere, too.
    outcome = run("--git", "HEAD", versions / "old.toml", folder="/")
    assert "home.title: 8 points down" in outcome.stdout


def test_a_revision_has_the_files_that_were_beside_it(versions):
    text = 'include = ["part.toml"]\n' + OLD.replace('text = "Neko"', 'text = "Neko", textColor = "brand"')
    (versions / "whole.toml").write_text(text)
    (versions / "part.toml").write_text('[colors]\nbrand = "#123456"\n')
    git(versions, "init", "-q")
    git(versions, "add", "whole.toml", "part.toml")
    git(versions, "commit", "-q", "-m", "One")
    outcome = run("--git", "HEAD", "whole.toml", folder=versions)
    assert (outcome.returncode, outcome.stderr) == (0, "")


@pytest.mark.parametrize("arguments, said", [
    (["--git", "no-such", "old.toml"], 'There is no revision "no-such"'),
    (["--git=--output=x", "old.toml"], "There is no revision"),
    (["--git", "HEAD", "new.toml"], 'There is no new.toml in "HEAD".'),
    (["--git", "HEAD", "missing.toml"], "There is no file missing.toml."),
    (["old.toml", "missing.toml"], "There is no file missing.toml."),
    (["old.toml", "broken.toml"], "bad-value"),
    (["old.toml", "new.toml", "--html", "no/such/folder.html"], "no/such"),
])
def test_what_cannot_be_compared_ends_with_2(versions, arguments, said):
    git(versions, "init", "-q")
    git(versions, "add", "old.toml")
    git(versions, "commit", "-q", "-m", "One")
    (versions / "broken.toml").write_text(OLD.replace('"label"', '"labl"'))
    outcome = run(*arguments, folder=versions)
    assert outcome.returncode == 2, outcome.stdout + outcome.stderr
    assert said in outcome.stderr or "kind" in outcome.stderr


def test_a_file_in_no_repository_has_no_revisions(versions):
    outcome = run("--git", "HEAD", "old.toml", folder=versions, env={**os.environ, "GIT_CEILING_DIRECTORIES": str(versions.parent)})
    assert outcome.returncode == 2 and "in no Git repository" in outcome.stderr


@pytest.mark.parametrize("arguments", [["old.toml"], ["--git", "HEAD"], ["old.toml", "new.toml", "--vary", "style=purple"]])
def test_a_wrong_call_ends_with_64(versions, arguments):
    assert run(*arguments, folder=versions).returncode == 64
