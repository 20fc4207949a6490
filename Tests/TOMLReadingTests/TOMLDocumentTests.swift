import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import TOMLReading

@Suite struct TOMLDocumentTests {
    private func read(_ text: String) -> TOMLDocument.Reading {
        TOMLDocument.read(Array(text.utf8), fileName: "test.toml")
    }

    @Test func everyKindOfValueIsReadWithKeysInFileOrder() throws {
        let document = try #require(read(#"""
            zebra = "a\tb"
            apple = -12
            [middle]
            pi = 3.5
            flag = true
            day = 1979-05-27T07:32:00Z
            list = [1, "two", { three = 3 }]
            [[items]]
            name = "first"
            [[items]]
            name = "second"
            """#).document)
        #expect(document.root == DocumentTable([
            .init(key: "zebra", value: .string("a\tb")),
            .init(key: "apple", value: .integer(-12)),
            .init(key: "middle", value: .table(DocumentTable([
                .init(key: "pi", value: .float(3.5)),
                .init(key: "flag", value: .boolean(true)),
                .init(key: "day", value: .date("1979-05-27T07:32:00Z")),
                .init(key: "list", value: .array([
                    .integer(1), .string("two"), .table(DocumentTable([.init(key: "three", value: .integer(3))])),
                ])),
            ]))),
            .init(key: "items", value: .array([
                .table(DocumentTable([.init(key: "name", value: .string("first"))])),
                .table(DocumentTable([.init(key: "name", value: .string("second"))])),
            ])),
        ]))
        #expect(document.root["apple"] == .integer(-12))
        #expect(document.root["pear"] == nil)
    }

    @Test(arguments: ["", "  \n\t\n", "# only a comment", "\u{FEFF}"])
    func emptyFilesAreRefusedWithAnExample(text: String) throws {
        let diagnostic = try #require(read(text).diagnostics.first)
        #expect(diagnostic.code == "empty-file")
        #expect(diagnostic.place == .file("test.toml"))
        let example = try #require(diagnostic.hint?.split(separator: ":\n").last)
        #expect(read(String(example)).document != nil)
    }

    @Test func filesOverTheLimitAreRefusedUnread() {
        let reading = TOMLDocument.read([UInt8](repeating: 0xFF, count: 10_485_760), fileName: "big.toml")
        #expect(reading.document == nil)
        #expect(reading.diagnostics.map(\.code) == ["file-too-large"])
        #expect(reading.diagnostics[0].headline == "the file has 10.5 MB; the limit is 2 MB")
    }

    @Test func theFirstInvalidUTF8ByteIsMarked() {
        let bytes = Array("a = 1\nb = \"caf".utf8) + [0xE9] + Array("\"\n".utf8)
        let reading = TOMLDocument.read(bytes, fileName: "latin.toml")
        #expect(reading.diagnostics.map(\.code) == ["not-utf8"])
        #expect(reading.diagnostics[0].span?.start == SourcePosition(line: 2, column: 9))
        #expect(reading.diagnostics[0].headline.contains("0xE9"))
    }

    @Test(arguments: ["a = \"x\0y\"", "a = 1\0", "# \0\na = 1", "a = \"\\u0000\"", "\"\\U00000000\" = 1"])
    func literalAndEscapedNULCharactersAreRefused(text: String) {
        #expect(read(text).diagnostics.map(\.code) == ["nul-character"])
    }

    private static let nestedWithoutMeasure: [String] = {
        func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }
        let dotted = Array(repeating: "a", count: 10_000).joined(separator: ".")
        return [
            "a = \(times(10_000, "["))\(times(10_000, "]"))",
            "a = \(times(1_000_000, "["))",
            "a = \(times(10_000, "{ a = "))1\(times(10_000, " }"))",
            "\(dotted) = 1", "[\(dotted)]", "[[\(dotted)]]", "x = { \(dotted) = 1 }",
        ]
    }()

    @Test(arguments: nestedWithoutMeasure)
    func tooDeepNestingIsRefusedBeforeParsing(text: String) {
        let reading = read(text)
        #expect(reading.diagnostics.map(\.code) == ["nesting-too-deep"])
        #expect(reading.diagnostics[0].headline.contains("64"))
    }

    @Test func nestingUpToTheLimitIsRead() {
        let brackets = PlaygroundLimits.documentDepth - 1
        let text = "a = " + String(repeating: "[", count: brackets) + "1" + String(repeating: "]", count: brackets)
        #expect(read(text).document != nil)
    }

    /// The time grows linearly: a quarter of the text takes a quarter of the time, also on a busy machine.
    @Test func largeDocumentsAreReadInLinearTime() {
        let rule = "[[rules]]\nwhen = { width = 12 }\nconstraints = [\"a.top == b.top + 8\", \"H:|-[a]-|\"]\n"
        let count = PlaygroundLimits.playgroundBytes / rule.utf8.count
        let clock = ContinuousClock()
        let (part, whole) = (String(repeating: rule, count: count / 16), String(repeating: rule, count: count / 4))
        let short = clock.measure { #expect(read(part).document != nil) }
        let long = clock.measure { #expect(read(whole).document != nil) }
        #expect(long < short * 12)
    }
}
