import LayoutEngine
import PlaygroundModel
import Testing

/// The margins of a root view next to vertical bars, on the simulator of the iPhone Duo of Xcode 27.1.
@Suite struct BarSideMarginsTests {
    private static func frame(of guide: String, _ request: LayoutRequest) -> Rect? {
        var request = request
        request.views = [.make("box")]
        request.constraints = .parsing(["left", "right", "top", "bottom"].map { "box.\($0) == \(guide).\($0)" })
        return layout(request).frames["box"]
    }

    private static func request(
        _ width: Double, _ height: Double, _ insets: EdgeInsets, _ edge: VerticalBarEdge, _ direction: LayoutDirection = .leftToRight
    ) -> LayoutRequest {
        var request = LayoutRequest.make(
            size: Size(width: width, height: height), window: Size(width: width, height: height), windowWidth: .regular, idiom: .phone, views: [])
        request.safeAreaInsets = insets
        request.traits.verticalBarEdge = edge
        request.traits.layoutDirection = direction
        return request
    }

    /// KUS, MVV, high: `systemMinimumLayoutMargins` is 20, and 0 on the side of the bars. The insets are added to it.
    @Test(arguments: [
        (466, 678, EdgeInsets(top: 82, bottom: 34, right: 84), .trailing, EdgeInsets(top: 82, left: 20, bottom: 34, right: 84)),
        (678, 466, EdgeInsets(left: 84, bottom: 34), .leading, EdgeInsets(left: 84, bottom: 34, right: 20)),
        (951, 669, EdgeInsets(bottom: 34, right: 84), .trailing, EdgeInsets(left: 20, bottom: 34, right: 84)),
        (669, 951, EdgeInsets(top: 82, bottom: 34), .unspecified, EdgeInsets(top: 82, left: 20, bottom: 34, right: 20)),
        // A half of Split View without a bar does not extend into the column.
        (469, 669, EdgeInsets(bottom: 34), .leading, EdgeInsets(left: 20, bottom: 34, right: 20)),
    ] as [(Double, Double, EdgeInsets, VerticalBarEdge, EdgeInsets)])
    func `layout margins are 0 on the side of the bars`(
        width: Double, height: Double, insets: EdgeInsets, edge: VerticalBarEdge, margins: EdgeInsets
    ) {
        let whole = Rect(x: 0, y: 0, width: width, height: height)
        #expect(Self.frame(of: "layoutMargins", Self.request(width, height, insets, edge)) == whole.inset(by: margins))
    }

    /// The side is physical. In right-to-left layouts it is the leading side.
    @Test func `right-to-left layouts keep the margins on their side`() {
        let request = Self.request(466, 678, EdgeInsets(bottom: 34, right: 84), .leading, .rightToLeft)
        let frame = Self.frame(of: "layoutMargins", request)
        #expect(frame?.minX == 20)
        #expect(frame.map { abs($0.maxX - 382) < 0.001 } == true)
    }

    /// KUS, medium: 52 on the side without bars, and the margins of the inner display in portrait.
    @Test(arguments: [
        (466, 678, EdgeInsets(bottom: 34, right: 84), .trailing, 52, 84), (678, 466, EdgeInsets(left: 84, bottom: 34), .leading, 84, 52),
        (951, 669, EdgeInsets(bottom: 34, right: 84), .trailing, 52, 84), (669, 951, EdgeInsets(top: 82, bottom: 34), .unspecified, 20, 20),
    ] as [(Double, Double, EdgeInsets, VerticalBarEdge, Double, Double)])
    func `readable content is inset on the side without bars`(
        width: Double, height: Double, insets: EdgeInsets, edge: VerticalBarEdge, left: Double, right: Double
    ) {
        let frame = Self.frame(of: "readableContent", Self.request(width, height, insets, edge))
        #expect(frame?.minX == left)
        #expect(frame?.maxX == width - right)
    }
}
