import PlaygroundModel
import Testing

@Suite struct ControllerKindTests {
    @Test func `each word has a kind`() {
        #expect(ControllerKind.words.map { ControllerKind.blank(of: $0).word } == ControllerKind.words)
        #expect(ControllerKind.blank(of: "fork") == .view)
    }

    @Test func `children have the keys that refer to them`() {
        let arrangement = ControllerKind.arrangement(ArrangementDefinition(primary: "a", secondary: "b"))
        #expect(arrangement.links.map(\.key) == ["primary", "secondary"])
        #expect(arrangement.children == ["a", "b"])
        #expect(ControllerKind.arrangement(ArrangementDefinition(primary: "a")).links.map(\.key) == ["primary"])
        #expect(ControllerKind.page(PageDefinition(viewControllers: ["a", "b"])).links.map(\.key) == ["viewControllers", "viewControllers"])
    }
}
