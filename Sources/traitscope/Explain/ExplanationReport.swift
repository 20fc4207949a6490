import ConstraintLogs
import JSON
import PlaygroundModel

enum ExplanationReport {
    private static let bounds: [LayoutConstraint.Relation: String] = [
        .equal: "exactly", .greaterThanOrEqual: "atLeast", .lessThanOrEqual: "atMost",
    ]

    static func json(of answer: LogAnswer) -> JSONValue {
        let logs = answer.explanations.map { json(of: $0) }
        let messages = answer.messages.map { message -> JSONValue in
            .object([
                "line": .number(message.line), "kind": message.kind.rawValue.json, "headline": message.headline.json,
                "advice": message.advice.json, "subjects": .strings(message.subjects),
            ])
        }
        // `furtherLogs` is the number of omitted logs.
        return .object(["logs": .array(logs), "messages": .array(messages), "furtherLogs": .number(answer.surplus)])
    }

    /// `occurrences` is the number of times that the text contains the log. `pattern` is the code of the log's kind.
    private static func json(of explanation: LogExplanation) -> JSONValue {
        let log = explanation.log
        let constraints = log.constraints.indices.map { constraint($0, explanation) }
        // For each conflict, the indices of its constraints. The smallest conflict comes first.
        let conflicts = explanation.conflicts.map { conflict -> JSONValue in .array(conflict.constraints.map { .number($0) }) }
        return .object([
            "line": .number(log.line), "process": log.process?.json, "occurrences": .number(log.occurrences),
            "verdict": explanation.verdict.rawValue.json, "pattern": explanation.pattern.rawValue.json,
            "headline": explanation.headline.json,
            "constraints": .array(constraints), "conflicts": .array(conflicts),
            // The indices of the constraints that UIKit may break, if the text ends before it names the broken constraint.
            "expectedBreak": explanation.expectedBreak.map { expected -> JSONValue in
                .object(["verdict": (expected.isCertain ? "certain" : "open").json, "constraints": .array(expected.candidates.map { .number($0) })])
            },
            "reasons": .strings(explanation.reasons), "cures": .strings(explanation.cures), "unknowns": .strings(explanation.unknowns),
            "playground": explanation.playground?.json,
        ])
    }

    /// `number` is counted from 1. It is absent for a broken constraint that is not in the list. `demand` is the value required by the
    /// other constraints of the first conflict: a number as `exactly`, `atLeast` or `atMost`.
    private static func constraint(_ index: Int, _ explanation: LogExplanation) -> JSONValue {
        let (line, constraint) = (explanation.lines[index], explanation.log.constraints[index])
        let demand = explanation.conflicts.first?.demands[index].map { demand -> JSONValue in
            .object([JSONValue.Member(name: bounds[demand.relation, default: ""], value: .number(demand.value))])
        }
        return .object([
            "number": line.number.map { .number($0) }, "line": .number(line.line), "equation": line.equation?.json,
            "source": line.source.json, "address": constraint.key.json, "identifier": constraint.identifier?.json,
            "owner": line.owner.rawValue.json, "belongsTo": line.belongsTo.json, "isBroken": .bool(line.isBroken), "demand": demand,
        ])
    }
}
