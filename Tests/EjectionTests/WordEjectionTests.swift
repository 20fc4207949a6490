import PlaygroundLanguage
import PlaygroundModel
import Testing

@testable import Ejection
@testable import PlaygroundSchema

/// Every property without a drawing, and every appearance, is written to UIKit's member.
@Suite struct WordEjectionTests {
    private static let looks: [ViewProperty] = [
        .effect, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .maskedCorners, .cornerCurve, .cornerConfiguration, .transform, .directionalLayoutMargins,
        .color, .progressTintColor, .trackTintColor, .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .onTintColor,
        .pageIndicatorTintColor, .currentPageIndicatorTintColor, .selectedSegmentTintColor, .separatorColor, .overrideUserInterfaceStyle,
        .minimumValue, .maximumValue, .stepValue, .isSelected, .contentHorizontalAlignment, .clearButtonMode,
        .leftView, .leftViewMode, .rightView, .rightViewMode, .attributedPlaceholder, .hidesForSinglePage, .preferredSymbolConfiguration,
        .preferredSymbolConfigurationForImage, .showsActivityIndicator, .indicator, .changesSelectionAsPrimaryAction,
    ]
    private static let carried = ViewProperty.ofEveryView.drop { $0 != .accessibilityLabel }
        + Set(ViewKind.written.flatMap(\.carriedProperties)).sorted { $0.rawValue < $1.rawValue }

    /// Properties deprecated from iOS 15 on. The compiler would warn.
    private static let deprecated: [ViewProperty] = [.titleEdgeInsets, .imageEdgeInsets, .adjustsImageWhenHighlighted, .adjustsImageWhenDisabled]

    @Test(arguments: (looks + carried).filter { !deprecated.contains($0) })
    func `a property is written to its member`(property: ViewProperty) throws {
        let key = try #require(Reference.sections.flatMap(\.keys).first { $0.id == "view.\(property.rawValue)" })
        let app = try EjectedPlayground(key.playground)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        #expect(code.contains(".\(property.row.member ?? property.rawValue) = "), "\(code)")
    }

    @Test(arguments: deprecated) func `a deprecated property is not written`(property: ViewProperty) throws {
        let key = try #require(Reference.sections.flatMap(\.keys).first { $0.id == "view.\(property.rawValue)" })
        let code = try EjectedPlayground(key.playground).ejection.files.map(\.text).joined(separator: "\n")
        #expect(!code.contains(".\(property.rawValue) = "))
    }

    @Test func `a key of two kinds of bars is written to the bars of each`() throws {
        let app = try EjectedPlayground("""
            app.rootViewController = "tabs"
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["nav", "leaf"]
            selectedIndex = 1
            isTranslucent = false
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            isTranslucent = false
            [controllers.home]
            [controllers.leaf]
            """)
        let tabs = try app.file("Controllers/TabBarController.swift")
        #expect(tabs.contains("        tabBar.isTranslucent = false\n        selectedIndex = 1\n"), "\(tabs)")
        let navigation = try app.file("Controllers/NavigationController.swift")
        #expect(navigation.contains("        navigationBar.isTranslucent = false\n        toolbar.isTranslucent = false\n"), "\(navigation)")
    }

    @Test func `a font file is copied into the app and referred to by name`() throws {
        let key = try #require(Reference.sections.flatMap(\.keys).first { $0.id == "font.name" })
        let files = try EjectedPlayground(key.playground, attachment: { Reference.files[$0] }).ejection.files
        let code = files.filter { $0.path.hasSuffix(".swift") }.map(\.text).joined(separator: "\n")
        #expect(code.contains(#".font(name: "Blocks-Regular", size: 30, scaledFor: .body)"#), "\(code)")
        #expect(code.contains("adjustsFontForContentSizeCategory = true"))
        #expect(code.contains("static func font(name: String, size: CGFloat, scaledFor style: TextStyle? = nil) -> UIFont {"))
        #expect(files.first { $0.path == "Resources/Fonts/Blocks-Regular.ttf" }?.bytes == Reference.files["Blocks.ttf"])
        let plist = try #require(files.first { $0.path == "Info.plist" }).text
        #expect(plist.contains("\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Blocks-Regular.ttf</string>\n\t</array>"))
    }

    @Test func `a gradient fills its view`() throws {
        let app = try EjectedPlayground(EjectedPlayground.home("""
            views.a = { gradient = { colors = ["systemRed", "ink"], locations = [0, 0.5], endPoint = { x = 1, y = 1 }, type = "radial" } }
            [colors]
            ink = "#123456"
            """))
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        #expect(code.contains("func setGradient(\n") && code.contains("final class GradientView: UIView {"))
        let call = #"[.systemRed, UIColor(named: "ink") ?? .label], locations: [0, 0.5], to: CGPoint(x: 1, y: 1), type: .radial"#
        #expect(code.filter { !$0.isWhitespace }.contains(call.filter { $0 != " " }), "\(code)")
    }

    @Test(arguments: [
        (#"{ pointSize = 40, scale = "large" }"#, "(pointSize: 40, weight: .unspecified, scale: .large)"),
        (#"{ textStyle = "title1", weight = "bold" }"#, "(textStyle: .title1).applying(UIImage.SymbolConfiguration(weight: .bold))"),
        (#"{ hierarchicalColor = "systemRed" }"#, "(hierarchicalColor: .systemRed)"),
        (#"{ scale = "small", paletteColors = ["systemRed", "white"] }"#,
         "(scale: .small).applying(UIImage.SymbolConfiguration(paletteColors: [.systemRed, .white]))"),
        (#"{ paletteColors = ["ink", "systemRed"] }"#, #"(paletteColors: [UIColor(named: "ink") ?? .label, .systemRed])"#),
        (#"{ hierarchicalColor = "ink" }"#, #"(hierarchicalColor: UIColor(named: "ink") ?? .label)"#),
        ("{ prefersMulticolor = true }", ".preferringMulticolor()"), ("{}", "(scale: .default)"),
    ])
    func `a symbol configuration is made by its initializers`(value: String, call: String) throws {
        let code = try Self.packed("""
            views.a = { kind = "image", image = "star", preferredSymbolConfiguration = \(value) }
            [colors]
            ink = "#123456"
            """)
        #expect(code.contains("preferredSymbolConfiguration=UIImage.SymbolConfiguration\(call.filter { $0 != " " })"), "\(code)")
    }

    /// The code without spaces and line ends.
    private static func packed(_ home: String) throws -> String {
        let code = try EjectedPlayground(EjectedPlayground.home(home)).ejection.files.map(\.text).joined()
        return code.filter { !$0.isWhitespace }.replacing(",]", with: "]").replacing(",)", with: ")")
    }

    @Test func `the rendering mode of an image is written, and changed by a rule`() throws {
        let code = try Self.packed("""
            views.a = { kind = "image", image = "star", renderingMode = "alwaysTemplate" }
            views.b = { kind = "button", image = "star" }
            views.c = { kind = "button", image = "star", buttonStyle = "gray", renderingMode = "alwaysOriginal" }
            adaptive = [{ when = { verticalSizeClass = "compact" }, set.a.renderingMode = "alwaysOriginal", set.b.renderingMode = "alwaysOriginal", set.c.image = "heart" }]
            """)
        for part in [
            #"UIImageView(image:UIImage(systemName:"star")?.withRenderingMode(.alwaysTemplate))"#,
            ".image?.withRenderingMode(.alwaysOriginal)", ".image?.withRenderingMode(.alwaysTemplate)",
            ".image(for:.normal)?.withRenderingMode(.alwaysOriginal),for:.normal)",
            ".image(for:.normal)?.withRenderingMode(.automatic),for:.normal)",
            #"configuration.image=UIImage(systemName:"star")?.withRenderingMode(.alwaysOriginal)"#,
            #"configuration?.image=UIImage(systemName:"heart")?.withRenderingMode(.alwaysOriginal)"#,
        ] { #expect(code.contains(part), "\(part) in \(code)") }
    }

    @Test func `an attributed title has its parts in the font of the button`() throws {
        let code = try Self.packed("""
            views.a = { kind = "button", attributedTitle = "**Adopt** it" }
            views.b = { kind = "button", attributedTitle = "^[Red](color: 'systemRed')", buttonStyle = "filled", font = "headline" }
            """)
        for part in [
            "button.setAttributedTitle(NSAttributedString(parts:[",
            #"string:String(localized:"Adopt"),attributes:[.font:UIFont.systemFont(ofSize:15,weight:.semibold),.foregroundColor:UIColor.tintColor])"#,
            "configuration.attributedTitle=AttributedString(NSAttributedString(parts:[",
            #"string:String(localized:"Red"),attributes:[.font:UIFont.preferredFont(forTextStyle:.headline),.foregroundColor:UIColor.systemRed])"#,
        ] { #expect(code.contains(part), "\(part) in \(code)") }
        #expect(!code.contains("titleTextAttributesTransformer"))
    }

    @Test func `an item has its colour`() throws {
        let code = try EjectedPlayground(EjectedPlayground.home(#"rightBarButtonItems.cut = { title = "Cut", tintColor = "systemRed" }"#))
            .ejection.files.map(\.text).joined(separator: "\n")
        #expect(code.contains("item.tintColor = .systemRed"))
    }

    @Test func `a menu is written with its actions`() throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "home"
            [controllers.home]
            title = "Home"
            rightBarButtonItems.more = { image = "ellipsis", menu = [{ title = "Select", state = "on" }] }
            [controllers.home.views.sort]
            kind = "button"
            showsMenuAsPrimaryAction = true
            menu = [
              { title = "Copy", subtitle = "With notes", image = "doc.on.doc", action = { show = "home" } },
              { options = ["displayInline"], actions = [{ title = "Delete", attributes = ["destructive"] }] },
            ]
            """)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        for line in [
            "menu = sortButtonMenu()", "showsMenuAsPrimaryAction = true", "private func sortButtonMenu() -> UIMenu", "menu: moreItemMenu()",
            "subtitle: String(localized: \"With notes\")", "image: UIImage(systemName: \"doc.on.doc\")", "options: .displayInline", "attributes: .destructive", "state: .on",
        ] {
            #expect(code.contains(line), "\(line) in \(code)")
        }
    }

    @Test func `prompt, title view, badge, status bar, insets and an alert's fields are written`() throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            title = "Home"
            prompt = "Choose a cat"
            subtitle = "12 cats"
            titleView = "order"
            preferredStatusBarStyle = "lightContent"
            additionalSafeAreaInsets = { top = 20 }
            rightBarButtonItems = { bell = { image = "bell", badge = "3", accessibilityLabel = "News" }, dot = { image = "star", badge = "", hidesSharedBackground = true } }
            views.order = { kind = "segmentedControl", segments = ["Old", "New"] }
            views.ask = { kind = "button", tap = { present = "ask" } }
            views.cats = { kind = "table", backgroundView = "empty" }
            views.empty = { kind = "label", text = "None" }
            [controllers.ask]
            kind = "alert"
            title = "Who?"
            preferredAction = "yes"
            textFields = { name = { placeholder = "Name" }, key = { isSecureTextEntry = true, keyboardType = "numberPad" } }
            actions = { yes = { title = "Yes" } }
            """)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        for line in [
            "navigationItem.prompt = String(localized: \"Choose a cat\")", "navigationItem.titleView = orderControl", "item.badge = .count(3)", "item.accessibilityLabel = String(localized: \"News\")", "item.badge = .indicator()", "item.hidesSharedBackground = true",
            "override var preferredStatusBarStyle: UIStatusBarStyle", "additionalSafeAreaInsets = UIEdgeInsets(top: 20",
            "alert.addTextField { textField in", "textField.placeholder = String(localized: \"Name\")", "textField.isSecureTextEntry = true",
            "textField.keyboardType = .numberPad", "navigationItem.subtitle = String(localized: \"12 cats\")",
            "alert.addAction(yesAction)", "alert.preferredAction = yesAction", "catsTableView.backgroundView = emptyLabel",
        ] {
            #expect(code.contains(line), "\(line) in \(code)")
        }
        #expect(!code.contains("addSubview(order") && !code.contains("addSubview(empty"))
    }

    @Test(arguments: [26, 18])
    func `a tab bar's accessory is set as UIKit's bottom accessory`(deployment: Int) throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "tabs"
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["home"]
            bottomAccessory = "player"
            variables = { isPlaying = false }
            views.player = { subviews = ["song", "play"] }
            views.song = { kind = "label", text = "Purring" }
            views.play = { kind = "button", title = "Play", tap = { toggle = "isPlaying" } }
            constraints = ["song.leading == player.leading + 16", "song.centerY == player.centerY"]
            adaptive = [{ when = { isPlaying = true }, set.song.text = "Purring loudly" }]
            [controllers.home]
            """, deployment: deployment)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        #expect(code.contains("bottomAccessory = UITabAccessory(contentView: playerView)"), "\(code)")
        #expect(code.contains("if #available(iOS 26") == (deployment < 26))
        #expect(code.contains("playerView.addSubview") || code.contains("subview in [songLabel, playButton]"))
        #expect(!code.contains("addSubview(playerView)") && code.contains("isPlaying.toggle()"))
    }

    @Test func `the appearance of a bar is written with its controller`() throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "tabs"
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["nav"]
            tintColor = "systemPink"
            scrollEdgeAppearance = { background = "transparent" }
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            barStyle = "black"
            standardAppearance = { background = "opaque", backgroundColor = "systemBlue", titleTextAttributes = { foregroundColor = "white" } }
            [controllers.home]
            title = "Home"
            overrideUserInterfaceStyle = "dark"
            modalTransitionStyle = "crossDissolve"
            """)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        for line in [
            "tabBar.tintColor = .systemPink", "let scrollEdgeAppearance = UITabBarAppearance()",
            "scrollEdgeAppearance.configureWithTransparentBackground()", "tabBar.scrollEdgeAppearance = scrollEdgeAppearance",
            "navigationBar.barStyle = .black", "standardAppearance.configureWithOpaqueBackground()",
            "standardAppearance.backgroundColor = .systemBlue", "standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.white]",
            "navigationBar.standardAppearance = standardAppearance", "overrideUserInterfaceStyle = .dark", "modalTransitionStyle = .crossDissolve",
        ] { #expect(code.contains(line), "\(line): \(code)") }
    }

    @Test(arguments: [
        (26, "findTab.automaticallyActivatesSearch = true"), (18, "UISearchTab { _ in"), (18, "if #available(iOS 26.0, *)"),
        (17, "UITabBarItem(tabBarSystemItem: .search, tag: 0)"),
    ])
    func `a search tab is UIKit's`(deployment: Int, code: String) throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "tabs"
            [controllers.tabs]
            kind = "tabBar"
            viewControllers = ["home", "find"]
            [controllers.home]
            title = "Home"
            [controllers.find]
            tabBarItem = { systemItem = "search", automaticallyActivatesSearch = true }
            """, deployment: deployment)
        let text = app.ejection.files.map(\.text).joined(separator: "\n")
        #expect(text.contains(code), "\(text)")
    }

    @Test func `an attributed text is written in its runs`() throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[a]|", "V:|[a]|"]
            [controllers.home.views.a]
            kind = "label"
            lineSpacing = 4
            paragraphSpacing = 6
            attributedText = "See **this** and [that](https://a.b)"
            """)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        for words in [
            "attributedText = NSAttributedString(", "lineSpacing: 4", "paragraphSpacing: 6", ".font: UIFont.systemFont(ofSize: 17, weight: .semibold)",
            ".link: \"https://a.b\"", "parts: [NSAttributedString], lineSpacing: CGFloat = 0",
        ] { #expect(code.contains(words), "\(code)") }
    }

    @Test func `every value is written as Swift`() throws {
        let app = try EjectedPlayground("""
            [app]
            rootViewController = "home"
            [controllers.home]
            constraints = ["H:|[a]|", "V:|[a]|"]
            [controllers.home.views.a]
            kind = "label"
            text = "Hi"
            accessibilityTraits = ["header", "link"]
            tag = 7
            shadowOffset = { width = 0, height = -2 }
            transform = { translationY = 4, rotationAngle = 0.5, scaleX = 2, scaleY = 2 }
            directionalLayoutMargins = { leading = 40 }
            """)
        let code = app.ejection.files.map(\.text).joined(separator: "\n")
        for line in [
            "accessibilityTraits = [.header, .link]", "tag = 7", "layer.shadowOffset = CGSize(width: 0, height: -2)",
            "transform = CGAffineTransform(translationX: 0, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 2)",
            "directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)",
        ] { #expect(code.contains(line), "\(code)") }
    }
}
