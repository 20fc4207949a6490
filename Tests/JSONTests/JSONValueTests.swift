import Foundation
import JSON
import Testing

struct JSONValueTests {
    @Test func objectsOmitNilValuesAndKeepTheirOrder() {
        let object = JSONValue.object(["b": .number(1), "a": nil, "c": .array([.null, .bool(true), .bool(false)])])
        #expect(object.text == #"{"b":1,"c":[null,true,false]}"#)
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (16, "16"), (106.667, "106.667"), (-0.5, "-0.5"), (1e300, "1e+300"), (.infinity, "null"),
        (.nan, "null"),
    ] as [(Double, String)])
    func numbersAreWrittenWithoutSuperfluousFractions(_ number: Double, _ text: String) {
        #expect(JSONValue.number(number).text == text)
    }

    /// Foundation's `JSONDecoder` is the reference.
    @Test func everyStringIsReadBackUnchanged() throws {
        let controls = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
        for text in ["", "Cats & \"Dogs\"", "\\ /", controls, "\u{7F}\u{2028}\u{FEFF}", "é🐈‍⬛", "</script>"] {
            let json = JSONValue.array([.string(text)]).text
            #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [text])
        }
    }
}
