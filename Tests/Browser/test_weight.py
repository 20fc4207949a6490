"""The cost of an addition, against `additions.json`, and sizes, against the ceilings of `budgets.json`."""

import json
import re
import subprocess
from pathlib import Path

import additions
import pytest
from budgets import check

ROOT = Path(__file__).resolve().parents[2]
SOURCES = additions.sources()


def test_modules():
    manifest = (ROOT / "Package.swift").read_text()
    folders = {path.name for path in (ROOT / "Sources").iterdir() if path.is_dir()}
    declared = set(re.findall(r'\.(?:target|executableTarget|plugin)\(\s*name: "([\w-]+)"(?![^)]*path: "Tests)', manifest))
    assert folders - declared == set()
    check("modules", len(folders))


@pytest.mark.parametrize("word", additions.read())
def test_files_that_an_addition_touches(word):
    """The list of files is exact, so that a word that is added to a file or removed from it is noticed. The code has no size limit."""
    entry = additions.read()[word]
    named = additions.files_naming(word, entry.get("pattern"), SOURCES)
    new, gone = sorted(set(named) - set(entry["files"])), sorted(set(entry["files"]) - set(named))
    assert not new, (
        f"{entry['addition']} costs more: {', '.join(new)} now names {word}. Derive it from the word's row; or list the file in"
        f" {additions.GOLDEN.name}, raise the limit, and give the reason in the table of Sources/MEASURING.md."
    )
    assert not gone, f"{word} has left {', '.join(gone)}: run additions.py, and lower the limit to {len(named)}."
    assert len(named) == entry["limit"], f"{word}: {len(named)} files, and the limit is {entry['limit']}."


def test_lines_of_the_readme():
    check("lines of the README", len((ROOT / "README.md").read_text().splitlines()))


def test_words_of_where_to_change_what():
    [section] = re.findall(r"^## Where to change what\n(.*?)^## ", (ROOT / "Sources/README.md").read_text(), re.MULTILINE | re.DOTALL)
    check("words of where to change what", len(section.split()))


def test_targets_depend_on_all_modules_behind_their_own():
    """The compiler takes whole modules, and a build compares only those that a target names."""
    described = subprocess.run(["swift", "package", "--package-path", ROOT, "describe", "--type", "json"], capture_output=True, check=True)
    targets = json.loads(described.stdout)["targets"]
    named = {target["name"]: set(target.get("target_dependencies", [])) for target in targets if target["type"] != "plugin"}
    lacking = {name: set().union(*(named.get(other, set()) for other in others)) - others - {"EmbedAssets"} for name, others in named.items()}
    assert {name: modules for name, modules in lacking.items() if modules} == {}
