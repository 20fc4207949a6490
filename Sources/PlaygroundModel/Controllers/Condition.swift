/// The condition of an adaptive element or an override.
public indirect enum Condition: Hashable, Sendable {
    case trait(Trait, TraitValue)
    case orientation(OrientationClass)
    case aspect(Aspect)
    /// A range of the width or height of the controller's view, in points. Both bounds are included.
    case width(atLeast: Double?, atMost: Double?)
    case height(atLeast: Double?, atMost: Double?)
    case state(StateQuery)
    case all([Condition])
    case any([Condition])
    case not(Condition)

    public enum OrientationClass: String, CaseIterable, Hashable, Sendable {
        case portrait, landscape, portraitUpsideDown, landscapeLeft, landscapeRight

        public func matches(_ orientation: InterfaceOrientation) -> Bool {
            switch self {
            case .portrait: orientation.isPortrait
            case .landscape: orientation.isLandscape
            case .portraitUpsideDown, .landscapeLeft, .landscapeRight: orientation.rawValue == rawValue
            }
        }
    }

    public enum Aspect: String, CaseIterable, Hashable, Sendable {
        case portrait, landscape
    }

    public static let always = Condition.all([])
}

/// The controller whose condition is evaluated.
public struct ConditionContext: Hashable, Sendable {
    public var traits: TraitCollection
    public var orientation: InterfaceOrientation
    public var size: Size
    /// The values from the file or the last change. Adaptive elements do not affect them, so that conditions cannot depend on elements.
    public var state: [StateSubject: StateValue]

    public init(
        traits: TraitCollection, orientation: InterfaceOrientation, size: Size, state: [StateSubject: StateValue] = [:]
    ) {
        self.traits = traits
        self.orientation = orientation
        self.size = size
        self.state = state
    }
}

extension Condition {
    /// An unspecified trait equals no value.
    public func holds(in context: ConditionContext) -> Bool {
        switch self {
        case .trait(let trait, let value): context.traits[trait] == value
        case .orientation(let orientation): orientation.matches(context.orientation)
        case .aspect(let aspect): (context.size.width > context.size.height) == (aspect == .landscape)
        case .width(let least, let most): Self.isWithin(context.size.width, least, most)
        case .height(let least, let most): Self.isWithin(context.size.height, least, most)
        case .state(let query): query.holds(for: context.state[query.subject]?.value)
        case .all(let conditions): conditions.allSatisfy { $0.holds(in: context) }
        case .any(let conditions): conditions.contains { $0.holds(in: context) }
        case .not(let condition): !condition.holds(in: context)
        }
    }

    private static func isWithin(_ value: Double, _ least: Double?, _ most: Double?) -> Bool {
        value >= least ?? -.infinity && value <= most ?? .infinity
    }
}
