import PlaygroundModel
import Testing

@testable import Ejection

/// The code of adaptive elements, by deployment target.
@Suite struct AdaptationTests {
    private static let compact = """
        views.photo = { kind = "image", image = "star" }
        constraints = ["photo.top == top", "photo.leading == leading"]
        [[controllers.home.adaptive]]
        when = { horizontalSizeClass = "compact" }
        constraints = ["photo.width == 40"]
        set = { photo.isHidden = true }
        """

    @Test func `trait changes are registered for from iOS 17 on, and observed by an override before`() throws {
        let new = try EjectedPlayground(EjectedPlayground.home(Self.compact)).file("Controllers/HomeViewController.swift")
        #expect(new.contains("registerForTraitChanges([UITraitHorizontalSizeClass.self])"))
        #expect(!new.contains("traitCollectionDidChange"))
        let old = try EjectedPlayground(EjectedPlayground.home(Self.compact), deployment: 16).file("Controllers/HomeViewController.swift")
        #expect(old.contains("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)"))
        #expect(!old.contains("registerForTraitChanges"))
    }

    @Test func `a flag that follows a condition is assigned, not chosen`() throws {
        let code = try EjectedPlayground(EjectedPlayground.home(Self.compact)).file("Controllers/HomeViewController.swift")
        #expect(code.contains("photoImageView.isHidden = isCompactWidth\n"))
        #expect(code.contains("NSLayoutConstraint.deactivate(compactWidthConstraints)"))
    }

    @Test func `mutually exclusive conditions become one switch`() throws {
        let rules = [("horizontalSizeClass", "width"), ("verticalSizeClass", "height")].flatMap { trait, attribute in
            [("compact", 40), ("regular", 80)].map { value, length in
                """
                [[controllers.home.adaptive]]
                when = { \(trait) = "\(value)" }
                constraints = ["photo.\(attribute) == \(length)"]

                """
            }
        }
        let views = """
            views.photo = { kind = "image", image = "star" }
            constraints = ["photo.top == top", "photo.leading == leading"]

            """
        let code = try EjectedPlayground(EjectedPlayground.home(views + rules.joined())).file("Controllers/HomeViewController.swift")
        for (flag, name) in [("isCompactWidth", "Width"), ("isCompactHeight", "Height")] {
            let sets = ["regular\(name)Constraints", "compact\(name)Constraints"]
            #expect(code.contains("NSLayoutConstraint.deactivate(\(flag) ? \(sets[0]) : \(sets[1]))"), "\(code)")
            #expect(code.contains("NSLayoutConstraint.activate(\(flag) ? \(sets[1]) : \(sets[0]))"))
        }
        #expect(!code.contains("if !is"))
    }

    @Test func `the window gets its style, its overrides and the style that the app declares`() throws {
        let toml = """
            devices = ["iphone-17"]
            [app]
            rootViewController = "home"
            userInterfaceStyle = "dark"
            overrideUserInterfaceStyle = "light"
            traitOverrides = { preferredContentSizeCategory = "accessibilityLarge", userInterfaceLevel = "elevated" }
            [controllers.home]
            """
        let new = try EjectedPlayground(toml)
        let code = try new.file("App/SceneDelegate.swift")
        #expect(code.contains("window.overrideUserInterfaceStyle = .light\n"), "\(code)")
        #expect(code.contains("window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge\n"), "\(code)")
        #expect(code.contains("window.traitOverrides.userInterfaceLevel = .elevated\n"), "\(code)")
        #expect(try new.file("Info.plist").contains("<key>UIUserInterfaceStyle</key>\n\t<string>Dark</string>"))
        #expect(try !EjectedPlayground(toml, deployment: 16).file("App/SceneDelegate.swift").contains("traitOverrides"))
    }

    @Test func `traits that the deployment target lacks are not used`() throws {
        let toml = """
            devices = ["iphone-17"]
            app.rootViewController = "home"
            [traits.density]
            values = ["cosy", "packed"]
            default = "cosy"
            [controllers.home]
            views.photo = { kind = "image", image = "star" }
            constraints = ["photo.top == top", "photo.leading == leading"]
            [[controllers.home.adaptive]]
            when = { density = "packed" }
            set = { photo.isHidden = true }
            """
        let old = try EjectedPlayground(toml, deployment: 16)
        #expect(try !old.file("Controllers/HomeViewController.swift").contains("density"))
        #expect(old.ejection.remarks.contains { $0.text.contains("density exists since iOS 17") })
        let new = try EjectedPlayground(toml)
        #expect(try new.file("Traits/DensityTrait.swift").contains("struct DensityTrait: UITraitDefinition"))
        #expect(new.ejection.remarks.isEmpty)
    }

    @Test func `constant conditions are simplified`() {
        let compact = Condition.trait(.horizontalSizeClass, .name("compact"))
        let packed = Condition.trait(.custom("density"), .name("packed"))
        func simplified(_ condition: Condition) -> Condition { condition.simplified { $0 == .custom("density") } }
        #expect(simplified(.all([compact, packed])) == .any([]))
        #expect(simplified(.any([compact, packed])) == compact)
        #expect(simplified(.not(packed)) == .always)
        #expect(simplified(.all([compact, .not(packed)])) == compact)
    }
}
