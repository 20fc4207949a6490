/// Thrown when something a test waits for does not happen.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String
}

/// Runs `body`, giving up after a time, in seconds, that no healthy run comes near: a machine that does much else may not let this process
/// run for many of them.
func withDeadline<Value: Sendable>(
    _ expectation: String,
    seconds: Double = 180,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            throw NeverHappened(description: "never happened: \(expectation)")
        }
        defer { group.cancelAll() }
        return try await group.next()!
    }
}
