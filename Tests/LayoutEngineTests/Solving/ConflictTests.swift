import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct ConflictTests {
    private static func issues(_ result: LayoutResult) -> [LayoutIssue] {
        result.issues.filter { if case .ambiguous = $0 { false } else { true } }
    }

    @Test func theLastConstraintOfAMinimalSetIsDropped() {
        let request = LayoutRequest.make(
            views: [.make("a")],
            "a.left == left", "a.top == top", "a.height == 10", "a.width == 100", "a.width >= 50", "a.width == 120")
        let result = layout(request)
        #expect(result.issues == [.unsatisfiable(constraints: [.number(3), .number(5)], dropped: .number(5))])
        #expect(result.frames["a"]?.width == 100)
    }

    @Test func constraintsThatContradictTheScreensSizeAreFound() {
        let constraints = ["a.left == left", "a.width == 400", "a.right == right", "a.top == top", "a.height == 10"]
        var request = LayoutRequest.make(views: [.make("a")])
        request.constraints = .parsing(constraints)
        let narrow = layout(request)
        let all = [LayoutConstraint.ID.number(0), .number(1), .number(2)]
        #expect(narrow.issues == [.unsatisfiable(constraints: all, dropped: .number(1))])
        #expect(narrow.frames["a"]?.width == 320)
        request.size.width = 400
        #expect(layout(request).issues.isEmpty)
    }

    @Test func chainsOfConstraintsAreReportedCompletely() {
        let request = LayoutRequest.make(
            views: [.make("a"), .make("b")],
            "a.left == left", "b.left == a.right + 10", "a.width == 200", "b.width == 200", "b.right <= right",
            "a.top == top", "b.top == top", "a.height == 5", "b.height == 5")
        let all = (0...4).map(LayoutConstraint.ID.number)
        #expect(layout(request).issues == [.unsatisfiable(constraints: all, dropped: .number(4))])
    }

    @Test func independentConflictsAreAllReported() {
        let request = LayoutRequest.make(
            views: [.make("a")],
            "a.left == left", "a.left == left + 5", "a.top == top", "a.top == top + 5", "a.width == 1", "a.height == 1")
        #expect(layout(request).issues == [
            .unsatisfiable(constraints: [.number(0), .number(1)], dropped: .number(1)),
            .unsatisfiable(constraints: [.number(2), .number(3)], dropped: .number(3)),
        ])
    }

    @Test func optionalConstraintsNeverConflict() {
        let request = LayoutRequest.make(
            views: [.make("a")],
            "a.left == left", "a.top == top", "a.height == 10", "a.width == 100", "a.width == 120 @999", "a.width == 5 @1")
        #expect(layout(request).issues.isEmpty)
    }

    @Test func edgesInTheWrongOrderConflict() {
        let request = LayoutRequest.make(
            views: [.make("a")], "a.left == left + 200", "a.right == left + 100", "a.top == top", "a.height == 10")
        let result = layout(request)
        #expect(result.issues.first == .unsatisfiable(constraints: [.number(0), .number(1)], dropped: .number(1)))
        #expect(result.frames["a"]?.minX == 200)
    }

    @Test func huggingOf1000YieldsWithoutAnIssue() {
        let request = LayoutRequest.make(
            views: [.box("a", 40, 20, [.horizontalHuggingPriority: .number(1000)])],
            "a.left == left", "a.right == right", "a.top == top")
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.frames["a"]?.width == 320)
    }

    @Test func resistanceOf1000YieldsWithoutAnIssue() {
        let request = LayoutRequest.make(
            views: [.box("a", 40, 20, [.verticalCompressionResistancePriority: .number(1000)])],
            "a.left == left", "a.top == top", "a.height == 0")
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.frames["a"]?.height == 0)
    }

    @Test func stackViewsYieldToAConstraintOnTheHeight() {
        let request = LayoutRequest.make(
            views: [
                .make("stack", .stack, [.axis: .string("vertical"), .spacing: .number(10)], subviews: ["a", "b"]),
                .box("a", 40, 20), .box("b", 40, 20),
            ],
            "stack.left == left", "stack.top == top", "stack.height == 0")
        let result = layout(request)
        #expect(result.frames["stack"]?.height == 0)
        #expect(Self.issues(result).count == 1)
        #expect(Self.issues(result).first.map {
            if case .stackArrangementDropped("stack", let set) = $0 { set == [.number(2)] } else { false }
        } == true)
    }

    /// Interface Builder's frames: an image is 40 high in a row of 40, with a height constraint of 16.
    @Test func sizesOfArrangedSubviewsYieldToTheStackView() {
        let request = LayoutRequest.make(
            views: [.make("stack", .stack, subviews: ["a"]), .make("a")],
            "a.height == 16", "a.width == 16", "stack.left == left", "stack.top == top", "stack.height == 40")
        let result = layout(request)
        #expect(result.frames["a"] == Rect(x: 0, y: 0, width: 16, height: 40))
        #expect(result.issues == [.unsatisfiable(constraints: [.number(0), .number(4)], dropped: .number(0))])
    }

    /// Interface Builder's frames: a cell has 66 points for a row of views, one of which should be 52 high, and for a bar below the row.
    /// The row is 47 high and the bar 0, although the row's other views would leave 2 for the bar.
    @Test func violatedConstraintsDeviateAsLittleAsPossible() {
        let request = LayoutRequest.make(
            size: Size(width: 320, height: 66),
            views: [
                .make("row", .stack, subviews: ["text", "image"]), .box("text", 100, 45, [.verticalHuggingPriority: .number(251)]),
                .make("image"), .box("bar", 320, 2, [.verticalHuggingPriority: .number(750)]),
            ],
            "row.left == left", "row.right == right", "row.top == top + 11", "bar.top == row.bottom + 8", "bar.bottom == bottom",
            "bar.left == left", "image.width == 10", "image.height == 52")
        let result = layout(request)
        #expect(result.frames["row"]?.height == 47 && result.frames["bar"]?.height == 0)
        #expect(Self.issues(result).first.map { if case .unsatisfiable(_, .number(7), _) = $0 { true } else { false } } == true)
    }

    @Test(arguments: ["a.left == a.left + 5", "width == 500", "left == right", "a.width >= a.width + 1"])
    func impossibleConstraintsAreSetsOfOne(constraint: String) {
        let request = LayoutRequest.make(
            views: [.box("a", 10, 10)], constraint, "a.left == left", "a.top == top")
        let result = layout(request)
        #expect(result.issues == [.unsatisfiable(constraints: [.number(0)], dropped: .number(0))])
        #expect(result.frames["a"] == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test(arguments: ["a.left == a.left", "width == 320", "left <= right", "safeArea.top == top"])
    func constraintsThatAlwaysHoldAreAccepted(constraint: String) {
        let request = LayoutRequest.make(views: [.box("a", 10, 10)], constraint, "a.left == left", "a.top == top")
        #expect(layout(request).issues.isEmpty)
    }

    @Test func labelsWithRequiredResistanceYieldToAConstraintOnTheHeight() {
        let label: [ViewProperty: PropertyValue] = [
            .text: .string("A text that needs more than one line in so narrow a column"), .numberOfLines: .number(0),
            .verticalCompressionResistancePriority: .number(1000),
        ]
        let request = LayoutRequest.make(
            views: [.make("a", .label, label)],
            "a.left == left", "a.top == top", "a.width == 100", "a.height == 21")
        let result = layout(request)
        #expect(result.frames["a"]?.height == 21)
        #expect(result.issues == [.contentCutOff(view: "a")])
    }

    @Test func edgesThatTheSafeAreaSeparatesConflict() {
        let request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 20), views: [.make("outer", .view, subviews: ["a"]), .box("a", 10, 10)],
            "outer.left == left", "outer.top == top", "outer.width == 100", "outer.height == 100",
            "a.left == outer.left", "a.top == outer.safeArea.top", "a.top == outer.top")
        let result = layout(request)
        #expect(result.issues == [.unsatisfiable(constraints: [.number(5), .number(6)], dropped: .number(6))])
        #expect(result.frames["a"]?.minY == 20)
    }
}
