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
    /// How many readings of a file in a row were of no use, or had to begin anew at once.
    private var futile: [String: Int] = [:]

    /// - Returns: whether the caller is the one to read the file; else whoever does goes round again.
    mutating func begin(_ name: String) -> Bool {
        defer { stages[name] = stages[name] == nil ? .running : .outdated }
        return stages[name] == nil
    }

    /// - Returns: whether the file has to be read again.
    mutating func end(_ name: String) -> Bool {
        let isOutdated = stages[name] == .outdated
        stages[name] = isOutdated ? .running : nil
        futile[name] = isOutdated || discarded[name] != nil ? futile[name, default: 0] + 1 : nil
        return isOutdated
    }

    /// How long the next reading of a file waits that something writes faster than it can be read, so that others come first.
    func pause(before name: String) -> Duration? {
        guard let count = futile[name], count >= Self.patience else { return nil }
        return .milliseconds(min(Self.longestPause, 8 << min(count - Self.patience, 8)))
    }

    /// Whether a file has been written for so long without an end that it is read all the same.
    func isRestless(_ name: String) -> Bool { futile[name, default: 0] >= 2 * Self.patience }

    private static let patience = 6
    /// In milliseconds.
    private static let longestPause = 250

    func isRunning(_ name: String) -> Bool { stages[name] != nil }

    var areUnderWay: Bool { !stages.isEmpty }

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
