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
    func edgesTiedToWhatStandsInItMakeTheContentSize(_ constraints: [String]) {
        let result = layout(request(constraints))
        #expect(result.frames["scroll"] == Rect(x: 0, y: 0, width: 320, height: 400))
        #expect(result.frames["a"] == Rect(x: 0, y: 0, width: 100, height: 900))
        #expect(result.contents["scroll"] == ScrollContent(size: Size(width: 100, height: 900)))
        #expect(result.issues.isEmpty)
    }

    @Test func sizesCentresAndTheFrameLayoutGuideAreTheFrames() {
        let result = layout(request([
            "a.leading == scroll.leading", "a.width == scroll.width", "a.trailing == scroll.trailing",
            "a.top == scroll.top + 20", "scroll.bottom == a.bottom + 30", "a.height == scroll.frameLayoutGuide.height * 2",
        ]))
        #expect(result.frames["a"] == Rect(x: 0, y: 20, width: 320, height: 800))
        #expect(result.contents["scroll"]?.size == Size(width: 320, height: 850))
        #expect(result.issues.isEmpty)
    }

    @Test func marginsOfAScrollViewAreWithinItsContent() {
        let result = layout(request([
            "a.left == scroll.leftMargin", "a.right == scroll.layoutMargins.right",
            "a.top == scroll.layoutMargins.top", "a.bottom == scroll.bottomMargin",
        ], [.layoutMargins: .insets(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))]))
        #expect(result.frames["a"]?.origin == Point(x: 6, y: 5))
        #expect(result.contents["scroll"]?.size == Size(width: 114, height: 912))
    }

    @Test func aConstraintFromOutsideMeansTheFrame() {
        var request = request(["a.top == scroll.top", "a.bottom == scroll.bottom", "a.leading == scroll.leading",
                               "a.trailing == scroll.trailing", "b.top == scroll.bottom", "b.left == scroll.left"])
        request.views.append(.box("b", 10, 10))
        #expect(layout(request).frames["b"] == Rect(x: 0, y: 400, width: 10, height: 10))
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

    @Test func anOpenContentSizeIsAmbiguousAndBecomesTheFrames() {
        let result = layout(request(["a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.top == scroll.top"]))
        #expect(result.issues == [.ambiguousContentSize(view: "scroll", axis: .vertical)])
        #expect(result.contents["scroll"]?.size == Size(width: 100, height: 400))
    }

    @Test func anEmptyScrollViewIsNotAmbiguous() {
        var request = request([])
        request.views = [.make("scroll", .scroll)]
        let result = layout(request)
        #expect(result.issues.isEmpty)
        #expect(result.contents["scroll"]?.size == Size(width: 320, height: 400))
    }

    @Test func rightToLeftContentIsAsLarge() {
        let constraints = ["a.leading == scroll.leading + 12", "a.trailing == scroll.trailing", "a.top == scroll.top", "a.bottom == scroll.bottom"]
        let result = layout(request(constraints, rightToLeft: true))
        #expect(result.contents["scroll"]?.size.width == 112)
        #expect(result.frames["a"]?.minX == 0)
    }

    @Test func whatStandsInAScrollViewHasNoSafeAreaOfItsOwn() {
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
