import PlaygroundModel
import Testing

@testable import Wireframes

@Suite struct KeyboardKeysTests {
    private static let plans: [(String, KeyboardKeys.Plan)] = [
        ("phone", plan(402, 335, bottom: 34)), ("phone in landscape", plan(874, 208, bottom: 20, side: 62, isPortrait: false)),
        ("phone with a home button", plan(320, 253)), ("accessory", plan(402, 379, accessory: 44, bottom: 34)),
        ("numbers", plan(402, 335, bottom: 34, isNumberPad: true)), ("pad", plan(820, 337, bottom: 25, isPad: true)),
        ("half a pad", plan(585, 422, bottom: 25, isPad: true, isPortrait: false)),
    ] + ["de", "fr", "ru", "ar", "he", "ko"].flatMap { language in
        [("phone, \(language)", plan(402, 335, bottom: 34, language: language)),
         ("pad, \(language)", plan(820, 337, bottom: 25, isPad: true, language: language))]
    }

    private static func plan(
        _ width: Double, _ height: Double, accessory: Double = 0, bottom: Double = 0, side: Double = 0, isPad: Bool = false,
        isPortrait: Bool = true, isNumberPad: Bool = false, language: String = "en"
    ) -> KeyboardKeys.Plan {
        .init(
            size: Size(width: width, height: height), accessoryHeight: accessory, bottomInset: bottom, sideInset: side, isPad: isPad,
            isPortrait: isPortrait, isNumberPad: isNumberPad, letters: KeyboardLetters(for: .translation(language), isLatin: false)
        )
    }

    @Test(arguments: [("en-GB", "QWERTYUIOP"), ("de", "QWERTZUIOPÜ"), ("fr-CA", "AZERTYUIOP"), ("ru", "ЙЦУКЕНГШЩЗХ"), ("he", "\'-קראטוןםפ"), ("ja", "QWERTYUIOP")])
    func `the letters of the keyboard follow the language`(language: String, letters: String) {
        let rows = KeyboardLetters(for: .translation(language), isLatin: false).rows
        #expect(rows[0] == letters)
        let keys = KeyboardKeys(Self.plan(402, 335, language: language)).keys.filter { $0.face == .letter && !$0.label.isEmpty }
        #expect(keys.map(\.label).joined() == rows.joined())
        // An address has Latin letters.
        #expect(KeyboardLetters(for: .translation(language), isLatin: true).rows[0].utf8.first.map { $0 < 0x80 } == true)
    }

    @Test(arguments: plans) func `keys are inside the keyboard and do not overlap`(name: String, plan: KeyboardKeys.Plan) {
        let keys = KeyboardKeys(plan)
        let frames = keys.keys.map(\.frame) + [keys.returnKey, keys.hideKey].compactMap(\.self)
        let width = plan.size.width - 2 * plan.sideInset
        let bounds = Rect(x: plan.sideInset, y: plan.accessoryHeight, width: width, height: plan.size.height - plan.accessoryHeight)
        for (index, frame) in frames.enumerated() {
            #expect(frame.width > 0 && frame.height > 0, "\(name) \(index)")
            #expect(frame.minX >= bounds.minX && frame.maxX <= bounds.maxX, "\(name) \(index)")
            #expect(frame.minY >= bounds.minY && frame.maxY <= bounds.maxY - plan.bottomInset * 0.5, "\(name) \(index)")
            for other in frames.dropFirst(index + 1) {
                let isApart = frame.maxX <= other.minX || other.maxX <= frame.minX || frame.maxY <= other.minY || other.maxY <= frame.minY
                #expect(isApart, "\(name): \(frame) and \(other)")
            }
        }
        #expect((keys.returnKey == nil) == plan.isNumberPad)
        #expect((keys.hideKey != nil) == plan.isPad)
    }
}
