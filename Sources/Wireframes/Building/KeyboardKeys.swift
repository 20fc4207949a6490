import PlaygroundModel

/// The keyboard's keys, for the page and for pictures. The keys are observed. Their sizes follow from the keyboard's height.
struct KeyboardKeys {
    struct Plan {
        /// The keyboard's size including margins, in points.
        var size: Size
        var accessoryHeight: Double
        /// The space for the home indicator. `sideInset` is the space at both sides of a phone's keys in landscape.
        var bottomInset: Double
        var sideInset = 0.0
        var isPad: Bool
        var isPortrait: Bool
        var isNumberPad: Bool
        var letters: KeyboardLetters
    }

    private(set) var keys: [NodeContent.Keys.Key] = []
    private(set) var returnKey: Rect?
    private(set) var hideKey: Rect?
    private(set) var dividers: [Rect] = []

    private let plan: Plan
    private let area: Rect
    private let gap: Size

    /// The height of the assistant bar, in points: 44 on a phone (AndrewKochulab/sim-mirror, iOS 27), 55 on an iPad (recalled).
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

    /// The keys show capitals, as at a sentence's start (`UITextAutocapitalizationType.sentences`). Scripts without capitals lack Shift.
    private mutating func addPhoneKeys() {
        let rows = plan.letters.rows
        let columns = rows[0].count
        let unit = area.width / Double(columns)
        for row in 0...1 { addLetters(rows[row], row: row, from: Double(columns - rows[row].count) / 2 * unit, unit) }
        let free = Double(columns - rows[2].count) * unit
        if plan.letters.hasShift {
            addLetters(rows[2], row: 2, from: free / 2, unit)
            let width = free / 3 * 1.3
            add("", glyph: .shift, .special, row: 2, from: 0, width: width)
            add("", glyph: .delete, .special, row: 2, from: area.width - width, width: width)
        } else {
            addLetters(rows[2], row: 2, from: 0, unit)
            add("", glyph: .delete, .special, row: 2, from: area.width - free, width: free)
        }
        let tenth = area.width / 10
        add("123", .special, row: 3, from: 0, width: tenth * 2.5)
        add("", .letter, row: 3, from: tenth * 2.5, width: tenth * 5)
        returnKey = frame(row: 3, from: tenth * 7.5, width: tenth * 2.5)
    }

    private mutating func addPadKeys() {
        let rows = plan.letters.rows
        let inset = rows[1].count < rows[0].count ? 0.5 : 0.2
        let whole = max(Double(rows[0].count) + 1.2, inset + Double(rows[1].count) + 1.7)
        var unit = area.width / whole
        /// A key up to the trailing edge.
        func last(_ row: Int, from x: Double) -> Rect { frame(row: row, from: x * unit, width: area.width - x * unit) }
        func addLast(_ glyph: SystemSymbol, row: Int, from x: Double) {
            keys.append(.init(frame: last(row, from: x), label: "", glyph: ImageName(glyph), face: .special))
        }
        addLetters(rows[0], row: 0, from: 0, unit)
        addLast(.delete, row: 0, from: Double(rows[0].count))
        addLetters(rows[1], row: 1, from: inset * unit, unit)
        returnKey = last(1, from: inset + Double(rows[1].count))
        add("", glyph: .shift, .special, row: 2, from: 0, width: unit)
        let third = rows[2] + ",.".prefix(max(0, Int(whole - 1.79) - rows[2].count))
        addLetters(third, row: 2, from: unit, unit)
        addLast(.shift, row: 2, from: Double(third.count + 1))
        unit = area.width / 11.2
        add("123", .special, row: 3, from: 0, width: unit)
        add("", glyph: .globe, .special, row: 3, from: unit, width: unit)
        add("", glyph: .mic, .special, row: 3, from: unit * 2, width: unit)
        add("", .letter, row: 3, from: unit * 3, width: unit * 5.8)
        add("123", .special, row: 3, from: unit * 8.8, width: unit * 1.2)
        hideKey = last(3, from: 10)
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
