import PlaygroundModel

/// The app's window on a device: its place, what the hardware and the system cover of it, and its size classes.
public struct WindowGeometry: Hashable, Sendable {
    /// What the window is, after anything the device cannot do was replaced by the nearest it can.
    public var configuration: WindowConfiguration
    /// In points, in the orientation.
    public var screenSize: Size
    /// In the screen's coordinates. The window's own coordinates begin at its corner, whichever side of the screen it is
    /// on (WWDC 2015, session 205).
    public var frame: Rect
    /// Of the window, in points, before any bar of the app.
    public var safeAreaInsets: EdgeInsets
    public var horizontalSizeClass: UserInterfaceSizeClass
    public var verticalSizeClass: UserInterfaceSizeClass
    /// Where vertical bars stand in the window, whether it has any or not; `nil` where all bars are horizontal.
    public var barColumn: BarColumn?
    /// Whether there is none since a controller refuses vertical bars (UIViewController.preferredVerticalBarBehavior).
    public var refusesVerticalBars = false
    /// What the system covers of the window, or the hinge divides, active or not (UIView.reservedRegions).
    public var regions: [ReservedRegion] = []

    /// - Parameter device: With the display that it shows (``Device/inUse(in:)``).
    public init(
        device: Device, orientation: InterfaceOrientation, configuration: WindowConfiguration,
        posture: Posture = Posture(.open), profile: BehaviourProfile = .newest
    ) {
        let orientation = device.nearestOrientation(to: orientation)
        let screen = device.fullScreen(in: orientation, under: profile)
        screenSize = device.screenSize(in: orientation)
        self.configuration = device.nearestWindow(to: configuration, in: orientation, profile: profile)
        frame = Rect(origin: .zero, size: screenSize)
        horizontalSizeClass = screen?.horizontalSizeClass ?? .unspecified
        verticalSizeClass = screen?.verticalSizeClass ?? .unspecified
        barColumn = device.barColumn(in: orientation)
        switch self.configuration {
        case .fullScreen:
            break
        case .resizable(let size):
            // Anchored at the screen's corner: dragging the opposite edges then resizes without moving.
            frame.size = size
            horizontalSizeClass = WindowWidthRule.horizontalSizeClass(forWidth: size.width)
        case .oneThird, .oneHalf, .twoThirds, .slideOver, .leftHalf, .rightHalf:
            guard let row = device.multitaskingWindow(self.configuration, in: orientation) else { break }
            frame = Self.frame(of: row, on: device, screen: screenSize)
            horizontalSizeClass = row.horizontalSizeClass
            barColumn = row.barColumn
        }
        safeAreaInsets = (screen?.safeAreaInsets ?? .zero).remaining(in: frame, of: screenSize)
        if let display = device.display {
            regions = display.side(in: orientation).regions(in: posture).compactMap { $0.clipped(to: frame) }
        }
    }

    /// The app keeps the leading side while it is the primary app; its third and its Slide Over window are on the trailing
    /// side, where the second app is.
    private static func frame(of row: MultitaskingWindow, on device: Device, screen: Size) -> Rect {
        switch row.configuration {
        case .oneThird, .rightHalf:
            return Rect(x: screen.width - row.size.width, y: 0, width: row.size.width, height: row.size.height)
        case .slideOver:
            // Measured on iPads with a home button (iOS 12): 20 points free above and below. No figure was found for the
            // others, whose window keeps the height of its row.
            let margin = device.hasHomeIndicator ? 0.0 : 20.0
            return Rect(
                x: screen.width - row.size.width, y: margin,
                width: row.size.width, height: row.size.height - 2 * margin
            )
        case .fullScreen, .oneHalf, .twoThirds, .leftHalf, .resizable:
            return Rect(origin: .zero, size: row.size)
        }
    }
}

extension EdgeInsets {
    /// What of these insets of a whole area reaches into a part of it: an edge of the part that stands away from the area's
    /// edge keeps only what is left beyond that distance (as UIView.safeAreaInsets does for a subview).
    func remaining(in part: Rect, of area: Size) -> EdgeInsets {
        EdgeInsets(
            top: max(0, top - part.minY), left: max(0, left - part.minX),
            bottom: max(0, bottom - (area.height - part.maxY)), right: max(0, right - (area.width - part.maxX))
        )
    }
}
