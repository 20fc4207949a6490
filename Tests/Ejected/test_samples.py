"""Every ejected sample type-checks and has the playground's frames."""

import re

import pytest

from frames import compare, listed
from packages import PLAYGROUNDS, SAMPLES, eject
from test_examples import mistakes
from uikit import NEWEST, OLDEST


DEPLOYMENTS = [pytest.param(OLDEST, marks=pytest.mark.sweep), pytest.param(17, marks=pytest.mark.sweep), NEWEST]
# Together they have every kind of controller, and all kinds of views except maps and search bars, of which the reference has examples.
DAILY = ["containers", "mail", "probe", "reading-room"]
# Mail takes as long as all others together. trait-inheritance has a split view, too.
FRAMES = ["containers", "reading-room", "trait-inheritance"]
# The recorder of this check reads no lists of collection views and no sizes of configured buttons, which the probe has.
CASES = [
    pytest.param(name, deployment, marks=() if name in FRAMES and deployment == NEWEST else pytest.mark.sweep)
    for name in SAMPLES if name != "probe" for deployment in (OLDEST, 17, NEWEST)
]


@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_samples_type_check(toolchain, is_complete, tmp_path, deployment):
    names = SAMPLES if is_complete else DAILY
    packages = [eject(PLAYGROUNDS[name], tmp_path / f"{name}.swiftpm", deployment, "--record") for name in names]
    for package in packages:
        toolchain.check_manifest(package / "Package.swift")
    assert mistakes(toolchain, packages, deployment, tmp_path / "checked") == []


@pytest.mark.parametrize("name, deployment", CASES)
def test_an_ejected_sample_has_the_frames_of_its_playground(toolchain, frames_program, figure, tmp_path, name, deployment):
    package = eject(PLAYGROUNDS[name], tmp_path / "App.swiftpm", deployment)
    result = compare(frames_program, toolchain, PLAYGROUNDS[name], package, deployment, tmp_path / "program")
    figure(f"{name}, iOS {deployment}: {result['equal']} of {result['compared']} frames equal")
    assert result["mistakes"] == []
    assert listed(result["differences"]) == []
    assert result["compared"] > 0


# Replacements in the code of reading-room, and their findings.
CHANGES = [
    ("Controllers/BookViewController", "NSLayoutConstraint.deactivate(regularWidthOrAccessibilityLargeTextConstraints)", "",
     r"book\.note .*changed to.*the code alone has note\.width =="),
    ("Views/LoanCell", "constant: 12", "constant: 13", r"returns\..* the code alone has list\.0\.0\.loan\.leading == list\.0\.0\.leading \+ 13"),
    ("Views/LoansCell", "            lateView.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),\n", "",
     r"loans\.list\.0\.0\.late .*the code lacks list\.0\.0\.late\.leading == list\.0\.0\.title\.trailing \+ 8"),
    ("Controllers/StylesViewController", "UIListContentConfiguration.subtitleCell()", "UIListContentConfiguration.valueCell()", r"styles\.list\.0\.1"),
    ("Controllers/StylesViewController", 'makeListHeader(String(localized: "Every style"))', "nil",
     r"styles\.list\.0\.header\.textLabel .*the code has no such view"),
    ("Controllers/TabBarController", 'UIImage(systemName: "list.bullet")', "nil", r"tabs\.tab 1 .*its image is list\.bullet in the playground, none in the code"),
    ("Controllers/TabBarController", "PairViewController()", "StylesViewController()", r"tabs\.tab 2 .*its shows is pair in the playground, styles in the code"),
    ("Controllers/LoansViewController", "        addSubviews()\n        activateConstraints()\n", "        activateConstraints()\n        addSubviews()\n",
     "no superview in common"),
]


def test_changes_in_the_code_are_found(toolchain, frames_program, tmp_path):
    package = eject(PLAYGROUNDS["reading-room"], tmp_path / "App.swiftpm", NEWEST)
    for file, before, after, _ in CHANGES:
        path = package / f"{file}.swift"
        text = path.read_text()
        assert before in text, file
        path.write_text(text.replace(before, after, 1))
    result = compare(frames_program, toolchain, PLAYGROUNDS["reading-room"], package, NEWEST, tmp_path / "program")
    assert result["equal"] < result["compared"]
    found = "\n".join([*listed(result["differences"]), *result["mistakes"]])
    assert [words for *_, words in CHANGES if not re.search(words, found)] == [], found
