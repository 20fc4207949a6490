import PlaygroundModel
import Testing

/// The keyboard of the iPhone Duo: a document of September 2026 on its simulator, confidence medium.
struct KeyboardHeightsTests {
    @Test(arguments: [(466, 678, 252, 193), (669, 951, 311, 227)] as [(Double, Double, Double, Double)])
    func `each display of the iPhone Duo has its own keyboard`(width: Double, height: Double, portrait: Double, landscape: Double) {
        let rows = KeyboardHeights.table.filter { $0.idiom == .phone && $0.screen == Size(width: width, height: height) }
        #expect(rows.map(\.portrait) == [portrait])
        #expect(rows.map(\.landscape) == [landscape])
        #expect(rows.map(\.confidence) == [.medium])
        #expect(rows.map(\.version) == [SystemVersion(27, 1)])
    }
}
