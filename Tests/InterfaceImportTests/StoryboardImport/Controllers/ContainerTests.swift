import SampleDocuments
import Testing

@Suite struct ContainerTests {
    private typealias Sample = SampleDocument

    private static let screens = ["a", "b", "c", "d"].map { Sample.scene($0, "title='Screen \($0)'", root: "root-\($0)", views: "", guides: "") }.joined()

    private func imported(_ kind: String, _ attributes: String = "", _ relationships: [(String, String)], _ content: String = "") throws -> Imported {
        let segues = relationships.enumerated().map { index, pair in
            "<segue destination='\(pair.1)' kind='relationship' relationship='\(pair.0)' id='s\(index)'/>"
        }
        let imported = try Imported(Sample.storyboard(
            Sample.scene("x", kind: kind, "userLabel='it' \(attributes)", "\(content)<connections>\(segues.joined())</connections>"), Self.screens,
            initial: "x"))
        #expect(imported.errors == [])
        #expect(imported.report.segues.total == 0)
        return imported
    }

    @Test func navigationControllers() throws {
        #expect(try imported("navigationController", "", [("rootViewController", "a")]).controller("it")
            == ["kind = \"navigation\"", "rootViewController = \"screen-a\""])
        let bar = "<navigationBar key='navigationBar' contentMode='scaleToFill' largeTitles='YES' id='bar'/>"
        let other = try imported("navigationController", "navigationBarHidden='YES' toolbarHidden='NO'", [("rootViewController", "a")], bar)
        #expect(other.controller("it").dropFirst(2) == ["prefersLargeTitles = true", "isNavigationBarHidden = true", "isToolbarHidden = false"])
        // The bar belongs to the controller, and is neither an imported nor a missing view.
        #expect(other.report.views.total == 4)
    }

    @Test func appearancesOfBarsBelongToTheirController() throws {
        func color(_ key: String, _ red: Int) -> String {
            "<color key='\(key)' red='\(red)' green='0' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>"
        }
        let bar = """
            <navigationBar key='navigationBar' contentMode='scaleToFill' barStyle='black' id='bar'>\(color("barTintColor", 1))\
            <navigationBarAppearance key='standardAppearance'>\(color("backgroundColor", 1))\
            <textAttributes key='titleTextAttributes'>\(color("textColor", 0))</textAttributes></navigationBarAppearance></navigationBar>
            """
        #expect(try imported("navigationController", "", [("rootViewController", "a")], bar).controller("it").dropFirst(2) == [
            "barStyle = \"black\"", "barTintColor = \"#FF0000\"",
            "standardAppearance = { backgroundColor = \"#FF0000\", titleTextAttributes = { foregroundColor = \"#000000\" } }",
        ])
    }

    @Test func textColoursOfBarsWithoutAppearancesBecomeAnAppearance() throws {
        let bar = """
            <navigationBar key='navigationBar' contentMode='scaleToFill' id='bar'><color key='barTintColor' white='0' alpha='1'/>\
            <textAttributes key='titleTextAttributes'><color key='textColor' white='1' alpha='1'/></textAttributes></navigationBar>
            """
        #expect(try imported("navigationController", "", [("rootViewController", "a")], bar).controller("it").dropFirst(2) == [
            "barTintColor = \"#000000\"",
            "standardAppearance = { backgroundColor = \"#000000\", titleTextAttributes = { foregroundColor = \"#FFFFFF\" } }",
        ])
    }

    @Test func tabBarControllersHaveTheirTabsInOrder() throws {
        let imported = try imported("tabBarController", "", [("viewControllers", "b"), ("viewControllers", "a"), ("viewControllers", "b")])
        #expect(imported.controller("it") == ["kind = \"tabBar\"", "viewControllers = [\"screen-b\", \"screen-a\"]"])
    }

    @Test func tabsAreNamedAfterTheirItems() throws {
        let tab = Sample.scene("t", "", "<tabBarItem key='tabBarItem' title='Top Rated' image='star' id='i'/>")
        let system = Sample.scene("u", "title='You'", "<tabBarItem key='tabBarItem' systemItem='favorites' id='j'/>")
        let search = Sample.scene("v", "title='Find'", "<tabBarItem key='tabBarItem' systemItem='search' id='k'/>")
        let imported = try Imported(Sample.storyboard(tab, system, search))
        #expect(imported.controller("find").last == "tabBarItem = { systemItem = \"search\" }")
        #expect(imported.controller("top-rated").last == "tabBarItem = { title = \"Top Rated\", image = \"star\" }")
        #expect(imported.controller("you").last == "tabBarItem = { title = \"Favorites\" }")
    }

    /// UISplitViewController before iOS 14, with two columns, and with three.
    @Test func splitViewControllers() throws {
        let two = [("masterViewController", "a"), ("detailViewController", "b")]
        #expect(try imported("splitViewController", "preferredDisplayMode='beside' behavior='tile'", two).controller("it") == [
            "kind = \"split\"", "primary = \"screen-a\"", "secondary = \"screen-b\"", "preferredDisplayMode = \"oneBesideSecondary\"",
        ])
        #expect(try imported("splitViewController", "allowDoubleColumnStyle='YES' preferredDisplayMode='over' behavior='overlay'",
            two + [("compactViewController", "c")]).controller("it") == [
            "kind = \"split\"", "style = \"doubleColumn\"", "primary = \"screen-a\"", "secondary = \"screen-b\"", "compact = \"screen-c\"",
            "preferredDisplayMode = \"oneOverSecondary\"", "preferredSplitBehavior = \"overlay\"",
        ])
        #expect(try imported("splitViewController", "allowTripleColumnStyle='YES' preferredDisplayMode='beside'",
            two + [("supplementaryViewController", "d")]).controller("it") == [
            "kind = \"split\"", "style = \"tripleColumn\"", "primary = \"screen-a\"", "supplementary = \"screen-d\"", "secondary = \"screen-b\"",
            "preferredDisplayMode = \"twoBesideSecondary\"",
        ])
    }

    /// Code sets the content of the container.
    @Test func emptyContainersBecomeTiles() throws {
        let imported = try imported("navigationController", "", [])
        #expect(imported.view("content", of: "it") == ["customClass = \"UINavigationController\""])
        #expect(imported.report.changed.map(\.reason) == ["a controller whose views are code is imported as a tile with its name"])
    }

    /// Controllers are written in the order of their references, from the first screen on.
    @Test func controllersAreInTheOrderOfTheirReferences() throws {
        func screen(_ id: String, to next: [String] = []) -> String {
            let segues = next.map { "<segue destination='\($0)' kind='show' id='\(id)\($0)'/>" }.joined()
            return Sample.scene(id, "title='\(id)'", "<connections>\(segues)</connections>")
        }
        let tabs = Sample.scene("tabs", kind: "tabBarController", "userLabel='tabs'", """
            <connections><segue destination='one' kind='relationship' relationship='viewControllers' id='r1'/>\
            <segue destination='two' kind='relationship' relationship='viewControllers' id='r2'/></connections>
            """)
        let imported = try Imported(Sample.storyboard(
            screen("lost"), screen("two"), screen("deep"), screen("one", to: ["deep", "tabs"]), tabs, initial: "tabs"))
        let order = imported.lines.filter { $0.hasPrefix("[controllers.") && !$0.contains(".views") }
        #expect(order == ["tabs", "one", "deep", "two", "lost"].map { "[controllers.\($0)]" })
    }

    @Test func presentationKeysBelongToTheController() throws {
        let imported = try Imported(Sample.storyboard(Sample.scene("c", """
            modalPresentationStyle='formSheet' definesPresentationContext='YES' hidesBottomBarWhenPushed='YES'
            """, "<size key='freeformSize' width='1' height='1'/><size key='preferredContentSize' width='320' height='480'/>")))
        #expect(imported.controller() == [
            "modalPresentationStyle = \"formSheet\"", "preferredContentSize = { width = 320, height = 480 }",
            "definesPresentationContext = true", "hidesBottomBarWhenPushed = true",
        ] || imported.controller().count == 4)
        #expect(imported.errors == [])
    }
}
