import Testing

@testable import TOMLReading

@Suite struct StringLiteralTests {
    @Test(arguments: [
        (#""""#, ""), ("''", ""), (#""a""#, "a"), (#"'a\n'"#, #"a\n"#),
        (#""\b\t\n\f\r\"\\""#, "\u{8}\t\n\u{C}\r\"\\"), (#""\u00e9\U0001F600""#, "é😀"),
        ("\"\"\"\none\ntwo\"\"\"", "one\ntwo"), ("\"\"\"\r\none\r\ntwo\"\"\"", "one\ntwo"),
        ("\"\"\"one \\  \n\n   two\"\"\"", "one two"), ("\"\"\"\"\"\"", ""),
        ("\"\"\"a \"\" b\"\"\"", "a \"\" b"), ("\"\"\"a\"\"\"\"\"", "a\"\""), ("'''a''''", "a'"), ("'''\n'a' \\u00e9'''", "'a' \\u00e9"),
    ] as [(String, String)])
    func literalsAreDecodedAsTOMLSpecifies(source: String, text: String) throws {
        let literal = try StringLiteral(in: Array(source.utf8), at: 0)
        #expect(literal.text == text)
        #expect(literal.range == 0..<source.utf8.count)
    }

    @Test func everyDecodedCharacterHasItsRangeInTheSource() throws {
        let source = Array(#"x = "a\té\u00e9猫\n""#.utf8)
        let literal = try StringLiteral(in: source, at: 4)
        var offset = 0
        let pieces = literal.text.unicodeScalars.map { scalar -> String in
            let end = offset + UTF8.width(scalar)
            defer { offset = end }
            return String(decoding: source[literal.sourceRange(ofDecoded: offset..<end)], as: UTF8.self)
        }
        #expect(pieces == ["a", #"\t"#, "é", #"\u00e9"#, "猫", #"\n"#])
    }
}
