import PlaygroundModel
import SourceDiagnostics
import Wireframes

/// A playground's page without scripts: each device in both styles, with the details that the live page shows on request.
public struct StillPage: Sendable {
    /// A device at one moment.
    public struct Device: Sendable {
        public var wireframe: DeviceWireframe
        /// The same moment in the other style.
        public var otherScreen: WireframeNode
        /// Whether the file or an event chose the style. Otherwise the device follows its reader's.
        public var isStyleChosen: Bool
        /// Of the window, then of each controller on the screen, containers first.
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
    public var fileName: String
    /// The events on every device, from the command line.
    public var events: [Event]
    public var devices: [Device]
    public var problems: [DiagnosticRecord]
    /// The address of the files of `Templates/`, without a slash at the end.
    public var assets: String
    /// The page with all playgrounds; `nil` if there is only one.
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
