import ConstraintLogs
import WireframeHTML

extension PageRenderer {
    /// The explanation as HTML, or the reason why there is no explanation.
    func explanation(of log: [UInt8]) -> String {
        do throws(LogFailure) {
            return render(ExplanationContext.values(of: try LogAnswer(log)), with: "explanation")
        } catch {
            return render(ExplanationContext.values(of: error), with: "explanation")
        }
    }
}

enum ExplanationContext {
    private static let shownLines = 60

    static func values(of answer: LogAnswer) -> [String: TemplateValue] {
        let logs = TemplateValue(Array(answer.explanations.enumerated())) {
            values(of: $0.element, $0.element.facts(number: $0.offset + 1, of: answer.explanations.count))
        }
        return [
            "logs": logs, "messages": .init(answer.messages, values), "surplus": .init(answer.surplusSentence), "failure": .absent,
        ]
    }

    static func values(of failure: LogFailure) -> [String: TemplateValue] {
        [
            "failure": .text(failure.headline.asSentence), "hint": .text(failure.hint.asSentence), "logs": .absent, "messages": .absent,
            "surplus": .absent,
        ]
    }

    private static func values(of explanation: LogExplanation, _ facts: [String]) -> [String: TemplateValue] {
        let shown = explanation.lines(limit: shownLines)
        let left = explanation.lines.count - shown.count
        return [
            "headline": .text(explanation.headline), "verdict": .text(explanation.verdict.text),
            "verdictKind": .text(explanation.verdict.rawValue), "pattern": .text(explanation.pattern.rawValue),
            "about": .text(facts.joined(separator: " · ")), "lines": .init(shown, values),
            "further": .init(left > 0 ? "and \(left) more that are not involved" : nil),
            "reasons": .init(explanation.reasons), "hasReasons": .flag(!explanation.reasons.isEmpty),
            "cures": .init(explanation.cures), "hasCures": .flag(!explanation.cures.isEmpty),
            "unknowns": .init(explanation.unknowns), "hasUnknowns": .flag(!explanation.unknowns.isEmpty),
            "playground": .init(explanation.playground),
        ]
    }

    private static func values(of line: LogExplanation.Line) -> [String: TemplateValue] {
        [
            "number": .text(line.number.map { String($0) } ?? "–"), "equation": .text(line.equation ?? String(line.source.prefix(200))),
            "source": .text(String(line.source.prefix(400))), "belongsTo": .text(line.belongsTo), "remark": .init(line.remark),
            "isBroken": .flag(line.isBroken), "isInConflict": .flag(line.conflicts.contains(0)), "isApp": .flag(line.owner == .app),
        ]
    }

    private static func values(of message: LayoutMessage) -> [String: TemplateValue] {
        [
            "headline": .text(message.headline), "advice": .text(message.advice), "kind": .text(message.kind.rawValue),
            "line": .init(message.line), "subjects": .init(message.subjects),
        ]
    }
}
