import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct GradientTests {
    private static func gradient(_ value: String) throws -> Gradient {
        let result = PlaygroundFile.ReadResult(home: "views.a = { gradient = \(value) }")
        let home = try #require(result.home, "\(result.report)")
        return try #require(home.views[0].properties.gradient(.gradient))
    }

    @Test func `a list of colours runs from top to bottom`() throws {
        let gradient = try Self.gradient(#"["systemRed", "systemBlue"]"#)
        #expect(gradient == Gradient(colors: [.semantic(.systemRed), .semantic(.systemBlue)]))
    }

    @Test func `a table has the layer's keys`() throws {
        let colors = #"colors = ["systemRed", "white", "systemBlue"], locations = [0, 0.2, 1]"#
        let gradient = try Self.gradient(
            "{ type = \"conic\", \(colors), startPoint = { x = 0, y = 0.5 }, endPoint = { x = 1, y = 1 } }")
        #expect(gradient.type == .conic && gradient.stops.map(\.location) == [0, 0.2, 1])
        #expect(gradient.startPoint == Point(x: 0, y: 0.5) && gradient.endPoint == Point(x: 1, y: 1))
    }

    @Test(arguments: [
        (#"gradient = ["white"]"#, "bad-value"), ("gradient = {}", "missing-key"), (#"gradient = ["white", "nocolour"]"#, "bad-value"),
        (#"gradient = { colors = ["white", "black"], locations = [0] }"#, "bad-value"),
        (#"gradient = { colors = ["white", "black"], locations = [1, 0] }"#, "bad-value"),
        (#"gradient = { colors = ["white", "black"], startPoint = { x = 0 } }"#, "missing-key"),
        (#"gradient = ["white", "black"], effect = "regular""#, "exclusive-keys"), (#"effect = "frosted""#, "bad-value"),
        (#"kind = "label", effect = "regular""#, "key-of-other-kind"),
    ])
    func `a mistake has its own message`(keys: String, code: String) {
        #expect(PlaygroundFile.ReadResult(home: "views.a = { \(keys) }").codes.contains(code))
    }
}
