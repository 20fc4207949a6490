import JSON

struct ClientOptions: Sendable {
    var device: String?
    /// The address for *Show on the board* of a `traitscope serve` that has no socket here, for example on another machine.
    var board: String?
    var takesSnippets = false
    var watchesFiles = false
    var refreshesHints = false
    var opensDocuments = false

    init() {}

    init(_ params: JSONValue) {
        let capabilities = params["capabilities"]
        takesSnippets = capabilities?[path: ["textDocument", "completion", "completionItem", "snippetSupport"]]?.bool ?? false
        watchesFiles = capabilities?[path: ["workspace", "didChangeWatchedFiles", "dynamicRegistration"]]?.bool ?? false
        refreshesHints = capabilities?[path: ["workspace", "inlayHint", "refreshSupport"]]?.bool ?? false
        opensDocuments = capabilities?[path: ["window", "showDocument", "support"]]?.bool ?? false
        take(params["initializationOptions"])
    }

    mutating func take(_ settings: JSONValue?) {
        if let device = settings?["device"]?.string { self.device = device.isEmpty ? nil : device }
        if let board = settings?["board"]?.string { self.board = board.isEmpty ? nil : board }
    }
}
