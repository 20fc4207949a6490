import JSON
import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

/// A question from the page's editor: `{"ask": "hover", "text": "…", "line": 3, "character": 8}`. Lines and UTF-16 code units count from 0.
public struct EditorQuestion: Hashable, Sendable {
    /// `findings` asks for diagnostics with their fixes, `tokens` for the words of constraints, `checks` for the tasks of a lesson.
    /// `"checks"` contains the TOML of scenarios, or an array with names of scenarios.
    public enum Subject: String, CaseIterable, Hashable, Sendable { case completions, hover, findings, tokens, checks }

    public var subject: Subject
    public var text: String
    /// The position in the text. Findings and tokens use the start of the text.
    public var position: TextPosition
    /// The checks, at most `PlaygroundLimits.lessonChecks`.
    public var checks: [TaskCheck]

    public init(
        _ subject: Subject, of text: String, at position: TextPosition = TextPosition(line: 0, character: 0), checks: [TaskCheck] = []
    ) {
        self.subject = subject
        self.text = text
        self.position = position
        self.checks = checks
    }

    /// - Returns: `nil` if the text is not a question.
    public init?(json: String) {
        guard let value = JSONValue(reading: json, depth: 4), let subject = (value["ask"]?.string).flatMap({ Subject(rawValue: $0) }),
              let text = value["text"]?.string else { return nil }
        let line = value["line"]?.wholeNumber ?? 0
        let character = value["character"]?.wholeNumber ?? 0
        guard line >= 0, character >= 0 else { return nil }
        let checks = value["checks"]?.elements ?? []
        guard checks.count <= PlaygroundLimits.lessonChecks else { return nil }
        self.init(
            subject, of: text, at: TextPosition(line: line, character: character),
            checks: checks.map { check in
                if let toml = check.string { return .scenarios(toml: toml) }
                return .named((check.elements ?? []).compactMap { $0.string })
            })
    }
}
