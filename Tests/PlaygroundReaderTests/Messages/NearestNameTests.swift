import Testing

@testable import PlaygroundReader

@Suite struct NearestNameTests {
    @Test func `the nearest name is offered`() {
        #expect(["compact", "regular"].suggestion(for: "compct") == "did you mean \"compact\"?")
        #expect(["compact", "regular"].suggestion(for: "wide") == nil)
    }

    @Test func `a list too long to have been meant is not searched to its end`() {
        let names = (0..<100_000).map { "view\($0)xxxxxxxx" } + ["photograph"]
        #expect(names.suggestion(for: "photogrph") == nil)
    }
}
