import PlaygroundModel

/// Everything the page shows of one device: the tree on its screen and the surroundings.
public struct DeviceWireframe: Hashable, Sendable, Identifiable {
    /// The bezel and its captions; lengths in points.
    public struct Chrome: Hashable, Sendable {
        /// The device's version of iOS.
        public struct System: Hashable, Sendable {
            public var version: SystemVersion
            /// Why the version is not the requested one or never existed, as a sentence.
            public var note: String?
            public var neverExisted: Bool

            public init(version: SystemVersion, note: String? = nil, neverExisted: Bool = false) {
                self.version = version
                self.note = note
                self.neverExisted = neverExisted
            }

            public var label: String { neverExisted ? "iOS \(version), never existed" : "iOS \(version)" }
        }

        public var name: String
        /// Apple's name, or those of all devices with this screen.
        public var longName: String
        /// `nil` for a device without iOS.
        public var system: System?
        /// True where neighbouring devices run different versions, or this one never existed.
        public var showsSystem = false
        /// Why the safe area is doubtful, if it is.
        public var safeAreaDoubt: String?
        /// Why the keyboard's height is doubtful; `nil` without a keyboard or with a measured height.
        public var keyboardDoubt: String?
        /// Orientation and window: `Portrait`, `Landscape · 1/3`.
        public var subtitle: String
        public var idiom: UserInterfaceIdiom
        public var orientation: InterfaceOrientation
        /// In the current orientation.
        public var screenSize: Size
        /// The app's window on the screen; `nil` where it fills the screen.
        public var window: Rect?
        /// `nil` for windows that cannot be resized.
        public var windowLimits: WindowLimits?
        /// True for an iPhone app's window in Mirroring or a resize session.
        public var isBesidePhone = false
        /// The device's window sizes in any version of iOS, including full screen; empty if only full screen exists.
        public var windowKinds: [WindowConfiguration] = []
        public var windowDoubts: [WindowDoubt] = []
        public var cornerRadius: Double
        /// `nil` for a device that does not fold.
        public var fold: Fold?
        public var hasHomeButton: Bool
        /// The size classes of the window's root controller.
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// The rotate button's next orientation; `nil` for a device with one orientation.
        public var nextOrientation: InterfaceOrientation?
        public var canDismiss: Bool
        public var controls: DeviceControls
        /// Whether the screen measures force and has a slider for it.
        public var measuresForce: Bool
        /// Effects of touches and quick actions that the screen does not show, as sentences.
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

        /// The name's tooltip: long name, version of iOS and doubts, a line each.
        public var about: String {
            let version = system.map { $0.note ?? "Runs iOS \($0.version)." }
            let doubts = [safeAreaDoubt.map { "Safe area doubtful: \($0)" }, keyboardDoubt.map { "Keyboard doubtful: \($0)" }]
            let ofWindow: [String?] = windowDoubts.map { "\($0.subject.title) doubtful: \($0.why)" }
            let lines: [String?] = [longName, version] + doubts + ofWindow
            return lines.compactMap { $0 }.joined(separator: "\n")
        }
    }

    /// A position in the device's log. The launch is entry 0.
    public struct Position: Hashable, Sendable {
        public var entry: Int
        public var last: Int

        public init(entry: Int = 0, last: Int = 0) {
            self.entry = entry
            self.last = last
        }
    }

    /// DeviceConfiguration.id; survives rotations.
    public var id: String
    public var chrome: Chrome
    /// The device's settings, for the page's controls.
    public var environment: Environment
    public var screen: WireframeNode
    /// Where something flips while the window is dragged, by width.
    public var widthMarks: [WidthMark]
    public var log: DeviceLog
    public var position: Position

    public init(
        id: String, chrome: Chrome, environment: Environment, screen: WireframeNode, widthMarks: [WidthMark] = [],
        log: DeviceLog = DeviceLog(), position: Position = Position()
    ) {
        self.id = id
        self.chrome = chrome
        self.environment = environment
        self.screen = screen
        self.widthMarks = widthMarks
        self.log = log
        self.position = position
    }
}

extension WindowDoubt.Subject {
    /// Capitalized, for the start of a line.
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
