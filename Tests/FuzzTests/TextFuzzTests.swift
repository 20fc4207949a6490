@testable import Ejection
@testable import Files
import HostileTexts
import JSON
@testable import JSONRPC
import PlaygroundModel
import SeededRandom
@testable import SourceDiagnostics
import TemporaryFolders
import Testing


/// Texts that the program writes to a terminal and into Swift. Also messages of peers, and lists in folders.
@Suite(.serialized) struct TextFuzzTests {
    private static let words = HostileTexts.all.filter { $0.utf8.count < 100 } + ["\u{301}", "\u{1B}[31m", "\u{9B}", "\u{202E}", "\r\n", "½", "ⸯ", "self"]

    /// Sometimes a long line, with a mark anywhere.
    @Test func `excerpts`() throws {
        let mutation = Mutation(HostileTexts.all, words: Self.words)
        try FuzzRun("excerpt", short: 400)(input: { random -> (SourceText, Range<Int>, Int) in
            var bytes = mutation.input(&random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                let filling = Array((Self.words.randomElement(using: &random) ?? "x").utf8)
                let count = Int.random(in: 0...8_000, using: &random)
                let place = Int.random(in: 0...bytes.count, using: &random)
                bytes.insert(contentsOf: (0..<count).flatMap { _ in filling }, at: place)
            }
            let source = SourceText(String(decoding: bytes, as: UTF8.self), fileName: "f")
            let start = Int.random(in: 0...source.utf8.count, using: &random)
            let end = min(source.utf8.count, start + Int.random(in: 0...50, using: &random))
            return (source, start..<end, Int.random(in: 8...120, using: &random))
        }, handle: { source, range, width -> String in
            let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(source.span(ofUTF8Range: range)), label: "l")
            let record = DiagnosticRecord(diagnostic, in: [source], lineWidth: width)
            for line in record.excerpts.flatMap(\.lines) {
                let cells = line.text.reduce(0) { $0 + DisplayCharacters.width(of: $1) }
                guard cells <= width else { throw FuzzFault("a line of \(cells) cells where \(width) fit") }
                guard line.text.utf8.count <= max(5_000, 80 * (2 * width + 2)) else { throw FuzzFault("a line of \(line.text.utf8.count) bytes") }
                for mark in line.marks where mark.start > line.text.count || mark.length < 1 { throw FuzzFault("a mark beyond the line") }
            }
            let text = TerminalRenderer(lineWidth: width).render(diagnostic, in: [source])
            guard !text.unicodeScalars.contains(where: { $0 != "\n" && TerminalControls.contains($0) }) else {
                throw FuzzFault("something acts on the terminal")
            }
            return record.excerpts.first?.lines.contains { $0.text.contains("…") } == true ? "cut" : "whole"
        })
    }

    @Test func `names in Swift`() throws {
        let mutation = Mutation(["mood", "a-b", "aB", "a_b", "self", "Any", "string", "½", "2nd", "UIView", "größe", ""], words: Self.words)
        try FuzzRun("names", short: 400)(input: { random -> [String] in
            (0..<Int.random(in: 1...12, using: &random)).map { _ in String(decoding: mutation.input(&random), as: UTF8.self) }
        }, handle: { texts -> String in
            let names = Array(Set(texts)).sorted()
            var types = NameScope(reserved: ["String", "Any"])
            var members = NameScope(reserved: UIKitMembers.ofTraitCollections)
            let traits = names.map { CustomTraitNames(CustomTrait(name: $0, values: names, defaultValue: $0), types: &types, members: &members) }
            for all in [traits.flatMap { [$0.type, $0.choices] }, traits.map(\.member)] + traits.map({ Array($0.cases.values) }) {
                guard Set(all).count == all.count else { throw FuzzFault("two names are one: \(all)") }
                guard all.allSatisfy(SwiftName.isUsable) else { throw FuzzFault("a name that Swift does not take: \(all)") }
            }
            guard traits.allSatisfy({ $0.cases.count == names.count }) else { throw FuzzFault("a value has no name") }
            return "named"
        })
    }

    @Test func `lists of files`() throws {
        let digest = String(repeating: "0a", count: 32)
        let lists = ["\(digest) App/App.swift\n~\(digest) a b%0Ac%25\n", "\(digest) ../x\n", "0123456789abcdef x\n", ""]
        let mutation = Mutation(lists, words: ["%", "%0", "~", "../", "/", "\n", " ", "\u{301}", digest])
        try FuzzRun("file-list", short: 400)(input: mutation.input) { bytes in
            guard let record = try? FileRecord(String(decoding: bytes, as: UTF8.self)) else { return "refused" }
            let parts = record.digests.keys.flatMap { $0.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init) }
            guard !parts.contains(Array("..".utf8)), !parts.contains([]) else { throw FuzzFault("a path leads out") }
            return record.digests.isEmpty ? "empty" : "read"
        }
    }

    /// Any program of the same user can send anything.
    @Test func `peers of the editor`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "app.toml")
        let served = ServedFolder(folder: folder.path, address: "http://localhost:1")
        let messages = [
            served.json, EditorPosition(path: "\(folder.path)/app.toml", line: 3).json, ShownLine(pages: 2, address: "http://localhost:1/app").json,
            EditorTarget(path: "\(folder.path)/app.toml", line: 1, column: 2, takesFocus: true).json,
        ].map(\.text)
        let mutation = Mutation(messages, words: ["null", "{}", "\"path\":", "../", "\u{301}", "-1", "1e999", "file://", "\\u0000", "/etc/passwd"])
        try FuzzRun("editor-peer", short: 400)(input: mutation.input) { bytes in
            guard let value = JSONValue(reading: String(decoding: bytes, as: UTF8.self)) else { return "no JSON" }
            _ = (ServedFolder(value), EditorPosition(value))
            if let address = ShownLine(value)?.address, !address.hasPrefix("http") { throw FuzzFault("an address of another program") }
            guard let target = EditorTarget(value), served.shows(target.path) else { return "refused" }
            guard target.path == "\(folder.path)/app.toml" else { throw FuzzFault("another file is shown: \(target.path)") }
            return "shown"
        }
    }
}
