import Testing

@testable import PlaygroundPipeline

@Suite struct LogPatternTests {
    @Test(arguments: [
        ("viewWillTransition letter", "letter viewWillTransition(to:with:): 320 × 568 → 568 × 320", true),
        ("letter", "letter#2 traitCollectionDidChange(_:)", true),
        ("tapped next", "tapped next", true),
        // A word of the pattern must begin at the beginning of a word of the sentence.
        ("etter", "letter", false),
        ("nav", "pushed cats onto nav", true),
        ("av", "pushed cats onto nav", false),
        ("false → true", "shed sidebar.isHidden: false → true", true),
        ("(to:with:)", "letter viewWillTransition(to:with:)", true),
        ("pushed letter", "pushed cats onto nav", false),
        ("", "anything", true),
        ("größer", "wird größer", true),
    ])
    func `a pattern's words must all be in one entry`(pattern: String, entry: String, matches: Bool) {
        #expect(LogPattern(pattern).matches(Array(entry.utf8)) == matches)
    }
}
