/// What the server tells a page. Every message is a JSON object with a `type`; `Templates/modules/messages.js` is the
/// browser's side of this list.
public enum ServerMessage: Encodable, Sendable {
    /// Some devices changed. `problems` is there when those changed.
    case patch(revision: Int, devices: [DevicePatch], problems: ProblemsUpdate?)
    /// The board is another: all its devices anew. Also the answer to a `hello` that cannot be continued.
    case page(revision: Int, html: String, title: String, summary: String, problems: ProblemsUpdate?)
    /// A stylesheet or a module of the page changed.
    case assets(stylesOnly: Bool)
    /// What was asked for with `inspect`; no HTML if there is no such node any more.
    case inspection(device: String, node: String, html: String?)
    /// What the page sent could not be done, and why.
    case error(message: String)

    private enum CodingKeys: String, CodingKey {
        case type, revision, devices, problems, html, title, summary, stylesOnly, device, node, message
    }

    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .patch(let revision, let devices, let problems):
            try object.encode("patch", forKey: .type)
            try object.encode(revision, forKey: .revision)
            try object.encode(devices, forKey: .devices)
            try object.encodeIfPresent(problems, forKey: .problems)
        case .page(let revision, let html, let title, let summary, let problems):
            try object.encode("page", forKey: .type)
            try object.encode(revision, forKey: .revision)
            try object.encode(html, forKey: .html)
            try object.encode(title, forKey: .title)
            try object.encode(summary, forKey: .summary)
            try object.encodeIfPresent(problems, forKey: .problems)
        case .assets(let stylesOnly):
            try object.encode("assets", forKey: .type)
            try object.encode(stylesOnly, forKey: .stylesOnly)
        case .inspection(let device, let node, let html):
            try object.encode("inspection", forKey: .type)
            try object.encode(device, forKey: .device)
            try object.encode(node, forKey: .node)
            try object.encodeIfPresent(html, forKey: .html)
        case .error(let message):
            try object.encode("error", forKey: .type)
            try object.encode(message, forKey: .message)
        }
    }
}

/// What a page shows of the problems of its playground.
public struct ProblemsUpdate: Encodable, Hashable, Sendable {
    public let errors: Int
    /// Errors, warnings and notes together.
    public let count: Int
    /// The error sheet's content; `nil` where there is no error.
    public let errorSheet: String?
    /// The content of the panel's list.
    public let list: String
}
