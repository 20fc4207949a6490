import LayoutEngine
import PlaygroundModel
import Testing

/// The views that UIKit stretched among views of equal priorities (Vercantez/openuikit, iPhone 16 @3x, iOS 26.1 simulator), in our own
/// scenes: labels of one word, so that only the rule decides, in a row of 393 points or a column of 72.
struct RecordedTiesTests {
    private static let row = [
        "a.leading == leading + 20", "a.centerY == centerY", "b.centerY == centerY", "a.trailing == b.leading - 24", "trailing == b.trailing + 20",
    ]
    private static let three = [
        "a.leading == leading + 20", "a.centerY == centerY", "b.centerY == centerY", "c.centerY == centerY", "a.trailing == b.leading - 24",
        "b.trailing == c.leading - 24", "trailing == c.trailing + 20",
    ]
    private static let column = [
        "a.top == top + 4", "a.leading == leading + 20", "b.leading == leading + 20", "a.bottom == b.top - 4", "bottom == b.bottom + 4",
    ]
    private static let inRow = [
        "a.leading == leading + 20", "a.top >= top + 8", "a.bottom <= bottom - 8", "a.centerY == centerY", "b.top >= top + 8",
        "b.bottom <= bottom - 8", "b.centerY == centerY", "a.trailing == b.leading - 24", "trailing == b.trailing + 20",
    ]

    struct Tie: Sendable {
        let constraints: [String]
        var axis = LayoutAttribute.Axis.horizontal
        /// The views whose text wraps, and the views with a hugging of 251.
        var wrapping: Set<String> = []
        var hugging: Set<String> = []
        let stretched: String
    }

    static let ties: [Tie] = [
        Tie(constraints: inRow, stretched: "a"), Tie(constraints: inRow, wrapping: ["b"], stretched: "b"),
        Tie(constraints: inRow, wrapping: ["a", "b"], stretched: "b"), Tie(constraints: row, stretched: "a"),
        Tie(constraints: row, hugging: ["a"], stretched: "b"), Tie(constraints: row, hugging: ["b"], stretched: "a"),
        Tie(constraints: Array(row.reversed()), stretched: "b"), Tie(constraints: three, wrapping: ["a", "b"], stretched: "b"),
        Tie(constraints: three, wrapping: ["b"], stretched: "b"), Tie(constraints: column, axis: .vertical, stretched: "a"),
        Tie(constraints: column, axis: .vertical, wrapping: ["a", "b"], stretched: "a"),
    ]

    @Test(arguments: ties) func theViewThatUIKitStretchedIsStretched(_ tie: Tie) throws {
        let names = ["a", "b", "c"].filter { name in tie.constraints.contains { $0.contains("\(name).") } }
        let views = names.map { name in
            LayoutRequest.View.make(name, .label, [
                .text: .string(["a": "Download", "b": "Two", "c": "Three"][name] ?? ""), .numberOfLines: .number(tie.wrapping.contains(name) ? 0 : 1),
                .horizontalHuggingPriority: .number(tie.hugging.contains(name) ? 251 : 250),
            ])
        }
        var request = LayoutRequest.make(size: Size(width: 393, height: 72), scale: 3, views: views)
        request.constraints = .parsing(tie.constraints)
        let frames = layout(request).frames
        let natural = layout(.make(scale: 3, views: views)).frames
        let stretched = names.filter { name in
            let (size, own) = (frames[ViewID(name)]?.size, natural[ViewID(name)]?.size)
            return tie.axis == .horizontal ? size?.width != own?.width : size?.height != own?.height
        }
        #expect(stretched == [tie.stretched])
    }

    /// Both views have 50 points at 250. UIKit's frames are 279 and 50.
    @Test func tiesOfOptionalWidthsAreBrokenLikeUIKit() {
        let request = LayoutRequest.make(
            size: Size(width: 393, height: 72), views: [.make("a"), .make("b")],
            "a.leading == leading + 20", "a.top == top", "a.bottom == bottom", "b.top == top", "b.bottom == bottom",
            "a.trailing == b.leading - 24", "trailing == b.trailing + 20", "a.width == 50 @250", "b.width == 50 @250")
        #expect(layout(request).frames["a"]?.width == 279)
        #expect(layout(request).frames["b"]?.width == 50)
    }

    /// If the space is too small, the first keeps its width (iamcgn/swiftui-web, iOS 26.0: the first arranged view gives way instead).
    @Test func theFirstViewKeepsItsSizeIfTheSpaceIsTooSmall() {
        let request = LayoutRequest.make(
            size: Size(width: 100, height: 72), views: [.box("a", 80, 20), .box("b", 60, 20)],
            "a.leading == leading", "a.top == top", "b.top == top", "a.trailing == b.leading", "trailing == b.trailing")
        #expect(layout(request).frames["a"]?.width == 80)
        #expect(layout(request).frames["b"]?.width == 20)
    }
}
