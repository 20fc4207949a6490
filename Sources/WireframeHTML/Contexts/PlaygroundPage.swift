import Mustache
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

    public init(
        title: String, devices: [DeviceWireframe], problems: [DiagnosticRecord] = [], revision: Int, assets: String,
        socket: String, home: String? = nil
    ) {
        self.title = title
        self.devices = devices
        self.problems = problems
        self.revision = revision
        self.assets = assets
        self.socket = socket
        self.home = home
    }
}

struct PlaygroundPageContext: MustacheParent {
    let page: PlaygroundPage
    let board: BoardContext
    let problems: ProblemsContext
    let controls: ControlsContext

    init(_ page: PlaygroundPage, glyphs: Set<String>) {
        self.page = page
        board = BoardContext(page.devices, glyphs: glyphs)
        problems = ProblemsContext(page.problems)
        controls = ControlsContext(page.devices.first?.environment ?? Environment())
    }

    func child(named name: String) -> Any? {
        switch name {
        case "title": page.title
        case "assets": page.assets
        case "socket": page.socket
        case "revision": page.revision
        case "home": page.home.orAbsent
        case "board": board
        case "problems": problems
        case "controls": controls
        default: nil
        }
    }
}

/// All devices, phones together and pads together.
struct BoardContext: MustacheParent {
    let groups: [GroupContext]
    let summary: String
    let names: String

    init(_ devices: [DeviceWireframe], glyphs: Set<String>) {
        let idioms: [UserInterfaceIdiom] = [.phone, .pad]
        let known = idioms.map { idiom in devices.filter { $0.chrome.idiom == idiom } }
        let others = devices.filter { !idioms.contains($0.chrome.idiom) }
        groups = (known + [others]).filter { !$0.isEmpty }.map { GroupContext(
            name: Self.name(of: $0[0].chrome.idiom), devices: $0.map { DeviceContext($0, glyphs: glyphs) }
        ) }
        summary = devices.count == 1 ? "1 device" : "\(devices.count) devices"
        names = Self.unique(devices.map(\.chrome.name)).joined(separator: ", ")
    }

    func child(named name: String) -> Any? {
        switch name {
        case "groups": groups
        case "hasDevices": !groups.isEmpty
        case "summary": summary
        case "names": names
        default: nil
        }
    }

    private static func name(of idiom: UserInterfaceIdiom) -> String {
        switch idiom {
        case .phone: "Phones"
        case .pad: "Pads"
        case .tv, .carPlay, .mac, .vision, .unspecified: "Other devices"
        }
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    struct GroupContext: MustacheParent {
        let name: String
        let devices: [DeviceContext]

        func child(named name: String) -> Any? {
            switch name {
            case "name": self.name
            case "devices": devices
            default: nil
            }
        }
    }
}
