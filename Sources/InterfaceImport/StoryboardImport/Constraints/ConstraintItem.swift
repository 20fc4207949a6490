enum ConstraintItem: Hashable {
    case root
    case view(String)
    /// A guide of a view. For `nil`, a guide of the root view.
    case guide(String, of: String?)
    /// UIViewController.topLayoutGuide, whose bottom is the top of the safe area, and its counterpart at the bottom.
    case topLayoutGuide, bottomLayoutGuide
}

extension ConstraintItem {
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

    private static let names = ["baseline": "lastBaseline"]

    /// Horizontal margins of the root view become a guide. Vertical margins depend on iOS, so they stay attributes.
    private static let withinMargins = [
        "leadingMargin": "leading", "trailingMargin": "trailing", "leftMargin": "left", "rightMargin": "right",
        "centerXWithinMargins": "centerX",
    ]
}
