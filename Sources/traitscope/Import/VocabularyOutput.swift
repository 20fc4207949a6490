import Files
import InterfaceImport

/// Prints which words of Interface Builder's format an import knows of those in documents, and all that it does not: no texts and no
/// values, so that it can be sent to anyone.
struct VocabularyOutput {
    private let documents: ImportedDocument.Several
    private let census: VocabularyCensus

    init(_ documents: ImportedDocument.Several) {
        self.documents = documents
        census = documents.imported.reduce(into: VocabularyCensus()) { $0.count($1.document) }
    }

    func show(asJSON: Bool) throws {
        if asJSON { return try Console.current.write(try JSONText.of(Record(census)) + "\n") }
        try Console.current.print(lines.joined(separator: "\n"))
    }

    private struct Record: Encodable {
        struct Known: Encodable {
            var words: Int
            var uses: Int
        }

        struct Unknown: Encodable {
            var element: String
            var word: String
            var uses: Int
        }

        var known: [String: Known]
        var unknown: [Unknown]

        init(_ census: VocabularyCensus) {
            known = Dictionary(uniqueKeysWithValues: VocabularyFate.allCases.map { fate in
                let total = census.total(fate)
                return (fate.rawValue, Known(words: total.words, uses: total.uses))
            })
            unknown = census.unknown.sorted { $0.key < $1.key }.map { Unknown(element: $0.key.element, word: $0.key.word, uses: $0.value) }
        }
    }

    private var lines: [String] {
        let fates = VocabularyFate.allCases.map { fate in
            let total = census.total(fate)
            return "\(fate.meaning): \(total.words) words, \(total.uses) times"
        }
        let unknown = census.unknown.sorted { $0.key < $1.key }.map { "  \($0.key.element) \($0.key.word): \($0.value)" }
        let count = documents.imported.count
        let end = unknown.isEmpty ? ["Unknown: none."] : ["Unknown, by element:"] + unknown
        return ["Of \(count) document\(count == 1 ? "" : "s"):"] + fates + end + documents.refused.map(\.reportLine)
    }
}

extension VocabularyFate {
    fileprivate var meaning: String {
        switch self {
        case .carried: "In the playground"
        case .editor: "Of Interface Builder alone"
        case .unseen: "Nothing that a wireframe shows"
        case .named: "Not in the playground, and named where it differs from UIKit's own value"
        }
    }
}
