import JSON

/// What the server tells a page. Every message is a JSON object with a `type`; `Templates/modules/messages.js` is the
/// browser's side of this list.
public enum ServerMessage: Sendable {
    /// Some devices changed. `problems` is there when those changed.
    case patch(devices: [DevicePatch], problems: ProblemsUpdate?)
    /// The board is another: all its devices anew. Also the answer to a `hello` that cannot be continued.
    case page(html: String, title: String, summary: String, problems: ProblemsUpdate?)
    /// A stylesheet or a module of the page changed.
    case assets(stylesOnly: Bool)
    /// What was asked for with `inspect`; no HTML if there is no such node any more.
    case inspection(device: String, node: String, html: String?)
    /// What the device bar shows of the board, the devices in sight as the file would list them, and the catalogue if that
    /// was asked for.
    case devices(html: String, toml: String, catalogue: String?)
    /// The file says now what was arranged on the page, which is no arrangement any more.
    case unarranged
    /// The boxes of a line that was asked for with `locate`, on each device that has any.
    case located(file: String, line: Int, boxes: [(device: String, nodes: [String])])
    /// What was asked for with `compare`; no HTML if there are no such devices any more.
    case comparison(first: String, second: String, html: String?)
    /// Scenarios from one on, and what came of them; `next` is the first that is not among them, if there is one.
    case scenarios(html: String, from: Int, next: Int?, count: Int, failures: Int)
    /// The lines that expect what was asked for with `expect`; none where nothing can be expected of it.
    case expectation(device: String, node: String, trait: String?, toml: String?)
    /// What the page sent could not be done, and why.
    case error(message: String)

    /// The message as it goes to the page.
    ///
    /// - Parameter revision: Every message carries one, as the page confirms every message.
    public func json(revision: Int) -> JSONValue {
        switch self {
        case .patch(let devices, let problems):
            .object([
                "type": .string("patch"), "revision": .number(revision), "devices": .array(devices.map { $0.json }),
                "problems": problems?.json,
            ])
        case .page(let html, let title, let summary, let problems):
            .object([
                "type": .string("page"), "revision": .number(revision), "html": .string(html), "title": .string(title),
                "summary": .string(summary), "problems": problems?.json,
            ])
        case .assets(let stylesOnly):
            .object(["type": .string("assets"), "revision": .number(revision), "stylesOnly": .bool(stylesOnly)])
        case .inspection(let device, let node, let html):
            .object([
                "type": .string("inspection"), "revision": .number(revision), "device": .string(device),
                "node": .string(node), "html": html?.json,
            ])
        case .devices(let html, let toml, let catalogue):
            .object([
                "type": .string("devices"), "revision": .number(revision), "html": .string(html), "toml": .string(toml),
                "catalogue": catalogue?.json,
            ])
        case .unarranged:
            .object(["type": .string("unarranged"), "revision": .number(revision)])
        case .located(let file, let line, let boxes):
            .object([
                "type": .string("located"), "revision": .number(revision), "file": .string(file), "line": .number(line),
                "boxes": .array(boxes.map { .object(["device": .string($0.device), "nodes": .strings($0.nodes)]) }),
            ])
        case .comparison(let first, let second, let html):
            .object([
                "type": .string("comparison"), "revision": .number(revision), "first": .string(first), "second": .string(second),
                "html": html?.json,
            ])
        case .scenarios(let html, let from, let next, let count, let failures):
            .object([
                "type": .string("scenarios"), "revision": .number(revision), "html": .string(html), "from": .number(from),
                "next": next.map { .number($0) }, "count": .number(count), "failures": .number(failures),
            ])
        case .expectation(let device, let node, let trait, let toml):
            .object([
                "type": .string("expectation"), "revision": .number(revision), "device": .string(device), "node": .string(node),
                "trait": trait?.json, "toml": toml?.json,
            ])
        case .error(let message):
            .object(["type": .string("error"), "revision": .number(revision), "message": .string(message)])
        }
    }
}

/// What a page shows of the problems of its playground.
public struct ProblemsUpdate: Hashable, Sendable {
    public let errors: Int
    /// Errors, warnings and notes together.
    public let count: Int
    /// The error sheet's content; `nil` where there is no error.
    public let errorSheet: String?
    /// The content of the panel's list.
    public let list: String

    var json: JSONValue {
        .object([
            "errors": .number(errors), "count": .number(count), "errorSheet": errorSheet?.json, "list": .string(list),
        ])
    }
}
