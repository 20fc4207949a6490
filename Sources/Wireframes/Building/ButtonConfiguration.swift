import PlaygroundModel

extension NodeStyle {
    /// - Parameter style: The style that the system shows.
    mutating func configure(_ properties: ViewProperties, _ style: ButtonStyle, size: Size) {
        if let corners: ButtonCornerStyle = properties.choice(.cornerStyle), let radius = corners.radius(in: size) { cornerRadii = CornerRadii(all: radius) }
        guard let color = properties.color(.baseBackgroundColor) else { return }
        switch style {
        case .filled, .borderedProminent, .gray, .bordered, .glass, .clearGlass: backgroundColor = color
        // These styles fade their colour like the tint.
        case .tinted, .prominentGlass, .prominentClearGlass: tintColor = color
        case .system, .plain: break
        }
    }
}

extension ButtonCornerStyle {
    /// The corner radius, in points (recalled). `nil` keeps the current radius.
    fileprivate func radius(in size: Size) -> Double? {
        switch self {
        case .fixed, .dynamic: nil
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: min(size.width, size.height) / 2
        }
    }
}

extension ButtonStyle {
    /// The style of a selected button (recalled): a plain button gets a background, and a faint background is filled.
    var selected: ButtonStyle {
        switch self {
        case .plain: .tinted
        case .system, .gray, .tinted, .bordered: .filled
        case .glass: .prominentGlass
        case .clearGlass: .prominentClearGlass
        case .filled, .borderedProminent, .prominentGlass, .prominentClearGlass: self
        }
    }
}
