import LayoutEngine
import PlaygroundModel
import Testing

/// Frames of cells and content views that Interface Builder recorded in published storyboards, by the version of its UIKit.
@Suite struct RecordedCellTests {
    /// A table that fills the screen.
    struct Screen: CustomTestStringConvertible {
        var version: Int
        var width: Double
        var scale: Double
        var style = TableStyle.plain
        var testDescription: String { "iOS \(version), \(width) at \(scale), \(style)" }
    }

    /// - Parameter overhang: The width of the table's part beyond each side of the screen, in points.
    private func result(
        _ screen: Screen, _ views: [LayoutRequest.View], _ properties: [ViewProperty: PropertyValue] = [:], overhang: Double = 0
    ) -> LayoutResult {
        var all = properties
        all[.style] = .string(screen.style.rawValue)
        // Cells, headers and footers are named `list.SECTION.ROW`.
        let parts = views.map(\.id.name).filter { $0.split(separator: ".").count == 3 }
        var request = LayoutRequest.make(
            size: Size(width: screen.width, height: 800), scale: screen.scale, version: SystemVersion(screen.version),
            views: [.make("list", .table, all, subviews: parts)] + views,
            "list.left == left - \(overhang)", "list.right == right + \(overhang)", "list.top == top", "list.bottom == bottom")
        request.profile.isCanvas = true
        return layout(request)
    }

    /// A custom cell with two views: one covers the content view, and one is within its margins.
    private func ownCell(_ properties: [ViewProperty: PropertyValue]) -> [LayoutRequest.View] {
        var cell = LayoutRequest.View.make("list.0.0", .cell, properties, subviews: ["list.0.0.all", "list.0.0.inner"])
        let edges = ["left", "right", "top", "bottom"]
        cell.cellConstraints = .parsing(
            edges.map { "all.\($0) == \($0)" } + edges.map { "inner.\($0) == layoutMargins.\($0)" })
        for index in cell.cellConstraints!.indices {
            cell.cellConstraints![index].first.item = .view(index < 4 ? "list.0.0.all" : "list.0.0.inner")
        }
        return [cell, .make("list.0.0.all"), .make("list.0.0.inner")]
    }

    @Test(arguments: [
        (Screen(version: 12, width: 375, scale: 2), AccessoryType.none, 375.0, 43.5),
        (Screen(version: 12, width: 375, scale: 3), .disclosureIndicator, 341, 131.0 / 3),
        (Screen(version: 12, width: 414, scale: 2), .disclosureIndicator, 376, 43.5),
        (Screen(version: 8, width: 320, scale: 1), .disclosureIndicator, 287, 43),
        (Screen(version: 13, width: 414, scale: 2), .disclosureIndicator, 383, 44),
        (Screen(version: 13, width: 414, scale: 2), .checkmark, 370, 44),
        (Screen(version: 17, width: 375, scale: 2), .disclosureIndicator, 348.5, 44),
        (Screen(version: 18, width: 414, scale: 2), .disclosureIndicator, 383.5, 44),
        (Screen(version: 18, width: 414, scale: 3, style: .insetGrouped), .checkmark, 330, 44),
        (Screen(version: 18, width: 414, scale: 3, style: .insetGrouped), .detailButton, 330, 44),
        (Screen(version: 26, width: 414, scale: 2, style: .insetGrouped), .disclosureIndicator, 343.5, 44),
        (Screen(version: 26, width: 375, scale: 3, style: .insetGrouped), .none, 343, 44),
    ])
    func contentViewsEndAtTheAccessory(
        screen: Screen, accessory: AccessoryType, width: Double, height: Double
    ) throws {
        let cell = ownCell([.accessoryType: .string(accessory.rawValue), .rowHeight: .number(44)])
        let content = try #require(result(screen, cell).frames["list.0.0.all"])
        #expect(abs(content.width - width) < 0.01)
        #expect(abs(content.height - height) < 0.01)
    }

    @Test(arguments: [
        (Screen(version: 13, width: 414, scale: 2), AccessoryType.none, EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
        (Screen(version: 16, width: 375, scale: 2), .none, EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
        (Screen(version: 17, width: 375, scale: 2), .disclosureIndicator, EdgeInsets(top: 11, left: 16, bottom: 11, right: 8)),
        (Screen(version: 26, width: 414, scale: 2, style: .insetGrouped), .none, EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)),
        (Screen(version: 26, width: 414, scale: 2, style: .insetGrouped), .disclosureIndicator,
         EdgeInsets(top: 15, left: 20, bottom: 15, right: 8)),
    ])
    func marginsOfContentViewsDependOnTheVersion(screen: Screen, accessory: AccessoryType, margins: EdgeInsets) throws {
        let result = result(screen, ownCell([.accessoryType: .string(accessory.rawValue), .rowHeight: .number(64)]))
        let outer = try #require(result.frames["list.0.0.all"])
        #expect(result.frames["list.0.0.inner"] == outer.inset(by: margins))
    }

    @Test func contentViewsHaveTheMarginsOfTheirCells() throws {
        let screen = Screen(version: 16, width: 375, scale: 2)
        let small = PropertyValue.insets(EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        let own = result(screen, ownCell([.layoutMargins: small, .rowHeight: .number(64)]))
        #expect(own.frames["list.0.0.inner"] == Rect(x: 4, y: 4, width: 367, height: 56))
        // Frames: a content view with small margins that preserves the cell's margins is inset by 16.
        let preserving = result(
            screen, ownCell([.layoutMargins: small, .rowHeight: .number(64), .preservesSuperviewLayoutMargins: .bool(true)]))
        #expect(preserving.frames["list.0.0.inner"] == Rect(x: 16, y: 4, width: 343, height: 56))
    }

    private func styledCell(_ style: CellStyle, _ accessory: AccessoryType = .none) -> [LayoutRequest.View] {
        [
            .make("list.0.0", .cell, [.cellStyle: .string(style.rawValue), .accessoryType: .string(accessory.rawValue)],
                  subviews: ["list.0.0.textLabel", "list.0.0.detailTextLabel"]),
            .make("list.0.0.textLabel", .label, [.text: .string("Title"), .font: .font(.system(size: 17, weight: .regular))]),
            .make("list.0.0.detailTextLabel", .label, [
                .text: .string("Detail"), .font: .font(.system(size: style == .subtitle ? 12 : 17, weight: .regular)),
            ]),
        ]
    }

    @Test(arguments: [
        (Screen(version: 12, width: 375, scale: 2), CellStyle.default, 44.0), (Screen(version: 18, width: 414, scale: 2), .default, 43.5),
        (Screen(version: 18, width: 414, scale: 3), .default, 131.0 / 3), (Screen(version: 26, width: 375, scale: 3), .default, 51),
        (Screen(version: 12, width: 414, scale: 2), .subtitle, 44), (Screen(version: 18, width: 414, scale: 2), .subtitle, 55.5),
        (Screen(version: 18, width: 414, scale: 2), .value1, 43.5),
    ])
    func selfSizingRowsAreAsHighAsRecorded(screen: Screen, style: CellStyle, height: Double) throws {
        let cells = style == .default ? Array(styledCell(style).prefix(2)) : styledCell(style)
        let cell = try #require(result(screen, cells).frames["list.0.0"])
        #expect(abs(cell.height - height) < 0.01)
    }

    @Test func labelsAreAtTheirRecordedPositions() throws {
        let subtitle = result(Screen(version: 18, width: 414, scale: 2), styledCell(.subtitle))
        #expect(subtitle.frames["list.0.0.textLabel"]?.origin == Point(x: 20, y: 10))
        #expect(subtitle.frames["list.0.0.detailTextLabel"]?.origin == Point(x: 20, y: 31.5))
        let value = result(Screen(version: 18, width: 414, scale: 2), styledCell(.value1))
        #expect(value.frames["list.0.0.textLabel"]?.minY == 12)
        #expect(value.frames["list.0.0.detailTextLabel"]?.maxX == 394)
        let withAccessory = result(
            Screen(version: 17, width: 375, scale: 2), Array(styledCell(.default, .disclosureIndicator).prefix(2)))
        #expect(withAccessory.frames["list.0.0.textLabel"] == Rect(x: 16, y: 0, width: 324.5, height: 43.5))
        let early = result(Screen(version: 8, width: 320, scale: 1), Array(styledCell(.default).prefix(2)))
        #expect(early.frames["list.0.0.textLabel"] == Rect(x: 15, y: 0, width: 290, height: 43))
    }

    /// Interface Builder's frames of iOS 26, of labels of 16 and 12 points: no gap in a row of 50, three points in a row of 60.
    @Test(arguments: [(50.0, 8.0, 27.5), (60, 10, 32.5)])
    func subtitlesKeepTheirGapIfTheRowHeightPermits(height: Double, top: Double, detailTop: Double) {
        var cells = styledCell(.subtitle)
        cells[1].properties[.font] = .font(.system(size: 16, weight: .regular))
        let result = result(Screen(version: 26, width: 414, scale: 2), cells, [.rowHeight: .number(height)])
        #expect(result.frames["list.0.0.textLabel"]?.minY == top)
        #expect(result.frames["list.0.0.detailTextLabel"]?.minY == detailTop)
    }

    /// Interface Builder's frames of iOS 12: the detail begins 6 points after the text and ends at the margin.
    @Test func longValuesWereTruncatedUpToIOS12() throws {
        var cells = styledCell(.value1)
        cells[2].properties[.text] = .string("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")
        let result = result(Screen(version: 12, width: 375, scale: 2), cells)
        let (text, detail) = (
            try #require(result.frames["list.0.0.textLabel"]), try #require(result.frames["list.0.0.detailTextLabel"])
        )
        #expect(detail.minX == text.maxX + 6 && detail.maxX == 359 && detail.minY == text.minY)
        #expect(result.issues == [.contentCutOff(view: "list.0.0.detailTextLabel")])
    }

    @Test(arguments: [
        (Screen(version: 18, width: 414, scale: 2, style: .grouped), true, [55.5, 56.0]),
        (Screen(version: 18, width: 390, scale: 3, style: .insetGrouped), true, [166.0 / 3, 56]),
        (Screen(version: 12, width: 375, scale: 2, style: .grouped), false, [35, 36]),
        (Screen(version: 26, width: 414, scale: 2, style: .insetGrouped), false, [18, 36]),
    ])
    func groupsBeginAtTheirRecordedPositions(screen: Screen, haveTitles: Bool, gaps: [Double]) throws {
        let sections = (0..<2).flatMap { section -> [LayoutRequest.View] in
            let header = "list.\(section).header"
            let label = LayoutRequest.View.make(
                "\(header).textLabel", .label, [.text: .string("TITLE"), .font: .font(.system(size: 13, weight: .regular))])
            return [
                .make(header, .sectionHeader, subviews: haveTitles ? [label.id.name] : []),
                .make("list.\(section).0", .cell), .make("list.\(section).footer", .sectionFooter),
            ] + (haveTitles ? [label] : [])
        }
        let given: [ViewProperty: PropertyValue] = [
            .rowHeight: .number(44), .sectionHeaderHeight: .number(18), .sectionFooterHeight: .number(18),
        ]
        let result = result(screen, sections, given)
        let (first, second) = (try #require(result.frames["list.0.0"]), try #require(result.frames["list.1.0"]))
        #expect(abs(first.minY - gaps[0]) < 0.01)
        #expect(abs(second.minY - first.maxY - gaps[1]) < 0.35)
    }

    /// Each row has the system, the screen, whether cell and content view preserve margins, and the position of the text (frames of three
    /// projects).
    @Test(arguments: [
        (Screen(version: 9, width: 375, scale: 2), false, 8.0), (Screen(version: 10, width: 414, scale: 2), true, 15),
        (Screen(version: 11, width: 375, scale: 2), true, 15), (Screen(version: 11, width: 414, scale: 2), true, 20),
        (Screen(version: 12, width: 375, scale: 2), true, 16),
    ])
    func contentViewsHaveTheMarginsThatTheyPreserve(screen: Screen, preserves: Bool, left: Double) {
        let cell = ownCell([.rowHeight: .number(44), .preservesSuperviewLayoutMargins: .bool(preserves)])
        #expect(result(screen, cell).frames["list.0.0.inner"]?.minX == left)
    }

    /// Frames of one document of iOS 10: before the safe area existed, a part beyond the screen did not change the margins.
    @Test func tablesWiderThanTheScreenHaveMarginsAtTheirOwnEdges() {
        let cell = ownCell([.rowHeight: .number(44)])
        #expect(result(Screen(version: 10, width: 375, scale: 2), cell, overhang: 4).frames["list.0.0.inner"]?.minX == 4)
    }
}
