import PlaygroundModel

/// The names that constraints of one controller can use.
struct ConstraintScope {
    /// Views, and views of a container's children, in the order of the file.
    var items: NameSet
    /// The kinds of the views, if they are known.
    var kinds: [ViewID: ViewKind] = [:]
    /// The superview of each view; views of the root view have none.
    var superviews: [ViewID: ViewID] = [:]
    /// Numbers with a name (the `metrics` of NSLayoutConstraint.constraints(withVisualFormat:)).
    var metrics: [String: Double] = [:]
    var profile = BehaviourProfile.newest

    static let superview = "superview"
    static let window = "window"
    /// Items that every controller has.
    static let standingItems = [superview, window] + LayoutGuide.ofEveryView.map { $0.rawValue }

    /// All names of items, the person's own first.
    var itemNames: [String] { items.names + Self.standingItems }

    func item(named name: String) -> LayoutItem? {
        if items.contains(name) { return .view(ViewID(name)) }
        if let guide = LayoutGuide(rawValue: name), !guide.belongsToScrollViews { return .guide(guide, of: nil) }
        switch name {
        case Self.superview: return .rootView
        case Self.window: return .window
        default: return nil
        }
    }

    /// The item of a name in a visual format string: a view, or the keyboard's guide.
    func formatItem(of view: ViewID) -> LayoutItem {
        isKeyboardGuide(view.name) ? .guide(.keyboardLayoutGuide, of: nil) : .view(view)
    }

    /// Whether a name in a visual format string is the keyboard's guide of the root view.
    func isKeyboardGuide(_ name: String) -> Bool { name == LayoutGuide.keyboardLayoutGuide.rawValue && !items.contains(name) }

    /// Whether an item is a component, with items in it.
    func hasItems(in name: String) -> Bool { items.names.contains { $0.hasPrefix("\(name).") } }

    func isLayoutGuide(_ view: ViewID) -> Bool { kinds[view] == .layoutGuide }

    /// The view of `|` next to a view in a visual format string, and the guide of `|-`.
    func superview(of view: ViewID) -> (edge: LayoutItem, margins: LayoutItem) {
        guard let superview = superviews[view] else { return (.rootView, .guide(.layoutMargins, of: nil)) }
        return (.view(superview), .guide(.layoutMargins, of: superview))
    }
}
