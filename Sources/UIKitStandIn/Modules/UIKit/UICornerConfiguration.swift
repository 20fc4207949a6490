@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable {
    let radius: CGFloat

    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius: radius) }
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(radius: minimum ?? 0) }
}

@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
    let radius: UICornerRadius

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius: radius) }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius: radius) }
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(radius: .fixed(maximumRadius ?? .infinity))
    }
}
