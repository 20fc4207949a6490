/// The opening of a device that folds (UIHinge). Other devices are always closed.
public struct Posture: Hashable, Sendable {
    /// UIHinge.Status without `unknown`.
    public enum Status: String, CaseIterable, Hashable, Sendable {
        case closed, partiallyOpen, fullyOpen
    }

    /// The argument of `fold`.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case closed, half, open
    }

    public private(set) var status: Status
    /// The angle in degrees: 0 is closed, 180 is flat. UIKit uses radians.
    public private(set) var angle: Double

    public init(_ name: Name = .closed) {
        switch name {
        case .closed: (status, angle) = (.closed, 0)
        case .half: (status, angle) = (.partiallyOpen, Self.halfAngle)
        case .open: (status, angle) = (.fullyOpen, Self.angles.upperBound)
        }
    }

    public static let angles = 0.0...180.0

    /// The angle after a click on the book button of Device Hub: 2.23 rad (kusumotoa/iPhoneDuoLab, Xcode 27.1).
    public static let halfAngle = 127.8

    /// The posture at another angle. Opening and closing have different thresholds, each inferred as the middle of two angles observed on
    /// the simulator of iOS 27.1 (kusumotoa/iPhoneDuoLab): opening, `closed` up to 19.4° and `partiallyOpen` from 22.6°; closing,
    /// `partiallyOpen` down to 93.5° and `closed` from 82.7°. `fullyOpen` was observed only at 180°, not at 174.8°.
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

    /// The thresholds, in degrees.
    private static let opensAt = (19.4 + 22.6) / 2
    private static let closesAt = (93.5 + 82.7) / 2

    public var showsInnerDisplay: Bool { status != .closed }

    public var name: Name? { Name.allCases.first { Posture($0) == self } }
}
