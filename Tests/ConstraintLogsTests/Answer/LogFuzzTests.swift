import SeededRandom
import Testing

@testable import ConstraintLogs

/// Damaged logs. The answer is an explanation or one sentence, and a found conflict is minimal.
@Suite struct LogFuzzTests {
    static let sample = """
        2018-02-04 14:48:19.693248-0800 Vault[94453:6174594] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        	Probably at least one of the constraints in the following list is one you don't want.
        (
            "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIImageView:0x62.width == 0   (active)>",
            "<NSLayoutConstraint:0x63 H:|-(40)-[App.Label:0x64'It isn't > here']   (active, names: '|':UIImageView:0x62 )>",
            "<SnapKit.LayoutConstraint:0x65@A.swift#8 App.Label:0x64.trailing <= UIImageView:0x62.trailing * 0.5 - 4.0 ^750.0>",
            "<MASLayoutConstraint:0x66 UIView:0x67.baseline == App.Label:0x64.baseline>",
            "<NSLayoutConstraint:0x68 'UISV-spacing' H:[App.Label:0x64]-(NSSpace(8))-[field](LTR)   (active, names: field:0x69 )>",
            "<NSContentSizeLayoutConstraint:0x6a H:[field(53)] Hug:1000 CompressionResistance:1000   (active, names: field:0x69 )>",
            "<NSLayoutConstraint:0x6b UIImageView:0x62.trailingMargin == field.trailing   (active, names: field:0x69 )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x6b UIImageView:0x62.trailingMargin == field.trailing   (active, names: field:0x69 )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """

    @Test func logsCutAtAnyByteAreAnswered() {
        let bytes = Array(Self.sample.utf8)
        for end in stride(from: 0, to: bytes.count, by: Sweeps.areRun ? 1 : 11) { check(Array(bytes[..<end])) }
        for start in stride(from: 0, to: bytes.count, by: Sweeps.areRun ? 3 : 29) { check(Array(bytes[start...])) }
    }

    @Test func randomlyDamagedLogsAreAnswered() {
        var random = SeededGenerator(seed: 20_260_726)
        let bytes = Array(Self.sample.utf8)
        for _ in 0..<(Sweeps.areRun ? 1_500 : 100) {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...12, using: &random) { damage(&damaged, &random) }
            check(damaged)
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 1...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Self.signs.randomElement(using: &random) ?? 0x20, at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
        case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + Int.random(in: 1...200, using: &random))], at: place)
        default: bytes[place] = Self.signs.randomElement(using: &random) ?? 0x20
        }
    }

    private static let signs = Array("<>[]()|'\":.,=-+*@^&\\~`#0x9 \n".utf8)

    private func check(_ bytes: [UInt8]) {
        guard let answer = try? LogAnswer(bytes) else { return }
        for explanation in answer.explanations {
            #expect(!explanation.headline.isEmpty)
            for conflict in explanation.conflicts { checkMinimal(conflict, in: explanation.log) }
        }
        #expect(!LogAnswerText().text(answer).isEmpty)
    }

    /// The time for an endless list or for unclosed brackets and quotation marks is proportional to the length of the text.
    @Test(.timeLimit(.minutes(1))) func repeatedMarkupIsReadInLinearTime() {
        for piece in ["<NSLayoutConstraint:0x61 [", "'", "UIView<", "names: ", "> ", "<", "\"<A:0x1 ", "NSLayoutConstraint:a ", "Unable to simultaneously satisfy ", "(\n"] {
            let text = String(repeating: piece, count: (Sweeps.areRun ? 200_000 : 60_000) / piece.utf8.count)
            check(Array(text.utf8))
        }
    }
}
