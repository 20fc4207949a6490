import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct AmbiguityTests {
    @Test func viewsWithoutConstraintsAreAtTheOriginAndAmbiguous() {
        let result = layout(.make(views: [.box("a", 40, 20)]))
        #expect(result.frames["a"] == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(result.issues == [
            .ambiguous(view: "a", axis: .horizontal, isPosition: true, isSize: false),
            .ambiguous(view: "a", axis: .vertical, isPosition: true, isSize: false),
        ])
    }

    @Test func viewsWithoutContentHaveAnAmbiguousSize() {
        let result = layout(.make(views: [.make("a")], "a.left == left", "a.top == top", "a.height == 10"))
        #expect(result.issues == [.ambiguous(view: "a", axis: .horizontal, isPosition: false, isSize: true)])
    }

    @Test func positionsThatFollowFromAnAmbiguousSizeAreNotReported() {
        let result = layout(.make(views: [.make("a")], "a.right == right", "a.top == top", "a.height == 10"))
        #expect(result.issues == [.ambiguous(view: "a", axis: .horizontal, isPosition: false, isSize: true)])
        #expect(result.frames["a"]?.maxX == 320)
    }

    @Test func equalHuggingOnTwoSiblingsIsAmbiguous() {
        let request = LayoutRequest.make(
            views: [.box("a", 40, 20), .box("b", 40, 20)],
            "a.left == left", "b.left == a.right", "b.right == right", "a.top == top", "b.top == top")
        let result = layout(request)
        #expect(result.issues == [
            .ambiguous(view: "a", axis: .horizontal, isPosition: false, isSize: true, resized: "a"),
            .ambiguous(view: "b", axis: .horizontal, isPosition: false, isSize: true, resized: "a"),
        ])
        #expect(result.frames["b"] == Rect(x: 280, y: 0, width: 40, height: 20))
    }

    /// The example of WWDC 2015's "Mysteries of Auto Layout, Part 1": a hugging of 249 stretches the view, a hugging of 251 the other view.
    @Test(arguments: [(249.0, 280.0, 40.0), (251, 40, 280)])
    func differentHuggingResolvesTheAmbiguity(priority: Double, first: Double, second: Double) {
        let request = LayoutRequest.make(
            views: [.box("a", 40, 20, [.horizontalHuggingPriority: .number(priority)]), .box("b", 40, 20)],
            "a.left == left", "b.left == a.right", "b.right == right", "a.top == top", "b.top == top")
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.spans(["a", "b"], on: .horizontal).map { $0[1] } == [first, second])
    }

    @Test func viewsRelativeToAnAmbiguousSuperviewAreNotReported() {
        let request = LayoutRequest.make(
            views: [.make("outer", .view, subviews: ["inner"]), .make("inner")],
            "outer.top == top", "outer.height == 50", "outer.width == 50", "inner.left == outer.left",
            "inner.right == outer.right", "inner.top == outer.top", "inner.bottom == outer.bottom")
        let result = layout(request)
        #expect(result.issues == [.ambiguous(view: "outer", axis: .horizontal, isPosition: true, isSize: false)])
        #expect(result.frames["inner"] == Rect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func ambiguousPositionsAreAtTheRightInRightToLeftLayouts() {
        let result = layout(.make(rightToLeft: true, views: [.box("a", 40, 20)]))
        #expect(result.frames["a"] == Rect(x: 280, y: 0, width: 40, height: 20))
    }

    @Test func plainViewsInAStackNeedASize() {
        let request = LayoutRequest.make(
            views: [.make("stack", .stack, subviews: ["a", "b"]), .make("a"), .make("b")],
            "stack.left == left", "stack.right == right", "stack.top == top", "stack.height == 50")
        #expect(layout(request).issues.contains(
            .ambiguous(view: "a", axis: .horizontal, isPosition: false, isSize: true)))
    }

    @Test func tiesOfArrangedSubviewsAreBrokenByIndexAndNotReported() {
        let request = LayoutRequest.make(
            views: [.make("stack", .stack, subviews: ["a", "b"]), .box("a", 40, 20), .box("b", 40, 20)],
            "stack.left == left", "stack.right == right", "stack.top == top")
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.spans(["a", "b"], on: .horizontal) == [[0, 280], [280, 40]])
    }
}
