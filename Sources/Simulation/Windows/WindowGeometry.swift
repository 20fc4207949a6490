import PlaygroundModel

public struct WindowGeometry: Hashable, Sendable {
    /// The configuration, replaced by the nearest one that is available on the device.
    public var configuration: WindowConfiguration
    public var windowing: Windowing
    /// The size in points, in the current orientation. For a window outside an iPhone's screen, the window's size.
    public var screenSize: Size
    /// The frame in the screen's coordinates. The window's own coordinates begin at its corner (WWDC 2015, session 205).
    public var frame: Rect
    /// The safe area insets without the app's bars, in points.
    public var safeAreaInsets: EdgeInsets
    /// An iPhone app has the idiom of a phone even on an iPad.
    public var userInterfaceIdiom: UserInterfaceIdiom
    public var horizontalSizeClass: UserInterfaceSizeClass
    public var verticalSizeClass: UserInterfaceSizeClass
    /// The quirk that determines the size classes instead of the size.
    public var sizeClassQuirk: BehaviourProfile.Quirk?
    /// Whether the app uses only a part of the screen without requesting a window. The rest is black.
    public var isBoxed = false
    public var doubts: [WindowDoubt] = []
    /// The column for vertical bars, used or not. `nil` if all bars are horizontal.
    public var barColumn: BarColumn?
    /// Whether a controller refuses vertical bars (UIViewController.preferredVerticalBarBehavior).
    public var refusesVerticalBars = false
    /// UIViewController.prefersStatusBarHidden of the deciding controller.
    public var isStatusBarHidden = false
    /// UIView.reservedRegions, both active and inactive.
    public var regions: [ReservedRegion] = []

    public init(
        device: Device, orientation: InterfaceOrientation, configuration: WindowConfiguration,
        posture: Posture = Posture(.open), profile: BehaviourProfile = .newest, usesWindowedApps: Bool = true
    ) {
        let orientation = device.nearestOrientation(to: orientation)
        let screen = device.fullScreen(in: orientation, under: profile)
        windowing = device.windowing(under: profile, usesWindowedApps: usesWindowedApps)
        screenSize = device.screenSize(in: orientation)
        self.configuration = device.nearestWindow(
            to: configuration, in: orientation, profile: profile, usesWindowedApps: usesWindowedApps)
        frame = Rect(origin: .zero, size: screenSize)
        safeAreaInsets = screen?.safeAreaInsets ?? .zero
        userInterfaceIdiom = windowing.isOfPhoneApp ? .phone : device.idiom
        horizontalSizeClass = screen?.horizontalSizeClass ?? .unspecified
        verticalSizeClass = screen?.verticalSizeClass ?? .unspecified
        doubts = Self.doubts(aboutMarginsUnder: profile)
        barColumn = device.barColumn(in: orientation)
        switch self.configuration {
        case .fullScreen:
            if windowing == .compatibilityBox { apply(box: device.compatibilityBox(in: orientation, under: profile), orientation) }
        case .resizable(let size):
            resize(to: size, on: device, profile)
        case .oneThird, .oneHalf, .twoThirds, .slideOver, .leftHalf, .rightHalf:
            if windowing == .free, let tile = device.tile(self.configuration, in: orientation) {
                apply(tile, profile)
            } else if let row = device.multitaskingWindow(self.configuration, in: orientation) {
                apply(row, on: device)
            }
        }
        if let letterbox = device.letterbox(in: orientation, self.configuration, window: frame, under: profile) { apply(letterbox) }
        if let display = device.display {
            regions = display.side(in: orientation).regions(in: posture).compactMap { $0.clipped(to: frame) }
        }
    }

    /// The geometry without the status bar. The top inset is then 0, unless hardware covers it.
    func withoutStatusBar(on device: Device) -> WindowGeometry {
        var geometry = self
        geometry.isStatusBarHidden = true
        if device.cutout == .none { geometry.safeAreaInsets.top = 0 }
        return geometry
    }

    public var isBesidePhone: Bool {
        if windowing == .besidePhone, case .resizable = configuration { true } else { false }
    }

    /// The three controls at the leading upper corner of a window that does not fill the screen, in the window's coordinates (iPadOS 26;
    /// WWDC 2025, session 208). `nil` without controls. Their size is recalled. With the edge of a bar the first item begins at 76. A
    /// report states that 75 points of the corner are covered (LidarExplorer, iPadOS 27).
    public func controls(isRightToLeft: Bool) -> Rect? {
        switch (windowing, configuration) {
        case (.free, .fullScreen), (.free, .slideOver): return nil
        case (.free, _), (.phoneAppOnPad, _): break
        case (.fullScreen, _), (.splitView, _), (.halves, _), (.compatibilityBox, _), (.besidePhone, _): return nil
        }
        let (margin, length) = (16.0, 44.0)
        let x = isRightToLeft ? frame.width - margin - length : margin
        return Rect(x: x, y: safeAreaInsets.top, width: length, height: length)
    }

    /// Unknown: whether views of an app with an earlier SDK keep their margins.
    private static func doubts(aboutMarginsUnder profile: BehaviourProfile) -> [WindowDoubt] {
        guard profile.has(.marginsWithoutDefault), !profile.grants(.marginsWithoutDefault) else { return [] }
        return [WindowDoubt(
            .layoutMargins, "views have no margins of their own from iOS 27.1; it is unknown whether those of an app linked with an earlier "
                + "SDK keep 8 points")]
    }

    // MARK: Windows on the screen

    private mutating func apply(_ row: MultitaskingWindow, on device: Device) {
        let screen = screenSize
        place(Self.frame(of: row, on: device, screen: screen))
        horizontalSizeClass = row.horizontalSizeClass
        barColumn = row.barColumn
        if windowing == .free {
            doubts.append(WindowDoubt(
                .window, "iPadOS 26.0 removed Slide Over, and 26.1 restored it in another form (recalled); this is the window of "
                    + "iPadOS 18"))
        }
    }

    private mutating func apply(_ tile: GivenWindow, _ profile: BehaviourProfile) {
        let x = configuration == .oneThird ? screenSize.width - tile.size.width : 0
        place(Rect(origin: Point(x: x, y: 0), size: tile.size))
        take(WindowSizeClasses(of: tile.size, isOfPhoneApp: false, under: profile))
        if let doubt = tile.doubt { doubts.append(WindowDoubt(.window, doubt)) }
    }

    /// The frame of a fixed window. The primary app is on the leading side, a second app (a third, Slide Over) on the trailing side.
    private static func frame(of row: MultitaskingWindow, on device: Device, screen: Size) -> Rect {
        switch row.configuration {
        case .oneThird, .rightHalf:
            return Rect(x: screen.width - row.size.width, y: 0, width: row.size.width, height: row.size.height)
        case .slideOver:
            // Measured on iPads with a home button (iOS 12): 20 points above and below. Others, without a figure, keep the row's height.
            let margin = device.hasHomeIndicator ? 0.0 : 20.0
            return Rect(
                x: screen.width - row.size.width, y: margin,
                width: row.size.width, height: row.size.height - 2 * margin
            )
        case .fullScreen, .oneHalf, .twoThirds, .leftHalf, .resizable:
            return Rect(origin: .zero, size: row.size)
        }
    }

    /// Sets the frame. The screen's insets apply to the window's edges that are at the screen's edges.
    private mutating func place(_ window: Rect) {
        frame = window
        safeAreaInsets = safeAreaInsets.remaining(in: window, of: screenSize)
    }

    // MARK: Windows of any size

    private mutating func resize(to size: Size, on device: Device, _ profile: BehaviourProfile) {
        switch windowing {
        case .besidePhone:
            // The window has its own screen, at the phone's scale, with the phone's insets in portrait.
            (screenSize, frame) = (size, Rect(origin: .zero, size: size))
            safeAreaInsets = device.fullScreen(in: .portrait, under: profile)?.safeAreaInsets ?? .zero
            doubts += Self.doubtsBesidePhone(about: size)
        case .phoneAppOnPad:
            safeAreaInsets.bottom = min(safeAreaInsets.bottom, Self.bottomInsetOfPhoneApp)
            place(Rect(origin: .zero, size: size))
            doubts.append(WindowDoubt(
                .window, "the largest window of an iPhone app on this iPad is inferred: half of the screen's width was observed on an "
                    + "iPad Pro 12.9 in landscape and on an 11-inch iPad in portrait"))
        case .splitView, .free, .halves, .fullScreen, .compatibilityBox:
            // The window is anchored at the screen's corner, so that dragging the opposite edges does not move it.
            place(Rect(origin: .zero, size: size))
        }
        take(WindowSizeClasses(of: size, isOfPhoneApp: windowing.isOfPhoneApp, under: profile))
    }

    /// The bottom inset. GetStream/stream-chat-react-native#3818, iPadOS 27: 417 × 1210 on an 11-inch iPad has the insets 32, 0, 20, 0.
    private static let bottomInsetOfPhoneApp = 20.0

    private static func doubtsBesidePhone(about size: Size) -> [WindowDoubt] {
        let safeArea = WindowDoubt(
            .safeArea, "no safe area of a resized iPhone window was measured: it has the upright phone's")
        guard size.width >= widestShape * size.height, size != measuredWide else { return [safeArea] }
        return [safeArea, WindowDoubt(
            .window, "a resize session changed a request for 1100 × 500 to 1100 × 550, by an unknown rule (Axiom layout-ref.md)")]
    }

    /// The aspect ratio from which only `measuredWide` was observed to keep its size.
    private static let widestShape = 2.0
    private static let measuredWide = Size(width: 874, height: 402)

    private mutating func take(_ classes: WindowSizeClasses) {
        (horizontalSizeClass, verticalSizeClass) = (classes.horizontal, classes.vertical)
        sizeClassQuirk = classes.quirk
        doubts += classes.doubts
    }

    // MARK: Boxes

    /// Applies the box of an app linked with an earlier SDK. Such an app has no vertical bars.
    private mutating func apply(_ letterbox: Letterbox) {
        (frame, safeAreaInsets, barColumn, isBoxed) = (letterbox.frame, letterbox.safeAreaInsets, nil, true)
        if let classes = letterbox.sizeClasses { (horizontalSizeClass, verticalSizeClass) = classes }
        if let doubt = letterbox.doubt { doubts.append(WindowDoubt(.window, doubt)) }
    }

    /// Applies the box of an iPhone app on an iPad: centred, with the status bar and size classes of a phone of that size.
    private mutating func apply(box: GivenWindow, _ orientation: InterfaceOrientation) {
        isBoxed = true
        frame = Rect(
            x: ((screenSize.width - box.size.width) / 2).rounded(.down), y: ((screenSize.height - box.size.height) / 2).rounded(.down),
            width: box.size.width, height: box.size.height)
        safeAreaInsets = EdgeInsets(top: orientation.isPortrait ? Self.statusBarInBox : 0)
        horizontalSizeClass = .compact
        verticalSizeClass = orientation.isPortrait ? .regular : .compact
        doubts.append(WindowDoubt(.safeArea, "the safe area in the box of an iPhone app is inferred: that of a phone with a home button"))
        if let doubt = box.doubt { doubts.append(WindowDoubt(.window, doubt)) }
    }

    private static let statusBarInBox = 20.0
}

extension Windowing {
    fileprivate var isOfPhoneApp: Bool {
        switch self {
        case .compatibilityBox, .phoneAppOnPad, .besidePhone: true
        case .fullScreen, .splitView, .free, .halves: false
        }
    }
}

extension EdgeInsets {
    /// The insets of a part of an area, reduced by the distances of its edges (as UIView.safeAreaInsets of a subview). If the part extends
    /// beyond the area, its insets are at most the area's.
    func remaining(in part: Rect, of area: Size) -> EdgeInsets {
        func rest(_ inset: Double, _ distance: Double) -> Double { max(0, inset - max(0, distance)) }
        return EdgeInsets(
            top: rest(top, part.minY), left: rest(left, part.minX),
            bottom: rest(bottom, area.height - part.maxY), right: rest(right, area.width - part.maxX)
        )
    }
}
