import JSON
import PlaygroundPipeline
import SourceDiagnostics

/// Answers as JSON for the page's editor (`Templates/modules/language.js`).
enum EditorAnswer {
    static func completions(_ completions: [Completion], in source: SourceText) -> JSONValue {
        .object([
            "completions": .array(completions.map { completion in
                .object([
                    "label": completion.label.json, "kind": completion.kind.rawValue.json, "detail": completion.detail?.json,
                    "documentation": completion.documentation?.json, "swatch": completion.swatch?.json, "text": completion.text.json,
                    "isSnippet": completion.isSnippet ? .bool(true) : nil, "range": range(completion.range, in: source),
                ])
            }),
        ])
    }

    static func hover(_ hover: Hover?, in source: SourceText) -> JSONValue {
        .object(["hover": hover.map { .object(["markdown": $0.markdown.json, "range": range($0.range, in: source)]) }.orNull])
    }

    static func findings(_ diagnostics: [Diagnostic], fixes: [CodeFix], in source: SourceText) -> JSONValue {
        .object([
            "findings": .array(diagnostics.map { diagnostic in
                let span = diagnostic.span.map { source.offsets(of: $0) } ?? 0..<0
                return .object([
                    "severity": diagnostic.severity.rawValue.json, "headline": diagnostic.headline.json, "hint": diagnostic.hint?.json,
                    "range": range(span, in: source),
                    "fixes": .array(fixes.filter { $0.diagnostic == diagnostic }.map { fix in
                        .object(["title": fix.title.json, "edits": fix.edits.json(in: source)])
                    }),
                ])
            }),
        ])
    }

    static func tokens(_ tokens: [SemanticToken], in source: SourceText) -> JSONValue {
        .object([
            "tokens": .array(tokens.map { token in
                .object(["kind": token.kind.rawValue.json, "range": range(token.range, in: source)])
            }),
        ])
    }

    /// `{"checks": [{"scenarios": […], "mistakes": […]}]}`, or `{"errors": 2}` if the text has errors.
    static func checks(_ report: TaskReport) -> JSONValue {
        guard report.errors.isEmpty else { return .object(["errors": .number(report.errors.count)]) }
        return .object([
            "checks": .array(report.results.map { result in
                .object(["scenarios": .array(result.scenarios.map { scenario($0) }), "mistakes": .strings(result.mistakes)])
            }),
        ])
    }

    private static func scenario(_ item: ScenarioList.Item) -> JSONValue {
        .object([
            "name": item.name.json, "events": .strings(item.events), "devices": .strings(item.marks.map { $0.device }),
            "failures": .array(item.failures.map { failure in
                .object([
                    "headline": failure.headline.json,
                    "devices": .strings(item.marks.filter { failure.devices.contains($0.device) }.map { $0.name }),
                    "device": failure.devices.first?.json,
                    "count": (item.marks.first { $0.device == failure.devices.first }).map { .number($0.eventCount) },
                    "reasons": .array(failure.reasons.map { reason in
                        .object(["text": reason.text.json, "place": reason.place?.description.json])
                    }),
                ])
            }),
        ])
    }

    private static func range(_ range: Range<Int>, in source: SourceText) -> JSONValue {
        source.textRange(of: range).json
    }
}
