import PlaygroundModel
import SourceDiagnostics
import Wireframes

/// A playground's page that runs no script: each device in light and in dark style, and in words what a person would ask the live
/// page for.
public struct StillPage: Sendable {
    /// A device at one moment.
    public struct Device: Sendable {
        /// As it is set.
        public var wireframe: DeviceWireframe
        /// The same moment in the other style.
        public var otherScreen: WireframeNode
        /// Whether the file or an event has chosen the style. Where nothing has, the device follows its reader's.
        public var isStyleChosen: Bool
        /// Of the window and then of each controller on the screen, those that hold others before them.
        public var inspections: [Inspection]

        public init(
            wireframe: DeviceWireframe, otherScreen: WireframeNode, isStyleChosen: Bool = false, inspections: [Inspection] = []
        ) {
            self.wireframe = wireframe
            self.otherScreen = otherScreen
            self.isStyleChosen = isStyleChosen
            self.inspections = inspections
        }
    }

    public var title: String
    /// The playground's file.
    public var fileName: String
    /// What happened on every device, as the command line was told.
    public var events: [Event]
    public var devices: [Device]
    public var problems: [DiagnosticRecord]
    /// Where the files of `Templates/` are, without a slash at the end.
    public var assets: String
    /// The page with all playgrounds; `nil` where there is but one.
    public var home: String?

    public init(
        title: String, fileName: String, events: [Event] = [], devices: [Device], problems: [DiagnosticRecord] = [], assets: String,
        home: String? = nil
    ) {
        self.title = title
        self.fileName = fileName
        self.events = events
        self.devices = devices
        self.problems = problems
        self.assets = assets
        self.home = home
    }
}
