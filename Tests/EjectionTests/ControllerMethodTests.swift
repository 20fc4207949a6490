import Testing

@testable import Ejection

/// Methods of controllers, delegates and the scene that an app overrides.
@Suite struct ControllerMethodTests {
    private static let app = """
        [app]
        rootViewController = "split"
        supportedInterfaceOrientations = ["portrait", "landscapeLeft"]
        [controllers.split]
        kind = "split"
        style = "doubleColumn"
        primary = "list"
        secondary = "detail"
        supportedInterfaceOrientations = ["portrait"]
        [controllers.list]
        views.set = { kind = "button", title = "Set", tap = { setViewController = "detail", for = "secondary" } }
        views.clear = { kind = "button", title = "Clear", tap = { setViewController = "nil", for = "secondary" } }
        views.card = { kind = "button", title = "Card", tap = { present = "card", style = "popover" } }
        [controllers.detail]
        prefersStatusBarHidden = true
        usesBottomSafeArea = false
        [controllers.card]
        adaptivePresentationStyleForPresentationController = "none"
        [quickActions]
        static = [{ type = "new", title = "New" }]
        routes.new = { launch = { present = "card" }, performAction = { present = "detail" } }
        """

    @Test(arguments: [
        ("Package.swift", ["supportedInterfaceOrientations: [.portrait, .landscapeLeft]"]),
        ("Controllers/SplitViewController.swift", ["var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n        [.portrait]"]),
        ("Controllers/ListViewController.swift", [
            "splitViewController?.setViewController(DetailViewController(), for: .secondary)", "setViewController(nil, for: .secondary)",
            "let card = CardViewController()", "popoverPresentationController?.sourceItem = cardButton\n",
        ]),
        ("Controllers/DetailViewController.swift", [
            "override var prefersStatusBarHidden: Bool {\n        true", "view.keyboardLayoutGuide.usesBottomSafeArea = false",
        ]),
        ("Controllers/CardViewController.swift", [
            "func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {\n        .none",
        ]),
        ("App/SceneDelegate.swift", [
            "perform(shortcutItem, atLaunch: true)", "perform(shortcutItem, atLaunch: false)", "case \"new\" where atLaunch:",
            "case \"new\" where !atLaunch:",
        ]),
    ])
    func `values other than UIKit's defaults are written`(path: String, texts: [String]) throws {
        let file = try EjectedPlayground(Self.app).file(path)
        for text in texts { #expect(file.contains(text), "\(file)") }
    }

    @Test func `the last of several overrides counts`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "compass"
            [controllers.compass]
            kind = "container"
            children = ["home"]
            overrides = [
              { child = "home", when = { orientation = "landscape" }, traits = { horizontalSizeClass = "regular" } },
              { child = "home", when = { orientation = "portrait" }, traits = { horizontalSizeClass = "compact" } },
            ]
            [controllers.home]
            """)
        let file = try app.file("Controllers/CompassViewController.swift")
        #expect(file.components(separatedBy: "traitOverrides.remove(").count == 2, "\(file)")
        #expect(file.contains("        } else if view.window?.windowScene?.interfaceOrientation.isLandscape ?? false {\n"), "\(file)")
    }

    @Test func `titles are set with the view, and earlier if a bar shows them before`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            title = "Home"
            views.go = { kind = "button", title = "Go", tap = { present = "tabs" } }
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["one-nav"]
            [controllers.one-nav]
            kind = "navigation"
            rootViewController = "one"
            [controllers.one]
            title = "One"
            """)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(!home.contains("init()") && home.contains("super.viewDidLoad()\n        title = String(localized: \"Home\")\n"), "\(home)")
        let one = try app.file("Controllers/OneViewController.swift")
        #expect(one.contains("super.init(nibName: nil, bundle: nil)\n        title = String(localized: \"One\")\n"), "\(one)")
    }

    @Test func `a constraint is written from the view to its container`() throws {
        let home = try EjectedPlayground(EjectedPlayground.home("""
            constraints = ["H:|-[box]-|", "V:|[box]-(>=12)-|", "H:|-4-[words]-8-|", "V:|[words]|"]
            views.box = { kind = "view", subviews = ["words"] }
            views.words = { kind = "label", text = "Words" }
            """)).file("Controllers/HomeViewController.swift")
        for line in [
            "boxView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),",
            "boxView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -12),",
            "wordsLabel.trailingAnchor.constraint(equalTo: boxView.trailingAnchor, constant: -8),",
        ] {
            #expect(home.contains(line), "\(home)")
        }
    }

    @Test func `default values are not written`() throws {
        let files = try EjectedPlayground("app.rootViewController = \"home\"\n[controllers.home]").ejection.files
        for text in ["prefersStatusBarHidden", "usesBottomSafeArea", "UIInterfaceOrientationMask", "adaptivePresentationStyle", "atLaunch"] {
            #expect(!files.contains { $0.text.contains(text) }, "\(text)")
        }
    }
}
