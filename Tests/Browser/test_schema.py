"""The schema of playgrounds in taplo, a TOML language server of editors."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "Playgrounds").glob("*.toml"))
TAPLO = Path(sys.executable).with_name("taplo")
# Mistakes that are found without the rest of the file, ...
OF_FORM = {
    "unknown-key", "key-of-other-kind", "missing-key", "wrong-type", "bad-value", "exclusive-keys", "bad-name", "unknown-kind",
    "unknown-device", "unknown-quirk", "unknown-trait", "version-out-of-range", "constraint-syntax", "unknown-option",
}
# ... except values that depend on others, names that may be those of [colors], [fonts] and variables, and dates, which a schema cannot tell
# from strings.
OF_MEANING = (
    # The rows of a list layout have this key, but the layout is elsewhere in the file.
    "items = [{ detailText",
    "traits.density", "largestUndimmedDetentIdentifier", "set = { a.axis", "date = ", "\\(",
    'backgroundColor = "sytemBlue"', 'backgroundColor = "red"', 'backgroundColor = "ff8800"', 'backgroundColor = "brnad"',
    'font = "headnig"', 'language = "dee"', "colors.brand = ", "fonts.heading = ",
    "when = { sizeClass = ", "when = { horizontalSizeClas = ",
    # The same property is set under two names.
    "masksToBounds", 'attributedText = "b"',
    # The devices of the file, and groups of devices.
    'device = "iphone-xx"',
    # The limits of a range.
    "value = 11", "maximumValue = 5",
)


def printed_schema():
    return subprocess.run([os.environ["TRAITSCOPE"], "schema"], capture_output=True, text=True, check=True, timeout=60).stdout


@pytest.fixture(scope="module")
def schema(tmp_path_factory):
    path = tmp_path_factory.mktemp("schema") / "schema.json"
    path.write_text(printed_schema())
    return path


@pytest.fixture(scope="module")
def keys(schema):
    """The names of all properties in the schema."""
    def names(value):
        if isinstance(value, list):
            return set().union(*map(names, value), set())
        if not isinstance(value, dict):
            return set()
        own = value.get("properties", {})
        permitted = {name for name, schema in own.items() if schema is not False} if isinstance(own, dict) else set()
        return permitted.union(*map(names, value.values()))
    return names(json.loads(schema.read_text()))


def taplo(schema, *files):
    """The files that the schema rejects, by name."""
    outcome = subprocess.run(
        [TAPLO, "lint", "--schema", schema.as_uri(), *map(str, files)], capture_output=True, text=True, timeout=120)
    # The output has the positions of the mistakes. Some of its log lines may be missing at its end.
    refused = {Path(path).name for path in re.findall(r"┌─ (.+?\.toml):\d", outcome.stdout + outcome.stderr)}
    assert bool(refused) == (outcome.returncode != 0), outcome.stderr
    return refused


def fixtures():
    """The mistakes in the reader's tests, with their codes, as lines of the head or of the screen."""
    source = (ROOT / "Tests/PlaygroundReaderTests/Messages/DiagnosticFixtures.swift").read_text()
    strings = r'"""\n(.*?)\n *"""|"((?:[^"\\]|\\.)*)"'
    for code, place, lines, line in re.findall(rf'\.init\("([a-z-]+)", (head|home|whole): (?:{strings})', source, re.DOTALL):
        text = lines or line
        text = re.sub(r"[12]\ufe0f\u20e3", "", text)
        text = text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\")
        head, home = (text, "") if place == "head" else ("", text)
        whole = f'{head}\n[app]\nrootViewController = "home"\n[controllers.home]\n{home}\n'
        yield code, text if place == "whole" else whole


def test_every_sample_is_valid(schema):
    assert taplo(schema, *FILES) == set()


def test_every_mistake_of_form_is_invalid(schema, tmp_path):
    names = set()
    for index, (code, text) in enumerate(fixtures()):
        if code not in OF_FORM or any(words in text for words in OF_MEANING):
            continue
        name = f"{index}-{code}.toml"
        (tmp_path / name).write_text(text)
        names.add(name)
    assert len(names) > 50
    accepted = names - taplo(schema, *sorted(tmp_path.glob("*.toml")))
    assert accepted == set(), "\n".join((tmp_path / name).read_text() for name in sorted(accepted))


def lines_of_known_tables(sample, schema):
    """The numbers of the lines outside components' views, whose keys the schema does not know, each with the kind of its table:
    every second word of its header, because the others are names, and the kind of its controller or view."""
    kinds = json.loads(schema.read_text())["definitions"]["view"]["properties"]["kind"]["anyOf"][0]["enum"]
    tables, numbers = [[]], {}
    for number, line in enumerate(sample.read_text().splitlines()):
        if line.startswith("["):
            tables.append([])
        tables[-1].append((number, line))
    for table in tables:
        kind = next((found[1] for _, line in table if (found := re.match(r'kind *= *"([^"]*)"', line))), None)
        is_view = re.match(r"\[(controllers|components)\..*\bviews\.[^.]+\]", table[0][1]) if table else None
        holds_names = table and table[0][1].endswith(".views]")
        if not holds_names and (not is_view or kind is None or kind in kinds):
            numbers |= {number: (*table[0][1].strip("[]").split(".")[::2], kind) for number, _ in table}
    return numbers


COMPONENT = """
[app]
rootViewController = "home"
[components.card]
parameters = ["lines", "height"]
constraints = ["photo.height == {height}", "H:|-[title]-|"]
views.photo = { kind = "image", isHidden = "{hidden}", backgroundColor = "{tint}" }
views.title = { kind = "label", numberOfLines = "{lines}", font = { size = "{size}" }, text = "A {name}" }
[controllers.home]
constraints = ["mochi.photo.top == safeArea.top", "H:|-[mochi.title]-|"]
views.mochi = { kind = "card", lines = 2, height = "40", name = "Mochi" }
"""


def test_components(schema, tmp_path):
    (tmp_path / "valid.toml").write_text(COMPONENT)
    mistakes = [
        ("key", 'kind = "image", isHidden', 'kind = "image", isHiden'), ("property", 'numberOfLines = "{lines}"', 'numberOfLines = "two"'),
        ("constraint", "H:|-[mochi", "H|-[mochi"), ("kind", 'kind = "label"', 'kind = "a label"'), ("standard", 'height = "40"', "isHidden = 1"),
        ("undeclared", "[components.card]", "[controllers.card]"),
    ]
    for name, right, wrong in mistakes:
        assert right in COMPONENT
        (tmp_path / f"{name}.toml").write_text(COMPONENT.replace(right, wrong))
    assert taplo(schema, *sorted(tmp_path.glob("*.toml"))) == {f"{name}.toml" for name, _, _ in mistakes}


def test_a_misspelt_key_is_invalid_in_every_table(schema, keys, tmp_path, is_complete):
    """Checks one key in each kind of table, or with --all each line of the samples."""
    names, seen = set(), set()
    for sample in FILES:
        lines = sample.read_text().splitlines()
        for number, table in lines_of_known_tables(sample, schema).items():
            found = re.match(r"([A-Za-z]+)( *= .*)", lines[number])
            if not found or found[1] not in keys or not is_complete and (table, found[1]) in seen:
                continue
            seen.add((table, found[1]))
            name = f"{sample.stem}-{number + 1}.toml"
            misspelt = [*lines[:number], f"{found[1]}x{found[2]}", *lines[number + 1:]]
            (tmp_path / name).write_text("\n".join(misspelt))
            names.add(name)
    assert len(names) > 200
    accepted = names - taplo(schema, *sorted(tmp_path.glob("*.toml")))
    assert accepted == set()


def test_the_server_has_it(server):
    with urllib.request.urlopen(server.url(".assets/schema.json")) as answer:
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.read().decode() == printed_schema().removesuffix("\n")
