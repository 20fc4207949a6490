/// The page that explains a pasted constraint log.
public struct ExplainPage: Sendable {
    public var assets: String
    /// Path and query of the WebSocket, token included.
    public var socket: String
    public var revision: Int
    public var reference: String?

    public init(assets: String, socket: String, revision: Int, reference: String? = nil) {
        self.assets = assets
        self.socket = socket
        self.revision = revision
        self.reference = reference
    }
}

struct ExplainPageContext: TemplateContext {
    let page: ExplainPage

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init("Explain a constraint log")
        case "assets": .init(page.assets)
        case "socket": .init(page.socket)
        case "revision": .init(page.revision)
        case "reference": .init(page.reference)
        default: nil
        }
    }
}
