/// The position at which the content of a scroll view comes to rest.
public enum ScrollTarget: Hashable, Sendable {
    /// UIScrollView.contentOffset, in points. At the start of the content the offset is the negative adjusted inset.
    case x(Double)
    case y(Double)
    /// The start and the end of the content along the axis that scrolls. The vertical axis if both axes scroll.
    case start, end
    /// A row or item of a list, from 0 over all sections, with the scrolled share of its length: `2.5` is the middle of the third row.
    case row(Double)

    /// The axis of the movement. `nil` if the view decides.
    public var axis: LayoutAttribute.Axis? {
        switch self {
        case .x: .horizontal
        case .y: .vertical
        case .start, .end, .row: nil
        }
    }

    /// The words after `to`.
    public var words: String {
        switch self {
        case .x(let offset): "x \(offset.pointText)"
        case .y(let offset): offset.pointText
        case .start: "start"
        case .end: "end"
        case .row(let row): "row \(row.shortText)"
        }
    }

    init(_ arguments: inout EventArguments) throws(Event.ParseError) {
        _ = try arguments.read(["to"]) { $0 == "to" ? true : nil }
        switch try arguments.read(Self.targetWords, { word in ["x", "y", "start", "end", "row"].contains(word) || Self.offset(word) != nil ? word : nil }) {
        case "x": self = .x(try arguments.read(["an offset in points"]) { Self.offset($0) })
        case "y": self = .y(try arguments.read(["an offset in points"]) { Self.offset($0) })
        case "start": self = .start
        case "end": self = .end
        case "row":
            self = .row(try arguments.read(["a row from 0, such as 2 or 2.5"]) { word in Self.offset(word).flatMap { $0 >= 0 ? $0 : nil } })
        case let word: self = .y(Self.offset(word) ?? 0)
        }
    }

    private static let targetWords = ["an offset in points", "x OFFSET", "start", "end", "row ROW"]

    /// The offset in points. `nil` for a word that is not a number, and beyond a limit that is far longer than any content.
    private static func offset(_ word: String) -> Double? {
        Double(word).flatMap { $0.isFinite && abs($0) <= 10_000_000 ? $0 : nil }
    }
}
