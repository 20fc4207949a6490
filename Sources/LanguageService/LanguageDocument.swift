import PlaygroundReader
import SourceDiagnostics
import TOMLReading

/// A playground's file in an editor. Its text need not be valid TOML.
public struct LanguageDocument: Sendable {
    public let source: SourceText
    let language: LanguageKnowledge
    let own: KeyIndex
    /// The outline of the playground, with this file and every included file.
    public let whole: KeyIndex

    var names: NameSpace { NameSpace(index: whole) }

    var grammar: Grammar { language.grammar }

    /// `source` has the file name that the playground's diagnostics use. `attachment` reads a file by its path in the playground's folder.
    /// - Parameter playground: The outline of the playground that includes the file. `nil` if the file is the playground itself.
    public init(
        _ source: SourceText, of playground: KeyIndex? = nil, language: LanguageKnowledge,
        attachment: (String) -> [UInt8]? = { _ in nil }
    ) {
        self.source = source
        self.language = language
        whole = playground ?? PlaygroundOutline.read(source, attachment: attachment)
        own = playground == nil && whole.sources.count == 1 ? whole : KeyIndex(outlining: source)
    }

    func cursor(at offset: Int) -> Cursor { CursorScanner.cursor(in: source, at: offset) }

    func steps(to cursor: Cursor) -> [Grammar.Step] { grammar.steps(to: cursor.path, in: own, facts: cursor.facts) }

    /// Every definition of and reference to a name in the playground's files.
    public func occurrences() -> [Occurrence] { OccurrenceCollector.occurrences(in: whole, grammar) }

    var file: Int? { whole.sources.firstIndex { $0.fileName == source.fileName } }
}
