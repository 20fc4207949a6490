/// A word of Interface Builder's format, with its element.
package struct VocabularyWord: Hashable, Sendable, Comparable {
    package var element: String
    /// An attribute (`text`), a value (`>fontDescription`, an element with a key), or a part (`<subviews`, an element without a key).
    package var word: String

    package init(_ element: String, _ word: String) {
        (self.element, self.word) = (element, word)
    }

    package static func < (a: VocabularyWord, b: VocabularyWord) -> Bool { (a.element, a.word) < (b.element, b.word) }
}

/// The result of importing a word.
package enum VocabularyFate: String, Hashable, Sendable, CaseIterable {
    /// The playground has the word with UIKit's meaning, or derives something from it.
    case carried
    /// The word concerns Interface Builder: ids, modules, positions on the canvas.
    case editor
    /// The word concerns the app but is not visible in a wireframe: drawing hints, names in code, accessibility.
    case unseen
    /// A wireframe could show the word, but playgrounds lack it. It is reported unless its value is UIKit's default.
    case named
}

/// The words of an element by fate, as lists: `adjustsFontSizeToFit=NO|false lineSpacing`. The values are the defaults of a `named` word,
/// or the supported values of a `carried` word.
struct VocabularyRow: Sendable {
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

    private static func parts(of text: String, _ separator: Character) -> [String] {
        text.split(whereSeparator: { $0 == separator || separator == " " && $0.isWhitespace }).map(String.init)
    }
}
