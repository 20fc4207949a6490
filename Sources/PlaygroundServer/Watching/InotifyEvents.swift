#if os(Linux) || os(Android)
import Foundation
import Logging

/// Linux's inotify. `@unchecked Sendable`, because only the watching thread uses it, and `wake()` only reads a constant.
final class InotifyEvents: FileEventSource, @unchecked Sendable {
    private let queue: Int32
    /// A pipe that interrupts `poll`.
    private let alarm: (reader: Int32, writer: Int32)
    private var plan: InotifyPlan
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1024, alignment: 16)

    init(targets: WatchTargets, logger: Logger) throws(FolderWatcher.Refusal) {
        var ends: [Int32] = [-1, -1]
        queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard queue >= 0, pipe(&ends) == 0 else {
            let limit = errno == EMFILE ? " (fs.inotify.max_user_instances)" : ""
            let reason = String(cString: strerror(errno)) + limit
            if queue >= 0 { close(queue) }
            buffer.deallocate()
            throw FolderWatcher.Refusal(description: "The folder cannot be watched: \(reason).")
        }
        alarm = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        plan = InotifyPlan(queue: queue, targets: targets, logger: logger)
        plan.make()
    }

    var isIncomplete: Bool { plan.isIncomplete }

    func finish() {
        close(queue)
        close(alarm.reader)
        close(alarm.writer)
        buffer.deallocate()
    }

    func wake() {
        // If the pipe is full, `poll` is interrupted as well.
        _ = [UInt8(0)].withUnsafeBytes { write(alarm.writer, $0.baseAddress!, 1) }
    }

    func retarget(files: [String]) -> [ChangeCoalescer.Event] {
        guard files != plan.targets.files else { return [] }
        plan.targets.files = files
        return plan.rebuild()
    }

    func wait(until deadline: ContinuousClock.Instant?) -> [ChangeCoalescer.Event] {
        sleep(until: deadline)
        while read(alarm.reader, buffer.baseAddress!, buffer.count) > 0 {}
        return readQueue()
    }

    private func sleep(until deadline: ContinuousClock.Instant?) {
        var descriptors = [
            pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
            pollfd(fd: alarm.reader, events: Int16(POLLIN), revents: 0),
        ]
        let forever: Int32 = -1
        _ = poll(&descriptors, nfds_t(descriptors.count), deadline.map(Self.millisecondsLeft) ?? forever)
    }

    /// The remaining time, rounded up, because waking early would require sleeping again.
    private static func millisecondsLeft(until deadline: ContinuousClock.Instant) -> Int32 {
        let left = ContinuousClock.now.duration(to: deadline)
        return left > .zero ? Int32((left / .milliseconds(1)).rounded(.up)) : 0
    }

    /// The limit exceeds the kernel's queue (fs.inotify.max_queued_events). Constant writers never leave the queue empty.
    private static let byteLimit = 1 << 20

    private func readQueue() -> [ChangeCoalescer.Event] {
        var events: [ChangeCoalescer.Event] = []
        var planIsStale = false
        var byteCount = 0
        while byteCount < Self.byteLimit {
            let count = read(queue, buffer.baseAddress!, buffer.count)
            guard count > 0 else { break }
            byteCount += count
            let records = InotifyRecord.all(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]), where: plan.isConcerned)
            for record in records.lastOfEach {
                let meaning = plan.interpret(record)
                events += meaning.events
                planIsStale = planIsStale || meaning.planIsStale
            }
        }
        if planIsStale { events += plan.rebuild() }
        return events
    }
}

extension [InotifyRecord] {
    /// The records without repetitions. Of thousands of records for a constantly written file, two remain.
    var lastOfEach: [InotifyRecord] {
        var known: Set<InotifyRecord> = []
        return reversed().filter { known.insert($0).inserted }.reversed()
    }
}

struct InotifyRecord: Hashable {
    var watch: Int32
    var mask: UInt32
    /// The name within the watched folder, or empty for the folder itself.
    var name: String

    func has(_ bits: Int...) -> Bool {
        bits.contains { mask & UInt32(truncatingIfNeeded: $0) != 0 }
    }

    /// Decodes the bytes of `read(2)`: records with a fixed-size head and a zero-padded name.
    static func all(
        in bytes: UnsafeRawBufferPointer, where isWanted: (Int32, UInt32, UnsafeRawBufferPointer) -> Bool = { _, _, _ in true }
    ) -> [InotifyRecord] {
        let headSize = MemoryLayout<inotify_event>.size
        var records: [InotifyRecord] = []
        var offset = 0
        while offset + headSize <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let nameStart = offset + headSize
            let nameEnd = nameStart + Int(head.len)
            offset = nameEnd
            let name = UnsafeRawBufferPointer(rebasing: bytes[nameStart..<nameEnd].prefix { $0 != 0 })
            guard isWanted(head.wd, head.mask, name) else { continue }
            records.append(InotifyRecord(watch: head.wd, mask: head.mask, name: String(decoding: name, as: UTF8.self)))
        }
        return records
    }
}
#endif
