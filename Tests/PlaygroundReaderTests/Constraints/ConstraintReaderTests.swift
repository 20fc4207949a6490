import MarkedSource
import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ConstraintReaderTests {
    @Test func `strings and tables can be mixed in a list and keep its order`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            views = { a = {}, b = {} }
            metrics = { gap = 12 }
            constraints = ["a.height == gap", { format = "H:[a]-gap-[b]", options = ["alignAllTop"] }, "V:|[a]"]
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.constraints.map(\.line) == ["a.height == 12", "b.leading == a.trailing + 12", "a.top == b.top", "a.top == top"])
        #expect(home.constraints.map(\.id.path.description) == [
            "controllers.home.constraints[0]", "controllers.home.constraints[1].format",
            "controllers.home.constraints[1].format", "controllers.home.constraints[2]",
        ])
    }

    @Test func `a subview's superview edge is the edge of its container`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            views.card = { subviews = ["label"] }
            views.label = { kind = "label" }
            constraints = ["|-8-[label]-|"]
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.constraints.map(\.line) == ["label.leading == card.leading + 8", "card.layoutMargins.trailing == label.trailing"])
    }

    @Test(arguments: [0.1, 1e-5, 2.22507e-308, 1.0 / 3, 8.88178e-16, 123_456.789, 1e6])
    func `a number that is written for a constraint is read back, in equations and formats`(number: Double) throws {
        let text = number.decimalText
        let result = PlaygroundFile.ReadResult(home: """
            views = { a = {}, b = {} }
            metrics = { gap = \(number.shortText) }
            constraints = ["a.width == b.width * \(text) + \(text)", "H:[a]-\(text)-[b]", "b.height == gap"]
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.constraints.map(\.multiplier) == [number, 1, 1])
        #expect(home.constraints.map(\.constant) == [number, number, number])
    }

    @Test func `constraints of a container can refer to its children`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "outer"
            controllers.outer = { kind = "container", children = ["home"], constraints = ["home.width == safeArea.width / 2"] }
            controllers.home = {}
            """)
        let outer = try #require(result.playground?.controller("outer"), "\(result.report)")
        #expect(outer.constraints.map(\.line) == ["home.width == 0.5 * safeArea.width"])
    }

    @Test func `a mistake after an escape is reported at its position`() throws {
        let text = MarkedText(PlaygroundText.make(home: #"constraints = ["\u0020\t1️⃣foto2️⃣.width == 3"]"#))
        let result = PlaygroundFile.ReadResult(text.text)
        #expect(result.diagnostics.map(\.span) == [text.span("1️⃣", "2️⃣")])
    }

    @Test func `mistakes in several strings are all reported`() {
        let result = PlaygroundFile.ReadResult(home: #"constraints = ["a.top == 3", "b.top == 3", 4]"#)
        #expect(result.codes == ["unknown-view", "unknown-view", "wrong-type"])
    }
}
