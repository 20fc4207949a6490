import PlaygroundModel
import PlaygroundReader
import Testing

@testable import PlaygroundPipeline

/// Expectations of scenarios and their failure messages. Each kind of claim has a row that passes and rows that fail.
@Suite struct ClaimTests {
    /// A list in a split view, a letter that contains a label, and a card that is presented.
    static let app = """
        devices = [{ device = "ipad-11", orientation = "landscape" }]

        [app]
        rootViewController = "post"

        [controllers]
        post = { kind = "split", style = "doubleColumn", primary = "inbox", secondary = "letter-nav" }
        letter-nav = { kind = "navigation", rootViewController = "letter" }

        [controllers.inbox]
        title = "Inbox"
        constraints = ["H:|-[open]-|", "open.top == safeArea.top + 20", "H:|-[search]-|", "search.top == open.bottom + 8"]
        views.open = { kind = "button", title = "Open", tap = { showDetail = "reply" } }
        views.search = { kind = "textField", placeholder = "Search" }

        [controllers.letter]
        title = "A letter"
        constraints = [
          "words.leading == safeArea.leading + 20", "words.width == 200", "words.top == safeArea.top + 20",
          "cut.leading == words.leading", "cut.width == 60", "cut.top == words.bottom + 8",
          "away.leading == superview.trailing + 10", "away.top == words.top", "away.width == 20", "away.height == 20",
          "who.leading == words.leading", "who.top == cut.bottom + 8",
        ]
        views.words = { kind = "label", text = "Dear reader, this takes more than a line or two.", numberOfLines = 0 }
        views.cut = { kind = "label", text = "Much too long for sixty points" }
        views.away = { backgroundColor = "systemTeal" }
        views.gone = { backgroundColor = "systemTeal", isHidden = true }
        views.extra = { kind = "label", text = "Only where it is compact" }
        views.who = { kind = "button", title = "Who?", tap = { present = "card", style = "popover" } }
        adaptive = [{ when = { horizontalSizeClass = "compact", verticalSizeClass = "compact" }, install = ["extra"] }]

        [controllers.reply]
        title = "Reply"

        [controllers.card]
        backgroundColor = "systemTeal"
        preferredContentSize = { width = 240, height = 160 }

        """

    struct Row: CustomTestStringConvertible, Sendable {
        let claim: String
        let events: [String]
        /// The failure message. `nil` if the claim holds.
        let failure: String?
        var testDescription: String { "\(claim) after \(events)" }

        init(_ claim: String, after events: [String] = [], _ failure: String? = nil) {
            (self.claim, self.events, self.failure) = (claim, events, failure)
        }
    }

    @Test(arguments: [
        Row(#"top = "letter""#),
        Row(#"top = "inbox""#, #"expected "inbox" in front, found "letter""#),
        Row(#"onScreen = ["inbox", "letter"]"#),
        Row(#"onScreen = "reply""#, #"expected "reply" on screen, found no "reply" on screen"#),
        Row(#"onScreen = "letter#2""#, #"expected "letter#2" on screen, found no "letter#2" on screen"#),
        Row(#"stack.letter-nav = ["letter"]"#),
        Row(#"stack.letter-nav = ["letter", "reply"]"#, #"expected the stack of "letter-nav" to be "letter", "reply", found "letter""#),
        Row(#"shows.post = ["inbox", "letter-nav"]"#),
        Row(#"shows.post = "inbox""#, #"expected "post" to show "inbox", found "inbox/navigation", "letter-nav""#),
        Row(#"split.post = "oneBesideSecondary""#),
        Row(#"split.post = "collapsed""#, #"expected "post" collapsed, found oneBesideSecondary"#),
        Row(#"presentation.card = "none""#),
        Row(#"presentation.card = "popover""#, #"expected "card" presented as popover, found no "card" on screen"#),
        Row(#"presentation.card = "popover""#, after: ["tap letter.who"]),
        Row(#"presentation.card = { form = "sheet" }"#, after: ["tap letter.who"], #"expected "card" presented as sheet, found popover"#),
        Row(#"presentation.card = { arrow = "up" }"#, after: ["tap letter.who"]),
        Row(#"presentation.card = { detent = "medium" }"#, after: ["tap letter.who"],
            #"expected "card" at the detent medium, found no detent"#),
        Row(#"traits.inbox = { horizontalSizeClass = "compact", userInterfaceIdiom = "pad" }"#),
        Row(#"traits.letter = { horizontalSizeClass = "compact" }"#,
            #"expected horizontalSizeClass of "letter" to be compact, found regular"#),
        Row(#"traits.letter = { forceTouchCapability = "unspecified" }"#, #"expected forceTouchCapability of "letter" to be unspecified, found unavailable"#),
        Row(#"navigationBar.letter-nav = { title = "A letter", backButtonTitle = false }"#),
        Row(#"navigationBar.letter-nav = { title = "Reply" }"#,
            #"expected the title "Reply" in the bar of "letter-nav", found "A letter""#),
        Row(#"view = "letter.words""#),
        Row(#"view = "letter.gone""#, #"expected "letter.gone" visible, found that "gone" is hidden"#),
        Row(#"view = "letter.extra""#, #"expected "letter.extra" visible, found it not installed"#),
        Row(#"view = "letter.away""#, #"expected "letter.away" visible, found it outside the visible area"#),
        Row(#"view = "letter.words", visible = false"#, #"expected "letter.words" not visible, found it visible"#),
        Row(#"view = "letter.words", frame = { width = 200, height = ">= 20", minX = "safeArea.minX + 20" }"#),
        Row(#"view = "letter.words", frame = { width = [">= 100", "< 200"] }"#,
            #"expected width of "letter.words" to be < 200, found 200"#),
        Row(#"view = "letter.cut", frame = { minY = "words.maxY + 9" }"#, nil),
        // The secondary view extends under the floating primary view.
        Row(#"view = "letter", frame = { minX = 0, width = ">= 1000" }"#),
        Row(#"view = "letter.words", text = "Dear reader, this takes more than a line or two.", lines = ">= 2", truncated = false"#),
        Row(#"view = "letter.words", text = "Dear""#,
            #"expected "letter.words" to show "Dear", found "Dear reader, this takes more than a line or two.""#),
        Row(#"view = "letter.cut", truncated = true, lines = 1"#),
        Row(#"view = "letter.cut", truncated = false"#, #"expected the text of "letter.cut" whole, found it cut off after a line"#),
        Row(#"view = "letter.away", truncated = false"#, #"expected the text of "letter.away" whole, found no text"#),
        Row(#"view = "letter.gone", has = { isHidden = true }"#),
        Row(#"view = "letter.words", has = { isHidden = true }"#, #"expected isHidden of "letter.words" to be true, found false"#),
        Row(#"log = ["tapped open", "reply replaced"]"#, after: ["tap inbox.open"]),
        Row(#"log = ["viewDidAppear reply", "tapped open"]"#, after: ["tap inbox.open"],
            #"expected in the log "viewDidAppear reply" and "tapped open", found "tapped open" too early"#),
        Row(#"log = ["viewDidLoad reply", "viewDidAppear reply"]"#, after: ["tap inbox.open"]),
        Row(#"log = ["viewDidAppear reply", "viewDidLoad reply"]"#, after: ["tap inbox.open"],
            #"expected in the log "viewDidAppear reply" and "viewDidLoad reply", found "viewDidLoad reply" too early"#),
        Row(#"log = "pushed""#, after: ["tap inbox.open"], #"expected in the log "pushed", found no "pushed""#),
        Row(#"firstResponder = false"#),
        Row(#"firstResponder = "inbox.search""#, after: ["tap inbox.search"]),
        Row(#"firstResponder = "inbox.search""#, #"expected "inbox.search" with the keyboard, found no view with the keyboard"#),
        Row(#"preview = false"#),
        Row(#"preview = "letter""#, #"expected a preview of "letter", found none"#),
        Row(#"menu = ["Share"]"#, #"expected the actions "Share", found no menu"#),
        Row(#"quickActions = ["New"]"#, #"expected the quick actions "New", found no menu"#),
        Row(#"homeScreen = true"#, after: ["home"]),
        Row(#"homeScreen = true"#, "expected the home screen in front, found the app"),
        Row(#"not = { top = "inbox", onScreen = "reply" }"#),
        Row(#"not = { top = "letter" }"#, #"found "letter" in front, which is not expected"#),
        Row(#"when = { horizontalSizeClass = "compact" }, top = "inbox""#),
    ])
    func `a claim holds, or its reason names the actual state`(row: Row) throws {
        let failures = try Self.failures(of: row.claim, after: row.events)
        // The view is 8 points below. The tolerance for an edge is half a pixel, and one point has two pixels here.
        if row.claim.contains("maxY + 9") {
            #expect(failures.count == 1 && failures[0].headline.hasPrefix(#"expected minY of "letter.cut" to be words.maxY + 9, found "#))
        } else {
            #expect(failures.map(\.headline) == [row.failure].compactMap { $0 })
        }
    }

    @Test func `a failure has a reason, with the lines of the file`() throws {
        let width = try Self.failures(of: #"view = "letter.cut", frame = { width = 80 }"#)
        #expect(width[0].reasons.map(\.text).contains("cut.width == 60: 60"))
        #expect(width[0].reasons.allSatisfy { $0.path?.description.hasPrefix("controllers.letter.constraints") == true })
        let trait = try Self.failures(of: #"traits.inbox = { horizontalSizeClass = "regular" }"#)
        #expect(trait[0].reasons.last?.text.hasPrefix("horizontalSizeClass compact: post: ") == true, "\(trait[0].reasons)")
        let hidden = try Self.failures(of: #"view = "letter.extra""#)
        #expect(hidden[0].reasons.map(\.text).contains { $0.hasPrefix("does not hold: horizontalSizeClass = compact, and it is regular") })
        let stack = try Self.failures(of: #"top = "letter""#, after: ["tap inbox.open"])
        #expect(stack[0].reasons.map(\.text).contains { $0.hasPrefix("replaced") || $0.contains("detail replaced") })
    }

    @Test(arguments: [
        (["back"], #""back" has no effect: nothing happens: "#),
        (["tap letter.extra"], #""tap letter.extra" has no effect: nothing happens: extra is not installed now"#),
    ])
    func `an event that cannot happen fails the scenario`(events: [String], headline: String) throws {
        let failures = try Self.failures(of: #"top = "letter""#, after: events)
        #expect(failures.count == 1)
        #expect(failures[0].code == "event-without-effect" && failures[0].headline.hasPrefix(headline), "\(failures[0].headline)")
        #expect(try Self.failures(of: #"log = "nothing happens""#, after: events).isEmpty)
    }

    @Test func `an event without effect is no failure if the state already agrees`() throws {
        #expect(try Self.failures(of: #"top = "letter""#, after: ["rotate landscape"]).isEmpty)
    }

    @Test func `a step continues from the previous one and has its own log`() throws {
        let outcome = try Self.outcome(of: """
            [[scenarios]]
            name = "There"
            steps = [
              { events = ["tap inbox.open"], expect = [{ top = "reply", log = "tapped open" }] },
              { events = ["tap inbox.search"], expect = [{ top = "reply", firstResponder = "inbox.search", not = { log = "tapped open" } }] },
            ]
            """)
        #expect(outcome.failures.map(\.headline) == [])
        #expect(outcome.claimCount == 5)
    }

    @Test func `an expectation whose condition does not hold is skipped`() throws {
        let outcome = try Self.outcome(of: """
            [[scenarios]]
            name = "On phones"
            expect = [{ when = { userInterfaceIdiom = "phone" }, top = "inbox" }]
            """)
        #expect(outcome.passed && outcome.claimCount == 0)
    }

    private static func failures(of claim: String, after events: [String] = []) throws -> [ScenarioFailure] {
        try outcome(of: """
            [[scenarios]]
            name = "A claim"
            events = \(events)
            expect = [{ \(claim) }]
            """).failures
    }

    private static func outcome(of scenarios: String) throws -> ScenarioOutcome {
        let reading = PlaygroundFile.read(bytes: Array((app + scenarios).utf8), fileName: "post.toml")
        #expect(reading.diagnostics.map(\.headline) == [])
        let playground = try #require(reading.playground)
        let scenario = try #require(playground.scenarios.first)
        var run = ScenarioRun(playground, on: playground.devices[0])
        return run.outcome(of: scenario)
    }
}
