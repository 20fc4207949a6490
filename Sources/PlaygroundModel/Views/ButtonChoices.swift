/// UIButton.Configuration.imagePlacement: an edge of the title (NSDirectionalRectEdge).
public enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, top, bottom

    public var isVertical: Bool { self == .top || self == .bottom }
    /// Whether the image precedes the title.
    public var isFirst: Bool { self == .leading || self == .top }
}

/// UIButton.Configuration.TitleAlignment.
public enum ButtonTitleAlignment: String, CaseIterable, Hashable, Sendable {
    case automatic, leading, center, trailing
}

/// UIButton.Configuration.Size.
public enum ButtonSize: String, CaseIterable, Hashable, Sendable {
    case mini, small, medium, large
}

/// UIButton.Configuration.CornerStyle.
public enum ButtonCornerStyle: String, CaseIterable, Hashable, Sendable {
    case fixed, dynamic, small, medium, large, capsule
}

extension ViewProperties {
    /// The properties of a button that only a UIButton.Configuration has.
    private static let ofConfigurations: [ViewProperty] = [
        .imagePlacement, .imagePadding, .titleAlignment, .buttonSize, .cornerStyle, .baseBackgroundColor, .baseForegroundColor,
    ]

    /// The style of a button. One with a property of configurations has at least the plain one.
    public var buttonStyle: ButtonStyle {
        let given: ButtonStyle = choice(.buttonStyle) ?? .system
        return given == .system && Self.ofConfigurations.contains { values[$0] != nil } ? .plain : given
    }
}
