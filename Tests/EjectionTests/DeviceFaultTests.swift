import Foundation
import PlaygroundModel
import Testing

@testable import Ejection

/// Behaviour of an ejected app that must equal its playground's and that frames do not show.
@Suite struct DeviceFaultTests {
    private static func home(_ rest: String, deployment: Int = 17) throws -> String {
        try EjectedPlayground(EjectedPlayground.home(rest), deployment: deployment).file("Controllers/HomeViewController.swift")
    }

    // MARK: Grids

    private static let grid = """
        constraints = ["H:|[wall]|", "V:|[wall]|"]
        [controllers.home.views.wall]
        kind = "collection"
        layout = "grid"
        columns = 2
        itemHeight = 60
        minimumInteritemSpacing = 8
        sectionInset = 16
        items = [{ text = "1" }, { text = "2" }]

        """

    @Test func `the width of columns excludes their spacing`() throws {
        let home = try Self.home(Self.grid)
        #expect(home.contains("let room = environment.container.effectiveContentSize.width - insets.leading - insets.trailing"))
        #expect(home.contains("let width = (room - spacing * (columns - 1)) / columns"))
        #expect(home.contains("widthDimension: .absolute(width)"))
        #expect(!home.contains("fractionalWidth(fraction)"))
    }

    @Test func `a changed grid calls its provider again`() throws {
        let home = try Self.home(Self.grid + """
            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "regular" }
            set = { wall.columns = 4 }
            """)
        #expect(home.contains("private var wallColumns = 2 {\n        didSet { wallCollectionView.collectionViewLayout.invalidateLayout() }"))
        #expect(home.contains("""
                    UICollectionViewCompositionalLayout { [weak self] _, environment in
                        guard let self else { return nil }

            """))
    }

    @Test func `a grid that scrolls sideways has lines from top to bottom`() throws {
        let home = try Self.home(Self.grid.replacing("itemHeight = 60", with: "itemSize = { width = 90, height = 50 }\nscrollDirection = \"horizontal\""))
        for line in [
            "effectiveContentSize.height - insets.top - insets.bottom", "let height = (room - spacing * (columns - 1)) / columns",
            "NSCollectionLayoutGroup.vertical(", "widthDimension: .absolute(90)", "configuration.scrollDirection = .horizontal",
        ] { #expect(home.contains(line), "\(line) in \(home)") }
    }

    // MARK: Labels and refresh controls

    @Test func `labels that differ only in text share a function`() throws {
        let home = try Self.home("""
            views.name = { kind = "label", text = "Name", font = "headline", textColor = "systemTeal" }
            views.age = { kind = "label", text = "Age", font = "headline", textColor = "systemTeal" }
            views.other = { kind = "label", text = "Other", font = "body", textColor = "systemTeal" }
            """)
        #expect(home.contains("private let nameLabel = makeLabel(String(localized: \"Name\"), identifier: \"home.name\")"), "\(home)")
        #expect(home.contains("private let ageLabel = makeLabel(String(localized: \"Age\"), identifier: \"home.age\")"))
        #expect(home.contains("private let otherLabel: UILabel = {"))
        #expect(home.contains("@MainActor\nprivate func makeLabel(_ text: String, identifier: String) -> UILabel {"))
        #expect(home.ranges(of: "label.textColor = .systemTeal").count == 2)
    }

    @Test func `a refresh control ends its refreshing`() throws {
        let home = try Self.home("views.list = { kind = \"table\", refreshControl = true, rows = [\"1\"] }")
        #expect(home.contains("tableView.refreshControl = UIRefreshControl()\n"))
        #expect(home.contains("UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }"), "\(home)")
    }

    // MARK: Installed views

    private static let installed = """
        constraints = ["H:|[back]|", "V:|[back]|", "s.centerX == superview.centerX", "s.centerY == superview.centerY"]
        views.back = { kind = "view", backgroundColor = "systemYellow" }
        views.s = { kind = "stack", arrangedSubviews = ["a", "b", "c", "d"] }
        views.a = { kind = "label", text = "A" }
        views.b = { kind = "label", text = "B" }
        views.c = { kind = "label", text = "C" }
        views.d = { kind = "label", text = "D" }
        views.front = { kind = "label", text = "F" }
        [[controllers.home.adaptive]]
        when = { verticalSizeClass = "compact" }
        install = ["c", "back"]
        [[controllers.home.adaptive]]
        when = { minWidth = 500 }
        install = ["b", "front"]
        constraints = ["front.top == safeArea.top", "front.leading == safeArea.leading"]
        """

    @Test func `views installed by a rule are at their place among their siblings`() throws {
        let home = try Self.home(Self.installed)
        #expect(home.contains("view.insertSubview(backView, belowSubview: sStack)"))
        #expect(home.contains("view.addSubview(frontLabel)"))
        // The code checks whether the other rule has installed the rule's view.
        #expect(home.contains("sStack.insertArrangedSubview(bLabel, at: 1)"))
        #expect(home.contains("sStack.insertArrangedSubview(cLabel, at: bLabel.superview == nil ? 1 : 2)"))
    }

    @Test func `a layout pass without a change changes nothing`() throws {
        let home = try Self.home(Self.installed)
        #expect(home.contains("""
                    let conditions = [isCompactHeight, isWidthFrom500]
                    guard conditions != adaptedConditions else { return }
                    adaptedConditions = conditions

            """))
        // Trait changes are registered for.
        let traits = try Self.home("""
            views.photo = { kind = "image", image = "star" }
            constraints = ["photo.top == top", "photo.leading == leading"]
            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "compact" }
            set = { photo.isHidden = true }
            """)
        #expect(!traits.contains("adaptedConditions"))
    }

    @Test func `guides are ejected under UIKit's names`() throws {
        let lines = ["safeArea", "layoutMargins", "readableContent"].map { name in
            "constraints = [\"a.top == \(name).top\", \"a.leading == \(name).leading\"]\nviews.a = { kind = \"label\", text = \"A\" }"
        }
        for (guide, home) in zip(LayoutGuide.allCases, lines) {
            let code = try Self.home(home)
            #expect(code.contains("view.\(guide.member).topAnchor"))
            #expect(try Self.home(home.replacing("\(guide.rawValue).", with: "\(guide.member).")) == code)
        }
    }

    // MARK: Badges

    private static let tabs = """
        app.rootViewController = "tabs"
        [controllers.tabs]
        kind = "tabBar"
        viewControllers = ["one", "two"]
        [controllers.one]
        title = "One"
        tabBarItem = { image = "star", badgeValue = "3" }
        [controllers.two]
        title = "Two"
        tabBarItem = { image = "moon", badgeValue = "{count}" }
        variables = { count = 2 }
        """

    @Test func `badges belong to the tab from iOS 18 on, and to the tab bar item before`() throws {
        let new = try EjectedPlayground(Self.tabs, deployment: 18)
        let bar = try #require(new.ejection.files.first { $0.path.hasSuffix("TabBarController.swift") }).text
        #expect(bar.contains("one.badgeValue = \"3\"") && bar.contains("two.badgeValue = \"2\""))
        #expect(bar.contains("tabs = [one, two]"))
        #expect(try !new.file("Controllers/OneViewController.swift").contains("tabBarItem"))
        #expect(try new.file("Controllers/TwoViewController.swift").contains("tab?.badgeValue = String(count)"))
        let old = try EjectedPlayground(Self.tabs)
        #expect(try old.file("Controllers/OneViewController.swift").contains("tabBarItem.badgeValue = \"3\""))
        #expect(try old.file("Controllers/TwoViewController.swift").contains("tabBarItem.badgeValue = String(count)"))
    }

    @Test func `the tab of a stack has the item of the stack's root`() throws {
        let stack = Self.tabs.replacingOccurrences(of: "[\"one\", \"two\"]", with: "[\"nav\", \"two-nav\"]") + """

            [controllers.nav]
            kind = "navigation"
            rootViewController = "one"
            [controllers.two-nav]
            kind = "navigation"
            rootViewController = "two"
            """
        let app = try EjectedPlayground(stack, deployment: 18)
        let bar = try #require(app.ejection.files.first { $0.path.hasSuffix("TabBarController.swift") }).text
        #expect(bar.contains("image: UIImage(systemName: \"star\")") && bar.contains("nav.badgeValue = \"3\""), "\(bar)")
        #expect(try !app.file("Controllers/OneViewController.swift").contains("tabBarItem"))
        #expect(try app.file("Controllers/TwoViewController.swift").contains("navigationController?.tab?.badgeValue = String(count)"))
    }

    // MARK: Rows

    @Test func `rows that differ only in tint share a case with a colour`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = [
              { text = "Water", tintColor = "systemBlue" }, { text = "Wood", tintColor = "#112233" }, { text = "Fire" },
            ]
            """))
        #expect(try app.file("Models/HomeRow.swift") == """
            import UIKit

            struct HomeRow: Hashable, Sendable {
                var text: String
                var tintColor: UIColor?
            }

            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("cell.tintColor = item.tintColor"))
        #expect(home.contains("HomeRow(text: String(localized: \"Water\"), tintColor: .systemBlue)"))
        #expect(home.contains("HomeRow(text: String(localized: \"Fire\"), tintColor: nil)"))
    }

    @Test func `properties of one row are reset in a cell that another row reuses`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = [
              { text = "Water", alpha = 0.5, cornerRadius = 5, accessoryType = "checkmark", isHidden = true },
              { text = "Wood", textLabel = { textAlignment = "center" } },
            ]
            """))
        let home = try app.file("Controllers/HomeViewController.swift")
        for (given, standard) in [
            ("cell.contentView.alpha = 0.5", "cell.contentView.alpha = 1"), ("cell.layer.cornerRadius = 5", "cell.layer.cornerRadius = 0"),
            ("cell.accessoryType = .checkmark", "cell.accessoryType = .none"),
        ] {
            #expect(home.contains(given) && home.contains(standard), "\(home)")
        }
        // Losses are reported.
        let remarks = app.ejection.remarks.map(\.text)
        #expect(remarks.contains("a row has no isHidden in the app"))
        #expect(remarks.contains("the textLabel of a row has no textAlignment in the app"))
    }

    @Test func `the appearance that all rows share is set in the cell class`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "collection"
            items = [
              { text = "1", backgroundColor = "systemTeal", cornerRadius = 8 },
              { text = "2", backgroundColor = "systemPink", cornerRadius = 8 },
            ]
            """))
        let cell = try app.file("Views/HomeCell.swift")
        #expect(cell.contains("layer.cornerRadius = 8"))
        #expect(cell.contains("backgroundColor = item.backgroundColor"))
    }

    @Test func `the opacity that a rule gives a row is set on the content view`() throws {
        let home = try Self.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = ["Water", { text = "Wood", alpha = { when = { horizontalSizeClass = "compact" }, value = 0.5 } }]
            """)
        #expect(home.contains("cell.contentView.alpha = "), "\(home)")
    }

    // MARK: Headers and footers

    @Test func `a table's header is as high as its contents at the table's width`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = ["Water"]
            tableFooterView = { height = 44 }
            [controllers.home.views.list.tableHeaderView]
            views.words = { kind = "label", text = "Elements", numberOfLines = 0 }
            constraints = ["H:|-[words]-|", "V:|-[words]-|"]
            """))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("""
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    listTableView.fit(\\.tableHeaderView)
                }

            """), "\(home)")
        #expect(home.contains("footer.frame.size.height = 44"))
        #expect(app.ejection.files.contains { $0.path == "Extensions/UITableView+Fit.swift" })
    }

    @Test func `a section without its own height has the table's`() throws {
        let home = try Self.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            sectionHeaderHeight = 30
            sections = [{ header = { height = 60 }, rows = ["Water"] }, { header = "Earth", rows = ["Wood"] }]
            """)
        #expect(home.contains("case 0: 60\n        default: 30\n"), "\(home)")
    }

    @Test(arguments: [("grid", ".absolute(30)"), ("flow", "layout.headerReferenceSize = CGSize(width: 0, height: 30)")])
    func `a collection view's headers have the size that the file gives`(layout: String, expected: String) throws {
        let home = try Self.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "collection"
            layout = "\(layout)"
            headerReferenceSize = { width = 0, height = 30 }
            sections = [{ header = "Water", items = ["1"] }]
            """)
        #expect(home.contains(expected), "\(home)")
    }

    @Test func `a flow layout's header without a size is reported`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "collection"
            sections = [{ header = "Water", items = ["1"] }]
            """))
        #expect(app.ejection.remarks.map(\.text).contains("a flow layout does not fit a header to its contents: it is 50 points high"))
    }

    // MARK: Controls

    private static let card = """
        constraints = ["card.top == safeArea.top", "card.leading == leading"]
        views.card = { kind = "card", words = "Cat", tap = "dismiss" }
        [components.card]
        parameters = ["words"]
        constraints = ["H:|[label]|", "V:|[label]|"]
        views.label = { kind = "label", text = "{words}" }

        """

    @Test func `a component that is tapped is a control`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home(Self.card))
        #expect(try app.file("Views/CardView.swift").contains("final class CardView: TappableView {"))
        #expect(try app.file("Views/TappableView.swift").contains("accessibilityTraits = .button"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("view.addAction(UIAction { [weak self] _ in self?.cardViewTapped() }, for: .touchUpInside)"))
        #expect(!home.contains("UITapGestureRecognizer"))
    }

    @Test func `a component that contains a button is not a control`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home(
            Self.card + "views.more = { kind = \"button\", title = \"More\" }\n"))
        #expect(try app.file("Views/CardView.swift").contains("final class CardView: UIView {"))
        #expect(try app.file("Controllers/HomeViewController.swift").contains("UITapGestureRecognizer"))
    }

    @Test func `a tap next to a field ends editing and reaches the tapped element`() throws {
        let home = try Self.home("endsEditingOnTap = true")
        #expect(home.contains("recognizer.cancelsTouchesInView = false"))
        #expect(home.contains("@objc private func endEditing() {\n        view.endEditing(true)"))
    }

    @Test func `the text of a system button follows Dynamic Type like its font`() throws {
        let home = try Self.home("views.go = { kind = \"button\", title = \"Go\", font = \"footnote\" }\n")
        #expect(home.contains("button.titleLabel?.adjustsFontForContentSizeCategory = true"))
        let fixed = try Self.home("views.go = { kind = \"button\", title = \"Go\", font = { size = 13 } }\n")
        #expect(!fixed.contains("adjustsFontForContentSizeCategory"))
    }

    @Test func `symbols keep their aspect ratio`() throws {
        let home = try Self.home("""
            constraints = ["star.top == safeArea.top", "star.leading == leading", "star.width == 44", "star.height == 44"]
            views.star = { kind = "image", image = "star" }
            """)
        #expect(home.contains("imageView.contentMode = .scaleAspectFit"))
    }
}
