enum IntrinsicSize {
    /// The size that a document gives a view of a custom class in place of its code: UIKit adds a constraint for at most that length at the
    /// hugging priority, and one for at least that length at the compression resistance.
    static func ofPlaceholder(_ view: Element, _ name: String) -> [DraftConstraint] {
        [("width", "Width", "horizontal"), ("height", "Height", "vertical")].flatMap { attribute, key, axis -> [DraftConstraint] in
            guard let length = view.number("placeholderIntrinsic\(key)"), length >= 0 else { return [] }
            let (hugging, resistance) = priorities(of: view, axis)
            return [("<=", hugging), (">=", resistance)].map { relation, priority in
                DraftConstraint(
                    text: "\(name).\(attribute) \(relation) \(TOMLValue.digits(of: length)) @\(TOMLValue.digits(of: priority))",
                    comment: "its intrinsic size, as the document supposes")
            }
        }
    }

    /// UIActivityIndicatorView.Style.large, and whiteLarge before iOS 13: 37 by 37 points. A playground's spinners have the medium style.
    static func ofLargeSpinner(_ view: Element, _ name: String) -> [DraftConstraint] {
        guard view.name == "activityIndicatorView", ["large", "whiteLarge"].contains(view["style"]) else { return [] }
        return [("width", "horizontal"), ("height", "vertical")].map { attribute, axis in
            // Interface Builder gives spinners a hugging of 750: it would pull as much towards the size of the medium style.
            let (hugging, resistance) = priorities(of: view, axis)
            let priority = min(max(resistance, hugging + 1), 1000)
            return DraftConstraint(
                text: "\(name).\(attribute) >= 37 @\(TOMLValue.digits(of: priority))", comment: "its intrinsic size in the large style")
        }
    }

    private static func priorities(of view: Element, _ axis: String) -> (hugging: Double, resistance: Double) {
        (view.number("\(axis)HuggingPriority") ?? 250, view.number("\(axis)CompressionResistancePriority") ?? 750)
    }
}
