/// UIButton.Configuration.imagePlacement (NSDirectionalRectEdge): an edge of the title.
public enum ImagePlacement: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, top, bottom

    public var isVertical: Bool { self == .top || self == .bottom }
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
    private static let ofConfigurations: [ViewProperty] = [
        .imagePlacement, .imagePadding, .titleAlignment, .buttonSize, .cornerStyle, .baseBackgroundColor, .baseForegroundColor,
    ]

    /// A button with a configuration's property has at least the plain style.
    public var buttonStyle: ButtonStyle {
        let given: ButtonStyle = choice(.buttonStyle) ?? .system
        return given == .system && Self.ofConfigurations.contains { values[$0] != nil } ? .plain : given
    }
}
