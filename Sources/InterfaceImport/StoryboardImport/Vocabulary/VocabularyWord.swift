/// A word of Interface Builder's format, where it stands.
package struct VocabularyWord: Hashable, Sendable, Comparable {
    /// The element that it stands in, such as `label`.
    package var element: String
    /// An attribute `text`, a value `>fontDescription` (an element with a key), or a part `<subviews` (one without).
    package var word: String

    package init(_ element: String, _ word: String) {
        (self.element, self.word) = (element, word)
    }

    package static func < (a: VocabularyWord, b: VocabularyWord) -> Bool { (a.element, a.word) < (b.element, b.word) }
}

/// What an import does with a word.
package enum VocabularyFate: String, Hashable, Sendable, CaseIterable {
    /// It is in the playground, with UIKit's meaning, or what is in the playground follows from it.
    case carried
    /// It says something of Interface Builder: ids, modules, where a scene stands on the canvas.
    case editor
    /// It says something of the app that no wireframe shows: drawing hints, what code is called by, accessibility.
    case unseen
    /// It says something that a wireframe could show, and the playground does not: named in the report and where it stood, unless
    /// its value is what UIKit has anyway.
    case named
}

/// The words of an element that have one fate each, written as a list: `adjustsFontSizeToFit=NO|false lineSpacing`. What stands behind
/// the equals sign are values: of a word that is named those that UIKit has anyway, of one that is carried those that are, where not all are.
struct VocabularyRow: Sendable {
    /// The elements, or what they are: `any`, `view`, `control`, `scroller`, `controller`, `container`.
    var elements: [String]
    var words: [(word: String, fate: VocabularyFate, values: Set<String>)]

    init(_ elements: String, carried: String = "", editor: String = "", unseen: String = "", named: String = "") {
        self.elements = Self.parts(of: elements, " ")
        words = [(carried, .carried), (editor, .editor), (unseen, .unseen), (named, .named)].flatMap { list, fate in
            Self.parts(of: list, " ").map { item in
                let parts = Self.parts(of: item, "=")
                return (parts[0], fate, parts.count > 1 ? Set(Self.parts(of: parts[1], "|")) : [])
            }
        }
    }

    /// The values of a word that a playground has in the same words.
    static func values<Choice: CaseIterable & RawRepresentable<String>>(of _: Choice.Type, _ others: String...) -> String {
        (Choice.allCases.map(\.rawValue) + others).joined(separator: "|")
    }

    private static func parts(of text: String, _ separator: Character) -> [String] {
        text.split(whereSeparator: { $0 == separator || separator == " " && $0.isWhitespace }).map(String.init)
    }
}
