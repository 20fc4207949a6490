/// What happened on a device, oldest first.
///
/// A log grows with every event, and a page keeps the one it shows beside the one it is to show. So it is a list of passages
/// that both share: to copy, compare and continue a log costs nothing for what both have in common.
public struct DeviceLog: Hashable, Sendable {
    /// The lines that came at once, such as an event with all that followed from it.
    public final class Passage: Hashable, Sendable {
        public let lines: [LogLine]
        /// The passage without what is only for those who ask for more; `nil` if it has nothing of the kind.
        fileprivate let brief: Passage?

        public init(_ lines: [LogLine]) {
            self.lines = lines
            brief = lines.contains { $0.isVerbose } ? Passage(lines.filter { !$0.isVerbose }) : nil
        }

        public static func == (one: Passage, other: Passage) -> Bool { one === other || one.lines == other.lines }

        public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
    }

    public private(set) var passages: [Passage] = []
    public private(set) var lineCount = 0

    /// - Parameter lines: The first passage, unless it is empty.
    public init(_ lines: [LogLine] = []) {
        insert(lines, at: 0)
    }

    public var lines: [LogLine] { passages.flatMap { $0.lines } }

    /// The log without what is only for those who ask for more.
    public var brief: DeviceLog {
        guard passages.contains(where: { $0.brief != nil }) else { return self }
        var log = DeviceLog()
        for passage in passages {
            let passage = passage.brief ?? passage
            if !passage.lines.isEmpty { log.append(passage) }
        }
        return log
    }

    /// Adds a passage before the one at `place`, or at the end. No lines are no passage.
    ///
    /// - Returns: whether there is a passage more.
    @discardableResult
    public mutating func insert(_ lines: [LogLine], at place: Int) -> Bool {
        guard !lines.isEmpty else { return false }
        passages.insert(Passage(lines), at: place)
        lineCount += lines.count
        return true
    }

    private mutating func append(_ passage: Passage) {
        passages.append(passage)
        lineCount += passage.lines.count
    }

    /// Forgets all but the first passages.
    public mutating func keep(first count: Int) {
        while passages.count > count { lineCount -= passages.removeLast().lines.count }
    }

    /// Forgets the oldest passages until at most so many lines are left. Of a passage that is longer, its last lines stay.
    ///
    /// - Parameter limit: The number of the oldest passages that may go.
    /// - Returns: how many passages are gone.
    public mutating func trim(toLines count: Int, upToPassage limit: Int) -> Int {
        var gone = 0
        while lineCount > count, gone < limit {
            let surplus = lineCount - count
            let oldest = passages[gone].lines
            lineCount -= min(surplus, oldest.count)
            if oldest.count > surplus {
                passages[gone] = Passage(Array(oldest.dropFirst(surplus)))
            } else {
                gone += 1
            }
        }
        passages.removeFirst(gone)
        return gone
    }

    /// The lines that this log has beyond another, if it goes on from that; `nil` if it is another log.
    public func continuation(of other: DeviceLog) -> [LogLine]? {
        guard passages.starts(with: other.passages) else { return nil }
        return passages.dropFirst(other.passages.count).flatMap { $0.lines }
    }
}
