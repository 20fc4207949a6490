import PlaygroundModel

/// Divides a paste into logs, and each log into its constraints.
struct LogReader {
    private enum Mark {
        /// "Unable to simultaneously satisfy constraints".
        case header
        /// "Will attempt to recover by breaking constraint".
        case breaking
        case open, close
        case emptyEntry
        case entry(EntryText)
    }

    private let paste: PastedText
    private var logs: [ConstraintLog] = []
    private var surplus = 0
    private var builder: LogBuilder?
    private var isBreakingNext = false

    private init(_ paste: PastedText) {
        self.paste = paste
    }

    /// The logs of a paste in their order, those that repeat counted with the first, and how many there are beyond `PlaygroundLimits.logs`.
    static func logs(of paste: PastedText) -> (logs: [ConstraintLog], surplus: Int) {
        var reader = LogReader(paste)
        for mark in reader.marks() { reader.take(mark.mark, at: mark.offset) }
        reader.finish()
        return (reader.logs, reader.surplus)
    }

    // MARK: Marks

    private func marks() -> [(offset: Int, mark: Mark)] {
        let entries = EntryText.all(in: paste)
        var marks = entries.map { (offset: $0.range.lowerBound, mark: Mark.entry($0)) }
        for word in ["Unable to simultaneously satisfy" as StaticString, "Unable to satisfy constraints simultaneously"] {
            for offset in offsets(of: word) { marks.append((offset, .header)) }
        }
        for word in ["recover by breaking constraint" as StaticString, "recover by breaking the constraint"] {
            for offset in offsets(of: word) { marks.append((offset, .breaking)) }
        }
        marks += brackets()
        return marks.sorted { $0.offset < $1.offset }
    }

    private func offsets(of word: StaticString) -> [Int] {
        var found: [Int] = []
        var start = 0
        while let offset = paste.offset(of: word, from: start) {
            found.append(offset)
            start = offset + word.utf8CodeUnitCount
        }
        return found
    }

    /// The lines that open and close a list, and those of which nothing is left.
    private func brackets() -> [(offset: Int, mark: Mark)] {
        var marks: [(offset: Int, mark: Mark)] = []
        for (place, start) in paste.lineStarts.enumerated() {
            let end = place + 1 < paste.lineStarts.count ? paste.lineStarts[place + 1] : paste.bytes.count
            let range = paste.bytes.trimmed(start..<end)
            guard range.count <= 4, let first = range.first else { continue }
            switch paste.bytes.text(range) {
            case "(": marks.append((first, .open))
            case ")", ")\"", ");": marks.append((first, .close))
            case "\"\",", "\"\"", "\"\" ,", "\",\"": marks.append((first, .emptyEntry))
            default: break
            }
        }
        return marks
    }

    // MARK: Building

    private mutating func take(_ mark: Mark, at offset: Int) {
        switch mark {
        case .header:
            finish()
            begin(at: offset)
            builder?.log.hasBeginning = true
            builder?.log.process = ProcessName.before(offset, in: paste)
        case .open:
            begin(at: offset)
            builder?.log.hasBeginning = true
        case .close: builder?.log.hasEnd = true
        case .emptyEntry: builder?.log.emptyEntries += 1
        case .breaking:
            begin(at: offset)
            builder?.log.hasEnd = true
            isBreakingNext = true
        case .entry(let entry) where isBreakingNext:
            isBreakingNext = false
            builder?.takeBroken(entry, of: paste)
        case .entry(let entry):
            // After what was broken comes another log, whose head is not there.
            if builder?.log.broken != nil { finish() }
            begin(at: entry.range.lowerBound)
            builder?.take(entry, of: paste)
        }
    }

    private mutating func begin(at offset: Int) {
        if builder == nil { builder = LogBuilder(line: paste.line(of: offset)) }
    }

    private mutating func finish() {
        isBreakingNext = false
        guard let log = builder?.finished() else { return }
        builder = nil
        if log.constraints.isEmpty && log.broken == nil && log.emptyEntries == 0 { return }
        if let same = logs.firstIndex(where: { $0.isSame(as: log) }) {
            logs[same].occurrences += 1
        } else if logs.count < PlaygroundLimits.logs {
            logs.append(log)
        } else {
            surplus += 1
        }
    }
}

extension ConstraintLog {
    /// Whether another says the same, addresses aside.
    fileprivate func isSame(as other: ConstraintLog) -> Bool {
        guard constraints.count == other.constraints.count, !constraints.isEmpty, isIncomplete == other.isIncomplete,
              brokenPlace == other.brokenPlace, items.all.count == other.items.all.count
        else { return false }
        for (one, another) in zip(constraints, other.constraints) {
            guard one.equation == another.equation, one.identifier == another.identifier, one.className == another.className else {
                return false
            }
        }
        return zip(items.all, other.items.all).allSatisfy { $0.className == $1.className && $0.label == $1.label }
    }
}

/// A log that is being read.
private struct LogBuilder {
    var log = ConstraintLog()
    private var entries: [ParsedEntry] = []
    private var broken: ParsedEntry?

    init(line: Int) {
        log.line = line
    }

    mutating func take(_ entry: EntryText, of paste: PastedText) {
        guard entries.count < PlaygroundLimits.loggedConstraints else {
            log.surplus += 1
            return
        }
        entries.append(ParsedEntry(entry, of: paste))
    }

    mutating func takeBroken(_ entry: EntryText, of paste: PastedText) {
        let parsed = ParsedEntry(entry, of: paste)
        broken = parsed
        // Its place in the log is that of its list; the log needs to know it all the same.
        log.broken = parsed.constraint
    }

    /// The log with its equations, whose items are known only when all entries are.
    mutating func finished() -> ConstraintLog {
        var resolver = ItemResolver()
        for entry in entries { resolver.learn(from: entry) }
        if let broken { resolver.learn(from: broken) }
        log.constraints = entries.map { resolver.constraint(of: $0) }
        log.listed = entries.count
        log.broken = broken.map { resolver.constraint(of: $0) }
        if let broken = log.broken, log.brokenPlace == nil { log.constraints.append(broken) }
        log.isRightToLeft = entries.contains { $0.isRightToLeft }
        log.items = resolver.items
        return log
    }
}

/// The name of the app before a message: `2018-01-17 10:02:40.315 Unmet[1100:161150] [LayoutConstraints] Unable to …`.
private enum ProcessName {
    /// Bytes that may stand on a line before the message: a date, a name and what a logger adds.
    private static let longest = 300

    static func before(_ offset: Int, in paste: PastedText) -> String? {
        let bytes = paste.bytes
        let start = max(paste.lineStarts[paste.line(of: offset) - 1], offset - longest)
        guard let bracket = (start..<offset).first(where: { isProcess(at: $0, in: bytes) }) else { return nil }
        var begin = start
        // The date and the time before it, as far as they are there.
        for place in start..<bracket where bytes[place].isSpace {
            let word = bytes[begin..<place]
            guard word.isEmpty || word.first?.isDigit == true else { break }
            begin = place + 1
        }
        let name = bytes.trimmed(begin..<bracket)
        return name.isEmpty || name.count > 100 ? nil : bytes.text(name)
    }

    /// Whether `[1100:161150]` stands at a place.
    private static func isProcess(at place: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[place] == UInt8(ascii: "["), place + 2 < bytes.count, bytes[place + 1].isDigit else { return false }
        var end = place + 1
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        return end < bytes.count && (bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: "]"))
    }
}
