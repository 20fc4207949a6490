import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ViewReaderTests {
    @Test func `a view without a kind is a plain view`() {
        #expect(PlaygroundFile.ReadResult(home: "views.a = {}").home?.view("a")?.kind == .view)
    }

    @Test func `subviews and arranged subviews keep the given order`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            views.a = {}
            views.b = {}
            views.c = { subviews = ["s"] }
            views.s = { kind = "stack", arrangedSubviews = ["b", "a"], customSpacing = { b = 24 } }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.view("s")?.subviews == ["b", "a"])
        #expect(home.view("s")?.customSpacing == ["b": 24])
        #expect(home.view("c")?.subviews == ["s"])
        #expect(home.topLevelViews == ["c"])
    }

    @Test func `a stack that lists subviews gets a hint about arrangedSubviews`() {
        let result = PlaygroundFile.ReadResult(home: "views.s = { kind = \"stack\", subviews = [] }")
        #expect(result.codes == ["key-of-other-kind"])
        #expect(result.diagnostics.first?.hint == "a stack lists its views as arrangedSubviews")
    }

    @Test func `keys of an unknown kind are not reported`() {
        let result = PlaygroundFile.ReadResult(home: "views.a = { kind = \"tableView\", rowHeight = 44, text = \"x\" }")
        #expect(result.codes == ["unknown-kind"])
    }
}
