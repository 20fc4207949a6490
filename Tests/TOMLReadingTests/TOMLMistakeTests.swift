import MarkedSource
import SourceDiagnostics
import Testing

@testable import TOMLReading

@Suite struct TOMLMistakeTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let headline: String
        var hint: String?
        var code = "toml-syntax"

        var testDescription: String { headline }
    }

    /// Each diagnostic should mark the span from 1️⃣ to 2️⃣.
    private static let cases: [Case] = [
        Case(
            text: "1️⃣=2️⃣ 1",
            headline: "expected a key or a [table] header, found \"=\""),
        Case(
            text: "a = []\n1️⃣]2️⃣\n",
            headline: "expected a key or a [table] header, found \"]\"",
            hint: "an array or table before it may have been closed too early"),
        Case(
            text: "1️⃣é2️⃣ = 1",
            headline: "expected a key or a [table] header, found \"é\"",
            hint: "write keys with letters other than a to z in quotes"),
        Case(
            text: "title1️⃣:2️⃣ \"x\"",
            headline: "expected \"=\" after the key \"title\", found \":\"",
            hint: "TOML writes key = value"),
        Case(
            text: "a = 1️⃣2️⃣\nb = 2",
            headline: "expected a value, found the end of the line"),
        Case(
            text: "a =1️⃣2️⃣",
            headline: "expected a value, found the end of the file"),
        Case(
            text: "photo.top =1️⃣=2️⃣ safeArea.top",
            headline: "expected a value, found \"=\"",
            hint: "comparisons belong inside a string: \"photo.top == safeArea.top\""),
        Case(
            text: "a = \"x\" 1️⃣\"2️⃣y\"",
            headline: "expected the line to end here, found a quotation mark",
            hint: "put each key on its own line, and close every string and bracket"),
        Case(
            text: "[a1️⃣2️⃣\nb = 1",
            headline: "expected \"]\" to close the table header, found the end of the line"),
        Case(
            text: "[[a]1️⃣2️⃣\nb = 1",
            headline: "expected \"]]\" to close the table header, found the end of the line"),
        Case(
            text: "1️⃣[]2️⃣",
            headline: "a table header needs a name between its brackets"),
        Case(
            text: "when = { width = 1️⃣compact2️⃣ }",
            headline: "expected a value, found the bare word \"compact\"",
            hint: "write strings in quotes: \"compact\""),
        Case(
            text: "a = 1️⃣True2️⃣",
            headline: "expected a value, found the bare word \"True\"",
            hint: "write true, in lower case"),
        Case(
            text: "a = 1️⃣no2️⃣",
            headline: "expected a value, found the bare word \"no\"",
            hint: "write false, in lower case"),
        Case(
            text: "a = 1️⃣null2️⃣",
            headline: "expected a value, found the bare word \"null\"",
            hint: "TOML has no empty value: remove the key"),
        Case(
            text: "a = 1️⃣“Neko”2️⃣",
            headline: "expected a value, found the bare word \"“Neko”\"",
            hint: "write strings in straight quotation marks: \"Neko\""),
        Case(
            text: "a = 1️⃣12pt2️⃣",
            headline: "\"12pt\" is not a number, a date or a time",
            hint: "write text in quotes: \"12pt\""),
        Case(
            text: "a = 1️⃣\"abc2️⃣\n",
            headline: "the string that begins here is not closed on its line",
            hint: "close it on this line, or write text over several lines between \"\"\" and \"\"\""),
        Case(
            text: "a = 1️⃣'''2️⃣abc\nb = 1\n",
            headline: "the string that begins with ''' is never closed by another '''"),
        Case(
            text: #"a = "C:1️⃣\p2️⃣ath""#,
            headline: #"TOML has no escape sequence "\p""#,
            hint: #"write a backslash as \\, or put the string between single quotes"#),
        Case(
            text: #"a = "1️⃣\uD8002️⃣""#,
            headline: #""\uD800" is not the number of a Unicode character"#,
            hint: #"write \u and four hexadecimal digits, or \U and eight"#),
        Case(
            text: "# 1️⃣\u{1B}2️⃣\na = 1",
            headline: "the control character U+001B is not allowed here"),
        Case(
            text: "1️⃣\"\"\"a\"\"\"2️⃣ = 1",
            headline: "a key cannot be a multi-line string"),
        Case(
            text: "a = 1️⃣[2️⃣1,",
            headline: "the array that begins here is never closed by \"]\""),
        Case(
            text: "a = 1️⃣[2️⃣\n  \"x\",\nb = 1\n",
            headline: "the array that begins here is never closed by \"]\""),
        Case(
            text: "a = [\"x\" 1️⃣\"2️⃣y\"]",
            headline: "expected \",\" or \"]\" after an array's element, found a quotation mark"),
        Case(
            text: "a = [\n  \"x\"1️⃣2️⃣\n  \"y\",\n]",
            headline: "expected \",\" or \"]\" after an array's element, found a quotation mark"),
        Case(
            text: "a = { b = 1 1️⃣c2️⃣ = 2 }",
            headline: "expected \",\" or \"}\" after an inline table's value, found \"c\""),
        Case(
            text: "a = { b = 1,1️⃣2️⃣\n  c = 2 }\nd = 1\n",
            headline: "an inline table must be on one line",
            hint: "close it with \"}\" on the same line, or use a [table] header instead"),
        Case(
            text: "a = { b = 11️⃣,2️⃣ }",
            headline: "an inline table cannot end with a comma",
            hint: "close it with \"}\" on the same line, or use a [table] header instead"),
        Case(
            text: "a.b = 1\n1️⃣a.b2️⃣ = 2",
            headline: "\"a.b\" is defined more than once", code: "duplicate-key"),
        Case(
            text: "[a]\n1️⃣[a]2️⃣\nb = 1\nb = 2",
            headline: "the table \"a\" is defined more than once", code: "duplicate-key"),
        Case(
            text: "a = 1\n[1️⃣a2️⃣.b]",
            headline: "\"a\" is already defined as a value and cannot also be a table", code: "duplicate-key"),
        Case(
            text: "a = {}\n[1️⃣a2️⃣.b]",
            headline: "\"a\" is already defined as an inline table and cannot be extended", code: "duplicate-key"),
        Case(
            text: "a = [1]\n1️⃣[[a]]2️⃣",
            headline: "\"a\" is already defined as an array", code: "duplicate-key"),
        Case(
            text: "[[a]]\n1️⃣[a]2️⃣",
            headline: "\"a\" is already defined as an array of tables",
            hint: "write another element of the array as [[…]], with two brackets", code: "duplicate-key"),
        Case(
            text: "a = 11️⃣\u{0}2️⃣",
            headline: "the file has a NUL character, which text never contains",
            hint: "check that this is a text file, saved as UTF-8", code: "nul-character"),
        Case(
            text: "a = 1\nb = 1️⃣1979-13-012️⃣",
            headline: "this date cannot be read: expected month between 1 and 12, found 13"),
        Case(
            text: "\"猫é\" = 1️⃣0072️⃣ # after wide characters",
            headline: "this decimal integer cannot be read: leading zeros are prohibited"),
        Case(
            text: "a = 1️⃣92233720368547758082️⃣",
            headline: "this decimal integer cannot be read: \"9223372036854775808\" is not representable in 64 bits"),
        Case(
            text: "a = 1️⃣24:00:002️⃣",
            headline: "this time cannot be read: expected hour between 0 and 23, found 24"),
    ]

    @Test(arguments: cases)
    func theFirstMistakeIsReportedAndMarked(_ mistake: Case) throws {
        let text = MarkedText(mistake.text)
        let reading = TOMLDocument.read(text.bytes, fileName: "test.toml")
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(reading.document == nil)
        #expect(diagnostic.code == mistake.code)
        #expect(diagnostic.headline == mistake.headline)
        #expect(diagnostic.span == text.span("1️⃣", "2️⃣"))
        #expect(diagnostic.hint == mistake.hint)
    }

    @Test func severalMistakesAreReportedWithoutConsequencesOfTheFirst() {
        let text = """
            title = "Neko"
            title = "Inu"
            [controllers.home]
            constraints = [
              "photo.top == safeArea.top"
              "photo.height == 0",
            ]
            axis = horizontal

            [controllers.home.views.photo]
            when = { a = 1,
                     b = 2 }
            kind = "image
            """
        let reading = TOMLDocument.read(Array(text.utf8), fileName: "neko.toml")
        #expect(TerminalRenderer().render(reading.diagnostics, in: [reading.source]) == """
            neko.toml:2:1: error[duplicate-key]: "title" is defined more than once
              |
            1 | title = "Neko"
              | ----- first defined here
            2 | title = "Inu"
              | ^^^^^

            neko.toml:5:30: error[toml-syntax]: expected "," or "]" after an array's element, found a quotation mark
              |
            4 | constraints = [
              |               - the array begins here
            5 |   "photo.top == safeArea.top"
              |                              ^

            neko.toml:8:8: error[toml-syntax]: expected a value, found the bare word "horizontal"
              |
            8 | axis = horizontal
              |        ^^^^^^^^^^
              |
              = hint: write strings in quotes: "horizontal"

            neko.toml:11:16: error[toml-syntax]: an inline table must be on one line
               |
            11 | when = { a = 1,
               |                ^
               |        - the inline table begins here
               |
               = hint: close it with "}" on the same line, or use a [table] header instead

            neko.toml:13:8: error[toml-syntax]: the string that begins here is not closed on its line
               |
            13 | kind = "image
               |        ^^^^^^
               |
               = hint: close it on this line, or write text over several lines between \"\"\" and \"\"\"

            """)
    }

    @Test(arguments: ["a = {" + String(repeating: "a = 1, ", count: 1000) + "a = 1}", String(repeating: "a = \n", count: 1000)])
    func mistakesAreReportedUpToALimit(text: String) {
        let reading = TOMLDocument.read(Array(text.utf8), fileName: "test.toml")
        #expect(reading.diagnostics.count == TOMLScanner.problemLimit)
    }
}
