/// One row of the device table: what a device is, apart from how it is held and used.
public struct Device: Hashable, Sendable, Identifiable {
    /// What is cut out of the screen.
    public enum Cutout: String, Hashable, Sendable {
        case none, notch
        case dynamicIsland = "dynamic-island"
    }

    /// Size classes and safe area of the full screen in one orientation.
    public struct FullScreen: Hashable, Sendable {
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// In points: the status bar and the hardware; an app's own bars come on top.
        public var safeAreaInsets: EdgeInsets

        public init(
            horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass,
            safeAreaInsets: EdgeInsets
        ) {
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
            self.safeAreaInsets = safeAreaInsets
        }
    }

    /// The id a playground names, such as `iphone-8-plus`.
    public var id: String
    /// Further ids for the same device under other names it was sold by, such as `iphone-15-pro`.
    public var aliases: [String]
    public var name: String
    public var idiom: UserInterfaceIdiom
    /// In points: portrait for phones and pads, the native orientation for the others.
    public var size: Size
    /// UIScreen.scale, in pixels a point.
    public var scale: Double
    public var year: Int
    /// The version of iOS the device first ran, such as `8.0`.
    public var firstSystem: String
    /// Whether the hardware has 3D Touch.
    public var hasForceTouch: Bool
    /// Portrait status bar height in points.
    public var statusBarHeight: Double
    /// Radius of the screen's corners in points.
    public var cornerRadius: Double
    public var cutout: Cutout
    /// Size of the cutout in points, in portrait; a drawing hint.
    public var cutoutSize: Size
    public var hasHomeIndicator: Bool
    /// `nil` where the device has no such orientation.
    public var portrait: FullScreen?
    public var landscape: FullScreen?
    /// The full screen up to iOS 13, where that differs from later systems.
    public var portraitThroughSystem13: FullScreen?
    public var landscapeThroughSystem13: FullScreen?
    /// Landscape as iOS 26 lays it out, where that differs from earlier systems.
    public var landscapeFromSystem26: FullScreen?
    /// The windows of Split View and Slide Over, where the device has them.
    public var multitaskingWindows: [MultitaskingWindow]

    public init(
        id: String, aliases: [String] = [], name: String, idiom: UserInterfaceIdiom, size: Size, scale: Double, year: Int,
        firstSystem: String, hasForceTouch: Bool, statusBarHeight: Double, cornerRadius: Double,
        cutout: Cutout, cutoutSize: Size, hasHomeIndicator: Bool, portrait: FullScreen?, landscape: FullScreen?,
        portraitThroughSystem13: FullScreen? = nil, landscapeThroughSystem13: FullScreen? = nil,
        landscapeFromSystem26: FullScreen? = nil, multitaskingWindows: [MultitaskingWindow] = []
    ) {
        self.id = id
        self.aliases = aliases
        self.name = name
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.year = year
        self.firstSystem = firstSystem
        self.hasForceTouch = hasForceTouch
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        self.cutoutSize = cutoutSize
        self.hasHomeIndicator = hasHomeIndicator
        self.portrait = portrait
        self.landscape = landscape
        self.portraitThroughSystem13 = portraitThroughSystem13
        self.landscapeThroughSystem13 = landscapeThroughSystem13
        self.landscapeFromSystem26 = landscapeFromSystem26
        self.multitaskingWindows = multitaskingWindows
    }

    /// The orientations the interface can take.
    public var orientations: [InterfaceOrientation] {
        InterfaceOrientation.allCases.filter { fullScreen(in: $0) != nil }
    }

    /// The orientation a fresh device has: portrait where there is one.
    public var defaultOrientation: InterfaceOrientation { portrait == nil ? .landscapeRight : .portrait }

    /// The full screen's facts in an orientation, or `nil` where the device does not have it.
    public func fullScreen(in orientation: InterfaceOrientation) -> FullScreen? {
        orientation.isPortrait ? portrait : landscape
    }

    /// The full screen's facts in an orientation under a version of iOS.
    public func fullScreen(in orientation: InterfaceOrientation, under profile: BehaviourProfile) -> FullScreen? {
        let version = if profile.has(.insetsOfSystem13) {
            orientation.isPortrait ? portraitThroughSystem13 : landscapeThroughSystem13
        } else {
            orientation.isLandscape && profile.has(.landscapeOfSystem26) ? landscapeFromSystem26 : nil
        }
        return version ?? fullScreen(in: orientation)
    }

    /// The height of the portrait status bar under a version of iOS, in points: that of the inset above, where versions differ
    /// in it.
    public func statusBarHeight(under profile: BehaviourProfile) -> Double {
        guard profile.has(.insetsOfSystem13), let former = portraitThroughSystem13 else { return statusBarHeight }
        return former.safeAreaInsets.top
    }

    /// The screen's size in an orientation, in points.
    public func screenSize(in orientation: InterfaceOrientation) -> Size {
        guard portrait != nil, orientation.isLandscape else { return size }
        return size.transposed
    }
}
