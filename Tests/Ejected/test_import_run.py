"""`traitscope import --run`: code is reduced to the parts that compile, run on simulated devices, and becomes playgrounds."""

import json
import os
import random
import re
import shutil
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest

from packages import PLAYGROUNDS, eject, traitscope
from uikit import NEWEST

HOME = """import UIKit
import Combine

final class HomeViewController: UIViewController {
    private let words = UILabel()
    private lazy var more: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.addTarget(self, action: #selector(showMore(_:)), for: .touchUpInside)
        return button
    }()
    private var wide: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        words.text = "Mochi"
        words.noSuchThing = 12
        for view in [words, more] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            words.nowhereAnchor.constraint(equalTo: view.bottomAnchor),
            words.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            more.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 8),
            more.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        wide = [more.widthAnchor.constraint(equalToConstant: 300)]
        arrange()
    }

    override func traitCollectionDidChange(_ former: UITraitCollection?) {
        super.traitCollectionDidChange(former)
        arrange()
    }

    private func arrange() { wide.forEach { $0.isActive = traitCollection.horizontalSizeClass == .regular } }

    @objc private func showMore(_ sender: UIButton) { show(CatsViewController(names: ["Tora"]), sender: sender) }
}

final class CatsViewController: UITableViewController {
    private let names: [String]
    init(names: [String]) {
        self.names = names
        super.init(style: .insetGrouped)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cat") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cat", for: indexPath)
        cell.textLabel?.text = "Cat \\(indexPath.row)"
        return cell
    }
}

final class ArchivedViewController: UIViewController {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
"""


PROPERTIES = """import UIKit
final class PropertiesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.alpha = 0.5
        box.layer.cornerRadius = 4
        box.layer.maskedCorners = [.layerMinXMinYCorner]
        box.layer.cornerCurve = .continuous
        box.cornerConfiguration = .uniformTopRadius(12, bottomLeftRadius: .containerConcentric(minimum: 4))
        box.layer.borderWidth = 2
        box.layer.borderColor = UIColor.systemRed.cgColor
        box.layer.shadowOpacity = 0.3
        box.layer.shadowOffset = CGSize(width: 0, height: 2)
        box.transform = CGAffineTransform(translationX: 0, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3)
        box.overrideUserInterfaceStyle = .dark
        box.tag = 7
        box.isOpaque = false
        box.accessibilityHint = "Hint"
        box.accessibilityTraits = [.header, .button]
        box.accessibilityViewIsModal = true
        let label = UILabel()
        label.text = "Label"
        label.adjustsFontForContentSizeCategory = true
        label.baselineAdjustment = .alignCenters
        label.preferredMaxLayoutWidth = 120
        let field = UITextField()
        field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        field.leftViewMode = .always
        field.clearButtonMode = .whileEditing
        field.textContentType = .emailAddress
        field.autocorrectionType = .no
        field.keyboardAppearance = .dark
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        let text = UITextView()
        text.isEditable = false
        text.dataDetectorTypes = [.link, .phoneNumber]
        text.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        text.keyboardDismissMode = .interactive
        text.showsVerticalScrollIndicator = false
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = .systemRed
        let slider = UISlider()
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.value = 5.5
        slider.minimumTrackTintColor = .systemGreen
        slider.isContinuous = false
        let stepper = UIStepper()
        stepper.value = 12
        stepper.stepValue = 4
        let progress = UIProgressView()
        progress.progress = 0.3
        progress.trackTintColor = .systemGray
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 1
        segments.selectedSegmentTintColor = .systemYellow
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.hidesForSinglePage = true
        pages.currentPageIndicatorTintColor = .systemPurple
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.color = .systemPink
        let search = UISearchBar()
        search.searchBarStyle = .minimal
        search.keyboardType = .webSearch
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.isSelected = true
        button.contentHorizontalAlignment = .leading
        button.showsMenuAsPrimaryAction = true
        button.isPointerInteractionEnabled = true
        let configured = UIButton(configuration: .filled())
        configured.configuration?.title = "Set"
        configured.configuration?.titleAlignment = .center
        configured.isEnabled = false
        let scroll = UIScrollView()
        scroll.bounces = false
        scroll.decelerationRate = .fast
        scroll.indicatorStyle = .white
        scroll.maximumZoomScale = 3
        scroll.isPagingEnabled = true
        let table = UITableView(frame: .zero, style: .grouped)
        table.separatorStyle = .none
        table.separatorColor = .systemTeal
        table.allowsMultipleSelection = true
        table.sectionHeaderHeight = 30
        table.estimatedRowHeight = 60
        table.rowHeight = UITableView.automaticDimension
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.allowsSelection = false
        collection.isPagingEnabled = true
        let picture = UIImageView(image: UIImage(systemName: "star"))
        picture.contentMode = .center
        let views: [UIView] = [
            box, label, field, text, toggle, slider, stepper, progress, segments, pages, spinner, search, button, configured, scroll, table,
            collection, picture,
        ]
        for (place, item) in views.enumerated() {
            item.frame = CGRect(x: 10, y: 20 * CGFloat(place), width: 100, height: 18)
            view.addSubview(item)
        }
    }
}
"""

RECORDED = """[controllers.properties.views.view]
kind = "view"
alpha = 0.5
cornerRadius = 4
borderWidth = 2
borderColor = "systemRed"
shadowOpacity = 0.3
shadowOffset = { width = 0, height = 2 }
maskedCorners = ["layerMinXMinYCorner"]
cornerCurve = "continuous"
cornerConfiguration = { topLeftRadius = 12, topRightRadius = 12, bottomLeftRadius = { minimum = 4 } }
transform = { scaleX = 2, scaleY = 3, rotationAngle = 0.5, translationY = 4 }
overrideUserInterfaceStyle = "dark"
accessibilityHint = "Hint"
accessibilityTraits = ["button", "header"]
accessibilityViewIsModal = true
isOpaque = false
tag = 7

[controllers.properties.views.labelLabel]
kind = "label"
text = "Label"
preferredMaxLayoutWidth = 120
adjustsFontForContentSizeCategory = true
baselineAdjustment = "alignCenters"

[controllers.properties.views.field]
kind = "textField"
borderStyle = "none"
inputAccessoryView = 44
clearButtonMode = "whileEditing"
leftView = "magnifyingglass"
leftViewMode = "always"
textContentType = "emailAddress"
autocorrectionType = "no"
keyboardAppearance = "dark"

[controllers.properties.views.textView]
kind = "textView"
keyboardDismissMode = "interactive"
textContainerInset = { top = 1, left = 2, bottom = 3, right = 4 }
isEditable = false
dataDetectorTypes = ["phoneNumber", "link"]
showsVerticalScrollIndicator = false

[controllers.properties.views.toggle]
kind = "switch"
isOn = true
onTintColor = "systemRed"

[controllers.properties.views.slider]
kind = "slider"
minimumValue = -10
maximumValue = 10
value = 5.5
minimumTrackTintColor = "systemGreen"
isContinuous = false

[controllers.properties.views.stepper]
kind = "stepper"
stepValue = 4
value = 12

[controllers.properties.views.progress]
kind = "progress"
value = 0.3
trackTintColor = "systemGray"

[controllers.properties.views.segmentedControl]
kind = "segmentedControl"
segments = ["A", "B"]
selectedSegmentIndex = 1
selectedSegmentTintColor = "systemYellow"

[controllers.properties.views.pageControl]
kind = "pageControl"
numberOfPages = 3
currentPage = 1
hidesForSinglePage = true
currentPageIndicatorTintColor = "systemPurple"

[controllers.properties.views.activityIndicator]
kind = "activityIndicator"
color = "systemPink"
isAnimating = false

[controllers.properties.views.searchBar]
kind = "searchBar"
keyboardType = "webSearch"
searchBarStyle = "minimal"

[controllers.properties.views.goButton]
kind = "button"
title = "Go"
isSelected = true
contentHorizontalAlignment = "leading"
showsMenuAsPrimaryAction = true
isPointerInteractionEnabled = true

[controllers.properties.views.setButton]
kind = "button"
title = "Set"
buttonStyle = "filled"
isEnabled = false
titleAlignment = "center"

[controllers.properties.views.scroll]
kind = "scroll"
isPagingEnabled = true
bounces = false
indicatorStyle = "white"
decelerationRate = "fast"
maximumZoomScale = 3

[controllers.properties.views.table]
kind = "table"
style = "grouped"
separatorStyle = "none"
separatorColor = "systemTeal"
sectionHeaderHeight = 30
estimatedRowHeight = 60
allowsMultipleSelection = true
rows = []

[controllers.properties.views.collection]
kind = "collection"
itemSize = { width = 50, height = 50 }
sectionInset = { top = 0, left = 0, bottom = 0, right = 0 }
isPagingEnabled = true
allowsSelection = false
items = []

[controllers.properties.views.starImage]
kind = "image"
image = "star"
contentMode = "center"
"""


SCENE = """
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let home = UINavigationController(rootViewController: HomeViewController())
        home.tabBarItem = UITabBarItem(title: "Start", image: UIImage(systemName: "house"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [home, CatsViewController(names: []), ShoreViewController()]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs
    }
}

final class ShoreViewController: UIViewController {
    private let box = UIView()
    private let cats = CatsViewController(names: ["Tora"])

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        navigationItem.searchController?.searchBar.placeholder = "Shells"
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        addChild(cats)
        cats.view.frame = box.bounds
        cats.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(cats.view)
        cats.didMove(toParent: self)
        let words = UILabel()
        words.text = "Cats"
        words.translatesAutoresizingMaskIntoConstraints = false
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
        header.addSubview(words)
        words.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
        words.centerYAnchor.constraint(equalTo: header.centerYAnchor).isActive = true
        cats.tableView.tableHeaderView = header
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        setOverrideTraitCollection(cats.view.bounds.width > 430 ? wide : nil, forChild: cats)
    }
}
"""


@pytest.fixture(scope="session")
def cache(toolchain):
    """The modules, which are built once for all tests."""
    return toolchain.library


def run(sources, output, *arguments, succeeds=True):
    result = traitscope("import", sources, "--run", "--yes", "--json", "-o", output, *arguments, timeout=600)
    assert (result.returncode == 0) == succeeds, result.stdout + result.stderr
    return json.loads(result.stdout)


def test_code_is_reduced_run_and_written(cache, tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    (sources / "Home.swift").write_text(HOME)
    report = run(sources, tmp_path / "out")
    lines = [number for number, line in enumerate(HOME.splitlines(), 1) if "noSuchThing" in line or "nowhereAnchor" in line]
    assert [cut["line"] for cut in report["cuts"]] == lines
    assert all("has no member" in cut["reason"] for cut in report["cuts"])
    assert report["layoutCalls"] - report["keptLayoutCalls"] == 1
    assert report["missingModules"] == ["Combine"]
    assert report["refused"] == [{"controller": "ArchivedViewController",
                                  "reason": "a storyboard creates it: its only initializer is init(coder:)"}]
    home = (tmp_path / "out" / "home.toml").read_text()
    assert '"words.top == safeArea.top + 16"' in home
    assert 'when = { horizontalSizeClass = "regular" }\nconstraints = [\n  "more.width == 300",\n]' in home
    assert 'tap = { push = "cats" }' in home
    assert 'summary = "Incomplete: 1 call that places views did not compile."' in home
    cats = (tmp_path / "out" / "cats.toml").read_text()
    assert 'style = "insetGrouped"' in cats and 'text = "Cat 1"' in cats
    check = traitscope("check", "--fail-on", "error", tmp_path / "out" / "home.toml")
    assert check.returncode == 0, check.stdout + check.stderr


HARD = """import UIKit

final class HardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let step = unknownStep()
        let side: CGFloat = 2
        let widths: [CGFloat] = [8].map { (CGFloat($0) * 1 - side / -1) + (CGFloat($0) * 2 - side / -2) + (CGFloat($0) * 3 - side / -3) }
        box.widthAnchor.constraint(equalToConstant: widths[0].rounded()).isActive = true
    }
}
"""


def test_every_kind_of_property_is_recorded(cache, tmp_path):
    """Numbers, words, sets, colours, insets, transforms and views are recorded. UIKit's defaults are omitted."""
    (tmp_path / "App").mkdir()
    (tmp_path / "App" / "Properties.swift").write_text(PROPERTIES)
    run(tmp_path / "App", tmp_path / "out")
    text = (tmp_path / "out" / "properties.toml").read_text()
    assert text[text.index("[controllers.properties.views.view]") :] == RECORDED


def test_an_expression_that_takes_long_to_check_is_kept(cache, tmp_path):
    """It has no error, and the compiler gives it up when it searches only as far as it does while there are errors."""
    sources = tmp_path / "Sources"
    sources.mkdir()
    (sources / "Hard.swift").write_text(HARD)
    report = run(sources, tmp_path / "out")
    assert [cut["text"] for cut in report["cuts"]] == ["let step = unknownStep()"]
    # The check with cuts, and the check without errors.
    assert report["cutRounds"] == 1
    assert "width == 52" in (tmp_path / "out" / "hard.toml").read_text()


MENDED = """import UIKit
import Combine

@objc protocol Row { @objc optional func height(_ row: Int) -> CGFloat }
final class FixedRow: NSObject, Row { func height(_ row: Int) -> CGFloat { 44 } }
final class Engine { let name: String; init(name: String) { self.name = name } }
final class Box: UIView {}
final class Box: UILabel {}

final class MendedViewController: UIViewController {
    @Published private var count = 2
    private let rows: [Row] = [FixedRow()]
    private let style: UITableView.Style
    private var engine: Engine { EngineStore.shared.engine }
    init(style: UITableView.Style, whenDone: @escaping (() -> Void)) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        UILabel.appearance().textColor = .red
        let words = NSMutableAttributedString()
        words.append(NSAttributedString(string: "b"))
        URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { _, _, _ in }.resume()
        NotificationCenter.default.addObserver(self, selector: #selector(named(_:)), name: Notification.Name("named"), object: nil)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: rows[0].height?(0) ?? 0))
        label.textColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        [label, Box()].forEach { $0.noSuchThing = count }
        [label].forEach { view.addSubview($0) }
        NotificationCenter.default.post(name: Notification.Name("named"), object: label)
    }
    @objc private func named(_ note: Notification) { (note.object as? UILabel)?.text = engine.name }
}
"""
CONFLICTED = "import UIKit\n<<<<<<< HEAD\nfinal class Left {}\n=======\nfinal class Right {}\n>>>>>>> other\n"


def test_cuts_are_small_and_removed_code_is_replaced(cache, tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    (sources / "Mended.swift").write_text(MENDED)
    (sources / "Conflicted.swift").write_text(CONFLICTED)
    report = run(sources, tmp_path / "out")
    assert {(cut["file"], cut["text"]) for cut in report["cuts"]} == {
        ("Conflicted.swift", "import UIKit"), ("Mended.swift", "@Published"), ("Mended.swift", "final class Box: UILabel {}"),
        ("Mended.swift", "EngineStore.shared.engine"), ("Mended.swift", "$0.noSuchThing = count"),
    }
    mended = (tmp_path / "out" / "mended.toml").read_text()
    assert 'text = "Text"' in mended and ".height == 44" in mended and 'textColor = "#FF0000"' in mended


def test_repeated_imports_make_the_same_cuts(cache, tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    (sources / "Home.swift").write_text(HOME)
    first, second = (run(sources, tmp_path / "out", "--controller", "Home") for _ in range(2))
    assert second["cuts"] == first["cuts"] and second["playgrounds"] == first["playgrounds"]
    # Declarations that exist now are no longer cut.
    (sources / "Home.swift").write_text(HOME + "extension UILabel { var noSuchThing: Int { get { 0 } set {} } }\n")
    assert [cut["text"].split(".")[1] for cut in run(sources, tmp_path / "out", "--controller", "Home")["cuts"]] == ["nowhereAnchor"]


def test_the_screen_of_the_scene_delegate_is_the_app(cache, tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    (sources / "Home.swift").write_text(HOME + SCENE)
    run(sources, tmp_path / "out", "--controller", "App", "Cats")
    app = (tmp_path / "out" / "app.toml").read_text()
    assert 'kind = "tabBar"\nviewControllers = ["app-navigation", "app-cats", "app-shore"]' in app
    assert 'kind = "navigation"\nrootViewController = "app-home"' in app
    assert 'tabBarItem = { title = "Start", image = "house" }' in app
    assert 'tap = { push = "cats" }' in app
    assert 'kind = "container"\nchildren = ["app-cats-2"]\nsearchController = { placeholder = "Shells" }' in app
    assert 'when = { orientation = "landscape" }, traits = { horizontalSizeClass = "regular" } }]' in app
    assert '"app-cats-2.leading == view.leading"' in app and '"view.left == box.left"' in app and '"view.right == box.right"' in app
    assert "tableHeaderView]\nheight = 80\n" in app and '"catsLabel.centerX == superview.centerX"' in app
    check = traitscope("check", "--fail-on", "error", tmp_path / "out" / "app.toml")
    assert check.returncode == 0, check.stdout + check.stderr


@pytest.fixture
def served(cache, tmp_path):
    """The folder of served code, and a function that returns a page."""
    sources = tmp_path / f"Sources{os.getpid()}"
    sources.mkdir()
    (sources / "Home.swift").write_text(HOME)
    (sources / "Settings.swift").write_text(SETTINGS)
    with serve(sources, tmp_path) as process:
        try:
            lines = []
            url = next(line.strip() for line in process.stdout if lines.append(line) or "http://" in line)
            assert f"Serving {sources}\n" in lines

            def page(name):
                with urllib.request.urlopen(url + name, timeout=60) as answer:
                    return answer.read().decode()

            yield sources, page
        finally:
            process.terminate()
            # Otherwise the pipe would fill up.
            process.communicate()
    assert process.returncode == 0
    assert leftovers(sources, tmp_path) == []


def wait(condition):
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


SETTINGS = """import UIKit

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let words = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
        words.text = "Sound"
        view.addSubview(words)
    }
}
"""


def save(file, text, by_rename):
    """Saves like an editor: to a new file that replaces the old one, or in place."""
    if by_rename:
        (file.parent / ".draft~").write_text(text)
        os.replace(file.parent / ".draft~", file)
    else:
        file.write_text(text)


@pytest.mark.parametrize("count", [8, pytest.param(200, marks=pytest.mark.sweep)])
def test_serve_follows_quick_saves(served, count):
    sources, page = served
    assert "Sound" in page("settings")
    choice = random.Random(count)
    for number in range(count):
        saves = [f"{letter}{number:03}" for letter in ["One", "Two", "Three"][: choice.choice([2, 2, 3])]]
        for word in saves:
            save(sources / "Settings.swift", SETTINGS.replace("Sound", word), choice.random() < 0.5)
            if word != saves[-1]:
                time.sleep(choice.uniform(0, 0.15))
        wait(lambda: saves[-1] in page("settings"))
        time.sleep(choice.choice([0, 0.1]))


def test_new_mistakes_keep_the_last_valid_state(served):
    sources, page = served
    # Code that did not compile from the beginning is cut.
    assert "Mochi" in page("home") and "compiler-error" not in page("home")
    home, settings = sources / "Home.swift", sources / "Settings.swift"

    home.write_text(HOME.replace('"Mochi"', '"Mochi'))
    wait(lambda: "compiler-error" in page("home"))
    for name in ["home", "cats"]:
        assert "Home.swift:17:22" in page(name) and "Unterminated string literal" in page(name)
    assert "Mochi" in page("home") and "words.text" in page("Home.swift")
    # Code that cannot reach the mistake continues to run.
    settings.write_text(SETTINGS.replace("Sound", "Music"))
    wait(lambda: "Music" in page("settings"))
    assert "compiler-error" not in page("settings") and "Home.swift:17:22" in page("home")
    home.write_text(HOME.replace("Mochi", "Kuro"))
    wait(lambda: "Kuro" in page("home"))
    assert "compiler-error" not in page("home") and "Home.swift" not in page("cats")

    # The program stops, and the statement could be cut.
    settings.write_text(SETTINGS.replace('"Sound"', '["Sound"][1]'))
    wait(lambda: "program-stops" in page("settings"))
    assert "Settings.swift:7:9" in page("settings") and "Music" in page("settings") and "program-stops" not in page("home")
    # A brace is missing, so that nothing behind it can be read.
    settings.write_text(SETTINGS + "\nfinal class Other {{\n")
    wait(lambda: "Settings.swift:12:" in page("settings"))
    assert "Music" in page("settings") and "Settings.swift" not in page("home")

    # A deleted class disappears.
    settings.write_text("import UIKit\n")
    wait(lambda: "file-missing" in page("settings"))
    assert "Settings.swift" not in page("home")


def test_a_terminated_import_leaves_no_files_and_processes(cache, tmp_path):
    sources = tmp_path / f"Sources{os.getpid()}"
    sources.mkdir()
    (sources / "Home.swift").write_text(HOME)
    with serve(sources, tmp_path) as process:
        while "Building and running" not in process.stderr.readline():
            assert process.poll() is None
        process.terminate()
    assert process.returncode == 0
    assert leftovers(sources, tmp_path) == []


def serve(sources, folder):
    (folder / "temporary").mkdir()
    command = [os.environ["TRAITSCOPE"], "serve", "--run", str(sources), "--yes", "--port", "0"]
    environment = {**os.environ, "TMPDIR": str(folder / "temporary")}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def leftovers(sources, folder):
    """The folders that a server left after its end."""
    return [*(folder / "temporary").iterdir(), *Path("/dev/shm").glob(f"traitscope-*/{sources.name}")]


HOSTILE = """import UIKit

final class EndlessViewController: UIViewController { override func viewDidLoad() { while true {} } }
final class GreedyViewController: UIViewController {
    override func viewDidLoad() { var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 26)) } }
}
final class WritingViewController: UIViewController {
    override func viewDidLoad() {
        try! "gone".write(toFile: "OUTSIDE/written.txt", atomically: false, encoding: .utf8)
    }
}
final class LoudViewController: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .red; for _ in 0..<1000 { print(String(repeating: "x", count: 1000)) } }
}
final class FillingViewController: UIViewController {
    override func viewDidLoad() {
        for number in 0..<1000 { FileManager.default.createFile(atPath: "fill\\(number)", contents: Data(count: 1 << 20)) }
    }
}
"""


# `ConfinementTests` tests only the confinement, with forks and sockets.
@pytest.mark.sweep
def test_hostile_code_does_no_harm(cache, tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    (sources / "Hostile.swift").write_text(HOSTILE.replace("OUTSIDE", str(tmp_path)))
    report = run(sources, tmp_path / "out")
    refused = {each["controller"]: each["reason"] for each in report["refused"]}
    assert {"EndlessViewController", "GreedyViewController"} <= set(refused)
    written = {each["controller"] for each in report["playgrounds"]}
    assert "LoudViewController" in written
    assert not (tmp_path / "written.txt").exists()
    assert not list(tmp_path.rglob("fill[0-9]*"))


def test_run_lists_missing_tools(tmp_path):
    # The programs that confine the code are installed.
    for name in ["bwrap", "setpriv", "prlimit", "timeout", "env", "true"]:
        (tmp_path / name).symlink_to(shutil.which(name))
    environment = {**os.environ, "PATH": str(tmp_path)}
    (tmp_path / "A.swift").write_text("import UIKit\n")
    result = subprocess.run(
        [os.environ["TRAITSCOPE"], "import", tmp_path, "--run", "--yes"], capture_output=True, text=True, env=environment, timeout=60)
    assert result.returncode == 1
    assert "needs the Swift compiler, and there is no swiftc in PATH" in result.stderr


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(3))
def test_invalid_statements_are_reported(cache, tmp_path, seed):
    package = eject(PLAYGROUNDS["neko"], tmp_path / "App.swiftpm", NEWEST)
    whole = run(package, tmp_path / "whole")
    generator = random.Random(seed)
    broken = []
    for path in sorted((package / "Controllers").glob("*.swift")):
        lines = path.read_text().splitlines()
        # Assignments to a property of a view, on which nothing else depends.
        candidates = [number for number, line in enumerate(lines) if re.match(r"^        \w+\.(?:text|numberOfLines|textAlignment) = ", line)]
        for number in generator.sample(candidates, min(2, len(candidates))):
            lines[number] = lines[number].replace(" = ", "Broken = ", 1)
            broken.append((str(path.relative_to(package)), number + 1))
        path.write_text("\n".join(lines) + "\n")
    report = run(package, tmp_path / "out")
    assert sorted((cut["file"], cut["line"]) for cut in report["cuts"]) == sorted(broken)
    assert report["keptLayoutCalls"] == whole["layoutCalls"]
    assert len(report["playgrounds"]) == len(whole["playgrounds"])
