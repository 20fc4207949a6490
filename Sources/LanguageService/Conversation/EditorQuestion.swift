import JSON

/// A question from the page's editor: `{"ask": "hover", "text": "…", "line": 3, "character": 8}`. Lines and UTF-16
/// code units count from 0.
public struct EditorQuestion: Hashable, Sendable {
    /// `findings` are diagnostics with their fixes, `tokens` the words of constraints.
    public enum Subject: String, CaseIterable, Hashable, Sendable { case completions, hover, findings, tokens }

    public var subject: Subject
    public var text: String
    /// For findings and tokens, the start of the text.
    public var position: TextPosition

    public init(_ subject: Subject, of text: String, at position: TextPosition = TextPosition(line: 0, character: 0)) {
        self.subject = subject
        self.text = text
        self.position = position
    }

    /// - Returns: `nil` if the text is not a question.
    public init?(json: String) {
        guard let value = JSONValue(reading: json, depth: 4), let subject = (value["ask"]?.string).flatMap({ Subject(rawValue: $0) }),
              let text = value["text"]?.string else { return nil }
        let line = value["line"]?.wholeNumber ?? 0
        let character = value["character"]?.wholeNumber ?? 0
        guard line >= 0, character >= 0 else { return nil }
        self.init(subject, of: text, at: TextPosition(line: line, character: character))
    }
}
