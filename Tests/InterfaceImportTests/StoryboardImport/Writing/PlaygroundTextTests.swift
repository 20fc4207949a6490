import SampleDocuments
import Testing

@Suite struct PlaygroundTextTests {
    private typealias Sample = SampleDocument

    @Test func playgroundsBeginWithTheirOrigin() throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", views: ""), initial: "c"), name: "My App.storyboard")
        #expect(imported.text.hasPrefix("""
            # My App, from My App.storyboard as Interface Builder saved it.
            #:schema http://localhost:8425/.assets/schema.json

            title = "My App"
            devices = ["iphone-8", { device = "iphone-8", orientation = "landscape" }, "ipad-9-7"]

            [app]
            rootViewController = "screen"


            [controllers.screen]

            """))
        #expect(imported.errors == [])
    }

    @Test func storyboardsWithoutAnInitialControllerAreReported() throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c"), Sample.scene("d")))
        #expect(imported.comments.contains("# The storyboard names no first screen, so the first in the file is used."))
        #expect(imported.below("[app]") == ["rootViewController = \"screen\""])
    }

    @Test func unknownDevicesAreNamed() throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", views: ""), head: "<device id='retina9_9'/>"))
        #expect(imported.comments.contains("# It was drawn for a retina9_9."))
        #expect(!imported.text.contains("devices = "))
    }

    /// Views overlap in the order of the file. After a view with a heading, all later views have headings.
    @Test func viewsKeepTheirOrderFromBackToFront() throws {
        let long = String(repeating: "long ", count: 30)
        let imported = try Imported(views: """
            \(Sample.object("view", "a", "userLabel='back'"))\
            \(Sample.object("label", "b", "userLabel='middle' text='\(long)'"))\
            \(Sample.object("view", "e", "userLabel='front'", "<subviews>\(Sample.object("view", "d", "userLabel='inside'"))</subviews>"))
            """)
        #expect(imported.viewNames() == ["back", "inside", "middle", "front"])
        #expect(imported.lines.contains("[controllers.screen.views.front]"))
        #expect(imported.view("front") == ["subviews = [\"inside\"]"])
        #expect(imported.errors == [])
    }

    /// A long list of constraints is grouped by views, in the order of the views. A short list keeps the document's order.
    @Test func longListsOfConstraintsAreGrouped() throws {
        let views = ["b", "a"].map { Sample.object("view", $0, "userLabel='\($0)view'") }.joined()
        func imported(_ count: Int) throws -> Imported {
            try Imported(views: views, constraints: (0..<count).map {
                "<constraint firstItem='\($0 % 2 == 0 ? "a" : "b")' firstAttribute='width' relation='lessThanOrEqual' constant='\(100 + $0)' id='k\($0)'/>"
            }.joined())
        }
        let long = try imported(14)
        #expect(long.constraints().map { String($0.prefix(5)) } == ["# bvi"] + Array(repeating: "bview", count: 7) + ["# avi"] + Array(repeating: "aview", count: 7))
        #expect(try imported(4).constraints().map { String($0.prefix(5)) } == ["aview", "bview", "aview", "bview"])
        #expect(long.errors == [])
    }

    /// Strings come from a file that anybody may have written.
    @Test func stringsCannotEndTheirLine() throws {
        let evil = "&quot;&#10;[app]&#10;rootViewController = &quot;x&#x2028;y&#9;"
        let imported = try Imported(
            views: Sample.object("label", "l", "text='\(evil)'"),
            constraints: "<constraint firstAttribute='trailing' secondItem='l' secondAttribute='trailing' id='k' identifier='a&#10;[b]'/>",
            connections: "<segue destination='c' kind='show' identifier='one&#10;[two]' id='s'/>"
        )
        #expect(imported.errors == [])
        #expect(imported.lines.contains(#"  "superview.trailing == rootViewControllerXLabel.trailing",  # a [b]"#)
            || imported.text.contains("# a [b]"))
        #expect(imported.controller().contains(#"segues = { "one\n[two]" = { show = "screen" } }"#))
        #expect(imported.text.contains(#"text = "\"\n[app]\nrootViewController = \"x\ny\t""#))
    }
}
