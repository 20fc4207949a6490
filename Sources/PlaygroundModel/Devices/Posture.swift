/// How far a device that folds is open (UIHinge). One that does not fold is closed for good.
public struct Posture: Hashable, Sendable {
    /// UIHinge.Status, without `unknown`.
    public enum Status: String, CaseIterable, Hashable, Sendable {
        case closed, partiallyOpen, fullyOpen
    }

    /// A posture with a name: what `fold` takes.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case closed, half, open
    }

    public private(set) var status: Status
    /// Of the hinge, in degrees: 0 is closed, 180 is flat. UIKit has it in radians.
    public private(set) var angle: Double

    /// A posture that does not depend on the one before.
    public init(_ name: Name = .closed) {
        switch name {
        case .closed: (status, angle) = (.closed, 0)
        case .half: (status, angle) = (.partiallyOpen, Self.halfAngle)
        case .open: (status, angle) = (.fullyOpen, Self.angles.upperBound)
        }
    }

    /// The angles that a hinge can have, in degrees.
    public static let angles = 0.0...180.0

    /// Where the book button of Device Hub leaves the hinge: 2.23 rad (kusumotoa/iPhoneDuoLab, Xcode 27.1).
    public static let halfAngle = 127.8

    /// The posture that the hinge has when it comes to an angle from where it is.
    ///
    /// While it opens, it counts as closed up to one angle, and while it closes, from another on. Seen on the simulator of iOS 27.1
    /// (kusumotoa/iPhoneDuoLab): opening, `closed` up to 19.4° and `partiallyOpen` from 22.6°; closing, `partiallyOpen` down to
    /// 93.5° and `closed` from 82.7°; `fullyOpen` at 180° alone, 174.8° is still partial. The thresholds are inferred: the middle
    /// between the two angles that were seen.
    public func moved(to angle: Double) -> Posture {
        var posture = self
        guard angle != self.angle, Self.angles.contains(angle) else { return posture }
        posture.angle = angle
        if angle == Self.angles.upperBound {
            posture.status = .fullyOpen
        } else {
            posture.status = angle < (angle > self.angle ? Self.opensAt : Self.closesAt) ? .closed : .partiallyOpen
        }
        return posture
    }

    /// In degrees.
    private static let opensAt = (19.4 + 22.6) / 2
    private static let closesAt = (93.5 + 82.7) / 2

    /// Whether the device shows the display inside.
    public var showsInnerDisplay: Bool { status != .closed }

    /// The posture's name, where it has exactly that; `nil` for any other angle.
    public var name: Name? { Name.allCases.first { Posture($0) == self } }
}
