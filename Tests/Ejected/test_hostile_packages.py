"""Packages of playgrounds with hostile texts. The readers of all their languages accept them and find the playground's texts."""

import hashlib
import json
import plistlib
import random
import re
import subprocess
import xml.etree.ElementTree as xml

import pytest

from hostile_playgrounds import INJECTED, Draw
from packages import traitscope
from uikit import swiftc

# The number of files in one run of the compiler.
AT_ONCE = 400


@pytest.fixture(scope="module")
def packages(is_complete, tmp_path_factory):
    """Ejected packages with their random texts. Every fifth comes from a storyboard."""
    folder = tmp_path_factory.mktemp("hostile")
    made = []
    for seed in range(500 if is_complete else 10):
        draw = Draw(random.Random(seed))
        playground = folder / f"{seed}.toml"
        is_imported = seed % 5 == 4
        if is_imported:
            (folder / f"{seed}.storyboard").write_text(draw.storyboard())
            result = traitscope("import", folder / f"{seed}.storyboard", "-o", playground)
            assert result.returncode == 0, (seed, result.stderr)
        else:
            playground.write_text(draw.playground())
        package = folder / f"{seed}.swiftpm"
        result = traitscope("eject", playground, "-o", package, "--record")
        assert result.returncode == 0, (seed, result.stderr)
        made.append((package, None if is_imported else draw))
    return made


# This is one test, because several processes would eject the packages several times.
def test_readers_of_all_languages_accept_hostile_text(packages, tmp_path, figure):
    the_compiler_takes_every_source(packages, tmp_path, figure)
    the_shell_reads_the_name_of_the_scheme_as_it_is(packages)
    property_lists_and_catalogues_have_the_texts_of_the_playground(packages)


def the_compiler_takes_every_source(packages, tmp_path, figure):
    sources = {}
    for package, _ in packages:
        for path in package.rglob("*.swift"):
            text = path.read_bytes()
            # The lines without string literals. A literal ends on its first line and hides its line breaks.
            assert not re.search(rf"^\s*{INJECTED}\(".encode(), text.replace(b"\r", b"\n"), re.MULTILINE), path
            # Most files are the same in all packages.
            sources[hashlib.sha256(text).hexdigest()] = text
    paths = []
    for digest, text in sources.items():
        paths.append(tmp_path / f"{digest}.swift")
        paths[-1].write_bytes(text)
    for start in range(0, len(paths), AT_ONCE):
        swiftc("-parse", "-parse-as-library", *paths[start:start + AT_ONCE])
    figure(f"{len(packages)} hostile packages: the compiler parses their {len(paths)} different sources")


def the_shell_reads_the_name_of_the_scheme_as_it_is(packages):
    for package, draw in packages:
        script = package / "Record.sh"
        subprocess.run(["bash", "-n", script], check=True, timeout=60)
        if draw is None:
            continue
        text = script.read_text()
        scheme = re.search(r"^scheme=.*$", text, re.MULTILINE)[0]
        read = subprocess.run(["bash", "-c", f"{scheme}; printf %s \"$scheme\""], capture_output=True, check=True, timeout=60).stdout
        plain = re.sub(r"[/:\\]", "-", draw.name)
        assert read.decode() == ("App" + plain if plain[:1] in ("", ".") else plain), package


def property_lists_and_catalogues_have_the_texts_of_the_playground(packages):
    for package, draw in packages:
        plist = plistlib.loads((package / "Info.plist").read_bytes())
        items = plist.get("UIApplicationShortcutItems", [])
        if draw:
            assert [item["UIApplicationShortcutItemTitle"] for item in items] == [permitted(action) for action in draw.actions], package
        for path in [*package.rglob("*.json"), *package.rglob("*.xcstrings"), package / ".swift-format"]:
            json.loads(path.read_text())
        for path in package.rglob("*.svg"):
            xml.parse(path)


def permitted(text):
    """A text that XML permits."""
    return "".join(character for character in text if character in "\t\n\r" or " " <= character < "\x7f" or "\x9f" < character and character not in "\ufffe\uffff")
