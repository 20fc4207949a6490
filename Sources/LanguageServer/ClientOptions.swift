import JSON

/// What a client can do, and what it asked for.
struct ClientOptions: Sendable {
    /// The device that inlay hints are of.
    var device: String?
    /// Where `traitscope serve` runs, for *Show on the board*.
    var board = "http://localhost:8425"
    var takesSnippets = false
    var watchesFiles = false
    var refreshesHints = false

    init() {}

    /// - Parameter params: Of `initialize`.
    init(_ params: JSONValue) {
        let capabilities = params["capabilities"]
        takesSnippets = capabilities?[path: ["textDocument", "completion", "completionItem", "snippetSupport"]]?.bool ?? false
        watchesFiles = capabilities?[path: ["workspace", "didChangeWatchedFiles", "dynamicRegistration"]]?.bool ?? false
        refreshesHints = capabilities?[path: ["workspace", "inlayHint", "refreshSupport"]]?.bool ?? false
        take(params["initializationOptions"])
    }

    mutating func take(_ settings: JSONValue?) {
        if let device = settings?["device"]?.string { self.device = device.isEmpty ? nil : device }
        if let board = settings?["board"]?.string, !board.isEmpty { self.board = board }
    }
}
