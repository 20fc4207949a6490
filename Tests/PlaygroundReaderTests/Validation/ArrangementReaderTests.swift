import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ArrangementReaderTests {
    private static func read(_ lines: String, ios version: String = "27.1", kind: String = "arrangement") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("""
            ios = "\(version)"
            app.rootViewController = "both"
            [controllers.both]
            kind = "\(kind)"
            \(lines)
            [controllers.film]
            [controllers.talk]
            """)
    }

    private static func definition(_ result: PlaygroundFile.ReadResult) -> ArrangementDefinition? {
        guard case .arrangement(let arrangement)? = result.playground?.controller("both")?.kind else { return nil }
        return arrangement
    }

    @Test func `an arrangement is read under UIKit's names`() throws {
        let result = Self.read("""
            primary = "film"
            secondary = "talk"
            arrangement = "overlay"
            axes = ["vertical"]
            viewProperties.primary.width = { minimum = 280, preferred = 330, maximum = 440 }
            viewProperties.secondary.height = { minimum = 200 }
            """)
        #expect(result.codes == [])
        let arrangement = try #require(Self.definition(result))
        #expect(arrangement.controllers == ["film", "talk"])
        #expect(arrangement.style == .overlay)
        #expect(arrangement.axes == [.vertical])
        #expect(arrangement.primaryProperties[.horizontal] == .init(minimum: 280, preferred: 330, maximum: 440))
        #expect(arrangement.secondaryProperties[.vertical].minimum == 200)
    }

    /// UIArrangementViewController: "The default style is UISplitArrangement".
    @Test func `the default is a split along both axes`() {
        let result = Self.read("primary = \"film\"\nsecondary = \"talk\"")
        #expect(result.codes == [])
        #expect(Self.definition(result) == ArrangementDefinition(primary: "film", secondary: "talk"))
    }

    @Test(arguments: [
        ("primary = \"film\"\nsecondary = \"talk\"\narrangement = \"stack\"", ["bad-value"]),
        ("primary = \"film\"\nsecondary = \"talk\"\naxes = [\"horizontal\", \"horizontal\"]", ["duplicate-entry"]),
        ("primary = \"film\"\nsecondary = \"talk\"\naxes = [\"depth\"]", ["bad-value"]),
        ("primary = \"film\"\nsecondary = \"talk\"\naxes = \"vertical\"", ["wrong-type"]),
        ("primary = \"film\"\nsecondary = \"talk\"\nviewProperties.primary.width = 330", ["wrong-type"]),
        ("primary = \"film\"\nsecondary = \"talk\"\nviewProperties.primary.width = { minimum = 9, maximum = 3 }", ["bad-value"]),
        ("primary = \"film\"\nsecondary = \"talk\"\nviewProperties.tertiary = {}", ["unknown-key"]),
        ("primary = \"film\"\nsecondary = \"talk\"\nchildren = []", ["key-of-other-kind"]),
        ("primary = \"film\"\nsecondary = \"both\"", ["controller-cycle"]),
    ])
    func `each mistake has one diagnostic`(lines: String, codes: [String]) {
        #expect(Self.read(lines).codes.sorted() == codes)
    }

    @Test func `under an older iOS the arrangement is kept for devices with a newer one`() {
        let result = Self.read("primary = \"film\"\nsecondary = \"talk\"", ios: "26")
        #expect(result.codes == ["not-yet-there"])
        #expect(Self.definition(result)?.primary == "film")
    }
}

/// The keys of vertical bars, of the positions of sheets, and of the sidebar of iPhones.
@Suite struct VerticalBarKeysTests {
    private static func read(_ lines: String, ios version: String = "27.1") -> PlaygroundFile.ReadResult {
        PlaygroundFile.ReadResult("""
            ios = "\(version)"
            app.rootViewController = "home"
            [controllers.home]
            \(lines)
            """)
    }

    @Test func `keys are read under UIKit's names`() throws {
        let result = Self.read("""
            preferredVerticalBarBehavior = "disabled"
            verticalBarCompressionBehavior = "prefersBarItems"
            pinnedTrailingGroup.done = { title = "Done", image = "checkmark" }
            preferredPlacement = "trailing"
            rightBarButtonItems.add = { image = "plus", axisBehavior = "horizontalOnly", visibilityPriority = "high" }
            """)
        #expect(result.codes == [])
        let home = try #require(result.playground?.controller("home"))
        #expect(home.preferredVerticalBarBehavior == .disabled)
        #expect(home.navigationItem.verticalBarCompressionBehavior == .prefersBarItems)
        #expect(home.navigationItem.pinnedTrailingGroup.map(\.id) == ["done"])
        #expect(home.items.map(\.id) == ["add", "done"])
        #expect(home.presentation.preferredPlacement == .trailing)
        #expect(home.navigationItem.rightBarButtonItems.first?.axisBehavior == .horizontalOnly)
        #expect(home.navigationItem.rightBarButtonItems.first?.visibilityPriority == .high)
    }

    /// The versions are from UIKit's documentation.
    @Test(arguments: [
        ("preferredVerticalBarBehavior = \"disabled\"", "27", "27.1"), ("verticalBarCompressionBehavior = \"automatic\"", "27", "27.1"),
        ("rightBarButtonItems.add = { image = \"plus\", axisBehavior = \"automatic\" }", "27", "27.1"),
        ("rightBarButtonItems.add = { image = \"plus\", visibilityPriority = \"low\" }", "26", "27"),
        ("pinnedTrailingGroup.add = { image = \"plus\" }", "15", "16"), ("preferredPlacement = \"center\"", "26", "27"),
        ("kind = \"tabBar\"\nviewControllers = [\"a\"]\nmode = \"tabSidebar\"\nsidebar.preferredPlacement = \"sidebar\"\n[controllers.a]", "26", "27"),
    ])
    func `a key has its first version of iOS`(lines: String, before: String, since: String) {
        #expect(Self.read(lines, ios: before).codes == ["not-yet-there"])
        #expect(Self.read(lines, ios: since).codes == [])
    }

    @Test(arguments: [
        "preferredVerticalBarBehavior = \"never\"", "verticalBarCompressionBehavior = \"prefersTabs\"", "preferredPlacement = \"left\"",
        "toolbarItems.add = { axisBehavior = \"vertical\" }", "toolbarItems.add = { visibilityPriority = 3 }",
    ])
    func `other values are reported`(lines: String) {
        #expect(["bad-value", "wrong-type"].contains(Self.read(lines).codes.first))
        #expect(Self.read(lines).codes.count == 1)
    }
}
