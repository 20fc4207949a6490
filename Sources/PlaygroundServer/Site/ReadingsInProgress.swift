/// Which files are being read: each by one task at a time, and the last reading begins after the last change.
struct ReadingsInProgress: Sendable {
    /// Of each file that is being read, whether it has changed since the reading began.
    private var outdated: [String: Bool] = [:]
    /// The paths of readings that were discarded because something changed meanwhile.
    private var discarded: [String: Set<String>] = [:]
    /// Consecutive readings of a file that were discarded or outdated.
    private var futile: [String: Int] = [:]

    /// - Returns: whether the caller has to read the file; otherwise the task that reads it does so again.
    mutating func begin(_ name: String) -> Bool {
        defer { outdated[name] = outdated[name] != nil }
        return outdated[name] == nil
    }

    /// - Returns: whether the file has to be read again.
    mutating func end(_ name: String) -> Bool {
        let isOutdated = outdated[name] == true
        outdated[name] = isOutdated ? false : nil
        futile[name] = isOutdated || discarded[name] != nil ? futile[name, default: 0] + 1 : nil
        return isOutdated
    }

    /// The delay before the next reading of a file that changes faster than it can be read.
    func pause(before name: String) -> Duration? {
        guard let count = futile[name], count >= Self.patience else { return nil }
        return .milliseconds(min(Self.longestPause, 8 << min(count - Self.patience, 8)))
    }

    /// Whether a file changes so constantly that it is read all the same.
    func isRestless(_ name: String) -> Bool { futile[name, default: 0] >= 2 * Self.patience }

    private static let patience = 6
    private static let longestPause = 250

    func isRunning(_ name: String) -> Bool { outdated[name] != nil }

    var areUnderWay: Bool { !outdated.isEmpty }

    /// The change that outdated a reading is still to be reported, under one of these paths.
    mutating func discard(_ name: String, paths: Set<String>) {
        discarded[name] = paths
    }

    mutating func keep(_ name: String) { discarded[name] = nil }

    /// Files whose discarded readings looked at some of these paths.
    func waiting(where isConcerned: (Set<String>) -> Bool) -> [String] {
        discarded.filter { isConcerned($0.value) }.map(\.key)
    }
}
