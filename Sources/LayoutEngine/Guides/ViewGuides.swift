import PlaygroundLanguage
import PlaygroundModel

/// The guides of views inside the root view. They depend on the views' frames, and therefore on the solution.
struct ViewGuides {
    let views: [LayoutRequest.View]
    let tree: ViewTree
    let root: RootGuides
    let traits: LayoutTraits
    /// UIScrollView.contentSize, in points. `nil` for other views.
    let contentSize: (Int) -> Size?
    /// The frame of a view, in the root view's coordinates.
    let frame: (Int) -> Rect

    /// The default of UIView.layoutMargins. It is undocumented whether an app linked with an earlier SDK keeps 8.
    static let defaultMargins: VersionTable<Double> = [
        .since(8, 8, "UIView.layoutMargins"), .since(SystemVersion(27, 1), 0, "iOS 27.1 release notes"),
    ]

    func insets(of guide: LayoutGuide, view: Int) -> EdgeInsets {
        switch guide {
        case .safeArea: safeArea(of: view)
        case .layoutMargins: layoutMargins(of: view)
        case .readableContent:
            ReadableWidth.insets(inside: layoutMargins(of: view), width: frame(view).width, traits: traits)
        case .keyboardLayoutGuide: keyboardInsets(of: view)
        case .contentLayoutGuide: adjustedContentInset(of: view).insets
        case .frameLayoutGuide: .zero
        }
    }

    /// UIScrollView.adjustedContentInset. `content` is for views without ``contentSize``.
    ///
    /// `scrollableAxes` adds the safe area along an axis whose content is longer than the view, or always bounces.
    /// `automatic` also adds top and bottom in a navigation controller (UIScrollView.ContentInsetAdjustmentBehavior).
    func adjustedContentInset(of view: Int, content: Size? = nil) -> AdjustedContentInset {
        let content = content ?? contentSize(view) ?? .zero
        let properties = views[view].properties
        let behavior: ContentInsetAdjustmentBehavior = properties.choice(.contentInsetAdjustmentBehavior) ?? .automatic
        let size = frame(view).size
        func reason(_ axis: LayoutAttribute.Axis) -> AdjustedContentInset.Reason {
            let isVertical = axis == .vertical
            switch behavior {
            case .never: return .never
            case .always: return .always
            case .automatic, .scrollableAxes: break
            }
            if !traits.profile.has(.adjustedContentInset) { return isVertical ? .bars : .nothingScrolls }
            if behavior == .automatic, isVertical, root.isInNavigationController { return .navigationController }
            let bounces: ViewProperty = isVertical ? .alwaysBounceVertical : .alwaysBounceHorizontal
            if (properties[bounces] ?? bounces.default(in: views[view].kind)) == .bool(true) { return .bounces }
            let excess = isVertical ? content.height - size.height : content.width - size.width
            return excess > 0.5 / traits.pixels.scale ? .scrolls : .nothingScrolls
        }
        let safeArea = safeArea(of: view)
        var inset = AdjustedContentInset(
            insets: properties.insets(.contentInset) ?? .zero, vertical: reason(.vertical), horizontal: reason(.horizontal))
        if inset.vertical.addsSafeArea { inset.insets = inset.insets + EdgeInsets(top: safeArea.top, bottom: safeArea.bottom) }
        if inset.horizontal.addsSafeArea { inset.insets = inset.insets + EdgeInsets(left: safeArea.left, right: safeArea.right) }
        return inset
    }

    /// UIView.safeAreaInsets: the view's part of the covered area of the root view.
    private func safeArea(of view: Int) -> EdgeInsets {
        let frame = frame(view)
        let covered = root.safeArea
        // Before iOS 11 views had no safe area: a view that extends beyond a side has no inset there (frames of one document).
        let hasSides = traits.profile.has(.marginsInsideSafeArea)
        var insets = EdgeInsets(
            top: min(frame.height, max(0, covered.top - frame.minY)),
            left: hasSides ? min(frame.width, max(0, covered.left - frame.minX)) : 0,
            bottom: min(frame.height, max(0, frame.maxY - root.size.height + covered.bottom)),
            right: hasSides ? min(frame.width, max(0, frame.maxX - root.size.width + covered.right)) : 0
        )
        // If a scroll view's inset includes the safe area along an axis, its content is already clear of the bars.
        for scroll in tree.superviews(of: view) where views[scroll].kind == .scroll {
            guard traits.profile.has(.adjustedContentInset) else { return .zero }
            let inset = adjustedContentInset(of: scroll)
            if inset.vertical.addsSafeArea { (insets.top, insets.bottom) = (0, 0) }
            if inset.horizontal.addsSafeArea { (insets.left, insets.right) = (0, 0) }
        }
        return insets
    }

    private func keyboardInsets(of view: Int) -> EdgeInsets {
        let frame = frame(view)
        let overlap = min(frame.height, max(0, frame.maxY - root.size.height + root.keyboardOverlap))
        return RootGuides.keyboardInsets(
            below: safeArea(of: view).bottom, overlap: root.keyboardOverlap > 0 ? overlap : 0, height: frame.height)
    }

    private func layoutMargins(of view: Int) -> EdgeInsets {
        let own = Self.ownMargins(of: views[view], profile: traits.profile)
        let isInset = traits.profile.has(.marginsInsideSafeArea) && views[view].properties.boolOrDefault(.insetsLayoutMarginsFromSafeArea)
        let margins = isInset ? safeArea(of: view) + own : own
        // A nested stack view preserves no outer margins (Interface Builder's frames of one document: 4, not 8).
        let isNested = views[view].kind == .stack && tree.superview[view].map { views[$0].kind } == .stack
        guard !isNested, views[view].properties.bool(.preservesSuperviewLayoutMargins) == true else { return margins }
        return margins.union(superviewMarginsReaching(into: view))
    }

    /// The view's own margins, without the safe area.
    static func ownMargins(of view: LayoutRequest.View, profile: BehaviourProfile) -> EdgeInsets {
        let side = defaultMargins[profile]
        return view.properties.insets(.layoutMargins) ?? EdgeInsets(top: side, left: side, bottom: side, right: side)
    }

    /// The superview's margins inside the view (UIView.preservesSuperviewLayoutMargins). In a view that extends further
    /// they end at the superview's edge (Interface Builder's frames of a scroll view's content).
    private func superviewMarginsReaching(into view: Int) -> EdgeInsets {
        let superview = tree.superview[view]
        let margins = superview.map(layoutMargins) ?? root.layoutMargins
        let outer = superview.map(frame) ?? Rect(origin: .zero, size: root.size)
        let inner = frame(view)
        return EdgeInsets(
            top: margins.top - max(0, inner.minY - outer.minY), left: margins.left - max(0, inner.minX - outer.minX),
            bottom: margins.bottom - max(0, outer.maxY - inner.maxY), right: margins.right - max(0, outer.maxX - inner.maxX)
        )
    }
}
