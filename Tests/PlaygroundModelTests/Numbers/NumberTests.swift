import PlaygroundModel
import Testing

struct NumberTests {
    @Test(arguments: [
        (0.0, 0), (2.9, 2), (-2.9, -2), (1e18, 1_000_000_000_000_000_000), (9.3e18, Int.max), (-9.3e18, Int.min),
        (.infinity, .max), (-.infinity, .min), (.nan, 0), (.greatestFiniteMagnitude, .max),
    ])
    func `a number that is too large becomes the nearest whole one`(number: Double, whole: Int) {
        #expect(Int(clamping: number) == whole)
    }

    @Test(arguments: [
        (12, "12"), (-0.0, "0"), (106.5, "106.5"), (999_999_999_999_999, "999999999999999"), (1e16, "1e+16"), (1e20, "1e+20"),
        (.infinity, "inf"), (.nan, "nan"), (-3, "-3"),
    ] as [(Double, String)])
    func `a number has no needless fraction`(number: Double, text: String) {
        #expect(number.shortText == text)
    }

    @Test(arguments: [1e20, 9.3e18, -1e300, 0.1, .greatestFiniteMagnitude])
    func `a short text is the number`(number: Double) {
        #expect(Double(number.shortText) == number)
    }

    @Test(arguments: [(12, "12"), (-0.0001, "0"), (320.0 / 3, "106.667"), (0.1 + 0.2, "0.3"), (-40.5, "-40.5")] as [(Double, String)])
    func `a length is said to a thousandth`(number: Double, text: String) {
        #expect(number.pointText == text)
    }

    @Test func `a trait's number can be any`() {
        #expect(TraitValue.number(1e20).description == "1e+20")
    }
}
