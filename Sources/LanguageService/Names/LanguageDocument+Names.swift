import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A range in one of the playground's files.
public struct DocumentPlace: Hashable, Sendable {
    /// The file's index among the sources of ``LanguageDocument/whole``.
    public var file: Int
    public var range: Range<Int>
}

extension LanguageDocument {
    /// The innermost name at a UTF-8 offset.
    public func occurrence(at offset: Int, in occurrences: [Occurrence]) -> Occurrence? {
        guard let file else { return nil }
        return occurrences.filter { $0.file == file && $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
            .min { $0.range.count < $1.range.count }
    }

    public func definitions(at offset: Int) -> [DocumentPlace] {
        let occurrences = occurrences()
        guard let thing = occurrence(at: offset, in: occurrences)?.thing else { return includedFile(at: offset) }
        let places = occurrences.filter { $0.thing == thing && $0.isDefinition }.map { DocumentPlace(file: $0.file, range: $0.range) }
        // Several headers can name a table. The first header that opens the table counts, or the first of all if none does.
        let own = places.first { isOpened(at: $0) }
        return (own ?? places.first).map { [$0] } ?? []
    }

    private func isOpened(at place: DocumentPlace) -> Bool {
        whole.mentions.contains { mention in
            mention.file == place.file && mention.range == place.range && whole.keyRange(of: mention.node) == mention.range
        }
    }

    private func includedFile(at offset: Int) -> [DocumentPlace] {
        let cursor = cursor(at: offset)
        guard case .string(let text, _, _) = cursor.spot, cursor.path.components.first == .key("include") else { return [] }
        guard let file = whole.sources.firstIndex(where: { $0.fileName.hasSuffix(text.drop { $0 == "." || $0 == "/" }) }) else { return [] }
        return [DocumentPlace(file: file, range: 0..<0)]
    }

    /// Every occurrence of the name at an offset.
    public func references(at offset: Int, withDefinition: Bool = true) -> [Occurrence] {
        let occurrences = occurrences()
        guard let thing = occurrence(at: offset, in: occurrences)?.thing else { return [] }
        return occurrences.filter { $0.thing == thing && (withDefinition || !$0.isDefinition) }
    }

    public enum RenamingFailure: Error, Hashable, Sendable, CustomStringConvertible {
        case nothingNamed
        case notDefined(String)
        case badName(String, permitsHyphens: Bool)
        case taken(String)

        public var description: String {
            switch self {
            case .nothingNamed: "there is no name here"
            case .notDefined(let name): "\(name.quoted) is not defined in this playground"
            case .badName(let name, true):
                "\(name.quoted) is not a valid name: names have letters, digits, \"_\" and single \"-\" between them, and begin with a letter"
            case .badName(let name, false): "\(name.quoted) is not a valid name: names have letters, digits and \"_\", and begin with a letter"
            case .taken(let name): "\(name.quoted) already exists"
            }
        }
    }

    public func renamable(at offset: Int) -> Occurrence? {
        let occurrences = occurrences()
        guard let found = occurrence(at: offset, in: occurrences) else { return nil }
        return occurrences.contains { $0.thing == found.thing && $0.isDefinition } ? found : nil
    }

    /// The edits that rename the name at an offset, by file of ``LanguageDocument/whole``.
    public func renaming(at offset: Int, to name: String) throws(RenamingFailure) -> [Int: [TextEdit]] {
        let occurrences = occurrences()
        guard let thing = occurrence(at: offset, in: occurrences)?.thing else { throw .nothingNamed }
        let places = occurrences.filter { $0.thing == thing }
        guard places.contains(where: { $0.isDefinition }) else { throw .notDefined(thing.name) }
        let permitsHyphens = ![.parameter, .metric, .trait].contains(thing.role)
        guard Self.isName(name, permitsHyphens: permitsHyphens) else { throw .badName(name, permitsHyphens: permitsHyphens) }
        guard name == thing.name || !isTaken(name, beside: thing, in: occurrences) else { throw .taken(name) }
        var edits: [Int: [TextEdit]] = [:]
        for place in Set(places) {
            let isQuoted = place.isKey && whole.sources[place.file].utf8[place.range.lowerBound] < 0x30
            let text = place.isKey ? (isQuoted ? name.tomlText : name.tomlKey) : name
            edits[place.file, default: []].append(TextEdit(place.range, text))
        }
        return edits.mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound } }
    }

    private func isTaken(_ name: String, beside thing: NamedThing, in occurrences: [Occurrence]) -> Bool {
        var other = thing
        other.name = name
        let others = thing.role == .view || thing.role == .barItem ? [NameRole.view, .barItem] : [thing.role]
        if thing.role == .view, ConstraintItems.standing.contains(name) || LayoutGuide(named: name) != nil { return true }
        return occurrences.contains { occurrence in
            occurrence.isDefinition && others.contains(occurrence.thing.role) && occurrence.thing.scope == thing.scope
                && occurrence.thing.name == name
        }
    }

    private static func isName(_ text: String, permitsHyphens: Bool) -> Bool {
        var scanner = WordScanner(text)
        return scanner.name(allowingHyphens: permitsHyphens) != nil && scanner.next == nil
    }
}
