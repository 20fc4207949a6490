import JSON

/// A message to a page: a JSON object with a `type`. `Templates/modules/messages.js` is the browser's side of this list.
public enum ServerMessage: Sendable {
    /// `problems` if they changed.
    case patch(devices: [DevicePatch], problems: ProblemsUpdate?)
    /// A new board with all its devices. Also the answer to a `hello` that cannot be continued.
    case page(html: String, title: String, summary: String, problems: ProblemsUpdate?)
    /// A stylesheet or a module of the page changed.
    case assets(stylesOnly: Bool)
    /// The answer to `inspect`; no HTML if the node no longer exists.
    case inspection(device: String, node: String, html: String?)
    /// The list of the device bar, the visible devices as TOML, and the catalogue if requested.
    case devices(html: String, toml: String, catalogue: String?)
    /// The file now contains the arrangement of the page.
    case unarranged
    /// The answer to `locate`: the boxes of a line, on each device that has any.
    case located(file: String, line: Int, boxes: [(device: String, nodes: [String])])
    /// The answer to `compare`; no HTML if a device no longer exists.
    case comparison(first: String, second: String, html: String?)
    /// Scenarios with their results; `next` is the first one after them.
    case scenarios(html: String, from: Int, next: Int?, count: Int, failures: Int)
    /// The answer to `expect`: the lines of the expectation, if one is possible.
    case expectation(device: String, node: String, trait: String?, toml: String?)
    case error(message: String)

    /// - Parameter revision: In every message, because the page confirms each.
    public func json(revision: Int) -> JSONValue {
        let (type, members) = content
        let own = members.compactMap { name, value in value.map { JSONValue.Member(name: name, value: $0) } }
        return .object([.init(name: "type", value: .string(type)), .init(name: "revision", value: .number(revision))] + own)
    }

    private var content: (type: String, members: KeyValuePairs<String, JSONValue?>) {
        switch self {
        case .patch(let devices, let problems):
            ("patch", ["devices": .array(devices.map { $0.json }), "problems": problems?.json])
        case .page(let html, let title, let summary, let problems):
            ("page", ["html": .string(html), "title": .string(title), "summary": .string(summary), "problems": problems?.json])
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
    /// Errors, warnings and notes.
    public let count: Int
    /// `nil` without an error.
    public let errorSheet: String?
    public let list: String

    var json: JSONValue {
        .object([
            "errors": .number(errors), "count": .number(count), "errorSheet": errorSheet?.json, "list": .string(list),
        ])
    }
}
