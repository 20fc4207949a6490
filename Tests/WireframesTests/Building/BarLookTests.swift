import PlaygroundModel
import Testing

@testable import Wireframes

@Suite struct BarLookTests {
    private static func appearance(_ color: SemanticColor?, _ background: BarAppearance.Background = .default) -> BarAppearance {
        var appearance = BarAppearance()
        appearance.backgroundColor = color.map { .semantic($0) }
        appearance.background = background
        return appearance
    }

    private static func style(of look: BarLook, isCompact: Bool = false, ios: Int = 18) -> NodeStyle {
        var style = NodeStyle()
        style.scrollEdge = ScrollEdge(hasAppearance: ios >= 15, isReached: true, scrollViews: [])
        style.take(look, inCompactHeight: isCompact, BehaviourProfile(version: SystemVersion(ios)))
        return style
    }

    @Test(arguments: [
        (nil, nil, nil, true, nil), (appearance(.systemRed), nil, .semantic(.systemRed), true, nil),
        (appearance(.systemRed), appearance(.systemRed), .semantic(.systemRed), false, nil),
        (appearance(.systemRed), appearance(.systemBlue), .semantic(.systemRed), true, .semantic(.systemBlue)),
        (nil, appearance(.systemBlue), nil, true, .semantic(.systemBlue)),
        (appearance(nil, .opaque), nil, .semantic(.systemBackground), true, nil),
        (appearance(nil, .transparent), appearance(nil, .transparent), .semantic(.clear), false, nil),
    ] as [(BarAppearance?, BarAppearance?, Color?, Bool, Color?)])
    func `bars have an appearance over content and another at its edge`(
        standard: BarAppearance?, edge: BarAppearance?, ground: Color?, hasEdge: Bool, fill: Color?
    ) {
        var look = BarLook()
        (look.standardAppearance, look.scrollEdgeAppearance) = (standard, edge)
        let style = Self.style(of: look)
        #expect(style.backgroundColor == ground)
        #expect(style.scrollEdge?.hasAppearance == hasEdge)
        #expect(style.scrollEdge?.fill == fill)
        // There is no scroll edge appearance before iOS 13.
        #expect(Self.style(of: look, ios: 12).scrollEdge?.fill == nil)
    }

    private static func app(ios version: Int = 26, _ change: (inout ControllerDefinition) -> Void) -> TestApp {
        var home = ControllerDefinition.make("home", title: "Home")
        change(&home)
        return TestApp(.make(.make("nav", .navigation(rootViewController: "home")), home, ios: version), on: .testPhone)
    }

    @Test(arguments: [18, 26]) func `an item has its own colour, as its background if it is prominent on glass`(ios: Int) throws {
        var (cut, save) = (BarButtonItem.make("cut", image: "trash"), BarButtonItem.make("save", title: "Save"))
        (cut.tintColor, save.tintColor, save.style) = (.semantic(.systemRed), .semantic(.systemGreen), .prominent)
        let app = Self.app(ios: ios) { $0.navigationItem.rightBarButtonItems = [cut, save] }
        let (drawn, prominent) = (try #require(app["home.cut"]), try #require(app["home.save"]))
        #expect(DisplayList(drawn).parts.first { $0.part == .itemGlyph }?.color == .semantic(.systemRed))
        #expect(prominent.style.tintColor == .semantic(.systemGreen) && prominent.content.mainText?.color == nil)
        #expect(app["home.save/group"]?.style.backgroundColor == (ios == 26 ? .semantic(.systemGreen) : nil))
    }

    @Test func `the glass of a disabled item stays plain`() throws {
        var save = BarButtonItem.make("save", title: "Save")
        (save.style, save.isEnabled) = (.prominent, false)
        let app = Self.app { $0.navigationItem.rightBarButtonItems = [save] }
        #expect(try #require(app["home.save/group"]).style.backgroundColor == nil)
        guard case .item(let item) = try #require(app["home.save"]).content else {
            Issue.record("an item is drawn as one")
            return
        }
        #expect(!item.isProminent)
    }

    @Test func `a prompt is above the title`() throws {
        let app = Self.app(ios: 18) { $0.navigationItem.prompt = "Choose a cat" }
        let (prompt, title) = (try #require(app["nav/bar/prompt"]?.frame), try #require(app["nav/bar/title"]?.frame))
        #expect(prompt.minY == 20 && prompt.height == 30)
        #expect(title.minY == prompt.maxY && title.height == 44)
    }

    @Test func `a subtitle is under its title`() throws {
        let app = Self.app { $0.navigationItem.subtitle = "12 cats" }
        let (title, subtitle) = (try #require(app["nav/bar/title"]?.frame), try #require(app["nav/bar/subtitle"]?.frame))
        #expect(subtitle.minY == title.maxY && subtitle.midX == title.midX)
        #expect(subtitle.maxY - title.minY == 37)
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.prefersLargeTitles = true
        var home = ControllerDefinition.make("home", title: "Home")
        home.navigationItem.subtitle = "12 cats"
        let large = TestApp(.make(nav, home, ios: 26), on: .testPhone)
        let (above, below) = (try #require(large["nav/bar/largeTitle"]?.frame), try #require(large["nav/bar/largeSubtitle"]?.frame))
        #expect(below == Rect(x: above.minX, y: above.maxY, width: above.width, height: 20))
        #expect(large["nav/bar/largeSubtitle"]?.role == .largeSubtitle && large["nav/bar/subtitle"] == nil)
    }

    @Test func `a title view replaces the title, and a badge is on its item`() throws {
        let app = Self.app {
            $0.views = [.make("order", tap: .dismiss)]
            $0.navigationItem.titleView = "order"
            $0.navigationItem.rightBarButtonItems = [.make("bell", image: "bell"), .make("dot", image: "bell")]
            $0.navigationItem.rightBarButtonItems[0].badge = "3"
            $0.navigationItem.rightBarButtonItems[1].badge = ""
            $0.navigationItem.rightBarButtonItems[1].accessibilityLabel = "News"
        }
        #expect(app["nav/bar/title"] == nil)
        #expect(app["home"]?.children.contains { $0.id == "home.order" } == false)
        guard case .item(let bell) = app["home.bell"]?.content, case .item(let dot) = app["home.dot"]?.content else { return #expect(Bool(false)) }
        #expect(bell.badge?.lines == ["3"] && app["home.bell"]?.accessibilityLabel == "bell, badge 3")
        #expect(app["home.dot"]?.accessibilityLabel == "News, badge")
        let parts = [bell, dot].flatMap { DisplayList.tab($0, in: Size(width: 44, height: 44)) }.filter { $0.part == .itemBadge }
        #expect(parts.map(\.across) == [.around(0.5, 8, width: 18), .around(0.5, 4, width: 10)])
    }

    @Test(arguments: [(StatusBarStyle.default, false), (.lightContent, true), (.darkContent, false)])
    func `the text of the status bar has the controller's style`(_ style: StatusBarStyle, _ isDark: Bool) {
        var home = ControllerDefinition.make("home")
        home.preferredStatusBarStyle = style
        #expect(TestApp(.make(home), on: .testPhone)["device/status-bar"]?.style.appearance?.isDark == isDark)
    }

    @Test func `an older colour or style becomes an appearance if there is no appearance`() {
        var look = BarLook()
        look.barStyle = .black
        #expect(Self.style(of: look).backgroundColor == .semantic(.black))
        #expect(look.standard(inCompactHeight: false)?.titleColor == .semantic(.white))
        look.barTintColor = .semantic(.systemTeal)
        #expect(Self.style(of: look).backgroundColor == .semantic(.systemTeal))
        look.compactAppearance = Self.appearance(.systemPink)
        #expect(Self.style(of: look, isCompact: true).backgroundColor == .semantic(.systemPink))
        look.standardAppearance = Self.appearance(.systemRed)
        #expect(Self.style(of: look).backgroundColor == .semantic(.systemRed))
    }
}
