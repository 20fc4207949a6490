/// The error of a test that waits for something that does not happen.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String
}

/// Runs `body` with a time limit in seconds. The limit is far above any normal run, because on a busy machine this process may be
/// suspended for many seconds.
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
