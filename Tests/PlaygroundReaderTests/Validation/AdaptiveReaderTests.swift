import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct AdaptiveReaderTests {
    @Test func `an element has constraints, views and properties`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            views = { a = {}, b = { kind = "stack" } }
            [[controllers.home.adaptive]]
            when = { userInterfaceIdiom = "pad" }
            constraints = ["a.height == 0"]
            install = ["b"]
            set = { a.alpha = 0.5, b = { axis = "vertical" } }
            otherwise = { a.alpha = 1 }
            """)
        let element = try #require(result.home?.adaptive.first, "\(result.report)")
        #expect(element.path == .make("controllers", "home", "adaptive", 0))
        #expect(element.condition == .trait(.userInterfaceIdiom, .name("pad")))
        #expect(element.constraints.map(\.line) == ["a.height == 0"])
        #expect(element.constraints.first?.id.path == .make("controllers", "home", "adaptive", 0, "constraints", 0))
        #expect(element.install == ["b"])
        #expect(element.set == [
            .init(view: "a", property: .alpha, value: .number(0.5)), .init(view: "b", property: .axis, value: .string("vertical")),
        ])
        #expect(element.otherwise == [.init(view: "a", property: .alpha, value: .number(1))])
    }

    @Test func `a property of another kind cannot be set`() {
        let result = PlaygroundFile.ReadResult(home: """
            views.a = { kind = "image" }
            adaptive = [{ when = {}, set = { a = { text = "x", alph = 1 } } }]
            """)
        #expect(result.codes == ["key-of-other-kind", "unknown-key"])
    }
}
