"""The engine of exported pages gives the same answers as the same sources built for the desktop."""

import os
import pathlib
import subprocess

from serving import REPOSITORY

import playwright

# The engine of a page runs in a browser. This is the JavaScript engine that Playwright bundles.
NODE = pathlib.Path(playwright.__file__).parent / "driver" / "node"

SAMPLES = sorted((REPOSITORY / "Playgrounds").glob("*.toml"))
# Samples with every kind of container, touch, typed text, and state.
DAILY = [sample for sample in SAMPLES if sample.stem in ("containers", "mail", "membership", "peek-and-pop")]


def test_both_engines_give_a_page_the_same_answers(is_complete, rounds, figure, chance, tmp_path):
    count = rounds(few=30 if is_complete else 12, full=10_000, what="random sequences on both engines")
    for sample in SAMPLES if is_complete else DAILY:
        page = tmp_path / f"{sample.stem}.html"
        subprocess.run([os.environ["TRAITSCOPE"], "export", sample, "-o", page], check=True, capture_output=True)
    host = pathlib.Path(os.environ["TRAITSCOPE"]).with_name("EngineHost")
    outcome = subprocess.run(
        [
            NODE, REPOSITORY / "Tests/LongRuns/engines.mjs", host, tmp_path, str(chance.randrange(1_000_000)), str(count),
        ],
        capture_output=True, text=True,
    )
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    figure(outcome.stdout.strip())
