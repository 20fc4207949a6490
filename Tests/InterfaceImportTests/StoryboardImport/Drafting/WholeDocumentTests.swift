import Foundation
import Goldens
@testable import InterfaceImport
import Testing

/// Documents with many features, written for this test, and their playgrounds.
@Suite struct WholeDocumentTests {
    /// `Kittens` has the format of Xcode 6 and 7: masks for size classes, layout guides, autoresizing masks, and a split view without
    /// columns. `Bakery` has today's format: safe areas, stack views, static tables, segues of every kind, and references.
    @Test(arguments: ["Kittens", "Bakery"]) func documentsWithManyFeaturesEqualTheirGoldens(name: String) throws {
        let imported = try imported(name)
        try Golden("\(name).toml").check(imported.text)
        try Golden("\(name).report.txt").check(([imported.report.summary] + imported.report.details).joined(separator: "\n") + "\n")
        #expect(imported.errors == [])
    }

    /// `Harbour` has features that a playground expresses differently or not at all, an impossible constraint, and resources next to it.
    @Test func inexpressibleElementsAreConvertedOrReported() throws {
        let imported = try imported("Harbour", Self.resources)
        try Golden("Harbour.toml").check(imported.text)
        try Golden("Harbour.report.txt").check(([imported.report.summary] + imported.report.details).joined(separator: "\n") + "\n")
        #expect(imported.errors == [])
        #expect(imported.playground.refusal == nil)
        #expect(imported.lines.contains("deep-water = { light = \"#004080\", dark = \"#80BFFF\" }"))
        #expect(imported.lines.contains("[strings.de]") && imported.lines.contains("[[quickActions.static]]"))
        #expect(imported.lines.contains { $0.hasPrefix("segues = { WarnOfStorm = ") })
        #expect(imported.text.contains("tap = { unwind = \"boats\" }"))
        #expect(imported.report.constraints.imported == imported.report.constraints.total - 1)
    }

    private func imported(_ name: String, _ resources: AppResources = AppResources()) throws -> Imported {
        let bytes = [UInt8](try Data(contentsOf: Golden.tests.appending(path: "Documents/\(name).storyboard")))
        return Imported(ImportedPlayground(try InterfaceBuilderDocument(bytes), name: "\(name).storyboard", resources: resources))
    }

    private static let resources: AppResources = {
        var resources = AppResources()
        resources.add(colorSet: "Deep Water", Array(#"""
            { "colors": [
            { "idiom": "universal", "color": { "components": { "red": "0x00", "green": "0x40", "blue": "0x80", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
              "color": { "components": { "red": "0.5", "green": "0.75", "blue": "1.0", "alpha": "1.000" } } }] }
            """#.utf8))
        resources.add(strings: "de", Array(#"""
            "lab-bo-001.text" = "Boote im Hafen";
            "fie-bo-001.placeholder" = "Name eines Bootes";
            "but-li-001.normalTitle" = "Zurück zu den Booten";
            """#.utf8))
        resources.add(infoPlist: Array("""
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Harbour</string>
            <key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemType</key><string>light</string>
            <key>UIApplicationShortcutItemTitle</key><string>Lighthouse</string></dict></array></dict></plist>
            """.utf8))
        return resources
    }()
}
