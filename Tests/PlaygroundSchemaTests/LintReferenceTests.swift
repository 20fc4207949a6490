import PlaygroundModel
import Testing

@testable import PlaygroundSchema

/// Every lint has a page of the reference.
@Suite struct LintReferenceTests {
    @Test(arguments: LintCode.allCases)
    func `a code is explained by what it finds, why, and what to do`(code: LintCode) throws {
        let text = try #require(Reference.explanation(of: code.rawValue))
        for part in [code.rawValue, "\n\nWhy. ", "\n\nTo fix it. ", "\n\nTo allow it. "] { #expect(text.contains(part)) }
    }

    @Test func `what is looked at is explained`() throws {
        let text = try #require(Reference.explanation(of: "lints"))
        for word in ["--matrix full", "--vary", "3 steps", "24 screens"] { #expect(text.contains(word)) }
    }
}
