/// A symbol's name in parts: a drawing and the suffixes of SF Symbols, as in `mic.slash.circle.fill`.
public struct SymbolName: Hashable, Sendable {
    public enum Enclosure: String, Hashable, Sendable {
        case circle, square
    }

    public var drawing: String
    public var isSlashed = false
    public var enclosure: Enclosure?
    public var isFilled = false
    /// The drawing at the lower trailing corner, as in `calendar.badge.plus`.
    public var badge: String?
    /// The number inside the drawing, as in `goforward.30`.
    public var number: String?

    /// `nil` if there is no drawing. A drawing of the whole name takes precedence.
    public init?(_ name: String, hasDrawing: (String) -> Bool = { Self.drawings.contains($0) }) {
        self.init(wholly: name)
        if isDrawn(hasDrawing) { return }
        takeNumber()
        if let place = drawing.firstRange(ofText: ".badge.") {
            var sign = Self(wholly: String(drawing[place.upperBound...]))
            isFilled = sign.takeEnding("fill")
            guard sign.isDrawn(hasDrawing) else { return nil }
            badge = sign.drawing
            drawing = String(drawing[..<place.lowerBound])
            if isDrawn(hasDrawing) { return }
        }
        isFilled = takeEnding("fill") || isFilled
        if isDrawn(hasDrawing) { return }
        if takeEnding(Enclosure.circle.rawValue) {
            enclosure = .circle
        } else if takeEnding(Enclosure.square.rawValue) || takeEnding("app") {
            enclosure = .square
        }
        if isDrawn(hasDrawing) { return }
        isSlashed = takeEnding("slash")
        guard isSlashed, isDrawn(hasDrawing) else { return nil }
    }

    private mutating func isDrawn(_ hasDrawing: (String) -> Bool) -> Bool {
        if !hasDrawing(drawing), let other = Self.aliases[drawing] { drawing = other }
        return hasDrawing(drawing)
    }

    private mutating func takeNumber() {
        for base in ["gobackward.", "goforward."] where drawing.hasPrefix(base) {
            let digits = drawing.utf8.dropFirst(base.utf8.count)
            guard (1...2).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return }
            number = String(drawing.dropFirst(base.count))
            drawing = String(base.dropLast())
        }
    }

    public var isComposed: Bool { isFilled || isSlashed || enclosure != nil || badge != nil || number != nil }

    /// Whether a name has Apple's form: lower-case letters, digits and dots.
    public static func isWellFormed(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
        }
    }

    /// All drawings with the suffixes of the name.
    public static func candidates(for name: String) -> [String] {
        var stem = SymbolName(wholly: name)
        var endings = ""
        for ending in ["fill", "circle", "square", "slash"] where stem.takeEnding(ending) { endings = ".\(ending)" + endings }
        return drawings.map { $0 + endings }.sorted()
    }

    /// The outline of the number, around the point (0, 0).
    public var outlineOfNumber: String? {
        number.map { number in
            let left = (7 * Double(number.utf8.count) - 2) / -2
            return number.utf8.enumerated().map { "M\((left + 7 * Double($0)).pointText) -4.5\(Self.digits[Int($1) - 0x30])" }.joined()
        }
    }

    /// Our own outlines of the digits, 5 wide and 9 high.
    private static let digits = [
        "m0 2.5a2.5 2.5 0 0 1 5 0v4a2.5 2.5 0 0 1-5 0z", "m.8 2 2.2-2v9", "m0 2.4a2.5 2.4 0 0 1 5 0c0 2.2-5 4.1-5 6.6h5",
        "m.2 1.6c.5-1 1.3-1.6 2.3-1.6 1.5 0 2.3 1 2.3 2.1 0 1.2-1 2.1-2.5 2.1 1.8 0 2.7 1 2.7 2.4 0 1.4-1 2.4-2.5 2.4-1.3 0-2.2-.6-2.5-1.7",
        "m3.8 9v-9l-3.8 6.4h5.2",
        "m4.6 0h-3.7l-.4 4c.5-.4 1.2-.7 2-.7 1.5 0 2.5 1.2 2.5 2.8 0 1.7-1 2.9-2.6 2.9-1.2 0-2-.6-2.4-1.6",
        "m4.4 1c-.4-.6-1-1-1.8-1-1.6 0-2.6 1.8-2.6 5 0 2.6 1 4 2.5 4 1.5 0 2.5-1.2 2.5-2.8 0-1.5-1-2.6-2.4-2.6-1.4 0-2.5 1-2.6 2",
        "m0 0h5l-3.2 9",
        "m2.5 4.2c-1.3 0-2.1-.9-2.1-2.1s.8-2.1 2.1-2.1 2.1.9 2.1 2.1-.8 2.1-2.1 2.1zm0 0c-1.5 0-2.5 1-2.5 2.4s1 2.4 2.5 2.4 2.5-1 2.5-2.4-1-2.4-2.5-2.4z",
        "m.6 8c.4.6 1 1 1.8 1 1.6 0 2.6-1.8 2.6-5 0-2.6-1-4-2.5-4-1.5 0-2.5 1.2-2.5 2.8 0 1.5 1 2.6 2.4 2.6 1.4 0 2.5-1 2.6-2",
    ]

    private init(wholly name: String) {
        drawing = name
    }

    private mutating func takeEnding(_ ending: String) -> Bool {
        guard drawing.hasSuffix("." + ending) else { return false }
        drawing.removeLast(ending.count + 1)
        return true
    }
}
