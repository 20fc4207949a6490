import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct TableLayoutTests {
    /// A table that fills the screen, with its parts.
    private func result(
        _ properties: [ViewProperty: PropertyValue] = [:], window: Double = 320, version: Int = 18,
        safeArea: EdgeInsets = .zero, rightToLeft: Bool = false, parts: [String], _ views: LayoutRequest.View...
    ) -> LayoutResult {
        layout(.make(
            size: Size(width: window, height: 568), safeArea: safeArea, rightToLeft: rightToLeft, version: SystemVersion(version),
            views: [.make("list", .table, properties, subviews: parts)] + views,
            "list.left == left", "list.right == right", "list.top == top", "list.bottom == bottom"))
    }

    private func label(_ id: String, _ text: String, lines: Double? = nil) -> LayoutRequest.View {
        var properties: [ViewProperty: PropertyValue] = [
            .text: .string(text), .font: .font(.system(size: 17, weight: .regular)),
        ]
        if let lines { properties[.numberOfLines] = .number(lines) }
        return .make(id, .label, properties)
    }

    @Test(arguments: [(12, 44.0), (25, 43.5), (26, 52)])
    func rowsHaveTheMinimumHeightOfTheirVersion(version: Int, height: Double) {
        let result = result(
            version: version, parts: ["list.0.0", "list.0.1"],
            .make("list.0.0", .cell, subviews: ["list.0.0.textLabel"]), label("list.0.0.textLabel", "One"),
            .make("list.0.1", .cell, subviews: ["list.0.1.textLabel"]), label("list.0.1.textLabel", "Two"))
        #expect(result.frames["list.0.0"] == Rect(x: 0, y: 0, width: 320, height: height))
        #expect(result.frames["list.0.1"] == Rect(x: 0, y: height, width: 320, height: height))
        #expect(result.contents["list"]?.size == Size(width: 320, height: 2 * height))
        #expect(result.frames["list.0.0.textLabel"]?.minX == 16)
        #expect(result.texts["list.0.1.textLabel"]?.lines == ["Two"])
    }

    @Test func rowsGrowWithTheirText() throws {
        let text = "A text that is far too long for one line of a small telephone, and for a second one too"
        let cell = LayoutRequest.View.make("list.0.0", .cell, subviews: ["list.0.0.textLabel"])
        let one = result(parts: ["list.0.0"], cell, label("list.0.0.textLabel", text))
        let many = result(parts: ["list.0.0"], cell, label("list.0.0.textLabel", text, lines: 0))
        #expect(one.frames["list.0.0"]?.height == 43.5)
        #expect(one.issues == [.contentCutOff(view: "list.0.0.textLabel")])
        #expect(many.texts["list.0.0.textLabel"]?.lines.count == 3)
        #expect(try #require(many.frames["list.0.0"]?.height) > 80)
        #expect(many.issues.isEmpty)
        let fixed = result([.rowHeight: .number(60)], parts: ["list.0.0"], cell, label("list.0.0.textLabel", text, lines: 0))
        #expect(fixed.frames["list.0.0"]?.height == 60)
    }

    @Test func cellStylesDetermineThePositionOfTheDetail() throws {
        func frames(_ style: CellStyle) throws -> (text: Rect, detail: Rect) {
            let result = result(
                [.cellStyle: .string(style.rawValue)], parts: ["list.0.0"],
                .make("list.0.0", .cell, subviews: ["list.0.0.textLabel", "list.0.0.detailTextLabel"]),
                label("list.0.0.textLabel", "Name"), label("list.0.0.detailTextLabel", "Value"))
            return (
                try #require(result.frames["list.0.0.textLabel"]), try #require(result.frames["list.0.0.detailTextLabel"])
            )
        }
        let subtitle = try frames(.subtitle)
        #expect(subtitle.detail.minX == subtitle.text.minX && subtitle.detail.minY >= subtitle.text.maxY)
        let value1 = try frames(.value1)
        #expect(value1.detail.maxX == 304 && value1.detail.minY == value1.text.minY && value1.text.minX == 16)
        let value2 = try frames(.value2)
        #expect(value2.text.width == 91 && value2.detail.minX == 16 + 91 + 6)
    }

    @Test func valuesThatDoNotFitNextToTheirNameAreBelow() throws {
        let result = result(
            [.cellStyle: .string("value1")], parts: ["list.0.0"],
            .make("list.0.0", .cell, subviews: ["list.0.0.textLabel", "list.0.0.detailTextLabel"]),
            label("list.0.0.textLabel", "A rather long name"), label("list.0.0.detailTextLabel", "and as long a value"))
        let (text, detail) = (
            try #require(result.frames["list.0.0.textLabel"]), try #require(result.frames["list.0.0.detailTextLabel"])
        )
        #expect(detail.minY >= text.maxY)
        #expect(result.issues.isEmpty)
    }

    @Test func imageAndAccessoryNarrowTheTextAndAreMirrored() throws {
        func frames(rightToLeft: Bool) throws -> (image: Rect, text: Rect, separator: EdgeInsets?) {
            let result = result(
                rightToLeft: rightToLeft, parts: ["list.0.0"],
                .make("list.0.0", .cell, [.accessoryType: .string("disclosureIndicator")],
                      subviews: ["list.0.0.imageView", "list.0.0.textLabel"]),
                .make("list.0.0.imageView", .image), label("list.0.0.textLabel", "Text"))
            return (
                try #require(result.frames["list.0.0.imageView"]), try #require(result.frames["list.0.0.textLabel"]),
                result.cells["list.0.0"]?.separatorInset
            )
        }
        let left = try frames(rightToLeft: false)
        #expect(left.image == Rect(x: 16, y: 7.5, width: 29, height: 29))
        #expect(left.text.minX == 61 && left.text.maxX == 320 - 16 - 10.5 - 8)
        #expect(left.separator == EdgeInsets(left: 61))
        let right = try frames(rightToLeft: true)
        #expect(right.image.maxX == 304 && right.text.maxX == 320 - 61 && right.text.minX == 34.5)
        #expect(right.separator == EdgeInsets(right: 61))
    }

    /// Like UIKit's accessories, the view ends at the margin, the content view ends at the view, and the text ends 8 points earlier.
    @Test(arguments: [false, true])
    func accessoryViewsHaveTheMetricsOfAccessories(rightToLeft: Bool) throws {
        let result = result(
            rightToLeft: rightToLeft, parts: ["list.0.0"],
            .make("list.0.0", .cell, subviews: ["list.0.0.textLabel", "list.0.0.accessoryView"]),
            label("list.0.0.textLabel", "Wi-Fi"), .make("list.0.0.accessoryView", .switch, [.isOn: .bool(true)]))
        let (text, control) = (try #require(result.frames["list.0.0.textLabel"]), try #require(result.frames["list.0.0.accessoryView"]))
        #expect(result.frames["list.0.0"]?.height == 43.5)
        #expect(control.size == Size(width: 51, height: 31) && control.midY == 22)
        #expect(rightToLeft ? control.minX == 16 : control.maxX == 304)
        #expect(rightToLeft ? text.minX == control.maxX + 8 && text.maxX == 304 : text.minX == 16 && text.maxX == control.minX - 8)
        #expect(result.issues.isEmpty)
    }

    @Test func accessoryButtonsAreAsWideAsTheirTitle() throws {
        let result = result(
            parts: ["list.0.0"], .make("list.0.0", .cell, subviews: ["list.0.0.accessoryView"]),
            .make("list.0.0.accessoryView", .button, [.title: .string("Follow")]))
        let button = try #require(result.frames["list.0.0.accessoryView"])
        #expect(button.maxX == 304 && button.width > 40 && button.height == 30)
        #expect(result.texts["list.0.0.accessoryView"]?.lines == ["Follow"])
    }

    @Test func insetGroupsAreInsetAndHaveNoSeparatorBelowTheLastRow() throws {
        let result = result(
            [.style: .string("insetGrouped")], window: 414, safeArea: EdgeInsets(top: 64, bottom: 34),
            parts: ["list.0.header", "list.0.0", "list.0.1", "list.0.footer"],
            .make("list.0.header", .sectionHeader, subviews: ["list.0.header.textLabel"]),
            label("list.0.header.textLabel", "TODAY"),
            .make("list.0.0", .cell, subviews: ["list.0.0.textLabel"]), label("list.0.0.textLabel", "One"),
            .make("list.0.1", .cell, subviews: ["list.0.1.textLabel"]), label("list.0.1.textLabel", "Two"),
            .make("list.0.footer", .sectionFooter))
        let first = try #require(result.frames["list.0.0"])
        #expect(first.minX == 20 && first.width == 374)
        #expect(result.contents["list"]?.insets == EdgeInsets(top: 64, bottom: 34))
        #expect(result.frames["list.0.header"]?.minY == 64)
        #expect(result.frames["list.0.header.textLabel"]?.minX == 40)
        let firstCell = LaidOutCell(sectionPosition: .first, separatorInset: EdgeInsets(left: 20), accessoryMargin: 20)
        #expect(result.cells["list.0.0"] == firstCell)
        #expect(result.cells["list.0.1"]?.sectionPosition == .last)
        #expect(result.cells["list.0.1"]?.separatorInset == nil)
    }

    @Test func separatorsFollowTheTablesProperties() {
        func inset(_ properties: [ViewProperty: PropertyValue]) -> EdgeInsets? {
            result(properties, parts: ["list.0.0"], .make("list.0.0", .cell)).cells["list.0.0"]?.separatorInset
        }
        #expect(inset([:]) == EdgeInsets(left: 16))
        #expect(inset([.separatorStyle: .string("none")]) == nil)
        #expect(inset([.separatorInset: .insets(EdgeInsets(left: 70, right: 8))]) == EdgeInsets(left: 70, right: 8))
        // UITableViewCell.separatorInset belongs to the row.
        let row = result(
            [.separatorInset: .insets(EdgeInsets(left: 70))], parts: ["list.0.0"],
            .make("list.0.0", .cell, [.separatorInset: .insets(EdgeInsets(left: 5))]))
        #expect(row.cells["list.0.0"]?.separatorInset == EdgeInsets(left: 5))
    }

    /// UITableView.cellLayoutMarginsFollowReadableWidth was true by default up to iOS 11.
    @Test(arguments: [(11, 176.0), (12, 20)])
    func rowsOnAWideIPadUsedTheReadableWidth(version: Int, margin: Double) {
        let result = layout(.make(
            size: Size(width: 1024, height: 768), idiom: .pad, version: SystemVersion(version),
            views: [
                .make("list", .table, subviews: ["list.0.0"]),
                .make("list.0.0", .cell, subviews: ["list.0.0.textLabel"]), label("list.0.0.textLabel", "One"),
            ],
            "list.left == left", "list.right == right", "list.top == top", "list.bottom == bottom"))
        #expect(result.frames["list.0.0.textLabel"]?.minX == margin)
    }

    @Test func plainHeadersArePaddedFromIOS15On() {
        func header(_ version: Int) -> Rect? {
            result(
                version: version, parts: ["list.0.header"],
                .make("list.0.header", .sectionHeader, subviews: ["list.0.header.textLabel"]),
                label("list.0.header.textLabel", "A")).frames["list.0.header"]
        }
        #expect(header(14) == Rect(x: 0, y: 0, width: 320, height: 28))
        #expect(header(15) == Rect(x: 0, y: 22, width: 320, height: 28))
    }

    /// Style plain: headers and footers stay visible in their section.
    @Test(arguments: ["plain", "grouped"]) func headersOfPlainTablesArePinned(_ style: String) {
        let result = result(
            [.style: .string(style)], parts: ["list.tableHeaderView", "list.0.header", "list.0.0", "list.1.0", "list.1.footer", "list.2.header"],
            .make("list.tableHeaderView", .view, [.rowHeight: .number(50)]),
            .make("list.0.header", .sectionHeader, subviews: ["list.0.header.textLabel"]), label("list.0.header.textLabel", "A"),
            .make("list.0.0", .cell), .make("list.1.0", .cell),
            .make("list.1.footer", .sectionFooter, subviews: ["list.1.footer.textLabel"]), label("list.1.footer.textLabel", "B"),
            .make("list.2.header", .sectionHeader))
        func range(_ first: ViewID, _ last: ViewID) -> Rect {
            let (top, bottom) = (result.frames[first]?.minY ?? 0, result.frames[last]?.maxY ?? 0)
            return Rect(x: 0, y: top, width: 320, height: bottom - top)
        }
        let pins = result.sections["list"]?.mapValues(\.pins)
        #expect(pins == (style == "grouped" ? nil : [
            0: [.init(view: "list.0.header", range: range("list.0.header", "list.0.0"), edge: .top)],
            1: [.init(view: "list.1.footer", range: range("list.1.0", "list.1.footer"), edge: .bottom)],
        ]))
    }

    @Test func rowHeightsOverrideTheTables() {
        let result = result(
            [.rowHeight: .number(60)], parts: ["list.0.0", "list.0.1"],
            .make("list.0.0", .cell, [.rowHeight: .number(80)]), .make("list.0.1", .cell))
        #expect(result.frames["list.0.0"]?.height == 80)
        #expect(result.frames["list.0.1"] == Rect(x: 0, y: 80, width: 320, height: 60))
    }

    /// Interface Builder's frames of iOS 18: below a header of 129 an inset group begins at 147.
    @Test func headerAndFooterOfTheTableSurroundTheSections() {
        var header = LayoutRequest.View.make("list.tableHeaderView", .view, [.rowHeight: .number(129)])
        var footer = LayoutRequest.View.make("list.tableFooterView", .view, subviews: ["list.tableFooterView.box"])
        header.cellConstraints = []
        footer.cellConstraints = .parsing(["box.top == layoutMargins.top", "box.bottom == layoutMargins.bottom", "box.left == left"])
        for index in footer.cellConstraints!.indices {
            footer.cellConstraints![index].first.item = .view("list.tableFooterView.box")
        }
        let result = result(
            [.style: .string("insetGrouped"), .sectionHeaderHeight: .number(18), .sectionFooterHeight: .number(18)],
            parts: ["list.tableHeaderView", "list.0.header", "list.0.0", "list.0.footer", "list.tableFooterView"],
            header, .make("list.0.header", .sectionHeader), .make("list.0.0", .cell, [.rowHeight: .number(44)]),
            .make("list.0.footer", .sectionFooter), footer, .box("list.tableFooterView.box", 20, 30))
        #expect(result.frames["list.tableHeaderView"] == Rect(x: 0, y: 0, width: 320, height: 129))
        #expect(result.frames["list.0.0"]?.minY == 147)
        #expect(result.frames["list.tableFooterView"] == Rect(x: 0, y: 209, width: 320, height: 46))
        #expect(result.contents["list"]?.size.height == 255)
    }

    /// UITableView.sectionHeaderTopPadding: above headers with text and headers with views, from iOS 15 on.
    @Test(arguments: [(15, nil, 22.0), (15, 0, 0), (26, 8, 8), (14, 8, 0)] as [(Int, Double?, Double)])
    func headersOfPlainTablesHavePaddingAbove(version: Int, given: Double?, top: Double) {
        var header = LayoutRequest.View.make("list.0.header", .sectionHeader, subviews: ["list.0.header.box"])
        header.cellConstraints = .parsing(["box.top == top", "box.bottom == bottom", "box.height == 30"])
        for index in header.cellConstraints!.indices { header.cellConstraints![index].first.item = .view("list.0.header.box") }
        for own in [false, true] {
            let edge = own ? [header, .make("list.0.header.box")]
                : [.make("list.0.header", .sectionHeader, subviews: ["list.0.header.textLabel"]), label("list.0.header.textLabel", "One")]
            let result = layout(.make(
                size: Size(width: 320, height: 480), version: SystemVersion(version),
                views: [.make("list", .table, given.map { [.sectionHeaderTopPadding: .number($0)] } ?? [:], subviews: ["list.0.header"])] + edge,
                "list.left == left", "list.right == right", "list.top == top", "list.bottom == bottom"))
            #expect(result.frames["list.0.header"]?.minY == top)
        }
    }
}
