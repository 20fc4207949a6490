import LayoutEngine
import PlaygroundModel
import SeededRandom
import Testing

@Suite struct ConstraintTranslationTests {
    /// The position of a box of 20 × 10 with one constraint per axis in a root view of 320 × 500.
    private static func frame(
        _ constraint: String, rightToLeft: Bool = false, origin: Point = .zero, window: Size? = nil
    ) -> Rect? {
        let request = LayoutRequest.make(
            size: Size(width: 320, height: 500), origin: origin, window: window, rightToLeft: rightToLeft,
            views: [
                .make("outer", .view, subviews: ["box", "other"]), .make("box"),
                .make("other", .label, [.text: .string("Text")]),
            ],
            "outer.left == left + 40", "outer.width == 200", "outer.top == top + 50", "outer.height == 300",
            "other.left == left + 100", "other.top == top + 100", "other.width == 60", "other.height == 40",
            "box.width == 20", "box.height == 10", constraint)
        return layout(request).frames["box"]
    }

    @Test(arguments: [
        ("box.left == outer.left + 5", 45.0), ("box.right == outer.right - 5", 215), ("box.leading == other.trailing", 160),
        ("box.trailing == outer.trailing", 220), ("box.centerX == outer.centerX", 130), ("box.left == outer.centerX", 140),
        ("box.left == outer.leftMargin", 48), ("box.right == outer.rightMargin", 212),
        ("box.centerX == outer.centerXWithinMargins", 130), ("box.left >= other.right + 8", 168),
        ("box.right == trailing", 300),
    ])
    func placesByAHorizontalAttribute(constraint: String, left: Double) {
        #expect(Self.frame(constraint)?.minX == left)
    }

    @Test(arguments: [
        ("box.top == other.bottom + 8", 148.0), ("box.bottom == other.top", 90), ("box.centerY == outer.centerY", 195),
        ("box.top == outer.topMargin", 58), ("box.bottom == outer.bottomMargin", 332),
        ("box.centerY == outer.centerYWithinMargins", 195), ("box.lastBaseline == other.bottom", 130),
        ("box.firstBaseline == other.top", 90),
    ])
    func placesByAVerticalAttribute(constraint: String, top: Double) {
        #expect(Self.frame(constraint)?.minY == top)
    }

    @Test(arguments: [
        // The leading edge is the right one, and constants are counted to the left.
        ("box.leading == outer.leading + 5", 215.0), ("box.trailing == outer.trailing - 5", 45),
        ("box.leading == other.trailing + 8", 72), ("box.left == outer.left + 5", 45),
        ("box.leading == outer.leadingMargin", 212), ("box.centerX == outer.centerX + 5", 135),
    ])
    func directionalAttributesFlipFromRightToLeft(constraint: String, left: Double) {
        #expect(Self.frame(constraint, rightToLeft: true)?.minX == left)
    }

    @Test func inequalitiesFlipFromRightToLeft() {
        let request = LayoutRequest.make(
            rightToLeft: true, views: [.box("a", 50, 20)],
            "a.leading >= leading + 30", "a.top == top", "a.leading == leading + 10 @500")
        #expect(layout(request).frames["a"]?.maxX == 290)
    }

    /// A multiplier applies to the distance from the edge of the closest common superview, in the layout direction.
    @Test(arguments: [
        ("box.centerX == outer.centerX * 0.5", false, 80.0), ("box.leading == outer.trailing * 0.5", false, 140),
        ("box.leading == outer.trailing * 0.5", true, 120), ("box.right == right * 0.5", false, 140),
    ])
    func multipliersCountFromTheCommonSuperview(constraint: String, rightToLeft: Bool, left: Double) {
        #expect(Self.frame(constraint, rightToLeft: rightToLeft)?.minX == left)
    }

    @Test func theWindowsFrameIsIndependentOfTheRootViewsSize() {
        let (origin, window) = (Point(x: 30, y: 44), Size(width: 600, height: 800))
        #expect(Self.frame("box.left == window.left", origin: origin, window: window)?.minX == -30)
        #expect(Self.frame("box.right == window.right", origin: origin, window: window)?.maxX == 570)
        #expect(Self.frame("box.top == window.top", origin: origin, window: window)?.minY == -44)
    }

    @Test func dimensionsFollowOtherDimensions() {
        let request = LayoutRequest.make(
            views: [.make("photo")],
            "photo.leading == leading", "photo.trailing == trailing", "photo.top == top",
            "photo.height == photo.width * 0.5625 + 4")
        #expect(layout(request).frames["photo"]?.height == 184)
    }

    @Test func weakerConstraintsDeviateAsLittleAsPossible() {
        let request = LayoutRequest.make(
            views: [.make("a")],
            "a.leading == leading", "a.top == top", "a.height == 10", "a.width <= 300", "a.width == 400 @750",
            "a.width == 100 @749", "a.width == 90 @749", "a.width == 80 @749")
        #expect(layout(request).frames["a"]?.width == 300)
    }

    @Test func labelsAlignAtTheirBaselines() throws {
        let request = LayoutRequest.make(
            scale: 3,
            views: [
                .make("big", .label, [.text: .string("Big"), .font: .font(.system(size: 34, weight: .regular))]),
                .make("button", .button, [.title: .string("Go"), .buttonStyle: .string("filled")]),
            ],
            "big.left == left", "big.top == top", "button.left == big.right", "button.firstBaseline == big.firstBaseline")
        let result = layout(request)
        // The ascender is 0.952 of the size (34 and 17 points). A filled button's title is 7 points below the button's top.
        let expected = (34 - 17) * 2681.0 / 2816 - 7
        #expect(abs(try #require(result.frames["button"]).minY - expected) <= 1 / 3 + 1e-9)
        #expect(result.issues.isEmpty)
    }

    @Test func theLastBaselineOfAColumnIsItsLastViews() throws {
        let request = LayoutRequest.make(
            views: [
                .make("column", .stack, [.axis: .string("vertical")], subviews: ["a", "text"]), .box("a", 40, 20),
                .make("text", .label, [.text: .string("Text")]), .make("line"),
            ],
            "column.left == left", "column.top == top", "line.top == column.lastBaseline", "line.height == 1",
            "line.left == column.left", "line.right == column.right")
        let result = layout(request)
        let (text, line) = (try #require(result.frames["text"]), try #require(result.frames["line"]))
        #expect(line.minY > text.midY && line.minY < text.maxY)
    }

    @Test func constraintsToUninstalledViewsAreReportedAndOmitted() {
        let request = LayoutRequest.make(
            views: [.box("a", 10, 10)], "a.left == left", "a.top == gone.bottom + 8", "a.top == top @500")
        let result = layout(request)
        #expect(result.issues == [.viewNotInstalled(constraint: .number(1), view: "gone")])
        #expect(result.frames["a"] == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    /// Constraints that were not dropped hold in the drawn frames, except for rounding to pixels, on every random screen.
    @Test(arguments: 0..<80)
    func requiredConstraintsHoldUnlessReportedAsDropped(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        var request = RandomScreen.request(&random)
        if seed.isMultiple(of: 2) { RandomScreen.addWildConstraints(to: &request, &random) }
        let result = layout(request)
        let dropped = result.issues.compactMap { if case .unsatisfiable(_, let dropped, _) = $0 { dropped } else { nil } }
        for constraint in request.constraints where constraint.priority == .required && constraint.multiplier == 1 {
            guard let error = request.error(of: constraint, in: result), !dropped.contains(constraint.id) else { continue }
            let slack = 1.5 / request.traits.displayScale
            switch constraint.relation {
            case .equal: #expect(abs(error) <= slack)
            case .lessThanOrEqual: #expect(error <= slack)
            case .greaterThanOrEqual: #expect(error >= -slack)
            }
        }
    }
}

extension LayoutRequest {
    /// The violation of a constraint between views, in reading direction. `nil` for guides.
    fileprivate func error(of constraint: LayoutConstraint, in result: LayoutResult) -> Double? {
        guard let first = value(of: constraint.first, in: result) else { return nil }
        guard let anchor = constraint.second else { return first - constraint.constant }
        guard let second = value(of: anchor, in: result) else { return nil }
        let isDirectional = constraint.first.attribute.isDirectional || anchor.attribute.isDirectional
        let isMirrored = traits.layoutDirection == .rightToLeft && isDirectional
        return (isMirrored ? second - first : first - second) - constraint.constant
    }

    /// The position of a view's or the root view's anchor in a result. `nil` for guides and the window.
    fileprivate func value(of anchor: LayoutAnchor, in result: LayoutResult) -> Double? {
        let frame: Rect? = switch anchor.item {
        case .rootView: Rect(origin: .zero, size: size)
        case .view(let id): alignmentRect(of: id, in: result)
        case .guide, .window: nil
        }
        guard let frame else { return nil }
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        return switch anchor.attribute {
        case .left: frame.minX
        case .right: frame.maxX
        case .leading: isRightToLeft ? frame.maxX : frame.minX
        case .trailing: isRightToLeft ? frame.minX : frame.maxX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerX: frame.midX
        case .centerY: frame.midY
        case .width: frame.width
        case .height: frame.height
        case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
             .trailingMargin, .centerXWithinMargins, .centerYWithinMargins: nil
        }
    }
}
