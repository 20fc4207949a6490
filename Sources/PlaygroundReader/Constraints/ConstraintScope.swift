import PlaygroundModel

/// What the constraints of one controller can name.
struct ConstraintScope {
    /// The controller's views, and the views of a container's children, in the order of the file.
    var items: NameSet
    /// The kinds of the views, so far as they could be read.
    var kinds: [ViewID: ViewKind] = [:]
    /// The view each view stands in; views of the root view have none.
    var superviews: [ViewID: ViewID] = [:]
    /// Numbers with a name (the `metrics` of NSLayoutConstraint.constraints(withVisualFormat:)).
    var metrics: [String: Double] = [:]
    /// The version of iOS that the file asks for.
    var profile = BehaviourProfile.newest

    /// The root view as a constraint calls it.
    static let superview = "superview"
    /// The window as a constraint calls it.
    static let window = "window"
    /// Items that are there whatever the controller's views.
    static let standingItems = [superview, window] + LayoutGuide.ofEveryView.map { $0.rawValue }

    /// Every name an item can have, the person's own first.
    var itemNames: [String] { items.names + Self.standingItems }

    /// The item of a name without dots.
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

    /// Whether a name in a visual format string is that of the root view's guide of the keyboard.
    func isKeyboardGuide(_ name: String) -> Bool { name == LayoutGuide.keyboardLayoutGuide.rawValue && !items.contains(name) }

    /// Whether an item is a component, whose views are items, too.
    func hasItems(in name: String) -> Bool { items.names.contains { $0.hasPrefix("\(name).") } }

    /// Whether an item is a layout guide that the controller names.
    func isLayoutGuide(_ view: ViewID) -> Bool { kinds[view] == .layoutGuide }

    /// The view that `|` means beside a view in a visual format string, and the guide that `|-` goes to.
    func superview(of view: ViewID) -> (edge: LayoutItem, margins: LayoutItem) {
        guard let superview = superviews[view] else { return (.rootView, .guide(.layoutMargins, of: nil)) }
        return (.view(superview), .guide(.layoutMargins, of: superview))
    }
}
