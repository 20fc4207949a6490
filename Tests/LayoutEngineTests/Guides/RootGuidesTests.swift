import LayoutEngine
import PlaygroundModel
import Testing

@Suite struct RootGuidesTests {
    private static func frame(of guide: String, _ request: LayoutRequest) -> Rect? {
        var request = request
        request.views = [.make("box")]
        request.constraints = .parsing(["left", "right", "top", "bottom"].map { "box.\($0) == \(guide).\($0)" })
        return layout(request).frames["box"]
    }

    /// System minimum layout margins, as WWDC 2018's "UIKit: Apps for Every Size and Shape" shows them.
    @Test(arguments: [
        (320.0, UserInterfaceIdiom.phone, 16.0), (375, .phone, 16), (414, .phone, 20), (736, .phone, 20), (768, .pad, 20),
        (320, .pad, 20),
    ])
    func marginsFollowTheWidth(width: Double, idiom: UserInterfaceIdiom, margin: Double) {
        let request = LayoutRequest.make(size: Size(width: width, height: 500), idiom: idiom, views: [])
        let expected = Rect(x: margin, y: 0, width: width - 2 * margin, height: 500)
        #expect(Self.frame(of: "layoutMargins", request) == expected)
    }

    @Test func aNarrowChildInAWideWindowHasTheWindowsMargins() {
        let request = LayoutRequest.make(
            size: Size(width: 200, height: 300), window: Size(width: 414, height: 736), views: [])
        #expect(Self.frame(of: "layoutMargins", request)?.minX == 20)
    }

    @Test func marginsAreAddedInsideTheSafeArea() {
        let request = LayoutRequest.make(
            size: Size(width: 812, height: 375), safeArea: EdgeInsets(left: 44, bottom: 21, right: 44), views: [])
        #expect(Self.frame(of: "safeArea", request) == Rect(x: 44, y: 0, width: 724, height: 354))
        #expect(Self.frame(of: "layoutMargins", request) == Rect(x: 64, y: 0, width: 684, height: 354))
    }

    /// 672 of 1024 points with 176 on each side, as useyourloaf.com measured it.
    @Test func readableContentIsCentredAndLimitedOnAPad() {
        let request = LayoutRequest.make(size: Size(width: 1024, height: 768), idiom: .pad, views: [])
        #expect(Self.frame(of: "readableContent", request) == Rect(x: 176, y: 0, width: 672, height: 768))
    }

    @Test func readableContentIsTheMarginsOnAPhone() {
        let request = LayoutRequest.make(size: Size(width: 375, height: 667), views: [])
        #expect(Self.frame(of: "readableContent", request) == Self.frame(of: "layoutMargins", request))
    }

    @Test func readableContentGrowsWithTheText() throws {
        let widths = [ContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge].map { category in
            let request = LayoutRequest.make(size: Size(width: 1366, height: 1024), idiom: .pad, category: category, views: [])
            return Self.frame(of: "readableContent", request)?.width ?? 0
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        #expect(widths[1] == 672)
    }
}
