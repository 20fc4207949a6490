import PlaygroundModel

/// Everything the page shows of one device: the tree on its screen, and what stands around it.
public struct DeviceWireframe: Hashable, Sendable, Identifiable {
    /// The bezel and what is written above and below it.
    public struct Chrome: Hashable, Sendable {
        /// The version of iOS that the device runs.
        public struct System: Hashable, Sendable {
            public var version: SystemVersion
            /// Why it is another than the playground asks for, or none that the device ever had: a sentence.
            public var note: String?
            /// Whether the device never ran it.
            public var neverExisted: Bool

            public init(version: SystemVersion, note: String? = nil, neverExisted: Bool = false) {
                self.version = version
                self.note = note
                self.neverExisted = neverExisted
            }

            /// As it stands beside the device's name.
            public var label: String { neverExisted ? "iOS \(version), never existed" : "iOS \(version)" }
        }

        public var name: String
        /// Apple's name, or the names of all devices with the screen.
        public var longName: String
        /// `nil` for a device that runs no iOS.
        public var system: System?
        /// Whether the version stands beside the name: where devices beside each other run different ones, or it never existed.
        public var showsSystem = false
        /// Why the safe area is doubtful; `nil` where it is not.
        public var safeAreaDoubt: String?
        /// Why the height of the keyboard is doubtful; `nil` where there is none, or it was measured.
        public var keyboardDoubt: String?
        /// How the device is held and its window stands: `Portrait`, `Landscape · 1/3`.
        public var subtitle: String
        public var idiom: UserInterfaceIdiom
        public var orientation: InterfaceOrientation
        /// In points, in the present orientation.
        public var screenSize: Size
        /// The app's window on the screen, in points; `nil` where it is the whole screen.
        public var window: Rect?
        /// The smallest and the largest window the device gives the app; `nil` where windows cannot be resized.
        public var windowLimits: WindowLimits?
        /// Whether the window stands on no device: one of an iPhone's app, in Mirroring or a resize session.
        public var isBesidePhone = false
        /// The windows of fixed size that the device has under some version of iOS, the full screen among them; none where it never has
        /// any other.
        public var windowKinds: [WindowConfiguration] = []
        /// What is not known about the window.
        public var windowDoubts: [WindowDoubt] = []
        /// In points.
        public var cornerRadius: Double
        /// `nil` for a device that does not fold.
        public var fold: Fold?
        public var hasHomeButton: Bool
        /// The size classes of the window's root controller.
        public var horizontalSizeClass: UserInterfaceSizeClass
        public var verticalSizeClass: UserInterfaceSizeClass
        /// The orientation a rotate button goes to next; `nil` where the device has but one.
        public var nextOrientation: InterfaceOrientation?
        /// Whether something is presented that can be dismissed.
        public var canDismiss: Bool
        public var controls: DeviceControls
        /// Whether the screen measures force, and so has a slider to press with.
        public var measuresForce: Bool
        /// What fingers come to here, or quick actions, that cannot be seen on the screen: whole sentences.
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

        /// What a person who points at the name is told: the long name, the version of iOS and what is doubtful, a line each.
        public var about: String {
            let version = system.map { $0.note ?? "Runs iOS \($0.version)." }
            let doubts = [safeAreaDoubt.map { "Safe area doubtful: \($0)" }, keyboardDoubt.map { "Keyboard doubtful: \($0)" }]
            let ofWindow: [String?] = windowDoubts.map { "\($0.subject.title) doubtful: \($0.why)" }
            let lines: [String?] = [longName, version] + doubts + ofWindow
            return lines.compactMap { $0 }.joined(separator: "\n")
        }
    }

    /// Where a device stands in its log. The launch is entry 0.
    public struct Position: Hashable, Sendable {
        public var entry: Int
        /// The newest entry.
        public var last: Int

        public init(entry: Int = 0, last: Int = 0) {
            self.entry = entry
            self.last = last
        }
    }

    /// DeviceConfiguration.id: the device as the playground picked it, however it is held now.
    public var id: String
    public var chrome: Chrome
    /// The settings of the device, as the controls of the page show them.
    public var environment: Environment
    /// The root of the tree, with the role `screen`.
    public var screen: WireframeNode
    /// While the window can be dragged: where something flips on the way. By width.
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
    /// As a line begins that a person reads.
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
