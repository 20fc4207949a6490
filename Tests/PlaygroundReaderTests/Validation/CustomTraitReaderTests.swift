import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct CustomTraitReaderTests {
    @Test func `traits and their values keep the order of the file`() {
        let result = PlaygroundFile.ReadResult(head: """
            [traits.zoom]
            values = ["near", "far"]
            default = "far"
            [traits.density]
            values = ["cosy"]
            default = "cosy"
            """)
        #expect(result.playground?.customTraits == [
            CustomTrait(name: "zoom", values: ["near", "far"], defaultValue: "far"),
            CustomTrait(name: "density", values: ["cosy"], defaultValue: "cosy"),
        ])
    }

    @Test(arguments: ["horizontalSizeClass", "displayScale", "orientation", "minWidth", "any", "from"])
    func `a name that conditions or overrides use is refused`(name: String) {
        let result = PlaygroundFile.ReadResult(head: "traits.\(name) = { values = [\"a\"], default = \"a\" }")
        #expect(result.codes == ["reserved-name"])
    }

    @Test func `a misspelt custom trait is recognised`() {
        let result = PlaygroundFile.ReadResult(
            head: "traits.density = { values = [\"cosy\"], default = \"cosy\" }",
            home: "adaptive = [{ when = { densty = \"cosy\" } }]")
        #expect(result.codes == ["unknown-trait"])
        #expect(result.diagnostics.first?.hint == "did you mean \"density\"?")
    }
}
