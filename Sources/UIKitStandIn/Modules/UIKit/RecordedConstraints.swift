/// The constraints that code has activated, in order.
@MainActor public enum ActiveConstraints {
    public private(set) static var all: [NSLayoutConstraint] = []

    /// Adds a constraint. If the items have no common ancestor, for which UIKit raises an exception, a mistake is recorded.
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

    /// Removes the constraints of released views.
    static func forgetGone() { all.removeAll { $0.firstItem == nil } }

    static func remove(_ constraint: NSLayoutConstraint) { all.removeAll { $0 === constraint } }

    /// Deactivates, as UIKit does, all constraints between views that leave their superview and other views.
    static func remove(leaving view: UIView) {
        for constraint in all {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }.map { Self.view(of: $0) }
            let inside = items.filter { $0?.isDescendant(of: view) == true }
            if !inside.isEmpty, inside.count < items.count { constraint.isActive = false }
        }
    }

    /// The constraint item itself if it is a view, otherwise the view that owns it.
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
    /// The view that owns the constraint: the nearest common ancestor of both items.
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

/// Mistakes that UIKit would refuse or ignore.
@MainActor public enum RecordedMistakes {
    public private(set) static var all: [String] = []

    static func add(_ mistake: String) { all.append(mistake) }
}
