/// Records files that change or are being saved while they are read. Such a reading may mix two versions.
/// ``UnconfirmedReadings`` finds changes that are visible before the kernel reports them.
struct ReadingWatch: Sendable {
    let number: UInt64
    let thread: WatchThread

    /// Ends the watch. It must be called once, after the reading.
    func changesMeanwhile() async -> ChangesMeanwhile {
        await withCheckedContinuation { continuation in end { continuation.resume(returning: $0) } }
    }

    func end(_ answer: @escaping @Sendable (ChangesMeanwhile) -> Void) { thread.endReading(number, answer) }
}

struct ChangesMeanwhile: Sendable {
    /// The time in `ChangeLog` when the reading began.
    fileprivate var beginning: UInt64 = 0
    fileprivate var log = ChangeLog()
    fileprivate var unsettled = ChangeBatch()

    /// Whether one of the files, or a folder above one, changed.
    func concerns(_ files: Set<String>) -> Bool {
        files.contains { file in
            file.isOrIsWithin { path in (log.paths[path] ?? 0) > beginning || unsettled.paths.contains(path) }
        }
    }

    var mayHaveMissedSome: Bool { log.lastLoss > beginning || unsettled.mayHaveMissedSome }
}

/// The last change of each path while readings are in progress.
struct ChangeLog: Sendable {
    /// The number of batches of events so far. `paths` contains the number of a path's last batch.
    fileprivate var time: UInt64 = 0
    fileprivate var paths: [String: UInt64] = [:]
    fileprivate var lastLoss: UInt64 = 0
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

    /// The maximum number of paths. Beyond it, paths that changed before all current readings are dropped.
    private static let limit = 4096

    mutating func end(_ reading: UInt64, unsettled: ChangeBatch) -> ChangesMeanwhile {
        let changes = ChangesMeanwhile(beginning: readings.removeValue(forKey: reading) ?? time, log: self, unsettled: unsettled)
        if readings.isEmpty { paths = [:] }
        return changes
    }
}
