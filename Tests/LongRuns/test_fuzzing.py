"""Damaged inputs to every reader, in a release build: they cause no crash, take no longer than a second, and do not increase the memory."""

import os
import pathlib
import subprocess

import pytest

pytestmark = pytest.mark.sweep

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ["-c", "release", "--scratch-path", ".build-release", "-Xswiftc", "-enable-testing"]


def test_no_input_crashes_or_blocks_the_program(is_full, rounds, figure):
    if not is_full:
        pytest.skip("the Swift tests already pass a few thousand inputs of each kind, and this one builds a release")
    inputs = rounds(few=0, full=100_000, what="inputs for each door")
    subprocess.run(["swift", "build", "--build-tests", *BUILD], cwd=ROOT, check=True)
    run = subprocess.run(
        ["swift", "test", "--skip-build", *BUILD, "--filter", r"^FuzzTests\.", "--no-parallel"],
        cwd=ROOT, env={**os.environ, "TRAITSCOPE_FUZZ_INPUTS": str(inputs)}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    for line in run.stdout.splitlines():
        if ": inputs " in line:
            figure(line)
    assert run.returncode == 0, run.stdout[-4000:]
