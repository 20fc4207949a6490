import Testing

@testable import PlaygroundReader

@Suite struct ConstraintScannerTests {
    @Test(arguments: [
        ("photo", true, true), ("next_1", true, true), ("_a", true, true), ("größe", true, true), ("猫", true, true),
        ("next-button", true, false), ("card-1", true, false), ("a-b-c", true, false),
        ("", false, false), ("1a", false, false), ("a b", false, false), ("a.b", false, false), ("-a", false, false),
        ("a-", false, false), ("a--b", false, false), ("a@b", false, false),
    ])
    func `a name is a word, with hyphens inside where they are allowed`(text: String, isName: Bool, isPlainName: Bool) {
        #expect(ConstraintScanner.isName(text, allowingHyphens: true) == isName)
        #expect(ConstraintScanner.isName(text, allowingHyphens: false) == isPlainName)
    }

    @Test(arguments: [
        ("12", 12.0, 2), ("0.5x", 0.5, 3), ("8.", 8, 1), (".5", 0.5, 2), ("1e5", 1, 1), ("-1", nil, 0), ("x", nil, 0), ("", nil, 0),
        (String(repeating: "9", count: 400), nil, 0),
    ] as [(String, Double?, Int)])
    func `a number is read up to its end`(text: String, number: Double?, end: Int) {
        var scanner = ConstraintScanner(text)
        #expect(scanner.number() == number)
        #expect(scanner.offset == end)
    }

    @Test(arguments: [
        ("", "the end", 0..<0), ("  ", "the end", 2..<2), (" photo.top", "\"photo\"", 1..<6), ("12px", "\"12\"", 0..<2),
        ("==", "\"=\"", 0..<1), ("\u{1F63A}!", "\"\u{1F63A}\"", 0..<4),
    ])
    func `the found token is a word, a number or a character`(text: String, found: String, range: Range<Int>) {
        let result = ConstraintScanner(text).found()
        #expect(result.text == found)
        #expect(result.range == range)
    }
}
