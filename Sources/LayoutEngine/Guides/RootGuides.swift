import PlaygroundModel

/// The guides of a controller's root view, from its size and what covers it.
struct RootGuides: Hashable, Sendable {
    var size: Size
    var safeArea: EdgeInsets
    var layoutMargins: EdgeInsets
    var readableContent: EdgeInsets

    init(_ request: LayoutRequest, traits: LayoutTraits) {
        size = request.size
        safeArea = request.safeAreaInsets
        let minimum = Self.systemMinimumLayoutMargin(for: request)
        let sides = EdgeInsets(left: minimum, right: minimum)
        // insetsLayoutMarginsFromSafeArea: margins are added inside the safe area. Before, nothing was above and below: what
        // bars cover was told by topLayoutGuide and bottomLayoutGuide alone, which are the safe area here.
        layoutMargins = traits.profile.has(.marginsInsideSafeArea) ? safeArea + sides : sides
        readableContent = ReadableWidth.insets(inside: layoutMargins, width: size.width, traits: traits)
    }

    /// The leading and trailing sides of UIViewController.systemMinimumLayoutMargins, in points; top and bottom are 0.
    ///
    /// 20 on wide phones and on iPads, but 16 in an iPad's window of compact width, however wide, and up to iOS 8 where
    /// there is no size class, as on Xcode 6's canvas.
    static func systemMinimumLayoutMargin(for request: LayoutRequest) -> Double {
        let isWide = request.traits.userInterfaceIdiom == .pad
            ? request.windowHorizontalSizeClass != .compact
            : request.windowSize.width >= 414 && (request.windowHorizontalSizeClass != .unspecified || request.profile.version > 8)
        return isWide ? 20 : 16
    }

    func insets(of guide: LayoutGuide) -> EdgeInsets {
        switch guide {
        case .safeArea: safeArea
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        case .contentLayoutGuide, .frameLayoutGuide: .zero
        }
    }
}
