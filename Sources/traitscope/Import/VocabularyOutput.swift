import Checking
import Files
import InterfaceImport
import JSON

/// Counts the words of the format in documents and lists unknown ones. The output contains no strings or values from the documents.
struct VocabularyOutput {
    private let documents: ImportedDocument.Several
    private let census: VocabularyCensus

    init(_ documents: ImportedDocument.Several) {
        self.documents = documents
        census = documents.imported.reduce(into: VocabularyCensus()) { $0.count($1.document) }
    }

    func show(asJSON: Bool) throws {
        if asJSON { return try Console.current.write(try JSONText.of(json)) }
        try Console.current.print(lines.joined(separator: "\n"))
    }

    private var json: JSONValue {
        let known = VocabularyFate.allCases.map { fate in
            let total = census.total(fate)
            let counts: JSONValue = .object(["words": .number(total.words), "uses": .number(total.uses)])
            return JSONValue.Member(name: fate.rawValue, value: counts)
        }
        let unknown = census.unknown.sorted { $0.key < $1.key }.map { word, uses -> JSONValue in
            .object(["element": word.element.json, "word": word.word.json, "uses": .number(uses)])
        }
        return .object(["known": .object(known), "unknown": .array(unknown)])
    }

    private var lines: [String] {
        let fates = VocabularyFate.allCases.map { fate in
            let total = census.total(fate)
            return "\(fate.meaning): \(total.words) words, \(total.uses) times"
        }
        let unknown = census.unknown.sorted { $0.key < $1.key }.map { "  \($0.key.element) \($0.key.word): \($0.value)" }
        let end = unknown.isEmpty ? ["Unknown: none."] : ["Unknown, by element:"] + unknown
        return ["Of \(counted(documents.imported.count, "document")):"] + fates + end + documents.refused.map(\.reportLine)
    }
}

extension VocabularyFate {
    fileprivate var meaning: String {
        switch self {
        case .carried: "In the playground"
        case .editor: "Only for Interface Builder"
        case .unseen: "Not shown by a wireframe"
        case .named: "Not in the playground, reported if it differs from UIKit's default"
        }
    }
}
