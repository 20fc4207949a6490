import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

@Suite struct ScenariosReaderTests {
    private static let head = """
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"

        """

    private static let home = """
        rightBarButtonItems.add = { title = "Add" }
        views.words = { kind = "label", text = "Words", tap = { show = "letter" } }

        [controllers.letter]
        title = "A letter"

        """

    private static func read(_ scenarios: String) -> PlaygroundFile.ReadResult {
        let text = PlaygroundText.make(home: home).replacing("rootViewController = \"home\"", with: "rootViewController = \"nav\"")
        return PlaygroundFile.ReadResult(text + head + scenarios)
    }

    /// Reads a playground with one scenario, which has these lines.
    private static func read(lines: String) -> PlaygroundFile.ReadResult {
        read("[[scenarios]]\nname = \"It\"\n\(lines)\n")
    }

    @Test func `a scenario has its steps, devices and claims`() throws {
        let reading = Self.read("""
            [[scenarios]]
            name = "There and back"
            devices = ["iphone-17", { device = "ipad-11", orientation = "landscape", split = "1/2" }]
            events = ["tap home.add", "rotate landscape"]
            steps = [{ events = ["back"], expect = [{ top = "home" }] }]

            [[scenarios.expect]]
            when = { horizontalSizeClass = "compact" }
            stack.nav = ["home"]
            view = "home.words"
            frame = { width = [">= 10", "<= safeArea.width * 0.5 - 8"], minX = 16 }
            not = { log = "pushed" }
            """)
        #expect(reading.scenarioMistakes.map(\.headline) == [])
        let scenario = try #require(reading.playground?.scenarios.first)
        #expect(scenario.devices?.map(\.id) == ["iphone-17", "ipad-10-9@landscape,1/2"])
        #expect(scenario.events.map(\.description) == ["tap home.add", "rotate landscapeRight", "back"])
        #expect(scenario.steps.map(\.expectations.count) == [1, 1])
        let words = ElementName("home", "words")
        let half = LengthComparison.Anchor(.guide(.safeArea, of: nil), .width)
        #expect(scenario.steps[0].expectations[0].claims.map(\.fact) == [
            .stack(of: "nav", ["home"]),
            .length(words, .minX, LengthComparison(.equal, constant: 16, source: "16")),
            .length(words, .width, LengthComparison(.greaterThanOrEqual, constant: 10, source: ">= 10")),
            .length(words, .width, LengthComparison(
                .lessThanOrEqual, half, multiplier: 0.5, constant: -8, source: "<= safeArea.width * 0.5 - 8")),
            .log(["pushed"]),
        ])
        #expect(scenario.steps[0].expectations[0].claims.map(\.isNegated) == [false, false, false, false, true])
        #expect(reading.span(of: scenario.steps[0].expectations[0].claims[0].path) != nil)
    }

    @Test(arguments: [
        ("2 lengths", #"frame = { minX = "superview.minX", maxX = "window.maxX" }"#),
        ("a view of another controller", #"frame = { minX = "home.words.minX" }"#),
        ("guides", #"frame = { minX = "readableContentGuide.minX", maxX = "words.safeAreaLayoutGuide.maxX", minY = "safeArea.minY" }"#),
        ("no relation", #"frame = { minX = "words.minX + 0" }"#),
        ("a whole frame", #"frame = [0, 1, 2.5, 3]"#),
        ("an instance", #"not = { view = "home#2.words", visible = true }"#),
    ])
    func `lengths and names are read in every permitted form`(what: String, line: String) {
        let reading = Self.read(lines: "expect = [{ view = \"home.words\", \(line) }]")
        #expect(reading.scenarioMistakes.map(\.headline) == [], "\(what)")
        #expect(reading.playground?.scenarios.count == 1)
    }

    @Test(arguments: [
        (#"expect = []"#, "nothing-expected", "the scenario expects nothing"),
        (#"expect = [{}]"#, "nothing-expected", "the expectation expects nothing"),
        (#"expect = [{ top = "lettr" }]"#, "unknown-controller", #"there is no controller "lettr""#),
        (#"expect = [{ top = "home" }, { frame = { width = 3 } }]"#, "expectation-without-view", #""frame" needs the key "view""#),
        (#"expect = [{ view = "home.wrds", visible = true }]"#, "unknown-view", #""home.wrds" is not a view of the controller "home""#),
        (#"expect = [{ view = "home.add", visible = true }]"#, "item-without-frame", #""home.add" is a bar item"#),
        (#"expect = [{ stack.home = ["letter"] }]"#, "other-kind", #""home" is a view, but this key is about "navigation""#),
        (#"expect = [{ view = "home.words", frame = [1, 2] }]"#, "bad-length", "a frame has four numbers, found 2"),
        (#"expect = [{ view = "home.words", frame = [1, 2, "3", 4] }]"#, "wrong-type", "must be a number, found the string"),
        (#"expect = [{ view = "home.words", frame = { width = ">= ten" } }]"#, "bad-length", #""ten" is not a length"#),
        (#"expect = [{ view = "home.words", frame = { width = "words.wdth" } }]"#, "unknown-attribute", #"a frame has no "wdth""#),
        (#"expect = [{ view = "home.words", frame = { width = "word.width" } }]"#, "unknown-item", #"there is no view and no guide "word""#),
        (#"expect = [{ view = "home.words", frame = { width = "words.width *" } }]"#, "bad-length", "is not a length"),
        (#"expect = [{ traits.home = { horizontalSizeClas = "compact" } }]"#, "unknown-trait", "horizontalSizeClas"),
        (#"expect = [{ presentation.letter = "modal" }]"#, "bad-value", "modal"),
        (#"expect = [{ to = "home" }]"#, "unknown-key", #"an expectation has no key "to""#),
        ("events = [\"tapp home.words\"]\nexpect = [{ top = \"home\" }]", "unknown-event", #"there is no event "tapp""#),
        ("events = [\"tap home.wrds\"]\nexpect = [{ top = \"home\" }]", "unknown-view", #""home.wrds" is not a view"#),
        ("events = [\"tap hom.words\"]\nexpect = [{ top = \"home\" }]", "unknown-controller", #"there is no controller "hom""#),
        ("events = [\"cancelSearch hom\"]\nexpect = [{ top = \"home\" }]", "unknown-controller", #"there is no controller "hom""#),
        ("events = [\"showOverflow hom\"]\nexpect = [{ top = \"home\" }]", "unknown-controller", #"there is no controller "hom""#),
        ("devices = [\"iphone-99\"]\nexpect = [{ top = \"home\" }]", "unknown-device", "iphone-99"),
        ("devices = []\nexpect = [{ top = \"home\" }]", "no-device-left", "the scenario has no devices"),
        ("events = [\(Array(repeating: "\"back\"", count: 301).joined(separator: ", "))]\nexpect = [{ top = \"home\" }]",
         "scenario-too-long", "a scenario has at most 300 events, found 301"),
        // These expectations contradict each other.
        (#"expect = [{ top = "home" }, { top = "letter" }]"#, "contradicting-expectations", "these expectations cannot hold together"),
        (#"expect = [{ top = "home", not = { top = "home" } }]"#, "contradicting-expectations", "cannot hold together"),
        (#"expect = [{ view = "home.words", frame = { width = [">= 200", "< 100"] } }]"#, "contradicting-expectations", "cannot hold together"),
        (#"expect = [{ view = "home.words", has = { isHidden = true } }, { view = "home.words", has = { isHidden = false } }]"#,
         "contradicting-expectations", "cannot hold together"),
        (#"expect = [{ top = "home" }, { when = { orientation = "portrait" }, top = "letter" }]"#, "contradicting-expectations", "hold"),
    ])
    func `a mistake is a warning at its position, and the scenario is not run`(lines: String, code: String, words: String) throws {
        let reading = Self.read(lines: lines + "\n\n[[scenarios]]\nname = \"Another\"\nexpect = [{ top = \"home\" }]")
        #expect(reading.scenarioMistakes.map(\.code) == [code], "\(reading.scenarioMistakes.map(\.headline))")
        #expect(reading.scenarioMistakes.first?.headline.contains(words) == true, "\(reading.scenarioMistakes.map(\.headline))")
        #expect(reading.scenarioMistakes.first?.span != nil)
        #expect(reading.diagnostics.map(\.code) == [code] && reading.diagnostics.allSatisfy { $0.severity != .error })
        // The playground is shown, and the other scenario is run.
        #expect(reading.playground?.scenarios.map(\.name) == ["Another"])
    }

    @Test func `expectations with different conditions do not contradict each other`() {
        let reading = Self.read(lines: """
            expect = [
              { when = { orientation = "portrait" }, top = "home" }, { when = { orientation = "landscape" }, top = "letter" },
              { view = "home.words", frame = { width = [">= 100", "<= 200"] } },
            ]
            """)
        #expect(reading.scenarioMistakes.map(\.headline) == [])
    }

    @Test func `a name of a scenario is permitted once`() {
        let scenario = "[[scenarios]]\nname = \"It\"\nexpect = [{ top = \"home\" }]\n"
        let reading = Self.read(scenario + scenario)
        #expect(reading.scenarioMistakes.map(\.code) == ["duplicate-entry"])
        #expect(reading.playground?.scenarios.count == 1)
    }

    @Test func `scenarios of included files are read`() {
        let text = PlaygroundText.make(head: "include = [\"more.toml\"]")
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml", attachment: { name in
            name == "more.toml" ? Array("[[scenarios]]\nname = \"It\"\nexpect = [{ top = \"home\" }]\n".utf8) : nil
        })
        #expect(reading.diagnostics.map(\.headline) == [])
        #expect(reading.playground?.scenarios.map(\.name) == ["It"])
    }
}
