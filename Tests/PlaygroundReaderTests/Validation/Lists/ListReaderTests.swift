import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ListReaderTests {
    private func views(_ lines: String, head: String = "") throws -> [ViewDefinition] {
        let result = PlaygroundFile.ReadResult(head: head, home: lines)
        return try #require(result.home, "\(result.report)").views
    }

    private func text(_ id: ViewID, in views: [ViewDefinition]) -> String? {
        views.first { $0.id == id }?.properties.string(.text)
    }

    @Test func `a string instead of a table is a row with that text`() throws {
        let views = try views("views.list = { kind = \"table\", rows = [\"Eggs\", { text = \"Milk\" }] }\nviews.grid = { kind = \"collection\", items = [\"A\"] }")
        #expect(text("list.0.0.textLabel", in: views) == "Eggs")
        #expect(text("list.0.1.textLabel", in: views) == "Milk")
        #expect(views.contains { $0.id == "grid.0.0" })
    }

    @Test func `a custom cell cannot have text without a view`() {
        let result = PlaygroundFile.ReadResult(home: """
            views.list = { kind = "table", rows = ["Eggs"], cell = { views.l = { kind = "label", text = "x" } } }
            """)
        #expect(result.codes == ["wrong-type"])
    }

    @Test func `rows are views named after their index paths`() throws {
        let views = try views("""
            [controllers.home.views.list]
            kind = "table"
            cellStyle = "subtitle"
            sections = [
              { header = "A", rows = [{ text = "One", detailText = "1", image = "star", tap = { dismiss = true } }, { text = "Two" }] },
              { rows = [{ text = "Three" }], footer = "End" },
            ]
            """)
        #expect(views.map(\.id) == [
            "list", "list.0.header", "list.0.header.textLabel",
            "list.0.0", "list.0.0.imageView", "list.0.0.textLabel", "list.0.0.detailTextLabel",
            "list.0.1", "list.0.1.textLabel", "list.1.0", "list.1.0.textLabel", "list.1.footer", "list.1.footer.textLabel",
        ])
        #expect(views[0].subviews == ["list.0.header", "list.0.0", "list.0.1", "list.1.0", "list.1.footer"])
        #expect(views[3].tap == .dismiss)
        #expect(views[3].path.description == "controllers.home.views.list.sections[0].rows[0]")
        #expect(views[3].cellConstraints == nil)
        #expect(text("list.0.0.detailTextLabel", in: views) == "1")
    }

    @Test func `content configurations have any number of lines and a second text below`() throws {
        let views = try views("""
            [controllers.home.views.list]
            kind = "table"
            contentConfiguration = "cell"
            sections = [{ header = { text = "A", contentConfiguration = "plainHeader" }, rows = [
              { text = "One", detailText = "1", secondaryTextProperties = { numberOfLines = 2 } }, { text = "Two", detailText = "2", cellStyle = "value1" },
            ] }]
            """, head: "ios = \"18\"")
        func label(_ id: ViewID) -> ViewProperties? { views.first { $0.id == id }?.properties }
        #expect(label("list.0.0.textLabel")?.number(.numberOfLines) == 0)
        #expect(label("list.0.0.detailTextLabel")?.number(.numberOfLines) == 2)
        #expect(label("list.0.0.detailTextLabel")?.font(.font) == .textStyle(.caption1, weight: nil))
        #expect(label("list.0.1.textLabel")?.number(.numberOfLines) == nil)
        #expect(label("list.0.header.textLabel")?.font(.font) == .textStyle(.headline, weight: nil))
    }

    @Test(arguments: [ContentConfiguration.cell, .subtitleCell, .valueCell, .sidebarCell, .accompaniedSidebarSubtitleCell])
    func `the second text is at the end only in value cells`(configuration: ContentConfiguration) {
        #expect(configuration.style(hasSecondaryText: true) == (configuration == .valueCell ? .value1 : .subtitle))
    }

    @Test func `an accessory view is a view in its cell`() throws {
        let views = try views("""
            variables = { quiet = false }
            views.list = { kind = "table", rows = [
              { text = "Wi-Fi", detailText = "Home", cellStyle = "value1", accessoryView = { kind = "switch", isOn = true, valueChanged = { set = { quiet = true } } } },
            ] }
            """)
        #expect(views.map(\.id) == ["list", "list.0.0", "list.0.0.textLabel", "list.0.0.detailTextLabel", "list.0.0.accessoryView"])
        #expect(views[1].subviews == ["list.0.0.textLabel", "list.0.0.detailTextLabel", "list.0.0.accessoryView"])
        #expect(views[4].kind == .switch && views[4].properties.bool(.isOn) == true && views[4].tap != nil)
    }

    @Test(arguments: [
        (#"{ accessoryView = { kind = "stack" } }"#, ["unknown-kind"]), (#"{ accessoryView = {} }"#, ["missing-key"]),
        (#"{ accessoryView = "switch" }"#, ["wrong-type"]), (#"{ accessoryView = { kind = "switch", text = "a" } }"#, ["key-of-other-kind"]),
        (#"{ accessoryType = "checkmark", accessoryView = { kind = "switch" } }"#, ["exclusive-keys"]),
        (#"{ accessoryView = { kind = "switch" }, cell = {} }"#, ["key-beside-own-cell"]),
    ])
    func `a row rejects accessories that it cannot have`(row: String, codes: [String]) {
        #expect(PlaygroundFile.ReadResult(home: "views.list = { kind = \"table\", rows = [\(row)] }").codes == codes)
    }

    @Test func `a row has swipe actions at both ends`() throws {
        let views = try views("""
            [controllers.home.views.list]
            kind = "table"
            [controllers.home.views.list.rows]
            count = 2
            text = "Message {n}"
            performsFirstActionWithFullSwipe = false
            leadingSwipeActions = [{ image = "envelope", backgroundColor = "systemBlue", tap = "dismiss" }]
            trailingSwipeActions = [{ title = "Delete {n}", style = "destructive", action = { dismiss = true } }]
            """)
        let actions = try #require(views.first { $0.id == "list.0.1" }).swipeActions
        #expect(actions.trailing.map(\.title) == ["Delete 2"] && actions.trailing[0].style == .destructive && actions.trailing[0].action == .dismiss)
        #expect(actions.leading.map(\.image) == ["envelope"] && actions.leading[0].action == .dismiss)
        #expect(actions.leading[0].backgroundColor == .semantic(.systemBlue))
        #expect(!actions.performsFirstActionWithFullSwipe)
    }

    @Test(arguments: [
        (#"{ trailingSwipeActions = [{ style = "normal" }] }"#, ["missing-key"]),
        (#"{ trailingSwipeActions = { title = "Delete" } }"#, ["wrong-type"]),
        (#"{ trailingSwipeActions = [{ title = "Delete", style = "cancel" }] }"#, ["bad-value"]),
    ])
    func `a swipe action has a text or an image, and a style`(row: String, codes: [String]) {
        #expect(PlaygroundFile.ReadResult(home: "views.list = { kind = \"table\", rows = [\(row)] }").codes == codes)
    }

    @Test func `a count or data repeats a row and fills its labels`() throws {
        let views = try views("""
            views.list = { kind = "table", rows = { count = 2, text = "Message {n}" } }
            views.grid = { kind = "collection", items = { data = [{ name = "Mia", age = 4 }, { name = "Tom", age = 2.5 }], text = "{name}, {age}" } }
            """)
        #expect(text("list.0.0.textLabel", in: views) == "Message 1")
        #expect(text("list.0.1.textLabel", in: views) == "Message 2")
        #expect(text("grid.0.0.textLabel", in: views) == "Mia, 4")
        #expect(text("grid.0.1.textLabel", in: views) == "Tom, 2.5")
    }

    @Test func `braces in rows without data are kept`() throws {
        let views = try views("views.list = { kind = \"table\", rows = [{ text = \"{n}\" }] }")
        #expect(text("list.0.0.textLabel", in: views) == "{n}")
    }

    @Test func `every section of a grouped table has a header and a footer`() throws {
        let views = try views("views.list = { kind = \"table\", style = \"grouped\", rows = [{ text = \"One\" }] }")
        #expect(views[0].subviews == ["list.0.header", "list.0.0", "list.0.footer"])
    }

    @Test(arguments: [(25, "TODAY"), (26, "Today")])
    func `grouped headers were in capitals up to iOS 25`(version: Int, expected: String) throws {
        let views = try views(
            "views.list = { kind = \"table\", style = \"grouped\", sections = [{ header = \"Today\" }] }", head: "ios = \(version)")
        #expect(text("list.0.header.textLabel", in: views) == expected)
    }

    @Test func `custom cells have named views and their own constraints`() throws {
        let views = try views("""
            [controllers.home.views.list]
            kind = "table"
            rows = [{ data = { name = "Ada" }, accessoryType = "checkmark" }]
            [controllers.home.views.list.cell]
            views.row = { kind = "stack", arrangedSubviews = ["name"], customSpacing = { name = 4 } }
            views.name = { kind = "label", text = "Dr {name}" }
            constraints = ["row.leading == layoutMargins.leading", "V:|[row]|"]
            """)
        #expect(views.map(\.id) == ["list", "list.0.0", "list.0.0.row", "list.0.0.name"])
        #expect(views[1].subviews == ["list.0.0.row"])
        #expect(views[2].subviews == ["list.0.0.name"] && views[2].customSpacing == ["list.0.0.name": 4])
        #expect(views[3].properties.string(.text) == "Dr Ada")
        let constraints = try #require(views[1].cellConstraints)
        #expect(constraints.map(\.first.item) == [.view("list.0.0.row"), .view("list.0.0.row"), .rootView])
        #expect(constraints.map(\.second?.item) == [.guide(.layoutMargins, of: nil), .rootView, .view("list.0.0.row")])
    }

    @Test func `layout guides are next to the views, and constraints refer to them`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            layoutGuides = ["half"]
            constraints = ["half.width == superview.width * 0.5", "half.leading == a.trailing"]
            views.a = {}
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("half")?.kind == .layoutGuide)
        #expect(home.constraints.count == 2)
    }

    @Test(arguments: LayoutGuide.ofEveryView)
    func `a guide has a short name and UIKit's name`(guide: LayoutGuide) throws {
        let lines = guide.names.map { "\"a.top == \($0).top\", \"a.left == a.\($0).left\", \"b.left == superview.\($0).left\"" }
        let result = PlaygroundFile.ReadResult(home: "constraints = [\(lines.joined(separator: ", "))]\nviews.a = {}\nviews.b = {}")
        let items = try #require(result.home, "\(result.report)").constraints.map(\.second?.item)
        #expect(items == lines.flatMap { _ in [.guide(guide, of: nil), .guide(guide, of: "a"), .guide(guide, of: nil)] })
    }

    @Test func `mistakes about a guide use the written name`() {
        let result = PlaygroundFile.ReadResult(home: """
            constraints = ["a.firstBaseline == safeAreaLayoutGuide.firstBaseline", "a.top == safeAreaLayoutGuid.top"]
            views.a = {}
            """)
        #expect(result.diagnostics.map(\.headline) == [
            "\"safeAreaLayoutGuide\" is a layout guide and has no \"firstBaseline\"", "there is no view \"safeAreaLayoutGuid\" to constrain",
        ])
        #expect(result.diagnostics.last?.hint?.contains("safeAreaLayoutGuide") == true)
    }

    @Test(arguments: LayoutGuide.ofEveryView.flatMap { $0.names })
    func `the names of guides are reserved`(name: String) {
        #expect(PlaygroundFile.ReadResult(home: "views.\(name) = {}").codes == ["reserved-name"])
    }

    @Test(arguments: ["horizontalHuggingPriority", "verticalCompressionResistancePriority"])
    func `a priority is above 0 and at most 1000`(key: String) {
        for (value, isPermitted) in [("0", false), ("0.001", true), ("1000", true), ("1000.5", false), ("-1", false)] {
            let result = PlaygroundFile.ReadResult(home: "views.a = { \(key) = \(value) }")
            #expect(result.diagnostics.map(\.headline) == (isPermitted ? [] : ["\"\(key)\" must be above 0 and at most 1000, found \(value)"]))
        }
    }

    @Test func `a scroll view has two guides`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            constraints = ["s.contentLayoutGuide.width == s.frameLayoutGuide.width"]
            views.s = { kind = "scroll" }
            """)
        let constraint = try #require(result.home?.constraints.first, "\(result.report)")
        #expect(constraint.first.item == .guide(.contentLayoutGuide, of: "s"))
        #expect(constraint.second?.item == .guide(.frameLayoutGuide, of: "s"))
    }
}
