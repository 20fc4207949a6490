import PlaygroundModel

/// The names available to one controller's constraints.
struct ConstraintScope {
    /// The views and the views of a container's children, in file order.
    var items: NameSet
    var kinds: [ViewID: ViewKind] = [:]
    /// The superviews by view. Views in the root view have no entry.
    var superviews: [ViewID: ViewID] = [:]
    /// The `metrics` parameter of NSLayoutConstraint.constraints(withVisualFormat:).
    var metrics: [String: Double] = [:]
    var profile = BehaviourProfile.newest

    static let superview = "superview"
    static let window = "window"
    static let commonItems = [superview, window] + LayoutGuide.ofEveryView.flatMap { $0.names }

    var itemNames: [String] { items.names + Self.commonItems }

    func item(named name: String) -> LayoutItem? {
        if items.contains(name) { return .view(ViewID(name)) }
        if let guide = LayoutGuide(named: name), !guide.belongsToScrollViews { return .guide(guide, of: nil) }
        switch name {
        case Self.superview: return .rootView
        case Self.window: return .window
        default: return nil
        }
    }

    /// The view or the keyboard's guide for a name in a visual format string.
    func formatItem(of view: ViewID) -> LayoutItem {
        isKeyboardGuide(view.name) ? .guide(.keyboardLayoutGuide, of: nil) : .view(view)
    }

    /// Whether a name in a visual format string is the root view's keyboard guide.
    func isKeyboardGuide(_ name: String) -> Bool { name == LayoutGuide.keyboardLayoutGuide.rawValue && !items.contains(name) }

    func hasItems(in name: String) -> Bool { items.names.contains { $0.hasPrefix("\(name).") } }

    func isLayoutGuide(_ view: ViewID) -> Bool { kinds[view] == .layoutGuide }

    /// The items for `|` and `|-` next to a view in a visual format string.
    func superview(of view: ViewID) -> (edge: LayoutItem, margins: LayoutItem) {
        guard let superview = superviews[view] else { return (.rootView, .guide(.layoutMargins, of: nil)) }
        return (.view(superview), .guide(.layoutMargins, of: superview))
    }
}
