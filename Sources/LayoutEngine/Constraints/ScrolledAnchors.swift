import PlaygroundModel

/// The meaning of a constraint to a scroll view (Auto Layout Guide, Working with Scroll Views). For views inside, the scroll view's
/// edges and margins belong to its content. Its size and centre, and all attributes for views outside, belong to its frame.
struct ScrolledAnchors {
    let views: [LayoutRequest.View]
    let tree: ViewTree
    let isRightToLeft: Bool
    let profile: BehaviourProfile

    /// An item, and the distance from the written attribute.
    struct Anchor {
        var item: AnchoredItem
        var offset = 0.0
    }

    func anchors(
        _ constraint: LayoutConstraint, _ first: AnchoredItem, _ second: AnchoredItem?
    ) -> (Anchor, Anchor?) {
        let firstAnchor = anchor(first, constraint.first.attribute, beside: second)
        guard let second, let attribute = constraint.second?.attribute else { return (firstAnchor, nil) }
        return (firstAnchor, anchor(second, attribute, beside: first))
    }

    func anchor(_ item: AnchoredItem, _ attribute: LayoutAttribute, beside other: AnchoredItem?) -> Anchor {
        switch item {
        case .view(let view), .guide(.layoutMargins, of: let view?):
            let resolved = attribute.resolved(isRightToLeft: isRightToLeft)
            guard views[view].kind == .scroll, resolved == .minEdge || resolved == .maxEdge, isInside(other, view) else {
                return Anchor(item: item)
            }
            let isWithinMargins = attribute.isWithinMargins || item != .view(view)
            let margin = isWithinMargins ? margin(of: view, at: resolved, on: attribute.axis) : 0
            return Anchor(item: .guide(.contentLayoutGuide, of: view), offset: resolved == .minEdge ? margin : -margin)
        case .window, .rootView, .guide: return Anchor(item: item)
        }
    }

    private func isInside(_ item: AnchoredItem?, _ scrollView: Int) -> Bool {
        guard let view = item?.view, view != scrollView else { return false }
        return tree.commonSuperview(view, scrollView) == scrollView
    }

    private func margin(of view: Int, at attribute: LayoutAttribute.Resolved, on axis: LayoutAttribute.Axis) -> Double {
        let margins = ViewGuides.ownMargins(of: views[view], profile: profile)
        return switch (axis, attribute) {
        case (.horizontal, .minEdge): margins.left
        case (.horizontal, _): margins.right
        case (.vertical, .minEdge): margins.top
        case (.vertical, _): margins.bottom
        }
    }
}
