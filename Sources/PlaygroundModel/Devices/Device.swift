/// One row of the device table.
public struct Device: Hashable, Sendable, Identifiable {
    public enum Cutout: String, Hashable, Sendable {
        case none, notch
        case dynamicIsland = "dynamic-island"
        /// A camera in a hole of the display, not in the middle of an edge.
        case camera
    }

    /// The size classes and the safe area of the full screen in one orientation.
    public struct FullScreen: Hashable, Sendable {
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// The insets of the status bar and the hardware, without the app's bars, in points.
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

    public var id: String { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var models: [Model] { _read { yield box.value.models } _modify { yield &box.value.models } }
    /// The id of the chosen model, or of the device if no model is chosen.
    public var modelID: String { _read { yield box.value.modelID } _modify { yield &box.value.modelID } }
    public var writtenID: String { _read { yield box.value.writtenID } _modify { yield &box.value.writtenID } }
    /// The name, such as `iPad Air 11″`, or the playground's own name.
    public var name: String { _read { yield box.value.name } _modify { yield &box.value.name } }
    /// The short name, independent of a name in the playground.
    public var modelName: String { _read { yield box.value.modelName } _modify { yield &box.value.modelName } }
    /// Apple's name, or the names of all models.
    public var longName: String { _read { yield box.value.longName } _modify { yield &box.value.longName } }
    public var idiom: UserInterfaceIdiom { _read { yield box.value.idiom } _modify { yield &box.value.idiom } }
    /// The screen size in points: in portrait for phones and pads, in the native orientation for others.
    public var size: Size { _read { yield box.value.size } _modify { yield &box.value.size } }
    /// Pixels per point.
    public var scale: Double { _read { yield box.value.scale } _modify { yield &box.value.scale } }
    public var year: Int { _read { yield box.value.year } _modify { yield &box.value.year } }
    public var firstSystem: String { _read { yield box.value.firstSystem } _modify { yield &box.value.firstSystem } }
    /// Supported iOS versions. `nil` for a fictional device or one without iOS.
    public var systems: SystemRange? { _read { yield box.value.systems } _modify { yield &box.value.systems } }
    public var hasForceTouch: Bool { _read { yield box.value.hasForceTouch } _modify { yield &box.value.hasForceTouch } }
    /// The height in portrait, in points.
    public var statusBarHeight: Double { _read { yield box.value.statusBarHeight } _modify { yield &box.value.statusBarHeight } }
    /// The radius of the display's corners, in points.
    public var cornerRadius: Double { _read { yield box.value.cornerRadius } _modify { yield &box.value.cornerRadius } }
    public var cutout: Cutout { _read { yield box.value.cutout } _modify { yield &box.value.cutout } }
    /// The size in portrait, in points. Used for drawing only.
    public var cutoutSize: Size { _read { yield box.value.cutoutSize } _modify { yield &box.value.cutoutSize } }
    public var hasHomeIndicator: Bool { _read { yield box.value.hasHomeIndicator } _modify { yield &box.value.hasHomeIndicator } }
    /// The full screen in portrait. `nil` if the device lacks the orientation.
    public var portrait: FullScreen? { _read { yield box.value.portrait } _modify { yield &box.value.portrait } }
    public var landscape: FullScreen? { _read { yield box.value.landscape } _modify { yield &box.value.landscape } }
    /// The changes of the safe areas of ``portrait`` and ``landscape`` in later iOS versions, oldest first.
    public var safeAreaChanges: [SafeAreaChange] { _read { yield box.value.safeAreaChanges } _modify { yield &box.value.safeAreaChanges } }
    /// The row's confidence, and the keys of its sources.
    public var confidence: Confidence { _read { yield box.value.confidence } _modify { yield &box.value.confidence } }
    public var source: String { _read { yield box.value.source } _modify { yield &box.value.source } }
    public var multitaskingWindows: [MultitaskingWindow] { _read { yield box.value.multitaskingWindows } _modify { yield &box.value.multitaskingWindows } }
    /// `nil` if the device does not fold.
    public var hinge: Hinge? { _read { yield box.value.hinge } _modify { yield &box.value.hinge } }
    /// Whether the inner display is in use. See ``inUse(in:)``.
    public internal(set) var isOpen: Bool { _read { yield box.value.isOpen } _modify { yield &box.value.isOpen } }

    /// Fields behind one reference, because every configuration, scene and geometry has a copy.
    private struct Fields: Hashable, Sendable {
        var id: String
        var models: [Model]
        var modelID: String
        var writtenID: String
        var name: String
        var modelName: String
        var longName: String
        var idiom: UserInterfaceIdiom
        var size: Size
        var scale: Double
        var year: Int
        var firstSystem: String
        var systems: SystemRange?
        var hasForceTouch: Bool
        var statusBarHeight: Double
        var cornerRadius: Double
        var cutout: Cutout
        var cutoutSize: Size
        var hasHomeIndicator: Bool
        var portrait: FullScreen?
        var landscape: FullScreen?
        var safeAreaChanges: [SafeAreaChange]
        var confidence: Confidence
        var source: String
        var multitaskingWindows: [MultitaskingWindow]
        var hinge: Hinge?
        var isOpen = false
    }

    private var box: CopyOnWrite<Fields>

    public init(
        id: String, models: [Model] = [], name: String, longName: String? = nil, idiom: UserInterfaceIdiom, size: Size,
        scale: Double, year: Int, firstSystem: String, systems: SystemRange? = nil, hasForceTouch: Bool, statusBarHeight: Double,
        cornerRadius: Double, cutout: Cutout, cutoutSize: Size, hasHomeIndicator: Bool, portrait: FullScreen?,
        landscape: FullScreen?, safeAreaChanges: [SafeAreaChange] = [], confidence: Confidence = .high,
        source: String = "", multitaskingWindows: [MultitaskingWindow] = [], hinge: Hinge? = nil
    ) {
        box = CopyOnWrite(Fields(
            id: id, models: models, modelID: id, writtenID: id, name: name, modelName: name, longName: longName ?? name, idiom: idiom,
            size: size, scale: scale, year: year, firstSystem: firstSystem, systems: systems, hasForceTouch: hasForceTouch,
            statusBarHeight: statusBarHeight, cornerRadius: cornerRadius, cutout: cutout, cutoutSize: cutoutSize,
            hasHomeIndicator: hasHomeIndicator, portrait: portrait, landscape: landscape, safeAreaChanges: safeAreaChanges,
            confidence: confidence, source: source, multitaskingWindows: multitaskingWindows, hinge: hinge
        ))
    }

    public var orientations: [InterfaceOrientation] {
        InterfaceOrientation.allCases.filter { fullScreen(in: $0) != nil }
    }

    /// Portrait if available. For an open device, the orientation that results from opening the device in portrait.
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

    /// The full screen under the device's first system. `nil` if the device lacks the orientation.
    public func fullScreen(in orientation: InterfaceOrientation) -> FullScreen? {
        if let display { return display.side(in: orientation).fullScreen }
        return orientation.isPortrait ? portrait : landscape
    }

    public func screenSize(in orientation: InterfaceOrientation) -> Size {
        guard portrait != nil, orientation.isLandscape else { return size }
        return size.transposed
    }
}
