import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct HomeScreenPositionTests {
    private static func read(_ position: String) -> PlaygroundFile.ReadResult {
        let text = "[app]\nrootViewController = \"home\"\n\(position)\n[controllers.home]\n"
        return PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml")
    }

    @Test func `the app's icon can be in the grid or in the dock`() {
        #expect(Self.read("").playground?.iconPosition == .grid(row: 2, column: 2))
        #expect(Self.read("iconPosition = { row = 6, column = 4 }").playground?.iconPosition == .grid(row: 6, column: 4))
        #expect(Self.read("iconPosition = \"dock\"").playground?.iconPosition == .dock)
    }

    @Test(arguments: [
        ("\"top\"", "bad-value"), ("3", "wrong-type"), ("{ row = 1 }", "missing-key"), ("{ row = 0, column = 1 }", "bad-value"),
        ("{ row = 1, column = 21 }", "bad-value"), ("{ row = 1.5, column = 1 }", "wrong-type"),
        ("{ row = 1, column = 1, page = 2 }", "unknown-key"),
    ])
    func `other positions are reported`(position: String, code: String) {
        let result = Self.read("iconPosition = \(position)")
        #expect(result.codes == [code])
        #expect(result.diagnostics.first?.span?.start.line == 3)
    }
}
