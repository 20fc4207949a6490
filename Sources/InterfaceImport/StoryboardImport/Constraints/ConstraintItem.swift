/// An object that the constraints of a root view can refer to.
enum ConstraintItem: Hashable {
    case root
    case view(String)
    /// A guide of the root view (`nil`) or of a view.
    case guide(String, of: String?)
    /// UIViewController.topLayoutGuide, whose bottom is the top of the safe area, and its counterpart.
    case topLayoutGuide, bottomLayoutGuide
}

extension ConstraintItem {
    /// The anchor in a playground's constraint; `nil` for an attribute without one.
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

    /// The root view's margins are a guide. Its vertical margins stay attributes, whose meaning depends on the version of iOS.
    private static let withinMargins = [
        "leadingMargin": "leading", "trailingMargin": "trailing", "leftMargin": "left", "rightMargin": "right",
        "centerXWithinMargins": "centerX",
    ]
}
