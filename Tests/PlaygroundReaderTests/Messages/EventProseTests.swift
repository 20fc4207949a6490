import PlaygroundModel
import SourceDiagnostics
import Testing
@testable import PlaygroundReader

@Suite struct EventProseTests {
    @Test(arguments: [
        ("", #"an event has a name, such as "tap""#, "the events are "),
        ("tpa home.next", #"there is no event "tpa""#, #"did you mean "tap"?"#),
        ("rotate", #""rotate" needs portrait"#, nil),
        ("rotate lanscape", #""rotate" does not accept "lanscape""#, #"did you mean "landscape"?"#),
        ("forceTouch maybe", #""forceTouch" does not accept "maybe""#, #"write "on" or "off""#),
        ("tap next", #""tap" does not accept "next""#, "CONTROLLER.VIEW"),
        ("dismiss now", #"unexpected "now" after "dismiss""#, nil),
    ] as [(String, String, String?)])
    func invalidEventsAreExplained(line: String, headline: String, hint: String?) throws {
        let error = try #require(throws: Event.ParseError.self) { try Event(line: line) }
        #expect(error.headline.hasPrefix(headline))
        #expect(hint == nil ? error.hint == nil : error.hint?.contains(hint ?? "") == true, "\(error.hint ?? "no hint")")
    }

    @Test func unknownEventsAndInvalidArgumentsHaveTheirOwnCodes() throws {
        #expect(try #require(throws: Event.ParseError.self) { try Event(line: "jump") }.code == "unknown-event")
        #expect(try #require(throws: Event.ParseError.self) { try Event(line: "rotate up") }.code == "bad-event")
    }
}
