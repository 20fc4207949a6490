/// A command of the Chrome DevTools Protocol; its properties are the parameters.
protocol DevToolsCommand: Encodable, Sendable {
    associatedtype Reply: Decodable & Sendable
    static var method: String { get }
}

/// The reply of a command that answers nothing but that it was done.
struct Done: Decodable, Sendable {}

/// Opens a page in a window of its own: a tab behind another would be hidden and not drawn.
struct CreateTarget: DevToolsCommand {
    struct Reply: Decodable, Sendable {
        var targetId: String
    }

    static let method = "Target.createTarget"
    var url = "about:blank"
    var newWindow = true
}

/// Starts a session with a page, told apart from others by `sessionId` on each message.
struct AttachToTarget: DevToolsCommand {
    struct Reply: Decodable, Sendable {
        var sessionId: String
    }

    static let method = "Target.attachToTarget"
    var targetId: String
    var flatten = true
}

/// Closes a page.
struct CloseTarget: DevToolsCommand {
    typealias Reply = Done
    static let method = "Target.closeTarget"
    var targetId: String
}

/// Turns on what concerns a page's documents.
struct EnablePage: DevToolsCommand {
    typealias Reply = Done
    static let method = "Page.enable"
}

/// Turns on the notices of a page's scripts, calls of bindings among them.
struct EnableRuntime: DevToolsCommand {
    typealias Reply = Done
    static let method = "Runtime.enable"
}

/// Gives the page a global function whose calls come here.
struct AddBinding: DevToolsCommand {
    typealias Reply = Done
    static let method = "Runtime.addBinding"
    var name: String
}

/// Has a script run before those of each document loaded from now on.
struct AddScriptToNewDocuments: DevToolsCommand {
    struct Reply: Decodable, Sendable {
        var identifier: String
    }

    static let method = "Page.addScriptToEvaluateOnNewDocument"
    var source: String
}

/// Loads an address in the page.
struct Navigate: DevToolsCommand {
    struct Reply: Decodable, Sendable {
        /// Why the page could not be loaded.
        var errorText: String?
    }

    static let method = "Page.navigate"
    var url: String
}

/// Has the browser write down what it does for a page.
struct StartTracing: DevToolsCommand {
    typealias Reply = Done

    struct Configuration: Encodable, Sendable {
        var includedCategories = ["devtools.timeline"]
    }

    static let method = "Tracing.start"
    var traceConfig = Configuration()
    var transferMode = "ReportEvents"
}

/// Ends that; what was written down comes in notices.
struct EndTracing: DevToolsCommand {
    typealias Reply = Done
    static let method = "Tracing.end"
}

/// Runs JavaScript in the page, waiting for a promise's outcome.
struct Evaluate<Value: Decodable & Sendable>: DevToolsCommand {
    struct Reply: Decodable, Sendable {
        struct Result: Decodable, Sendable {
            /// Missing where the expression gives `undefined`.
            var value: Value?
        }

        struct ExceptionDetails: Decodable, Sendable {
            struct Exception: Decodable, Sendable {
                var description: String?
            }

            var text: String
            var exception: Exception?
        }

        var result: Result
        var exceptionDetails: ExceptionDetails?
    }

    static var method: String { "Runtime.evaluate" }
    var expression: String
    var returnByValue = true
    var awaitPromise = true
}
