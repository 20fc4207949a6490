import ConstraintLogs
import WireframeHTML

extension PageRenderer {
    /// The explanation as HTML, or the reason why there is none.
    func explanation(of log: [UInt8]) -> String {
        do throws(LogFailure) {
            return render(ExplanationContext(answer: try LogAnswer(log)), with: "explanation")
        } catch {
            return render(ExplanationFailureContext(failure: error), with: "explanation")
        }
    }
}

struct ExplanationContext: TemplateContext {
    let answer: LogAnswer

    private static let shownLines = 60

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "logs": .init(Array(answer.explanations.enumerated())) { values(of: $0.element, number: $0.offset + 1) }
        case "messages": .init(answer.messages, Self.values)
        case "surplus": .init(answer.surplusSentence)
        case "failure": .absent
        default: nil
        }
    }

    private func values(of explanation: LogExplanation, number: Int) -> [String: TemplateValue] {
        let shown = explanation.lines(limit: Self.shownLines)
        let left = explanation.lines.count - shown.count
        let facts = explanation.facts(number: number, of: answer.explanations.count)
        return [
            "headline": .text(explanation.headline), "verdict": .text(explanation.verdict.text),
            "verdictKind": .text(explanation.verdict.rawValue), "pattern": .text(explanation.pattern.rawValue),
            "about": .text(facts.joined(separator: " · ")), "lines": .init(shown, Self.values),
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

struct ExplanationFailureContext: TemplateContext {
    let failure: LogFailure

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "failure": .init(failure.headline.asSentence)
        case "hint": .init(failure.hint.asSentence)
        case "logs", "messages", "surplus": .absent
        default: nil
        }
    }
}
