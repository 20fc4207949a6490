import HostileTexts
import PlaygroundReader
import Testing

@testable import ConstraintLogs

/// The output for a log whose strings have a meaning for terminals or TOML.
@Suite struct LogAnswerTextTests {
    /// The positions of the app's strings in a log: titles, identifiers, names of views, of files and of the app itself.
    static let places: [@Sendable (String) -> String] = [
        { "(\n\"<NSLayoutConstraint:0x61 V:[UILabel:0x62'\($0)'(20)]>\",\n\"<NSLayoutConstraint:0x63 V:[UILabel:0x62'\($0)'(30)]>\"\n)" },
        { "(\n\"<NSLayoutConstraint:0x61 '\($0)' V:[UILabel:0x62(20)]>\",\n\"<NSLayoutConstraint:0x63 V:[UILabel:0x62(30)]>\"\n)" },
        {
            "(\n\"<NSLayoutConstraint:0x61 \($0).width == 20   (active, names: \($0):0x62 )>\",\n"
                + "\"<NSLayoutConstraint:0x63 \($0).width == 30   (active, names: \($0):0x62 )>\"\n)"
        },
        { "(\n\"<SnapKit.LayoutConstraint:0x61@\($0).swift#8 UIView:0x62.width == 20>\",\n\"<NSLayoutConstraint:0x63 \($0)>\"\n)" },
        {
            "12:00:00 \($0)[1:2] Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x61 V:[UIView:0x62(20)]>\",\n"
                + "\"<NSLayoutConstraint:0x63 V:[UIView:0x62(30)]>\"\n)"
        },
        { "\($0) UIView:0x61 - AMBIGUOUS LAYOUT for \($0):0x62.minX" },
    ]

    static let texts = HostileTexts.all.filter { $0.utf8.count < 1_000 } + ["\u{1B}]0;title\u{07}", "\u{9B}31m\u{90}q", "a\u{202E}b\u{2066}c", "\u{08}\u{0C}\u{7F}"]

    @Test(arguments: places.indices) func noControlSequenceInALogReachesTheTerminal(_ place: Int) throws {
        var explained = 0
        for hostile in Self.texts {
            guard let answer = try? LogAnswer(Array(Self.places[place](hostile).utf8)) else { continue }
            explained += 1
            let plain = LogAnswerText().text(answer)
            let colored = LogAnswerText(usesColor: true).text(answer).replacing(/\u{1B}\[[0-9;]+m/.matchingSemantics(.unicodeScalar), with: "")
            for text in [plain, colored, answer.explanations.compactMap { $0.playground }.joined()] {
                #expect(!text.unicodeScalars.contains(where: Self.isCommand), "\(hostile.debugDescription): \(text.debugDescription)")
            }
        }
        #expect(explained > 20)
    }

    private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    @Test(arguments: places.indices) func playgroundsOfHostileLogsAreValid(_ place: Int) throws {
        for hostile in Self.texts {
            guard let answer = try? LogAnswer(Array(Self.places[place](hostile).utf8)) else { continue }
            for explanation in answer.explanations { try checkPlayground(of: explanation) }
        }
    }

    /// Numbers in the format of C's `%g` and of SnapKit. The last exceeds the limits of every layout.
    @Test(arguments: ["2.22507e-308", "1e-05", "0.00012345", "33.333333333333336", "1e+06", "-8.88178e-16", "123456", "1e+20"])
    func everyNumberFormatIsRead(_ number: String) throws {
        for form in ["UIView:0x62.width == \(number)", "UIView:0x62.width == UIView:0x63.width + \(number)", "UIView:0x62.width == \(number)*UIView:0x63.width"] {
            let entries = [form, "UIView:0x62.width == 44", "UIView:0x63.width == 55"]
            let explanation = LogExplanation(try log(entries.enumerated().map { "NSLayoutConstraint:0x7\($0.offset) \($0.element)" }))
            try checkPlayground(of: explanation)
            #expect(explanation.playground?.contains(/\d[eE][+-]?\d/) != true)
            for equation in explanation.log.constraints.compactMap({ $0.equation }) {
                let text = EquationText(isForPeople: false) { "v\($0.item.rawValue).\($0.attribute.rawValue)" }.text(equation)
                let read = try ConstraintTextReader(between: ["v0", "v1"]).constraints(text)
                #expect(read.map { $0.constant } == [equation.constant] && read.map { $0.multiplier } == [equation.multiplier], "\(text)")
            }
        }
    }
}
