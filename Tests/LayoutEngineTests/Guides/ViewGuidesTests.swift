import PlaygroundModel
import Testing

@testable import LayoutEngine

@Suite struct ViewGuidesTests {
    /// The frame of a guide of the view `outer`, which is 100 points high, at an offset from the top.
    private static func frame(
        of guide: String, outerTop: Double, safeArea: EdgeInsets = EdgeInsets(top: 20, bottom: 34),
        _ properties: [ViewProperty: PropertyValue] = [:]
    ) -> Rect? {
        let request = LayoutRequest.make(
            size: Size(width: 320, height: 500), safeArea: safeArea,
            views: [.make("outer", .view, properties, subviews: ["box"]), .make("box")],
            "outer.left == left", "outer.right == right", "outer.top == top + \(outerTop)", "outer.height == 100",
            "box.left == outer.\(guide).left", "box.right == outer.\(guide).right", "box.top == outer.\(guide).top",
            "box.bottom == outer.\(guide).bottom")
        let result = layout(request)
        #expect(result.issues.isEmpty)
        return result.frames["box"]
    }

    @Test(arguments: [(0.0, 20.0, 80.0), (15, 20, 95), (50, 50, 100), (400, 400, 66)])
    func safeAreaInsetsAreThoseThatTheViewOverlaps(outerTop: Double, minY: Double, height: Double) {
        #expect(Self.frame(of: "safeArea", outerTop: outerTop) == Rect(x: 0, y: minY, width: 320, height: height))
    }

    /// Source: release notes of iOS 27.1.
    @Test func plainViewsHaveNoMarginsFromSystem27_1On() {
        #expect(ViewGuides.defaultMargins.checkedRows(\.self) == [8: 8, SystemVersion(27, 1): 0])
        let request = LayoutRequest.make(
            version: SystemVersion(27, 1), views: [.make("outer", .view, subviews: ["box"]), .make("box")],
            "outer.left == left", "outer.top == top + 100", "outer.width == 200", "outer.height == 100",
            "box.left == outer.layoutMargins.left", "box.right == outer.layoutMargins.right",
            "box.top == outer.layoutMargins.top", "box.bottom == outer.layoutMargins.bottom")
        #expect(layout(request).frames["box"] == Rect(x: 0, y: 100, width: 200, height: 100))
    }

    /// UIView.insetsLayoutMarginsFromSafeArea exists from iOS 11 on.
    @Test(arguments: [(10, 8.0), (11, 28)])
    func marginsAreInsideTheSafeAreaFromSystem11On(version: Int, top: Double) {
        let request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 20), version: SystemVersion(version),
            views: [.make("outer", .view, subviews: ["box"]), .make("box")],
            "outer.left == left", "outer.top == top", "outer.width == 200", "outer.height == 100",
            "box.left == outer.layoutMargins.left", "box.top == outer.layoutMargins.top", "box.width == 10", "box.height == 10")
        #expect(layout(request).frames["box"] == Rect(x: 8, y: top, width: 10, height: 10))
    }

    @Test func plainViewsHaveMarginsOfEight() {
        #expect(Self.frame(of: "layoutMargins", outerTop: 100) == Rect(x: 8, y: 108, width: 304, height: 84))
    }

    @Test func marginsAreAddedInsideTheSafeArea() {
        #expect(Self.frame(of: "layoutMargins", outerTop: 0) == Rect(x: 8, y: 28, width: 304, height: 64))
    }

    @Test func layoutMarginsCanBeSet() {
        let margins = PropertyValue.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let frame = Self.frame(of: "layoutMargins", outerTop: 100, [.layoutMargins: margins])
        #expect(frame == Rect(x: 2, y: 101, width: 314, height: 96))
    }

    /// Tests UIView.insetsLayoutMarginsFromSafeArea.
    @Test(arguments: [(true, 28.0), (false, 8)]) func marginsCanIgnoreTheSafeArea(isInset: Bool, top: Double) {
        let frame = Self.frame(of: "layoutMargins", outerTop: 0, [.insetsLayoutMarginsFromSafeArea: .bool(isInset)])
        #expect(frame?.minY == top)
    }

    @Test func superviewMarginsArePreservedWhereTheyOverlap() {
        let frame = Self.frame(of: "layoutMargins", outerTop: 100, [.preservesSuperviewLayoutMargins: .bool(true)])
        #expect(frame == Rect(x: 16, y: 108, width: 288, height: 84))
    }

    @Test func marginAttributesReferToTheMarginsGuide() {
        let request = LayoutRequest.make(
            views: [.make("outer", .view, subviews: ["box"]), .make("box")],
            "outer.left == left", "outer.top == top", "outer.width == 100", "outer.height == 60",
            "box.leading == outer.leadingMargin", "box.trailing == outer.trailingMargin",
            "box.centerY == outer.centerYWithinMargins", "box.height == 10")
        #expect(layout(request).frames["box"] == Rect(x: 8, y: 25, width: 84, height: 10))
    }

    @Test func layoutOfAViewSizedByItsMarginsConverges() {
        let request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 20),
            views: [.make("outer", .view, subviews: ["a"]), .box("a", 40, 30)],
            "outer.left == left", "outer.top == top", "outer.right == right", "a.top == outer.layoutMargins.top",
            "a.bottom == outer.layoutMargins.bottom", "a.left == outer.layoutMargins.left")
        let result = layout(request)
        #expect(result.frames["outer"]?.height == 66)
        #expect(result.frames["a"]?.minY == 28)
    }

    /// Frames of one document: 4 points of its own margins, not the 8 points of the enclosing stack view.
    @Test(arguments: [(ViewKind.stack, 4.0), (.view, 8)])
    func stacksDoNotPreserveMarginsOfStacks(outer: ViewKind, top: Double) {
        let own: [ViewProperty: PropertyValue] = [
            .layoutMargins: .insets(EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)), .preservesSuperviewLayoutMargins: .bool(true),
            .isLayoutMarginsRelativeArrangement: .bool(true),
        ]
        let request = LayoutRequest.make(
            views: [.make("outer", outer, subviews: ["inner"]), .make("inner", .stack, own, subviews: ["box"]), .box("box", 20, 20)],
            "outer.left == left", "outer.top == top + 100", "inner.left == outer.left", "inner.top == outer.top",
            "inner.right == outer.right", "inner.bottom == outer.bottom")
        #expect(layout(request).frames["box"] == Rect(x: top, y: 100 + top, width: 20, height: 20))
    }
}
