import PlaygroundModel
import Testing

struct EventParsingTests {
    private static let events: [Event] = [
        .tap(controller: "home", view: "next"), .tap(controller: "detail#2", view: "a.b"), .back, .dismiss,
        .window(.resizable(Size(width: 507.5, height: 1024))), .userInterfaceStyle(.dark),
        .preferredContentSizeCategory(.accessibilityExtraExtraExtraLarge), .layoutDirection(.rightToLeft),
        .accessibilityContrast(.high), .legibilityWeight(.bold), .forceTouch(true), .forceTouch(false),
        .container(.change(controller: "home", view: "wifi", .isOn(true))),
        .setting(DeviceSetting.windowedApps.values[1]), .systemVersion(8), .systemVersion(26), .language(.base), .language(.translation("pt-BR")), .language(.doubleLength),
        .backIn(controller: "detail#2"), .selectTab(0), .selectTab(nil), .showColumn(.primary), .hideColumn(.supplementary),
        .swipe(.left), .edgeSwipe(.right), .tapDimmed, .detent(.medium), .detent(.height(240)),
        .returnKey, .dismissKeyboard, .cancelSearch("home"), .showOverflow("home"), .tapBeside("detail#2"), .drag(controller: "home", view: "list", .up),
        .container(.scroll(controller: "home", view: "list", .y(-96.5))), .container(.scroll(controller: "home", view: "wide", .x(240))),
        .container(.scroll(controller: "home", view: "list", .row(2.5))), .container(.scroll(controller: "home", view: "list", .end)),
        .container(.scroll(controller: "home", view: "list", .start)),
    ] + SidebarChange.allCases.map(Event.sidebar) + InterfaceOrientation.allCases.map(Event.rotate) + WindowConfiguration.fixed.map(Event.window)
        + Posture.Name.allCases.map(Event.fold) + [0, 95, 127.8, 180].map(Event.hinge)

    @Test(arguments: events)
    func textOfEventsIsReadBack(_ event: Event) throws {
        #expect(try Event(line: event.description) == event)
    }

    @Test func `every verb is read, written and unique`() {
        let lines = Self.events.map(\.description) + TouchEventParsingTests.lines
        #expect(Set(lines.map { String($0.prefix { $0 != " " }) }) == Set(Event.verbs))
        #expect(Set(Event.verbs).count == Event.verbs.count)
    }

    @Test func landscapeMeansLandscapeRight() throws {
        #expect(try Event(line: "rotate landscape") == .rotate(.landscapeRight))
        #expect(try Event(line: "  split   1/2 ") == .window(.oneHalf))
    }

    private static let window = ["WIDTHxHEIGHT, each at most 10000"]
    private static let detent = ["medium", "large", "a height of at most 10000"]

    @Test func `overlong lines are refused`() {
        let name = String(repeating: "a", count: PlaygroundLimits.eventBytes)
        #expect(throws: Event.ParseError.badArgument(verb: "back", argument: name, permitted: ["at most 4000 bytes"])) {
            try Event(line: "back \(name)")
        }
    }

    @Test(arguments: [
        ("", Event.ParseError.unknownVerb("")),
        ("poke home.next", .unknownVerb("poke")),
        ("tap", .missingArgument(verb: "tap", expected: "CONTROLLER.VIEW")),
        ("tap home", .badArgument(verb: "tap", argument: "home", permitted: ["CONTROLLER.VIEW"])),
        ("rotate up", .badArgument(verb: "rotate", argument: "up", permitted: InterfaceOrientation.words)),
        ("resize 10", .badArgument(verb: "resize", argument: "10", permitted: window)),
        ("resize 99999999999999999999x600", .badArgument(
            verb: "resize", argument: "99999999999999999999x600", permitted: window
        )),
        ("resize 10000.5x600", .badArgument(verb: "resize", argument: "10000.5x600", permitted: window)),
        ("resize infx600", .badArgument(verb: "resize", argument: "infx600", permitted: window)),
        ("detent 99999999999999999999", .badArgument(
            verb: "detent", argument: "99999999999999999999", permitted: detent
        )),
        ("forceTouch maybe", .badArgument(verb: "forceTouch", argument: "maybe", permitted: ["on", "off"])),
        ("ios 7", .badArgument(
            verb: "ios", argument: "7", permitted: BehaviourProfile.supportedVersions.map(String.init)
        )),
        ("language d_", .badArgument(
            verb: "language", argument: "d_", permitted: ["base", "doubleLength", "rightToLeft", "a language of [strings]"]
        )),
        ("userInterfaceStyle unspecified", .badArgument(
            verb: "userInterfaceStyle", argument: "unspecified", permitted: ["light", "dark"]
        )),
        ("toggleSidebar now", .unexpectedArgument(verb: "toggleSidebar", argument: "now")),
        ("dismiss home", .unexpectedArgument(verb: "dismiss", argument: "home")),
        ("selectTab -1", .badArgument(verb: "selectTab", argument: "-1", permitted: ["0", "1", "2", "more"])),
        ("showColumn detail", .badArgument(
            verb: "showColumn", argument: "detail", permitted: ["primary", "supplementary", "secondary", "compact"]
        )),
        ("swipe", .missingArgument(verb: "swipe", expected: "left, right, up, down")),
        ("detent 0", .badArgument(verb: "detent", argument: "0", permitted: detent)),
        ("rotate portrait now", .unexpectedArgument(verb: "rotate", argument: "now")),
        ("split", .missingArgument(verb: "split", expected: "full, 1/3, 1/2, 2/3, slideOver, left, right")),
        ("fold", .missingArgument(verb: "fold", expected: "closed, half, open")),
        ("fold 95", .badArgument(verb: "fold", argument: "95", permitted: ["closed", "half", "open"])),
        ("angle", .missingArgument(verb: "angle", expected: "degrees from 0 to 180")),
        ("angle -1", .badArgument(verb: "angle", argument: "-1", permitted: ["degrees from 0 to 180"])),
        ("angle 180.1", .badArgument(verb: "angle", argument: "180.1", permitted: ["degrees from 0 to 180"])),
        ("angle nan", .badArgument(verb: "angle", argument: "nan", permitted: ["degrees from 0 to 180"])),
        ("angle open", .badArgument(verb: "angle", argument: "open", permitted: ["degrees from 0 to 180"])),
    ])
    func invalidLinesAreRefusedWithTheReason(_ line: String, _ error: Event.ParseError) {
        #expect(throws: error) { try Event(line: line) }
    }

    @Test func verbsWithAControllerTakeOnlyAController() {
        #expect(Event.verbsWithController == ["back", "cancelSearch", "showOverflow", "tapBeside"])
    }
}
