import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct RangeTests {
    private func chain(_ length: Int, times multiplier: Double, first: String) -> LayoutRequest {
        let views = (0..<length).map { LayoutRequest.View.make("v\($0)", .view) }
        var request = LayoutRequest.make(size: Size(width: 375, height: 667), views: views)
        let widths = (1..<length).map { "v\($0).width == v\($0 - 1).width * \(multiplier)" }
        request.constraints = .parsing([first] + widths + (0..<length).flatMap {
            ["v\($0).left == left", "v\($0).top == top", "v\($0).height == 20"]
        })
        return request
    }

    private func isBounded(_ result: LayoutResult) -> Bool {
        result.frames.values.allSatisfy { frame in
            [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) <= 2 * PlaygroundLimits.coordinate }
        }
    }

    @Test(arguments: [4, 60, 300]) func `chained multipliers end at the range, and the first beyond the range is named`(length: Int) {
        let request = chain(length, times: 100_000, first: "v0.width == 100")
        let result = layout(request)
        #expect(isBounded(result))
        #expect(result.frames["v1"]?.width == 10_000_000)
        let constraints = Array(request.constraints[0...2].map(\.id))
        #expect(result.issues.first == .outOfRange(constraints: constraints, dropped: constraints[2]))
    }

    @Test func `a larger window may exceed the range, and a smaller one recovers`() {
        var screen = ScreenLayout()
        var request = chain(2, times: 20_000, first: "v0.width == width")
        let small = screen.layout(request)
        #expect(small.frames["v1"]?.width == 7_500_000 && small.issues == [])
        request.size.width = 1000
        let large = screen.layout(request)
        #expect(large == layout(request))
        #expect(large.issues.contains { if case .outOfRange = $0 { true } else { false } })
        request.size.width = 375
        #expect(screen.layout(request) == small)
    }

    @Test func `issues beyond a limit are counted`() {
        let views = (0..<150).map { LayoutRequest.View.make("v\($0)", .view) }
        let result = layout(LayoutRequest.make(size: Size(width: 375, height: 667), views: views))
        #expect(result.issues.count == PlaygroundLimits.layoutIssues + 1)
        #expect(result.issues.last == .further(300 - PlaygroundLimits.layoutIssues))
    }
}
