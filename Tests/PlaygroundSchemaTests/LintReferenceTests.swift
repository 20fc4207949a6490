import PlaygroundModel
import Testing

@testable import PlaygroundSchema

/// Every lint has a page in the reference.
@Suite struct LintReferenceTests {
    @Test(arguments: LintCode.allCases)
    func `a code is explained by its finding, the reason and a remedy`(code: LintCode) throws {
        let text = try #require(Reference.explanation(of: code.rawValue))
        for part in [code.rawValue, "\n\nWhy. ", "\n\nTo fix it. ", "\n\nTo allow it. "] { #expect(text.contains(part)) }
    }

    @Test func `the properties that lints check are explained`() throws {
        let text = try #require(Reference.explanation(of: "lints"))
        for word in ["--matrix full", "--vary", "3 steps", "24 screens"] { #expect(text.contains(word)) }
    }
}
