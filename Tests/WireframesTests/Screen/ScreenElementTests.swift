import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct ScreenElementTests {
    /// The elements of a window next to another window, with a list in a controller in a container.
    private static func elements(_ changes: [ViewID: [ViewProperty: PropertyValue]] = [:]) -> [ScreenElement] {
        let views: [ResolvedView] = [
            .make("list", .table, changes["list"] ?? [:], subviews: ["row"]),
            .make("row", .cell, changes["row"] ?? [:], subviews: ["title"]),
            .make("title", .label, (changes["title"] ?? [:]).merging([.text: .string("Neko\nand more")]) { $1 }),
            .make("box", .view, changes["box"] ?? [:], subviews: ["dot"]), .make("dot", .view, changes["dot"] ?? [:]),
        ]
        let layout = LayoutResult(
            frames: [
                "list": Rect(x: 0, y: 100, width: 200, height: 100), "row": Rect(x: 0, y: 180, width: 200, height: 60),
                "title": Rect(x: 16, y: 190, width: 100, height: 40), "box": Rect(x: 20, y: 20, width: 40, height: 40),
                "dot": Rect(x: 50, y: 30, width: 30, height: 10),
            ],
            texts: ["title": LaidOutText(lines: ["Neko", "and…"], pointSize: 17, weight: .regular, lineHeight: 20, isTruncated: true)])
        let nav = SceneController.make("nav", frame: Rect(x: 0, y: 0, width: 200, height: 400))
        let home = SceneController.make("home", parent: nav.id, frame: Rect(x: 0, y: 40, width: 200, height: 360), views: views)
        let scene = Scene.make(window: Rect(x: 120, y: 10, width: 200, height: 400), controllers: [nav, home])
        return ScreenElement.all(in: scene, [home.id: layout])
    }

    private static func element(_ id: String, _ changes: [ViewID: [ViewProperty: PropertyValue]] = [:]) throws -> ScreenElement {
        try #require(elements(changes).first { $0.id == id })
    }

    @Test func `controllers come before their views, and views before their contents`() {
        #expect(Self.elements().map(\.id) == ["nav", "home", "home.list", "home.row", "home.title", "home.box", "home.dot"])
        #expect(Self.elements().map(\.superview) == [nil, "nav", "home", "home.list", "home.row", "home", "home.box"])
        #expect(Self.elements().map(\.kind) == ["controller", "controller", "table", "cell", "label", "view", "view"])
    }

    @Test func `a frame is given in the superview, in the controller's view and on the screen`() throws {
        let title = try Self.element("home.title")
        #expect(title.frame == Rect(x: 16, y: 10, width: 100, height: 40))
        #expect(title.rootFrame == Rect(x: 16, y: 190, width: 100, height: 40))
        #expect(title.place == Rect(x: 136, y: 240, width: 100, height: 40))
        let home = try Self.element("home")
        #expect(home.frame == Rect(x: 0, y: 40, width: 200, height: 360) && home.place == Rect(x: 120, y: 50, width: 200, height: 360))
    }

    @Test func `rows in a list's frame are visible, and others can be scrolled to`() throws {
        let row = try Self.element("home.row")
        #expect(row.visible == Rect(x: 120, y: 230, width: 200, height: 20))
        #expect(row.reachable == row.place)
        #expect(row.scroller == "list" && row.cell == "row")
        #expect(try Self.element("home.title").visible == Rect(x: 136, y: 240, width: 100, height: 10))
    }

    @Test func `a view that clips hides contents outside its frame`() throws {
        #expect(try Self.element("home.dot").visible == Self.element("home.dot").place)
        let dot = try Self.element("home.dot", ["box": [.clipsToBounds: .bool(true)]])
        #expect(dot.visible == Rect(x: 170, y: 80, width: 10, height: 10) && dot.reachable == dot.visible)
    }

    @Test(arguments: [
        ([ViewProperty.isHidden: PropertyValue.bool(true)], true), ([.alpha: .number(0)], false),
    ])
    func `elements in an invisible view are invisible`(properties: [ViewProperty: PropertyValue], isHidden: Bool) throws {
        let title = try Self.element("home.title", ["row": properties])
        #expect(title.concealer == "row" && title.isHidden == isHidden)
        let dot = try Self.element("home.dot", ["row": properties])
        #expect(dot.concealer == nil && !dot.isHidden)
    }

    @Test func `text is given completely, whether it fits or not`() throws {
        let title = try Self.element("home.title")
        #expect(title.text == "Neko\nand more" && title.isCut)
        #expect(try Self.element("home.row").text == nil)
    }

    @Test func `lengths, frames and reasons have one format`() {
        let frame = Rect(x: 16, y: -0.0, width: 320 / 3, height: 22.5)
        #expect(frame.inWords == "(16, 0, 106.667, 22.5)" && frame.size.inWords == "106.667 × 22.5")
        #expect(EdgeInsets(top: 62, left: 0, bottom: 34, right: 1 / 3).inWords == "62, 0, 34, 0.333")
        #expect(ConstraintReading.words(deviation: -40) == "40 too small" && ConstraintReading.words(deviation: 0) == nil)
        #expect(ResolvedAdaptiveElement.words(holds: true, reasons: []) == "holds")
    }
}
