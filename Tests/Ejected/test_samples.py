"""Every sample, ejected: it type-checks, and its frames are the playground's."""

import pytest

from frames import compare, listed
from packages import PLAYGROUNDS, SAMPLES, eject
from test_examples import mistakes
from uikit import NEWEST, OLDEST


DEPLOYMENTS = [pytest.param(OLDEST, marks=pytest.mark.sweep), pytest.param(17, marks=pytest.mark.sweep), NEWEST]
# Together they have every kind of controller, and all kinds of views but maps and search bars, of which the reference has examples.
DAILY = ["containers", "mail", "reading-room"]
# Mail takes as long as all others together; trait-inheritance has a split view, too.
FRAMES = ["containers", "reading-room", "trait-inheritance"]
CASES = [
    pytest.param(name, deployment, marks=() if name in FRAMES and deployment == NEWEST else pytest.mark.sweep)
    for name in SAMPLES for deployment in (OLDEST, 17, NEWEST)
]


@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_samples_type_check(toolchain, is_complete, tmp_path, deployment):
    names = SAMPLES if is_complete else DAILY
    packages = [eject(PLAYGROUNDS[name], tmp_path / f"{name}.swiftpm", deployment, "--record") for name in names]
    for package in packages:
        toolchain.check_manifest(package / "Package.swift")
    assert mistakes(toolchain, packages, deployment, tmp_path / "checked") == []


@pytest.mark.parametrize("name, deployment", CASES)
def test_the_frames_of_a_sample_are_the_playgrounds(toolchain, frames_program, figure, tmp_path, name, deployment):
    package = eject(PLAYGROUNDS[name], tmp_path / "App.swiftpm", deployment)
    result = compare(frames_program, toolchain, PLAYGROUNDS[name], package, deployment, tmp_path / "program")
    figure(f"{name}, iOS {deployment}: {result['equal']} of {result['compared']} frames equal")
    assert result["mistakes"] == []
    assert listed(result["differences"]) == []
    assert result["compared"] > 0


# What stands in place of what in the code of neko.
CHANGES = [
    ("HomeViewController", "constant: 24", "constant: 25"),
    ("HomeViewController", "NSLayoutConstraint.deactivate(compactConstraints)", ""),
    ("CatsViewController", "        addSubviews()\n        activateConstraints()\n", "        activateConstraints()\n        addSubviews()\n"),
]


def test_what_changed_in_the_code_is_found(toolchain, frames_program, tmp_path):
    package = eject(PLAYGROUNDS["neko"], tmp_path / "App.swiftpm", NEWEST)
    for controller, before, after in CHANGES:
        path = package / "Controllers" / f"{controller}.swift"
        text = path.read_text()
        assert before in text
        path.write_text(text.replace(before, after, 1))
    result = compare(frames_program, toolchain, PLAYGROUNDS["neko"], package, NEWEST, tmp_path / "program")
    assert result["equal"] < result["compared"]
    lines = listed(result["differences"])
    # A constant, a set of constraints that stays active, and what UIKit would refuse.
    assert any("next.top == words.bottom + 25" in line for line in lines)
    assert any("the code alone has photo.height ==" in line and "(changed to)" in line for line in lines)
    assert any("no superview in common" in mistake for mistake in result["mistakes"])
