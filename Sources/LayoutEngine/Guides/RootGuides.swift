import PlaygroundModel

struct RootGuides: Hashable, Sendable {
    var size: Size
    var safeArea: EdgeInsets
    var layoutMargins: EdgeInsets
    var readableContent: EdgeInsets
    /// The height that the keyboard covers at the bottom, in points.
    var keyboardOverlap: Double
    var usesBottomSafeArea: Bool
    var isInNavigationController: Bool

    init(_ request: LayoutRequest, traits: LayoutTraits) {
        size = request.size
        safeArea = request.safeAreaInsets
        keyboardOverlap = traits.profile.has(.keyboardLayoutGuide) ? request.keyboardOverlap : 0
        usesBottomSafeArea = request.usesBottomSafeArea
        isInNavigationController = request.isInNavigationController
        let minimum = Self.systemMinimumLayoutMargin(for: request)
        let bar = request.barSide
        let sides = EdgeInsets(left: bar == .left ? 0 : minimum, right: bar == .right ? 0 : minimum)
        // insetsLayoutMarginsFromSafeArea adds margins inside the safe area. The view's own margins are at least the
        // system's (UIViewController.viewRespectsSystemMinimumLayoutMargins). Before iOS 11 only the system set them,
        // without top and bottom: topLayoutGuide and bottomLayoutGuide are the safe area here.
        let own = request.layoutMargins.map {
            EdgeInsets(top: $0.top, left: max(sides.left, $0.left), bottom: $0.bottom, right: max(sides.right, $0.right))
        } ?? sides
        let margins = traits.profile.has(.marginsInsideSafeArea) ? safeArea + own : sides
        layoutMargins = margins
        readableContent = bar.map { ReadableWidth.insets(inside: margins, barSide: $0) }
            ?? ReadableWidth.insets(inside: margins, width: size.width, traits: traits)
    }

    /// The leading and trailing sides of UIViewController.systemMinimumLayoutMargins, in points. The side with vertical bars
    /// has no margin (measured: kusumotoa/iPhoneDuoLab, shinrenpan/MVVMC). It is 20 on wide phones and on iPads, but 16 in an
    /// iPad's window of compact width, and up to iOS 8 without a size class, as on Xcode 6's canvas.
    static func systemMinimumLayoutMargin(for request: LayoutRequest) -> Double {
        let isWide = request.traits.userInterfaceIdiom == .pad
            ? request.windowHorizontalSizeClass != .compact && request.size.width >= leastWideWidth[request.profile]
            : request.windowSize.width >= ControllerMargins.leastWideWidth && !isSquareCanvas(request)
        return isWide ? ControllerMargins.wide : ControllerMargins.narrow
    }

    /// The minimum width of an iPad's container with wide margins. Narrower containers have a phone's margins.
    static let leastWideWidth: VersionTable<Double> = [
        .since(8, 320, "Interface Builder's frames of one document: 16 in a container of 240", .low),
    ]

    private static func isSquareCanvas(_ request: LayoutRequest) -> Bool {
        request.windowHorizontalSizeClass == .unspecified && areCanvasesNarrow[request.profile]
    }

    private static let areCanvasesNarrow: VersionTable<Bool> = [
        .since(8, true, "Interface Builder's frames: 16 at 600 points"), .since(9, false, "Interface Builder's frames: 20 at 600 points"),
    ]

    func insets(of guide: LayoutGuide) -> EdgeInsets {
        switch guide {
        case .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        case .keyboardLayoutGuide:
            Self.keyboardInsets(below: usesBottomSafeArea ? safeArea.bottom : 0, overlap: keyboardOverlap, height: size.height)
        case .contentLayoutGuide, .frameLayoutGuide: .zero
        }
    }

    /// UIView.keyboardLayoutGuide: the area under the keyboard, or below the safe area (UIKeyboardLayoutGuide.usesBottomSafeArea).
    static func keyboardInsets(below safeBottom: Double, overlap: Double, height: Double) -> EdgeInsets {
        EdgeInsets(top: max(0, height - max(safeBottom, overlap)))
    }
}

/// The sides of UIViewController.systemMinimumLayoutMargins on phones, in points.
public enum ControllerMargins {
    /// The minimum width of a window with wide margins.
    public static let leastWideWidth = 414.0
    public static let wide = 20.0
    public static let narrow = 16.0
}
