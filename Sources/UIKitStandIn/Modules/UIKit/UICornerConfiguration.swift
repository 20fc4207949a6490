@available(iOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    fileprivate enum Kind: Hashable { case fixed(Double), capsule, containerConcentric(minimum: CGFloat?) }

    fileprivate let kind: Kind

    fileprivate init(_ kind: Kind) { self.kind = kind }
    public init(floatLiteral value: Double) { self.init(.fixed(value)) }
    public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius(.containerConcentric(minimum: minimum)) }
}

@available(iOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
    public let topLeftRadius: UICornerRadius?
    public let topRightRadius: UICornerRadius?
    public let bottomLeftRadius: UICornerRadius?
    public let bottomRightRadius: UICornerRadius?
    private var isUniform = false

    private init(_ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?, _ bottomRight: UICornerRadius?) {
        (topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) = (topLeft, topRight, bottomLeft, bottomRight)
    }

    /// Creates the configuration of a new view.
    init() { self.init(nil, nil, nil, nil) }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration(radius, radius, radius, radius) }

    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
    }

    /// A capsule. As UIKit describes it, a capsule with a maximum has fixed radii.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        corners(radius: maximumRadius.map { .fixed($0) } ?? UICornerRadius(.capsule))
    }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        var corners = corners(radius: radius)
        corners.isUniform = true
        return corners
    }

    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
    }

    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
    }

    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius)
    }

    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius)
    }

    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius)
    }

    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius)
    }

    /// A word, a radius, or the keys in a playground. `nil` for the configuration of a new view.
    var record: Any? {
        guard self != UICornerConfiguration() else { return nil }
        if self == .corners(radius: UICornerRadius(.capsule)) { return "capsule" }
        if isUniform { return ["uniformRadius": topLeftRadius?.record] }
        return [
            "topLeftRadius": topLeftRadius?.record, "topRightRadius": topRightRadius?.record, "bottomLeftRadius": bottomLeftRadius?.record,
            "bottomRightRadius": bottomRightRadius?.record,
        ].compactMapValues { $0 }
    }
}

@available(iOS 26.0, *)
extension UICornerRadius {
    fileprivate var record: Any? {
        switch kind {
        case .fixed(let radius): radius
        case .capsule: nil
        case .containerConcentric(let minimum): minimum.map { ["minimum": Double($0)] } ?? "containerConcentric"
        }
    }
}
