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

    /// System minimum layout margins, as shown in WWDC 2018's "UIKit: Apps for Every Size and Shape".
    @Test(arguments: [
        (320.0, UserInterfaceIdiom.phone, UserInterfaceSizeClass.compact, 16.0), (375, .phone, .compact, 16),
        (414, .phone, .compact, 20), (736, .phone, .regular, 20), (768, .pad, .regular, 20), (320, .pad, .compact, 16),
        (507, .pad, .compact, 16), (678, .pad, .regular, 20),
        // This row is a container in frames of one document.
        (240, .pad, .regular, 16),
    ])
    func marginsFollowTheWidth(
        width: Double, idiom: UserInterfaceIdiom, windowWidth: UserInterfaceSizeClass, margin: Double
    ) {
        let request = LayoutRequest.make(
            size: Size(width: width, height: 500), windowWidth: windowWidth, idiom: idiom, views: [])
        let expected = Rect(x: margin, y: 0, width: width - 2 * margin, height: 500)
        #expect(Self.frame(of: "layoutMargins", request) == expected)
    }

    @Test func narrowChildrenInWideWindowsHaveTheWindowsMargins() {
        let request = LayoutRequest.make(
            size: Size(width: 200, height: 300), window: Size(width: 414, height: 736), views: [])
        #expect(Self.frame(of: "layoutMargins", request)?.minX == 20)
    }

    /// A column of a split view is compact in width, and has the margins of the window.
    @Test func compactChildrenInWideIPadWindowsHaveTheWindowsMargins() {
        var request = LayoutRequest.make(
            size: Size(width: 320, height: 768), window: Size(width: 1024, height: 768), windowWidth: .regular, idiom: .pad,
            views: [])
        request.traits.horizontalSizeClass = .compact
        #expect(Self.frame(of: "layoutMargins", request)?.minX == 20)
    }

    /// Interface Builder's frames up to iOS 10: topMargin and bottomMargin are the root view's edges below a status bar and above
    /// a tab bar, where topLayoutGuide and bottomLayoutGuide bound the area between bars.
    @Test(arguments: [(8, 0.0), (10, 0), (11, 20), (26, 20)])
    func marginsAboveAndBelowAreInsideTheSafeAreaFromSystem11On(version: Int, top: Double) {
        let request = LayoutRequest.make(
            size: Size(width: 320, height: 500), safeArea: EdgeInsets(top: 20, bottom: 49), version: SystemVersion(version), views: [])
        #expect(Self.frame(of: "safeArea", request) == Rect(x: 0, y: 20, width: 320, height: 431))
        let height = top == 0 ? 500.0 : 431
        #expect(Self.frame(of: "layoutMargins", request) == Rect(x: 16, y: top, width: 288, height: height))
        #expect(Self.frame(of: "readableContent", request) == Rect(x: 16, y: top, width: 288, height: height))
    }

    /// viewRespectsSystemMinimumLayoutMargins; "in iOS 10 and earlier, you cannot change the margins of a view controller's root
    /// view" (UIView.layoutMargins). Interface Builder's frames of iOS 13: 20 above is 20 below the bars.
    @Test(arguments: [(10, Rect(x: 16, y: 0, width: 288, height: 500)), (11, Rect(x: 40, y: 40, width: 264, height: 406))])
    func marginsAtTheSidesAreAtLeastTheSystems(version: Int, expected: Rect) {
        var request = LayoutRequest.make(
            size: Size(width: 320, height: 500), safeArea: EdgeInsets(top: 20, bottom: 49), version: SystemVersion(version), views: [])
        request.layoutMargins = EdgeInsets(top: 20, left: 40, bottom: 5, right: 8)
        #expect(Self.frame(of: "layoutMargins", request) == expected)
    }

    @Test func marginsAreAddedInsideTheSafeArea() {
        let request = LayoutRequest.make(
            size: Size(width: 812, height: 375), safeArea: EdgeInsets(left: 44, bottom: 21, right: 44), views: [])
        #expect(Self.frame(of: "safeArea", request) == Rect(x: 44, y: 0, width: 724, height: 354))
        #expect(Self.frame(of: "layoutMargins", request) == Rect(x: 64, y: 0, width: 684, height: 354))
    }

    /// A width of 672 of 1024 points with 176 on each side, as measured by useyourloaf.com.
    @Test func readableContentIsCentredAndLimitedOnAPad() {
        let request = LayoutRequest.make(size: Size(width: 1024, height: 768), idiom: .pad, views: [])
        #expect(Self.frame(of: "readableContent", request) == Rect(x: 176, y: 0, width: 672, height: 768))
    }

    @Test func readableContentEqualsTheMarginsOnAPhone() {
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

    /// UIView.keyboardLayoutGuide: without a keyboard or with a lower one, the guide is the area below the safe area.
    @Test(arguments: [(0.0, 26, 466.0), (10, 26, 466), (335, 26, 165), (335, 14, 466)])
    func theKeyboardLayoutGuideIsTheAreaThatTheKeyboardCovers(overlap: Double, ios: Int, top: Double) {
        var request = LayoutRequest.make(size: Size(width: 300, height: 500), views: [])
        request.safeAreaInsets = EdgeInsets(top: 20, bottom: 34)
        request.keyboardOverlap = overlap
        request.profile = BehaviourProfile(version: SystemVersion(ios))
        #expect(Self.frame(of: "keyboardLayoutGuide", request) == Rect(x: 0, y: top, width: 300, height: 500 - top))
    }

    /// The keyboard covers a part of the view.
    @Test func viewsHaveTheirOwnKeyboardLayoutGuide() {
        var request = LayoutRequest.make(size: Size(width: 300, height: 500), views: [.make("card"), .make("box")])
        request.keyboardOverlap = 200
        request.constraints = .parsing([
            "card.top == top + 100", "card.height == 300", "card.left == left", "card.right == right",
            "box.left == card.left", "box.width == 20", "box.height == 20", "box.bottom == card.keyboardLayoutGuide.top",
        ])
        #expect(layout(request).frames["box"]?.maxY == 300)
    }
}
