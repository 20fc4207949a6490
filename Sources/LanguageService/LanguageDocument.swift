import PlaygroundReader
import SourceDiagnostics
import TOMLReading

/// A file of a playground in an editor. The text need not be valid TOML.
public struct LanguageDocument: Sendable {
    public let source: SourceText
    let language: LanguageKnowledge
    /// The outline of this file.
    let own: KeyIndex
    /// The outline of the playground with the file and all includes.
    public let whole: KeyIndex

    var names: NameSpace { NameSpace(index: whole) }

    var grammar: Grammar { language.grammar }

    /// - Parameters:
    ///   - source: The text, with the file name of the playground's diagnostics.
    ///   - playground: The outline of the playground that includes the file; `nil` for a playground.
    ///   - attachment: Reads a file by its path within the playground's folder.
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

    /// All definitions and references of names in the files of the playground.
    public func occurrences() -> [Occurrence] { OccurrenceCollector.occurrences(in: whole, grammar) }

    var file: Int? { whole.sources.firstIndex { $0.fileName == source.fileName } }
}
