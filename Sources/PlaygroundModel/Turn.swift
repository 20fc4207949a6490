/// A turn of an element on the screen around the element's centre.
public enum Turn: Int, Hashable, Sendable {
    case quarterLeft = -90
    case quarterRight = 90
    case half = 180

    public var degrees: Int { rawValue }

    /// The turn of a portrait element as seen in an interface orientation. `nil` in portrait.
    public init?(from orientation: InterfaceOrientation) {
        switch orientation {
        case .portrait: return nil
        case .portraitUpsideDown: self = .half
        case .landscapeRight: self = .quarterLeft
        case .landscapeLeft: self = .quarterRight
        }
    }
}

extension Rect {
    /// The frame of a portrait rectangle in an interface orientation. `screen` is the portrait screen's size in points.
    public func turned(to orientation: InterfaceOrientation, in screen: Size) -> Rect {
        switch orientation {
        case .portrait: self
        case .portraitUpsideDown: Rect(x: screen.width - maxX, y: screen.height - maxY, width: width, height: height)
        case .landscapeRight: Rect(x: minY, y: screen.width - maxX, width: height, height: width)
        case .landscapeLeft: Rect(x: screen.height - maxY, y: minX, width: height, height: width)
        }
    }

    public func centred(_ size: Size) -> Rect {
        Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
