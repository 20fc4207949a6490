import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct GradientTests {
    @Test func `a list of colours runs from top to bottom`() throws {
        let home = try #require(PlaygroundFile.ReadResult(home: "views.a = { gradient = ["systemRed", "systemBlue"] }").home)
        #expect(home.views[0].properties.gradient(.gradient) == Gradient(colors: [.semantic(.systemRed), .semantic(.systemBlue)]))
    }

    @Test func `a table has the layer's keys`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            views.a = { gradient = { type = "conic", colors = ["red", "white", "blue"], locations = [0, 0.2, 1], startPoint = { x = 0, y = 0.5 }, endPoint = { x = 1, y = 1 } } }
            """.replacing("red", with: "systemRed").replacing("blue", with: "systemBlue"))
        let gradient = try #require(result.home?.views[0].properties.gradient(.gradient), "\(result.report)")
        #expect(gradient.type == .conic && gradient.stops.map(\.location) == [0, 0.2, 1])
        #expect(gradient.startPoint == Point(x: 0, y: 0.5) && gradient.endPoint == Point(x: 1, y: 1))
    }

    @Test(arguments: [
        ("gradient = ["white"]", "bad-value"), ("gradient = {}", "missing-key"), ("gradient = ["white", "nocolour"]", "bad-color"),
        ("gradient = { colors = ["white", "black"], locations = [0] }", "bad-value"),
        ("gradient = { colors = ["white", "black"], locations = [1, 0] }", "bad-value"),
        ("gradient = { colors = ["white", "black"], startPoint = { x = 0 } }", "missing-key"),
        ("gradient = ["white", "black"], effect = "regular"", "exclusive-keys"), ("effect = "frosted"", "bad-value"),
        ("kind = "label", effect = "regular"", "key-of-other-kind"),
    ])
    func `a mistake has its own message`(keys: String, code: String) {
        #expect(PlaygroundFile.ReadResult(home: "views.a = { \(keys) }").codes.contains(code))
    }
}
