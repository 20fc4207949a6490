import PlaygroundModel
import SourceDiagnostics
import Wireframes

/// A playground's page without scripts. It shows each device in both styles, with all details.
public struct StillPage: Sendable {
    public struct Device: Sendable {
        public var wireframe: DeviceWireframe
        /// The same screen in the other style.
        public var otherScreen: WireframeNode
        /// Whether the file or an event chose the style. Otherwise the picture follows the reader's style.
        public var isStyleChosen: Bool
        /// The window, then the controllers on the screen, containers first.
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
    public var events: [Event]
    public var devices: [Device]
    public var problems: [DiagnosticRecord]
    /// The address of `Templates/`, without a slash at the end.
    public var assets: String
    /// The address of the list of playgrounds. `nil` if there is only one playground.
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
