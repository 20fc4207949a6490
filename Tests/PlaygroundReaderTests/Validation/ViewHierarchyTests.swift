import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ViewHierarchyTests {
    private func views(_ subviews: [(String, [String])]) -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult(home: subviews.map { "views.\($0) = { subviews = \($1) }" }.joined(separator: "\n"))
    }

    @Test func `a cycle is shown once, step by step`() {
        let result = views([("a", ["b"]), ("b", ["c"]), ("c", ["a"]), ("d", [])])
        #expect(result.diagnostics.map(\.headline) == ["the view \"a\" contains itself: a → b → c → a"])
        #expect(result.diagnostics.first?.related.map(\.label) == ["a contains b", "b contains c"])
    }

    @Test func `a second superview is marked together with the first`() {
        let result = views([("a", ["c"]), ("b", ["d", "c"]), ("c", []), ("d", [])])
        #expect(result.codes == ["view-in-two-superviews"])
        #expect(result.diagnostics.first?.span?.description == "test.toml:6:30")
        #expect(result.diagnostics.first?.related.map(\.span.description) == ["test.toml:5:25"])
    }

    @Test(arguments: [false, true])
    func `views can be nested as deep as the limit, in any order of the file`(isReversed: Bool) {
        func chain(_ length: Int) -> PlaygroundFile.ReadResult {
            let names = (1...length).map { "v\($0)" }
            let links = zip(names, names.dropFirst().map { [$0] } + [[]]).map { ($0, $1) }
            return views(isReversed ? links.reversed() : links)
        }
        #expect(chain(PlaygroundLimits.viewDepth).codes == [])
        #expect(chain(PlaygroundLimits.viewDepth + 1).codes == ["hierarchy-too-deep"])
        #expect(chain(PlaygroundLimits.views).codes == ["hierarchy-too-deep"])
    }
}
