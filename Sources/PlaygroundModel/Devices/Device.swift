/// One row of the device table: what a device is, apart from how it is held and used.
public struct Device: Hashable, Sendable, Identifiable {
    /// What is cut out of the screen.
    public enum Cutout: String, Hashable, Sendable {
        case none, notch
        case dynamicIsland = "dynamic-island"
        /// A camera in a hole of the display, away from the middle of an edge.
        case camera
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

    /// A device that shares its screen with others, as it was sold.
    public struct Model: Hashable, Sendable {
        /// Such as `iphone-15-pro`.
        public var id: String
        /// What else a playground may call it, such as `ipad-air` the newest iPad Air.
        public var aliases: [String]
        public var name: String
        public var longName: String
        public var firstSystem: String
        public var systems: SystemRange

        public init(id: String, aliases: [String] = [], name: String, longName: String, firstSystem: String, systems: SystemRange) {
            self.id = id
            self.aliases = aliases
            self.name = name
            self.longName = longName
            self.firstSystem = firstSystem
            self.systems = systems
        }
    }

    /// The id a playground names, such as `iphone-8-plus`.
    public var id: String
    /// Those that share the screen, under ids of their own.
    public var models: [Model]
    /// The id of the model that a playground names; that of the device where it names none.
    public var modelID: String
    /// What the playground itself writes: the id, a model's, or another name of one.
    public var writtenID: String
    /// What a person calls it: `iPad Air 11″`.
    public var name: String
    /// Apple's name, or the names of all models.
    public var longName: String
    public var idiom: UserInterfaceIdiom
    /// In points: portrait for phones and pads, the native orientation for the others.
    public var size: Size
    /// UIScreen.scale, in pixels a point.
    public var scale: Double
    public var year: Int
    /// The version of iOS the device first ran, such as `8.0`.
    public var firstSystem: String
    /// The versions of iOS that run on it; `nil` where there is no such device, or no iOS.
    public var systems: SystemRange?
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
    /// What later versions of iOS changed about the safe areas of ``portrait`` and ``landscape``, the oldest first.
    public var safeAreaChanges: [SafeAreaChange]
    /// How sure the row of the device table is, and where it is known from: keys of its sources.
    public var confidence: Confidence
    public var source: String
    /// The windows of Split View and Slide Over, where the device has them.
    public var multitaskingWindows: [MultitaskingWindow]
    /// `nil` where the device does not fold.
    public var hinge: Hinge?
    /// Whether this is a device that folds with its inner display in use: ``inUse(in:)``.
    public internal(set) var isOpen = false

    public init(
        id: String, models: [Model] = [], name: String, longName: String? = nil, idiom: UserInterfaceIdiom, size: Size,
        scale: Double, year: Int, firstSystem: String, systems: SystemRange? = nil, hasForceTouch: Bool, statusBarHeight: Double,
        cornerRadius: Double, cutout: Cutout, cutoutSize: Size, hasHomeIndicator: Bool, portrait: FullScreen?,
        landscape: FullScreen?, safeAreaChanges: [SafeAreaChange] = [], confidence: Confidence = .high,
        source: String = "", multitaskingWindows: [MultitaskingWindow] = [], hinge: Hinge? = nil
    ) {
        self.id = id
        self.models = models
        modelID = id
        writtenID = id
        self.name = name
        self.longName = longName ?? name
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.year = year
        self.firstSystem = firstSystem
        self.systems = systems
        self.hasForceTouch = hasForceTouch
        self.statusBarHeight = statusBarHeight
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        self.cutoutSize = cutoutSize
        self.hasHomeIndicator = hasHomeIndicator
        self.portrait = portrait
        self.landscape = landscape
        self.safeAreaChanges = safeAreaChanges
        self.confidence = confidence
        self.source = source
        self.multitaskingWindows = multitaskingWindows
        self.hinge = hinge
    }

    /// The orientations the interface can take.
    public var orientations: [InterfaceOrientation] {
        InterfaceOrientation.allCases.filter { fullScreen(in: $0) != nil }
    }

    /// The orientation a fresh device has: portrait where there is one; that of an open device which was opened upright.
    public var defaultOrientation: InterfaceOrientation {
        display?.uprightOrientation ?? (portrait == nil ? .landscapeRight : .portrait)
    }

    /// The ids of its models and what else they are called: what stands for the device beside its id.
    public var aliases: [String] {
        models.flatMap { [$0.id] + $0.aliases }.filter { $0 != id }
    }

    /// The device as one of its models.
    ///
    /// - Parameter name: The device's id, a model's, or another name of one.
    public func model(_ name: String) -> Device {
        guard let model = models.first(where: { model in model.id == name || model.aliases.contains { $0 == name } }) else { return self }
        var device = self
        device.modelID = model.id
        device.writtenID = name
        device.name = model.name
        device.longName = model.longName
        device.firstSystem = model.firstSystem
        device.systems = model.systems
        return device
    }

    /// The full screen's facts in an orientation under the device's first system, or `nil` where the device does not have it.
    public func fullScreen(in orientation: InterfaceOrientation) -> FullScreen? {
        if let display { return display.side(in: orientation).fullScreen }
        return orientation.isPortrait ? portrait : landscape
    }

    /// The screen's size in an orientation, in points.
    public func screenSize(in orientation: InterfaceOrientation) -> Size {
        guard portrait != nil, orientation.isLandscape else { return size }
        return size.transposed
    }
}
