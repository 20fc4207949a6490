/// Records which files change, or are being saved, while they are read: a reading of these may mix two versions.
///
/// The kernel queues an event when a change is complete. Changes visible before that, as on a busy disk, are found by
/// ``UnconfirmedReadings``.
struct ReadingWatch: Sendable {
    let number: UInt64
    let thread: WatchThread

    /// Ends the watch. To be called once, when everything was read.
    func changesMeanwhile() async -> ChangesMeanwhile {
        await withCheckedContinuation { continuation in end { continuation.resume(returning: $0) } }
    }

    /// Ends the watch without waiting for the answer.
    func end(_ answer: @escaping @Sendable (ChangesMeanwhile) -> Void) { thread.endReading(number, answer) }
}

struct ChangesMeanwhile: Sendable {
    /// When the reading began, in the numbers of `ChangeLog`.
    fileprivate var beginning: UInt64 = 0
    fileprivate var log = ChangeLog()
    /// Changes not yet reported by the end.
    fileprivate var unsettled = ChangeBatch()

    /// Whether any of some files, or a folder around one, has changed.
    func concerns(_ files: Set<String>) -> Bool {
        files.contains { file in
            file.isOrIsWithin { path in (log.paths[path] ?? 0) > beginning || unsettled.paths.contains(path) }
        }
    }

    /// See ``ChangeBatch``.
    var mayHaveMissedSome: Bool { log.lastLoss > beginning || unsettled.mayHaveMissedSome }
}

/// When each path last changed, as far as readings that are under way have to know.
struct ChangeLog: Sendable {
    /// The times that events were taken in; a path's number is that of the last that was about it.
    fileprivate var time: UInt64 = 0
    fileprivate var paths: [String: UInt64] = [:]
    fileprivate var lastLoss: UInt64 = 0
    /// The times at which the readings under way began.
    private var readings: [UInt64: UInt64] = [:]

    mutating func begin(_ reading: UInt64) {
        readings[reading] = time
    }

    mutating func note(_ events: [ChangeCoalescer.Event]) {
        time += 1
        guard !readings.isEmpty else { return }
        for event in events {
            switch event {
            case .finished(let path), .modified(let path), .emptied(let path), .removed(let path): paths[path] = time
            case .touched: break
            case .lost: lastLoss = time
            }
        }
        guard paths.count > Self.limit, let oldest = readings.values.min() else { return }
        paths = paths.filter { $0.value > oldest }
    }

    /// With more paths, those that changed before all readings began are forgotten.
    private static let limit = 4096

    mutating func end(_ reading: UInt64, unsettled: ChangeBatch) -> ChangesMeanwhile {
        let changes = ChangesMeanwhile(beginning: readings.removeValue(forKey: reading) ?? time, log: self, unsettled: unsettled)
        if readings.isEmpty { paths = [:] }
        return changes
    }
}
