import Foundation

/// A page open in the browser.
struct BrowserPage: Sendable {
    /// The page is not what was expected.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The page called the binding.
    struct Report: Sendable {
        /// What it passed.
        var payload: String
        var receivedAt: ContinuousClock.Instant
    }

    /// The function with which the page's scripts report: `report("text")`.
    static let binding = "report"

    /// The page's reports, in order. To be iterated by one task.
    let reports: AsyncStream<Report>

    /// What the browser did, in the pieces in which it tells of it; an empty one at the end of a trace.
    private let traces: AsyncStream<[TraceEvent]>

    private let target: String
    private let session: String
    private let connection: DevToolsConnection

    init(target: String, connection: DevToolsConnection) async throws {
        self.target = target
        self.connection = connection
        session = try await connection.call(AttachToTarget(targetId: target)).sessionId
        (reports, traces) = await connection.notices(ofSession: session).reportsAndTraces
        _ = try await connection.call(EnablePage(), session: session)
        _ = try await connection.call(EnableRuntime(), session: session)
        _ = try await connection.call(AddBinding(name: Self.binding), session: session)
    }

    /// Goes to an address and waits until the document and what it needs are loaded.
    /// - Parameter script: runs before any of the document's own.
    func load(_ url: String, after script: String? = nil) async throws {
        if let script { _ = try await connection.call(AddScriptToNewDocuments(source: script), session: session) }
        if let error = try await connection.call(Navigate(url: url), session: session).errorText {
            throw Failure(description: "\(url) could not be opened: \(error)")
        }
        try await wait(until: "document.readyState === 'complete'")
    }

    /// The value of a JavaScript expression, or of the promise it gives.
    func evaluate<Value: Decodable & Sendable>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value {
        try await timedEvaluate(expression, as: type).value
    }

    /// The value of a JavaScript expression, and when it came in here.
    func timedEvaluate<Value: Decodable & Sendable>(
        _ expression: String, as type: Value.Type = Value.self
    ) async throws -> (value: Value, receivedAt: ContinuousClock.Instant) {
        let (reply, receivedAt) = try await connection.timedCall(Evaluate<Value>(expression: expression), session: session)
        if let details = reply.exceptionDetails {
            throw Failure(description: "The page's script fails: \(details.exception?.description ?? details.text)")
        }
        guard let value = reply.result.value else {
            throw Failure(description: "The page gives no value for \(expression)")
        }
        return (value, receivedAt)
    }

    /// Runs a script that gives nothing.
    func run(_ script: String) async throws {
        _ = try await evaluate("(() => { \(script)\n; return true })()", as: Bool.self)
    }

    /// Waits until a condition holds.
    func wait(until condition: String, atMost limit: Duration = .seconds(15)) async throws {
        try await withDeadline(limit, for: "in the page, \(condition)") {
            while try await !evaluate("Boolean(\(condition))", as: Bool.self) {
                try await Task.sleep(for: .milliseconds(20))
            }
        }
    }

    /// What the browser does for the page, and for no other that it may hold, while `body` runs.
    func trace(_ body: () async throws -> Void) async throws -> TraceCounts {
        _ = try await connection.call(StartTracing(), session: session)
        try await body()
        _ = try await connection.call(EndTracing(), session: session)
        let events = try await withDeadline(.seconds(60), for: "the browser tells what it did") {
            var events: [TraceEvent] = []
            for await piece in traces {
                if piece.isEmpty { break }
                events += piece
            }
            return events
        }
        return TraceCounts(of: events, frame: target)
    }

    func close() async throws {
        _ = try await connection.call(CloseTarget(targetId: target))
    }
}

/// The browser's notice that the page called a binding.
private struct BindingCalled: Decodable {
    struct Parameters: Decodable {
        var name: String
        var payload: String
    }

    var params: Parameters
}

/// The browser's notice of a piece of a trace.
private struct TraceCollected: Decodable {
    struct Parameters: Decodable {
        var value: [TraceEvent]
    }

    var params: Parameters
}

private extension AsyncStream<DevToolsMessage> {
    /// The calls of the binding among a page's notices, and the pieces of its traces.
    var reportsAndTraces: (AsyncStream<BrowserPage.Report>, AsyncStream<[TraceEvent]>) {
        let (reports, report) = AsyncStream<BrowserPage.Report>.makeStream()
        let (traces, trace) = AsyncStream<[TraceEvent]>.makeStream()
        Task {
            for await message in self {
                let decoder = JSONDecoder()
                switch try? message.envelope.method {
                case "Runtime.bindingCalled":
                    guard let call = try? decoder.decode(BindingCalled.self, from: message.json),
                          call.params.name == BrowserPage.binding
                    else { continue }
                    report.yield(BrowserPage.Report(payload: call.params.payload, receivedAt: message.receivedAt))
                case "Tracing.dataCollected":
                    guard let piece = try? decoder.decode(TraceCollected.self, from: message.json).params.value, !piece.isEmpty
                    else { continue }
                    trace.yield(piece)
                case "Tracing.tracingComplete": trace.yield([])
                default: continue
                }
            }
            report.finish()
            trace.finish()
        }
        return (reports, traces)
    }
}
