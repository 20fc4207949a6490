import Testing
@testable import PlaygroundModel

struct TextPatternTests {
    @Test(arguments: [
        ("", [""], ["a"]), ("abc", ["abc"], ["ab", "abcd", "ABC"]), ("a.c", ["abc", "a😺c"], ["ac", "a\nc"]),
        ("[0-9]{5}", ["12345"], ["1234", "123456", "1234a"]), (#"\d+"#, ["7", "٣"], ["", "x"]), (#"\w+"#, ["Zoë_1", "猫"], ["a b", "-"]),
        (#"\S+\s\S+"#, ["Ada Lovelace"], ["Ada"]), ("a*", ["", "aaa"], ["b"]), ("a?b", ["b", "ab"], ["aab"]), ("a{2,}", ["aa", "aaaa"], ["a"]),
        ("a{1,3}", ["a", "aaa"], ["", "aaaa"]), ("a{2}b{0}", ["aa"], ["aab"]), ("(ab)+c?", ["ab", "ababc"], ["aba"]), ("cat|dog", ["cat", "dog"], ["catdog"]),
        ("(?:a|b|cd)*", ["", "abcda"], ["c"]), ("[^@]+@[^@]+", ["a@b"], ["a@", "a@b@c"]), (#"\+?[0-9 ()-]{6,}"#, ["+49 (30) 1234"], ["12345"]),
        ("[]a]", ["]", "a"], ["b"]), (#"[\]\d-]"#, ["]", "5", "-"], ["a"]), ("^a$", ["a"], ["^a$"]), (#"a\$"#, ["a$"], ["a"]), ("(a*)*b", ["b", "aab"], ["a"]),
        ("a+?", ["aa"], [""]), (#"[\w.]+"#, ["a.b"], ["a-b"]), (#"\D\W\S"#, ["a-b"], ["1-b"]), ("a||b", ["a", "", "b"], ["ab"]),
    ] as [(String, [String], [String])])
    func patternsMatchTheWholeText(pattern: String, matching: [String], others: [String]) throws {
        let read = try TextPattern(pattern)
        for text in matching { #expect(read.matches(text), "\(pattern) should match \(text)") }
        for text in others { #expect(!read.matches(text), "\(pattern) should not match \(text)") }
        #expect(read.matches(read.example), "\(pattern): \(read.example)")
    }

    @Test(arguments: [
        ("(a", TextPattern.Mistake.unclosed("(")), ("a)", .unclosed(")")), ("[a", .unclosed("[")), (#"a\"#, .unclosed(#"\"#)), ("*a", .nothingToRepeat("*")),
        ("a**", .nothingToRepeat("*")), ("[z-a]", .badSet), ("[[a]]", .badSet), ("a{", .badCount), ("a{3,1}", .badCount), ("a{,3}", .badCount),
        (#"\b"#, .unsupported(#"\b"#)), (#"(a)\1"#, .unsupported(#"\1"#)), ("(?=a)", .unsupported("(?")), ("a^b", .unsupported("^")), ("a{999}", .tooLong),
        ("((((((((((((((((((((((a))))))))))))))))))))))", .tooLong), ("((a{20}){20}){20}", .tooLong),
    ])
    func invalidPatternsAreRefusedWithTheReason(pattern: String, mistake: TextPattern.Mistake) {
        #expect(throws: mistake) { try TextPattern(pattern) }
    }

    @Test func ambiguousPatternsAreMatchedInLinearTime() throws {
        let pattern = try TextPattern("(a*)*(a*)*(a|a)*b")
        #expect(!pattern.matches(String(repeating: "a", count: 5000)))
    }

    @Test(arguments: [
        ("ada@example.com", true), ("a.b+c@mail.example.co.uk", true), ("", false), ("ada", false), ("ada@", false), ("@example.com", false),
        ("ada@example", false), ("ada@example..com", false), ("ada@-example.com", false), ("ada love@example.com", false), ("ada@example.com ", false),
    ])
    func emailAddressesHaveANameAndADomain(text: String, isEmail: Bool) {
        #expect(TextPattern.email?.matches(text) == isEmail)
    }

    @Test(arguments: [
        (.length(atLeast: 2, atMost: 3), ["ab", "👩‍👩‍👧é", "abc"], ["", "a", "abcd"]), (.length(atLeast: nil, atMost: 0), [""], ["a"]),
        (.contains("ab"), ["ab", "cabd"], ["", "aB", "ba"]), (.isEmail(false), ["", "ada"], ["ada@example.com"]),
    ] as [(StateQuery.Test, [String], [String])])
    func testsOfTextHoldForMatchingStrings(test: StateQuery.Test, holding: [String], others: [String]) {
        let query = StateQuery(.variable("name"), test, path: DocumentPath())
        for text in holding { #expect(query.holds(for: .string(text)), "\(text)") }
        for text in others { #expect(!query.holds(for: .string(text)), "\(text)") }
        #expect(query.holds(for: nil) == holding.contains(""))
        let empty = StateQuery(.variable("name"), .isEmpty(true), path: DocumentPath())
        #expect(query.excludes(empty) == !holding.contains("") && empty.excludes(query) == !holding.contains(""))
    }
}
