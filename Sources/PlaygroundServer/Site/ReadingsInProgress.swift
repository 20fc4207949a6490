/// The files that are being read. Each file is read by one task at a time, and the last reading begins after the last change.
struct ReadingsInProgress: Sendable {
    /// The files that are being read, with `true` if the file changed since the reading began.
    private var outdated: [String: Bool] = [:]
    /// The paths of readings that were discarded because of a change.
    private var discarded: [String: Set<String>] = [:]
    private var failedReads: [String: Int] = [:]

    /// - Returns: `false` if another task is reading the file. That task reads it again afterwards.
    mutating func begin(_ name: String) -> Bool {
        defer { outdated[name] = outdated[name] != nil }
        return outdated[name] == nil
    }

    /// - Returns: Whether the file must be read again.
    mutating func end(_ name: String) -> Bool {
        let isOutdated = outdated[name] == true
        outdated[name] = isOutdated ? false : nil
        failedReads[name] = isOutdated || discarded[name] != nil ? failedReads[name, default: 0] + 1 : nil
        return isOutdated
    }

    /// The delay before reading a file that changes faster than it can be read.
    func pause(before name: String) -> Duration? {
        guard let count = failedReads[name], count >= Self.toleratedFailures else { return nil }
        return .milliseconds(min(Self.longestPause, 8 << min(count - Self.toleratedFailures, 8)))
    }

    /// Whether a file changes too fast to wait. It is then read although it changes.
    func changesTooFast(_ name: String) -> Bool { failedReads[name, default: 0] >= 2 * Self.toleratedFailures }

    private static let toleratedFailures = 6
    private static let longestPause = 250

    func isRunning(_ name: String) -> Bool { outdated[name] != nil }

    var areUnderWay: Bool { !outdated.isEmpty }

    /// Discards a reading. The change that outdated it will be reported for one of the paths.
    mutating func discard(_ name: String, paths: Set<String>) {
        discarded[name] = paths
    }

    mutating func keep(_ name: String) { discarded[name] = nil }

    func waiting(where isConcerned: (Set<String>) -> Bool) -> [String] {
        discarded.filter { isConcerned($0.value) }.map(\.key)
    }
}
