"""`traitscope check`, as a person or a build runs it."""

import json
import os
import subprocess
import time
import xml.etree.ElementTree as xml

import pytest

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


def test_json_has_the_documented_form(run):
    report = json.loads(run("apps", "--format", "json").stdout)
    file, = report["files"]
    checks = [(check["check"], check["name"], check["count"], check["passed"]) for check in file["checks"] if check["check"] != "lints"]
    assert checks == [
        ("file", "The file", 1, True), ("scenarios", "The words are wide", 2, False), ("scenarios", "There are words", 2, True),
    ]
    finding, = file["checks"][1]["findings"]
    assert finding["line"] == 12 and finding["devices"] == ["iphone-17", "ipad-10-9"] and finding["related"][0]["line"] == 7


def test_sarif_has_what_the_standard_requires(run):
    """The rules of SARIF 2.1.0 (OASIS) that concern what is written here; its whole schema is not among the tests."""
    log = json.loads(run("apps", "--format", "sarif").stdout)
    assert log["version"] == "2.1.0" and log["$schema"].endswith("sarif-2.1.0.json")
    run_, = log["runs"]
    assert set(run_) <= {"tool", "columnKind", "invocations", "results"}
    driver = run_["tool"]["driver"]
    assert driver["name"] == "traitscope" and driver["version"]
    for result in run_["results"]:
        assert set(result) <= {"ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations", "partialFingerprints"}
        assert result["level"] in {"none", "note", "warning", "error"} and result["message"]["text"]
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        for location in result["locations"] + result.get("relatedLocations", []):
            place = location["physicalLocation"]
            assert place["artifactLocation"]["uri"] == "apps/words.toml"
            region = place["region"]
            assert 1 <= region["startLine"] <= region["endLine"] and min(region["startColumn"], region["endColumn"]) >= 1
        assert all(isinstance(value, str) for value in result["partialFingerprints"].values())
    assert run_["invocations"][0]["executionSuccessful"] is True


def test_junit_has_the_elements_that_its_readers_know(run, tmp_path):
    """The elements and attributes of junit-10.xsd, the schema of Jenkins' xUnit plug-in, as far as they are written here."""
    (tmp_path / "apps/broken.toml").write_text("x = 1\n")
    root = xml.fromstring(run("apps", "--format", "junit").stdout.encode())
    assert root.tag == "testsuites" and set(root.attrib) <= {"name", "tests", "failures", "errors", "time"}
    assert (root.get("failures"), root.get("errors")) == ("1", "1")
    for suite in root:
        assert suite.tag == "testsuite" and {"name", "tests", "failures", "errors"} <= set(suite.attrib)
        cases = list(suite)
        assert suite.get("tests") == str(len(cases))
        for case in cases:
            assert case.tag == "testcase" and set(case.attrib) <= {"name", "classname", "time", "group"} and case.get("name")
            for outcome in case:
                assert outcome.tag in {"failure", "error", "system-out", "skipped"}
                assert set(outcome.attrib) <= {"message", "type"}
    failure = root.find("testsuite/testcase/failure")
    assert "words.width == 100" in failure.text


def test_watch_checks_again_when_something_is_saved(run, tmp_path):
    process = subprocess.Popen(
        [os.environ["TRAITSCOPE"], "check", "apps", "--watch"], stdout=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        lines = iter(process.stdout.readline, "")
        assert any("1 with findings" in line for line in lines)
        time.sleep(0.3)
        (tmp_path / "apps/words.toml").write_text(TEXT.replace(">= 200", ">= 20"))
        assert "with findings" not in next(line for line in lines if " checks: " in line)
    finally:
        process.terminate()
        process.wait()
