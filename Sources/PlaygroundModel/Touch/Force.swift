/// The force of a touch as a share of the maximum: `force / maximumPossibleForce` of a UITouch. Browsers report the same share
/// (`PointerEvent.pressure`, `Touch.force`).
public struct Force: Hashable, Comparable, Sendable {
    /// From 0, no force, to 1, the maximum of the screen.
    public let share: Double

    /// - Parameter share: Clamped to 0 to 1; NaN is 0.
    public init(share: Double) {
        self.share = share.isNaN ? 0 : min(max(share, 0), 1)
    }

    /// In units of UITouch.force, where an ordinary touch is 1.
    public var value: Double { share * Self.maximumPossible }

    /// UITouch.maximumPossibleForce of a finger, 6.667: measured by Asher Trockman ("3D Touch: Sensitivity, Force vs. Weight"), 400 steps
    /// of 1/60 at medium sensitivity, about 337 grams.
    public static let maximumPossible = 400.0 / 60

    public static let none = Force(share: 0)

    public static func < (a: Force, b: Force) -> Bool { a.share < b.share }
}

/// The forces at which a press reaches its next stage.
///
/// UIKit does not publish them, and adapts its own to the hand. These are from the PeekPop library, which reimplemented peek and pop.
public enum ForceThreshold: String, CaseIterable, Hashable, Sendable {
    /// A preview is available: the surroundings blur.
    case hint
    /// The preview appears.
    case peek
    /// The preview's controller takes the screen.
    case pop

    public var force: Force {
        switch self {
        case .hint: Force(share: 0.33)
        case .peek: Force(share: 0.66)
        case .pop: Force(share: 0.99)
        }
    }
}
