import Testing

@testable import Ejection

/// Glass exists from iOS 26 on. Apps for earlier systems use a replacement.
@Suite struct GlassEjectionTests {
    private static func home(_ deployment: Int) throws -> String {
        try EjectedPlayground(EjectedPlayground.home("""
            views.pay = { kind = "button", title = "Pay", buttonStyle = "prominentGlass" }
            views.bare = { kind = "button", buttonStyle = "clearGlass" }
            views.pane = { effect = "glass" }
            """), deployment: deployment).file("Controllers/HomeViewController.swift")
    }

    @Test func `an app for iOS 26 uses glass without a check`() throws {
        let home = try Self.home(26)
        for line in ["UIButton.Configuration.prominentGlass()", "UIButton(configuration: .clearGlass())", "backgroundEffect = UIGlassEffect()"] {
            #expect(home.contains(line), "\(home)")
        }
        #expect(!home.contains("#available"))
    }

    @Test func `glass effects with options are made by a helper`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            views.clear = { effect = { glass = "clear" } }
            views.pane = { effect = { glass = "clear", tintColor = "systemBlue", isInteractive = true } }
            """), deployment: 26)
        let home = try app.file("Controllers/HomeViewController.swift")
        #expect(home.contains("backgroundEffect = UIGlassEffect(style: .clear)\n"), "\(home)")
        #expect(home.contains("UIGlassEffect(style: .clear, tintColor: .systemBlue, isInteractive: true)"), "\(home)")
        #expect(try app.file("Extensions/UIGlassEffect+Look.swift").contains("convenience init(style: Style, tintColor"))
    }

    @Test func `an app for an earlier system checks availability first`() throws {
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

    @Test func `corners use UIKit's configurations`() throws {
        let source = EjectedPlayground.home("""
            views.a = { cornerConfiguration = "capsule" }
            views.b = { cornerConfiguration = { maximumRadius = 26 } }
            views.c = { cornerConfiguration = { uniformRadius = { minimum = 8 } } }
            views.d = { cornerConfiguration = { topLeftRadius = 12, bottomRightRadius = "containerConcentric" } }
            views.e = { cornerConfiguration = 9, effect = "glass" }
            """)
        let home = try EjectedPlayground(source, deployment: 26).file("Controllers/HomeViewController.swift")
        let pieces = [
            "view.cornerConfiguration = .capsule()", "view.cornerConfiguration = .capsule(maximumRadius: 26)",
            "view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))",
            "topLeftRadius: .fixed(12)", "topRightRadius: nil", "bottomRightRadius: .containerConcentric()",
            "view.cornerConfiguration = .corners(radius: .fixed(9))",
            "view.subviews.first?.cornerConfiguration = .corners(radius: .containerConcentric())",
        ]
        for piece in pieces { #expect(home.contains(piece), "\(home)") }
        #expect(!home.contains("#available"))
        #expect(try EjectedPlayground(source, deployment: 17).file("Controllers/HomeViewController.swift").contains("#available(iOS 26.0, *)"))
    }

    @Test func `a hidden edge effect has no style`() throws {
        let source = EjectedPlayground.home("""
            views.list = { kind = "table", topEdgeEffect = "hard", bottomEdgeEffect = "hidden" }
            adaptive = [{ when = { horizontalSizeClass = "regular" }, set.list = { topEdgeEffect = "hidden", bottomEdgeEffect = "soft" } }]
            """)
        let app = try EjectedPlayground(source, deployment: 26)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        let pieces = [
            "topEdgeEffect.style = .hard", "bottomEdgeEffect.isHidden = true", "topEdgeEffect.isHidden = true", "bottomEdgeEffect.isHidden = false",
            "bottomEdgeEffect.style = .soft",
        ]
        for piece in pieces { #expect(code.contains(piece), "\(code)") }
    }
}
