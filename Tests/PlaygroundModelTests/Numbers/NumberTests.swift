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
    func `the short text of a number equals the number`(number: Double) {
        #expect(Double(number.shortText) == number)
    }

    @Test(arguments: [
        (12, "12"), (0.5, "0.5"), (1e-5, "0.00001"), (-1.25e-7, "-0.000000125"), (1e16, "10000000000000000"), (-1.5e20, "-150000000000000000000"),
    ] as [(Double, String)])
    func `a number of a constraint has no exponent`(number: Double, text: String) {
        #expect(number.decimalText == text)
    }

    @Test(arguments: [2.22507e-308, .leastNonzeroMagnitude, 1e-5, -8.88178e-16, 0.1, 1e20, 12_345_678_901_234_568, -.greatestFiniteMagnitude])
    func `a number is written in digits only`(number: Double) {
        #expect(Double(number.decimalText) == number)
        #expect(!number.decimalText.contains("e"))
    }

    @Test(arguments: [(12, "12"), (-0.0001, "0"), (320.0 / 3, "106.667"), (0.1 + 0.2, "0.3"), (-40.5, "-40.5")] as [(Double, String)])
    func `a length is written to a thousandth`(number: Double, text: String) {
        #expect(number.pointText == text)
    }

    @Test func `numbers of traits are not limited`() {
        #expect(TraitValue.number(1e20).description == "1e+20")
    }
}
