import PlaygroundModel

public struct LogExplanation: Sendable {
    /// A constraint of the list, or the broken constraint outside it.
    public struct Line: Sendable {
        /// The constraint's number in the list, from 1. `nil` for a broken constraint outside the list.
        public var number: Int?
        public var line: Int
        /// The equation, such as `UIButton.width == 75`. `nil` if it could not be read.
        public var equation: String?
        public var source: String
        public var owner: ConstraintOwner
        public var belongsTo: String
        /// The value that the other constraints of the conflict permit. `nil` if the constraint has no such value.
        public var remark: String?
        public var isBroken: Bool
        public var conflicts: [Int]
    }

    public let log: ConstraintLog
    public let pattern: ConflictPattern
    public let conflicts: [LogConflict]
    let names: ItemNames
    let classified: ClassifiedConflict?
    /// `nil` if the log names the broken constraint, or has no conflict.
    public let expectedBreak: ExpectedBreak?
    public private(set) var lines: [Line] = []
    /// A playground with the first conflict. `nil` without one.
    public private(set) var playground: String?

    public init(_ log: ConstraintLog) {
        (self.log, names, conflicts) = (log, ItemNames(log.items), log.conflicts())
        classified = conflicts.first.flatMap { ClassifiedConflict($0, in: log) }
        pattern = classified?.pattern ?? log.pattern
        expectedBreak = log.brokenPlace == nil ? conflicts.first.map { ExpectedBreak(of: $0, in: log) } : nil
        let sets = conflicts.map { Set($0.constraints) }
        lines = log.constraints.indices.map { place in line(place, sets.indices.filter { sets[$0].contains(place) }) }
        playground = conflicts.first.flatMap { ConflictPlayground(log, $0, names, headline: headline)?.text }
    }

    /// The number of the log (from 1, among all logs of the paste), its line, its app and its number of constraints.
    public func facts(number: Int, of count: Int) -> [String] {
        var facts = count > 1 ? ["log \(number) of \(count)"] : []
        facts += ["line \(log.line)"] + (log.process.map { [$0] } ?? [])
        facts.append(log.listed == 1 ? "1 constraint" : "\(log.listed) constraints")
        if log.occurrences > 1 { facts.append("\(log.occurrences) times in the paste") }
        return facts
    }

    /// All lines, or in a list beyond the limit the first lines in a conflict.
    public func lines(limit: Int) -> [Line] {
        let isLong = lines.count > limit
        return Array(lines.filter { !isLong || !$0.conflicts.isEmpty || $0.isBroken }.prefix(limit))
    }

    public var verdict: ConflictPattern.Verdict { pattern.verdict }
    public var isExplained: Bool { pattern != .unread }

    private func line(_ place: Int, _ conflicts: [Int]) -> Line {
        let constraint = log.constraints[place]
        return Line(
            number: place < log.listed ? place + 1 : nil, line: constraint.line, equation: constraint.equation.map(equations.text),
            source: constraint.text, owner: constraint.owner, belongsTo: belongsTo(constraint), remark: remark(of: place),
            isBroken: place == log.brokenPlace, conflicts: conflicts)
    }

    private func belongsTo(_ constraint: LoggedConstraint) -> String {
        let owner = constraint.owner.name
        if let problem = constraint.problem { return problem.text }
        if let place = constraint.place { return "your app, \(place)" }
        if let meaning = constraint.meaning { return "\(owner): \(meaning)" }
        if let identifier = constraint.identifier { return "\(owner), “\(identifier)”" }
        return constraint.className.hasPrefix("MAS") ? "your app, by Masonry" : owner
    }

    private func remark(of place: Int) -> String? {
        guard let first = conflicts.first, first.constraints.count > 1, let equation = log.equation(place) else { return nil }
        let demand = conflicts.lazy.compactMap { $0.demands[place] }.first
        return demand.map { "the others permit \(text($0)), not \(equation.constant.signedText)" }
    }
}

extension LoggedConstraintProblem {
    fileprivate var text: String {
        switch self {
        case .cutOff: "cut off in the paste"
        case .noAddress(let text): "\(text) is not an address: it has a letter that is not a hexadecimal digit"
        case .unknownForm: "in an unknown form"
        case .meaningless: "it relates attributes that cannot be related"
        }
    }
}

extension LoggedConstraint {
    var meaning: String? { identifier.flatMap { ConstraintIdentifiers.table[$0]?.meaning } }
}

public struct LogAnswer: Sendable {
    public private(set) var explanations: [LogExplanation]
    public private(set) var messages: [LayoutMessage]
    /// The number of logs that are omitted.
    public private(set) var surplus: Int

    /// - Throws: The reason why there is nothing to explain.
    public init(_ bytes: [UInt8]) throws(LogFailure) {
        let paste = try PastedText(bytes)
        let (logs, surplus) = LogReader.logs(of: paste)
        self.surplus = surplus
        explanations = logs.map(LogExplanation.init)
        messages = LayoutMessage.all(in: paste)
        if explanations.isEmpty, messages.isEmpty { throw Self.failure(of: paste) }
        if messages.isEmpty, logs.allSatisfy({ $0.constraints.isEmpty && $0.emptyEntries > 0 }) { throw .lostMarkup }
    }

    /// The explanation of one log, by its number from 1. `nil` if there is no such log.
    public func only(_ number: Int) -> LogAnswer? {
        guard explanations.indices.contains(number - 1) else { return nil }
        var answer = self
        (answer.explanations, answer.messages, answer.surplus) = ([explanations[number - 1]], [], 0)
        return answer
    }

    private static func failure(of paste: PastedText) -> LogFailure {
        let isLog = paste.contains("satisfy constraints") || paste.contains("breaking constraint")
        if isLog, paste.contains("<private>") { return .redacted }
        return isLog && paste.contains("\"\"") ? .lostMarkup : .noLog
    }

    public var surplusSentence: String? {
        surplus == 0 ? nil : "\(surplus) further logs of the text are left out: paste them separately."
    }

    public var isExplained: Bool { !messages.isEmpty || explanations.contains { $0.isExplained } }
}
