import ConstraintLogs
import PlaygroundModel

/// What is said of a paste, as JSON for machines.
struct ExplanationReport: Encodable {
    struct Log: Encodable {
        var line: Int
        var process: String?
        /// How often the paste has it.
        var occurrences: Int
        /// `noise`, `passing`, `conflict` or `open`.
        var verdict: String
        /// The kind of trouble, by its code.
        var pattern: String
        var headline: String
        var constraints: [Constraint]
        /// The places of the constraints of each conflict in `constraints`, from 0; the smallest conflict first.
        var conflicts: [[Int]]
        var reasons: [String]
        var cures: [String]
        var unknowns: [String]
        var playground: String?
    }

    struct Constraint: Encodable {
        /// Its number in the list, from 1; without one it is the broken one that the list does not have.
        var number: Int?
        var line: Int
        var equation: String?
        var source: String
        var address: String
        var identifier: String?
        var owner: String
        var belongsTo: String
        var isBroken: Bool
        /// What the other constraints of the first conflict leave to it: `exactly`, `atLeast` or `atMost` a number.
        var demand: [String: Double]?
    }

    struct Message: Encodable {
        var line: Int
        var kind: String
        var headline: String
        var advice: String
        var subjects: [String]
    }

    var logs: [Log]
    var messages: [Message]
    /// How many further logs are left out.
    var furtherLogs: Int

    init(_ answer: LogAnswer) {
        logs = answer.explanations.map(Log.init)
        furtherLogs = answer.surplus
        messages = answer.messages.map {
            Message(line: $0.line, kind: $0.kind.rawValue, headline: $0.headline, advice: $0.advice, subjects: $0.subjects)
        }
    }
}

extension ExplanationReport.Log {
    private static let words: [LayoutConstraint.Relation: String] = [
        .equal: "exactly", .greaterThanOrEqual: "atLeast", .lessThanOrEqual: "atMost",
    ]

    fileprivate init(_ explanation: LogExplanation) {
        let log = explanation.log
        self.init(
            line: log.line, process: log.process, occurrences: log.occurrences, verdict: explanation.verdict.rawValue,
            pattern: explanation.pattern.rawValue, headline: explanation.headline,
            constraints: log.constraints.indices.map { place in
                let (line, constraint) = (explanation.lines[place], log.constraints[place])
                let demand = explanation.conflicts.first?.demands[place].map { [Self.words[$0.relation, default: ""]: $0.value] }
                return ExplanationReport.Constraint(
                    number: line.number, line: line.line, equation: line.equation, source: line.source, address: constraint.key,
                    identifier: constraint.identifier, owner: line.owner.rawValue, belongsTo: line.belongsTo, isBroken: line.isBroken,
                    demand: demand)
            },
            conflicts: explanation.conflicts.map { $0.constraints }, reasons: explanation.reasons, cures: explanation.cures,
            unknowns: explanation.unknowns, playground: explanation.playground)
    }
}
