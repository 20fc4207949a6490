/// The system does not report every change: not those of another machine on a network disk or of a container's host,
/// writes through a memory map, and folders beyond the limit on watches. After the first one, the comparison is frequent.
struct PollingSchedule: Hashable, Sendable {
    private(set) var isNeeded = false

    private static let slow = Duration.seconds(5)
    private static let fast = Duration.seconds(1)

    /// A difference must last this long, because reported changes are read sooner.
    static let confirmationDelay = Duration.milliseconds(300)

    /// CPU time. Long walks are rare, so that they use less than one percent of a core.
    var lastWalk = Duration.zero

    var interval: Duration { max(isNeeded ? Self.fast : Self.slow, lastWalk * 150) }

    /// Polls frequently from now on. Returns `false` if it already does.
    mutating func takeOver() -> Bool {
        defer { isNeeded = true }
        return !isNeeded
    }
}
