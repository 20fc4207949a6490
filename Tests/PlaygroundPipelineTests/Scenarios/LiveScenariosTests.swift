import JSON
import PlaygroundModel
import PlaygroundReader
import Testing
import WireframeHTML

@testable import PlaygroundPipeline

/// Scenario results for an open page. They are sent in parts, and never before the picture.
@Suite struct LiveScenariosTests {
    private let renderer: PageRenderer

    init() throws {
        renderer = try Repository.renderer()
    }

    private static func scenarios(_ count: Int, width: String = "compact") -> String {
        (1...count).map { number in
            """

            [[scenarios]]
            name = "Scenario \(number)"
            events = ["tap home.next"]
            expect = [{ top = "detail" }, { traits.detail = { horizontalSizeClass = "\(width)" } }]
            """
        }.joined(separator: "\n")
    }

    private func tab(_ reading: PlaygroundFile.ReadResult) -> PageExchange {
        var exchange = PageExchange(PlaygroundTab("test.toml", PageSession(reading), revision: 1, renderer: renderer))
        exchange.receive(.hello(revision: 1, events: []))
        return exchange
    }

    /// All pending messages to a page. The page confirms them.
    private func told(_ exchange: inout PageExchange) -> [JSONValue] {
        var told: [JSONValue] = []
        while let update = exchange.takeUpdate() {
            exchange.receive(.ack(revision: update.revision))
            if let value = JSONValue(reading: update.json) { told.append(value) }
        }
        return told
    }

    private func types(_ messages: [JSONValue]) -> [String] {
        messages.compactMap { if case .string(let type)? = $0["type"] { type } else { nil } }
    }

    @Test func pagesWithoutARequestGetNoScenarios() {
        var exchange = tab(PageSessionTests.playground(more: Self.scenarios(3)))
        exchange.tab.fileChanged(PageSessionTests.playground(label: "Other", more: Self.scenarios(3)))
        #expect(types(told(&exchange)) == ["patch"])
    }

    @Test func manyScenariosAreSentInParts() {
        var exchange = tab(PageSessionTests.playground(more: Self.scenarios(30)))
        var (from, pieces, failures) = (0, 0, 0)
        while true {
            exchange.receive(.scenarios(from: from))
            let messages = told(&exchange)
            #expect(types(messages) == ["scenarios"])
            #expect(messages[0]["from"]?.wholeNumber == from && messages[0]["count"]?.wholeNumber == 30)
            pieces += 1
            failures += messages[0]["failures"]?.wholeNumber ?? 0
            guard let next = messages[0]["next"]?.wholeNumber else { break }
            #expect(next > from)
            from = next
        }
        #expect(pieces > 1 && failures == 30)
    }

    @Test func scenariosAreSentAfterThePictureOfASave() {
        var exchange = tab(PageSessionTests.playground(more: Self.scenarios(2)))
        exchange.receive(.scenarios(from: 0))
        #expect(told(&exchange).map { $0["failures"]?.wholeNumber } == [2])
        exchange.tab.fileChanged(PageSessionTests.playground(label: "Other", more: Self.scenarios(1)))
        let messages = told(&exchange)
        #expect(types(messages) == ["patch", "scenarios"])
        #expect(messages[1]["count"]?.wholeNumber == 1)
        // Events on a device do not change the scenario results.
        exchange.receive(.event(device: "iphone-se-1", text: "tap home.next"))
        #expect(types(told(&exchange)) == ["patch"])
    }

    @Test func afterASaveWithAMistakeScenariosKeepTheirLines() throws {
        var session = PageSession(PageSessionTests.playground(more: Self.scenarios(1)))
        var board = try #require(session.scenarioBoard)
        let places = board.slice(from: 0).list.items.map(\.place)
        #expect(places.count == 1 && !places.contains(nil))
        session.load(BundledPlayground.read("title = "))
        board = try #require(session.scenarioBoard)
        let kept = board.slice(from: 0).list.items.map(\.place)
        #expect(kept == places)
    }

    @Test(arguments: [
        ("nav", "iphone-se-1", nil, "onScreen = \"nav\"\nstack.nav = [\"home\"]"),
        ("home", "ipad-9-7", "horizontalSizeClass", "traits.home = { horizontalSizeClass = \"regular\" }"),
        ("", "ipad-9-7", nil, "devices = [\n  \"ipad-9-7\",\n]\n"),
        ("device/window", "iphone-se-1", nil, nil), ("home.next", "iphone-99", nil, nil), ("home", "ipad-9-7", "density", nil),
    ] as [(String, String, String?, String?)])
    func pickedElementsBecomeExpectations(node: String, device: String, trait: String?, text: String?) {
        var session = PageSession(PageSessionTests.playground())
        let expected = session.expectation(of: node, on: device, trait: trait)
        #expect(expected == text)
    }

    @Test func expectationsOfViewsHaveFrameAndText() {
        var session = PageSession(PageSessionTests.playground())
        let view = session.expectation(of: "home.next", on: "iphone-se-1", trait: nil) ?? ""
        #expect(view.hasPrefix("view = \"home.next\"\nframe = { minX = 16, minY = ") && view.contains("text = \"Next\"\ntruncated = false"))
    }
}
