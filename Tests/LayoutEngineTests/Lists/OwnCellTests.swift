import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct OwnCellTests {
    private func request(
        width: Double = 320, _ properties: [ViewProperty: PropertyValue] = [:], texts: [String], _ constraints: String...
    ) -> LayoutRequest {
        let rows = texts.enumerated().flatMap { row, text -> [LayoutRequest.View] in
            let cell = "list.0.\(row)"
            var view = LayoutRequest.View.make(cell, .cell, subviews: ["\(cell).note"])
            view.cellConstraints = [LayoutConstraint].parsing(constraints).map { constraint in
                var own = constraint
                own.first.item = .view(ViewID("\(cell).note"))
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

    @Test func aCellIsAsHighAsItsConstraintsAsk() throws {
        let result = layout(pinned())
        let (first, second) = (try #require(result.frames["list.0.0"]), try #require(result.frames["list.0.1"]))
        #expect(first == Rect(x: 0, y: 0, width: 320, height: 42.5))
        #expect(second.minY == 42.5)
        #expect(result.texts["list.0.1.note"]?.lines.count == 3)
        #expect(result.frames["list.0.1.note"]?.minY == 42.5 + 11)
        #expect(result.frames["list.0.1.note"]?.width == 288)
        #expect(result.issues.isEmpty)
    }

    @Test func aFixedRowHeightGoesBeforeTheConstraints() {
        let result = layout(pinned([.rowHeight: .number(100)]))
        #expect(result.frames["list.0.1"] == Rect(x: 0, y: 100, width: 320, height: 100))
        #expect(result.frames["list.0.0.note"]?.height == 78)
    }

    @Test func withoutVerticalConstraintsARowHasTheUsualHeight() {
        let request = request(texts: ["One"], "note.leading == leading", "note.trailing == trailing")
        #expect(layout(request).frames["list.0.0"]?.height == 43.5)
    }

    @Test func whatIsWrongWithEveryRowIsSaidOnce() {
        let request = request(texts: ["One", "Two", "Three"], "note.top == top", "note.bottom == bottom", "note.width == 100")
        #expect(layout(request).issues == [
            .ambiguous(view: "list.0.0.note", axis: .horizontal, isPosition: true, isSize: false),
        ])
    }

    @Test func aWidthChangeComesToWhatAFreshLayoutComesTo() {
        var screen = ScreenLayout()
        for width in [320.0, 414, 300, 1024, 320] {
            let request = pinned(width: width)
            #expect(screen.layout(request) == layout(request))
        }
    }
}
