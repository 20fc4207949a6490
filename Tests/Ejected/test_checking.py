"""The check of ejected code finds the same mistakes as Xcode's compiler, and no others."""

import re

import pytest

from uikit import NEWEST, OLDEST, CompilerError

DEPLOYMENTS = [OLDEST, pytest.param(17, marks=pytest.mark.sweep), NEWEST]
APP = """import UIKit

final class HomeViewController: UIViewController {
    private let label = UILabel()
    private lazy var button = UIButton(configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.go() })

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = String(localized: "Three cats")
        label.font = .preferredFont(forTextStyle: .title2)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        ])
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        follow()
    }

    private func follow() {
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in
                self.label.isHidden = self.traitCollection.verticalSizeClass == .compact
            }
        }
    }

    @objc private func tapped() {
        view.endEditing(true)
    }

    private func go() {
        show(HomeViewController(), sender: button)
    }
}
"""
# The replaced text, its replacement, the range of deployment targets for which that is a mistake, and the message.
MISTAKES = {
    "an API of a later system": ("if #available(iOS 17.0, *) {", "do {", 16, 16, "only available in"),
    "a deprecated method": (
        "    private func go() {",
        "    override func traitCollectionDidChange(_ former: UITraitCollection?) { super.traitCollectionDidChange(former) }\n"
        "    private func go() {", 17, 27, "was deprecated in"),
    "anchors of two axes": ("view.safeAreaLayoutGuide.topAnchor", "view.leadingAnchor", 16, 27, "cannot convert"),
    "an argument's label": ("sender: button", "from: button", 16, 27, "incorrect argument label"),
    "an optional that is none": ("label.text = String(localized: \"Three cats\")", "let shown: String = label.text", 16, 27, "must be unwrapped"),
    "a method that Objective-C does not see": ("@objc private func tapped", "private func tapped", 16, 27, "no @objc method"),
    "a method that is not there": ("#selector(tapped)", "#selector(taped)", 16, 27, "cannot find 'taped'"),
    "another actor": ("    private func go() {", "    nonisolated private func go() {", 16, 27, "main actor-isolated"),
    "a warning": ("        follow()", "        let unused = 1\n        follow()", 16, 27, "never used"),
}


def check(toolchain, texts, deployment, folder):
    """Checks texts as one module. The class and the method of each have its number."""
    folder.mkdir(exist_ok=True)
    paths = [folder / f"Home{number}.swift" for number in range(len(texts))]
    for number, path in enumerate(paths):
        path.write_text(re.sub(r"\b(HomeViewController|tapped)\b", rf"\g<1>{number}", texts[number]))
    toolchain.check(paths, deployment, folder / "copies")


@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_valid_code_is_accepted(toolchain, tmp_path, deployment):
    text = APP if deployment < 17 else APP.replace("if #available(iOS 17.0, *) {", "do {")
    check(toolchain, [text], deployment, tmp_path / "app")


@pytest.mark.parametrize("deployment", DEPLOYMENTS)
def test_each_mistake_is_found(toolchain, tmp_path, deployment):
    mistakes = {name: mistake for name, mistake in MISTAKES.items() if deployment in mistake[2:4]}
    assert all(APP.count(old) >= 1 for old, *_ in mistakes.values())
    with pytest.raises(CompilerError) as raised:
        check(toolchain, [APP.replace(old, new, 1) for old, new, *_ in mistakes.values()], deployment, tmp_path / "app")
    said = str(raised.value).splitlines()
    missed = [
        name for number, (name, (*_, words)) in enumerate(mistakes.items())
        if not any(re.search(rf"Home{number}\.swift:.*{words}|{words}.*\btapped{number}\b", line) for line in said)
    ]
    assert missed == [], raised.value
