"""The size of the code, against the ceilings of `budgets.json`."""

import re
from pathlib import Path

from budgets import check

ROOT = Path(__file__).resolve().parents[2]


def test_modules():
    manifest = (ROOT / "Package.swift").read_text()
    folders = {path.name for path in (ROOT / "Sources").iterdir() if path.is_dir()}
    declared = set(re.findall(r'\.(?:target|executableTarget|plugin)\(\s*name: "([\w-]+)"(?![^)]*path: "Tests)', manifest))
    assert folders - declared == set()
    check("modules", len(folders))


def test_lines_of_swift():
    """The stand-in for UIKit counts separately: it declares Apple's interface, and was a part of Tests before."""
    lines = {path: len(path.read_text().splitlines()) for path in (ROOT / "Sources").rglob("*.swift")}
    stand_in = ROOT / "Sources/UIKitStandIn/Modules"
    check("lines of the stand-in", sum(count for path, count in lines.items() if stand_in in path.parents))
    check("lines of Swift", sum(count for path, count in lines.items() if stand_in not in path.parents))


def test_lines_of_the_readme():
    check("lines of the README", len((ROOT / "README.md").read_text().splitlines()))


def test_words_of_where_to_change_what():
    [section] = re.findall(r"^## Where to change what\n(.*?)^## ", (ROOT / "Sources/README.md").read_text(), re.MULTILINE | re.DOTALL)
    check("words of where to change what", len(section.split()))
