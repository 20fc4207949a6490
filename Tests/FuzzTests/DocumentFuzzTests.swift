import InterfaceBuilder
import PlaygroundReader
import SampleDocuments
import StoryboardImport
import Testing
import TOMLReading

/// Interface Builder documents in every state: each is refused for a reason or imported, and what is imported is TOML.
@Suite(.serialized) struct DocumentFuzzTests {
    private static let words = [
        "<view contentMode='center' id='z'>", "</view>", "<subviews>", "</subviews>", "<constraint firstAttribute='width' id='z'/>", "<!--", "-->",
        "<![CDATA[", "]]>", "&amp;", "&#0;", "&#10;", "&a;", "<!DOCTYPE", "<variation key='widthClass=compact'>", "id='a'", "'", "\"", ">", "/>",
        "\0", "\u{2028}", "key='view'", "kind='embed'", "multiplier='0'", "constant='nan'", "<tableView contentMode='center' id='y'>",
    ]

    @Test func `documents`() throws {
        try FuzzRun("document")(input: Mutation(RichDocument.all, words: Self.words).input, handle: handle)
    }

    /// Documents that are XML still, with other values in their attributes: most of them are imported.
    @Test func `values of documents`() throws {
        let documents = RichDocument.all.map { $0.split(separator: "'", omittingEmptySubsequences: false).map(String.init) }
        let values = documents.flatMap { $0 } + Self.values
        try FuzzRun("document-values")(input: { random in
            var parts = documents.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // Every second part stands between quotation marks.
                let index = Int.random(in: 0..<parts.count / 2, using: &random) * 2 + 1
                let value = values.randomElement(using: &random) ?? ""
                if !value.contains("<"), !value.contains("=") { parts[index] = value }
            }
            return Array(parts.joined(separator: "'").utf8)
        }, handle: handle)
    }

    /// Real documents with other values in some of their attributes: numbers nobody writes, words of another attribute.
    @Test(.enabled(if: Corpus.isThere, "There is no corpus")) func `values of real documents`() throws {
        let documents = try Corpus.documents.map { String(decoding: try $0.bytes, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false) }
        try FuzzRun("real-document-values", short: 60)(input: { random in
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
        if imported.refusal != nil { return "not written" }
        let mistakes = PlaygroundFile.read(bytes: text, fileName: "fuzz.toml", attachment: { _ in nil }).diagnostics.filter { $0.severity == .error }
        guard mistakes.isEmpty else { throw FuzzFault("a playground with mistakes: \(mistakes[0].headline)") }
        return imported.report.leftOut.contains { $0.reason.contains("would not take") } ? "a playground without what was wrong" : "a playground"
    }
}
