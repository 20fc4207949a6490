/// UICornerConfiguration (iOS 26): a radius for each corner. It replaces the layer's corner radius.
///
/// The rule was measured on iOS 26.1 (openuikit, UICornerConfiguration.swift): no radius exceeds half of the shorter side, and a
/// corner without a radius is square.
public struct CornerConfiguration: Hashable, Sendable {
    /// UICornerRadius, in points.
    public enum Radius: Hashable, Sendable {
        case fixed(Double)
        /// Half of the shorter side, at most the maximum.
        case capsule(maximum: Double?)
        /// The radius of the container's corner minus the distance to that corner, at least the minimum.
        case containerConcentric(minimum: Double?)
    }

    public var topLeftRadius: Radius?
    public var topRightRadius: Radius?
    public var bottomLeftRadius: Radius?
    public var bottomRightRadius: Radius?
    /// Whether every corner gets the largest of the radii (uniformCorners(radius:)).
    public var isUniform = false

    public init() {}

    public init(radius: Radius?) { (topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) = (radius, radius, radius, radius) }

    /// The words that set all corners.
    public static let words = (capsule: "capsule", containerConcentric: "containerConcentric")

    /// The radius of all corners. `nil` if the radii differ.
    public var radius: Radius? { self == CornerConfiguration(radius: topLeftRadius) ? topLeftRadius : nil }

    public var isConcentric: Bool {
        [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].contains {
            if case .containerConcentric = $0 { true } else { false }
        }
    }

    /// UIView.effectiveRadius(corner:), in points.
    /// - Parameter concentric: The radii of the container minus the distances to its corners.
    public func radii(in size: Size, concentric: CornerRadii = CornerRadii(all: 0)) -> CornerRadii {
        let half = max(0, min(size.width, size.height) / 2)
        func points(_ radius: Radius?, _ concentric: Double) -> Double {
            let points = switch radius {
            case .fixed(let radius): radius
            case .capsule(let maximum): maximum ?? half
            case .containerConcentric(let minimum): max(concentric, minimum ?? 0)
            case nil: 0.0
            }
            return max(0, min(points, half))
        }
        let radii = CornerRadii(
            topLeft: points(topLeftRadius, concentric.topLeft), topRight: points(topRightRadius, concentric.topRight),
            bottomRight: points(bottomRightRadius, concentric.bottomRight), bottomLeft: points(bottomLeftRadius, concentric.bottomLeft))
        return isUniform ? CornerRadii(all: radii.largest) : radii
    }

    public var inWords: String {
        if let radius { return radius.inWords }
        let corners = [
            ("top left", topLeftRadius), ("top right", topRightRadius), ("bottom left", bottomLeftRadius), ("bottom right", bottomRightRadius),
        ]
        return isUniform ? "uniform " + (topLeftRadius?.inWords ?? "0")
            : corners.compactMap { name, radius in radius.map { "\(name) \($0.inWords)" } }.joined(separator: ", ")
    }
}

extension CornerConfiguration.Radius {
    public var inWords: String {
        switch self {
        case .fixed(let radius): radius.pointText
        case .capsule(let maximum): CornerConfiguration.words.capsule + (maximum.map { " up to \($0.pointText)" } ?? "")
        case .containerConcentric(let minimum):
            CornerConfiguration.words.containerConcentric + (minimum.map { " from \($0.pointText)" } ?? "")
        }
    }
}

extension CornerConfiguration: PropertyPayload {
    public init?(property value: PropertyValue) { if case .corners(let corners) = value { self = corners } else { return nil } }
    public var propertyValue: PropertyValue { .corners(self) }
}

/// A radius as a property value is the configuration with this radius at all corners.
extension CornerConfiguration.Radius: PropertyPayload {
    public init?(property value: PropertyValue) {
        guard case .corners(let corners) = value, let radius = corners.radius else { return nil }
        self = radius
    }

    public var propertyValue: PropertyValue { .corners(CornerConfiguration(radius: self)) }
}
