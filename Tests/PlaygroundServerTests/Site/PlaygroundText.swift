/// Small playgrounds for tests of the site.
enum PlaygroundText {
    /// Two devices with a navigation controller, a label and a button that shows another screen.
    static func make(title: String = "Test", label: String = "Hello", devices: String = #"["iphone-se-1", "ipad-9-7"]"#) -> String {
        """
        title = "\(title)"
        summary = "Of \(label)"
        devices = \(devices)
        app.rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        constraints = [
          "label.leading == layoutMargins.leading", "label.top == safeArea.top + 8",
          "next.leading == layoutMargins.leading", "next.top == label.bottom + 8",
        ]
        views.label = { kind = "label", text = "\(label)" }
        views.next = { kind = "button", title = "Next", tap = { show = "detail" } }
        [controllers.detail]
        title = "Detail"
        """
    }
}
