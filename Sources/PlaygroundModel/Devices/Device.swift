/// One row of the device table.
public struct Device: Hashable, Sendable, Identifiable {
    public enum Cutout: String, Hashable, Sendable {
        case none, notch
        case dynamicIsland = "dynamic-island"
        /// A camera in a hole of the display, not in the middle of an edge.
        case camera
    }

    /// Size classes and safe area of the full screen in one orientation.
    public struct FullScreen: Hashable, Sendable {
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// In points: the status bar and the hardware, without the app's bars.
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

    /// A model that shares its row with others.
    public struct Model: Hashable, Sendable {
        public var id: String
        /// Other ids, such as `ipad-air` for the newest iPad Air.
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

    public var id: String
    public var models: [Model]
    /// The chosen model's id, or the device's.
    public var modelID: String
    public var writtenID: String
    /// `iPad Air 11″`, or the playground's own name.
    public var name: String
    /// The short name, independent of a name in the playground.
    public var modelName: String
    /// Apple's name, or the names of all models.
    public var longName: String
    public var idiom: UserInterfaceIdiom
    /// In points: portrait for phones and pads, the native orientation for others.
    public var size: Size
    /// Pixels per point.
    public var scale: Double
    public var year: Int
    public var firstSystem: String
    /// Supported iOS versions. `nil` for a fictional device or one without iOS.
    public var systems: SystemRange?
    public var hasForceTouch: Bool
    /// In portrait, in points.
    public var statusBarHeight: Double
    /// In points.
    public var cornerRadius: Double
    public var cutout: Cutout
    /// In points, in portrait. Only for drawing.
    public var cutoutSize: Size
    public var hasHomeIndicator: Bool
    /// `nil` if the device lacks the orientation.
    public var portrait: FullScreen?
    public var landscape: FullScreen?
    /// Changes of ``portrait`` and ``landscape`` safe areas in later iOS versions, oldest first.
    public var safeAreaChanges: [SafeAreaChange]
    /// The row's confidence, and the keys of its sources.
    public var confidence: Confidence
    public var source: String
    public var multitaskingWindows: [MultitaskingWindow]
    /// `nil` if the device does not fold.
    public var hinge: Hinge?
    /// Whether the inner display is in use. See ``inUse(in:)``.
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
        modelName = name
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

    public var orientations: [InterfaceOrientation] {
        InterfaceOrientation.allCases.filter { fullScreen(in: $0) != nil }
    }

    /// Portrait if available. An open device has the orientation after opening it upright.
    public var defaultOrientation: InterfaceOrientation {
        display?.uprightOrientation ?? (portrait == nil ? .landscapeRight : .portrait)
    }

    public var aliases: [String] {
        models.flatMap { [$0.id] + $0.aliases }.filter { $0 != id }
    }

    public var hasOwnName: Bool { !name.hasPrefix(modelName) }

    /// The device as the model with this id or alias. Unchanged if there is none.
    public func model(_ name: String) -> Device {
        guard let model = models.first(where: { model in model.id == name || model.aliases.contains { $0 == name } }) else { return self }
        var device = self
        device.modelID = model.id
        device.writtenID = name
        device.name = model.name
        device.modelName = model.name
        device.longName = model.longName
        device.firstSystem = model.firstSystem
        device.systems = model.systems
        return device
    }

    /// For the device's first system. `nil` if the device lacks the orientation.
    public func fullScreen(in orientation: InterfaceOrientation) -> FullScreen? {
        if let display { return display.side(in: orientation).fullScreen }
        return orientation.isPortrait ? portrait : landscape
    }

    public func screenSize(in orientation: InterfaceOrientation) -> Size {
        guard portrait != nil, orientation.isLandscape else { return size }
        return size.transposed
    }
}
