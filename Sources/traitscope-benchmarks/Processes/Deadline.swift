/// Something that was waited for did not happen in its time.
struct NeverHappened: Error, CustomStringConvertible {
    let description: String
}

/// Runs `body`, giving up after a time no healthy run comes near.
/// - Parameter expectation: what is waited for, as the error will say it.
func withDeadline<Value: Sendable>(
    _ limit: Duration, for expectation: String, _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask(operation: body)
        group.addTask {
            try await Task.sleep(for: limit)
            throw NeverHappened(description: "This did not happen within \(limit.text): \(expectation).")
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() else { throw CancellationError() }
        return value
    }
}
