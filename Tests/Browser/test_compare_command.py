"""Recordings and their JSON Schema, and the recording files of an ejected app."""

import json
import os
import subprocess
from pathlib import Path

import jsonschema
import pytest
from check_jsonschema.builtin_schemas import get_builtin_schema
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = ROOT / "Tests" / "Recordings"


def traitscope(*arguments):
    return subprocess.run([os.environ["TRAITSCOPE"], *map(str, arguments)], capture_output=True, text=True, timeout=120, cwd=ROOT)


@pytest.fixture(scope="module")
def record_schema():
    schema = json.loads(traitscope("schema", "--record").stdout)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def published():
    return sorted(RECORDINGS.glob("*/*.json"))


def test_the_schema_accepts_the_published_recordings(record_schema):
    assert len(published()) > 20
    for path in published():
        assert not list(record_schema.iter_errors(json.loads(path.read_text()))), path


CHANGES = [
    lambda record: record.update(format=2),
    lambda record: record.pop("screen"),
    lambda record: record["system"].update(version="beta"),
    lambda record: record["runs"][0]["steps"][0].update(keyboard=[0, 1, 2]),
    lambda record: record["runs"][0]["steps"][0].update(orientation="landscape"),
    lambda record: record["runs"][0]["steps"][0].update(views={"next": {}}),
    lambda record: record["runs"][0]["steps"][0].update(callbacks=[{"to": "home"}]),
    lambda record: record["runs"][0]["steps"][0].update(bars={"nav.bar": [0, 0, 1, 1]}),
]


def test_schema_and_reader_reject_the_same_files(record_schema, tmp_path):
    paths = [tmp_path / f"{number}.json" for number in range(len(CHANGES))]
    for change, path in zip(CHANGES, paths):
        record = json.loads(published()[0].read_text())
        change(record)
        assert list(record_schema.iter_errors(record)), path
        path.write_text(json.dumps(record))
    result = traitscope("compare", RECORDINGS / "window.toml", *paths)
    assert result.returncode == 2
    assert [path for path in paths if f"{path}:1:" not in result.stderr] == []


# The files of an ejected app for recording.


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    target = tmp_path_factory.mktemp("ejected") / "Mail"
    result = traitscope("eject", ROOT / "Playgrounds" / "mail.toml", "--record", "-o", target)
    assert result.returncode == 0, result.stderr
    return target


def test_the_script_is_clean(repository):
    result = subprocess.run(["shellcheck", repository / "Mail.swiftpm" / "Record.sh"], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


# The output and the files of a Mac's tools that the script reads. An iPad mini under 18.5 crashes, an iPad Pro does not start
# under 18.5 and hangs under 26.1. An iPhone 17 has no 18.5.
TOOLS = {
    "xcodebuild": """cp Package.swift Info.plist "$CALLS.manifest/"; mkdir -p "${@: -1}/Build/Products/Debug-iphonesimulator/App.app"
echo "xcodebuild $*" >> "$CALLS\"""",
    "xcrun": """shift; echo "simctl $*" >> "$CALLS"
runtime=com.apple.CoreSimulator.SimRuntime type=com.apple.CoreSimulator.SimDeviceType
written() { mkdir -p "$CALLS.data/Documents"; echo '{"format": 1}' > "$CALLS.data/Documents/record.json"; }
case "$1 $2" in
"list devicetypes") printf '%s\\n' '== Device Types ==' "iPhone 17 Pro ($type.iPhone-17-Pro)" "iPhone 17 ($type.iPhone-17)" \\
    "iPad mini (A17 Pro) ($type.iPad-mini-A17-Pro)" "iPad Pro (11-inch) (4th generation) ($type.iPad-Pro-11-inch-4th-generation)" ;;
"list runtimes") printf '%s\\n' '== Runtimes ==' "iOS 18.5 (18.5 - 22F77) - $runtime.iOS-18-5" "iOS 26.1 (26.1 - 23B86) - $runtime.iOS-26-1" \\
    "iOS 16.4 (16.4 - 20E247) - $runtime.iOS-16-4" "iOS 17.0 (17.0 - 21A328) - $runtime.iOS-17-0 (unavailable, runtime profile not found)" \\
    "watchOS 26.1 (26.1 - 23S36) - $runtime.watchOS-26-1" ;;
"create "*) case "$3 $4" in *iPhone-17*18-5) exit 1 ;; esac; echo "$3+${4##*.}" ;;
"bootstatus "*) case $2 in *iPad-Pro*18-5) exit 1 ;; esac ;;
"uninstall "*) rm -rf "$CALLS.data" ;;
"launch "*) case $3 in
    *mini*18-5) written; echo crash > "$HOME/Library/Logs/DiagnosticReports/App-1.ips"; exit 1 ;;
    *iPad-Pro*26-1) written; exec sleep 60 ;;
    esac; written ;;
"get_app_container "*) echo "$CALLS.data" ;;
esac""",
}
FILE = """title = "App"
devices = [
  "iphone-17",
  { device = "iphone-17", name = "auf Deutsch", orientation = "landscape", style = "dark", language = "de" },
  "iphone-8", "ipad-mini-a17", "ipad-pro-11-gen4",
  { name = "Ours", width = 390, height = 800 },
]
[app]
rootViewController = "home"
[controllers.home]
title = "Home"
[strings.de]
Home = "Start"
"""


def record(folder, *arguments, tools=TOOLS):
    """Runs the script of a playground, and returns its output and the calls that it made."""
    (folder / "app.toml").write_text(FILE)
    ejected = traitscope("eject", folder / "app.toml", "--record", "-o", folder / "App.swiftpm")
    assert ejected.returncode == 0, ejected.stderr
    for name, text in tools.items():
        (folder / name).write_text(f"#!/bin/bash\n{text}\n")
        (folder / name).chmod(0o755)
    calls = folder / "calls"
    (folder / "calls.manifest").mkdir()
    (folder / "Library" / "Logs" / "DiagnosticReports").mkdir(parents=True)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "CALLS": str(calls), "HOME": str(folder), "RECORD_RUN_SECONDS": "3",
                   "RECORD_BOOT_SECONDS": "1"}
    result = subprocess.run(
        ["bash", "App.swiftpm/Record.sh", *arguments], cwd=folder, capture_output=True, text=True, env=environment, timeout=60)
    return result, calls.read_text().splitlines(), ejected.stdout


def test_the_script_records_on_the_devices_of_the_file(tmp_path):
    result, calls, said = record(tmp_path, "out", "--event", "tap home.next")
    assert result.returncode == 0, result.stderr
    # Relative folders belong to the caller. A device that fails keeps its recorded runs and does not affect the others.
    written = sorted(str(path.relative_to(tmp_path / "out")) for path in (tmp_path / "out").rglob("*") if path.suffix in (".json", ".ips"))
    assert written == [
        "ipad-mini-a17-18.5/App-1.ips", "ipad-mini-a17-18.5/record.json", "ipad-mini-a17-26.1/record.json",
        "ipad-pro-11-gen4-26.1/record.json", "iphone-17-26.1/record.json", "iphone-17-landscape-de-dark-26.1/record.json"]
    assert result.stdout.splitlines() == [
        "recording iphone-17 on iOS 26.1", "recording iphone-17@landscape,de,dark on iOS 26.1", "recording ipad-mini-a17 on iOS 18.5",
        "recording ipad-mini-a17 on iOS 26.1", "recording ipad-pro-11-gen4 on iOS 26.1", f"3 recorded, in {tmp_path / 'out'}"]
    failed = ["Not recorded, or not to the end:", "  ipad-mini-a17 on iOS 18.5",
              "  iPad Pro 11-inch (4th generation) on iOS 18.5, which did not start", "  ipad-pro-11-gen4 on iOS 26.1"]
    assert [line for line in result.stderr.splitlines() if "Alarm clock" not in line] == failed
    # There is one simulator per type, with the settings of each device in turn.
    created = [call for call in calls if call.startswith("simctl create")]
    assert len([call for call in created if "iPhone 17" in call and "iOS-26-1" in call]) == 1
    assert not any("watchOS" in call or "iOS-16" in call or "iOS-17-0" in call for call in created)
    launched = [call.split("com.example.app ", 1)[1] for call in calls if call.startswith("simctl launch")]
    assert launched[:2] == [
        "-record -orientation portrait --event tap home.next",
        "-record -orientation landscapeRight -AppleLanguages (de) --event tap home.next"]
    assert any(call.endswith("iPhone-17+iOS-26-1 appearance dark") for call in calls)
    # Each created simulator is deleted once.
    deleted = [call.split(" ", 2)[2] for call in calls if call.startswith("simctl delete")]
    assert len(deleted) == len(set(deleted)) == 5
    # An iPad rotates a full-screen app that does not support being upside down.
    assert "portraitUpsideDown" not in (tmp_path / "calls.manifest" / "Package.swift").read_text()
    assert "UIRequiresFullScreen" in (tmp_path / "calls.manifest" / "Info.plist").read_text()
    assert "UIRequiresFullScreen" not in (tmp_path / "App.swiftpm" / "Info.plist").read_text()
    # Ejection reports devices without a simulator, and similar devices.
    assert "no simulator exists for iPhone 8 (iOS 11 to 16) for an app made for iOS 17: iPhone SE (3rd generation)" in said
    assert "no simulator exists for Ours, which is not an Apple device: " in said


# Other iPhones fail, and the recordings of earlier runs remain.
FAILURES = {
    "a simulator that never starts": ('"bootstatus "*)', '"bootstatus "*iPhone*) exec sleep 60 ;;\n"bootstatus "*)'),
    "an app that cannot be installed": ('"launch "*)', '"install "*iPhone*) exit 1 ;;\n"launch "*)'),
    "a style that cannot be set": ('"launch "*)', '"ui "*iPhone*) exit 1 ;;\n"launch "*)'),
    "an app that leaves no record": ('"launch "*) case $3 in', '"launch "*) case $3 in *iPhone*) exit 0 ;;'),
    "a container that is not there": ('"get_app_container "*)', '"get_app_container "*iPhone*) exit 1 ;;\n"get_app_container "*)'),
}


@pytest.mark.parametrize("before, after", FAILURES.values(), ids=FAILURES)
def test_a_failure_on_one_device_does_not_affect_the_others(tmp_path, before, after):
    calm = TOOLS["xcrun"].replace("exec sleep 60", ":").replace("*iPad-Pro*18-5) exit 1 ;;", "")
    assert before in calm
    result, calls, _ = record(tmp_path, "out", tools={**TOOLS, "xcrun": calm.replace(before, after, 1)})
    assert result.returncode == 0, result.stderr
    assert not [path for path in (tmp_path / "out").rglob("record.json") if "iphone" in path.parent.name]
    assert len(list((tmp_path / "out").rglob("record.json"))) == 4
    assert "iPhone 17 on iOS 26.1, which did not start" in result.stderr or "  iphone-17 on iOS 26.1" in result.stderr
    # The simulator of the failed device is deleted, too.
    assert len([call for call in calls if call.startswith("simctl delete")]) == len([
        call for call in calls if call.startswith("simctl create") and not ("iPhone-17" in call and "18-5" in call)])


def test_the_script_ends_if_the_build_fails(tmp_path):
    result, calls, _ = record(tmp_path, "out", tools={**TOOLS, "xcodebuild": 'echo "xcodebuild $*" >> "$CALLS"; exit 65'})
    assert result.returncode == 65
    assert not any(call.startswith("simctl") for call in calls)


def test_the_script_reports_when_nothing_could_be_recorded(tmp_path):
    tools = {**TOOLS, "xcrun": TOOLS["xcrun"].replace('echo "$3+${4##*.}"', "exit 1")}
    result, _, _ = record(tmp_path, "out", tools=tools)
    assert result.returncode == 1
    assert result.stdout.splitlines() == [f"0 recorded, in {tmp_path / 'out'}"]
    missing = ["No simulator could be created for:", "  iPhone 17", "  iPad mini (A17 Pro)", "  iPad Pro 11-inch (4th generation)"]
    assert result.stderr.splitlines() == missing


def test_the_workflow_fits_its_schema(repository):
    workflow = YAML(typ="safe").load(repository / ".github" / "workflows" / "record.yml")
    schema = get_builtin_schema("vendor.github-workflows")
    errors = list(jsonschema.Draft7Validator(schema).iter_errors(workflow))
    assert not errors, errors
    assert workflow["on"] == "workflow_dispatch" and workflow["jobs"]["record"]["timeout-minutes"] == 30
    broken = {**workflow, "jobs": {"record": {"runs-on": "macos-latest", "steps": [{"use": "actions/checkout@v4"}]}}}
    assert list(jsonschema.Draft7Validator(schema).iter_errors(broken))
