import PlaygroundModel

/// The keys of the keyboard, for the page and for pictures. The keys are observed. Their sizes follow from the height.
struct KeyboardKeys {
    struct Plan {
        /// With margins, in points.
        var size: Size
        var accessoryHeight: Double
        /// For the home indicator. `sideInset` is for a phone's keys in landscape.
        var bottomInset: Double
        var sideInset = 0.0
        var isPad: Bool
        var isPortrait: Bool
        var isNumberPad: Bool
    }

    private(set) var keys: [NodeContent.Keys.Key] = []
    private(set) var returnKey: Rect?
    private(set) var hideKey: Rect?
    private(set) var dividers: [Rect] = []

    private let plan: Plan
    private let area: Rect
    private let gap: Size

    /// In points: 44 on a phone (AndrewKochulab/sim-mirror, iOS 27), 55 on an iPad (recalled).
    private static func assistantHeight(_ plan: Plan) -> Double { plan.isPad ? 55 : 44 }

    /// The bar with globe and microphone on a phone without a home button in portrait (same source).
    private static let lowerBar = 58.0

    init(_ plan: Plan) {
        self.plan = plan
        let assistant = Self.assistantHeight(plan)
        let hasLowerBar = !plan.isPad && plan.isPortrait && plan.bottomInset > 0
        let bottom = hasLowerBar ? Self.lowerBar : plan.bottomInset
        let top = plan.accessoryHeight + assistant
        area = Rect(
            x: plan.sideInset, y: top, width: max(0, plan.size.width - 2 * plan.sideInset), height: max(0, plan.size.height - top - bottom)
        )
        gap = plan.isPad ? Size(width: 10, height: 10) : Size(width: 6, height: plan.isPortrait ? 11 : 6)
        dividers = [1.0, 2].map { third in
            Rect(x: area.minX + area.width * third / 3, y: plan.accessoryHeight + assistant * 0.28, width: 1, height: assistant * 0.44)
        }
        if plan.isNumberPad { addNumberPad() } else if plan.isPad { addPadKeys() } else { addPhoneKeys() }
        if hasLowerBar {
            for (glyph, x) in [(SystemSymbol.globe, 44.0), (.mic, plan.size.width - 44)] {
                let side = 26.0
                keys.append(.init(
                    frame: Rect(x: x - side / 2, y: area.maxY + 6, width: side, height: side), label: "", glyph: ImageName(glyph),
                    face: .bare
                ))
            }
        }
    }

    /// Capitals, as at the start of a sentence (`UITextAutocapitalizationType.sentences`).
    private mutating func addPhoneKeys() {
        let unit = area.width / 10
        addLetters("QWERTYUIOP", row: 0, from: 0, unit)
        addLetters("ASDFGHJKL", row: 1, from: unit / 2, unit)
        addLetters("ZXCVBNM", row: 2, from: unit * 1.5, unit)
        add("", glyph: .shift, .special, row: 2, from: 0, width: unit * 1.3)
        add("", glyph: .delete, .special, row: 2, from: unit * 8.7, width: unit * 1.3)
        add("123", .special, row: 3, from: 0, width: unit * 2.5)
        add("", .letter, row: 3, from: unit * 2.5, width: unit * 5)
        returnKey = frame(row: 3, from: unit * 7.5, width: unit * 2.5)
    }

    private mutating func addPadKeys() {
        let unit = area.width / 11.2
        addLetters("QWERTYUIOP", row: 0, from: 0, unit)
        add("", glyph: .delete, .special, row: 0, from: unit * 10, width: unit * 1.2)
        addLetters("ASDFGHJKL", row: 1, from: unit * 0.5, unit)
        returnKey = frame(row: 1, from: unit * 9.5, width: unit * 1.7)
        add("", glyph: .shift, .special, row: 2, from: 0, width: unit)
        addLetters("ZXCVBNM,.", row: 2, from: unit, unit)
        add("", glyph: .shift, .special, row: 2, from: unit * 10, width: unit * 1.2)
        add("123", .special, row: 3, from: 0, width: unit)
        add("", glyph: .globe, .special, row: 3, from: unit, width: unit)
        add("", glyph: .mic, .special, row: 3, from: unit * 2, width: unit)
        add("", .letter, row: 3, from: unit * 3, width: unit * 5.8)
        add("123", .special, row: 3, from: unit * 8.8, width: unit * 1.2)
        hideKey = frame(row: 3, from: unit * 10, width: unit * 1.2)
    }

    private mutating func addNumberPad() {
        let unit = area.width / 3
        for (row, digits) in ["123", "456", "789"].enumerated() { addLetters(digits, row: row, from: 0, unit) }
        add("0", .letter, row: 3, from: unit, width: unit)
        add("", glyph: .delete, .bare, row: 3, from: unit * 2, width: unit)
    }

    private mutating func addLetters(_ letters: String, row: Int, from x: Double, _ unit: Double) {
        for (index, letter) in letters.enumerated() {
            add(String(letter), .letter, row: row, from: x + Double(index) * unit, width: unit)
        }
    }

    private mutating func add(
        _ label: String, glyph: SystemSymbol? = nil, _ face: NodeContent.Keys.Face, row: Int, from x: Double, width: Double
    ) {
        keys.append(.init(
            frame: frame(row: row, from: x, width: width), label: label, glyph: glyph.map { ImageName($0) }, face: face
        ))
    }

    private func frame(row: Int, from x: Double, width: Double) -> Rect {
        let height = area.height / 4
        return Rect(
            x: area.minX + x + gap.width / 2, y: area.minY + Double(row) * height + gap.height / 2,
            width: max(0, width - gap.width), height: max(0, height - gap.height)
        )
    }
}
