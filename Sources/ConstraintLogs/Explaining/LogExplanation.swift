import PlaygroundModel

/// What is said of one log.
public struct LogExplanation: Sendable {
    /// A constraint of the list, or the broken one beside it.
    public struct Line: Sendable {
        /// Its number in the list, from 1; `nil` for a broken constraint that the list does not have.
        public var number: Int?
        /// The line of the paste.
        public var line: Int
        /// `UIButton.width == 75`; `nil` for one that could not be read.
        public var equation: String?
        /// As it was pasted.
        public var source: String
        public var owner: ConstraintOwner
        /// Whose it is and what for, in words.
        public var belongsTo: String
        /// What the others of the conflict leave to it.
        public var remark: String?
        public var isBroken: Bool
        /// The conflicts that it is part of, by their place.
        public var conflicts: [Int]
    }

    public let log: ConstraintLog
    public let pattern: ConflictPattern
    /// One sentence that stands alone.
    public let headline: String
    public let lines: [Line]
    /// Sentences: why it cannot hold.
    public let reasons: [String]
    /// Sentences: what would solve it, the likeliest first.
    public let cures: [String]
    /// Sentences: what the log does not say.
    public let unknowns: [String]
    public let conflicts: [LogConflict]
    /// A playground in which the first conflict is; `nil` where there is none.
    public let playground: String?

    /// What the log is: `line 3`, its app, how many constraints it has, and which of several it is.
    ///
    /// - Parameter number: Its place among all logs of the paste, from 1.
    public func facts(number: Int, of count: Int) -> [String] {
        var facts = count > 1 ? ["log \(number) of \(count)"] : []
        facts += ["line \(log.line)"] + (log.process.map { [$0] } ?? [])
        facts.append(log.listed == 1 ? "1 constraint" : "\(log.listed) constraints")
        if log.occurrences > 1 { facts.append("\(log.occurrences) times in the paste") }
        return facts
    }

    /// The lines that are shown: of a list with more than a limit those of the conflicts alone, and no more than so many.
    public func lines(limit: Int) -> [Line] {
        let isLong = lines.count > limit
        return Array(lines.filter { !isLong || !$0.conflicts.isEmpty || $0.isBroken }.prefix(limit))
    }

    public var verdict: ConflictPattern.Verdict { pattern.verdict }
    /// Whether anything of it could be explained.
    public var isExplained: Bool { pattern != .unread }

    public init(_ log: ConstraintLog) {
        let names = ItemNames(log.items)
        let prose = ExplanationProse(log, names)
        self.log = log
        conflicts = prose.conflicts
        pattern = prose.pattern
        headline = prose.headline
        lines = prose.lines
        reasons = prose.reasons
        cures = prose.cures
        unknowns = prose.unknowns
        playground = conflicts.first.flatMap { ConflictPlayground(log, $0, names, prose.owners, headline: prose.headline)?.text }
    }
}

/// What is said of a paste.
public struct LogAnswer: Sendable {
    public let explanations: [LogExplanation]
    /// What other messages of Auto Layout in it mean.
    public let messages: [LayoutMessage]
    /// How many further logs are left out.
    public let surplus: Int

    /// - Throws: why there is nothing to explain.
    public init(_ bytes: [UInt8]) throws(LogFailure) {
        let paste = try PastedText(bytes)
        let (logs, surplus) = LogReader.logs(of: paste)
        self.surplus = surplus
        explanations = logs.map(LogExplanation.init)
        messages = LayoutMessage.all(in: paste)
        if explanations.isEmpty, messages.isEmpty { throw Self.failure(of: paste) }
        if messages.isEmpty, logs.allSatisfy({ $0.constraints.isEmpty && $0.emptyEntries > 0 }) { throw .lostMarkup }
    }

    private init(_ explanation: LogExplanation) {
        explanations = [explanation]
        messages = []
        surplus = 0
    }

    /// What is said of one of the logs, by its number from 1.
    public func only(_ number: Int) -> LogAnswer? {
        explanations.indices.contains(number - 1) ? LogAnswer(explanations[number - 1]) : nil
    }

    private static func failure(of paste: PastedText) -> LogFailure {
        let isLog = paste.contains("satisfy constraints") || paste.contains("breaking constraint")
        if isLog, paste.contains("<private>") { return .redacted }
        return isLog && paste.contains("\"\"") ? .lostMarkup : .noLog
    }

    /// What is said of the logs that are left out; `nil` where there are none.
    public var surplusSentence: String? {
        surplus == 0 ? nil : "\(surplus) further logs of the text are left out: paste them by themselves."
    }

    /// Whether any of it could be explained.
    public var isExplained: Bool { !messages.isEmpty || explanations.contains { $0.isExplained } }
}
