"""Ejected code type-checks: that of every example of the reference, of random playgrounds, and of every storyboard of the corpus."""

import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from packages import ROOT, batches, eject, sources, traitscope
from uikit import NEWEST, OLDEST, CompilerError

CORPUS = Path(os.environ.get("TRAITSCOPE_CORPUS", ROOT.parent / "shared" / "corpus" / "storyboards"))
DEPLOYMENTS = [pytest.param(OLDEST, marks=pytest.mark.sweep), NEWEST]


def mistakes(toolchain, packages, deployment, scratch):
    """The mistakes in packages, which are checked in groups. Packages of a group with mistakes are checked one by one."""

    def check(numbered):
        number, batch = numbered
        folder = scratch / f"{number}"
        try:
            toolchain.check(batch.write(folder), deployment, folder / "copies")
            return []
        except CompilerError:
            return [said for package in batch.packages if (said := alone(package, folder))]

    def alone(package, folder):
        try:
            toolchain.check(sources(package), deployment, folder / f"{package.stem}")
            return None
        except CompilerError as error:
            lines = re.findall(r"/([^/\n]+): (?:error|warning): (.*)", str(error)) or [("", str(error)[:400])]
            return f"{package.stem}: " + "; ".join(f"{place} {words}" for place, words in lines[:3])

    with ThreadPoolExecutor(2) as pool:
        return [line for lines in pool.map(check, enumerate(batches(packages))) for line in lines]


@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_every_example_of_the_reference_type_checks(toolchain, frames_program, is_complete, figure, tmp_path, deployment):
    step = 1 if is_complete else 8
    command = [frames_program, "examples", str(tmp_path / "examples"), str(deployment), str(step)]
    subprocess.run(command, check=True, timeout=300)
    packages = sorted((tmp_path / "examples").glob("*.swiftpm"))
    assert len(packages) > 300 / step
    found = mistakes(toolchain, packages, deployment, tmp_path / "checked")
    figure(f"reference, iOS {deployment}: {len(packages) - len(found)} of {len(packages)} examples type-check")
    assert found == []


@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_random_playgrounds_type_check(toolchain, frames_program, is_complete, figure, tmp_path, deployment):
    """`EjectedFrames random FOLDER DEPLOYMENT SEED 1` ejects one of them again."""
    count = 400 if is_complete else 24
    subprocess.run([frames_program, "random", str(tmp_path / "random"), str(deployment), "0", str(count)], check=True, timeout=300)
    packages = sorted((tmp_path / "random").glob("*.swiftpm"))
    found = mistakes(toolchain, packages, deployment, tmp_path / "checked")
    figure(f"drawn by lot, iOS {deployment}: {len(packages) - len(found)} of {len(packages)} type-check")
    assert len(packages) > count / 3
    assert found == []


@pytest.mark.sweep
def test_every_storyboard_of_the_corpus_type_checks(toolchain, figure, tmp_path):
    if not CORPUS.is_dir():
        pytest.skip("there is no corpus")
    packages = []
    for number, document in enumerate(sorted([*CORPUS.rglob("*.storyboard"), *CORPUS.rglob("*.xib")])):
        imported = tmp_path / f"{number}-{re.sub('[^A-Za-z0-9]', '-', document.stem)}.toml"
        traitscope("import", document, "-o", imported)
        for playground in sorted(tmp_path.glob(f"{imported.stem}*.toml")):
            packages.append(eject(playground, tmp_path / f"{playground.stem}.swiftpm", NEWEST))
    found = mistakes(toolchain, packages, NEWEST, tmp_path / "checked")
    figure(f"corpus, iOS {NEWEST}: {len(packages) - len(found)} of {len(packages)} imported storyboards type-check")
    assert len(packages) > 0
    assert found == []
