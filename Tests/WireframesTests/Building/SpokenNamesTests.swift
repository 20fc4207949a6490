import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// The names of a screen's views for assistive technologies.
@Suite struct SpokenNamesTests {
    private func node(_ views: ResolvedView..., texts: [ViewID: String] = [:]) -> WireframeNode {
        let controller = SceneController.make(frame: .zero, traits: TraitCollection(), views: views)
        let layout = LayoutResult(
            frames: Dictionary(uniqueKeysWithValues: views.map { ($0.id, Rect.zero) }),
            texts: texts.mapValues { LaidOutText(lines: [$0], pointSize: 17, weight: .regular, lineHeight: 22, isTruncated: false) }
        )
        return ViewNodes(controller: controller, layout: layout).topLevelNodes[0]
    }

    @Test(arguments: [
        ("darkMode", "dark mode"), ("wifi", "wifi"), ("square.and.pencil", "square and pencil"), ("gearshape.fill", "gearshape"),
        ("send-button", "send button"), ("URL", "URL"),
    ])
    func `names from the file are read as words`(name: String, words: String) {
        #expect(name.spokenWords == words)
    }

    @Test func `a row is named after its text, and its image is silent`() {
        let row = node(
            .make("row", .cell, subviews: ["icon", "title"], tap: .pop), .make("icon", .image, [.image: .string("airplane")]),
            .make("title", .label), texts: ["title": "Airplane Mode"]
        )
        #expect(row.accessibilityLabel == nil && row.accessibilityRole == nil)
        #expect(row.spokenText == "Airplane Mode")
        #expect(row.children[0].accessibilityLabel == nil)
    }

    @Test func `a row with a switch is a group, and the switch has the name of the row`() {
        let row = node(
            .make("row", .cell, subviews: ["title", "toggle"], tap: .pop), .make("title", .label), .make("toggle", .switch),
            texts: ["title": "Wi-Fi"]
        )
        #expect(row.accessibilityRole == .group && row.accessibilityLabel == "Wi-Fi")
        #expect(row.children[1].accessibilityLabel == "Wi-Fi")
    }

    @Test func `a view can have an accessibility label`() {
        #expect(node(.make("bow", .image, [.image: .string("paw"), .accessibilityLabel: .string("A bow")])).accessibilityLabel == "A bow")
        let titled: [ViewProperty: PropertyValue] = [.title: .string("Further"), .accessibilityLabel: .string("Next page")]
        #expect(node(.make("next", .button, titled, tap: .pop), texts: ["next": "Further"]).accessibilityLabel == "Next page")
        let row = node(
            .make("row", .cell, [.accessibilityLabel: .string("Wireless")], subviews: ["toggle"], tap: .pop), .make("toggle", .switch))
        #expect(row.accessibilityLabel == "Wireless" && row.children[0].accessibilityLabel == "Wireless")
    }

    @Test func `truncated text is read completely`() {
        func node(_ view: ResolvedView, in row: ResolvedView? = nil) -> WireframeNode {
            let views = [row, view].compactMap(\.self)
            let cut = LaidOutText(lines: ["The Ligh…"], pointSize: 17, weight: .regular, lineHeight: 22, isTruncated: true)
            let layout = LayoutResult(frames: Dictionary(uniqueKeysWithValues: views.map { ($0.id, Rect.zero) }), texts: [view.id: cut])
            return ViewNodes(controller: .make(frame: .zero, traits: TraitCollection(), views: views), layout: layout).topLevelNodes[0]
        }
        let label = ResolvedView.make("title", .label, [.text: .string("The Lighthouse")])
        #expect(node(label).accessibilityLabel == "The Lighthouse" && node(label).content.lines == ["The Ligh…"])
        #expect(node(.make("title", .label, [.attributedText: .string("The **Lighthouse**")])).accessibilityLabel == "The Lighthouse")
        let button: [ViewProperty: PropertyValue] = [.title: .string("Light the lamp"), .subtitle: .string("Tonight")]
        #expect(node(.make("light", .button, button, tap: .pop)).accessibilityLabel == "Light the lamp Tonight")
        let row = ResolvedView.make("row", .cell, subviews: ["title"], tap: .pop)
        #expect(node(label, in: row).spokenText == "The Lighthouse")
    }

    @Test func `a header is a heading`() {
        let header: [ViewProperty: PropertyValue] = [.accessibilityTraits: .strings(["header"])]
        #expect(node(.make("title", .label, header), texts: ["title": "Letters"]).accessibilityRole == .heading)
        #expect(node(.make("title", .label), texts: ["title": "Letters"]).accessibilityRole == nil)
    }

    @Test func `elements are read in the order of the file`() {
        let card = node(
            .make("card", .view, subviews: ["title", "bow", "next"]), .make("title", .label, [.accessibilityTraits: .strings(["header"])]),
            .make("bow", .view), .make("next", .button, [.title: .string("Next")], tap: .pop), texts: ["title": "Letters", "next": "Next"])
        let order = SpokenOrder(card)
        #expect(order.sentence(of: card.children[0]) == "VoiceOver says “Letters”, heading: 1 of 2 on the screen.")
        #expect(order.sentence(of: card.children[1]) == nil)
        #expect(order.sentence(of: card.children[2]) == "VoiceOver says “Next”: 2 of 2 on the screen.")
    }

    @Test func `a view without touches has no action, and its contents have none`() {
        let still: [ViewProperty: PropertyValue] = [.isUserInteractionEnabled: .bool(false)]
        let card = node(.make("card", .view, still, subviews: ["next", "sound"], tap: .pop), .make("next", .button, tap: .pop), .make("sound", .slider))
        #expect(card.event == nil && card.children.allSatisfy { $0.event == nil && $0.control == nil })
    }

    @Test func `a control without text has its name from the file`() {
        #expect(node(.make("bigBox", .view, tap: .pop)).accessibilityLabel == "big box")
        #expect(node(.make("play", .button, [.image: .string("play.fill")], tap: .pop)).accessibilityLabel == "play")
        #expect(node(.make("bare", .button, tap: .pop)).accessibilityLabel == "bare")
        #expect(node(.make("next", .button, [.title: .string("Further")], tap: .pop), texts: ["next": "Further"]).accessibilityLabel == nil)
    }

    @Test func `a text field is named after its placeholder`() {
        #expect(node(.make("mail", .textField, [.placeholder: .string("E-mail")])).accessibilityLabel == "E-mail")
        #expect(node(.make("mail", .textField)).accessibilityLabel == "mail")
    }

    @Test func `a dialog is named after its title, or has its name from the file`() {
        let bare = Playground.make(
            .make("home", views: [.make("open", tap: .present("quickNote"))]), .make("quickNote"),
        )
        var app = TestApp(bare, on: .testPhone)
        app.happen(.tap(controller: "home", view: "open"))
        #expect(app["quickNote"]?.role == .presentedView)
        #expect(app["quickNote"]?.accessibilityLabel == "quick note")

        var columns = TestApp(.makeColumns(), on: .testPad)
        columns.happen(.tap(controller: "letter", view: "bin"))
        #expect(columns["ask"]?.accessibilityLabel == "Throw it away?")
    }
}
