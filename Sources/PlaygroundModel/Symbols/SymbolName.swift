/// The name of a symbol, taken apart: a drawing, and what SF Symbols' endings make of it, as in `mic.slash.circle.fill`.
public struct SymbolName: Hashable, Sendable {
    /// What a symbol stands in.
    public enum Enclosure: String, Hashable, Sendable {
        case circle, square
    }

    /// The name without its endings.
    public var drawing: String
    public var isSlashed = false
    public var enclosure: Enclosure?
    public var isFilled = false

    /// `nil` where nothing is drawn under the name. A drawing of the whole name is taken as it is.
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

    /// Whether something is drawn beside the drawing itself.
    public var isComposed: Bool { isFilled || isSlashed || enclosure != nil }

    /// Whether a name has the form of Apple's: small letters, digits and dots, as no name of a photo with blanks or hyphens has.
    public static func isWellFormed(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E
        }
    }

    /// Names to compare one with that is not known: the drawings, each with the endings the name has.
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
