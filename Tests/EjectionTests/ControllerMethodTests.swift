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
    func `what differs from UIKit's default is written`(path: String, texts: [String]) throws {
        let file = try EjectedPlayground(Self.app).file(path)
        for text in texts { #expect(file.contains(text), "\(file)") }
    }

    @Test func `nothing is written of a default`() throws {
        let files = try EjectedPlayground("app.rootViewController = \"home\"\n[controllers.home]").ejection.files
        for text in ["prefersStatusBarHidden", "usesBottomSafeArea", "UIInterfaceOrientationMask", "adaptivePresentationStyle", "atLaunch"] {
            #expect(!files.contains { $0.text.contains(text) }, "\(text)")
        }
    }
}
