/// Which files are being read, so that each is read by one at a time, and the last reading begins after the last change.
struct ReadingsInProgress: Sendable {
    private enum Stage {
        case running
        /// It changed since it began.
        case outdated
    }

    private var stages: [String: Stage] = [:]
    /// What a reading came upon whose result was of no use, as something changed meanwhile.
    private var discarded: [String: Set<String>] = [:]

    /// - Returns: whether the caller is the one to read the file; else whoever does goes round again.
    mutating func begin(_ name: String) -> Bool {
        defer { stages[name] = stages[name] == nil ? .running : .outdated }
        return stages[name] == nil
    }

    /// - Returns: whether the file has to be read again.
    mutating func end(_ name: String) -> Bool {
        defer { stages[name] = stages[name] == .outdated ? .running : nil }
        return stages[name] == .outdated
    }

    func isRunning(_ name: String) -> Bool { stages[name] != nil }

    /// The change that made a reading useless is still to be told of, under one of these paths.
    mutating func discard(_ name: String, paths: Set<String>) {
        discarded[name] = paths
    }

    mutating func keep(_ name: String) {
        discarded[name] = nil
    }

    /// The files whose discarded readings came upon any of some paths.
    func waiting(where isConcerned: (Set<String>) -> Bool) -> [String] {
        discarded.filter { isConcerned($0.value) }.map(\.key)
    }
}
