/// The schedule for finding unreported changes: by other machines on a network disk, by a container's host, through memory maps, and in
/// folders beyond the limit of watches. After the first such change, comparisons are frequent.
struct PollingSchedule: Hashable, Sendable {
    private(set) var isNeeded = false

    private static let slow = Duration.seconds(5)
    private static let fast = Duration.seconds(1)

    /// The time for which a difference must last. Reported changes are read sooner.
    static let confirmationDelay = Duration.milliseconds(300)

    /// The CPU time of the last comparison. Long ones are rare, so that they use less than one percent of a core.
    var lastWalk = Duration.zero

    var interval: Duration { max(isNeeded ? Self.fast : Self.slow, lastWalk * 150) }

    /// Polls frequently from now on. Returns `false` if polling was already frequent.
    mutating func takeOver() -> Bool {
        defer { isNeeded = true }
        return !isNeeded
    }
}
