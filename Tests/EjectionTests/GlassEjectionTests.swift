import Testing

@testable import Ejection

/// Glass is of iOS 26. An app for earlier systems has something else there.
@Suite struct GlassEjectionTests {
    private static func home(_ deployment: Int) throws -> String {
        try EjectedPlayground(EjectedPlayground.home("""
            views.pay = { kind = "button", title = "Pay", buttonStyle = "prominentGlass" }
            views.bare = { kind = "button", buttonStyle = "clearGlass" }
            views.pane = { effect = "glass" }
            """), deployment: deployment).file("Controllers/HomeViewController.swift")
    }

    @Test func `an app for iOS 26 has glass alone`() throws {
        let home = try Self.home(26)
        for line in ["UIButton.Configuration.prominentGlass()", "UIButton(configuration: .clearGlass())", "backgroundEffect = UIGlassEffect()"] {
            #expect(home.contains(line), "\(home)")
        }
        #expect(!home.contains("#available"))
    }

    @Test func `a look of glass is made by a helper`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            views.clear = { effect = { glass = "clear" } }
            views.pane = { effect = { glass = "clear", tintColor = "systemBlue", isInteractive = true } }
            """), deployment: 26)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("backgroundEffect = UIGlassEffect(style: .clear)\n"), "\(home)")
        #expect(home.contains("UIGlassEffect(style: .clear, tintColor: .systemBlue, isInteractive: true)"), "\(home)")
        #expect(try app.file("Extensions/UIGlassEffect+Look.swift").contains("convenience init(style: Style, tintColor"))
    }

    @Test func `an app for an earlier system asks first`() throws {
        let home = try Self.home(17)
        let pieces = [
            "var configuration: UIButton.Configuration\n        if #available(iOS 26.0, *) {\n            configuration = .prominentGlass()\n        } else {\n"
                + "            configuration = .filled()\n        }\n        configuration.title",
            "let configuration: UIButton.Configuration\n        if #available(iOS 26.0, *) {\n            configuration = .clearGlass()\n        } else {\n"
                + "            configuration = .gray()\n        }\n        let button",
            "backgroundEffect = UIGlassEffect()\n        } else {\n            view.backgroundEffect = UIBlurEffect(style: .systemMaterial)",
        ]
        for piece in pieces { #expect(home.contains(piece), "\(home)") }
    }
}
