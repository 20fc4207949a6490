/// When an adaptive element or an override holds.
public indirect enum Condition: Hashable, Sendable {
    case trait(Trait, TraitValue)
    case orientation(OrientationClass)
    /// Whether the controller's view is wider than high.
    case aspect(Aspect)
    /// Bounds in points on the controller's view, both ends included.
    case width(atLeast: Double?, atMost: Double?)
    case height(atLeast: Double?, atMost: Double?)
    case all([Condition])
    case any([Condition])
    case not(Condition)

    /// The interface orientation, as a condition names it.
    public enum OrientationClass: String, CaseIterable, Hashable, Sendable {
        case portrait, landscape, portraitUpsideDown, landscapeLeft, landscapeRight

        /// Whether an interface orientation is one of the class.
        public func matches(_ orientation: InterfaceOrientation) -> Bool {
            switch self {
            case .portrait: orientation.isPortrait
            case .landscape: orientation.isLandscape
            case .portraitUpsideDown, .landscapeLeft, .landscapeRight: orientation.rawValue == rawValue
            }
        }
    }

    /// The proportions of a view: landscape is wider than high.
    public enum Aspect: String, CaseIterable, Hashable, Sendable {
        case portrait, landscape
    }

    /// Holds everywhere: the condition of an override without `when`.
    public static let always = Condition.all([])
}

/// What a condition is asked of: one controller in its place.
public struct ConditionContext: Hashable, Sendable {
    public var traits: TraitCollection
    public var orientation: InterfaceOrientation
    /// The size of the controller's view, in points.
    public var size: Size

    public init(traits: TraitCollection, orientation: InterfaceOrientation, size: Size) {
        self.traits = traits
        self.orientation = orientation
        self.size = size
    }
}

extension Condition {
    /// Whether the condition holds. A trait that is unspecified equals no value.
    public func holds(in context: ConditionContext) -> Bool {
        switch self {
        case .trait(let trait, let value): context.traits[trait] == value
        case .orientation(let orientation): orientation.matches(context.orientation)
        case .aspect(let aspect): (context.size.width > context.size.height) == (aspect == .landscape)
        case .width(let least, let most): Self.isWithin(context.size.width, least, most)
        case .height(let least, let most): Self.isWithin(context.size.height, least, most)
        case .all(let conditions): conditions.allSatisfy { $0.holds(in: context) }
        case .any(let conditions): conditions.contains { $0.holds(in: context) }
        case .not(let condition): !condition.holds(in: context)
        }
    }

    private static func isWithin(_ value: Double, _ least: Double?, _ most: Double?) -> Bool {
        value >= least ?? -.infinity && value <= most ?? .infinity
    }
}
