extension ViewProperties {
    public var shownText: String? { string(.text) ?? string(.title) }

    /// The text, or else the name of an image.
    public var shown: String? { shownText ?? string(.image) }

    /// Whether a view and its subviews are invisible: UIView.isHidden, or less alpha than UIView.hitTest(_:with:) requires.
    public var hidesView: Bool { bool(.isHidden) == true || (number(.alpha) ?? 1) < 0.01 }
}
