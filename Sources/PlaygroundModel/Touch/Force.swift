/// A touch's share of the maximum force (UITouch: `force / maximumPossibleForce`. Browsers: `PointerEvent.pressure`, `Touch.force`).
public struct Force: Hashable, Comparable, Sendable {
    /// The share, from 0 to 1. 1 is the screen's maximum.
    public let share: Double

    public init(share: Double) {
        self.share = share.isNaN ? 0 : min(max(share, 0), 1)
    }

    /// The force in units of UITouch.force. An ordinary touch is 1.
    public var value: Double { share * Self.maximumPossible }

    /// UITouch.maximumPossibleForce of a finger, 6.667: 400 steps of 1/60 at medium sensitivity, about 337 grams
    /// (measured by Asher Trockman, "3D Touch: Sensitivity, Force vs. Weight").
    public static let maximumPossible = 400.0 / 60

    public static let none = Force(share: 0)

    public static func < (a: Force, b: Force) -> Bool { a.share < b.share }
}

/// The forces at which a press reaches its next stage, from the PeekPop library. UIKit publishes none and adapts them to the user.
public enum ForceThreshold: String, CaseIterable, Hashable, Sendable {
    /// The surroundings blur. A preview is available.
    case hint
    case peek
    case pop

    public var force: Force {
        switch self {
        case .hint: Force(share: 0.33)
        case .peek: Force(share: 0.66)
        case .pop: Force(share: 0.99)
        }
    }
}
