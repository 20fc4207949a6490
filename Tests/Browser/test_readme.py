"""The README as a reader finds it: its commands do what it claims, its figures are those of MEASURING.md, and its links have targets."""

import json
import os
import re
import shutil
import subprocess

import pytest

from serving import REPOSITORY, copy_of_playgrounds

README = (REPOSITORY / "README.md").read_text()
MEASURING = (REPOSITORY / "Sources" / "MEASURING.md").read_text()
FIRST = re.search(r"^```toml\n(.*?)^```", README, re.MULTILINE | re.DOTALL)[1]
LOG = """Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x1 UIView:0x2.width == 100   (active)>",
    "<NSLayoutConstraint:0x3 UIView:0x2.width == 120   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x3 UIView:0x2.width == 120   (active)>
"""
# The text that the output contains, or the files that exist afterwards.
EFFECTS = {
    "check Playgrounds": "passed",
    "diff --git HEAD mail.toml": "show the same",
    "eject mail.toml -o Mail.swiftpm": ["Mail.swiftpm/Package.swift"],
    "explain -": "120",
    "export neko.toml": ["neko.html"],
    "export --still neko.toml": ["neko.html"],
    "export neko.toml --format svg": ["neko"],
    "export Playgrounds/Lessons -o site": ["site/index.html", "site/size-classes.html"],
    "export Playgrounds -o site": ["site/index.html", "site/mail.html"],
    "import Main.storyboard": ["Main.toml"],
    "new hello": ["hello.toml"],
    "new mine --from neko": ["mine.toml"],
    "schema --explain view.alpha": "alpha",
    "schema --explain view": "backgroundColor",
    "start size-classes": ["size-classes.toml", "size-classes.md"],
}
EXCEPTIONS = {
    "serve Main.toml": "the tests of the page", "serve --edit": "test_repairs.py", "serve hello.toml --edit": "the same",
    "compare mail.toml Mail.recordings": "needs recordings of a Mac: test_compare_command.py",
    "import Sources/App --run": "needs bubblewrap: Tests/Ejected/test_import_run.py", "serve --run Sources/App": "the same",
}


def commands():
    """All commands of the text, and the arguments in the table of exports."""
    found = re.findall(r"`traitscope ([^`…]+)`", README)
    table = README.split("| `traitscope export …` | writes |")[1].split("\n\n")[0]
    return {*found, *("export " + arguments for arguments in re.findall(r"^\| `([^`]+)`", table, re.MULTILINE))}


def test_every_command_is_run_or_is_an_exception():
    assert commands() == EFFECTS.keys() | EXCEPTIONS.keys()


@pytest.fixture
def folder(tmp_path):
    """A few samples and a lesson, because a debug build takes seconds for each."""
    bundled = REPOSITORY / "Playgrounds"
    copy_of_playgrounds(tmp_path / "Playgrounds", ["mail"])
    lessons = tmp_path / "Playgrounds" / "Lessons"
    lessons.mkdir()
    for path in (bundled / "Lessons").glob("size-classes.*"):
        shutil.copy(path, lessons)
    for name in ("mail", "neko"):
        shutil.copy(bundled / f"{name}.toml", tmp_path)
        shutil.copytree(bundled / name, tmp_path / name)
    storyboard = next((REPOSITORY / "Tests/InterfaceImportTests/StoryboardImport/Documents").glob("*.storyboard"))
    shutil.copy(storyboard, tmp_path / "Main.storyboard")
    for words in ("init -q", "add .", "-c user.name=a -c user.email=a commit -qm a"):
        subprocess.run(["git", "-C", tmp_path, *words.split()], check=True)
    return tmp_path


@pytest.mark.engine
@pytest.mark.parametrize("command", sorted(EFFECTS))
def test_a_command_has_the_effect_that_the_readme_states(folder, command):
    effect = EFFECTS[command]
    if isinstance(effect, list) and command.startswith("export") and command.endswith(".toml"):
        assert not any((folder / name).exists() for name in effect)
    result = subprocess.run(
        [os.environ["TRAITSCOPE"], *command.split()], input=LOG, capture_output=True, text=True, cwd=folder, timeout=900)
    assert result.returncode == 0, result.stdout + result.stderr
    if isinstance(effect, str):
        assert effect in result.stdout
    else:
        assert [name for name in effect if not (folder / name).exists()] == [], list(folder.iterdir())


def test_the_first_playground_has_no_findings(tmp_path):
    (tmp_path / "hello.toml").write_text(FIRST)
    outcome = subprocess.run([os.environ["TRAITSCOPE"], "check", tmp_path / "hello.toml"], capture_output=True, text=True)
    assert outcome.returncode == 0 and outcome.stdout.endswith("passed.\n"), outcome.stdout


def test_a_mistake_is_reported_as_printed(tmp_path):
    (tmp_path / "hello.toml").write_text(FIRST.replace('\ntext = "Saved', '\ntxt = "Saved'))
    result = subprocess.run([os.environ["TRAITSCOPE"], "check", "hello.toml"], capture_output=True, text=True, cwd=tmp_path)
    [printed] = re.findall(r"\n\n```\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert result.returncode == 2 and printed in result.stdout + result.stderr


@pytest.mark.parametrize("event, changed", [("rotate landscape", ["iphone-17", "iphone-se-1"]), ("rotate portrait", [])])
def test_only_the_rotated_phones_change(tmp_path, event, changed):
    """The `80` of the first playground becomes 120."""
    def views(text):
        (tmp_path / "hello.toml").write_text(text)
        command = [os.environ["TRAITSCOPE"], "inspect", tmp_path / "hello.toml", "--json", "--event", event]
        devices = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)["devices"]
        return {device["device"]: [(view["id"], view["frame"]) for view in device["views"]] for device in devices}
    before, after = views(FIRST), views(FIRST.replace("photo.height == 80", "photo.height == 120"))
    assert [name for name in before if before[name] != after[name]] == changed


def test_the_figures_are_measured():
    [all_views] = re.findall(r"^\| all \| [\d.]+ % \| ([\d.]+) %", MEASURING, re.MULTILINE)
    [(documents, views)] = re.findall(r"The table covers (\d+) documents .*?: all ([\d,]+) views", MEASURING)
    [(share, unknown)] = re.findall(r"([\d.]+) % of ([\d,]+) frames are within a point\. In", MEASURING.replace("\n", " "))
    text = " ".join(README.split())
    assert f"In the {documents} documents of our tests, {all_views} % of {views} are" in text
    devices = subprocess.run([os.environ["TRAITSCOPE"], "devices"], capture_output=True, text=True, check=True).stdout
    assert f"{len(re.findall('^(?:iphone|ipad)', devices, re.MULTILINE))} models since the iPhone 4s" in text
    for row in ["a saved file to its text on the page, twelve devices | 11 ms", "to the state of the last of them | 16 ms"]:
        assert row in MEASURING
    assert "a save is on twelve devices after 11 ms, a letter typed into a mirrored field after 16 ms" in text
    assert f"In documents that nobody here had seen before, {share} % of {unknown} frames are within a point" in text


def test_links_have_targets_and_lines_are_short():
    for target in re.findall(r"\]\(([^)]+)\)", README):
        path, _, anchor = target.partition("#")
        text = (REPOSITORY / path).read_text(errors="replace") if path else README
        headings = [re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in text.splitlines() if line.startswith("#")]
        assert not anchor or anchor in headings, target
    long = [line for line in README.splitlines() if len(line) > 160 and not line.startswith("|") and "](" not in line]
    assert long == []
