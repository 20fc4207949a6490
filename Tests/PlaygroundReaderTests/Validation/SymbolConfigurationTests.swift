import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct SymbolConfigurationTests {
    private static func configuration(_ value: String) throws -> SymbolConfiguration {
        let result = PlaygroundFile.ReadResult(
            home: "views.a = { kind = \"image\", image = \"star\", preferredSymbolConfiguration = \(value) }")
        let home = try #require(result.home, "\(result.report)")
        return try #require(home.views[0].properties.symbolConfiguration)
    }

    @Test func `a table has the keys of the initializers`() throws {
        let sized = try Self.configuration(#"{ pointSize = 40, weight = "bold", scale = "large", hierarchicalColor = "systemRed" }"#)
        #expect(sized.size == .pointSize(40) && sized.weight == .bold && sized.scale == .large)
        #expect(sized.colors == .hierarchical(.semantic(.systemRed)))
        let styled = try Self.configuration(#"{ textStyle = "title1", paletteColors = ["white", "black"] }"#)
        #expect(styled.size == .textStyle(.title1) && styled.ink == .semantic(.white))
        #expect(try Self.configuration("{ prefersMulticolor = true }").colors == .multicolor)
        #expect(try Self.configuration("{ prefersMulticolor = false }") == SymbolConfiguration())
    }

    @Test(arguments: [
        (#"{ pointSize = 17, textStyle = "body" }"#, "exclusive-keys"), ("{ pointSize = 0 }", "bad-value"), (#"{ scale = "huge" }"#, "bad-value"),
        ("{ paletteColors = [] }", "bad-value"), (#"{ weight = "fat" }"#, "bad-value"), ("{ size = 17 }", "unknown-key"), ("17", "wrong-type"),
        (#"{ hierarchicalColor = "white", prefersMulticolor = true }"#, "exclusive-keys"),
    ])
    func `a mistake has its own message`(value: String, code: String) {
        let result = PlaygroundFile.ReadResult(
            home: "views.a = { kind = \"image\", image = \"star\", preferredSymbolConfiguration = \(value) }")
        #expect(result.codes == [code])
    }
}
