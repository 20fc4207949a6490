"""Every sample, ejected: it type-checks, and its frames are the playground's."""

import pytest

from frames import compare, listed
from packages import PLAYGROUNDS, SAMPLES, eject, sources
from uikit import NEWEST, OLDEST


# Together they have every kind of controller, and all kinds of views but maps and search bars, of which the reference has examples.
DAILY = {"containers", "mail", "reading-room"}
CASES = [
    pytest.param(name, deployment, marks=() if name in DAILY and deployment == NEWEST else pytest.mark.sweep)
    for name in SAMPLES for deployment in (OLDEST, 17, NEWEST)
]


@pytest.mark.parametrize("name, deployment", CASES)
def test_a_sample_type_checks(toolchain, tmp_path, name, deployment):
    package = eject(PLAYGROUNDS[name], tmp_path / "App.swiftpm", deployment)
    toolchain.check_manifest(package / "Package.swift")
    toolchain.check(sources(package), deployment, tmp_path / "copies")


@pytest.mark.parametrize("name, deployment", CASES)
def test_the_frames_of_a_sample_are_the_playgrounds(toolchain, frames_program, figure, tmp_path, name, deployment):
    package = eject(PLAYGROUNDS[name], tmp_path / "App.swiftpm", deployment, "--no-record")
    result = compare(frames_program, toolchain, PLAYGROUNDS[name], package, deployment, tmp_path / "program")
    figure(f"{name}, iOS {deployment}: {result['equal']} of {result['compared']} frames equal")
    assert result["mistakes"] == []
    assert listed(result["differences"]) == []
    assert result["compared"] > 0


@pytest.fixture
def changed_neko(toolchain, frames_program, tmp_path):
    """Compares neko with its ejected code, in whose home screen one piece of code stands in place of another."""
    def changed_neko(before, after):
        package = eject(PLAYGROUNDS["neko"], tmp_path / "App.swiftpm", NEWEST, "--no-record")
        controller = package / "Controllers" / "HomeViewController.swift"
        text = controller.read_text()
        assert before in text
        controller.write_text(text.replace(before, after, 1))
        return compare(frames_program, toolchain, PLAYGROUNDS["neko"], package, NEWEST, tmp_path / "program")

    return changed_neko


def test_a_constant_that_changed_is_found(changed_neko):
    result = changed_neko("constant: 24", "constant: 25")
    assert result["equal"] < result["compared"]
    assert any("next.top == words.bottom + 25" in line for line in listed(result["differences"]))


def test_a_set_of_constraints_that_stays_active_is_found(changed_neko):
    result = changed_neko("NSLayoutConstraint.deactivate(compactConstraints)", "")
    assert any("the code alone has photo.height ==" in line and "(changed to)" in line for line in listed(result["differences"]))


def test_what_uikit_would_refuse_is_found(changed_neko):
    result = changed_neko(
        "        addSubviews()\n        activateConstraints()\n", "        activateConstraints()\n        addSubviews()\n")
    assert any("no superview in common" in mistake for mistake in result["mistakes"])
