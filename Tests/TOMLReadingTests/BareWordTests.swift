import PlaygroundModel
import Testing

@testable import TOMLReading

@Suite struct BareWordTests {
    private func kind(of text: String) -> BareWordKind {
        BareWord(Array(text.utf8)[...]).kind
    }

    @Test(arguments: [
        "true", "false", "0", "+99", "-17", "1_000", "007", "0xDEAD_beef", "0o755", "0b1101", "1.5", "-0.01", "5e+22", "6.6E-34",
        "1_0.0_1", "inf", "+inf", "-nan", "1979-05-27", "07:32:00", "00:32:00.999999", "1979-05-27T07:32:00Z",
        "1979-05-27t00:32:00.5-07:00", "1979-05-27 07:32:00z",
    ])
    func valuesOfTOMLAreWellFormed(text: String) {
        #expect(kind(of: text) == .wellFormed)
    }

    @Test(arguments: [
        "12px", "1.", ".5", "1.2.3", "--1", "+", "-", "1e", "1e5e", "0x", "0xG", "0o8", "0b2", "+0x1", "1979-5-27", "1979-05-27T",
        "1979-05-27Tx", "07:32", "07:32:00Z", "07:32:00.", "1979-05-27T07:32:00+7", "-infinity", "1,5", "16/9",
    ])
    func malformedNumbersAreRecognized(text: String) {
        #expect(kind(of: text) == .malformedNumber)
    }

    @Test(arguments: ["compact", "True", "systemBlue", "safeArea.top", "_", "猫", "information"])
    func otherWordsAreUnquotedStrings(text: String) {
        #expect(kind(of: text) == .unquotedString)
    }

    @Test(arguments: ["", "/x/", "(1)", "@home", "\u{1B}"])
    func otherTextIsPunctuation(text: String) {
        #expect(kind(of: text) == .punctuation)
    }

    @Test(arguments: [
        ("-1_000", DocumentValue.integer(-1000)), ("0xDEAD_beef", .integer(0xDEAD_BEEF)), ("0o755", .integer(0o755)),
        ("0b1101", .integer(13)), ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("0xe1", .integer(0xE1)), ("1_0.0_1", .float(10.01)), ("1e3", .float(1000)), ("-inf", .float(-.infinity)),
        ("true", .boolean(true)), ("1979-05-27", .date("1979-05-27")), ("07:32:00.5", .date("07:32:00.5")),
    ])
    func wordsHaveTheirValues(text: String, value: DocumentValue) {
        #expect(BareWord(Array(text.utf8)[...]).value == value)
    }

    @Test func anIntegerBeyond64BitsHasNoValue() {
        #expect(BareWord(Array("9223372036854775808".utf8)[...]).value == nil)
    }

    @Test func onlyDatesWithoutATimeAreDays() {
        #expect(BareWord(Array("1979-05-27".utf8)[...]).isDay)
        #expect(!BareWord(Array("1979-05-27T07:32:00Z".utf8)[...]).isDay)
    }
}
