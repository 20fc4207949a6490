import PlaygroundModel

/// Everything that the page shows of one device.
public struct DeviceWireframe: Hashable, Sendable, Identifiable {
    /// The bezel and its captions. Lengths are in points.
    public struct Chrome: Hashable, Sendable {
        /// The device's version of iOS.
        public struct System: Hashable, Sendable {
            public var version: SystemVersion
            /// A sentence if the version is not the requested version or never existed.
            public var note: String?
            public var neverExisted: Bool

            public init(version: SystemVersion, note: String? = nil, neverExisted: Bool = false) {
                self.version = version
                self.note = note
                self.neverExisted = neverExisted
            }

            public var label: String { neverExisted ? "never ran iOS \(version)" : "iOS \(version)" }
        }

        public var name: String
        /// Apple's name, or the names of all devices with this screen.
        public var longName: String
        public var system: System?
        /// Whether the version is shown, because devices run different versions or this version never existed.
        public var showsSystem = false
        public var safeAreaDoubt: String?
        /// `nil` if no keyboard is shown or its height is measured.
        public var keyboardDoubt: String?
        /// The orientation and window, for example `Portrait` or `Landscape · 1/3`.
        public var subtitle: String
        public var idiom: UserInterfaceIdiom
        public var orientation: InterfaceOrientation
        /// The screen's size in the current orientation, in points.
        public var screenSize: Size
        /// The window's frame on the screen. `nil` if the window fills the screen.
        public var window: Rect?
        /// `nil` if windows cannot be resized.
        public var windowLimits: WindowLimits?
        /// Whether the app is an iPhone app in a window of iPhone Mirroring or a resize session.
        public var isBesidePhone = false
        /// The device's windows in any version of iOS, including full screen. Empty if the device has no windows.
        public var windowKinds: [WindowConfiguration] = []
        public var windowDoubts: [WindowDoubt] = []
        public var cornerRadius: Double
        /// `nil` for a device that does not fold.
        public var fold: Fold?
        public var hasHomeButton: Bool
        /// The size classes of the window's root controller.
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// The orientation that the rotate button selects. `nil` for a device with one orientation.
        public var nextOrientation: InterfaceOrientation?
        public var canDismiss: Bool
        public var controls: DeviceControls
        /// Whether the screen measures force. If it does, the page shows a slider for the force.
        public var measuresForce: Bool
        /// Sentences on effects of touches and quick actions that the screen does not show.
        public var notes: [String]

        public init(
            name: String, longName: String? = nil, system: System? = nil, safeAreaDoubt: String? = nil, subtitle: String,
            idiom: UserInterfaceIdiom, orientation: InterfaceOrientation, screenSize: Size, window: Rect? = nil,
            windowLimits: WindowLimits? = nil, cornerRadius: Double = 0,
            hasHomeButton: Bool = false,
            horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass,
            nextOrientation: InterfaceOrientation? = nil, canDismiss: Bool = false,
            controls: DeviceControls = DeviceControls(), measuresForce: Bool = false, notes: [String] = []
        ) {
            self.name = name
            self.longName = longName ?? name
            self.system = system
            self.safeAreaDoubt = safeAreaDoubt
            self.subtitle = subtitle
            self.idiom = idiom
            self.orientation = orientation
            self.screenSize = screenSize
            self.window = window
            self.windowLimits = windowLimits
            self.cornerRadius = cornerRadius
            self.hasHomeButton = hasHomeButton
            self.horizontalSizeClass = horizontalSizeClass
            self.verticalSizeClass = verticalSizeClass
            self.nextOrientation = nextOrientation
            self.canDismiss = canDismiss
            self.controls = controls
            self.measuresForce = measuresForce
            self.notes = notes
        }

        /// The name's tooltip: long name, version and doubts, one line each.
        public var about: String {
            let version = system.map { $0.note ?? "Runs iOS \($0.version)." }
            let doubts = [safeAreaDoubt.map { "Safe area doubtful: \($0)" }, keyboardDoubt.map { "Keyboard doubtful: \($0)" }]
            let ofWindow: [String?] = windowDoubts.map { "\($0.subject.title) doubtful: \($0.why)" }
            let lines: [String?] = [longName, version] + doubts + ofWindow
            return lines.compactMap { $0 }.joined(separator: "\n")
        }
    }

    /// A position in the device's history. The launch is entry 0.
    public struct Position: Hashable, Sendable {
        public var entry: Int
        public var last: Int

        public init(entry: Int = 0, last: Int = 0) {
            self.entry = entry
            self.last = last
        }
    }

    /// `DeviceConfiguration.id`, which survives rotations.
    public var id: String
    public var chrome: Chrome { _read { yield chromeBox.value } _modify { yield &chromeBox.value } }
    public var environment: Environment
    public var screen: WireframeNode
    public var widthMarks: [WidthMark]
    public var log: DeviceLog
    public var position: Position
    /// The pins of notes. Empty except in pictures and stills.
    public var pins: [NotePin] = []
    /// A copy-on-write box, because `Chrome` has many fields.
    private var chromeBox: CopyOnWrite<Chrome>

    public init(
        id: String, chrome: Chrome, environment: Environment, screen: WireframeNode, widthMarks: [WidthMark] = [],
        log: DeviceLog = DeviceLog(), position: Position = Position()
    ) {
        self.id = id
        chromeBox = CopyOnWrite(chrome)
        self.environment = environment
        self.screen = screen
        self.widthMarks = widthMarks
        self.log = log
        self.position = position
    }
}

extension WindowDoubt.Subject {
    fileprivate var title: String {
        switch self {
        case .window: "Window"
        case .safeArea: "Safe area"
        case .horizontalSizeClass: "Horizontal size class"
        case .verticalSizeClass: "Vertical size class"
        case .layoutMargins: "Layout margins"
        }
    }
}
