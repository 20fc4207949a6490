import Testing

@testable import PlaygroundReader

@Suite struct NearestNameTests {
    @Test func `the nearest name is suggested`() {
        #expect(["compact", "regular"].suggestion(for: "compct") == "did you mean \"compact\"?")
        #expect(["compact", "regular"].suggestion(for: "wide") == nil)
    }

    @Test func `overlong lists are not searched to their end`() {
        let names = (0..<100_000).map { "view\($0)xxxxxxxx" } + ["photograph"]
        #expect(names.suggestion(for: "photogrph") == nil)
    }
}
