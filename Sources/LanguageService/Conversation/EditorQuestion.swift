import JSON

/// What the editor of a page asks of the text in it.
///
/// As JSON: `{"ask": "hover", "text": "…", "line": 3, "character": 8}`, the place in lines and UTF-16 code units from 0.
public struct EditorQuestion: Hashable, Sendable {
    public enum Subject: String, CaseIterable, Hashable, Sendable {
        /// What can be written at the place.
        case completions
        /// What is to be said of the place.
        case hover
        /// What is wrong with the text, and what would mend it.
        case findings
        /// The words of equations and visual format strings.
        case tokens
    }

    public var subject: Subject
    public var text: String
    /// Of findings and tokens, which are of the whole text, the beginning.
    public var position: TextPosition

    public init(_ subject: Subject, of text: String, at position: TextPosition = TextPosition(line: 0, character: 0)) {
        self.subject = subject
        self.text = text
        self.position = position
    }

    /// `nil` for a text that is no question.
    public init?(json: String) {
        guard let value = JSONValue(reading: json, depth: 4), let subject = (value["ask"]?.string).flatMap({ Subject(rawValue: $0) }),
              let text = value["text"]?.string else { return nil }
        let line = value["line"]?.wholeNumber ?? 0
        let character = value["character"]?.wholeNumber ?? 0
        guard line >= 0, character >= 0 else { return nil }
        self.init(subject, of: text, at: TextPosition(line: line, character: character))
    }
}
