/// A device's events, oldest first. Logs share passages, so that copying, comparing and appending are cheap.
public struct DeviceLog: Hashable, Sendable {
    /// Lines added together, such as an event with its effects.
    public final class Passage: Hashable, Sendable {
        public let lines: [LogLine]
        /// The passage without its verbose lines. `nil` if no line is verbose.
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

    /// An empty array adds no passage.
    public init(_ lines: [LogLine] = []) {
        insert(lines, at: 0)
    }

    public var lines: [LogLine] { passages.flatMap { $0.lines } }

    public var brief: DeviceLog {
        guard passages.contains(where: { $0.brief != nil }) else { return self }
        var log = DeviceLog()
        for passage in passages {
            let passage = passage.brief ?? passage
            if !passage.lines.isEmpty { log.append(passage) }
        }
        return log
    }

    /// - Returns: `false` if `lines` is empty.
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

    /// Removes the oldest lines until at most `count` remain. Removes at most `limit` passages, and returns their number.
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

    /// The lines after `other`, and the number of lines at its end that they replace. `nil` if this log does not continue `other`.
    public func continuation(of other: DeviceLog) -> (dropped: Int, lines: [LogLine])? {
        let kept = zip(passages, other.passages).prefix { $0 == $1 }.count
        let dropped = other.passages.dropFirst(kept)
        guard dropped.isEmpty || kept > 0 && dropped.last != passages.last else { return nil }
        return (dropped.reduce(0) { $0 + $1.lines.count }, passages.dropFirst(kept).flatMap { $0.lines })
    }
}
