import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct ScrollViewTests {
    private static let frame = ["scroll.left == left", "scroll.width == 320", "scroll.top == top", "scroll.height == 400"]

    private func request(
        _ constraints: [String], safeArea: EdgeInsets = .zero, rightToLeft: Bool = false,
        _ properties: [ViewProperty: PropertyValue] = [:]
    ) -> LayoutRequest {
        var request = LayoutRequest.make(
            safeArea: safeArea, rightToLeft: rightToLeft,
            views: [.make("scroll", .scroll, properties, subviews: ["a"]), .box("a", 100, 900)])
        request.constraints = .parsing(Self.frame + constraints)
        return request
    }

    @Test(arguments: [
        ["a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.top == scroll.top", "a.bottom == scroll.bottom"],
        ["a.leading == scroll.contentLayoutGuide.leading", "a.trailing == scroll.contentLayoutGuide.trailing",
         "a.top == scroll.contentLayoutGuide.top", "a.bottom == scroll.contentLayoutGuide.bottom"],
    ])
    func edgesConstrainedToSubviewsDetermineTheContentSize(_ constraints: [String]) {
        let result = layout(request(constraints))
        #expect(result.frames["scroll"] == Rect(x: 0, y: 0, width: 320, height: 400))
        #expect(result.frames["a"] == Rect(x: 0, y: 0, width: 100, height: 900))
        #expect(result.contents["scroll"]?.size == Size(width: 100, height: 900))
        #expect(result.contents["scroll"]?.insets == .zero)
        #expect(result.issues.isEmpty)
    }

    @Test func sizesCentresAndTheFrameLayoutGuideReferToTheFrame() {
        let result = layout(request([
            "a.leading == scroll.leading", "a.width == scroll.width", "a.trailing == scroll.trailing",
            "a.top == scroll.top + 20", "scroll.bottom == a.bottom + 30", "a.height == scroll.frameLayoutGuide.height * 2",
        ]))
        #expect(result.frames["a"] == Rect(x: 0, y: 20, width: 320, height: 800))
        #expect(result.contents["scroll"]?.size == Size(width: 320, height: 850))
        #expect(result.issues.isEmpty)
    }

    @Test func marginsOfScrollViewsAreInsideTheirContent() {
        let result = layout(request([
            "a.left == scroll.leftMargin", "a.right == scroll.layoutMargins.right",
            "a.top == scroll.layoutMargins.top", "a.bottom == scroll.bottomMargin",
        ], [.layoutMargins: .insets(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))]))
        #expect(result.frames["a"]?.origin == Point(x: 6, y: 5))
        #expect(result.contents["scroll"]?.size == Size(width: 114, height: 912))
    }

    @Test func constraintsFromOutsideReferToTheFrame() {
        var request = request(["a.top == scroll.top", "a.bottom == scroll.bottom", "a.leading == scroll.leading",
                               "a.trailing == scroll.trailing", "b.top == scroll.bottom", "b.left == scroll.left"])
        request.views.append(.box("b", 10, 10))
        #expect(layout(request).frames["b"] == Rect(x: 0, y: 400, width: 10, height: 10))
    }

    /// A case of UIScrollView.ContentInsetAdjustmentBehavior, with its documentation.
    private struct Adjustment: Sendable {
        var behavior = "automatic"
        var properties: [ViewProperty: PropertyValue] = [:]
        var isInNavigationController = false
        var contentSize = Size(width: 100, height: 100)
        var profile = BehaviourProfile.newest
        var insets = EdgeInsets.zero
        var reason: AdjustedContentInset.Reason
    }

    private static let vertical = EdgeInsets(top: 64, bottom: 34)
    private static let sides = EdgeInsets(left: 44)
    private static let adjustments = [
        Adjustment(reason: .nothingScrolls),
        Adjustment(contentSize: Size(width: 100, height: 400), reason: .nothingScrolls),
        Adjustment(contentSize: Size(width: 100, height: 401), insets: vertical, reason: .scrolls),
        Adjustment(contentSize: Size(width: 321, height: 100), insets: sides, reason: .nothingScrolls),
        Adjustment(contentSize: Size(width: 321, height: 401), insets: vertical + sides, reason: .scrolls),
        Adjustment(isInNavigationController: true, insets: vertical, reason: .navigationController),
        Adjustment(behavior: "scrollableAxes", isInNavigationController: true, reason: .nothingScrolls),
        Adjustment(properties: [.alwaysBounceVertical: .bool(true)], insets: vertical, reason: .bounces),
        Adjustment(behavior: "scrollableAxes", properties: [.alwaysBounceHorizontal: .bool(true)], insets: sides, reason: .nothingScrolls),
        Adjustment(behavior: "always", insets: vertical + sides, reason: .always),
        Adjustment(behavior: "never", isInNavigationController: true, contentSize: Size(width: 900, height: 900), reason: .never),
        Adjustment(profile: BehaviourProfile(version: 10), insets: vertical, reason: .bars),
    ]

    @Test(arguments: adjustments)
    private func theSafeAreaIsAddedOnAxesOnWhichTheContentScrolls(_ row: Adjustment) {
        var request = request(
            ["a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.top == scroll.top", "a.bottom == scroll.bottom",
             "a.width == \(row.contentSize.width)", "a.height == \(row.contentSize.height)"],
            safeArea: EdgeInsets(top: 64, left: 44, bottom: 34), row.properties)
        request.views[0].properties[.contentInsetAdjustmentBehavior] = .string(row.behavior)
        request.isInNavigationController = row.isInNavigationController
        request.profile = row.profile
        request.size = Size(width: 320, height: 400)
        let result = layout(request)
        #expect(result.contents["scroll"]?.size == row.contentSize)
        #expect(result.contents["scroll"]?.insets == row.insets)
        #expect(result.contents["scroll"]?.inset.vertical == row.reason)
        #expect(result.frames["a"]?.origin == Point(x: row.insets.left, y: row.insets.top))
    }

    /// The margins keep the content out of the safe area, which makes the content longer than the view. The inset makes it shorter again.
    @Test func insetsThatShortenTheContentAreKept() {
        var request = LayoutRequest.make(
            safeArea: EdgeInsets(top: 64),
            views: [
                .make("scroll", .scroll, subviews: ["body"]),
                .make("body", .view, [.preservesSuperviewLayoutMargins: .bool(true)], subviews: ["a"]), .box("a", 100, 390),
            ])
        request.profile = BehaviourProfile(version: 26)
        request.constraints = .parsing(Self.frame + [
            "body.leading == scroll.leading", "body.trailing == scroll.trailing", "body.top == scroll.top", "body.bottom == scroll.bottom",
            "a.leading == body.leading", "a.trailing == body.trailing", "a.top == body.topMargin", "a.bottom == body.bottom",
        ])
        let result = layout(request)
        #expect(result.contents["scroll"]?.inset.vertical == .scrolls)
        #expect(result.frames["body"] == Rect(x: 0, y: 64, width: 100, height: 398))
        #expect(result.frames["a"]?.minY == 72)
    }

    @Test(arguments: [
        ("automatic", EdgeInsets(top: 64, bottom: 34)), ("never", .zero),
        ("always", EdgeInsets(top: 64, left: 44, bottom: 34, right: 0)),
    ] as [(String, EdgeInsets)])
    func theSafeAreaBecomesAnInset(behavior: String, insets: EdgeInsets) {
        var request = request(
            ["a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.top == scroll.top", "a.bottom == scroll.bottom"],
            safeArea: EdgeInsets(top: 64, left: 44, bottom: 34),
            [.contentInsetAdjustmentBehavior: .string(behavior)])
        request.constraints[3].constant = 568
        let result = layout(request)
        #expect(result.contents["scroll"]?.insets == insets)
        #expect(result.frames["a"]?.origin == Point(x: insets.left, y: insets.top))
        #expect(result.contents["scroll"]?.size.height == 900)
    }

    @Test func undeterminedContentSizesAreAmbiguousAndEqualTheFrame() {
        let result = layout(request(["a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.top == scroll.top"]))
        #expect(result.issues == [.ambiguousContentSize(view: "scroll", axis: .vertical)])
        #expect(result.contents["scroll"]?.size == Size(width: 100, height: 400))
    }

    @Test func emptyScrollViewsAreNotAmbiguous() {
        var request = request([])
        request.views = [.make("scroll", .scroll)]
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.contents["scroll"]?.size == Size(width: 320, height: 400))
    }

    @Test func rightToLeftContentHasTheSameSize() {
        let constraints = ["a.leading == scroll.leading + 12", "a.trailing == scroll.trailing", "a.top == scroll.top", "a.bottom == scroll.bottom"]
        let result = layout(request(constraints, rightToLeft: true))
        #expect(result.contents["scroll"]?.size.width == 112)
        #expect(result.frames["a"]?.minX == 0)
    }

    @Test func viewsInScrollViewsHaveNoSafeArea() {
        var request = request([
            "a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.top == scroll.top", "a.bottom == scroll.bottom",
            "b.top == a.safeArea.top", "b.left == a.safeArea.left",
        ], safeArea: EdgeInsets(top: 64, bottom: 34))
        request.views[1].subviews = ["b"]
        request.views.append(.box("b", 10, 10))
        let result = layout(request)
        #expect(result.frames["b"]?.minY == result.frames["a"]?.minY)
    }
}
