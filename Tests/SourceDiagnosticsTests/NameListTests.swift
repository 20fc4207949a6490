import SourceDiagnostics
import Testing

@Suite struct NameListTests {
    @Test(arguments: [
        ([], ""), (["a"], "\"a\""), (["a", "b"], "\"a\" or \"b\""), (["a", "b", "c"], "\"a\", \"b\" or \"c\""),
    ] as [([String], String)])
    func namesAreQuotedAndJoined(names: [String], text: String) {
        #expect(NameList(names).joined(by: .or) == text)
    }

    @Test func longListsEndWithACount() {
        #expect(NameList(["a", "b", "c", "d"], limit: 2).joined(by: .and) == "\"a\", \"b\" and 2 more")
    }
}
