"""The lints of `traitscope check`, run as a person or a script runs them."""

import json
import os
import subprocess

import pytest

STUCK = """
devices = ["iphone-se-1", "iphone-17"]
[app]
rootViewController = "home"
[controllers.home]
constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
views.open = { kind = "button", title = "Open", font = { size = 12 }, tap = { present = "letter" } }
[controllers.letter]
modalPresentationStyle = "fullScreen"
"""


def check(*arguments, folder):
    command = [os.environ["TRAITSCOPE"], "check", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=folder)


@pytest.fixture
def stuck(tmp_path):
    (tmp_path / "stuck.toml").write_text(STUCK)
    return tmp_path


def findings(outcome):
    file, = json.loads(outcome.stdout)["files"]
    return [finding for case in file["checks"] for finding in case["findings"]]


def test_a_finding_names_its_environments_and_the_command_that_shows_it(stuck):
    outcome = check("stuck.toml", "--format", "json", folder=stuck)
    assert outcome.returncode == 1
    finding, = findings(outcome)
    assert (finding["code"], finding["severity"], finding["line"], finding["environments"]) == ("dead-end", "error", 8, "everywhere")
    assert finding["command"] == 'traitscope inspect stuck.toml --device iphone-se-1 --event "tap home.open"'


def test_the_command_of_a_finding_leads_to_it(stuck):
    finding, = findings(check("stuck.toml", "--format", "json", folder=stuck))
    command = finding["command"].replace("traitscope", os.environ["TRAITSCOPE"], 1) + " --json"
    shown = json.loads(subprocess.run(command, shell=True, capture_output=True, text=True, cwd=stuck, timeout=60).stdout)
    assert shown["devices"][0]["controllers"][-1]["id"] == "letter"


def test_what_the_file_allows_is_no_finding(stuck):
    allowance = '[[allow]]\ncode = "dead-end"\non = "letter"\nreason = "It is a test."\n'
    (stuck / "stuck.toml").write_text(STUCK + allowance)
    outcome = check("stuck.toml", "--format", "json", folder=stuck)
    assert (outcome.returncode, findings(outcome)) == (0, [])
    (stuck / "stuck.toml").write_text(STUCK + allowance.replace("dead-end", "low-contrast"))
    outcome = check("stuck.toml", "--format", "json", "--fail-on", "error", folder=stuck)
    assert [finding["code"] for finding in findings(outcome)] == ["dead-end", "unused-allowance"]
    assert outcome.returncode == 1


def test_a_matrix_can_be_chosen(stuck):
    def count(*arguments):
        file, = json.loads(check("stuck.toml", "--format", "json", *arguments, folder=stuck).stdout)["files"]
        return next(case["count"] for case in file["checks"] if case["name"] == "dead-end")
    assert count() == 2 * 2 * 12
    assert count("--matrix", "listed") == 2
    assert count("--matrix", "listed", "--vary", "style=all", "--vary", "preferredContentSizeCategory=large,extraLarge") == 8


@pytest.mark.parametrize("value, said", [
    ("colour=red", "There is no setting"), ("style=purple", "style cannot be"), ("style", "needs values"), ("style=", "needs values"),
])
def test_a_setting_that_is_none_is_said_so(stuck, value, said):
    outcome = check("stuck.toml", "--vary", value, folder=stuck)
    assert outcome.returncode == 64 and said in outcome.stderr


def test_every_code_has_a_page():
    for code in ("dead-end", "low-contrast", "content-cut-off"):
        outcome = subprocess.run([os.environ["TRAITSCOPE"], "schema", "--explain", code], capture_output=True, text=True, timeout=60)
        assert outcome.returncode == 0 and "To mend it." in outcome.stdout
