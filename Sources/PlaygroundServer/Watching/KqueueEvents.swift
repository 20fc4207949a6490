#if canImport(Darwin)
import Darwin
import Files
import Logging

/// macOS's kqueue. It reports that an open file or folder changed, but neither the kind of change nor the end of a write. So the state is
/// compared with a snapshot, and every change waits for the coalescer's quiet period. `@unchecked Sendable`, because after `init` only the
/// watching thread uses it, and `wake()` only reads a constant.
final class KqueueEvents: FileEventSource, @unchecked Sendable {
    private struct Watch {
        var descriptor: Int32
        var identity: [UInt64]
    }

    private let queue: Int32
    private var targets: WatchTargets
    private var snapshot: TreeSnapshot
    private var watches: [String: Watch] = [:]
    private(set) var isIncomplete = false
    private let logger: Logger

    private static let alarmIdentifier: UInt = 1
    private static let interest = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME)

    init(targets: WatchTargets, logger: Logger) throws(FolderWatcher.Refusal) {
        queue = kqueue()
        guard queue >= 0 else {
            throw FolderWatcher.Refusal(description: "The folder cannot be watched: \(String(cString: strerror(errno))).")
        }
        self.targets = targets
        self.logger = logger
        snapshot = TreeSnapshot(of: targets)
        Self.allowManyOpenFiles()
        register(kevent(
            ident: Self.alarmIdentifier, filter: Int16(EVFILT_USER), flags: UInt16(EV_ADD | EV_CLEAR),
            fflags: 0, data: 0, udata: nil
        ))
        _ = refresh()
    }

    /// Raises the limit of open files, because a watch keeps its file open. The initial limit of a macOS process is 256.
    private static func allowManyOpenFiles() {
        var limit = rlimit()
        guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(OPEN_MAX)))
        setrlimit(RLIMIT_NOFILE, &limit)
    }

    func finish() {
        for watch in watches.values { close(watch.descriptor) }
        close(queue)
    }

    func wake() {
        register(kevent(
            ident: Self.alarmIdentifier, filter: Int16(EVFILT_USER), flags: 0,
            fflags: UInt32(NOTE_TRIGGER), data: 0, udata: nil
        ))
    }

    func retarget(files: [String]) -> [ChangeCoalescer.Event] {
        guard files != targets.files else { return [] }
        let added = Set(files).subtracting(targets.files)
        targets.files = files
        let events = refresh()
        return events + added.map { .modified($0) }
    }

    func wait(until deadline: ContinuousClock.Instant?) -> [ChangeCoalescer.Event] {
        var events = Array(repeating: kevent(), count: 64)
        let count: Int32
        if let deadline {
            let left = max(.zero, ContinuousClock.now.duration(to: deadline)).components
            var timeout = timespec(tv_sec: Int(left.seconds), tv_nsec: Int(left.attoseconds / 1_000_000_000))
            count = kevent(queue, nil, 0, &events, Int32(events.count), &timeout)
        } else {
            count = kevent(queue, nil, 0, &events, Int32(events.count), nil)
        }
        let somethingChanged = events.prefix(Int(max(0, count))).contains { $0.filter == Int16(EVFILT_VNODE) }
        return somethingChanged ? refresh() : []
    }

    /// Compares with the last snapshot and watches new files, until there are no new files.
    private func refresh() -> [ChangeCoalescer.Event] {
        var events: [ChangeCoalescer.Event] = []
        repeat {
            let now = TreeSnapshot(of: targets)
            events += now.changes(since: snapshot)
            snapshot = now
        } while watchExistingTargets()
        return events
    }

    private func watchExistingTargets() -> Bool {
        let wanted = Set(snapshot.entries.keys)
            .union((targets.folders.map(\.path) + targets.files).compactMap(Self.nearestFolder(around:)))
        for (path, watch) in watches where !wanted.contains(path) {
            close(watch.descriptor)
            watches[path] = nil
        }
        return wanted.map(addWatch).contains(true)
    }

    /// Renews the watch of a replaced file. Returns whether a watch was added.
    private func addWatch(_ path: String) -> Bool {
        guard let status = FileStatus(ofPath: path) else { return false }
        let identity = [status.device, status.inode]
        guard watches[path]?.identity != identity else { return false }
        if let old = watches.removeValue(forKey: path) { close(old.descriptor) }
        let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == EMFILE { warnOfLimit() }
            return false
        }
        watches[path] = Watch(descriptor: descriptor, identity: identity)
        register(kevent(
            ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
            fflags: Self.interest, data: 0, udata: nil
        ))
        return true
    }

    private func register(_ change: kevent) {
        var change = change
        _ = kevent(queue, &change, 1, nil, 0, nil)
    }

    private func warnOfLimit() {
        guard !isIncomplete else { return }
        isIncomplete = true
        logger.warning("The limit on open files is reached.")
    }

    private static func nearestFolder(around path: String) -> String? {
        var folder = path
        while let slash = folder.lastIndex(of: "/"), folder != "/" {
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
            if FileStatus(ofPath: folder)?.kind == .folder { return folder }
        }
        return nil
    }
}
#endif
