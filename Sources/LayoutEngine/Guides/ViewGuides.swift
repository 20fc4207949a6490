import PlaygroundModel

/// The guides of views inside the root view. They depend on where the views stand, and so on the layout they take part in.
struct ViewGuides {
    let views: [LayoutRequest.View]
    let tree: ViewTree
    let root: RootGuides
    let traits: LayoutTraits
    /// Frames in the root view's coordinates.
    let frame: (Int) -> Rect

    /// UIView.layoutMargins where nothing else was set. (From iOS 27.1 on it is zero.)
    private static let defaultMargin = 8.0

    func insets(of guide: LayoutGuide, view: Int) -> EdgeInsets {
        switch guide {
        case .safeArea: safeArea(of: view)
        case .layoutMargins: layoutMargins(of: view)
        case .readableContent:
            ReadableWidth.insets(inside: layoutMargins(of: view), width: frame(view).width, traits: traits)
        }
    }

    /// UIView.safeAreaInsets: only what the view shares with the covered part of the root view.
    private func safeArea(of view: Int) -> EdgeInsets {
        let frame = frame(view)
        let covered = root.safeArea
        return EdgeInsets(
            top: min(frame.height, max(0, covered.top - frame.minY)),
            left: min(frame.width, max(0, covered.left - frame.minX)),
            bottom: min(frame.height, max(0, frame.maxY - root.size.height + covered.bottom)),
            right: min(frame.width, max(0, frame.maxX - root.size.width + covered.right))
        )
    }

    private func layoutMargins(of view: Int) -> EdgeInsets {
        let properties = views[view].properties
        let side = Self.defaultMargin
        let own = properties.insets(.layoutMargins) ?? EdgeInsets(top: side, left: side, bottom: side, right: side)
        let margins = safeArea(of: view) + own
        guard properties.bool(.preservesSuperviewLayoutMargins) == true else { return margins }
        return margins.union(superviewMarginsReaching(into: view))
    }

    /// How far the superview's margins reach into the view (UIView.preservesSuperviewLayoutMargins).
    private func superviewMarginsReaching(into view: Int) -> EdgeInsets {
        let superview = tree.superview[view]
        let margins = superview.map(layoutMargins) ?? root.layoutMargins
        let outer = superview.map(frame) ?? Rect(origin: .zero, size: root.size)
        let inner = frame(view)
        return EdgeInsets(
            top: margins.top - (inner.minY - outer.minY), left: margins.left - (inner.minX - outer.minX),
            bottom: margins.bottom - (outer.maxY - inner.maxY), right: margins.right - (outer.maxX - inner.maxX)
        )
    }
}
