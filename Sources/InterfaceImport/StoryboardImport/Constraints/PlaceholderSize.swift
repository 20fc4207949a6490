/// The intrinsic content size that a document gives a view of a custom class in place of what its code answers.
struct PlaceholderSize {
    private let view: Element

    init(_ view: Element) {
        self.view = view
    }

    /// What UIKit adds for an intrinsic content size: no more at one priority, no less at the other.
    func constraints(_ name: String) -> [DraftConstraint] {
        [("width", "Width", "horizontal"), ("height", "Height", "vertical")].flatMap { attribute, key, axis -> [DraftConstraint] in
            guard let length = view.number("placeholderIntrinsic\(key)"), length >= 0 else { return [] }
            let hugging = view.number("\(axis)HuggingPriority") ?? 250
            let resistance = view.number("\(axis)CompressionResistancePriority") ?? 750
            return [("<=", hugging), (">=", resistance)].map { relation, priority in
                DraftConstraint(
                    text: "\(name).\(attribute) \(relation) \(TOMLValue.digits(of: length)) @\(TOMLValue.digits(of: priority))",
                    comment: "its intrinsic size, as the document supposes")
            }
        }
    }
}
