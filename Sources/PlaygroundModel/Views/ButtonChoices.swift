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

/// UIButton.Configuration.Indicator.
public enum ButtonIndicator: String, CaseIterable, Hashable, Sendable {
    /// A pop-up indicator if the title is the selected entry of the button's menu.
    case automatic
    case none, popup
}

extension ViewProperties {
    public var buttonStyle: ButtonStyle {
        let given: ButtonStyle = choice(.buttonStyle) ?? .system
        return given == .system && ViewProperty.ofButtonConfigurations.contains { values[$0] != nil } ? .plain : given
    }

    /// Whether the button has the arrows of a pop-up button. A button without a configuration has none.
    public func showsIndicator(_ profile: BehaviourProfile) -> Bool {
        guard profile.has(.buttonIndicators), buttonStyle != .system else { return false }
        let indicator: ButtonIndicator = choice(.indicator) ?? .automatic
        return switch indicator {
        case .automatic: bool(.showsMenuAsPrimaryAction) == true && bool(.changesSelectionAsPrimaryAction) == true
        case .none: false
        case .popup: true
        }
    }
}
