import Testing

@testable import Ejection

/// Tables and collection views with items, cells, headers and footers.
@Suite struct ListEjectionTests {
    private static func app(_ list: String, deployment: Int = 17) throws -> EjectedPlayground {
        let home = "constraints = [\"H:|[list]|\", \"V:|[list]|\"]\n[controllers.home.views.list]\n\(list)"
        return try EjectedPlayground(EjectedPlayground.home(home), deployment: deployment)
    }

    private static func home(_ list: String) throws -> String { try app(list).file("Controllers/HomeViewController.swift") }

    @Test func `rows of one style share a case, and unique rows are cases without values`() throws {
        let app = try Self.app("""
            kind = "table"
            rows = [ { text = "One" }, { text = "Two" }, { text = "Key", detailText = "7", cellStyle = "value1" } ]
            """)
        #expect(try app.file("Models/HomeRow.swift") == """
            enum HomeRow: Hashable, Sendable {
                case plain(Plain)
                case key

                struct Plain: Hashable, Sendable {
                    var text: String
                }
            }

            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains(".plain(.init(text: String(localized: \"One\")))"))
        #expect(home.contains("        case .key:\n"))
    }

    @Test func `a switch at the end of a row is its accessory view, with the row's action`() throws {
        let app = try Self.app("""
            kind = "table"
            rows = [
              { text = "Wi-Fi", selectionStyle = "none", accessoryView = { kind = "switch", isOn = true, valueChanged = { dismiss = true } } },
              { text = "Language" },
            ]
            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        let lines = [
            // The switch is a property, because a new switch for a reused row would lose its value.
            "private lazy var wiFiSwitch: UISwitch = {", "let control = UISwitch()", "control.isOn = true",
            "control.addAction(UIAction { [weak self] _ in self?.wiFiSwitchTapped() }, for: .valueChanged)",
            "cell.accessoryView = self?.wiFiSwitch", "cell.selectionStyle = .none",
        ]
        for line in lines { #expect(home.contains("    \(line)\n"), "\(line)") }
        // Cells are reused, so values are reset.
        #expect(home.contains("""
                        cell.accessoryView = nil
                        cell.selectionStyle = .default
                        switch item {
            """), "\(home)")
        #expect(app.ejection.remarks.isEmpty, "\(app.ejection.remarks)")
        #expect(home.contains("    private func wiFiSwitchTapped() {\n        dismiss(animated: true)"))
    }

    @Test func `two tables of a controller have their own headers and heights`() throws {
        let home = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[one]|", "H:|[two]|", "V:|[one][two(one)]|"]
            [controllers.home.views.one]
            kind = "table"
            sections = [{ header = "A", rows = [{ text = "1", rowHeight = 60 }] }]
            [controllers.home.views.two]
            kind = "table"
            sections = [{ header = "B", rows = ["2", { text = "3", rowHeight = 80 }] }]
            """)).file("Controllers/HomeViewController.swift")
        #expect(home.contains("""
                    if tableView === oneTableView {
                        return switch section {
                        case 0:
                            makeOneHeader(String(localized: "A"))
                        default:
                            nil
                        }
                    }

            """), "\(home)")
        #expect(home.contains("            return switch (indexPath.section, indexPath.row) {\n            case (0, 1): 80\n"), "\(home)")
    }

    @Test func `items that differ only in size share a class`() throws {
        let app = try Self.app("""
            kind = "collection"
            items = [{ text = "1" }, { text = "2", itemSize = { width = 80, height = 40 } }]
            """)
        #expect(app.ejection.files.map(\.path).filter { $0.hasPrefix("Views/") } == ["Views/HomeCell.swift"])
    }

    @Test func `effects shared by kinds of rows are switched by kind`() throws {
        let home = try Self.home("""
            kind = "table"
            rows = [{ text = "One", tap = { dismiss = true } }, { text = "Two", accessoryType = "checkmark" }]
            """)
        #expect(home.contains("switch listDataSource.itemIdentifier(for: indexPath) {\n        case .one:\n"), "\(home)")
    }

    @Test func `labels of rows have only the attributes from the file`() throws {
        let home = try Self.home("""
            kind = "table"
            rows = [{ text = "One", detailText = "1", cellStyle = "subtitle", detailTextLabel = { numberOfLines = 0 } }]
            """)
        #expect(!home.contains("secondaryTextProperties"), "\(home)")
    }

    @Test func `the space above a list's headers is a property of its configuration`() throws {
        let home = try Self.home("""
            kind = "collection"
            layout = { sections = [{ appearance = "plain", headerTopPadding = 4 }] }
            sections = [{ header = "A", items = ["One"] }]
            """)
        #expect(home.contains("configuration.headerTopPadding = 4"), "\(home)")
    }

    @Test func `content configurations are written by their names`() throws {
        let home = try Self.home("""
            kind = "table"
            contentConfiguration = "sidebarCell"
            sections = [
              { header = { text = "A", contentConfiguration = "groupedHeader" }, rows = ["One"] }, { header = "B", rows = ["Two"] },
            ]
            """)
        for name in ["sidebarCell", "groupedHeader", "plainHeader"] {
            #expect(home.ranges(of: "UIListContentConfiguration.\(name)()").count == 1, "\(home)")
        }
    }

    @Test func `swipe actions of rows are configurations of the table's delegate`() throws {
        let home = try Self.home("""
            kind = "table"
            rows = [
              { text = "One", trailingSwipeActions = [{ title = "Delete", style = "destructive", action = { dismiss = true } }, { title = "Flag", image = "flag", backgroundColor = "systemOrange" }] },
              { text = "Two", leadingSwipeActions = [{ title = "Read" }], performsFirstActionWithFullSwipe = false },
            ]
            """)
        let lines = [
            "_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath", ") { [self] _, _, completion in",
            "dismiss(animated: true)", "completion(true)", "flagAction.image = UIImage(systemName: \"flag\")",
            "flagAction.backgroundColor = .systemOrange", "return UISwipeActionsConfiguration(actions: [deleteAction, flagAction])",
            "let configuration = UISwipeActionsConfiguration(actions: [readAction])",
            "configuration.performsFirstActionWithFullSwipe = false",
        ]
        for line in lines { #expect(home.contains(" \(line)\n"), "\(line)") }
    }

    @Test func `cells that differ only in the names of their views share a class`() throws {
        let cell = { (name: String, text: String) in
            """
            [[controllers.home.views.list.sections.rows]]
            [controllers.home.views.list.sections.rows.cell]
            constraints = ["\(name).leading == leading", "\(name).top == top", "\(name).bottom == bottom"]
            views.\(name) = { kind = "label", text = "\(text)" }
            """
        }
        let app = try Self.app("kind = \"table\"\n[[controllers.home.views.list.sections]]\n\(cell("first", "One"))\n\(cell("second", "Two"))")
        #expect(app.ejection.files.map(\.path).filter { $0.hasPrefix("Views/") } == ["Views/HomeCell.swift"])
        #expect(try app.file("Models/HomeRow.swift").contains("var text: String"))
        #expect(try app.file("Views/HomeCell.swift").contains("label.text = item.text"))
    }

    @Test func `a cell that no item fills has no method for it`() throws {
        let app = try Self.app("""
            kind = "table"
            rows = { count = 2 }
            cell.constraints = ["line.leading == leading", "line.top == top", "line.bottom == bottom"]
            cell.views.line = { kind = "label", text = "The same" }
            """)
        #expect(try !app.file("Views/HomeCell.swift").contains("configure"))
        #expect(try !app.file("Controllers/HomeViewController.swift").contains("configure"))
    }

    @Test func `actions of a view in a cell are the controller's, with the item`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = { data = [{ name = "Emma" }, { name = "Walden" }] }
            cell.constraints = ["read.leading == leading", "read.top == top", "read.bottom == bottom"]
            cell.views.read = { kind = "button", title = "{name}", tap = { show = "book", with = { name = "{name}" } } }
            [controllers.book]
            parameters = ["name"]
            title = "{name}"
            """)
        #expect(try app.file("Views/HomeCell.swift").contains("    var onReadButtonTap: (() -> Void)?"))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("cell.onReadButtonTap = { [weak self] in self?.readTapped(item) }"))
        #expect(home.contains("    private func readTapped(_ item: HomeRow) {\n        show(BookViewController(name: item.name), sender: self)"))
        #expect(home.contains("{ [weak self] tableView, indexPath, item in"))
        // A constant value needs no property.
        #expect(try !app.file("Controllers/BookViewController.swift").contains("private let name"))
    }

    @Test func `a table's headers are made by one method`() throws {
        let home = try Self.home("""
            kind = "table"
            style = "grouped"
            sections = [ { header = "A", rows = [{ text = "1" }] }, { rows = [{ text = "2" }] }, { header = "C", rows = [{ text = "3" }] } ]
            """)
        #expect(home.ranges(of: "UIListContentConfiguration.groupedHeader()").count == 1)
        #expect(home.contains("        case 2:\n            makeListHeader(String(localized: \"C\"))\n        default:\n            nil\n"))
    }

    @Test func `cells of one class are dequeued in one place`() throws {
        let home = try Self.home("""
            kind = "table"
            rows = [ { text = "One" }, { text = "Two", detailText = "2", cellStyle = "value1" } ]
            """)
        #expect(home.ranges(of: "tableView.dequeueReusableCell").count == 1 && home.ranges(of: "return cell").count == 1)
    }

    @Test func `equal cells of two lists share a class`() throws {
        let list = { (name: String) in
            """
            [controllers.\(name)]
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.\(name).views.list]
            kind = "table"
            [[controllers.\(name).views.list.rows]]
            cell.constraints = [\(name == "a" ? "\"go.top == top\", \"go.leading == leading\"" : "\"go.leading == leading\", \"go.top == top\"")]
            cell.views.go = { kind = "button", title = "Go" }

            """
        }
        let app = try EjectedPlayground("app.rootViewController = \"a\"\n" + list("a") + list("b"))
        #expect(app.ejection.files.map(\.path).filter { $0.hasPrefix("Views/") } == ["Views/ACell.swift"])
        #expect(try app.file("Controllers/BViewController.swift").contains("register(ACell.self, forCellReuseIdentifier: \"ACell\")"))
    }

    @Test func `a list that code fills has no data source of its own`() throws {
        let app = try Self.app("kind = \"table\"\nstyle = \"grouped\"")
        #expect(try !app.file("Controllers/HomeViewController.swift").contains("DataSource"))
        #expect(!app.ejection.files.contains { $0.path.hasPrefix("Models/") })
    }

    @Test func `targets of rows come from the items`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rows = [
              { text = "Emma", tap = { show = "book", with = { name = "Emma" } } },
              { text = "Walden", tap = { show = "book", with = { name = "Walden" } } },
              { text = "More", detailText = "7", cellStyle = "value1", tap = { dismiss = true } },
            ]
            [controllers.book]
            parameters = ["name"]
            title = "{name}"
            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("""
                    switch listDataSource.itemIdentifier(for: indexPath) {
                    case .plain(let item):
                        show(BookViewController(name: item.text), sender: self)
                    case .more:
                        dismiss(animated: true)
            """))
        #expect(home.ranges(of: "\"Emma\"").count == 1)
    }

    @Test func `cells of style value2 have a class of that style`() throws {
        let app = try Self.app("kind = \"table\"\nrows = [ { text = \"phone\", detailText = \"555\", cellStyle = \"value2\" } ]")
        #expect(try app.file("Views/ContactStyleCell.swift").contains("super.init(style: .value2, reuseIdentifier: reuseIdentifier)"))
        #expect(try app.file("Controllers/HomeViewController.swift").contains("cell.detailTextLabel?.text = \"555\""))
    }

    @Test(arguments: [("flow", "layout.headerReferenceSize = CGSize(width: 50, height: 50)"), ("grid", "if [0].contains(index) {")])
    func `a collection view has headers in the sections that declare one`(layout: String, code: String) throws {
        let home = try Self.home("""
            kind = "collection"
            layout = "\(layout)"
            sections = [ { header = "A", items = [{ text = "1" }] }, { items = [{ text = "2" }] } ]
            """)
        #expect(home.contains("UICollectionView.SupplementaryRegistration<UICollectionViewListCell>"))
        #expect(home.contains("dataSource.supplementaryViewProvider = { [listHeaderRegistration] collectionView, _, indexPath in"))
        #expect(home.contains(code))
    }

    private static let store = """
        kind = "collection"
        sections = [ { header = "New", items = [{ text = "1" }, { text = "2" }] }, { items = [{ text = "3" }] } ]

        """

    @Test func `a badge has a class, a registration and the values of its items`() throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "home"
            [controllers.home.views.grid]
            kind = "collection"
            items = { data = [{ name = "Mochi", news = "3" }, { name = "Tora", news = "12" }], text = "{name}" }
            supplementaryViews.badge = { backgroundColor = "systemRed", cornerRadius = 10, views = { count = { kind = "label", text = "{news}" } }, constraints = ["count.centerX == superview.centerX", "count.centerY == superview.centerY"] }
            [[controllers.home.views.grid.layout.sections]]
            group = { heightDimension = 80, subitems = [{ widthDimension = 80, supplementaryItems = [{ elementKind = "badge", widthDimension = 20, heightDimension = 20, containerAnchor = { edges = ["top", "trailing"], fractionalOffset = { x = 0.3, y = -0.3 } }, zIndex = 2 }] }] }
            """)
        let view = try app.file("Views/HomeBadgeView.swift")
        #expect(view.contains("final class HomeBadgeView: UICollectionReusableView {") && view.contains("func configure(with item: HomeBadge) {"), "\(view)")
        #expect(view.contains("layer.cornerRadius = 10") && view.contains("backgroundColor = .systemRed"))
        let code = try app.file("Controllers/HomeViewController.swift").filter { !$0.isWhitespace }
        for text in [
            "UICollectionView.SupplementaryRegistration<HomeBadgeView>", "elementKind: \"badge\"", "supplementaryItems: [supplementaryItem]",
            "containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))",
            "supplementaryItem.zIndex = 2", "dataSource.supplementaryViewProvider",
        ] {
            #expect(code.contains(text.filter { !$0.isWhitespace }), "\(text) in \(code)")
        }
    }

    @Test func `a compositional layout has a section for each of its layouts`() throws {
        let app = try Self.app(Self.store + """
            [controllers.home.views.list.layout]
            interSectionSpacing = 20
            [[controllers.home.views.list.layout.sections]]
            orthogonalScrollingBehavior = "groupPaging"
            interGroupSpacing = 12
            header = { pinToVisibleBounds = true }
            background = { backgroundColor = "systemYellow", cornerRadius = 8 }
            group = { widthDimension = { fractionalWidth = 0.8 }, heightDimension = 90, subitems = [{}] }
            [[controllers.home.views.list.layout.sections]]
            contentInsets = 8
            [controllers.home.views.list.layout.sections.group]
            heightDimension = { estimated = 44 }
            repeatingSubitem = { widthDimension = { fractionalWidth = 0.5 }, edgeSpacing = { top = { flexible = 0 } } }
            count = 2
            interItemSpacing = { flexible = 4 }
            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        for line in [
            "let layout = UICollectionViewCompositionalLayout { index, _ in", "case 0:", "section.orthogonalScrollingBehavior = .groupPaging",
            "section.interGroupSpacing = 12", "header.pinToVisibleBounds = true", "widthDimension: .fractionalWidth(0.8)",
            "repeatingSubitem: ", "count: 2", "group.interItemSpacing = .flexible(4)", "item.edgeSpacing = NSCollectionLayoutEdgeSpacing(", "configuration.interSectionSpacing = 20",
            "layout.register(HomeBackgroundView.self, forDecorationViewOfKind: \"HomeBackgroundView\")", "return layout",
        ] { #expect(home.contains(line), "\(line) in \(home)") }
        #expect(try app.file("Views/HomeBackgroundView.swift").contains("layer.cornerRadius = 8"))
    }

    @Test(arguments: [
        (13, "subitem = {}", "subitem: ", false), (16, "subitem = {}", "subitem: ", false), (16, "repeatingSubitem = {}", "repeatingSubitem: ", false),
        (13, "repeatingSubitem = {}", "repeating: NSCollectionLayoutItem(", true),
        (16, "subitems = [{ heightDimension = { uniformAcrossSiblings = 44 } }]", "heightDimension: .estimated(44)", true),
        (17, "subitems = [{ heightDimension = { uniformAcrossSiblings = 44 } }]", "heightDimension: .uniformAcrossSiblings(estimate: 44)", false),
    ])
    func `groups use the API of their version of iOS`(version: Int, items: String, text: String, isRemarked: Bool) throws {
        let count = items.hasPrefix("subitems") ? "" : ", count = 2"
        let app = try Self.app(Self.store + """
            [[controllers.home.views.list.layout.sections]]
            group = { heightDimension = { estimated = 44 }, \(items)\(count) }
            """, deployment: version)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains(text), "\(home)")
        #expect(app.ejection.remarks.contains { $0.text.contains("is written as") } == isRemarked)
    }

    @Test func `a list in a collection view has list cells`() throws {
        let home = try Self.home("""
            kind = "collection"
            layout.sections = [{ appearance = "sidebar", headerMode = "firstItemInSection" }]
            items = ["Library", { text = "Mochi", accessoryType = "disclosureIndicator" }]
            """)
        for line in [
            "var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)", "configuration.headerMode = .firstItemInSection",
            "UICollectionView.CellRegistration<UICollectionViewListCell", "var content = cell.defaultContentConfiguration()",
            "cell.contentConfiguration = content", "cell.accessories = [.disclosureIndicator()]",
        ] { #expect(home.contains(line), "\(line) in \(home)") }
    }

    @Test func `a header of a collection view has a button`() throws {
        let home = try Self.home("""
            kind = "collection"
            sections = [{ header = { views.all = { kind = "button", title = "All", tap = { dismiss = true } }, constraints = ["H:|[all]|", "V:|[all]|"] }, items = ["1"] }]
            """)
        #expect(home.contains("dataSource.supplementaryViewProvider = ") && home.contains("dismiss(animated: true)"), "\(home)")
    }

    @Test func `a layout set by a rule has its own method`() throws {
        let home = try Self.home(Self.store + """
            layout.sections = [{ group = { heightDimension = 90, subitems = [{}] } }]
            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "regular" }
            set = { list.layout = "grid" }
            """)
        #expect(home.contains("listCollectionView.setCollectionViewLayout(makeOtherListLayout(), animated: false)"), "\(home)")
        #expect(home.contains("private func makeOtherListLayout() -> UICollectionViewLayout {"))
    }

    @Test func `the layouts of a list share a background class`() throws {
        let section = "background = { backgroundColor = \"systemYellow\" }, group = { subitems = [{}], heightDimension ="
        let app = try Self.app(Self.store + """
            layout.sections = [{ \(section) 90 } }]
            [[controllers.home.adaptive]]
            when = { horizontalSizeClass = "regular" }
            set = { list.layout = { sections = [{ \(section) 40 } }] } }
            """)
        #expect(try app.file("Views/HomeBackgroundView.swift").contains("systemYellow"))
        #expect(!app.ejection.files.contains { $0.path == "Views/HomeBackgroundView2.swift" })
    }

    @Test(arguments: [("table", "scrollToRow(at: IndexPath(row: 5, section: 0), at: .none"), ("collection", "scrollToItem(at: IndexPath(item: 5, section: 0), at: []")])
    func `an action scrolls to a row`(kind: String, call: String) throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            views.list = { kind = "\(kind)", \(kind == "table" ? "rows" : "items") = { count = 9, text = "Row {n}" } }
            views.show = { kind = "button", title = "Show", tap = { scrollRectToVisible = "list.0.5" } }
            """))
        #expect(try app.file("Controllers/HomeViewController.swift").contains("\(call), animated: true)"))
    }

    @Test func `an action scrolls to a view`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|[page]|", "V:|[page]|"]
            views.page = { kind = "scroll", subviews = ["end"] }
            views.end = { kind = "label", text = "The end" }
            views.show = { kind = "button", title = "Show", tap = { scrollRectToVisible = "end" } }
            """))
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("pageScrollView.scrollRectToVisible(endLabel.convert(endLabel.bounds, to: pageScrollView), animated: true)"), "\(home)")
    }
}
