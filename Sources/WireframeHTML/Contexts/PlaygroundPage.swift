import PlaygroundModel
import SourceDiagnostics
import Wireframes

public struct PlaygroundPage: Sendable {
    public var title: String
    /// The devices in the playground's order.
    public var devices: [DeviceWireframe]
    public var problems: [DiagnosticRecord]
    public var notes: [BoardNote]
    public var fonts: [FontFile]
    /// The number of states so far. The socket continues the count.
    public var revision: Int
    /// The address of `Templates/`, without a slash at the end.
    public var assets: String
    /// The path and query of the WebSocket, with the token.
    public var socket: String
    /// The address of the list of playgrounds. `nil` if there is only one playground.
    public var home: String?
    /// The address of a line in the editor, with `{path}`, `{line}` and `{column}`, or `command` if the server opens the line.
    public var editor: String?
    /// The note on an exported page, which contains its engine. `nil` for other pages.
    public var export: ExportNote?
    public var reference: String?
    /// Whether the page may change its playground.
    public var isEditable: Bool
    /// Whether the playground is a lesson, which needs further modules.
    public var hasLesson: Bool

    public init(
        title: String, devices: [DeviceWireframe], problems: [DiagnosticRecord] = [], notes: [BoardNote] = [], fonts: [FontFile] = [],
        revision: Int, assets: String, socket: String, home: String? = nil, editor: String? = nil, export: ExportNote? = nil, reference: String? = nil,
        isEditable: Bool = false, hasLesson: Bool = false
    ) {
        self.title = title
        self.devices = devices
        self.problems = problems
        self.notes = notes
        self.fonts = fonts
        self.revision = revision
        self.assets = assets
        self.socket = socket
        self.home = home
        self.editor = editor
        self.export = export
        self.reference = reference
        self.isEditable = isEditable
        self.hasLesson = hasLesson
    }
}
