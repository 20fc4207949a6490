import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ConditionReaderTests {
    @Test(arguments: [
        ("{}", Condition.always),
        ("{ horizontalSizeClass = \"compact\" }", .trait(.horizontalSizeClass, .name("compact"))),
        ("{ displayScale = 3 }", .trait(.displayScale, .number(3))),
        ("{ density = \"cosy\" }", .trait(.custom("density"), .name("cosy"))),
        ("{ orientation = \"landscape\" }", .orientation(.landscape)),
        ("{ aspect = \"landscape\" }", .aspect(.landscape)),
        ("{ minWidth = 700 }", .width(atLeast: 700, atMost: nil)),
        ("{ minWidth = 700, maxWidth = 900.5 }", .width(atLeast: 700, atMost: 900.5)),
        ("{ maxHeight = 400 }", .height(atLeast: nil, atMost: 400)),
        ("{ userInterfaceIdiom = \"pad\", orientation = \"portrait\" }",
         .all([.orientation(.portrait), .trait(.userInterfaceIdiom, .name("pad"))])),
        ("{ any = [{ minWidth = 1 }, { minHeight = 2 }] }",
         .any([.width(atLeast: 1, atMost: nil), .height(atLeast: 2, atMost: nil)])),
        ("{ all = [{ minWidth = 1 }] }", .all([.width(atLeast: 1, atMost: nil)])),
        ("{ not = { any = [] } }", .not(.any([]))),
    ])
    func `a table is read as a condition`(table: String, condition: Condition) throws {
        let result = PlaygroundFile.ReadResult(
            head: "traits.density = { values = [\"cosy\"], default = \"cosy\" }", home: "adaptive = [{ when = \(table) }]")
        let home = try #require(result.home, "\(result.report)")
        #expect(home.adaptive.map(\.condition) == [condition])
    }

    @Test(arguments: PlaygroundModel.Trait.systemTraits)
    func `every value of every trait is read, except unspecified`(trait: PlaygroundModel.Trait) throws {
        for name in trait.permittedNames {
            let result = PlaygroundFile.ReadResult(home: "adaptive = [{ when = { \(trait.name) = \"\(name)\" } }]")
            #expect(result.home?.adaptive.first?.condition == .trait(trait, .name(name)), "\(result.report)")
        }
        let result = PlaygroundFile.ReadResult(home: "adaptive = [{ when = { \(trait.name) = \"unspecified\" } }]")
        #expect(result.codes == [trait == .displayScale ? "wrong-type" : "bad-value"])
    }

    @Test func `mistakes in nested conditions are found`() {
        let result = PlaygroundFile.ReadResult(
            home: "adaptive = [{ when = { any = [{ not = { minWith = 1 } }, { all = [3] }] } }]")
        #expect(result.codes == ["unknown-trait", "wrong-type"])
        #expect(result.diagnostics.first?.hint == "did you mean \"minWidth\"?")
    }
}
