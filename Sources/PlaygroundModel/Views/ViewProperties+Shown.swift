extension ViewProperties {
    public var shownText: String? { string(.text) ?? string(.attributedText).map { StyledText($0).plain } ?? string(.title) }

    public var shownPlaceholder: String? { string(.placeholder) ?? string(.attributedPlaceholder).map { StyledText($0).plain } }

    public var shown: String? { shownText ?? string(.image) }

    /// Whether a view and its subviews are invisible: hidden, or below the alpha of UIView.hitTest(_:with:).
    public var hidesView: Bool { bool(.isHidden) == true || (number(.alpha) ?? 1) < 0.01 }
}
