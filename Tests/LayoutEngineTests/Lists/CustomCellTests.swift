import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct CustomCellTests {
    private func request(
        width: Double = 320, _ properties: [ViewProperty: PropertyValue] = [:], texts: [String], _ constraints: String...
    ) -> LayoutRequest {
        let rows = texts.enumerated().flatMap { row, text -> [LayoutRequest.View] in
            let cell = "list.0.\(row)"
            var view = LayoutRequest.View.make(cell, .cell, subviews: ["\(cell).note"])
            view.cellConstraints = [LayoutConstraint].parsing(constraints).map { constraint in
                var own = constraint
                let note = LayoutItem.view(ViewID("\(cell).note"))
                own.first.item = note
                if own.second?.item == .view("note") { own.second?.item = note }
                return own
            }
            return [view, .make("\(cell).note", .label, [.text: .string(text), .numberOfLines: .number(0)])]
        }
        return .make(
            size: Size(width: width, height: 568), version: 18,
            views: [.make("list", .table, properties, subviews: texts.indices.map { "list.0.\($0)" })] + rows,
            "list.left == left", "list.right == right", "list.top == top", "list.bottom == bottom")
    }

    private static let pinned = [
        "note.leading == layoutMargins.leading", "note.trailing == layoutMargins.trailing",
        "note.top == layoutMargins.top", "note.bottom == layoutMargins.bottom",
    ]

    private static let long = "So many words that they need more than a single line of a table on a telephone as small as this"

    private func pinned(width: Double = 320, _ properties: [ViewProperty: PropertyValue] = [:]) -> LayoutRequest {
        request(width: width, properties, texts: ["Short", Self.long], Self.pinned[0], Self.pinned[1], Self.pinned[2], Self.pinned[3])
    }

    @Test func cellsHaveTheHeightOfTheirConstraints() throws {
        let result = layout(pinned())
        let (first, second) = (try #require(result.frames["list.0.0"]), try #require(result.frames["list.0.1"]))
        #expect(first == Rect(x: 0, y: 0, width: 320, height: 42.5))
        #expect(second.minY == 42.5)
        #expect(result.texts["list.0.1.note"]?.lines.count == 3)
        #expect(result.frames["list.0.1.note"]?.minY == 42.5 + 11)
        #expect(result.frames["list.0.1.note"]?.width == 288)
        #expect(result.issues.isEmpty)
    }

    /// A picture of 16 : 9 in a row of 375 points is 210.9375 points high, in a row of 211 (public reports of this conflict).
    @Test(arguments: [
        (375.0, "@1000", 211.0, true, false), (375, "@999", 211, false, false), (320, "@1000", 180, false, false), (370, "@1000", 208.5, true, true),
    ])
    func `a row's height in whole pixels contradicts a required aspect ratio`(
        width: Double, priority: String, height: Double, conflicts: Bool, isDoubtful: Bool
    ) throws {
        let ratio = "note.height == note.width * 0.5625 \(priority)"
        let result = layout(request(
            width: width, texts: ["Picture"], "note.leading == leading", "note.trailing == trailing", "note.top == top", "note.bottom == bottom", ratio))
        #expect(result.frames["list.0.0"]?.height == height)
        #expect(result.frames["list.0.0.note"]?.height == height)
        #expect(result.issues.contains { if case .unsatisfiable = $0 { true } else { false } } == conflicts)
        #expect((result.cells["list.0.0"]?.heightDoubt != nil) == isDoubtful)
    }

    @Test func fixedRowHeightsOverrideConstraints() {
        let result = layout(pinned([.rowHeight: .number(100)]))
        #expect(result.frames["list.0.1"] == Rect(x: 0, y: 100, width: 320, height: 100))
        #expect(result.frames["list.0.0.note"]?.height == 78)
    }

    @Test func rowsWithoutVerticalConstraintsHaveTheDefaultHeight() {
        let request = request(texts: ["One"], "note.leading == leading", "note.trailing == trailing")
        #expect(layout(request).frames["list.0.0"]?.height == 43.5)
    }

    /// UIKit warns once: "Detected a case where constraints ambiguously suggest a height of zero".
    @Test(arguments: [
        (["note.leading == leading", "note.top == top + 6", "note.width == 50"], true),
        (["note.leading == leading", "note.centerY == centerY", "note.width == 50"], true),
        (["note.leading == leading", "note.top == top + 6", "note.bottom == bottom", "note.width == 50"], false), ([], false),
    ])
    func rowsWithoutAHeightAreReported(_ constraints: [String], _ isReported: Bool) {
        var request = request(texts: ["One", "Two"])
        for row in request.views.indices where request.views[row].kind == .cell {
            request.views[row].cellConstraints = CustomCellTests.own(constraints, in: request.views[row].id)
        }
        let reported = layout(request).issues.filter { if case .rowWithoutHeight = $0 { true } else { false } }
        #expect(reported == (isReported ? [.rowWithoutHeight("list.0.0")] : []))
        request.views[0].properties[.rowHeight] = .number(60)
        #expect(layout(request).issues.allSatisfy { if case .rowWithoutHeight = $0 { false } else { true } })
    }

    private static func own(_ constraints: [String], in cell: ViewID) -> [LayoutConstraint] {
        [LayoutConstraint].parsing(constraints).map { constraint in
            var own = constraint
            own.first.item = .view(ViewID("\(cell).note"))
            return own
        }
    }

    /// A list sets the size of its cells, as UIView-Encapsulated-Layout-Height in UIKit's logs shows.
    @Test(arguments: [
        (["note.top == top + 10", "note.centerY == centerY", "note.height == 32"], 54.0, 1, 32.0),
        (["note.top == top + 8", "note.height == 40", "note.bottom == bottom - 8"], 50, 1, 34),
        (["note.top == top", "note.bottom == bottom", "note.height == 20"], 60, 2, 60),
    ])
    func fixedRowHeightsHoldAndBreakAConstraintOfTheCell(_ constraints: [String], _ height: Double, _ dropped: Int, _ inner: Double) {
        var request = request([.rowHeight: .number(height), .separatorStyle: .string("none")], texts: ["One", "Two"])
        let written = ["note.leading == leading", "note.width == 32"] + constraints
        for row in request.views.indices where request.views[row].kind == .cell {
            request.views[row].cellConstraints = Self.own(written, in: request.views[row].id)
        }
        let result = layout(request)
        #expect(result.frames["list.0.0"]?.height == height)
        #expect(result.frames["list.0.1"]?.minY == height)
        #expect(result.frames["list.0.0.note"]?.height == inner)
        let ids = Self.own(written, in: "list.0.0").map { $0.id }
        guard case .unsatisfiable(let conflict, let broken, _)? = result.issues.first, result.issues.count == 1 else {
            return #expect(result.issues.isEmpty, "one conflict is expected, however many rows there are")
        }
        #expect(broken == ids[2 + dropped])
        #expect(conflict.compactMap { $0.nameInList }.contains("UIView-Encapsulated-Layout-Height"))
        #expect(Set(conflict.filter { $0.nameInList == nil }) == Set(ids[2...]))
    }

    @Test func optionalConstraintsYieldWithoutAConflict() {
        var request = request([.rowHeight: .number(54), .separatorStyle: .string("none")], texts: ["One"])
        request.views[1].cellConstraints = Self.own([
            "note.leading == leading", "note.width == 32", "note.top == top + 10", "note.centerY == centerY", "note.height == 32 @999",
        ], in: "list.0.0")
        let result = layout(request)
        #expect(result.issues == [])
        #expect(result.frames["list.0.0"]?.height == 54)
        #expect(result.frames["list.0.0.note"]?.height == 34)
    }

    @Test func issuesOfRepeatedRowsAreReportedOnce() {
        let request = request(texts: ["One", "Two", "Three"], "note.top == top", "note.bottom == bottom", "note.width == 100")
        #expect(layout(request).issues == [
            .ambiguous(view: "list.0.0.note", axis: .horizontal, isPosition: true, isSize: false),
        ])
    }

    @Test func layoutsAfterAWidthChangeEqualNewOnes() {
        var screen = ScreenLayout()
        for width in [320.0, 414, 300, 1024, 320] {
            let request = pinned(width: width)
            #expect(screen.layout(request) == layout(request))
        }
    }
}
