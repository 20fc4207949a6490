/// A word of Interface Builder's format in its element.
package struct VocabularyWord: Hashable, Sendable, Comparable {
    /// Such as `label`.
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
    /// It is in the playground with UIKit's meaning, or something there follows from it.
    case carried
    /// It is about Interface Builder: ids, modules, positions on the canvas.
    case editor
    /// It is about the app, but no wireframe shows it: drawing hints, names in code, accessibility.
    case unseen
    /// A wireframe could show it, but the playground lacks it: it is reported unless its value is UIKit's default.
    case named
}

/// The words of an element by fate, as lists: `adjustsFontSizeToFit=NO|false lineSpacing`. Values follow the equals sign: the defaults of a
/// named word, and the values of a carried word that are carried, where not all are.
struct VocabularyRow: Sendable {
    /// Element names or groups: `any`, `view`, `control`, `scroller`, `controller`, `container`.
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

    /// The values of a word that a playground shares.
    static func values<Choice: CaseIterable & RawRepresentable<String>>(of _: Choice.Type) -> String {
        Choice.allCases.map(\.rawValue).joined(separator: "|")
    }

    private static func parts(of text: String, _ separator: Character) -> [String] {
        text.split(whereSeparator: { $0 == separator || separator == " " && $0.isWhitespace }).map(String.init)
    }
}
