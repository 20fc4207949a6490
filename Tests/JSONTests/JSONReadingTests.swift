import Foundation
import HostileTexts
import JSON
import Testing

@Suite struct JSONReadingTests {
    @Test(arguments: [
        ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .number(0)), ("-12.5e1", .number(-125)),
        (#""a\"b\\c\/\u00e9\ud83d\ude3a\n\t\b\f\r""#, .string("a\"b\\c/é😺\n\t\u{8}\u{C}\r")), (#""\ud83d!""#, .string("\u{FFFD}!")),
        ("[]", .array([])), ("[1, [2 ],{}]", .array([.number(1), .array([.number(2)]), .object([JSONValue.Member]())])),
        (#"{"a" : 1, "b":{"c":[]}}"#, .object(["a": .number(1), "b": .object(["c": .array([])])])),
    ])
    func valuesAreRead(_ text: String, _ value: JSONValue) {
        #expect(JSONValue(reading: text) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "tru e", "01", "1.", ".5", "+1", "1e", "--1", "NaN", "\"", "\"\u{1}\"", #""\x""#, #""\u12g4""#, "[", "[1", "[1,]",
        "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "[] []", "'a'", "\u{FEFF}1",
    ])
    func invalidJSONIsRefused(_ text: String) {
        #expect(JSONValue(reading: text) == nil)
    }

    @Test func nestingDeeperThan32LevelsIsRefused() {
        #expect(JSONValue(reading: String(repeating: "[", count: 32) + String(repeating: "]", count: 32)) != nil)
        #expect(JSONValue(reading: String(repeating: "[", count: 33) + String(repeating: "]", count: 33)) == nil)
        #expect(JSONValue(reading: String(repeating: "{\"a\":", count: 100_000)) == nil)
    }

    @Test(arguments: HostileTexts.all)
    func writtenStringsAreReadUnchanged(text: String) {
        #expect(JSONValue(reading: JSONValue.string(text).text) == .string(text))
    }

    @Test func writtenJSONIsReadBackUnchanged() {
        let value: JSONValue = .object([
            "text": .string("</script>\u{0}\u{1F}\u{7F}\u{2028}\"\\é😺e\u{301}"), "numbers": .array([.number(0.1), .number(-3), .number(1e300)]),
            "nothing": .null, "yes": .bool(true),
        ])
        #expect(JSONValue(reading: value.text) == value)
    }
}
