extension ViewProperties {
    public var shownText: String? { shown(.text, .attributedText) ?? shownTitle }

    public var shownTitle: String? { shown(.title, .attributedTitle) }

    public var shownPlaceholder: String? { shown(.placeholder, .attributedPlaceholder) }

    private func shown(_ plain: ViewProperty, _ attributed: ViewProperty) -> String? {
        string(plain) ?? string(attributed).map { StyledText($0).plain }
    }

    public var shown: String? { shownText ?? string(.image) }

    /// The size of the activity indicator that replaces a button's image. `nil` if there is none.
    public var indicatorSize: Size? { bool(.showsActivityIndicator) == true ? ViewKind.activityIndicator.facts.size : nil }

    /// Whether a view and its subviews are invisible: hidden, or with an alpha below the limit of UIView.hitTest(_:with:).
    public var hidesView: Bool { bool(.isHidden) == true || (number(.alpha) ?? 1) < 0.01 }
}
