/// How often the files are compared with their readings.
///
/// The system does not report every change: not those made by another machine on a network disk or by a container's host, not writes
/// through a memory map, and none in folders beyond the limit on watches. A slow comparison finds them; after the first one it is made
/// often.
struct PollingSchedule: Hashable, Sendable {
    private(set) var isNeeded = false

    private static let slow = Duration.seconds(5)
    private static let fast = Duration.seconds(1)

    /// How long a difference must last before it counts: reported changes are read sooner.
    static let patience = Duration.milliseconds(300)

    /// CPU time of the last walk. In large folders walks are rare, so that they cost less than one percent of a core.
    var lastWalk = Duration.zero

    var interval: Duration { max(isNeeded ? Self.fast : Self.slow, lastWalk * 150) }

    /// Polls in place of the system's events from now on. Returns whether that is new.
    mutating func takeOver() -> Bool {
        defer { isNeeded = true }
        return !isNeeded
    }
}
