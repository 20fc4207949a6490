import PlaygroundModel
import Testing

@Suite struct TouchEventParsingTests {
    static let lines = [
        "press home.next 0.7", "press detail#2.photo 1", "longPress home.next", "lift", "swipeUp", "chooseAction 1",
        "chooseAction 2.1", "tapPreview", "tapOutside", "cancelTouches", "home", "tapIcon", "pressIcon 0.5", "longPressIcon",
        "quickAction com.example.compose", "quickAction New Message", "editHomeScreen", "terminate",
        "setShortcutItems com.example.a com.example.b", "setShortcutItems", "press home.next -3", "pressIcon inf",
    ]

    @Test(arguments: lines) func `lines of touch events are read and written`(line: String) throws {
        #expect(try Event(line: line).description == line)
    }

    @Test(arguments: [
        ("press", Event.ParseError.missingArgument(verb: "press", expected: "CONTROLLER.VIEW")),
        ("press home.next", .missingArgument(verb: "press", expected: "FORCE")),
        ("press next 0.5", .badArgument(verb: "press", argument: "next", permitted: ["CONTROLLER.VIEW"])),
        ("press home.next nan", .badArgument(verb: "press", argument: "nan", permitted: ["a number"])),
        ("pressIcon -nan", .badArgument(verb: "pressIcon", argument: "-nan", permitted: ["a number"])),
        ("press home.next hard", .badArgument(verb: "press", argument: "hard", permitted: ["a number"])),
        ("press home.next 0.5 0.6", .unexpectedArgument(verb: "press", argument: "0.6")),
        ("lift now", .unexpectedArgument(verb: "lift", argument: "now")),
        ("chooseAction 0", .badArgument(verb: "chooseAction", argument: "0", permitted: ["a position such as 1 or 2.1"])),
        ("chooseAction 1.", .badArgument(verb: "chooseAction", argument: "1.", permitted: ["a position such as 1 or 2.1"])),
        ("quickAction", .missingArgument(verb: "quickAction", expected: "TYPE")),
        ("home now", .unexpectedArgument(verb: "home", argument: "now")),
    ])
    func `a mistake in a line is reported`(line: String, error: Event.ParseError) {
        #expect(throws: error) { try Event(line: line) }
    }
}
