import PlaygroundReader
import SourceDiagnostics
import TOMLReading

/// A file of a playground at one moment of its being written, and all that can be asked of it.
///
/// The text need not be TOML: what can be told of it is told.
public struct LanguageDocument: Sendable {
    public let source: SourceText
    let language: LanguageKnowledge
    /// Of this file alone.
    let own: KeyIndex
    /// Of the playground that the file is or belongs to, with all that it includes.
    public let whole: KeyIndex

    var names: NameSpace { NameSpace(index: whole) }

    var grammar: Grammar { language.grammar }

    /// - Parameters:
    ///   - source: The text; its name is that in the playground's diagnostics.
    ///   - playground: The outline of the playground that includes the file; without one it is a playground by itself.
    ///   - attachment: The bytes of a file beside the playground, by its path within the playground's folder.
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

    /// The steps to a path of this file.
    func steps(to cursor: Cursor) -> [Grammar.Step] { grammar.steps(to: cursor.path, in: own, facts: cursor.facts) }

    /// Every place where something is named, in all files of the playground.
    public func occurrences() -> [Occurrence] { OccurrenceCollector.occurrences(in: whole, grammar) }

    /// Which of the playground's sources this file is.
    var file: Int? { whole.sources.firstIndex { $0.fileName == source.fileName } }
}
