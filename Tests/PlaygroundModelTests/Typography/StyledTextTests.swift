import Testing

@testable import PlaygroundModel

@Suite struct StyledTextTests {
    /// The runs as `text/marks`: b for bold, i for italic, s for strikethrough, c for a colour, l for a link.
    private static func words(_ text: StyledText) -> [String] {
        text.runs.map { run in
            let style = run.style
            let marks = [(style.isBold, "b"), (style.isItalic, "i"), (style.isStruck, "s"), (style.color != nil, "c"), (style.link != nil, "l")]
            return run.text + "/" + marks.filter { $0.0 }.map { $0.1 }.joined()
        }
    }

    @Test(arguments: [
        ("plain", ["plain/"]), ("a **b** c", ["a /", "b/b", " c/"]), ("*i* and _i_", ["i/i", " and /", "i/i"]),
        ("***both***", ["both/bi"]), ("**a *b* c**", ["a /b", "b/bi", " c/b"]), ("~~gone~~", ["gone/s"]),
        ("[docs](https://a.b)", ["docs/l"]), ("[**bold** link](x)", ["bold/bl", " link/l"]),
        ("^[red](color: 'systemRed') x", ["red/c", " x/"]), ("a\\*b\\*", ["a*b*/"]), ("snake_case_name", ["snake_case_name/"]),
        ("2 * 3 * 4", ["2 * 3 * 4/"]), ("see [1] there", ["see [1] there/"]), ("**über**\nzwei", ["über/b", "\nzwei/"]), ("", []),
    ])
    func `marks set the style of the text between them`(source: String, runs: [String]) {
        let text = StyledText(source)
        #expect(Self.words(text) == runs)
        #expect(text.faults == [])
    }

    @Test(arguments: [
        ("a **b", StyledText.Fault.FaultKind.unclosed("**"), 2..<4, "a **b"), ("**a *b** c", .unclosed("*"), 4..<5, "a *b c"),
        ("é ~~x", .unclosed("~~"), 3..<5, "é ~~x"), ("[x]()", .linkWithoutAddress, 3..<5, "x"),
        ("^[x](size: 3)", .unknownAttribute("size: 3"), 5..<12, "x"), ("^[x", .unclosed("^["), 0..<2, "^[x"),
    ])
    func `a mark without effect has its range`(source: String, kind: StyledText.Fault.FaultKind, range: Range<Int>, plain: String) {
        let text = StyledText(source)
        #expect(text.faults == [StyledText.Fault(kind: kind, range: range)])
        #expect(text.plain == plain)
    }

    @Test(arguments: ["*a* _b_ [c](d) \\ ~~e~~ ^[f](g)", "plain", "**"])
    func `escaped text is read as plain text`(text: String) {
        #expect(StyledText(StyledText.escaped(text)).runs.map(\.text) == [text])
    }
}
