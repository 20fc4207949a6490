/// How far something on a screen is turned around its middle.
public enum Turn: Int, Hashable, Sendable {
    case quarterLeft = -90
    case quarterRight = 90
    case half = 180

    /// Clockwise.
    public var degrees: Int { rawValue }

    /// How what stays upright on a device is seen where the interface has an orientation; `nil` where both stand alike.
    public init?(from orientation: InterfaceOrientation) {
        switch orientation {
        case .portrait: return nil
        case .portraitUpsideDown: self = .half
        // The top of the device is at the left.
        case .landscapeRight: self = .quarterLeft
        case .landscapeLeft: self = .quarterRight
        }
    }
}

extension Rect {
    /// Where a part of a screen stands in an orientation.
    ///
    /// - Parameter screen: In portrait, as the rectangle is, in points.
    public func turned(to orientation: InterfaceOrientation, in screen: Size) -> Rect {
        switch orientation {
        case .portrait: self
        case .portraitUpsideDown: Rect(x: screen.width - maxX, y: screen.height - maxY, width: width, height: height)
        // The top of the device is at the left.
        case .landscapeRight: Rect(x: minY, y: screen.width - maxX, width: height, height: width)
        case .landscapeLeft: Rect(x: screen.height - maxY, y: minX, width: height, height: width)
        }
    }

    /// The rectangle of a size around the same middle.
    public func centred(_ size: Size) -> Rect {
        Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
