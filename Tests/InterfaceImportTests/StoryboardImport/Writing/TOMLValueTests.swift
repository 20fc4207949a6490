import TOMLReading
import Testing
@testable import InterfaceImport

@Suite struct TOMLValueTests {
    @Test(arguments: [
        ("plain", "\"plain\""), ("say \"hi\" \\o/", #""say \"hi\" \\o/""#), ("a\nb\tc", #""a\nb\tc""#),
        ("a\r\nb\rc", #""a\nb\nc""#), ("a\u{2028}b\u{2029}c", #""a\nb\nc""#), ("a\u{0}\u{1B}\u{7F}", #""a\u001B\u007F""#),
        ("grüße 😬 你好", "\"grüße 😬 你好\""), ("'''\"\"\"", #""'''\"\"\"""#),
    ])
    func stringsAreQuotedAsTOMLStrings(text: String, quoted: String) {
        #expect(TOMLValue.quoted(text) == quoted)
        let reading = TOMLDocument.read(Array("a = \(quoted)".utf8), fileName: "a.toml")
        #expect(reading.diagnostics == [])
    }

    /// Playgrounds reject longer strings.
    @Test func stringsBeyondTheLimitAreCut() {
        let text = TOMLValue.string(String(repeating: "ä", count: 6_000)).text
        #expect(text.utf8.count <= 10_002 && text.hasSuffix("ä…\""))
        #expect(TOMLValue.string(String(repeating: "a", count: 10_000)).text.count == 10_002)
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (44.000000000000007, "44"), (16.666666666666668, "16.6667"), (-0.5, "-0.5"), (20.5, "20.5"),
        (0.00001, "0"), (1e300, "10000000"), (-1e300, "-10000000"),
    ])
    func numbersAreRoundedAndClamped(number: Double, digits: String) {
        #expect(TOMLValue.digits(of: number) == digits)
    }

    /// Factors keep their digits, and are written without an exponent, because constraints permit none.
    @Test(arguments: [(0.33333333333333331, "0.3333333333333333"), (2, "2"), (0.00001, "0.00001"), (1e-13, "0.0000000000001")])
    func factorsKeepTheirDigits(number: Double, digits: String) {
        #expect(TOMLValue.exactDigits(of: number) == digits)
    }

    @Test(arguments: [
        ("title", "title"), ("local-account", "local-account"), ("a_1", "a_1"), ("1", "1"), ("", "\"\""), ("a.b", "\"a.b\""), ("ö", "\"ö\""),
    ])
    func keysAreBareIfTOMLPermitsIt(name: String, key: String) {
        #expect(TOMLValue.key(name) == key)
    }

    @Test(arguments: [
        ("", "#"), ("left", "# left"), ("a\nb\r\nc\u{2028}d", "# a b  c d"), ("\u{0}\u{7F}\u{85}x", "#    x"),
    ])
    func commentsAreOneLine(text: String, comment: String) {
        #expect(TOMLValue.comment(text) == comment)
        #expect(TOMLDocument.read(Array("\(TOMLValue.comment(text))\na = 1".utf8), fileName: "a.toml").diagnostics == [])
    }

    @Test func tablesKeepTheirOrder() {
        let table = TOMLValue.table([.init("b", .bool(true)), .init("a", .array([.number(1), .string("x")]))])
        #expect(table.text == #"{ b = true, a = [1, "x"] }"#)
        #expect(TOMLValue.table([]).text == "{}")
    }
}
