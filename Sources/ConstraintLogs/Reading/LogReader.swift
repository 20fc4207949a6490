import PlaygroundModel

struct LogReader {
    private enum Mark {
        case header, breaking, open, close, emptyEntry
        case entry(EntryText)
    }

    private let paste: PastedText
    private var logs: [ConstraintLog] = []
    private var surplus = 0
    /// The current log, its entries, and the broken constraint, which may also be in the list.
    private var log: ConstraintLog?
    private var entries: [LoggedEntry] = []
    private var broken: LoggedEntry?
    private var isBreakingNext = false

    /// The distinct logs of a paste, and the number of logs beyond `PlaygroundLimits.logs`.
    static func logs(of paste: PastedText) -> (logs: [ConstraintLog], surplus: Int) {
        var reader = LogReader(paste: paste)
        for (offset, mark) in reader.marks() { reader.take(mark, at: offset) }
        reader.finish()
        return (reader.logs, reader.surplus)
    }

    private init(paste: PastedText) { self.paste = paste }

    private static let words: [(word: StaticString, mark: Mark)] = [
        ("Unable to simultaneously satisfy", .header), ("Unable to satisfy constraints simultaneously", .header),
        ("recover by breaking constraint", .breaking), ("recover by breaking the constraint", .breaking),
    ]

    /// The lines that open and close a list, and entries that lost their constraint.
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

    private mutating func take(_ mark: Mark, at offset: Int) {
        switch mark {
        case .header:
            finish()
            begin(at: offset)
            let process = process(before: offset)
            log?.process = process
            log?.hasBeginning = true
        case .open:
            begin(at: offset)
            log?.hasBeginning = true
        case .close: log?.hasEnd = true
        case .emptyEntry: log?.emptyEntries += 1
        case .breaking:
            begin(at: offset)
            log?.hasEnd = true
            isBreakingNext = true
        case .entry(let entry) where isBreakingNext:
            isBreakingNext = false
            broken = LoggedEntry(entry, of: paste)
        case .entry(let entry):
            if broken != nil { finish() }
            begin(at: entry.range.lowerBound)
            if entries.count < PlaygroundLimits.loggedConstraints {
                entries.append(LoggedEntry(entry, of: paste))
            } else {
                log?.surplus += 1
            }
        }
    }

    private mutating func begin(at offset: Int) {
        if log == nil { log = ConstraintLog(line: paste.line(of: offset)) }
    }

    private mutating func finish() {
        defer { (log, entries, broken, isBreakingNext) = (nil, [], nil, false) }
        guard var log, !entries.isEmpty || broken != nil || log.emptyEntries > 0 else { return }
        log.take(entries, broken: broken)
        if let same = logs.firstIndex(where: { $0.isSame(as: log) }) {
            logs[same].occurrences += 1
        } else if logs.count < PlaygroundLimits.logs {
            logs.append(log)
        } else {
            surplus += 1
        }
    }

    /// The maximum number of bytes before the message on its line: a date, a name and additions of a logger.
    private static let longestPrefix = 300

    /// The name of the app in `2018-01-17 10:02:40.315 Unmet[1100:161150] [LayoutConstraints] Unable to …`.
    private func process(before offset: Int) -> String? {
        let start = max(paste.lineStarts[paste.line(of: offset) - 1], offset - Self.longestPrefix)
        let match = paste.bytes.text(start..<offset).prefixMatch(of: /\s*(?:\d\S*\s+)*(.*?)\s*\[\d+[:\]]/)
        guard let name = match?.1, !name.isEmpty, name.utf8.count <= 100 else { return nil }
        return String(name)
    }
}

extension ConstraintLog {
    /// Adds the constraints of entries. Resolving their items needs all entries.
    fileprivate mutating func take(_ entries: [LoggedEntry], broken: LoggedEntry?) {
        var all = entries
        if let broken {
            brokenPlace = entries.firstIndex { $0.constraint.key == broken.constraint.key } ?? entries.count
            if brokenPlace == entries.count { all.append(broken) }
        }
        for entry in entries + [broken].compactMap({ $0 }) { items.learn(from: entry) }
        constraints = all.map { entry in
            var constraint = entry.constraint
            constraint.equation = items.equation(of: entry)
            return constraint
        }
        for place in constraints.indices { constraints[place].owner = owner(of: constraints[place]) }
        listed = entries.count
        isRightToLeft = entries.contains { $0.isRightToLeft }
    }

    /// Whether the log equals another log, ignoring addresses.
    fileprivate func isSame(as other: ConstraintLog) -> Bool {
        !constraints.isEmpty && isIncomplete == other.isIncomplete && brokenPlace == other.brokenPlace
            && constraints.elementsEqual(other.constraints) {
                $0.equation == $1.equation && $0.identifier == $1.identifier && $0.className == $1.className
            }
            && items.all.elementsEqual(other.items.all) { $0.className == $1.className && $0.label == $1.label }
    }
}
