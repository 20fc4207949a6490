import LayoutEngine
import PlaygroundModel
import SeededRandom
import Testing

/// Stack views of three boxes, 40 × 20, 60 × 40 and 20 × 30, in 200 × 200 with a spacing of 10. The expected numbers were computed by
/// hand from UIStackView's documented rules.
@Suite struct StackArrangementTests {
    private static func stack(
        _ axis: StackAxis, _ distribution: StackDistribution = .fill, _ alignment: StackAlignment = .fill,
        _ more: [ViewProperty: PropertyValue] = [:], spacing: Double = 10, customSpacing: [String: Double] = [:]
    ) -> LayoutRequest.View {
        let properties: [ViewProperty: PropertyValue] = [
            .axis: .string(axis.rawValue), .distribution: .string(distribution.rawValue),
            .alignment: .string(alignment.rawValue), .spacing: .number(spacing),
        ]
        return .make(
            "stack", .stack, properties.merging(more) { _, new in new }, subviews: ["a", "b", "c"],
            customSpacing: customSpacing)
    }

    private static let boxes: [LayoutRequest.View] = [.box("a", 40, 20), .box("b", 60, 40), .box("c", 20, 30)]
    private static let ids: [ViewID] = ["a", "b", "c"]

    private static func result(
        _ stack: LayoutRequest.View, boxes: [LayoutRequest.View] = boxes, width: Double? = 200, height: Double? = 200,
        rightToLeft: Bool = false
    ) -> LayoutResult {
        var request = LayoutRequest.make(
            rightToLeft: rightToLeft, views: [stack] + boxes, "stack.left == left", "stack.top == top")
        let lengths = [("width", width), ("height", height)].compactMap { name, length in
            length.map { "stack.\(name) == \($0)" }
        }
        request.constraints += [LayoutConstraint].parsing(lengths)
        return layout(request)
    }

    // MARK: Every distribution with every alignment

    private static func expectedAlong(_ distribution: StackDistribution, _ axis: StackAxis) -> [[Double]] {
        switch (distribution, axis) {
        case (.fill, .horizontal): [[0, 100], [110, 60], [180, 20]]
        case (.fillEqually, .horizontal): [[0, 60], [70, 60], [140, 60]]
        // The lengths are 40, 60 and 20 of 140, including the spacing, rounded to pixels. The last view takes the rest.
        case (.fillProportionally, .horizontal): [[0, 57], [67, 86], [163, 37]]
        case (.equalSpacing, .horizontal): [[0, 40], [80, 60], [180, 20]]
        case (.equalCentering, .horizontal): [[0, 40], [75, 60], [180, 20]]
        case (.fill, .vertical): [[0, 110], [120, 40], [170, 30]]
        case (.fillEqually, .vertical): [[0, 60], [70, 60], [140, 60]]
        case (.fillProportionally, .vertical): [[0, 36.5], [46.5, 72.5], [129, 71]]
        case (.equalSpacing, .vertical): [[0, 20], [75, 40], [170, 30]]
        case (.equalCentering, .vertical): [[0, 20], [77.5, 40], [170, 30]]
        }
    }

    private static func expectedAcross(_ alignment: StackAlignment, _ axis: StackAxis) -> [[Double]] {
        switch (alignment, axis) {
        case (.fill, _): [[0, 200], [0, 200], [0, 200]]
        case (.leading, .horizontal), (.top, .horizontal): [[0, 20], [0, 40], [0, 30]]
        case (.center, .horizontal): [[90, 20], [80, 40], [85, 30]]
        case (.trailing, .horizontal), (.bottom, .horizontal): [[180, 20], [160, 40], [170, 30]]
        // The baseline of an image is its bottom.
        case (.firstBaseline, .horizontal): [[0, 20], [-20, 40], [-10, 30]]
        case (.lastBaseline, .horizontal): [[180, 20], [160, 40], [170, 30]]
        // Baselines apply to rows. A column uses its leading edge instead.
        case (.leading, .vertical), (.top, .vertical), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
            [[0, 40], [0, 60], [0, 20]]
        case (.center, .vertical): [[80, 40], [70, 60], [90, 20]]
        case (.trailing, .vertical), (.bottom, .vertical): [[160, 40], [140, 60], [180, 20]]
        }
    }

    @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
    func arrangesARow(_ distribution: StackDistribution, _ alignment: StackAlignment) {
        let result = Self.result(Self.stack(.horizontal, distribution, alignment))
        #expect(result.spans(Self.ids, on: .horizontal) == Self.expectedAlong(distribution, .horizontal))
        #expect(result.spans(Self.ids, on: .vertical) == Self.expectedAcross(alignment, .horizontal))
        #expect(result.issues.isEmpty)
    }

    @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
    func arrangesAColumn(_ distribution: StackDistribution, _ alignment: StackAlignment) {
        let result = Self.result(Self.stack(.vertical, distribution, alignment))
        #expect(result.spans(Self.ids, on: .vertical) == Self.expectedAlong(distribution, .vertical))
        #expect(result.spans(Self.ids, on: .horizontal) == Self.expectedAcross(alignment, .vertical))
        #expect(result.issues.isEmpty)
    }

    @Test(arguments: StackDistribution.allCases, StackAlignment.allCases)
    func stacksWithoutAGivenSizeFitTheirContent(_ distribution: StackDistribution, _ alignment: StackAlignment) {
        let result = Self.result(Self.stack(.horizontal, distribution, alignment), width: nil, height: nil)
        // Equal lengths are three times the longest length, proportional lengths are the sum.
        let width: Double = switch distribution {
        case .fillEqually: 200
        case .fill, .fillProportionally, .equalSpacing: 140
        // The views need 60 between the first two centres, and 50 between the last two. The gaps compensate with 10 and 20.
        case .equalCentering: 150
        }
        // The first baselines are aligned with the first view's.
        let height: Double = alignment == .firstBaseline ? 20 : 40
        #expect(result.frames["stack"] == Rect(x: 0, y: 0, width: width, height: height))
        #expect(result.issues.isEmpty)
    }

    /// UIKit's lengths are 100 and 200: 50 and 90 of 160 including the spacing. The last view takes the rest.
    @Test func proportionsIncludeTheSpacing() {
        let boxes: [LayoutRequest.View] = [.box("a", 50, 20), .box("b", 90, 20)]
        let stack = LayoutRequest.View.make(
            "stack", .stack, [.distribution: .string("fillProportionally"), .spacing: .number(20)], subviews: ["a", "b"])
        let result = Self.result(stack, boxes: boxes, width: 320)
        #expect(result.spans(["a", "b"], on: .horizontal) == [[0, 100], [120, 200]])
        let mirrored = Self.result(stack, boxes: boxes, width: 320, rightToLeft: true)
        #expect(mirrored.spans(["a", "b"], on: .horizontal) == [[220, 100], [0, 200]])
    }

    /// UIStackView prints multipliers of 0.571429, 0.285714 and 0.142857 for 160, 80 and 40 without spacing ("Let's Build
    /// UIStackView").
    @Test func proportionsWithoutSpacingEqualTheRatioOfTheLengths() {
        let boxes: [LayoutRequest.View] = [.box("a", 160, 20), .box("b", 80, 20), .box("c", 40, 20)]
        let result = Self.result(Self.stack(.horizontal, .fillProportionally, spacing: 0), boxes: boxes, width: 140)
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 80], [80, 40], [120, 20]])
    }

    @Test func sharesOfViewsWithAFixedLengthGoToTheLastView() {
        var request = LayoutRequest.make(
            views: [Self.stack(.horizontal, .fillProportionally)] + Self.boxes,
            "stack.left == left", "stack.top == top", "stack.width == 200", "b.width == 20")
        request.views[0].properties[.spacing] = .number(0)
        // The first view gets 40 of 120. The last view takes the rest.
        #expect(layout(request).spans(Self.ids, on: .horizontal) == [[0, 66.5], [66.5, 20], [86.5, 113.5]])
    }

    /// Interface Builder's frames: by the height of a label's lines, 36 and 36 of 144 (one line would be 18).
    @Test func proportionsUseTheHeightOfWrappedLabels() {
        func label(_ id: String, _ text: String, _ size: Double) -> LayoutRequest.View {
            .make(id, .label, [.text: .string(text), .numberOfLines: .number(0), .font: .font(.system(size: size, weight: .regular))])
        }
        let column = PropertyValue.string("vertical")
        func request(_ width: Double, height: String) -> LayoutRequest {
            .make(
                size: Size(width: width, height: 568),
                views: [
                    .make("stack", .stack, [.axis: column, .distribution: .string("fillProportionally")], subviews: ["a", "b"]),
                    label("a", "The ferry to the island leaves from the second quay at nine", 15), label("b", "Nine", 30),
                ],
                "stack.left == left", "stack.right == right", "stack.top == top", "stack.height \(height)")
        }
        #expect(layout(request(343, height: "== 144")).spans(["a", "b"], on: .vertical) == [[0, 72], [72, 72]])
        #expect(layout(request(343, height: "<= 400")).spans(["a", "b"], on: .vertical) == [[0, 36], [36, 36]])
        var screen = ScreenLayout()
        _ = screen.layout(request(600, height: "== 144"))
        #expect(screen.layout(request(343, height: "== 144")) == layout(request(343, height: "== 144")))
    }

    /// Frames of one project: the length of a nested stack is the length that its constraints require.
    @Test func proportionsUseLengthsGivenByConstraints() {
        let column: [ViewProperty: PropertyValue] = [.axis: .string("vertical")]
        let outer = column.merging([.distribution: .string("fillProportionally")]) { $1 }
        let request = LayoutRequest.make(
            views: [
                .make("stack", .stack, outer, subviews: ["inner", "b"]), .make("inner", .stack, column, subviews: ["a", "line"]),
                .box("a", 20, 20), .make("line"), .box("b", 20, 25),
            ],
            "stack.left == left", "stack.top == top", "stack.height == 100", "line.height == 5")
        #expect(layout(request).spans(["inner", "b"], on: .vertical) == [[0, 50], [50, 50]])
    }

    /// Frames of one document: 510 of 710, next to a view of 200.
    @Test func viewsWithoutALengthGetTheSpaceThatProportionalOnesLeave() {
        let request = LayoutRequest.make(
            views: [
                .make("stack", .stack, [.distribution: .string("fillProportionally")], subviews: ["a", "b"]),
                .box("a", 200, 20), .make("b"),
            ],
            "stack.left == left", "stack.top == top", "stack.width == 710")
        #expect(layout(request).spans(["a", "b"], on: .horizontal) == [[0, 200], [200, 510]])
    }

    // MARK: Baselines

    /// UIStackView.isBaselineRelativeArrangement. Frames of one project: rows of one font begin `spacing` apart.
    @Test func spacingCanBeBetweenBaselines() throws {
        let column: [ViewProperty: PropertyValue] = [
            .axis: .string("vertical"), .spacing: .number(30), .isBaselineRelativeArrangement: .bool(true),
        ]
        func request(_ more: [ViewProperty: PropertyValue] = [:]) -> LayoutRequest {
            .make(
                views: [
                    .make("stack", .stack, column.merging(more) { $1 }, subviews: ["a", "b", "box"]),
                    .make("a", .label, [.text: .string("One")]), .make("b", .label, [.text: .string("Two")]), .box("box", 20, 20),
                ],
                "stack.left == left", "stack.top == top")
        }
        let frames = layout(request()).frames
        #expect(frames["a"]?.minY == 0 && frames["b"]?.minY == 30)
        // The baseline of a line of 17 points is 16 below its top. The box has no text.
        #expect(frames["box"]?.minY == 76)
        #expect(layout(request([.axis: .string("horizontal")])).frames["b"]?.minX == layout(request([
            .axis: .string("horizontal"), .isBaselineRelativeArrangement: .bool(false),
        ])).frames["b"]?.minX, "a row has no baselines to be relative to")
    }

    // MARK: Too little room

    @Test func fillShrinksTheFirstOfEqualPrioritiesFirst() {
        let result = Self.result(Self.stack(.horizontal), width: 100)
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 0], [10, 60], [80, 20]])
    }

    @Test func fillShrinksTheViewsWithTheLeastResistanceFirst() {
        let boxes: [LayoutRequest.View] = [
            .box("a", 40, 20, [.horizontalCompressionResistancePriority: .number(700)]), .box("b", 60, 40), .box("c", 20, 30),
        ]
        let result = Self.result(Self.stack(.horizontal), boxes: boxes, width: 120)
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 20], [30, 60], [100, 20]])
    }

    @Test func fillStretchesTheViewWithTheLeastHugging() {
        let boxes: [LayoutRequest.View] = [
            .box("a", 40, 20), .box("b", 60, 40, [.horizontalHuggingPriority: .number(249)]), .box("c", 20, 30),
        ]
        let result = Self.result(Self.stack(.horizontal), boxes: boxes)
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 40], [50, 120], [180, 20]])
    }

    @Test func equalSpacingUsesSpacingAsAMinimum() {
        let result = Self.result(Self.stack(.horizontal, .equalSpacing), width: 130)
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 30], [40, 60], [110, 20]])
    }

    @Test func equalCenteringAbandonsEqualityBeforeSpacing() {
        // Equal centres would need 20 + 10 + 30 and 30 + 10 + 10. With 145 points, the first gap has its minimum.
        let result = Self.result(Self.stack(.horizontal, .equalCentering), width: 145)
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 40], [50, 60], [125, 20]])
    }

    @Test func spacingThatDoesNotFitYieldsAndIsReported() {
        let result = Self.result(Self.stack(.horizontal), width: 15)
        #expect(result.frames["stack"]?.width == 15)
        #expect(result.issues.contains {
            if case .stackArrangementDropped("stack", _) = $0 { true } else { false }
        })
    }

    @Test func labelsYieldBeforeControls() throws {
        let request = LayoutRequest.make(
            views: [
                .make("stack", .stack, subviews: ["label", "switch"]),
                .make("label", .label, [.text: .string("A text that has no room beside a switch")]), .make("switch", .switch),
            ],
            "stack.left == left", "stack.top == top", "stack.width == 200")
        let result = layout(request)
        // The frame of the switch is 2 points wider than its alignment rectangle.
        #expect(result.frames["switch"]?.width == 63)
        #expect(result.frames["label"]?.width == 139)
        #expect(result.issues == [.contentCutOff(view: "label")])
    }

    @Test func wrappingLabelsDivideARowEvenly() {
        let result = Self.rowOfTexts("A text that wraps in a row", "Another text that wraps in a row")
        #expect(result.spans(["a", "b"], on: .horizontal) == [[0, 100], [100, 100]])
        #expect(result.issues.isEmpty)
    }

    /// `UISV-text-width-disambiguation`: no label gets more than its share of the row, so that a short label fills the rest.
    @Test func shortLabelsGetTheirShareOfTheRowToo() throws {
        let result = Self.rowOfTexts("Short", "Another text that wraps in a row")
        #expect(result.spans(["a", "b"], on: .horizontal) == [[0, 100], [100, 100]])
        #expect(result.issues.isEmpty)
    }

    @Test func labelsNextToOthersGetNoMoreThanTheirShare() throws {
        let text = "A text that wraps in a row of three, and has many lines"
        let result = layout(.make(
            views: [
                .make("stack", .stack, [.spacing: .number(10)], subviews: ["icon", "a", "b"]), .box("icon", 40, 20),
                .make("a", .label, [.text: .string("Short"), .numberOfLines: .number(0)]),
                .make("b", .label, [.text: .string(text), .numberOfLines: .number(0)]),
            ],
            "stack.left == left", "stack.top == top", "stack.width == 210"))
        // Each of the two labels may be (210 - 10) / 2 wide. Both share 150.
        let (a, b) = (try #require(result.frames["a"]), try #require(result.frames["b"]))
        #expect(b.width <= 100)
        #expect(a.width + b.width == 150)
    }

    /// openradar 39275811, of iOS 11.3: label.width = 0.5 * stackView.width at 759. A view with more hugging gets no more than it needs.
    @Test(arguments: [(11, 750.0, 100.0), (11, 760, 139), (9, 750, 100), (12, 750, 139)])
    func singleLabelsGetHalfOfTheRowUpToIOS11(version: Int, hugging: Double, width: Double) {
        var request = LayoutRequest.make(
            views: [
                .make("stack", .stack, subviews: ["label", "box"]),
                .make("label", .label, [
                    .text: .string("A text that wraps next to a switch"), .numberOfLines: .number(0),
                    .horizontalCompressionResistancePriority: .number(749),
                ]),
                .box("box", 61, 20, [.horizontalHuggingPriority: .number(hugging)]),
            ],
            "stack.left == left", "stack.top == top", "stack.width == 200")
        request.profile = BehaviourProfile(version: SystemVersion(version))
        #expect(layout(request).frames["label"]?.width == width)
    }

    /// The radar's workaround is a view with more hugging. No source covers a third view.
    @Test func singleLabelsAmongThreeViewsHaveNoShare() {
        var request = LayoutRequest.make(
            views: [
                .make("stack", .stack, subviews: ["label", "a", "b"]),
                .make("label", .label, [.text: .string("A text that wraps"), .numberOfLines: .number(0)]),
                .box("a", 20, 20, [.horizontalHuggingPriority: .number(750)]), .box("b", 30, 20, [.horizontalHuggingPriority: .number(750)]),
            ],
            "stack.left == left", "stack.top == top", "stack.width == 200")
        request.profile = BehaviourProfile(version: 11)
        #expect(layout(request).frames["label"]?.width == 150)
    }

    private static func rowOfTexts(_ first: String, _ second: String) -> LayoutResult {
        layout(.make(
            views: [
                .make("stack", .stack, subviews: ["a", "b"]),
                .make("a", .label, [.text: .string(first), .numberOfLines: .number(0)]),
                .make("b", .label, [.text: .string(second), .numberOfLines: .number(0)]),
            ],
            "stack.left == left", "stack.top == top", "stack.width == 200"))
    }

    // MARK: Settings

    @Test func customSpacingReplacesSpacingAfterAView() {
        let result = Self.result(Self.stack(.horizontal, customSpacing: ["a": 30]))
        #expect(result.spans(Self.ids, on: .horizontal) == [[0, 80], [110, 60], [180, 20]])
    }

    @Test func hiddenViewsTakeNoSpaceAndNoSpacingAlongTheAxis() {
        let boxes: [LayoutRequest.View] = [.box("a", 40, 20), .box("b", 60, 40, [.isHidden: .bool(true)]), .box("c", 20, 30)]
        let result = Self.result(Self.stack(.horizontal), boxes: boxes, width: nil, height: nil)
        #expect(result.frames["stack"] == Rect(x: 0, y: 0, width: 70, height: 40))
        #expect(result.spans(["a", "c"], on: .horizontal) == [[0, 40], [50, 20]])
        #expect(result.issues.isEmpty)
    }

    /// UIStackView's printed constraints: a hidden view keeps its position in the order, half of the spacing after the previous one, and is
    /// aligned like the other views.
    @Test(arguments: [
        (["a"], [("a", Rect(x: 0, y: 0, width: 0, height: 40)), ("b", Rect(x: 0, y: 0, width: 60, height: 40))]),
        (["b"], [("b", Rect(x: 45, y: 0, width: 0, height: 40)), ("c", Rect(x: 50, y: 0, width: 20, height: 40))]),
        (["c"], [("c", Rect(x: 110, y: 0, width: 0, height: 40))]),
        (["b", "c"], [("b", Rect(x: 40, y: 0, width: 0, height: 40)), ("c", Rect(x: 40, y: 0, width: 0, height: 40))]),
        (["a", "b", "c"], [("c", Rect(x: 0, y: 0, width: 0, height: 40))]),
    ])
    func hiddenViewsHaveTheirPositionInTheOrder(hidden: [String], frames: [(String, Rect)]) {
        let result = Self.result(Self.stack(.horizontal), boxes: Self.hiding(hidden), width: nil, height: nil)
        for (id, frame) in frames { #expect(result.frames[ViewID(id)] == frame) }
        #expect(result.issues.isEmpty)
    }

    /// KeePassium, TipBoxVC.storyboard: a hidden label of 129 points between labels 24 apart, in a column of 288.
    @Test func aHiddenLabelIsInTheMiddleOfTheSpacing() {
        let size = PropertyValue.size(Size(width: 129, height: 30))
        let request = LayoutRequest.make(
            views: [
                .make("column", .stack, [.axis: .string("vertical"), .alignment: .string("center"), .spacing: .number(24)],
                      subviews: ["buttons", "hidden", "status"]),
                .box("buttons", 242, 70), .make("hidden", .image, [.imageSize: size, .isHidden: .bool(true)]), .box("status", 141, 16),
            ],
            "column.left == left", "column.top == top", "column.width == 288")
        let frames = layout(request).frames
        #expect(frames["hidden"] == Rect(x: 79.5, y: 82, width: 129, height: 0))
        #expect(frames["status"] == Rect(x: 73.5, y: 94, width: 141, height: 16))
    }

    /// Two hidden views are before a label: one with a required width, one with a compression resistance of 1000. UIKit breaks the width
    /// (two public logs), and a resistance of 1000 is not required. In frames of Zotero's LookupItemCell.xib both widths still hold.
    @Test func hiddenViewsHaveNoLengthDespiteRequiredWidths() {
        let size = PropertyValue.size(Size(width: 28, height: 28))
        let priorities: [ViewProperty: PropertyValue] = [
            .imageSize: size, .isHidden: .bool(true),
            .horizontalCompressionResistancePriority: .number(1000), .verticalCompressionResistancePriority: .number(1000),
        ]
        let request = LayoutRequest.make(
            views: [
                .make("row", .stack, [.alignment: .string("center"), .spacing: .number(20)], subviews: ["file", "kind", "title"]),
                .make("file", .view, [.isHidden: .bool(true)]), .make("kind", .image, priorities), .box("title", 320, 17),
            ],
            "row.left == left", "row.top == top", "row.width == 320", "row.height == 49", "file.width == 28", "file.height == 28")
        let result = layout(request)
        for id in ["file", "kind"] { #expect(result.frames[ViewID(id)] == Rect(x: 0, y: 10.5, width: 0, height: 28)) }
        #expect(result.frames["title"] == Rect(x: 0, y: 16, width: 320, height: 17))
    }

    @Test func hiddenViewsHaveTheCustomSpacingAroundThem() {
        let result = Self.result(Self.stack(.horizontal, customSpacing: ["a": 30]), boxes: Self.hiding(["b"]), width: nil)
        #expect(result.frames["b"]?.minX == 55)
        #expect(result.frames["c"]?.minX == 70)
    }

    /// useyourloaf.com, "Stack View Constraint Conflicts When Hiding Views": only the length along the axis becomes 0. A row of one
    /// project is recorded 148 high because of its hidden view, although the shown view needs 128.
    @Test(arguments: [(StackAlignment.leading, 0.0), (.center, 10), (.trailing, 20)])
    func hiddenViewsKeepTheirLengthAcrossTheAxis(alignment: StackAlignment, minX: Double) {
        let result = Self.result(Self.stack(.vertical, .fill, alignment), boxes: Self.hiding(["b"]), width: nil, height: nil)
        #expect(result.frames["stack"] == Rect(x: 0, y: 0, width: 60, height: 60))
        #expect(result.frames["b"] == Rect(x: 0, y: 25, width: 60, height: 0))
        #expect(result.frames["a"]?.minX == minX)
        #expect(result.issues.isEmpty)
    }

    /// The label is measured like one with a UILabel.preferredMaxLayoutWidth of 0.
    @Test func labelsInHiddenRowsAreAtMostOneLineHigh() {
        let label: [ViewProperty: PropertyValue] = [
            .text: .string("Some words that wrap"), .numberOfLines: .number(0), .isHidden: .bool(true),
        ]
        let request = LayoutRequest.make(
            views: [.make("stack", .stack, subviews: ["a", "b"]), .box("a", 40, 10), .make("b", .label, label)],
            "stack.left == left", "stack.top == top")
        #expect(layout(request).frames["stack"] == Rect(x: 0, y: 0, width: 40, height: 20.5))
    }

    @Test func hiddenViewsAreLeftOfThePreviousViewInRightToLeftLayouts() {
        let result = Self.result(Self.stack(.horizontal), boxes: Self.hiding(["b"]), width: nil, rightToLeft: true)
        #expect(result.spans(["a", "b", "c"], on: .horizontal) == [[30, 40], [25, 0], [0, 20]])
    }

    /// The subviews of a hidden view follow its length.
    @Test func contentsOfHiddenViewsHaveNoLengthEither() {
        let request = LayoutRequest.make(
            views: [
                .make("stack", .stack, [.axis: .string("vertical"), .spacing: .number(10)], subviews: ["a", "b", "c"]),
                .box("a", 40, 20), .make("b", .view, [.isHidden: .bool(true)], subviews: ["inner"]), .box("c", 20, 30),
                .make("inner", .label, [.text: .string("Hidden")]),
            ],
            "stack.left == left", "stack.top == top", "inner.left == b.left", "inner.right == b.right", "inner.top == b.top",
            "inner.bottom == b.bottom")
        let result = layout(request)
        #expect(result.frames["stack"]?.height == 60)
        #expect(result.frames["inner"]?.height == 0)
        #expect(result.frames["inner"]?.minY == 25)
    }

    private static func hiding(_ ids: [String]) -> [LayoutRequest.View] {
        boxes.map { box in
            var box = box
            if ids.contains(box.id.name) { box.properties[.isHidden] = .bool(true) }
            return box
        }
    }

    @Test func marginsRelativeArrangementKeepsTheLayoutMarginsFree() {
        let margins = PropertyValue.insets(EdgeInsets(top: 1, left: 10, bottom: 3, right: 30))
        let stack = Self.stack(
            .horizontal, .fillEqually, .fill, [.isLayoutMarginsRelativeArrangement: .bool(true), .layoutMargins: margins])
        let result = Self.result(stack)
        #expect(result.frames["a"]?.minX == 10)
        #expect(result.frames["c"]?.maxX == 170)
        #expect(result.frames["a"]?.minY == 1)
        #expect(result.frames["a"]?.maxY == 197)
    }

    @Test func stacksWithoutArrangedSubviewsAreEmpty() {
        let request = LayoutRequest.make(views: [.make("stack", .stack)], "stack.left == left", "stack.top == top + 5")
        let result = layout(request)
        #expect(result.frames["stack"] == Rect(x: 0, y: 5, width: 0, height: 0))
        #expect(result.issues.isEmpty)
    }

    @Test func spacersShareTheRemainingSpace() {
        let request = LayoutRequest.make(
            views: [
                .make("stack", .stack, subviews: ["before", "a", "after"]), .make("before", .spacer), .box("a", 40, 20),
                .make("after", .spacer),
            ],
            "stack.left == left", "stack.right == right", "stack.top == top")
        let result = layout(request)
        #expect(result.frames["a"] == Rect(x: 140, y: 0, width: 40, height: 20))
        #expect(result.issues.isEmpty)
    }

    // MARK: Right to left

    @Test func rightToLeftRowsBeginAtTheRight() {
        let result = Self.result(
            Self.stack(.horizontal, .equalSpacing, customSpacing: ["a": 25]), width: nil, rightToLeft: true)
        #expect(result.spans(Self.ids, on: .horizontal) == [[130, 40], [45, 60], [0, 20]])
    }

    @Test func rightToLeftColumnsAlignTheirLeadingEdgesAtTheRight() {
        let result = Self.result(Self.stack(.vertical, .fill, .leading), rightToLeft: true)
        #expect(result.spans(Self.ids, on: .horizontal) == [[160, 40], [140, 60], [180, 20]])
    }

    // MARK: Any stack view

    @Test(arguments: 0..<200)
    func arrangedViewsKeepTheirOrderWithinTheStack(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let (request, stack) = RandomScreen.loneStack(&random)
        let result = layout(request)
        let area = try #require(result.frames["stack"])
        let axis: StackAxis = try #require(stack.properties.choice(.axis))
        let spacing = stack.properties.number(.spacing) ?? 0
        let frames = stack.subviews.compactMap { request.alignmentRect(of: $0, in: result) }
        let pixel = 1 / request.traits.displayScale + 1e-9
        let alignment: StackAlignment = try #require(stack.properties.choice(.alignment))
        for frame in frames {
            #expect(frame.minX >= area.minX - pixel && frame.maxX <= area.maxX + pixel)
            // Baselines are aligned above or below the first view's frame.
            #expect(frame.minY >= area.minY - pixel || axis == .horizontal && alignment == .firstBaseline)
            #expect(frame.maxY <= area.maxY + pixel || axis == .horizontal && alignment == .lastBaseline)
        }
        for (frame, next) in zip(frames, frames.dropFirst()) {
            let gap = axis == .horizontal ? next.minX - frame.maxX : next.minY - frame.maxY
            #expect(gap >= spacing - pixel)
        }
        #expect(!result.issues.contains { if case .stackArrangementDropped = $0 { true } else { false } })
    }

    // MARK: Nesting and baselines

    @Test func nestedStacksSizeTheOuterOne() {
        let request = LayoutRequest.make(
            views: [
                .make("outer", .stack, [.axis: .string("vertical"), .spacing: .number(5)], subviews: ["a", "inner"]),
                .make("inner", .stack, [.spacing: .number(10)], subviews: ["b", "c"]),
                .box("a", 40, 20), .box("b", 60, 40), .box("c", 20, 30),
            ],
            "outer.left == left", "outer.top == top")
        let result = layout(request)
        #expect(result.frames["outer"] == Rect(x: 0, y: 0, width: 90, height: 65))
        #expect(result.frames["inner"] == Rect(x: 0, y: 25, width: 90, height: 40))
        #expect(result.issues.isEmpty)
    }

    @Test func labelsOfDifferentSizesShareTheirFirstBaseline() throws {
        let request = LayoutRequest.make(
            scale: 3,
            views: [
                .make("stack", .stack, [.alignment: .string("firstBaseline")], subviews: ["big", "small"]),
                .make("big", .label, [.text: .string("Big"), .font: .font(.system(size: 34, weight: .regular))]),
                .make("small", .label, [.text: .string("small"), .font: .font(.system(size: 12, weight: .regular))]),
            ],
            "stack.left == left", "stack.top == top")
        let result = layout(request)
        let (big, small) = (try #require(result.frames["big"]), try #require(result.frames["small"]))
        #expect(big.minY == 0)
        // The fonts have 34 and 12 points. Their ascenders are 0.952 of the size.
        #expect(abs(small.minY - (34 - 12) * 2681 / 2816) <= 1 / 3 + 1e-9)
        #expect(result.frames["stack"]?.height == big.height)
    }

    /// rdar://32291130: with fonts of 28, 56 and 28 points, the second label extends above the stack view.
    @Test(arguments: ["firstBaseline", "lastBaseline"])
    func labelsTallerThanTheFirstExtendBeyondTheStack(alignment: String) throws {
        func label(_ id: String, _ size: Double) -> LayoutRequest.View {
            .make(id, .label, [.text: .string("Hello"), .font: .font(.system(size: size, weight: .regular))])
        }
        let request = LayoutRequest.make(
            scale: 3,
            views: [
                .make("stack", .stack, [.alignment: .string(alignment)], subviews: ["a", "b", "c"]),
                label("a", 28), label("b", 56), label("c", 28),
            ],
            "stack.left == left", "stack.top == top + 100")
        let result = layout(request)
        let (first, tall) = (try #require(result.frames["a"]), try #require(result.frames["b"]))
        let stack = try #require(result.frames["stack"])
        if alignment == "firstBaseline" {
            #expect(first.minY == 100 && tall.minY < 80)
            #expect(stack.minY == 100 && abs(stack.maxY - tall.maxY) < 0.34)
        } else {
            #expect(first.maxY == stack.maxY && tall.maxY > stack.maxY + 5)
            #expect(stack.minY == 100 && tall.minY == 100)
        }
        #expect(result.issues.isEmpty)
    }
}
