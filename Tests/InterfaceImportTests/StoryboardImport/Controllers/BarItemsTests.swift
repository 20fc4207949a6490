import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct BarItemsTests {
    private typealias Sample = SampleDocument

    private func imported(_ item: String, toolbar: String = "", connections: String = "") throws -> Imported {
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", "", """
                <view key='view' contentMode='scaleToFill' id='root'><subviews>\(Sample.object("view", "v", "userLabel='done'"))</subviews></view>\
                <navigationItem key='navigationItem' id='n' \(item)</navigationItem>\
                <toolbarItems>\(toolbar)</toolbarItems><connections>\(connections)</connections>
                """), Sample.scene("d", "title='Next'", ""), initial: "c"))
        #expect(imported.errors == [])
        return imported
    }

    private func items(_ key: String, _ imported: Imported) -> String? {
        (imported.controller() + imported.controller("home")).first { $0.hasPrefix("\(key) = ") }.map { String($0.dropFirst(key.count + 3)) }
    }

    @Test func itemsHaveNamesAndActions() throws {
        let imported = try imported("""
            title='Home' largeTitleDisplayMode='never'>\
            <barButtonItem key='leftBarButtonItem' title='Cancel' id='i1'/>\
            <barButtonItem key='backBarButtonItem' title='Back home' id='i2'/>\
            <rightBarButtonItems><barButtonItem systemItem='add' id='i3'>\
            <connections><segue destination='d' kind='show' id='s'/></connections></barButtonItem>\
            <barButtonItem title='Done' enabled='NO' id='i4'/><barButtonItem image='gear' id='i5'>\
            <accessibility key='accessibilityConfiguration' label='Settings'/></barButtonItem></rightBarButtonItems>
            """, connections: "<outlet property='settingsItem' destination='i5' id='o'/>")
        #expect(items("leftBarButtonItems", imported) == "{ cancel = { title = \"Cancel\" } }")
        // A view already has the name `done`, and both elements are tapped by name.
        #expect(items("rightBarButtonItems", imported) == """
            { add = { systemItem = "add", tap = { show = "next" } }, done2 = { title = "Done", isEnabled = false }, \
            settingsItem = { image = "gear", accessibilityLabel = "Settings" } }
            """)
        #expect(items("backButtonTitle", imported) == "\"Back home\"")
        #expect(items("largeTitleDisplayMode", imported) == "\"never\"")
        #expect(items("title", imported) == "\"Home\"")
    }

    @Test func buttonsAsCustomViewsBecomeItems() throws {
        let imported = try imported("""
            title='Home'><barButtonItem key='rightBarButtonItem' id='i1'><button key='customView' contentMode='scaleToFill' id='b' enabled='NO'>\
            <state key='normal' title='Edit' image='pencil'/><connections><segue destination='d' kind='show' id='s'/></connections></button>\
            </barButtonItem>
            """)
        #expect(items("rightBarButtonItems", imported) == """
            { edit = { title = "Edit", image = "pencil", isEnabled = false, tap = { show = "next" } } }
            """)
        #expect(imported.report.segues == .init(imported: 1, total: 1))
        #expect(!imported.report.leftOut.contains { $0.reason == "it is in a bar button item" })
    }

    @Test func barsInViewsHaveTheActionOfTheirFirstItem() throws {
        let bar = Sample.object("navigationBar", "bar", "", """
            <items><navigationItem id='n'><barButtonItem key='leftBarButtonItem' title='Next' id='i1'>\
            <connections><segue destination='d' kind='show' id='s1'/></connections></barButtonItem>\
            <barButtonItem key='rightBarButtonItem' title='Back' id='i2'>\
            <connections><segue destination='c' kind='show' id='s2'/></connections></barButtonItem></navigationItem></items>
            """)
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", "title='Home'", views: bar), Sample.scene("d", "title='Next'", ""), initial: "c"))
        #expect(imported.view("navigationBar", of: "home").contains("tap = { show = \"next\" }"))
        #expect(imported.controller("home").contains("segues = { to-home = { show = \"home\" } }"))
        #expect(imported.report.segues == .init(imported: 2, total: 2))
        #expect(imported.errors == [])
    }

    @Test func spacesAndStylesAreImported() throws {
        let imported = try imported(">", toolbar: """
            <barButtonItem systemItem='trash' id='i1'/><barButtonItem systemItem='flexibleSpace' id='i2'/>\
            <barButtonItem systemItem='done' id='i3'/><barButtonItem width='20' systemItem='fixedSpace' id='i4'/>\
            <barButtonItem title='Go' style='done' id='i5'><color key='tintColor' red='1' green='0' blue='0' alpha='1'/></barButtonItem>
            """)
        #expect(items("toolbarItems", imported) == """
            { trash = { systemItem = "trash" }, space = { systemItem = "flexibleSpace" }, done2 = { systemItem = "done" }, \
            space2 = { systemItem = "fixedSpace", width = 20 }, go = { title = "Go", style = "done", tintColor = "#FF0000" } }
            """)
        #expect(imported.errors == [])
    }

    /// Each row has the phone of a document, and the height there of a toolbar in a view.
    @Test(arguments: [("retina4_7", 44), ("retina5_5", 44), ("retina6_1", 49), ("retina6_12", 49), ("ipad9_7", 44)])
    func toolbarsInViewsHaveTheHeightOfTheirPhone(device: String, height: Int) throws {
        let head = "<device id='\(device)' orientation='portrait' appearance='light'/>"
        let imported = try Imported(Sample.storyboard(Sample.scene("c", views: Sample.object("toolbar", "t")), head: head))
        #expect(imported.constraints() == ["toolbar.height == \(height) @750"])
        #expect(imported.errors == [])
    }

    @Test func barsOfOnlySpacesHaveNoItems() throws {
        #expect(try items("toolbarItems", imported(">", toolbar: "<barButtonItem systemItem='flexibleSpace' id='i1'/>")) == nil)
    }

    @Test func titleViewsAreViewsWithTheSizeOfTheirFrame() throws {
        let title = """
            <segmentedControl key='titleView' contentMode='scaleToFill' userLabel='mode' id='t'><rect key='frame' x='0' y='0' width='200' height='30'/>\
            <segments><segment title='A'/></segments></segmentedControl>
            """
        let imported = try imported(">\(title)")
        #expect(imported.text.contains("titleView = \"mode\""))
        #expect(imported.constraints().filter { $0.hasPrefix("mode") } == ["mode.width == 200 @999", "mode.height == 30 @999"])
        #expect(imported.report.changed.count == (try self.imported(">").report.changed.count))
    }

    @Test func viewsInBarsAreComponents() throws {
        let custom = """
            <barButtonItem key='rightBarButtonItem' id='i1'><view key='customView' contentMode='scaleToFill' id='x'><subviews>\
            \(Sample.object("activityIndicatorView", "y"))</subviews><constraints><constraint firstItem='y' firstAttribute='top' secondItem='x' secondAttribute='top' id='k'/></constraints>\
            </view></barButtonItem>
            """
        let imported = try imported(">\(custom)")
        #expect(imported.report.leftOut == [])
        #expect(imported.report.views == .init(imported: 4, total: 4))
        #expect(imported.report.constraints == .init(imported: 1, total: 1))
        #expect(imported.report.changed.map(\.reason).filter { $0.hasSuffix("it becomes a component") }.sorted() == [
            "it is in a bar button item: it becomes a component",
        ])
        #expect(imported.lines.count { $0.hasPrefix("[components.") && !$0.contains(".views") } == 1)
        #expect(imported.errors == [])
    }
}
