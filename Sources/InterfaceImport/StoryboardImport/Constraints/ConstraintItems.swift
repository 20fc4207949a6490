/// What the constraints of one root view can name, by the ids of the document.
struct ConstraintItems {
    /// How the anchors of an object are written: before the dot, and what some attributes become.
    enum Item: Hashable {
        case root
        case view(String)
        /// A guide of the root view (`nil`) or of a view.
        case guide(String, of: String?)
        /// UIViewController.topLayoutGuide, whose bottom is the safe area's top.
        case topLayoutGuide, bottomLayoutGuide
    }

    private var items: [String: Item] = [:]

    mutating func add(_ item: Item, id: String?) {
        if let id { items[id] = item }
    }

    subscript(id: String) -> Item? { items[id] }
}

extension ConstraintItems.Item {
    /// The anchor as a playground's constraint has it; `nil` for an attribute there is none for.
    func anchor(_ attribute: String) -> String? {
        let name = Self.names[attribute] ?? attribute
        switch self {
        case .root:
            if let edge = Self.withinMargins[name] { return "layoutMargins.\(edge)" }
            return "superview.\(name)"
        case .view(let view): return "\(view).\(name)"
        case .guide(let guide, nil): return "\(guide).\(name)"
        case .guide(let guide, let view?): return "\(view).\(guide).\(name)"
        case .topLayoutGuide: return ["bottom": "safeArea.top", "top": "superview.top"][name]
        case .bottomLayoutGuide: return ["top": "safeArea.bottom", "bottom": "superview.bottom"][name]
        }
    }

    /// Interface Builder's older names of attributes.
    private static let names = ["baseline": "lastBaseline"]

    /// The root view's margins are a guide with a name of its own. Their vertical ones are left to the attribute, whose
    /// meaning changed with the system.
    private static let withinMargins = [
        "leadingMargin": "leading", "trailingMargin": "trailing", "leftMargin": "left", "rightMargin": "right",
        "centerXWithinMargins": "centerX",
    ]
}
