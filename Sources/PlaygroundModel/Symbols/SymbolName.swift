/// A symbol's name in parts: a drawing and SF Symbols' suffixes, as in `mic.slash.circle.fill`.
public struct SymbolName: Hashable, Sendable {
    public enum Enclosure: String, Hashable, Sendable {
        case circle, square
    }

    public var drawing: String
    public var isSlashed = false
    public var enclosure: Enclosure?
    public var isFilled = false

    /// `nil` if there is no drawing. A drawing of the whole name takes precedence.
    public init?(_ name: String, hasDrawing: (String) -> Bool = { Self.drawings.contains($0) }) {
        drawing = name
        if hasDrawing(drawing) { return }
        isFilled = takeEnding("fill")
        if hasDrawing(drawing) { return }
        if takeEnding(Enclosure.circle.rawValue) {
            enclosure = .circle
        } else if takeEnding(Enclosure.square.rawValue) {
            enclosure = .square
        }
        if hasDrawing(drawing) { return }
        isSlashed = takeEnding("slash")
        guard isSlashed, hasDrawing(drawing) else { return nil }
    }

    public var isComposed: Bool { isFilled || isSlashed || enclosure != nil }

    /// Whether a name has Apple's form: lower-case letters, digits and dots.
    public static func isWellFormed(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
        }
    }

    /// The drawings, each with the suffixes of the name.
    public static func candidates(for name: String) -> [String] {
        var stem = SymbolName(wholly: name)
        var endings = ""
        for ending in ["fill", "circle", "square", "slash"] where stem.takeEnding(ending) { endings = ".\(ending)" + endings }
        return drawings.map { $0 + endings }.sorted()
    }

    private init(wholly name: String) {
        drawing = name
    }

    private mutating func takeEnding(_ ending: String) -> Bool {
        guard drawing.hasSuffix("." + ending) else { return false }
        drawing.removeLast(ending.count + 1)
        return true
    }
}
