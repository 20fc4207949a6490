/// What is particular to a device that folds in two: the display outside, which it shows while it is closed, and the one inside.
///
/// It opens like a book. The hinge is the left edge of the closed device that is held upright, so the display inside is then on
/// its side; see ``InterfaceOrientation/unfolded``.
public struct Hinge: Hashable, Sendable {
    /// One of the two displays.
    public struct Display: Hashable, Sendable {
        /// In points, portrait.
        public var size: Size
        /// UIScreen.scale, and the pixels that the panel has for a point (UIScreen.nativeScale).
        public var scale: Double
        public var nativeScale: Double
        /// In portrait.
        public var corners: CornerRadii
        public var cutout: Device.Cutout
        /// Of the camera in the display, in portrait; `nil` where there is none to be seen.
        public var cutoutFrame: Rect?
        /// The orientation in which the device is upright.
        public var uprightOrientation: InterfaceOrientation
        public var portrait: Side
        public var portraitUpsideDown: Side
        public var landscapeLeft: Side
        public var landscapeRight: Side
        /// The windows of Split View.
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

    /// A display in one orientation. Unlike on other devices, the two landscapes may differ.
    public struct Side: Hashable, Sendable {
        public var fullScreen: Device.FullScreen
        /// Where the column of vertical bars and of the status stands; `nil` where there is none.
        public var barColumn: BarColumn?
        /// What the system covers or divides, on the whole screen, while the device is flat.
        public var regions: [ReservedRegion]
        /// Why some of it is doubtful; `nil` where it is not.
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

    /// Behind one reference: a device goes with every scene.
    private let displays: CopyOnWrite<Displays>

    public init(outer: Display, inner: Display) {
        displays = CopyOnWrite(Displays(outer: outer, inner: inner))
    }

    public var outer: Display { displays.value.outer }
    public var inner: Display { displays.value.inner }
}

/// The column at one edge of the screen in which vertical bars stand (iOS 27.1, iPhone Duo).
public struct BarColumn: Hashable, Sendable {
    /// The side of the screen, whichever the layout direction.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        case left, right

        /// UIVerticalBarEdge in a layout direction. That it flips is of one source, that the side itself does not of two.
        public func verticalBarEdge(in direction: LayoutDirection) -> VerticalBarEdge {
            (self == .left) == (direction == .rightToLeft) ? .trailing : .leading
        }

        /// The side of an edge; `nil` where it is unspecified.
        public init?(_ edge: VerticalBarEdge, in direction: LayoutDirection) {
            guard edge != .unspecified else { return nil }
            self = (edge == .leading) == (direction == .rightToLeft) ? .right : .left
        }
    }

    public var edge: Edge
    /// In points, from that edge of the window.
    public var width: Double

    public init(edge: Edge, width: Double) {
        self.edge = edge
        self.width = width
    }
}

/// The radii of a screen's corners in points, as seen in portrait.
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
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Each radius changed.
    public func map(_ change: (Double) -> Double) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight), bottomLeft: change(bottomLeft))
    }

    public var largest: Double { max(topLeft, topRight, bottomRight, bottomLeft) }

    /// As they are seen in an orientation of the interface.
    public func turned(to orientation: InterfaceOrientation) -> CornerRadii {
        switch orientation {
        case .portrait: self
        case .portraitUpsideDown:
            CornerRadii(topLeft: bottomRight, topRight: bottomLeft, bottomRight: topLeft, bottomLeft: topRight)
        // The top of the device is at the left.
        case .landscapeRight:
            CornerRadii(topLeft: topRight, topRight: bottomRight, bottomRight: bottomLeft, bottomLeft: topLeft)
        case .landscapeLeft:
            CornerRadii(topLeft: bottomLeft, topRight: topLeft, bottomRight: topRight, bottomLeft: bottomRight)
        }
    }
}
