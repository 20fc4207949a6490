import SampleDocuments
import Testing

@Suite struct ControllerNamesTests {
    private typealias Sample = SampleDocument

    private func names(_ scenes: String...) throws -> [String] {
        let imported = try Imported(Sample.document(
            "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "", "\(Sample.phone)<scenes>\(scenes.joined())</scenes>"))
        return imported.lines.filter { $0.hasPrefix("[controllers.") && !$0.dropFirst(13).contains(".") }
            .map { String($0.dropFirst(13).dropLast()) }
    }

    private func name(_ attributes: String, _ content: String = "") throws -> String? {
        try names(Sample.scene("c", attributes, content)).first
    }

    @Test func screensAreNamedAfterIdentifiersLabelsClassesAndTitles() throws {
        #expect(try name("storyboardIdentifier='LoginScene' customClass='FooViewController'") == "login")
        #expect(try name("userLabel='Sign In' customClass='FooViewController'") == "sign-in")
        #expect(try name("customClass='SettingsTableViewController' title='More'") == "settings")
        #expect(try name("customClass='ViewController'") == "view-controller")
        #expect(try name("title='Über uns'") == "uber-uns")
        #expect(try name("", "<navigationItem key='navigationItem' title='Inbox' id='n'/>") == "inbox")
        #expect(try name("", "<tabBarItem key='tabBarItem' title='Favourites' id='t'/>") == "favourites")
        #expect(try name("") == "screen")
    }

    /// Constraints name an embedded controller's view, and these words have a meaning there.
    @Test func reservedWordsOfConstraintsAreNumbered() throws {
        #expect(try name("storyboardIdentifier='Window'") == "window-2")
    }

    @Test func containersAreNamedAfterTheirContent() throws {
        func root(_ id: String) -> String {
            "<connections><segue destination='\(id)' kind='relationship' relationship='rootViewController' id='r\(id)'/></connections>"
        }
        #expect(try names(
            Sample.scene("n", kind: "navigationController", "title='Home' customClass='BrandNavigationController'", root("a")),
            Sample.scene("a", "customClass='HomeViewController'"),
            Sample.scene("m", kind: "navigationController", "storyboardIdentifier='Main'", root("b")), Sample.scene("b", "title='Home'")
        ) == ["home-nav", "home", "main", "home-2"])
    }
}
