"""The Swift in the solutions of the lessons: short, in each solution, and accepted by the compiler with the modules of
Sources/UIKitStandIn.

A snippet is the body of a method or some members of a view controller. It names views and controllers as the playground and the
solution do: `photo`, and `BirdViewController` for the class of a controller `bird`."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from uikit import CompilerError

LESSONS = Path(__file__).resolve().parents[2] / "Playgrounds" / "Lessons"
COURSE = re.findall(r"^\d+\. \[[^\]]*\]\((.+)\.md\)", (LESSONS / "course.md").read_text(), re.MULTILINE)
# The oldest system of which the lessons teach the API. A comment `// From iOS 27.1 on` names a newer one.
DEPLOYMENT = "17"
LENGTHS = range(4, 9)

VIEWS = {
    "button": "UIButton()", "image": "UIImageView()", "label": "UILabel()", "scroll": "UIScrollView()", "stack": "UIStackView()",
    "switch": "UISwitch()", "table": "UITableView()", "textField": "UITextField()",
}
CONTROLLERS = {
    "navigation": "UINavigationController()", "split": "UISplitViewController(style: .doubleColumn)", "tabBar": "UITabBarController()",
}
DELEGATES = "UISplitViewControllerDelegate & UITableViewDelegate & UIWindowSceneDelegate"


@dataclass
class Solution:
    lesson: str
    step: str
    toml: str
    snippets: list

    def __str__(self):
        return f"{self.lesson}: {self.step}"

    @property
    def swift(self):
        return "\n".join(self.snippets)

    @property
    def length(self):
        return sum(1 for line in self.swift.splitlines() if line.strip() and not line.strip().startswith("//"))

    @property
    def deployment(self):
        named = re.search(r"// From iOS ([\d.]*\d) on", self.swift)
        return named[1] if named else DEPLOYMENT

    @property
    def class_name(self):
        return "".join(word.capitalize() for word in re.findall(r"\w+", str(self)))

    @property
    def source(self):
        """The snippet in a class with the views and controllers that it names."""
        known = dict(elements(tomllib.loads((LESSONS / f"{self.lesson}.toml").read_text())) | elements(tomllib.loads(self.toml)))
        used = set(re.findall(r"\w+", self.swift))
        classes = sorted({f"{name[0].upper()}{name[1:]}ViewController" for name in known} & used)
        properties = [f"let {name} = {value}" for name, value in known.items() if name in used and not declares(self.swift, name)]
        is_members = re.search(r"^(?:override |private |lazy )*(?:func|var) ", self.swift, re.MULTILINE)
        return "\n".join([
            "import UIKit", *(f"final class {self.class_name}{name}: UIViewController {{}}" for name in classes),
            f"final class {self.class_name}: UIViewController, {DELEGATES} {{",
            *(f"typealias {name} = {self.class_name}{name}" for name in classes), *properties,
            self.swift if is_members else f"func snippet() {{\n{self.swift}\n}}", "}",
            # The compiler accepts a delegate's method with a misspelt name, which is never called.
            f"@MainActor func {self.class_name}Methods<T: {DELEGATES}>(of delegate: T) {{",
            *(f"_ = delegate.{name}" for name in self.delegate_methods), "}", "",
        ])

    @property
    def delegate_methods(self):
        for name, parameters in re.findall(r"^func (\w+)\((.*?)\)(?: ->.*)? \{$", self.swift, re.MULTILINE | re.DOTALL):
            labels = re.findall(r"(?:^|,)\s*(\w+)[\w ]*:", parameters)
            yield f"{name}({''.join(f'{label}:' for label in labels)})"


def declares(swift, name):
    return re.search(rf"\b(?:let|var) {name}\b", swift)


def camel_case(name):
    first, *others = name.split("-")
    return first + "".join(other.capitalize() for other in others)


def elements(document):
    """The views and controllers of a playground by name, with expressions that create one."""
    found = {}
    for name, table in (document.get("controllers", {}) | document.get("components", {})).items():
        found[camel_case(name)] = CONTROLLERS.get(table.get("kind"), "UIViewController()")
        found |= {camel_case(view): VIEWS.get(keys.get("kind"), "UIView()") for view, keys in table.get("views", {}).items()}
    return found


def fences(language, text):
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def solutions(lesson, text):
    found = []
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        for quote in re.findall(r"^> \*\*Solution\*\*.*\n(?:>.*\n)*", section, re.MULTILINE):
            plain = re.sub(r"^> ?", "", quote, flags=re.MULTILINE)
            found.append(Solution(lesson, section.splitlines()[0], "\n".join(fences("toml", plain)), fences("swift", plain)))
    return found


def read(lesson):
    return (LESSONS / f"{lesson}.md").read_text()


def errors(toolchain, scratch, found):
    """The compiler's errors for the snippets of solutions."""
    said = ""
    for deployment in sorted({solution.deployment for solution in found}):
        sources = {scratch / f"{one.class_name}.swift": one.source for one in found if one.deployment == deployment}
        for path, source in sources.items():
            path.write_text(source)
        try:
            toolchain.check(list(sources), deployment, scratch / deployment)
        except CompilerError as error:
            said += str(error)
    return said


@pytest.mark.parametrize("lesson", COURSE)
def test_each_solution_has_a_few_lines_of_swift(lesson):
    found = solutions(lesson, read(lesson))
    assert found and len(re.findall(r"^> \*\*Solution\*\*", read(lesson), re.MULTILINE)) == len(found)
    assert [str(one) for one in found if len(one.snippets) != 1] == []
    assert [f"{one}: {one.length} lines" for one in found if one.length not in LENGTHS] == []
    assert read(lesson).count("```swift") == len(found), "Swift outside of solutions"


def test_the_compiler_accepts_the_swift_of_all_solutions(toolchain, tmp_path):
    found = [solution for lesson in COURSE for solution in solutions(lesson, read(lesson))]
    assert len(found) > 20
    said = errors(toolchain, tmp_path, found)
    assert not said, said


@pytest.mark.parametrize("right, wrong", [
    ("page.axis", "page.axes"), ("UITraitVerticalSizeClass", "UITraitHeightClass"), (".compact ?", ".small ?"),
    ("override func viewDidLoad", "override func viewDidLoads"), ("page.axis", "pages.axis"),
])
def test_the_compiler_finds_a_mistake_in_a_snippet(toolchain, tmp_path, right, wrong):
    solution = solutions("size-classes", read("size-classes"))[0]
    assert right in solution.swift
    solution.snippets = [solution.swift.replace(right, wrong)]
    assert "error:" in errors(toolchain, tmp_path, [solution])
