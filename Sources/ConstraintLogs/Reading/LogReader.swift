import PlaygroundModel

/// Divides a paste into logs, and each log into its constraints.
struct LogReader {
    private enum Mark {
        case header, breaking, open, close, emptyEntry
        case entry(EntryText)
    }

    private let paste: PastedText
    private var logs: [ConstraintLog] = []
    private var surplus = 0
    private var builder: LogBuilder?
    private var isBreakingNext = false

    /// The different logs of a paste, and the number of those beyond `PlaygroundLimits.logs`.
    static func logs(of paste: PastedText) -> (logs: [ConstraintLog], surplus: Int) {
        var reader = LogReader(paste: paste)
        for (offset, mark) in reader.marks() { reader.take(mark, at: offset) }
        reader.finish()
        return (reader.logs, reader.surplus)
    }

    private init(paste: PastedText) { self.paste = paste }

    // MARK: Marks

    private static let words: [(word: StaticString, mark: Mark)] = [
        ("Unable to simultaneously satisfy", .header), ("Unable to satisfy constraints simultaneously", .header),
        ("recover by breaking constraint", .breaking), ("recover by breaking the constraint", .breaking),
    ]

    /// The lines that open and close a list, and those that lost their constraint.
    private static let lines: [String: Mark] = [
        "(": .open, ")": .close, ")\"": .close, ");": .close,
        "\"\",": .emptyEntry, "\"\"": .emptyEntry, "\"\" ,": .emptyEntry, "\",\"": .emptyEntry,
    ]

    private func marks() -> [(offset: Int, mark: Mark)] {
        var marks = EntryText.all(in: paste).map { (offset: $0.range.lowerBound, mark: Mark.entry($0)) }
        for (word, mark) in Self.words { marks += paste.offsets(of: word).map { ($0, mark) } }
        for (place, start) in paste.lineStarts.enumerated() {
            let range = paste.bytes.trimmed(start..<(place + 1 < paste.lineStarts.count ? paste.lineStarts[place + 1] : paste.bytes.count))
            if range.count <= 4, let mark = Self.lines[paste.bytes.text(range)] { marks.append((range.lowerBound, mark)) }
        }
        return marks.sorted { $0.offset < $1.offset }
    }

    // MARK: Building

    private mutating func take(_ mark: Mark, at offset: Int) {
        switch mark {
        case .header:
            finish()
            begin(at: offset)
            let process = process(before: offset)
            builder?.log.process = process
            builder?.log.hasBeginning = true
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
            builder?.broken = ParsedEntry(entry, of: paste)
        case .entry(let entry):
            // An entry behind the broken one begins a log without a header.
            if builder?.broken != nil { finish() }
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
        if log.constraints.isEmpty && log.emptyEntries == 0 { return }
        if let same = logs.firstIndex(where: { $0.isSame(as: log) }) {
            logs[same].occurrences += 1
        } else if logs.count < PlaygroundLimits.logs {
            logs.append(log)
        } else {
            surplus += 1
        }
    }

    /// The bytes before the message on its line: a date, a name and additions of a logger.
    private static let longestPrefix = 300

    /// The name of the app before a message: `2018-01-17 10:02:40.315 Unmet[1100:161150] [LayoutConstraints] Unable to …`.
    private func process(before offset: Int) -> String? {
        let start = max(paste.lineStarts[paste.line(of: offset) - 1], offset - Self.longestPrefix)
        let match = paste.bytes.text(start..<offset).prefixMatch(of: /\s*(?:\d\S*\s+)*(.*?)\s*\[\d+[:\]]/)
        guard let name = match?.1, !name.isEmpty, name.utf8.count <= 100 else { return nil }
        return String(name)
    }
}

extension ConstraintLog {
    /// Whether it is equal to another, addresses aside.
    fileprivate func isSame(as other: ConstraintLog) -> Bool {
        !constraints.isEmpty && isIncomplete == other.isIncomplete && brokenPlace == other.brokenPlace
            && constraints.elementsEqual(other.constraints) {
                $0.equation == $1.equation && $0.identifier == $1.identifier && $0.className == $1.className
            }
            && items.all.elementsEqual(other.items.all) { $0.className == $1.className && $0.label == $1.label }
    }
}

/// A log that is being read.
private struct LogBuilder {
    var log = ConstraintLog()
    /// The constraint that the system broke. It may be in the list, too.
    var broken: ParsedEntry?
    private var entries: [ParsedEntry] = []

    init(line: Int) { log.line = line }

    mutating func take(_ entry: EntryText, of paste: PastedText) {
        guard entries.count < PlaygroundLimits.loggedConstraints else {
            log.surplus += 1
            return
        }
        entries.append(ParsedEntry(entry, of: paste))
    }

    /// The log with its equations. Their items need all entries.
    mutating func finished() -> ConstraintLog {
        var resolver = ItemResolver()
        for entry in entries + [broken].compactMap({ $0 }) { resolver.learn(from: entry) }
        log.constraints = entries.map { resolver.constraint(of: $0) }
        log.listed = entries.count
        if let broken {
            log.brokenPlace = entries.firstIndex { $0.constraint.key == broken.constraint.key } ?? entries.count
            if log.brokenPlace == entries.count { log.constraints.append(resolver.constraint(of: broken)) }
        }
        log.isRightToLeft = entries.contains { $0.isRightToLeft }
        log.items = resolver.items
        return log
    }
}
