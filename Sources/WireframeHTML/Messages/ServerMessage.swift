import JSON

/// A message to a page: a JSON object with a `type`. The browser's side is `Templates/modules/messages.js`.
public indirect enum ServerMessage: Sendable {
    /// The changes of devices. `problems` is `nil` if the problems did not change.
    case patch(devices: [DevicePatch], problems: ProblemsUpdate?)
    /// A new board with all devices, and notes and fonts that the page may lack. It also answers a `hello` that cannot continue.
    case page(html: String, title: String, summary: String, problems: ProblemsUpdate?, notes: String? = nil, fonts: String? = nil)
    /// A style sheet or module of the page changed.
    case assets(stylesOnly: Bool)
    /// Answers `inspect`. `html` is `nil` if the node no longer exists.
    case inspection(device: String, node: String, html: String?)
    /// The device list, the visible devices as TOML, and the catalogue on request.
    case devices(html: String, toml: String, catalogue: String?)
    /// The file now contains the page's arrangement.
    case unarranged
    /// Answers `locate` with the boxes of a line on each device.
    case located(file: String, line: Int, boxes: [(device: String, nodes: [String])])
    case comparison(first: String, second: String, html: String?)
    /// The list of changed notes.
    case notes(html: String)
    /// Results of scenarios. `next` is the first scenario after these results.
    case scenarios(html: String, from: Int, next: Int?, count: Int, failures: Int)
    /// Answers `expect` with the lines of an expectation, if one is possible.
    case expectation(device: String, node: String, trait: String?, toml: String?)
    case error(message: String)

    /// - Parameter revision: The number by which the page confirms the message.
    public func json(revision: Int, typed: TypedTexts? = nil) -> JSONValue {
        let (type, members) = content
        var all = [JSONValue.Member(name: "type", value: .string(type)), .init(name: "revision", value: .number(revision))]
        for (name, value) in members { if let value { all.append(.init(name: name, value: value)) } }
        if let typed = typed?.json { all.append(.init(name: "typed", value: typed)) }
        return .object(all)
    }

    public var isPicture: Bool {
        switch self {
        case .patch, .page: true
        default: false
        }
    }

    private var content: (type: String, members: KeyValuePairs<String, JSONValue?>) {
        switch self {
        case .patch(let devices, let problems):
            ("patch", ["devices": .array(devices.map { $0.json }), "problems": problems?.json])
        case .page(let html, let title, let summary, let problems, let notes, let fonts):
            ("page", [
                "html": .string(html), "title": .string(title), "summary": .string(summary), "problems": problems?.json,
                "notes": notes?.json, "fonts": fonts?.json,
            ])
        case .assets(let stylesOnly): ("assets", ["stylesOnly": .bool(stylesOnly)])
        case .inspection(let device, let node, let html):
            ("inspection", ["device": .string(device), "node": .string(node), "html": html?.json])
        case .devices(let html, let toml, let catalogue):
            ("devices", ["html": .string(html), "toml": .string(toml), "catalogue": catalogue?.json])
        case .unarranged: ("unarranged", [:])
        case .located(let file, let line, let boxes):
            ("located", [
                "file": .string(file), "line": .number(line),
                "boxes": .array(boxes.map { .object(["device": .string($0.device), "nodes": .strings($0.nodes)]) }),
            ])
        case .comparison(let first, let second, let html):
            ("comparison", ["first": .string(first), "second": .string(second), "html": html?.json])
        case .notes(let html): ("notes", ["html": .string(html)])
        case .scenarios(let html, let from, let next, let count, let failures):
            ("scenarios", [
                "html": .string(html), "from": .number(from), "next": next.map { .number($0) }, "count": .number(count),
                "failures": .number(failures),
            ])
        case .expectation(let device, let node, let trait, let toml):
            ("expectation", ["device": .string(device), "node": .string(node), "trait": trait?.json, "toml": toml?.json])
        case .error(let message): ("error", ["message": .string(message)])
        }
    }
}

/// The problems of a playground on a page.
public struct ProblemsUpdate: Hashable, Sendable {
    public let errors: Int
    public let count: Int
    public let errorSheet: String?
    public let list: String

    var json: JSONValue {
        .object([
            "errors": .number(errors), "count": .number(count), "errorSheet": errorSheet?.json, "list": .string(list),
        ])
    }
}
