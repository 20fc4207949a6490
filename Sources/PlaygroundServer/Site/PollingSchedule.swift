/// How often the files are compared with what was read of them.
///
/// The system tells of changes, but not of all: not of those that another machine makes on a network disk or the host of a
/// container makes, nor of what is written through a memory map, nor of any in folders beyond the limit on watches. A slow
/// comparison finds them; once it has found one, or is known to be needed, it is made often.
struct PollingSchedule: Hashable, Sendable {
    private(set) var isNeeded = false

    private static let slow = Duration.seconds(5)
    private static let fast = Duration.seconds(1)

    /// How long a difference must last before it counts: what is told of is read sooner.
    static let patience = Duration.milliseconds(300)

    /// What it took to go through the folder. In a large one that is not done often, so that it costs less than one percent of a core.
    var lastWalk = Duration.zero

    var interval: Duration { max(isNeeded ? Self.fast : Self.slow, lastWalk * 150) }

    /// From now on the comparison takes the place of the system's events.
    ///
    /// - Returns: whether that is news.
    mutating func takeOver() -> Bool {
        defer { isNeeded = true }
        return !isNeeded
    }
}
