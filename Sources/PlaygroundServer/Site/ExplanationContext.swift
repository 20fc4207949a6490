import ConstraintLogs
import WireframeHTML

extension PageRenderer {
    /// The explanation of a pasted constraint log as HTML, or why there is none.
    func explanation(of log: [UInt8]) -> String {
        do throws(LogFailure) {
            return render(ExplanationContext(try LogAnswer(log)), with: "explanation")
        } catch {
            return render(ExplanationFailureContext(failure: error), with: "explanation")
        }
    }
}

/// The explanation of a pasted constraint log, as its template reads it.
struct ExplanationContext: TemplateContext {
    private let logs: [LogContext]
    private let messages: [MessageContext]
    private let surplus: String?

    init(_ answer: LogAnswer) {
        let count = answer.explanations.count
        logs = answer.explanations.enumerated().map { LogContext(explanation: $0.element, number: $0.offset + 1, count: count) }
        messages = answer.messages.map(MessageContext.init)
        surplus = answer.surplusSentence
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "logs": .init(logs)
        case "messages": .init(messages)
        case "surplus": .init(surplus)
        case "failure": .absent
        default: nil
        }
    }

    struct LogContext: TemplateContext {
        let explanation: LogExplanation
        let number: Int
        let count: Int

        private static let shownLines = 60

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "headline": .init(explanation.headline)
            case "verdict": .init(explanation.verdict.text)
            case "verdictKind": .init(explanation.verdict.rawValue)
            case "pattern": .init(explanation.pattern.rawValue)
            case "about": .init(explanation.facts(number: number, of: count).joined(separator: " · "))
            case "lines": .init(shown.map { LineContext(line: $0) })
            case "further": .init(further)
            case "reasons": .init(explanation.reasons)
            case "cures": .init(explanation.cures)
            case "unknowns": .init(explanation.unknowns)
            case "hasReasons": .init(!explanation.reasons.isEmpty)
            case "hasCures": .init(!explanation.cures.isEmpty)
            case "hasUnknowns": .init(!explanation.unknowns.isEmpty)
            case "playground": .init(explanation.playground)
            default: nil
            }
        }

        private var shown: [LogExplanation.Line] { explanation.lines(limit: Self.shownLines) }

        private var further: String? {
            let left = explanation.lines.count - shown.count
            return left > 0 ? "and \(left) more that take no part" : nil
        }
    }

    struct LineContext: TemplateContext {
        let line: LogExplanation.Line

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "number": .init(line.number.map { String($0) } ?? "–")
            case "equation": .init(line.equation ?? String(line.source.prefix(200)))
            case "source": .init(String(line.source.prefix(400)))
            case "belongsTo": .init(line.belongsTo)
            case "remark": .init(line.remark)
            case "isBroken": .init(line.isBroken)
            case "isInConflict": .init(line.conflicts.contains(0))
            case "isApp": .init(line.owner == .app)
            default: nil
            }
        }
    }

    struct MessageContext: TemplateContext {
        let message: LayoutMessage

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "headline": .init(message.headline)
            case "advice": .init(message.advice)
            case "kind": .init(message.kind.rawValue)
            case "line": .init(message.line)
            case "subjects": .init(message.subjects)
            default: nil
            }
        }
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
