import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct SplitReaderTests {
    private static func read(_ lines: String, ios version: Int = 26) -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("""
            ios = \(version)
            app.rootViewController = "split"
            [controllers.split]
            kind = "split"
            \(lines)
            [controllers.menu]
            [controllers.list]
            [controllers.detail]
            """)
    }

    private static func split(_ lines: String, ios version: Int = 26) throws -> SplitDefinition {
        let result = read(lines, ios: version)
        let kind = try #require(result.playground?.controller("split")?.kind, "\(result.report)")
        guard case .split(let split) = kind else { throw NotASplit() }
        return split
    }

    private struct NotASplit: Error {}

    @Test func `columns, widths and delegate results are read under UIKit's names`() throws {
        let split = try Self.split("""
            style = "tripleColumn"
            primary = "menu"
            supplementary = "list"
            secondary = "detail"
            preferredDisplayMode = "twoBesideSecondary"
            preferredSplitBehavior = "displace"
            preferredPrimaryColumnWidth = 220
            preferredSupplementaryColumnWidthFraction = 0.25
            minimumSupplementaryColumnWidth = 200
            maximumSupplementaryColumnWidth = 400
            presentsWithGesture = false
            topColumnForCollapsing = "primary"
            """)
        #expect(split.columns == [.primary, .supplementary, .secondary])
        #expect(split.preferredDisplayMode == .twoBesideSecondary)
        #expect(split.preferredSplitBehavior == .displace)
        #expect(split.primaryWidth == .init(preferred: 220))
        #expect(split.supplementaryWidth == .init(fraction: 0.25, minimum: 200, maximum: 400))
        #expect(!split.presentsWithGesture)
        #expect(split.delegate == .init(topColumnForCollapsing: .primary))
    }

    @Test func `results of a classic delegate refer to controllers`() throws {
        let split = try Self.split("""
            primary = "menu"
            secondary = "detail"
            primaryViewControllerForCollapsing = "list"
            collapseSecondaryOntoPrimary = false
            primaryViewControllerForExpanding = "menu"
            separateSecondary = "detail"
            """)
        #expect(split.delegate == .init(
            primaryForCollapsing: "list", collapseSecondaryOntoPrimary: false, primaryForExpanding: "menu",
            separateSecondary: "detail"
        ))
    }

    @Test(arguments: [
        ("primaryHidden", SplitDefinition.DisplayMode.secondaryOnly), ("allVisible", .oneBesideSecondary),
        ("primaryOverlay", .oneOverSecondary), ("oneOverSecondary", .oneOverSecondary),
    ])
    func `display modes are read under their old names too`(word: String, mode: SplitDefinition.DisplayMode) throws {
        let lines = "primary = \"menu\"\nsecondary = \"detail\"\npreferredDisplayMode = \"\(word)\""
        #expect(try Self.split(lines, ios: 8).preferredDisplayMode == mode)
    }

    @Test(arguments: [
        ("secondary = \"detail\"", "missing-key"), ("primary = \"menu\"\npreferredDisplayMode = \"beside\"", "bad-value"),
        ("primary = \"menu\"\nminimumPrimaryColumnWidth = 300\nmaximumPrimaryColumnWidth = 200", "bad-value"),
        ("primary = \"menu\"\nviews = {}", "key-of-other-kind"),
        ("primary = \"menu\"\nprimaryViewControllerForExpanding = \"split\"", "controller-cycle"),
    ])
    func `invalid split views are reported`(lines: String, code: String) {
        #expect(Self.read(lines).codes.contains(code))
    }
}
