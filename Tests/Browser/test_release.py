"""The release: its script with tools that only report their calls, its workflow, and its container. Nothing is compiled here."""

import os
import pathlib
import re
import shutil
import subprocess

import jsonschema
import pytest
from check_jsonschema.builtin_schemas import get_builtin_schema
from ruamel.yaml import YAML

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
RELEASE = REPOSITORY / ".release"

ENGINE = """#!/usr/bin/env bash
mkdir -p "$1" && printf engine > "$1/engine.wasm.gz"
"""

# The tool builds in the printed folder, and records the facts about the build.
SWIFT = """#!/usr/bin/env bash
echo "$*" >> "$CALLS"
bin=.build/static/release
if [[ "$*" == *--show-bin-path* ]]; then echo "$PWD/$bin"; exit; fi
mkdir -p "$bin"
cp .build/browser-engine/build.txt "$bin/traitscope"
"""

TOOLS = {
    "swift": SWIFT, "uname": '#!/bin/sh\necho "$SYSTEM"\n', "strip": '#!/bin/sh\ncp "$3" "$2"\n',
    "cc": '#!/bin/sh\ntouch "$6"\n', "ar": '#!/bin/sh\ntouch "$2"\n',
}


@pytest.fixture
def sources(tmp_path):
    """A repository with the release's files and a fake engine."""
    root = tmp_path / "sources"
    shutil.copytree(RELEASE, root / ".release")
    for path, text in {"Sources/BrowserEngine/build": ENGINE, ".gitignore": ".build\n"}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
        (root / path).chmod(0o755)
    git = ["git", "-C", root, "-c", "user.name=A", "-c", "user.email=a@example.org"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "All"]):
        subprocess.run([*git, *command], check=True)
    return root


def build(sources, system):
    """Runs the script, and returns the call of swift for the executable."""
    tools = sources.parent / "tools"
    tools.mkdir(exist_ok=True)
    for name, text in TOOLS.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    calls = sources.parent / "calls"
    environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "CALLS": str(calls), "SYSTEM": system}
    result = subprocess.run([sources / ".release" / "build"], capture_output=True, text=True, env=environment)
    assert result.returncode == 0, result.stderr
    first, second = calls.read_text().splitlines()
    calls.unlink()
    assert second == f"{first} --show-bin-path"
    return first


@pytest.mark.parametrize(("system", "linking"), [("Linux", "-static-executable"), ("Darwin", "--static-swift-stdlib")])
def test_the_script_builds_one_file_that_knows_its_sources(sources, system, linking):
    call = build(sources, system)
    assert call.startswith("build -c release --product traitscope --scratch-path .build/static ") and linking in call
    executable = sources / ".build" / "traitscope"
    commit = subprocess.run(["git", "-C", sources, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True).stdout.strip()
    # ed9f6f250686 is the beginning of the sha256 of "engine".
    assert re.fullmatch(rf"commit {commit}, engine ed9f6f250686, \d{{4}}-\d\d-\d\d", executable.read_text())
    # The script removes the file, so that it does not apply to another build.
    assert not (sources / ".build" / "browser-engine" / "build.txt").exists()
    (sources / ".release" / "curl.c").write_text("")
    build(sources, system)
    assert executable.read_text().startswith(f"commit {commit} with changes, ")


def test_shellcheck_finds_no_mistakes_in_the_scripts():
    result = subprocess.run(["shellcheck", "--severity=warning", RELEASE / "build", RELEASE / "try"], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


@pytest.fixture
def workflow():
    return YAML(typ="safe").load(REPOSITORY / ".github" / "workflows" / "release.yml")


def test_the_workflow_fits_its_schema_and_installs_the_packages_of_the_container(workflow):
    errors = list(jsonschema.Draft7Validator(get_builtin_schema("vendor.github-workflows")).iter_errors(workflow))
    assert not errors, errors
    job = workflow["jobs"]["linux"]
    container = (RELEASE / "Containerfile").read_text()
    assert f"FROM {job['container']} AS build" in container
    options = {"-y", "--no-install-recommends", "\\"}
    packages = [
        set(re.search(r"apt-get install((?:.|\\\n)*?)(?:&&|$)", text)[1].split()) - options for text in (job["steps"][0]["run"], container)
    ]
    assert packages[0] == packages[1] > {"binaryen"}


def test_the_published_checksums_are_those_of_the_files(workflow, tmp_path):
    [line] = [step["run"] for step in workflow["jobs"]["publish"]["steps"] if "sha256sum" in step.get("run", "")]
    for name in ("traitscope-linux-x86_64", "traitscope-macos-arm64"):
        (tmp_path / name).write_text(name)
    subprocess.run(["bash", "-euo", "pipefail", "-c", line], cwd=tmp_path, check=True)
    listed = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert [entry.split()[1] for entry in listed] == ["traitscope-linux-x86_64", "traitscope-macos-arm64"]
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "traitscope-macos-arm64").write_text("another")
    assert subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, capture_output=True).returncode == 1
