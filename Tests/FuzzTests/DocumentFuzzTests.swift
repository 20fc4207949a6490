import Foundation
import InterfaceImport
import PlaygroundPipeline
import PlaygroundReader
import SampleDocuments
import SeededRandom
import TOMLReading
import Testing

/// Interface Builder documents, damaged in many ways. Each is refused with a reason, or imported as a playground
/// without mistakes that can be laid out.
@Suite(.serialized) struct DocumentFuzzTests {
    private static let words = [
        "<view contentMode='center' id='z'>", "</view>", "<subviews>", "</subviews>", "<constraint firstAttribute='width' id='z'/>", "<!--", "-->",
        "<![CDATA[", "]]>", "&amp;", "&#0;", "&#10;", "&a;", "<!DOCTYPE", "<variation key='widthClass=compact'>", "id='a'", "'", "\"", ">", "/>",
        "\0", "\u{2028}", "key='view'", "kind='embed'", "multiplier='0'", "constant='nan'", "<tableView contentMode='center' id='y'>",
    ]

    @Test func `documents`() throws {
        try FuzzRun("document")(input: Mutation(RichDocument.all, words: Self.words).input, handle: handle)
    }

    /// Valid XML with other values in attributes. Most of these documents are imported.
    @Test func `values of documents`() throws {
        let documents = RichDocument.all.map { $0.split(separator: "'", omittingEmptySubsequences: false).map(String.init) }
        let values = documents.flatMap { $0 } + Self.values
        try FuzzRun("document-values")(input: { random in
            var parts = documents.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // Every second part is a value between quotation marks.
                let index = Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1
                let value = values.randomElement(using: &random) ?? ""
                if !value.contains("<"), !value.contains("=") { parts[index] = value }
            }
            return Array(parts.joined(separator: "'").utf8)
        }, handle: handle)
    }

    /// Real documents with changed values in some attributes: unusual numbers, and words of other attributes.
    @Test(.enabled(if: Corpus.isThere, "There is no corpus")) func `values of real documents`() throws {
        let documents = try Corpus.documents.map { String(decoding: try $0.bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false) }
        try FuzzRun("real-document-values", share: 0.1, short: 60)(input: { random in
            var parts = documents.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...12, using: &random) where parts.count > 2 {
                let index = Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1
                let value = Bool.random(using: &random)
                    ? parts[Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1] : Substring(Self.values.randomElement(using: &random) ?? "")
                if !value.contains("<"), !value.contains("=") { parts[index] = value }
            }
            return Array(parts.joined(separator: "\"").utf8)
        }, handle: handle)
    }

    /// Valid XML with misplaced elements and attributes.
    @Test func `trees of documents`() throws {
        try FuzzRun("document-trees", share: 0.1, short: 60)(input: try Self.trees().input, handle: handle)
    }

    /// Documents of one folder that refer to one another. Some are damaged.
    @Test func `folders of documents`() throws {
        let mutation = try Self.trees()
        try FuzzRun("document-folders", share: 0.02, short: 10)(input: { random in
            (0..<Int.random(in: 2...5, using: &random)).map { number in
                var tree = Int.random(in: 0..<3, using: &random) == 0 ? mutation.tree(&random) : Self.random(mutation.samples, &random)
                let goal = Int.random(in: 0..<5, using: &random)
                tree.addScene(referringTo: "File\(goal)", number: number)
                return Array(XMLText(of: tree).text.utf8)
            }
        }, handle: handle(folder:))
    }

    /// The trees of the documents written for tests and, if available, of real documents.
    private static func trees() throws -> TreeMutation {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../InterfaceImportTests/StoryboardImport/Documents").standardizedFileURL
        let written = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
        let all = RichDocument.all.map { Array($0.utf8) } + written + (try Corpus.documents.map { try $0.bytes })
        return TreeMutation(samples: try all.map { try InterfaceBuilderDocument($0).root }, values: values)
    }

    private static func random(_ trees: [Element], _ random: inout SeededGenerator) -> Element {
        trees.randomElement(using: &random) ?? Element("document")
    }

    private static let values = [
        "foo bar", "1000001", "form.0.5999", "''", "list", "self", "nan", "inf", "-1", "0", "1e308", "-1e-308", "99999999999999999999", "1:0", "0:1", "YES", "NO", "&#10;[app]&#10;", "&quot;&#x2028;", "🐱",
        "top", "superview", "a.b", "heightClass=compact-widthClass=compact", "default", "embed", "unwind", "relationship", "root", "c", "n", "t", "p",
        "tableView", "contentView", "view", String(repeating: "long ", count: 3_000),
    ]

    private func handle(_ bytes: [UInt8]) throws -> String {
        let document: InterfaceBuilderDocument
        do throws(DocumentFailure) {
            document = try InterfaceBuilderDocument(bytes)
        } catch {
            guard !error.headline.isEmpty, error.line ?? 1 >= 1 else { throw FuzzFault("refused without a reason or a place") }
            return "refused"
        }
        let imported = ImportedPlayground(document, name: "fuzz.storyboard")
        for subject in ImportReport.Subject.allCases {
            let leftOut = imported.report.leftOut.filter { $0.subject == subject }.reduce(0) { $0 + $1.count }
            let count = imported.report[subject]
            guard count.imported + leftOut == count.total else { throw FuzzFault("\(subject)s that are nowhere") }
        }
        let text = Array(imported.text.utf8)
        let reading = TOMLDocument.read(text, fileName: "fuzz.toml")
        guard reading.diagnostics.isEmpty else { throw FuzzFault("no TOML: \(reading.diagnostics[0].headline)") }
        if let refusal = imported.refusal {
            guard refusal.headline.contains("exceeds a limit of playgrounds") else {
                throw FuzzFault("a draft with a mistake: \(refusal.headline)")
            }
            return "not written"
        }
        try check(PlaygroundFile.read(bytes: text, fileName: "fuzz.toml", attachment: { _ in nil }))
        return imported.report.leftOut.contains { $0.reason.contains("would reject") } ? "a playground without the mistake" : "a playground"
    }

    private func handle(folder: [[UInt8]]) throws -> String {
        let members = folder.enumerated().compactMap { number, bytes in
            (try? InterfaceBuilderDocument(bytes)).map {
                DocumentSet.Member(path: "File\(number).storyboard", document: $0, playground: "File\(number).toml")
            }
        }
        let playgrounds = zip(members, DocumentSet(members).playgrounds()).filter { $1.refusal == nil }
        let texts = Dictionary(uniqueKeysWithValues: playgrounds.map { ($0.playground, Array($1.text.utf8)) })
        for (name, text) in texts { try check(PlaygroundFile.read(bytes: text, fileName: name, attachment: { texts[$0] })) }
        return playgrounds.contains { $1.text.contains("include = ") } ? "joined" : "apart"
    }

    /// Checks that the written text has no mistakes and that its first screen can be laid out.
    private func check(_ reading: PlaygroundFile.ReadResult) throws {
        let mistakes = reading.diagnostics.filter { $0.severity == .error }
        guard mistakes.isEmpty else { throw FuzzFault("a playground with mistakes: \(mistakes[0].headline)") }
        guard let device = reading.playground?.devices.first else { throw FuzzFault("a playground without a device") }
        let report = InspectionReport(reading, on: [device], after: [])
        guard !report.devices.isEmpty else { throw FuzzFault("a playground that is not laid out") }
        // JSON has only finite numbers.
        _ = try JSONEncoder().encode(report)
    }
}

extension Element {
    /// Adds a placeholder for a screen of another storyboard, and a segue to it.
    fileprivate mutating func addScene(referringTo storyboard: String, number: Int) {
        guard let scenes = children.firstIndex(where: { $0.name == "scenes" }) else { return }
        let placeholder = Element("viewControllerPlaceholder", attributes: [
            "id": "reference-\(number)", "sceneMemberID": "viewController", "storyboardName": storyboard,
        ])
        children[scenes].children.append(Element("scene", children: [Element("objects", children: [placeholder])]))
        redirectSegue(to: "reference-\(number)")
    }

    /// Returns whether there was a segue.
    @discardableResult private mutating func redirectSegue(to id: String) -> Bool {
        if name == "segue", attributes["kind"] == "show" || attributes["kind"] == "push" {
            attributes["destination"] = id
            return true
        }
        for index in children.indices where children[index].redirectSegue(to: id) { return true }
        return false
    }
}
