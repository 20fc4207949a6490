import PlaygroundModel
import SourceDiagnostics
import Wireframes

/// A playground's page.
public struct PlaygroundPage: Sendable {
    public var title: String
    /// Phones before pads, as the playground lists them otherwise.
    public var devices: [DeviceWireframe]
    public var problems: [DiagnosticRecord]
    /// Counts the states of the page; the socket goes on from here.
    public var revision: Int
    /// Where the files of `Templates/` are, without a slash at the end.
    public var assets: String
    /// Path and query of the WebSocket, token included.
    public var socket: String
    /// The page with all playgrounds; `nil` where there is but one.
    public var home: String?
    /// The address of a line in the person's editor, with `{path}`, `{line}` and `{column}` open, or `command` where the server opens
    /// it; `nil` where there is no editor.
    public var editor: String?
    /// Of an exported page, whose engine is in the page.
    public var export: ExportNote?
    /// The address of the reference; `nil` where there is none.
    public var reference: String?

    public init(
        title: String, devices: [DeviceWireframe], problems: [DiagnosticRecord] = [], revision: Int, assets: String,
        socket: String, home: String? = nil, editor: String? = nil, export: ExportNote? = nil, reference: String? = nil
    ) {
        self.title = title
        self.devices = devices
        self.problems = problems
        self.revision = revision
        self.assets = assets
        self.socket = socket
        self.home = home
        self.editor = editor
        self.export = export
        self.reference = reference
    }
}
