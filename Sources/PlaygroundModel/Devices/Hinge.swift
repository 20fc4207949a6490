/// The outer display (closed) and the inner display (open) of a device that opens like a book.
/// The hinge is the left edge of the closed portrait device. The inner display opens in landscape. See ``InterfaceOrientation/unfolded``.
public struct Hinge: Hashable, Sendable {
    public struct Display: Hashable, Sendable {
        /// The size in portrait, in points.
        public var size: Size
        /// Pixels per point.
        public var scale: Double
        public var nativeScale: Double
        /// The corners in portrait.
        public var corners: CornerRadii
        public var cutout: Device.Cutout
        /// The camera's frame in portrait. `nil` if the camera is not visible.
        public var cutoutFrame: Rect?
        public var uprightOrientation: InterfaceOrientation
        public var portrait: Side
        public var portraitUpsideDown: Side
        public var landscapeLeft: Side
        public var landscapeRight: Side
        public var windows: [MultitaskingWindow]
        public var confidence: Confidence
        public var source: String

        public init(
            size: Size, scale: Double, nativeScale: Double, corners: CornerRadii, cutout: Device.Cutout, cutoutFrame: Rect?,
            uprightOrientation: InterfaceOrientation, portrait: Side, portraitUpsideDown: Side, landscapeLeft: Side,
            landscapeRight: Side, windows: [MultitaskingWindow], confidence: Confidence, source: String
        ) {
            self.size = size
            self.scale = scale
            self.nativeScale = nativeScale
            self.corners = corners
            self.cutout = cutout
            self.cutoutFrame = cutoutFrame
            self.uprightOrientation = uprightOrientation
            self.portrait = portrait
            self.portraitUpsideDown = portraitUpsideDown
            self.landscapeLeft = landscapeLeft
            self.landscapeRight = landscapeRight
            self.windows = windows
            self.confidence = confidence
            self.source = source
        }

        public func side(in orientation: InterfaceOrientation) -> Side {
            switch orientation {
            case .portrait: portrait
            case .portraitUpsideDown: portraitUpsideDown
            case .landscapeLeft: landscapeLeft
            case .landscapeRight: landscapeRight
            }
        }
    }

    /// The facts of a display in one orientation. The two landscape orientations may differ.
    public struct Side: Hashable, Sendable {
        public var fullScreen: Device.FullScreen
        /// The column of vertical bars and the status. `nil` if there is none.
        public var barColumn: BarColumn?
        /// The regions on the whole screen while the device is flat.
        public var regions: [ReservedRegion]
        public var doubt: String?

        public init(fullScreen: Device.FullScreen, barColumn: BarColumn?, regions: [ReservedRegion], doubt: String? = nil) {
            self.fullScreen = fullScreen
            self.barColumn = barColumn
            self.regions = regions
            self.doubt = doubt
        }
    }

    private struct Displays: Hashable, Sendable {
        var outer: Display
        var inner: Display
    }

    /// Displays behind one reference, because every scene has a copy of its device.
    private let displays: CopyOnWrite<Displays>

    public init(outer: Display, inner: Display) {
        displays = CopyOnWrite(Displays(outer: outer, inner: inner))
    }

    public var outer: Display { displays.value.outer }
    public var inner: Display { displays.value.inner }
}

/// The column at a screen edge for vertical bars (iOS 27.1, iPhone Duo).
public struct BarColumn: Hashable, Sendable {
    /// A side of the screen, independent of the layout direction.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case left, right

        /// The UIVerticalBarEdge in a layout direction. One source says that the edge flips, two sources say that the side does not.
        public func verticalBarEdge(in direction: LayoutDirection) -> VerticalBarEdge {
            (self == .left) == (direction == .rightToLeft) ? .trailing : .leading
        }

        public init?(_ edge: VerticalBarEdge, in direction: LayoutDirection) {
            guard edge != .unspecified else { return nil }
            self = (edge == .leading) == (direction == .rightToLeft) ? .right : .left
        }
    }

    public var edge: Edge
    /// The width from the window's edge, in points.
    public var width: Double

    public init(edge: Edge, width: Double) {
        self.edge = edge
        self.width = width
    }
}

/// Corner radii of a screen in points, as seen in portrait.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    public init(all radius: Double) {
        self.init(upper: radius, lower: radius)
    }

    public init(upper: Double, lower: Double) {
        self.init(topLeft: upper, topRight: upper, bottomRight: lower, bottomLeft: lower)
    }

    /// The radii of inner corners with the same centres: the radius minus the distance to the outer corner (SwiftUI,
    /// Edge.Corner.Style.concentric). Of the distances to a corner's two edges, the greater counts (no source).
    public func concentric(of inner: Rect, in outer: Rect) -> CornerRadii {
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
        func radius(_ radius: Double, _ x: Double, _ y: Double) -> Double { max(0, radius - max(0, x, y)) }
        return CornerRadii(
            topLeft: radius(topLeft, left, top), topRight: radius(topRight, right, top), bottomRight: radius(bottomRight, right, bottom),
            bottomLeft: radius(bottomLeft, left, bottom))
    }

    public func map(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight), bottomLeft: change(bottomLeft))
    }

    /// The larger of the two radii of each corner.
    public func larger(_ other: CornerRadii) -> CornerRadii {
        CornerRadii(
            topLeft: max(topLeft, other.topLeft), topRight: max(topRight, other.topRight), bottomRight: max(bottomRight, other.bottomRight),
            bottomLeft: max(bottomLeft, other.bottomLeft))
    }

    public var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

    public func turned(to orientation: InterfaceOrientation) -> CornerRadii {
        switch orientation {
        case .portrait: self
        case .portraitUpsideDown:
            CornerRadii(topLeft: bottomRight, topRight: bottomLeft, bottomRight: topLeft, bottomLeft: topRight)
        case .landscapeRight:
            CornerRadii(topLeft: topRight, topRight: bottomRight, bottomRight: bottomLeft, bottomLeft: topLeft)
        case .landscapeLeft:
            CornerRadii(topLeft: bottomLeft, topRight: topLeft, bottomRight: topRight, bottomLeft: bottomRight)
        }
    }
}
