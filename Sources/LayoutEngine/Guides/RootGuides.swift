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
        let minimum = Self.systemMinimumLayoutMargin(windowWidth: request.windowSize.width, traits: traits)
        // insetsLayoutMarginsFromSafeArea: margins are added inside the safe area.
        layoutMargins = safeArea + EdgeInsets(left: minimum, right: minimum)
        readableContent = ReadableWidth.insets(inside: layoutMargins, width: size.width, traits: traits)
    }

    /// The leading and trailing sides of UIViewController.systemMinimumLayoutMargins, in points; top and bottom are 0.
    static func systemMinimumLayoutMargin(windowWidth: Double, traits: LayoutTraits) -> Double {
        traits.isPad || windowWidth >= 414 ? 20 : 16
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
