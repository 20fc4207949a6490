extension ViewProperties {
    public var shownText: String? { string(.text) ?? string(.attributedText).map { StyledText($0).plain } ?? string(.title) }

    /// The words that an empty field shows.
    public var shownPlaceholder: String? { string(.placeholder) ?? string(.attributedPlaceholder).map { StyledText($0).plain } }

    /// The text, or else the name of an image.
    public var shown: String? { shownText ?? string(.image) }

    /// Whether a view and its subviews are invisible: UIView.isHidden, or less alpha than UIView.hitTest(_:with:) requires.
    public var hidesView: Bool { bool(.isHidden) == true || (number(.alpha) ?? 1) < 0.01 }
}
