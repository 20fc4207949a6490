@testable import InterfaceImport
import JSON
import PlaygroundReader
import Testing

struct RecordedPlaygroundsTests {
    private static let label = #"""
        {"id": "v0", "kind": "label", "class": "UILabel", "name": "title", "properties": {
            "text": "Mochi", "textColor": {"system": "secondaryLabel"}, "font": {"size": 0, "textStyle": "title2", "weight": "bold"},
            "horizontalHuggingPriority": 250, "isHidden": false}}
        """#

    private func screen(_ views: String, constraints: String = "", more: String = "") -> String {
        #"""
        {"class": "HomeViewController", "title": "Home", "properties": {}, "views": [\#(views)],
         "constraints": [\#(constraints)]\#(more)}
        """#
    }

    private func constraint(_ attribute: String, _ second: String, _ constant: Double, priority: Int = 1000) -> String {
        #"""
        {"first": {"view": "v0"}, "firstAttribute": "\#(attribute)", "relation": "equal", "multiplier": 1, "constant": \#(constant),
         "priority": \#(priority), "second": \#(second), "secondAttribute": "\#(attribute)"}
        """#
    }

    private func member(
        _ screens: [String], presses: [(String, String)] = [], change: (inout RecordedRun) -> Void = { _ in }
    ) throws -> RecordedPlaygrounds.Member {
        var run = RecordedRun(
            className: "HomeViewController", screens: screens.map { JSONValue(reading: $0) },
            presses: try presses.map { .init(control: $0.0, outcome: try #require(JSONValue(reading: $0.1))) })
        change(&run)
        return try #require(RecordedPlaygrounds([run], folder: "Sources", resources: AppResources()).members.first)
    }

    private func same(_ screen: String) -> [String] { Array(repeating: screen, count: RunEnvironment.all.count) }

    @Test func viewsAndConstraintsHaveTheNamesOfTheCode() throws {
        let constraints = [
            constraint("top", #"{"guide": "safeArea"}"#, 16), constraint("leading", "{}", 8, priority: 750),
        ].joined(separator: ", ")
        let member = try member(same(screen(Self.label, constraints: constraints)))
        #expect(member.refusal == nil)
        #expect(member.fileName == "home.toml")
        #expect(member.text.contains(#""title.top == safeArea.top + 16""#))
        #expect(member.text.contains(#""title.leading == superview.leading + 8 @750""#))
        #expect(member.text.contains("""
            [controllers.home.views.title]
            kind = "label"
            text = "Mochi"
            font = { textStyle = "title2", weight = "bold" }
            textColor = "secondaryLabel"

            """))
        #expect(member.report.views.imported == 1 && member.report.constraints.imported == 2)
    }

    @Test func gradientsAndEffectsAreKeysOfTheirViews() throws {
        let views = [
            #"{"id": "v0", "kind": "view", "class": "UIView", "name": "sky", "properties": {"gradient": {"type": "radial", "colors": [{"system": "systemTeal"}, {"system": "white"}], "locations": [0, 0.5], "startPoint": [0.5, 0.5], "endPoint": [0.5, 1]}}}"#,
            #"{"id": "v1", "kind": "view", "class": "UIVisualEffectView", "name": "pane", "properties": {"effect": "systemMaterial"}}"#,
            #"{"id": "v2", "kind": "view", "class": "UIVisualEffectView", "name": "lens", "properties": {"effect": {"glass": "clear", "tintColor": {"system": "systemTeal"}, "isInteractive": false}}}"#,
            #"{"id": "v3", "kind": "view", "class": "UIVisualEffectView", "name": "glass", "properties": {"effect": {"glass": "regular", "isInteractive": false}}}"#,
        ]
        let text = try member(same(screen(views.joined(separator: ", ")))).text
        #expect(text.contains("effect = \"glass\"\n"), "\(text)")
        #expect(text.contains(
            #"gradient = { colors = ["systemTeal", "white"], type = "radial", locations = [0, 0.5], startPoint = { x = 0.5, y = 0.5 } }"#), "\(text)")
        #expect(text.contains(#"effect = "systemMaterial""#))
        #expect(text.contains(#"effect = { glass = "clear", tintColor = "systemTeal" }"#), "\(text)")
    }

    @Test func symbolsHaveTheirConfigurationAndMode() throws {
        let view = #"""
            {"id": "v0", "kind": "image", "class": "UIImageView", "name": "sign", "properties": {"image": "star", "renderingMode": "alwaysTemplate",
             "preferredSymbolConfiguration": {"pointSize": 40, "weight": "bold", "scale": "unspecified", "paletteColors": [{"system": "systemRed"}]}}}
            """#
        let text = try member(same(screen(view))).text
        #expect(text.contains(
            #"preferredSymbolConfiguration = { pointSize = 40, weight = "bold", paletteColors = ["systemRed"] }"#), "\(text)")
        #expect(text.contains(#"renderingMode = "alwaysTemplate""#))
    }

    @Test func accessoriesOfTabBarsHaveTheirViews() throws {
        let song = Self.label.replacing("v0", with: "v1").replacing("{\"id\"", with: "{\"parent\": \"v0\", \"id\"")
        let tabs = #"""
            {"class": "HomeViewController", "kind": "tabBar", "children": [\#(screen(""))], "bottomAccessory": "v0", "constraints": [],
             "views": [{"id": "v0", "kind": "view", "class": "UIView", "name": "player", "properties": {}}, \#(song)]}
            """#
        let member = try member(same(tabs))
        #expect(member.refusal == nil)
        #expect(member.text.contains("bottomAccessory = \"player\""), "\(member.text)")
        #expect(member.text.contains("subviews = [\"title\"]"))
    }

    @Test func menusHaveTheEntriesOfTheCode() throws {
        let entries = #"""
            [{"title": "Copy", "subtitle": "It", "image": "doc.on.doc", "attributes": [], "state": "on"},
             {"title": "", "actions": [{"title": "Delete", "attributes": ["destructive"], "state": "off"}], "options": ["displayInline"]}]
            """#
        let button = #"""
            {"id": "v0", "kind": "button", "class": "UIButton", "name": "more", "menu": \#(entries),
             "properties": {"title": "More", "showsMenuAsPrimaryAction": true}}
            """#
        let member = try member(same(screen(button, more: #", "right": [{"id": "right0", "title": "Edit", "menu": \#(entries)}]"#)))
        #expect(member.refusal == nil)
        let menu = #"[{ title = "Copy", subtitle = "It", image = "doc.on.doc", state = "on" }, { options = ["displayInline"], actions = [{ title = "Delete", attributes = ["destructive"] }] }]"#
        #expect(member.text.components(separatedBy: menu).count == 3, "\(member.text)")
        #expect(member.text.contains("showsMenuAsPrimaryAction = true"))
    }

    @Test func differencesBetweenEnvironmentsBecomeRules() throws {
        var screens = same(screen(Self.label, constraints: constraint("top", "{}", 16)))
        for place in [1, 2] {
            screens[place] = screen(
                Self.label.replacing("Mochi", with: "M"), constraints: constraint("top", "{}", 4))
        }
        let member = try member(screens)
        #expect(member.refusal == nil)
        #expect(member.text.contains("""
            [[controllers.home.adaptive]]
            when = { verticalSizeClass = "compact" }
            constraints = [
              "title.top == superview.top + 4",
            ]
            set.title.text = "M"
            """))
        #expect(member.text.contains(#"when = { verticalSizeClass = "regular" }"#))
    }

    @Test func viewsOfSomeEnvironmentsAreInstalledByARule() throws {
        let more = Self.label.replacing("v0", with: "v1").replacing("\"title\"", with: "\"more\"")
        var screens = same(screen(Self.label))
        for place in [3, 4, 8] { screens[place] = screen("\(Self.label), \(more)") }
        let member = try member(screens)
        #expect(member.refusal == nil)
        #expect(member.text.contains("when = { userInterfaceIdiom = \"pad\" }\ninstall = [\"more\"]"))
    }

    @Test func randomDifferencesDoNotBecomeRules() throws {
        var screens = same(screen(Self.label))
        screens[RunEnvironment.traitCount] = screen(Self.label.replacing("Mochi", with: "Tora"))
        screens[4] = screen(Self.label.replacing("Mochi", with: "Biscuit"))
        let member = try member(screens)
        #expect(member.refusal == nil)
        #expect(!member.text.contains("adaptive"))
    }

    @Test func pressesBecomeTaps() throws {
        let button = #"{"id": "v0", "kind": "button", "class": "UIButton", "name": "ask", "properties": {"title": "Ask"}}"#
        let alert = #"""
            {"action": "present", "class": "UIAlertController", "alert": {
                "title": "Sure?", "message": "", "style": "alert", "actions": [
                    {"title": "Yes", "style": "destructive", "isPreferred": true}]}}
            """#
        let member = try member(same(screen(button)), presses: [("v0", alert)])
        #expect(member.refusal == nil)
        #expect(member.text.contains(#"tap = { present = "home-alert" }"#))
        #expect(member.text.contains(#"actions = { yes = { title = "Yes", style = "destructive" } }"#))
        #expect(member.text.contains(#"preferredAction = "yes""#))
    }

    @Test func containersHaveTheirChildren() throws {
        let button = #"{"id": "0.0.v0", "kind": "button", "class": "UIButton", "name": "go", "properties": {"title": "Go"}}"#
        let container = #"""
            {"class": "UITabBarController", "kind": "tabBar", "children": [
                {"class": "UINavigationController", "kind": "navigation", "tab": {"title": "Start", "image": "house"}, "showsToolbar": true,
                 "children": [\#(screen(button, more: #", "largeTitle": true"#))]},
                {"class": "HomeViewController", "kind": "view", "tab": {"title": "", "image": "", "systemItem": "search", "automaticallyActivatesSearch": true}, "views": [], "constraints": []}]}
            """#
        let member = try member(same(container), presses: [("0.0.v0", #"{"action": "push", "class": "HomeViewController"}"#)])
        #expect(member.refusal == nil)
        #expect(member.text.contains("""
            [controllers.home]
            kind = "tabBar"
            viewControllers = ["home-navigation", "home-home-2"]
            """), "\(member.text)")
        #expect(member.text.contains("""
            [controllers.home-navigation]
            kind = "navigation"
            rootViewController = "home-home"
            prefersLargeTitles = true
            isToolbarHidden = false
            tabBarItem = { title = "Start", image = "house" }
            """), "\(member.text)")
        #expect(member.text.contains(#"tabBarItem = { systemItem = "search", automaticallyActivatesSearch = true }"#), "\(member.text)")
        #expect(member.text.contains(#"tap = { push = "home" }"#))
        #expect(member.text.contains("[app]\nrootViewController = \"home\""))
    }

    private static let container = #"""
        {"class": "ShoreViewController", "kind": "view", "properties": {},
         "traits": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular"},
         "views": [
            {"id": "v0", "kind": "view", "class": "UIView", "child": 0}, {"id": "v1", "kind": "view", "class": "UIView", "name": "box", "properties": {}},
            {"id": "v2", "kind": "view", "class": "UIView", "parent": "v1", "child": 1}],
         "constraints": [
            {"first": {"view": "v0"}, "firstAttribute": "top", "relation": "equal", "second": {"guide": "safeArea"}, "secondAttribute": "top"},
            {"first": {"view": "v0"}, "firstAttribute": "bottom", "relation": "equal", "second": {"view": "v1"}, "secondAttribute": "top"}],
         "children": [
            {"class": "TideViewController", "kind": "view", "properties": {}, "views": [], "constraints": [], "overrides": {}},
            {"class": "PoolViewController", "kind": "view", "properties": {}, "views": [\#(label)], "constraints": []}]}
        """#

    @Test func customContainersHaveTheirChildren() throws {
        let press = #"{"action": "show", "class": "HomeViewController", "container": "ShoreViewController"}"#
        let member = try member(same(Self.container), presses: [("v9", press)])
        #expect(member.refusal == nil, "\(member.text)")
        #expect(member.text.contains("""
            kind = "container"
            children = ["home-tide", "home-pool"]
            handles = { show = "replaceChild" }
            """), "\(member.text)")
        #expect(member.text.contains(#""home-tide.top == safeArea.top""#) && member.text.contains(#""home-tide.bottom == box.top""#))
        #expect(member.text.contains(#""home-pool.leading == view.leading""#), "a child in a view is at the edges of a view in its place")
        #expect(member.text.contains("[controllers.home-pool.views.title]") || member.text.contains("[controllers.home-pool.views]"))
    }

    @Test func overriddenTraitsBelongToTheChild() throws {
        func screens(_ overrides: (Int) -> String) -> [String] {
            RunEnvironment.all.indices.map { Self.container.replacing(#""overrides": {}"#, with: #""overrides": {\#(overrides($0))}"#) }
        }
        let always = try member(screens { _ in #""horizontalSizeClass": "regular""# })
        #expect(always.refusal == nil)
        #expect(always.text.contains(#"overrides = [{ child = "home-tide", traits = { horizontalSizeClass = "regular" } }]"#), "\(always.text)")
        let wide = try member(screens { [1, 2, 8].contains($0) ? #""horizontalSizeClass": "regular""# : "" })
        #expect(wide.refusal == nil)
        #expect(wide.text.contains(#"{ child = "home-tide", when = { orientation = "landscape" }, traits = { horizontalSizeClass = "regular" } }"#))
    }

    @Test func overridesCopiedFromAnOuterContainerAreRecognized() throws {
        let copied = #""overrides": {"horizontalSizeClass": "compact", "verticalSizeClass": "regular"}, "properties""#
        let split = #"{"class": "UISplitViewController", "kind": "split", "columns": ["primary", "secondary"], "children": ["#
            + #"{"class": "TideViewController", "kind": "view", "properties": {}, "views": [], "constraints": []},"#
            + #"{"class": "PoolViewController", "kind": "view", \#(copied): {}, "views": [], "constraints": []}]}"#
        let outer = Self.container.replacing(#"{"class": "TideViewController", "kind": "view", "properties": {}, "views": [], "constraints": [], "overrides": {}}"#, with: split)
        let member = try member(same(outer))
        #expect(member.refusal == nil, "\(member.text)")
        #expect(member.text.contains(#"overrides = [{ child = "home-pool", traits = { from = "home" } }]"#), "\(member.text)")
    }

    @Test func containersHaveTheKeysOfTheCode() throws {
        let split = #"""
            {"class": "UISplitViewController", "kind": "split", "columns": ["primary", "secondary"],
             "keys": {"preferredDisplayMode": "oneBesideSecondary", "preferredPrimaryColumnWidthFraction": 0.36, "presentsWithGesture": true,
                      "collapseSecondaryOntoPrimary": true, "bogus": 3, "preferredSplitBehavior": "sideways"},
             "children": [
                {"class": "MenuViewController", "kind": "view", "views": [], "constraints": [], "search": {"placeholder": "Letters"},
                 "keys": {"largeTitleDisplayMode": "never", "hidesBackButton": false}},
                {"class": "PoolViewController", "kind": "view", "views": [], "constraints": []}]}
            """#
        let member = try member(same(split))
        #expect(member.refusal == nil, "\(member.text)")
        #expect(member.text.contains("""
            secondary = "home-pool"
            preferredPrimaryColumnWidthFraction = 0.36
            collapseSecondaryOntoPrimary = true
            preferredDisplayMode = "oneBesideSecondary"
            """), "\(member.text)")
        #expect(member.text.contains("""
            [controllers.home-menu]
            largeTitleDisplayMode = "never"
            searchController = { placeholder = "Letters" }
            """), "\(member.text)")
    }

    @Test func headersAndRowsHaveTheViewsOfTheCode() throws {
        let table = #"""
            {"id": "v0", "kind": "table", "class": "UITableView", "name": "list", "properties": {},
             "backgroundView": "v1", "tableHeaderView": {"views": [\#(Self.label)], "constraints": [], "height": 220},
             "sections": [{"header": "Notices", "footer": {"views": [\#(Self.label)], "constraints": []}, "rows": [
                {"text": "Sort", "textLabel": {"numberOfLines": 0}, "accessoryType": "none", "accessoryView": {
                    "id": "a", "kind": "button", "properties": {"title": "By name", "isHidden": false}}}]}]},
            {"id": "v1", "kind": "view", "class": "UIView", "name": "empty", "properties": {}}
            """#
        let member = try member(same(screen(table)), presses: [("a", #"{"action": "dismiss"}"#)])
        #expect(member.refusal == nil, "\(member.text)")
        #expect(member.text.contains("[controllers.home.views.list.tableHeaderView]\nheight = 220\n"), "\(member.text)")
        #expect(member.text.contains("backgroundView = \"empty\"") && member.text.contains("[controllers.home.views.empty]"), "\(member.text)")
        #expect(member.text.contains("header = \"Notices\"\n\n[controllers.home.views.list.sections.footer]\n"), "\(member.text)")
        #expect(member.text.contains(#"""
            text = "Sort"
            numberOfLines = 0
            accessoryView = { kind = "button", title = "By name", tap = { dismiss = true } }
            """#), "\(member.text)")
    }

    @Test func supplementaryViewsHaveTheContentOfTheFirst() throws {
        let badge = #"{"views": [\#(Self.label)], "constraints": [], "cornerRadius": 10}"#
        let list = #"""
            {"id": "v0", "kind": "collection", "class": "UICollectionView", "name": "list", "properties": {"layout": {"sections": [{"group": {
                "axis": "horizontal", "widthDimension": {"fractionalWidth": 1}, "heightDimension": {"absolute": 80}, "subitems": [{
                    "widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}, "supplementaryItems": [{
                        "elementKind": "badge-kind", "widthDimension": {"absolute": 20}, "heightDimension": {"absolute": 20}, "zIndex": 1,
                        "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": [0.5, -0.5]}}]}]}}]}},
             "sections": [{"rows": [{"text": "Mochi"}, {"text": "Momo"}], "supplementaryViews": {"badge-kind": [\#(badge), \#(badge)]}}]}
            """#
        let text = try member(same(screen(list))).text
        #expect(text.contains(
            #"elementKind = "badgeKind", widthDimension = 20, heightDimension = 20, containerAnchor = { edges = ["top", "trailing"], "#
                + #"fractionalOffset = { x = 0.5, y = -0.5 } }"#), "\(text)")
        #expect(text.contains("[controllers.home.views.list.supplementaryViews.badgeKind]\ncornerRadius = 10\n"), "\(text)")
    }

    @Test func filesThatIncludeEachOtherDoNotShareNames() throws {
        let button = #"{"id": "v0", "kind": "button", "class": "UIButton", "name": "go", "properties": {"title": "Go", "backgroundColor": {"named": "paper"}}}"#
        let other = screen(Self.label.replacing(#"{"system": "secondaryLabel"}"#, with: #"{"named": "paper"}"#))
        let runs = [
            RecordedRun(className: "HomeViewController", screens: same(screen(button)).map { JSONValue(reading: $0) }, presses: [
                .init(control: "v0", outcome: try #require(JSONValue(reading: #"{"action": "push", "class": "CatViewController"}"#))),
            ]),
            RecordedRun(className: "CatViewController", screens: same(other).map { JSONValue(reading: $0) }, presses: []),
        ]
        var resources = AppResources()
        let paper = #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "0xF6", "blue": "0xEC", "alpha": "1"}}}]}"#
        resources.add(colorSet: "paper", Array(paper.utf8))
        let members = RecordedPlaygrounds(runs, folder: "Sources", resources: resources).members
        #expect(members.allSatisfy { $0.refusal == nil })
        #expect(members[0].text.contains("home-paper = ") && members[1].text.contains("cat-paper = "), "\(members[0].text)")
    }

    @Test func unchangedControllersAreNotDraftedAgain() throws {
        let other = #"{"class": "OtherViewController", "title": "Other", "properties": {}, "views": [\#(Self.label)], "constraints": []}"#
        func runs(_ text: String) -> [RecordedRun] {
            [("HomeViewController", screen(Self.label.replacing("Mochi", with: text))), ("OtherViewController", other)].map { name, screen in
                RecordedRun(className: name, screens: same(screen).map { JSONValue(reading: $0) }, presses: [])
            }
        }
        func texts(_ playgrounds: RecordedPlaygrounds) -> [String] { playgrounds.members.map(\.text) }
        let first = RecordedPlaygrounds(runs("Mochi"), folder: "Sources", resources: AppResources())
        let second = RecordedPlaygrounds(runs("Kuro"), folder: "Sources", resources: AppResources(), former: first)
        #expect(texts(second) == texts(RecordedPlaygrounds(runs("Kuro"), folder: "Sources", resources: AppResources())))
        #expect(second.members[0].text.contains("Kuro") && second.members[1].text == first.members[1].text)
        let alone = RecordedPlaygrounds(Array(runs("Kuro").suffix(1)), folder: "Sources", resources: AppResources(), former: second)
        #expect(alone.members.map(\.fileName) == ["other.toml"])
    }

    @Test func tapsToControllersThatWereNotRunAreReported() throws {
        let button = #"{"id": "v0", "kind": "button", "class": "UIButton", "name": "go", "properties": {"title": "Go"}}"#
        let member = try member(same(screen(button)), presses: [("v0", #"{"action": "push", "class": "OtherViewController"}"#)])
        #expect(!member.text.contains("tap ="))
        #expect(member.report.leftOut.map(\.reason) == ["it leads to OtherViewController, which was not run"])
    }

    @Test func cutsAreReportedInTheFileAndOnThePage() throws {
        let member = try member(same(screen(Self.label))) { run in
            run.remarks = ["Cut: Home.swift:3: label.foo = 1 (no member 'foo')"]
            run.lostLayoutCalls = 2
        }
        #expect(member.text.contains("# Cut: Home.swift:3: label.foo = 1 (no member 'foo')"))
        #expect(member.text.contains(#"summary = "Incomplete: 2 calls that place views did not compile.""#))
    }

    @Test func invalidRecordsAreSkipped() throws {
        let views = [
            #"{"id": 7}"#, #"{"id": "v1", "kind": "nothing", "parent": "v9"}"#,
            #"{"id": "v2", "kind": "label", "name": "superview", "properties": {"text": 3, "font": "big", "numberOfLines": 1e300}}"#,
            #"{"id": "v3", "kind": "table", "properties": {}, "sections": [{"rows": [{"views": "x", "height": -1}]}, 4]}"#,
            #"{"id": "v4", "kind": "view", "frame": [0, 0, 1e400, 3], "properties": null}"#,
        ].map { $0.replacing("1e400", with: "1e99") }.joined(separator: ", ")
        let constraints = [constraint("bogus", "{}", 1), #"{"first": 1}"#, constraint("top", #"{"view": "v77"}"#, 1)]
        let more = #", "left": [1, {"id": "left0"}], "right": "x""#
        let member = try member(same(screen(views, constraints: constraints.joined(separator: ", "), more: more)))
        #expect(member.refusal == nil)
    }
}
