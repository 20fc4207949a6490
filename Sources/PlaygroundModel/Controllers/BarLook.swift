/// The properties of UIBarAppearance that are drawn.
public struct BarAppearance: Hashable, Sendable {
    /// `configureWithDefaultBackground()`, `configureWithOpaqueBackground()` and `configureWithTransparentBackground()`.
    public enum Background: String, CaseIterable, Hashable, Sendable {
        case `default`, opaque, transparent
    }

    public var background = Background.default
    public var backgroundColor: Color?
    /// The colour of the line between the bar and the content.
    public var shadowColor: Color?
    /// The foregroundColor of titleTextAttributes and largeTitleTextAttributes.
    public var titleColor: Color?
    public var largeTitleColor: Color?

    public init() {}

    /// The background colour. `nil` for the bar's own colour.
    public var ground: Color? {
        switch background {
        case .default: backgroundColor
        case .opaque: backgroundColor ?? .semantic(.systemBackground)
        case .transparent: backgroundColor ?? .semantic(.clear)
        }
    }

    /// The colour of the line. `nil` for the bar's own colour.
    public var line: Color? { shadowColor ?? (background == .transparent ? .semantic(.clear) : nil) }
}

/// UIBarStyle.
public enum BarStyle: String, CaseIterable, Hashable, Sendable {
    case `default`, black
}

/// The look of the navigation bar of a navigation controller, or of a tab bar.
public struct BarLook: Hashable, Sendable {
    public var standardAppearance: BarAppearance?
    /// The appearance of a bar at the content's edge. The default is the standard appearance with a transparent background.
    public var scrollEdgeAppearance: BarAppearance?
    /// The appearance of a navigation bar in compact height.
    public var compactAppearance: BarAppearance?
    public var barTintColor: Color?
    public var barStyle = BarStyle.default
    public var tintColor: Color?
    /// The value also applies to a navigation controller's toolbar. It has no effect on the tab bar at the top of an iPad.
    public var isTranslucent = true

    public init() {}

    /// The appearance over content. `nil` for UIKit's default.
    public func standard(inCompactHeight isCompact: Bool) -> BarAppearance? {
        if let given = (isCompact ? compactAppearance : nil) ?? standardAppearance { return given }
        guard barTintColor != nil || barStyle == .black else { return nil }
        var appearance = BarAppearance()
        appearance.backgroundColor = barTintColor ?? .semantic(.black)
        if barStyle == .black { (appearance.titleColor, appearance.largeTitleColor) = (.semantic(.white), .semantic(.white)) }
        return appearance
    }
}
