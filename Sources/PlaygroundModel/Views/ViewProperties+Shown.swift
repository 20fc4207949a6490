extension ViewProperties {
    /// The text that the file gives a view to show.
    public var shownText: String? { string(.text) ?? string(.title) }

    /// What the file gives a view to show: a text, or else the name of an image.
    public var shown: String? { shownText ?? string(.image) }

    /// Whether a view with all its subviews cannot be seen: UIView.isHidden, or less alpha than UIView.hitTest(_:with:) asks for.
    public var hidesView: Bool { bool(.isHidden) == true || (number(.alpha) ?? 1) < 0.01 }
}
