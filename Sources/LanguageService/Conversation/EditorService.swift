import JSON
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// Answers the editor of a page, on the desktop and in the page alike.
public struct EditorService: Sendable {
    private let language: LanguageKnowledge
    private let fileName: String
    /// Of the text that was asked about last.
    private var document: LanguageDocument?
    private var reading: PlaygroundFile.ReadResult?
    /// What the last text that can be shown comes to on its devices, and of which text it is.
    private var board: (text: SourceText, board: Board)?

    /// - Parameter fileName: The playground's, as its diagnostics name it.
    public init(_ language: LanguageKnowledge, fileName: String) {
        self.language = language
        self.fileName = fileName
    }

    /// Files beside the playground have changed: what is remembered of it is out of date.
    public mutating func forget() {
        document = nil
        reading = nil
        board = nil
    }

    /// - Parameters:
    ///   - attachment: The bytes of a file beside the playground, by its path within the playground's folder.
    ///   - neighbours: The names of the playgrounds in a folder within it.
    public mutating func answer(
        _ question: EditorQuestion, attachment: @escaping (String) -> [UInt8]?, neighbours: @escaping (String) -> [String]
    ) -> JSONValue {
        let document = document(of: question.text, attachment)
        let source = document.source
        let offset = source.offset(of: question.position)
        switch question.subject {
        case .completions: return EditorAnswer.completions(document.completions(at: offset), in: source)
        case .hover:
            let board = board(of: source, attachment, neighbours)
            return EditorAnswer.hover(document.hover(at: offset, on: board), in: source)
        case .findings:
            let board = board(of: source, attachment, neighbours)
            let reading = reading(of: source, attachment, neighbours)
            let warnings = reading.playground == nil ? [] : board?.warnings ?? []
            let found = (reading.diagnostics + warnings).filter { $0.span?.fileName == fileName }
            return EditorAnswer.findings(found, fixes: document.fixes(for: found), in: source)
        case .tokens: return EditorAnswer.tokens(document.tokens(), in: source)
        }
    }

    // MARK: What is remembered

    private mutating func document(of text: String, _ attachment: (String) -> [UInt8]?) -> LanguageDocument {
        let source = SourceText(text, fileName: fileName)
        if let document, document.source == source { return document }
        let made = LanguageDocument(source, grammar: language.grammar, palette: language.palette, attachment: attachment)
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

    /// The devices with the text, or with the last that could be shown.
    private mutating func board(
        of source: SourceText, _ attachment: @escaping (String) -> [UInt8]?, _ neighbours: @escaping (String) -> [String]
    ) -> Board? {
        if let board, board.text == source { return board.board }
        if let made = Board(reading(of: source, attachment, neighbours)) { board = (source, made) }
        return board?.board
    }
}
