"""Recordings by their JSON Schema, and what an ejected app has to record them."""

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


def test_the_schema_takes_the_recordings_that_there_are(record_schema):
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


def test_schema_and_reader_refuse_the_same(record_schema, tmp_path):
    paths = [tmp_path / f"{number}.json" for number in range(len(CHANGES))]
    for change, path in zip(CHANGES, paths):
        record = json.loads(published()[0].read_text())
        change(record)
        assert list(record_schema.iter_errors(record)), path
        path.write_text(json.dumps(record))
    result = traitscope("compare", RECORDINGS / "window.toml", *paths)
    assert result.returncode == 2
    assert [path for path in paths if f"{path}:1:" not in result.stderr] == []


# What an ejected app has to record.


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    target = tmp_path_factory.mktemp("ejected") / "Mail.swiftpm"
    result = traitscope("eject", ROOT / "Playgrounds" / "mail.toml", "-o", target)
    assert result.returncode == 0, result.stderr
    return target


def test_the_script_is_clean(package):
    result = subprocess.run(["shellcheck", package / "Record.sh"], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


# What the tools of a Mac print and leave behind, as far as the script reads it: two devices of the file can be simulated, one of them
# under one system alone, and one does not record.
TOOLS = {
    "xcodebuild": 'mkdir -p .build/recorder/Build/Products/Debug-iphonesimulator/App.app; echo "xcodebuild $*" >> "$CALLS"',
    "xcrun": """shift; echo "simctl $*" >> "$CALLS"
runtime=com.apple.CoreSimulator.SimRuntime type=com.apple.CoreSimulator.SimDeviceType
case "$1 $2" in
"list devicetypes") printf '%s\\n' '== Device Types ==' "iPhone 17 Pro ($type.iPhone-17-Pro)" "iPhone 17 ($type.iPhone-17)" \\
    "iPad mini (A17 Pro) ($type.iPad-mini-A17-Pro)" "iPad Pro (11-inch) (4th generation) ($type.iPad-Pro-11-inch-4th-generation)" ;;
"list runtimes") printf '%s\\n' '== Runtimes ==' "iOS 18.5 (18.5 - 22F77) - $runtime.iOS-18-5" "iOS 26.1 (26.1 - 23B86) - $runtime.iOS-26-1" \\
    "iOS 16.0 (16.0 - 20A360) - $runtime.iOS-16-0 (unavailable, runtime profile not found)" "watchOS 26.1 (26.1 - 23S36) - $runtime.watchOS-26-1" ;;
"create "*) case "$3 $4" in *iPhone-17*18-5) exit 1 ;; esac; echo "$3+${4##*.}" ;;
"launch "*) case $3 in *iPad*18-5) exit 1 ;; esac ;;
"get_app_container "*) mkdir -p "$CALLS.data/Documents"; echo '{"format": 1}' > "$CALLS.data/Documents/record.json"; echo "$CALLS.data" ;;
esac""",
}
FILE = """devices = ["iphone-17", "ipad-pro-12-9", "ipad-mini-a17", "ipad-pro-11-gen4", "iphone-duo"]
[app]
rootViewController = "home"
[controllers.home]
"""


def record(folder, *arguments, tools=TOOLS):
    """Runs the script of a playground with three devices, and gives what it came to and the calls that it made."""
    (folder / "app.toml").write_text(FILE)
    assert traitscope("eject", folder / "app.toml", "-o", folder / "App.swiftpm").returncode == 0
    for name, text in tools.items():
        (folder / name).write_text(f"#!/bin/bash\n{text}\n")
        (folder / name).chmod(0o755)
    calls = folder / "calls"
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "CALLS": str(calls)}
    result = subprocess.run(["bash", folder / "App.swiftpm" / "Record.sh", *arguments], capture_output=True, text=True, env=environment, timeout=60)
    return result, calls.read_text().splitlines()


def test_the_script_records_on_the_devices_of_the_file(tmp_path):
    result, calls = record(tmp_path, tmp_path / "out", "--event", "tap home.next")
    assert result.returncode == 0, result.stderr
    written = sorted(str(path.relative_to(tmp_path / "out")) for path in (tmp_path / "out").rglob("*.json"))
    assert written == [f"{name}/record.json" for name in (
        "ipad-mini-a17-pro-26.1", "ipad-pro-11-inch-4th-generation-26.1", "iphone-17-26.1")]
    assert result.stdout.splitlines() == [
        "recording on iphone-17-26.1", "recording on ipad-mini-a17-pro-18.5", "recording on ipad-mini-a17-pro-26.1",
        "recording on ipad-pro-11-inch-4th-generation-18.5", "recording on ipad-pro-11-inch-4th-generation-26.1",
        f"3 recorded, in {tmp_path / 'out'}"]
    assert result.stderr.splitlines() == [
        "nothing was recorded on ipad-mini-a17-pro-18.5", "nothing was recorded on ipad-pro-11-inch-4th-generation-18.5", "No simulator could be made of:", "  iPad Pro 12.9-inch (6th generation)", "  iPhone Duo"]
    assert any(call.endswith("-record --event tap home.next") for call in calls)
    assert any(call.startswith("xcodebuild build -quiet -scheme ") for call in calls)
    # What was made is taken away, each once; what a person has is not touched.
    made = [f"{call.split(' ')[-2]}+{call.split('.')[-1]}" for call in calls if call.startswith("simctl create")]
    deleted = [call.split(" ")[-1] for call in calls if call.startswith("simctl delete")]
    assert len(deleted) == 5 and set(deleted) < set(made)
    assert not any("watchOS" in call or "iOS-16" in call for call in calls)


def test_the_script_says_when_nothing_could_be_recorded(tmp_path):
    tools = {**TOOLS, "xcrun": TOOLS["xcrun"].replace('echo "$3+${4##*.}"', "exit 1")}
    result, _ = record(tmp_path, tmp_path / "out", tools=tools)
    assert result.returncode == 1
    assert result.stdout.splitlines() == [f"0 recorded, in {tmp_path / 'out'}"]
    assert result.stderr.splitlines() == ["No simulator could be made of:", "  iPhone 17", "  iPad Pro 12.9-inch (6th generation)", "  iPad mini (A17 Pro)", "  iPad Pro 11-inch (4th generation)", "  iPhone Duo"]


def test_the_workflow_fits_its_schema(package):
    workflow = YAML(typ="safe").load(package / ".github" / "workflows" / "record.yml")
    schema = get_builtin_schema("vendor.github-workflows")
    errors = list(jsonschema.Draft7Validator(schema).iter_errors(workflow))
    assert not errors, errors
    broken = {**workflow, "jobs": {"record": {"runs-on": "macos-latest", "steps": [{"use": "actions/checkout@v4"}]}}}
    assert list(jsonschema.Draft7Validator(schema).iter_errors(broken))
