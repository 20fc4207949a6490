import Foundation
import JSON
import PageAssets
import PlaygroundModel
import Testing
import WireframeSVG

@testable import Checking

/// The output formats of a comparison.
@Suite struct ChangeFormatsTests {
    /// A string that every format has to escape.
    private static let hostile = #"<img src=x onerror=alert(1)> *bold* [link](x) `code` | & "quoted""#

    private static func comparing() throws -> Comparing {
        let home = """
            constraints = ["title.leading == leading + 20", "title.top == safeArea.top + 8"]
            views.title = { kind = "label", text = 'Neko' }
            """
        return try Comparing(home: home, home.replacing("'Neko'", with: "'''\(hostile)'''"), devices: #"["iphone-17"]"#)
    }

    @Test func `text has a heading for each set of environments`() throws {
        let text = ChangeText.text(of: try Self.comparing().report, old: "a", new: "b", usesColor: false)
        #expect(text.hasPrefix("everywhere\n  home.title says “\(Self.hostile)” instead of “Neko”, and its frame follows in 24 environments\n"))
        #expect(text.split(separator: "\n").last?.hasSuffix("in 24 of 24 environments.") == true)
        let coloured = ChangeText.text(of: try Self.comparing().report, old: "a", new: "b", usesColor: true)
        #expect(coloured.contains("\u{1B}[1meverywhere\u{1B}[0m"))
    }

    @Test func `a comment keeps hostile strings unchanged`() throws {
        let text = ChangeComment.text(of: try Self.comparing().report, old: "a`b", new: "b_c")
        #expect(text.hasPrefix("### Changes in b\\_c\n"))
        #expect(text.contains(#"\<img src=x onerror=alert(1)\> \*bold\* \[link\](x) \`code\` \| &amp; "quoted""#))
        #expect(!text.replacing("\\<", with: "").contains("<"))
    }

    @Test func `JSON has the changes with their environments`() throws {
        let json = try Self.comparing().report.json(old: "a", new: "b")
        #expect(json.members?.map(\.name) == [
            "old", "new", "addedDevices", "removedDevices", "environments", "changed", "scenarios", "groups",
        ])
        let group = try #require(json["groups"]?.elements?.first)
        let change = try #require(group["changes"]?.elements?.first)
        #expect(change["new"]?.string == Self.hostile && change["kind"]?.string == "text" && group["devices"] == nil)
    }

    @Test func `the page draws both versions and runs nothing`() throws {
        let comparing = try Self.comparing()
        let drawings = GlyphDrawings(files: [:])
        let html = ChangePage(comparing.report, of: comparing.comparison, old: "a<b", new: "b&c", drawings: drawings).html
        #expect(html.contains("a&lt;b") && html.contains("b&amp;c"))
        #expect(!html.contains("<img src=x") && !html.contains("<script") && !html.contains("http://") && !html.contains("https://"))
        let sides = html.matches(of: /data:image\/svg\+xml;base64,([A-Za-z0-9+\/=]+)/)
        // Each moment is drawn before and after, in light and dark style.
        #expect(sides.count.isMultiple(of: 4) && !sides.isEmpty)
        let drawn = try sides.prefix(4).map { match in
            String(decoding: try #require(Data(base64Encoded: String(match.1))), as: UTF8.self)
        }
        #expect(drawn[0].contains("Neko") != drawn[2].contains("Neko"))
        // Changed boxes are highlighted in both versions.
        #expect(drawn.allSatisfy { $0.contains("#7a76f0") })
    }

    @Test func `a page without changes contains a message`() throws {
        let comparing = try Comparing(home: "", "", devices: #"["iphone-17"]"#)
        let html = ChangePage(comparing.report, of: comparing.comparison, old: "a", new: "b", drawings: GlyphDrawings(files: [:])).html
        #expect(html.contains("Both show the same in all 24 environments."))
    }
}
