/// A device's events, oldest first.
///
/// A log grows with every event, and a page keeps its old and new logs. The logs share passages, so that copying, comparing and continuing
/// them costs nothing for the common part.
public struct DeviceLog: Hashable, Sendable {
    /// Lines that were added together, such as an event with its effects.
    public final class Passage: Hashable, Sendable {
        public let lines: [LogLine]
        /// The passage without verbose lines; `nil` if it has none.
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

    /// - Parameter lines: First passage, unless empty.
    public init(_ lines: [LogLine] = []) {
        insert(lines, at: 0)
    }

    public var lines: [LogLine] { passages.flatMap { $0.lines } }

    /// The log without verbose lines.
    public var brief: DeviceLog {
        guard passages.contains(where: { $0.brief != nil }) else { return self }
        var log = DeviceLog()
        for passage in passages {
            let passage = passage.brief ?? passage
            if !passage.lines.isEmpty { log.append(passage) }
        }
        return log
    }

    /// Inserts a passage unless it is empty.
    /// - Returns: whether a passage was inserted.
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

    public mutating func keep(first count: Int) {
        while passages.count > count { lineCount -= passages.removeLast().lines.count }
    }

    /// Removes the oldest lines until at most `count` are left; the last passage to go may keep its last lines.
    ///
    /// - Parameter limit: How many passages may go.
    /// - Returns: how many passages were removed.
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

    /// The lines added to another log; `nil` if this log does not continue it.
    public func continuation(of other: DeviceLog) -> [LogLine]? {
        guard passages.starts(with: other.passages) else { return nil }
        return passages.dropFirst(other.passages.count).flatMap { $0.lines }
    }
}
