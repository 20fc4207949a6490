/// The intrinsic size of a large spinner; a playground's are of the medium style.
struct SpinnerSize {
    /// UIActivityIndicatorView.Style.large, and whiteLarge before iOS 13: 37 by 37 points.
    private static let large = 37.0

    private let view: Element

    /// `nil` for what is no large spinner.
    init?(_ view: Element) {
        guard view.name == "activityIndicatorView", ["large", "whiteLarge"].contains(view["style"]) else { return nil }
        self.view = view
    }

    func constraints(_ name: String) -> [DraftConstraint] {
        [("width", "horizontal"), ("height", "vertical")].map { attribute, axis in
            // Interface Builder gives spinners a hugging of 750: it would pull as much towards the size of the medium style.
            let hugging = view.number("\(axis)HuggingPriority") ?? 250
            let resistance = min(max(view.number("\(axis)CompressionResistancePriority") ?? 750, hugging + 1), 1000)
            return DraftConstraint(
                text: "\(name).\(attribute) >= \(TOMLValue.digits(of: Self.large)) @\(TOMLValue.digits(of: resistance))",
                comment: "its intrinsic size in the large style")
        }
    }
}
