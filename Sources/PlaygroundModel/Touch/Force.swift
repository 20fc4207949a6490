/// How hard a finger presses, as a share of what the screen can measure: `force / maximumPossibleForce` of a UITouch.
///
/// Pointer events of a browser report the same share (`PointerEvent.pressure`, `Touch.force`).
public struct Force: Hashable, Comparable, Sendable {
    /// From 0, no force, to 1, the most the screen can measure.
    public let share: Double

    /// - Parameter share: brought into 0 to 1; what is no number is no force.
    public init(share: Double) {
        self.share = share.isNaN ? 0 : min(max(share, 0), 1)
    }

    /// In the units of UITouch.force, in which an ordinary touch is 1.
    public var value: Double { share * Self.maximumPossible }

    /// UITouch.maximumPossibleForce of a finger, 6.667: measured by Asher Trockman ("3D Touch: Sensitivity, Force vs.
    /// Weight"), 400 steps of 1/60 at medium sensitivity, about 337 grams.
    public static let maximumPossible = 400.0 / 60

    public static let none = Force(share: 0)

    public static func < (a: Force, b: Force) -> Bool { a.share < b.share }
}

/// The forces at which a press goes on to its next stage.
///
/// UIKit publishes none, and its own adapt to the hand. These are those of the PeekPop library, which rebuilt peek and pop.
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
