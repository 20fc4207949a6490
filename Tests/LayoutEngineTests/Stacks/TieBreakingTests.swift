import LayoutEngine
import PlaygroundModel
import Testing

/// The view that yields in a row of views with equal priorities.
@Suite struct TieBreakingTests {
    private static let kinds: [String: LayoutRequest.View] = [
        "label": .make("label", .label, [.text: .string("Name")]),
        "other": .make("other", .label, [.text: .string("Value")]),
        "field": .make("field", .textField, [.placeholder: .string("Cat")]),
        "button": .make("button", .button, [.title: .string("Go")]),
        "switch": .make("switch", .switch),
        "photo": .box("photo", 40, 40),
    ]

    /// The views of a row that do not have their natural width if the row has this width.
    private static func resized(_ names: [String], rowWidth: Double) throws -> [String] {
        let views = try names.map { try #require(kinds[$0]) }
        let row = LayoutRequest.View.make("row", .stack, subviews: names)
        var request = LayoutRequest.make(views: [row] + views, "row.left == left", "row.top == top")
        let natural = layout(request).frames
        request.constraints += [LayoutConstraint].parsing(["row.width == \(rowWidth)"])
        let result = layout(request)
        #expect(!result.issues.contains { if case .ambiguous = $0 { true } else { false } })
        return names.filter { natural[ViewID($0)]?.width != result.frames[ViewID($0)]?.width }
    }

    private static let stretching: [(names: [String], stretched: String)] = [
        (["label", "other"], "label"), (["photo", "label"], "photo"), (["label", "photo"], "label"),
        (["label", "switch"], "label"), (["switch", "label"], "label"), (["field", "label"], "field"),
        (["label", "button"], "label"), (["field", "button"], "field"),
    ]

    @Test(arguments: stretching)
    func theFirstViewStretchesUnlessItsKindHasMoreHugging(names: [String], stretched: String) throws {
        #expect(try Self.resized(names, rowWidth: 300) == [stretched])
    }

    private static let shrinking: [(names: [String], shrunk: String)] = [
        (["label", "other"], "label"), (["label", "switch"], "label"), (["label", "photo"], "label"),
        (["photo", "switch"], "photo"), (["other", "field"], "other"),
    ]

    @Test(arguments: shrinking)
    func labelsShrinkBeforeOtherViewsInTheirOrder(names: [String], shrunk: String) throws {
        let natural = layout(LayoutRequest.make(
            views: [.make("row", .stack, subviews: names)] + names.compactMap { Self.kinds[$0] },
            "row.left == left", "row.top == top"))
        let width = try #require(natural.frames["row"]).width
        #expect(try Self.resized(names, rowWidth: width - 5) == [shrunk])
    }

    @Test func tiesInNestedStacksAreNotReported() {
        let request = LayoutRequest.make(
            views: [
                .make("row", .stack, subviews: ["first", "second"]), .make("first", .stack, subviews: ["photo"]),
                .make("second", .stack, subviews: ["image"]), .box("photo", 40, 40), .box("image", 40, 40),
            ],
            "row.left == left", "row.right == right", "row.top == top")
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.spans(["photo", "image"], on: .horizontal) == [[0, 280], [280, 40]])
    }
}
