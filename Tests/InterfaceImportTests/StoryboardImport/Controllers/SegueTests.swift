import SampleDocuments
import Testing
@testable import InterfaceImport

@Suite struct SegueTests {
    private typealias Sample = SampleDocument

    /// Two screens. The first has a button with `segues`, and segues of the controller itself.
    private func imported(_ segues: String, ofController: String = "", beside: String = "", more: String = "") throws -> Imported {
        let button = Sample.object(
            "button", "b", "userLabel='go' buttonType='system'", "<state key='normal' title='Go'/>\(more)<connections>\(segues)</connections>")
        return try Imported(Sample.storyboard(
            Sample.scene("c", "title='First'", """
                <view key='view' contentMode='scaleToFill' id='root'><subviews>\(button)</subviews></view>\
                <connections>\(ofController)</connections>
                """, beside: beside),
            Sample.scene("d", "title='Second'", "<view key='view' contentMode='scaleToFill' id='root2'/>"), initial: "c"
        ))
    }

    @Test(arguments: [
        ("kind='show'", "{ show = \"second\" }"), ("kind='push'", "{ push = \"second\" }"),
        ("kind='showDetail'", "{ showDetail = \"second\" }"), ("kind='replace'", "{ showDetail = \"second\" }"),
        ("kind='presentation'", "{ present = \"second\" }"), ("kind='modal'", "{ present = \"second\" }"),
        ("kind='presentation' modalPresentationStyle='formSheet'", "{ present = \"second\", style = \"formSheet\" }"),
        ("kind='presentation' modalPresentationStyle='automatic'", "{ present = \"second\" }"),
        ("kind='presentation' modalPresentationStyle='custom'", "{ present = \"second\" }"),
        ("kind='popover' popoverAnchorView='b'", "{ present = \"second\", style = \"popover\" }"),
        ("kind='popoverPresentation'", "{ present = \"second\", style = \"popover\" }"),
    ])
    func seguesOfButtonsBecomeTapActions(segue: String, action: String) throws {
        let imported = try imported("<segue destination='d' \(segue) id='s'/>")
        #expect(imported.view("go", of: "first").last == "tap = \(action)")
        #expect(imported.report.segues == .init(imported: 1, total: 1))
        #expect(imported.errors == [])
    }

    @Test func customSeguesAreOmitted() throws {
        let imported = try imported("<segue destination='d' kind='custom' identifier='fade' customClass='FadeSegue' id='s'/>")
        #expect(!imported.text.contains("tap = "))
        #expect(imported.comments.contains("# Left out: the custom segue fade to second."))
        #expect(imported.report.leftOut.map(\.reason) == ["a custom segue is defined in code"])
    }

    @Test func onlyTheFirstSegueOfAnElementBecomesAnAction() throws {
        let imported = try imported("""
            <segue destination='d' kind='show' id='s'/><segue destination='d' kind='presentation' identifier='other' id='t'/>
            """)
        #expect(imported.view("go", of: "first").last == "tap = { show = \"second\" }")
        #expect(imported.controller("first").contains("segues = { other = { present = \"second\" } }"))
        #expect(imported.report.segues == .init(imported: 2, total: 2))
        #expect(imported.report.changed.map(\.reason) == ["an element has one action: its other segues are listed at the controller"])
        #expect(imported.errors == [])
    }

    /// Manual segues have no element that triggers them.
    @Test func seguesPerformedByCodeAreKeysOfTheController() throws {
        let imported = try imported("", ofController: """
            <segue destination='d' kind='presentation' identifier='help' modalPresentationStyle='formSheet' id='s'/>\
            <segue destination='d' kind='show' id='t'/><segue destination='d' kind='custom' identifier='fade' id='u'/>
            """)
        #expect(imported.controller("first").contains(
            "segues = { help = { present = \"second\", style = \"formSheet\" }, to-second = { show = \"second\" } }"))
        #expect(imported.comments.contains("# Code begins the custom segue fade to second."))
        #expect(imported.report.segues == .init(imported: 2, total: 3))
        #expect(imported.errors == [])
    }

    /// An action is found in the class that the selector names, for any presenting controller.
    @Test func unwindSeguesLeadToTheClassNamedByTheirAction() throws {
        let exit = "<exit id='e' sceneMemberID='exit'/>"
        let button = Sample.object("button", "x", "userLabel='back' buttonType='system'", """
            <connections><segue destination='e' kind='unwind' unwindAction='unwindToMenuViewController:' id='u'/></connections>
            """)
        let last = Sample.scene("d", "title='Last'", """
            <view key='view' contentMode='scaleToFill' id='root2'><subviews>\(button)</subviews></view>
            """, beside: exit)
        let menu = Sample.scene("m", "customClass='MenuViewController'", views: "", connections: "<segue destination='c' kind='show' id='s1'/>")
        let middle = Sample.scene("c", "title='Middle'", root: "root3", views: "", connections: "<segue destination='d' kind='show' id='s2'/>", guides: "")
        let imported = try Imported(Sample.storyboard(menu, middle, last, initial: "m"))
        #expect(imported.view("back", of: "last").last == "tap = { unwind = \"menu\" }")
        #expect(imported.errors == [])
    }

    @Test func tapGestureRecognizersBecomeTapActions() throws {
        let recognizer = "<tapGestureRecognizer id='t'><connections><segue destination='d' kind='show' id='s'/></connections></tapGestureRecognizer>"
        let outlet = "<outletCollection property='gestureRecognizers' destination='t' appends='YES' id='o'/>"
        let imported = try imported(outlet, beside: recognizer)
        #expect(imported.view("go", of: "first").last == "tap = { show = \"second\" }")
        #expect(imported.report.segues == .init(imported: 1, total: 1))
        let pressed = try self.imported(outlet, beside: recognizer.replacing("tapGesture", with: "pongPressGesture"))
        #expect(pressed.controller("first").contains("segues = { to-second = { show = \"second\" } }"))
        #expect(pressed.report.changed.map(\.reason).contains("a gesture other than a tap performs it: it is listed at the controller"))
    }

    @Test func previewSeguesBecomePeeks() throws {
        let imported = try imported("""
            <segue destination='d' kind='show' id='s'><segue key='commit' inheritsFrom='parent' id='s1'/>\
            <segue key='preview' inheritsFrom='commit' id='s2'/></segue>
            """)
        #expect(imported.view("go", of: "first").suffix(2) == [
            "tap = { show = \"second\" }", "peek = { preview = \"second\", commit = { show = \"second\" } }",
        ])
        #expect(imported.report.segues == .init(imported: 1, total: 1))
        #expect(imported.errors == [])
    }

    @Test func unwindSeguesLeadToThePreviousScreen() throws {
        let exit = "<exit id='e' sceneMemberID='exit'/>"
        let unwinding = Sample.object("button", "x", "userLabel='back' buttonType='system'", """
            <connections><segue destination='e' kind='unwind' unwindAction='back:' id='u'/></connections>
            """)
        let scenes = Sample.scene("d", "title='Second'", """
            <view key='view' contentMode='scaleToFill' id='root2'><subviews>\(unwinding)</subviews></view>
            """, beside: exit)
        let nav = Sample.scene("n", kind: "navigationController", "", """
            <connections><segue destination='d' kind='relationship' relationship='rootViewController' id='r'/></connections>
            """)
        let first = Sample.scene("c", "title='First'", views: "", connections: "<segue destination='n' kind='presentation' id='s'/>")
        let imported = try Imported(Sample.storyboard(first, nav, scenes, initial: "c"))
        #expect(imported.view("back", of: "second").last == "tap = { unwind = \"first\" }")
        #expect(imported.errors == [])

        let alone = try Imported(Sample.storyboard(scenes))
        #expect(alone.view("back", of: "second").last == "tap = { dismiss = true }")
        #expect(alone.report.changed.map(\.reason) == ["an unwind segue whose target is not in the document dismisses"])
    }

    /// Controllers that lead to each other have no target for an unwind segue.
    @Test func cyclesOfContainersEnd() throws {
        func nav(_ id: String, _ next: String) -> String {
            Sample.scene(id, kind: "navigationController", "", """
                <connections><segue destination='\(next)' kind='show' id='s\(id)'/><segue destination='e\(id)' kind='unwind' id='u\(id)'/></connections>
                """, beside: "<exit id='e\(id)'/>")
        }
        #expect(try Imported(Sample.storyboard(nav("a", "b"), nav("b", "a"))).text.contains("unwind = { dismiss = true }"))
    }

    @Test func embeddedControllersAreChildrenInTheirContainerViews() throws {
        let container = Sample.object("containerView", "v", "userLabel='stage'", """
            <connections><segue destination='d' kind='embed' id='s'/></connections>
            """)
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", "title='First'", views: container), Sample.scene("d", "title='Second'", root: "r2", views: "", guides: ""), initial: "c"))
        #expect(imported.controller("first") == ["title = \"First\"", "kind = \"container\"", "children = [\"second\"]"])
        #expect(imported.constraints("first") == [
            "second.leading == stage.leading", "second.trailing == stage.trailing", "second.top == stage.top", "second.bottom == stage.bottom",
        ])
        #expect(imported.errors == [])
    }

    /// A segue from a control with a value becomes the action of its change. Actions in code are named.
    @Test func controlsAreImportedWithValuesAndChangeActions() throws {
        let controls = Sample.object("switch", "s", "userLabel='company' on='YES'", """
            <connections><action selector='companyChanged:' destination='c' eventType='valueChanged' id='a1'/></connections>
            """)
            + Sample.object("segmentedControl", "p", "userLabel='plan' selectedSegmentIndex='1'", """
                <segments><segment title='One'/><segment title='Two'/></segments>\
                <connections><segue destination='d' kind='show' id='g'/></connections>
                """)
            + Sample.object("textField", "t", "userLabel='name' text='Ada'", """
                <connections><action selector='nameChanged' destination='c' eventType='editingChanged' id='a2'/>\
                <action selector='begun' destination='c' eventType='editingDidBegin' id='a3'/></connections>
                """)
        let imported = try Imported(Sample.storyboard(
            Sample.scene("c", "title='First'", "<view key='view' contentMode='scaleToFill' id='root'><subviews>\(controls)</subviews></view>"),
            Sample.scene("d", "title='Second'", "<view key='view' contentMode='scaleToFill' id='root2'/>"), initial: "c"))
        #expect(imported.errors == [])
        #expect(imported.view("company", of: "first").contains("isOn = true"))
        #expect(imported.view("plan", of: "first").contains("selectedSegmentIndex = 1"))
        #expect(imported.view("plan", of: "first").last == "valueChanged = { show = \"second\" }")
        #expect(imported.view("name", of: "first").contains("text = \"Ada\""))
        #expect(imported.comments.contains("# Code handles each change: companyChanged:."))
        #expect(imported.comments.contains("# Code handles each change: nameChanged."))
        #expect(imported.report.changed.filter { $0.reason == "code handles its changes" }.map(\.count) == [2])
    }
}
