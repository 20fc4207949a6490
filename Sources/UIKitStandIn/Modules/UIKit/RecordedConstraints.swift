/// The constraints that code activated, in that order.
@MainActor public enum ActiveConstraints {
    public private(set) static var all: [NSLayoutConstraint] = []

    /// UIKit raises an exception where the items have no view in common, which here is a mistake on record.
    static func add(_ constraint: NSLayoutConstraint) {
        all.append(constraint)
        guard let first = constraint.firstItem.flatMap(view) else {
            return RecordedMistakes.add("a constraint without a first item was activated: \(constraint.sentence)")
        }
        if let item = constraint.secondItem {
            guard let second = view(of: item), commonSuperview(first, second) != nil else {
                return RecordedMistakes.add("a constraint of views that have no superview in common was activated: \(constraint.sentence)")
            }
        } else if constraint.secondAttribute != .notAnAttribute {
            RecordedMistakes.add("a constraint with an attribute of nothing was activated: \(constraint.sentence)")
        }
    }

    /// Those of views that nobody has any more.
    static func forgetGone() { all.removeAll { $0.firstItem == nil } }

    static func remove(_ constraint: NSLayoutConstraint) { all.removeAll { $0 === constraint } }

    /// What UIKit deactivates when a view leaves its superview: all between what is in the view and what is outside it.
    static func remove(leaving view: UIView) {
        for constraint in all {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.map { Self.view(of: $0) }
            let inside = items.filter { $0?.isDescendant(of: view) == true }
            if !inside.isEmpty, inside.count < items.count { constraint.isActive = false }
        }
    }

    /// The view that an item of a constraint is, or that owns it.
    static func view(of item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    static func commonSuperview(_ one: UIView, _ other: UIView) -> UIView? {
        var candidate: UIView? = one
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }
}

extension NSLayoutConstraint {
    /// The view that holds the constraint: the nearest that both items stand in.
    var owner: UIView? {
        guard let first = firstItem.flatMap(ActiveConstraints.view) else { return nil }
        guard let second = secondItem.flatMap(ActiveConstraints.view) else { return first }
        return ActiveConstraints.commonSuperview(first, second)
    }

    var sentence: String {
        let items = [firstItem, secondItem].map { item in
            item.map { ActiveConstraints.view(of: $0)?.accessibilityIdentifier ?? String(describing: type(of: $0)) } ?? "nothing"
        }
        return "\(items[0]).\(firstAttribute) and \(items[1]).\(secondAttribute)"
    }
}

/// What UIKit would have refused or ignored.
@MainActor public enum RecordedMistakes {
    public private(set) static var all: [String] = []

    static func add(_ mistake: String) { all.append(mistake) }
}
