import PlaygroundModel
import Testing
import TextMetrics

@Suite struct TextLayoutTests {
    static let font = Font(size: 10, lineHeight: 12, tracking: 0)

    /// The lines of a text in the width of its longest expected line.
    static func lines(
        _ text: String, asWideAs widest: String, numberOfLines: Int = 0, mode: LineBreakMode = .byWordWrapping
    ) -> [String] {
        TextLayout(
            text, font: font, width: font.width(of: widest), numberOfLines: numberOfLines, lineBreakMode: mode
        ).lines.map(\.text)
    }

    @Test(arguments: [
        ("one two three", "one two", ["one two", "three"]),
        ("one two three", "one", ["one", "two", "thr", "ee"]),
        ("one   two", "one", ["one", "two"]),
        ("one\ntwo", "one two", ["one", "two"]),
        ("one\n\ntwo", "one", ["one", "", "two"]),
        ("one\r\ntwo\u{2028}six", "three", ["one", "two", "six"]),
        ("one\n", "one", ["one", ""]),
        ("one two ", "one two ", ["one two "]),
        ("one two    ", "one two", ["one two"]),
        ("well-known", "well-kn", ["well-", "known"]),
        ("and/or more", "and/o", ["and/", "or", "more"]),
        ("minus -5 up", "minus", ["minus", "-5 up"]),
        ("a\u{A0}b c", "a\u{A0}b", ["a\u{A0}b", "c"]),
        ("yes (or no)", "yes (o", ["yes", "(or", "no)"]),
        ("(日本)", "(日本", ["(日", "本)"]),
        ("so wait !", "so wait ", ["so", "wait !"]),
        ("日本語テスト", "日本語", ["日本語", "テスト"]),
        ("日本。語", "日本", ["日", "本。", "語"]),
        ("Hi👍👍", "Hi👍", ["Hi👍", "👍"]),
        ("tab\tend", "tabs", ["tab", "end"]),
        ("a\tb", "a    b", ["a    b"]),
    ])
    func `text is wrapped at words`(text: String, widest: String, expected: [String]) {
        #expect(Self.lines(text, asWideAs: widest) == expected)
    }

    @Test func `text is wrapped at characters`() {
        #expect(Self.lines("abcd efgh", asWideAs: "abcd ef", mode: .byCharWrapping) == ["abcd ef", "gh"])
        #expect(Self.lines("abcd efgh", asWideAs: "abcd", mode: .byCharWrapping) == ["abcd", "efgh"])
    }

    @Test(arguments: [
        (LineBreakMode.byTruncatingTail, 1, ["Chapter…"]),
        (.byTruncatingTail, 2, ["Chapter", "eleven,…"]),
        (.byTruncatingHead, 1, ["…the end"]),
        (.byTruncatingMiddle, 1, ["Cha…end"]),
        (.byWordWrapping, 1, ["Chapter"]),
        (.byWordWrapping, 2, ["Chapter", "eleven,"]),
        (.byCharWrapping, 1, ["Chapter e"]),
        (.byClipping, 1, ["Chapter el"]),
    ])
    func `the last permitted line is truncated by the mode`(mode: LineBreakMode, numberOfLines: Int, expected: [String]) {
        let layout = TextLayout(
            "Chapter eleven, the end", font: Self.font, width: Self.font.width(of: "Chapter e") + 0.5,
            numberOfLines: numberOfLines, lineBreakMode: mode
        )
        #expect(layout.lines.map(\.text) == expected)
        #expect(layout.isTruncated)
    }

    @Test func `a paragraph that fits is truncated when others follow`() {
        let layout = TextLayout("one\ntwo", font: Self.font, width: 100)
        #expect(layout.lines.map(\.text) == ["one…"])
        #expect(layout.isTruncated)
    }

    @Test func `text that fits is complete in every mode`() {
        for mode in LineBreakMode.allCases {
            let layout = TextLayout("one two", font: Self.font, width: Self.font.width(of: "one two"), lineBreakMode: mode)
            #expect(layout.lines.map(\.text) == ["one two"])
            #expect(!layout.isTruncated)
        }
    }

    @Test func `without space an ellipsis or one character per line remains`() {
        #expect(TextLayout("one two", font: Self.font, width: 0).lines.map(\.text) == ["…"])
        #expect(Self.lines("one", asWideAs: "") == ["o", "n", "e"])
    }

    @Test func `the size is the width of the widest line and the height of all lines`() {
        let layout = TextLayout("one\nthree\nsix", font: Self.font, numberOfLines: 0)
        #expect(layout.size == Size(width: Self.font.width(of: "three"), height: 36))
        #expect(TextLayout("", font: Self.font, numberOfLines: 0).size == .zero)
        #expect(TextLayout("clipped", font: Self.font, width: 20, lineBreakMode: .byClipping).size.width == 20)
    }

    static let texts = [
        "The quick brown fox jumps over the lazy dog, twice; and “again”, AVATAR-like.",
        "Съешь ещё этих мягких французских булок, да выпей чаю.",
        "混ぜた text と emoji 👩‍👩‍👧 と 한글 그리고 العربية together/apart",
        "Donaudampfschifffahrtsgesellschaftskapitän\nand a second paragraph that goes on",
    ]

    @Test(arguments: texts, LineBreakMode.allCases)
    func `lines fit the available width and report their own width`(_ text: String, _ mode: LineBreakMode) {
        let font = Font(size: 17, weight: .semibold)
        for width in stride(from: 40.0, through: 400, by: 7.3) {
            for numberOfLines in 0...3 {
                let layout = TextLayout(
                    text, font: font, width: width, numberOfLines: numberOfLines, lineBreakMode: mode
                )
                #expect(numberOfLines == 0 || layout.lines.count <= numberOfLines)
                for line in layout.lines {
                    #expect(abs(font.width(of: line.text) - line.width) < 0.0001)
                    #expect(line.width <= width + 0.011 || mode == .byClipping)
                }
            }
        }
    }

    @Test(arguments: texts)
    func `wrapping removes only spaces`(_ text: String) {
        let letters = text.filter { !$0.isWhitespace }
        for width in stride(from: 30.0, through: 600, by: 11) {
            let layout = TextLayout(text, font: Font(size: 15), width: width, numberOfLines: 0)
            #expect(layout.lines.map(\.text).joined().filter { !$0.isWhitespace } == letters)
            #expect(!layout.isTruncated)
        }
    }

    @Test(arguments: texts)
    func `a larger width never needs more lines`(_ text: String) {
        let counts = stride(from: 30.0, through: 600, by: 5).map {
            TextLayout(text, font: Font(size: 15), width: $0, numberOfLines: 0).lines.count
        }
        #expect(counts == counts.sorted(by: >))
    }

    /// Frames of four labels of three projects show that the space at a line break counts in a label's width.
    @Test func `a wrapped line reports the width of its hanging spaces`() {
        let layout = TextLayout("one two ", font: Self.font, width: Self.font.width(of: "one"), numberOfLines: 0)
        #expect(layout.lines.map(\.text) == ["one", "two"])
        #expect(abs(layout.lines[0].hanging - Self.font.width(of: " ")) < 1e-9 && layout.lines[1].hanging == 0)
    }

    @Test func `a trailing line break does not truncate a single line`() {
        let layout = TextLayout("one\n", font: Self.font)
        #expect(layout.lines.map(\.text) == ["one"] && !layout.isTruncated)
    }
}
