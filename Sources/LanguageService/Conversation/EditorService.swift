import JSON
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// Answers the page's editor, both on the desktop and in the page.
public struct EditorService: Sendable {
    private let language: LanguageKnowledge
    private let fileName: String
    private var document: LanguageDocument?
    private var reading: PlaygroundFile.ReadResult?
    private var board: (text: SourceText, board: Board)?
    /// The report on the last text with the checks of a task.
    private var checked: PlaygroundFile.ReadResult?

    /// - Parameter fileName: The playground's name in its diagnostics.
    public init(_ language: LanguageKnowledge, fileName: String) {
        self.language = language
        self.fileName = fileName
    }

    /// Clears the caches. Call this after another file of the playground has changed.
    public mutating func forget() { (document, reading, board, checked) = (nil, nil, nil, nil) }

    /// `attachment` reads a file by its path in the playground's folder. `neighbours` lists the playgrounds in a folder inside that folder.
    public mutating func answer(
        _ question: EditorQuestion, attachment: @escaping (String) -> [UInt8]?, neighbours: @escaping (String) -> [String]
    ) -> JSONValue {
        let document = document(of: question.text, attachment)
        let source = document.source
        let offset = source.offset(of: question.position)
        switch question.subject {
        case .completions: return EditorAnswer.completions(document.completions(at: offset), in: source)
        case .hover:
            let made = DemandedBoard(of: source, before: board, reading(of: source, attachment, neighbours))
            let hover = document.hover(at: offset) { made.board }
            board = made.kept
            return EditorAnswer.hover(hover, in: source)
        case .findings:
            let reading = reading(of: source, attachment, neighbours)
            let made = DemandedBoard(of: source, before: board, reading)
            let warnings = reading.playground == nil ? [] : made.board?.warnings ?? []
            board = made.kept
            let found = (reading.diagnostics + warnings).filter { $0.span?.fileName == fileName }
            return EditorAnswer.findings(found, fixes: document.fixes(for: found), in: source)
        case .tokens: return EditorAnswer.tokens(document.tokens(), in: source)
        case .checks: return answer(question.checks, on: question.text, attachment, neighbours)
        }
    }

    private mutating func answer(
        _ checks: [TaskCheck], on text: String, _ attachment: @escaping (String) -> [UInt8]?,
        _ neighbours: @escaping (String) -> [String]
    ) -> JSONValue {
        let report = TaskReport(
            checks, on: text, fileName: fileName, attachment: attachment, neighbours: neighbours, after: checked ?? reading)
        checked = report.reading
        return EditorAnswer.checks(report)
    }

    private mutating func document(of text: String, _ attachment: (String) -> [UInt8]?) -> LanguageDocument {
        let source = SourceText(text, fileName: fileName)
        if let document, document.source == source { return document }
        let made = LanguageDocument(source, language: language, attachment: attachment)
        document = made
        return made
    }

    private mutating func reading(
        of source: SourceText, _ attachment: @escaping (String) -> [UInt8]?, _ neighbours: @escaping (String) -> [String]
    ) -> PlaygroundFile.ReadResult {
        if let reading, reading.source == source { return reading }
        let made = Pipeline.read(source.utf8, fileName: fileName, attachment: attachment, neighbours: neighbours, after: reading)
        reading = made
        return made
    }
}

/// A board that is made only if an answer needs it. Few answers do. The board may belong to the last valid text.
private final class DemandedBoard {
    private(set) var kept: (text: SourceText, board: Board)?
    private let source: SourceText
    private let reading: PlaygroundFile.ReadResult
    private var wasAsked = false

    init(of source: SourceText, before former: (text: SourceText, board: Board)?, _ reading: PlaygroundFile.ReadResult) {
        self.source = source
        self.reading = reading
        kept = former
    }

    var board: Board? {
        if !wasAsked, kept?.text != source, let made = Board(reading) { kept = (source, made) }
        wasAsked = true
        return kept?.board
    }
}
