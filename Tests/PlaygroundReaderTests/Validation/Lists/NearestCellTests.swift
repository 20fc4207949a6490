import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct NearestCellTests {
    private func views(_ lines: String) throws -> [ViewDefinition] {
        let result = PlaygroundFile.ReadResult(home: lines)
        return try #require(result.home, "\(result.report)").views
    }

    @Test func `a row uses its own cell, else its section's, else the table's`() throws {
        let views = try views("""
            [controllers.home.views.list]
            kind = "table"
            cell = { views = { outer = { kind = "label" } } }
            sections = [
              { rows = [{}, { cell = { views = { own = { kind = "label" } } }, rowHeight = 60 }] },
              { cell = { views = { middle = { kind = "label" } } }, rows = { count = 2 } },
            ]
            """)
        #expect(views.map(\.id) == [
            "list", "list.0.0", "list.0.0.outer", "list.0.1", "list.0.1.own",
            "list.1.0", "list.1.0.middle", "list.1.1", "list.1.1.middle",
        ])
        #expect(views[3].properties.number(.rowHeight) == 60)
    }

    @Test func `rows with custom cells and rows in UIKit's styles can be mixed`() throws {
        let views = try views("""
            [[controllers.home.views.list.sections]]
            header = "A"
            [[controllers.home.views.list.sections.rows]]
            accessoryType = "disclosureIndicator"
            tap = { dismiss = true }
            [controllers.home.views.list.sections.rows.cell]
            constraints = ["name.leading == layoutMargins.leading"]
            [controllers.home.views.list.sections.rows.cell.views.name]
            kind = "label"
            text = "Braces {stay}"
            [[controllers.home.views.list.sections.rows]]
            text = "One"
            detailText = "Two"
            cellStyle = "subtitle"
            [controllers.home.views.list]
            kind = "table"
            """)
        #expect(views.map(\.id) == [
            "list", "list.0.header", "list.0.header.textLabel", "list.0.0", "list.0.0.name",
            "list.0.1", "list.0.1.textLabel", "list.0.1.detailTextLabel",
        ])
        #expect(views[3].tap == .dismiss && views[3].cellConstraints?.count == 1 && views[5].cellConstraints == nil)
        #expect(views[4].properties.string(.text) == "Braces {stay}")
    }

    @Test func `strings of a row's own cell are filled from its data`() throws {
        let views = try views("""
            views.list = { kind = "table", rows = [
              { data = { name = "Ada" }, cell = { views = { a = { kind = "label", text = "Dr {name}" } } } },
            ] }
            """)
        #expect(views.last?.properties.string(.text) == "Dr Ada")
    }

    @Test func `a row can set the appearance of its cell's labels`() throws {
        let views = try views("""
            [[controllers.home.views.list.rows]]
            text = "One"
            detailText = "Two"
            cellStyle = "subtitle"
            textLabel = { font = { size = 16, weight = "medium" } }
            detailTextLabel = { numberOfLines = 0, textColor = "label" }
            [controllers.home.views.list]
            kind = "table"
            """)
        #expect(views[2].properties.font(.font) == .system(size: 16, weight: .medium))
        #expect(views[2].properties.string(.text) == "One")
        #expect(views[3].properties.number(.numberOfLines) == 0)
        #expect(views[3].properties.color(.textColor) == .semantic(.label))
        #expect(views[3].properties.font(.font) == .textStyle(.subheadline, weight: nil))
    }

    @Test func `headers and footers of sections and of the table can have views`() throws {
        let views = try views("""
            [controllers.home.views.list]
            kind = "table"
            tableHeaderView = { height = 72, views = { search = { kind = "searchBar" } } }
            tableFooterView = { views = { note = { kind = "label" } } }
            sections = [{ header = { views = { title = { kind = "label" } }, constraints = ["H:|-[title]"] }, rows = [{ text = "One" }] }]
            """)
        #expect(views[0].subviews == ["list.tableHeaderView", "list.0.header", "list.0.0", "list.tableFooterView"])
        let header = try #require(views.first { $0.id == "list.tableHeaderView" })
        #expect(header.kind == .view && header.properties.number(.rowHeight) == 72)
        #expect(header.subviews == ["list.tableHeaderView.search"])
        #expect(views.first { $0.id == "list.0.header" }?.cellConstraints?.count == 1)
    }

    /// Each view of such a cell is counted once, like each cell. With the table they are 1,996 of the permitted 2,000 views.
    @Test func `the views of a row's own cell are counted once`() {
        let row = "{ cell = { views = { a = {}, b = {}, c = {}, d = {} } } }"
        let rows = Array(repeating: row, count: 399).joined(separator: ", ")
        let result = PlaygroundFile.ReadResult(
            head: "devices = [\"iphone-8\"]", home: "views.list = { kind = \"table\", rows = [\(rows)] }")
        #expect(result.codes == [], "\(result.report)")
    }
}
