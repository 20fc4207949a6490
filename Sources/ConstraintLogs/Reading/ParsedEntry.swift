import PlaygroundModel
import PlaygroundReader

/// A parsed entry, before the names in it are resolved.
struct ParsedEntry: Sendable {
    var constraint: LoggedConstraint
    /// The constraint between its items by their places: `v0.width == 2 * v1.width`. The root view is the superview.
    var statement: LayoutConstraint?
    var items: [LoggedItem] = []
    /// The names in the trailer, `|` among them.
    var names: [(name: String, item: LoggedItem)] = []
    var isRightToLeft = false

    init(_ entry: EntryText, of paste: PastedText) {
        let bytes = paste.bytes
        constraint = LoggedConstraint(
            className: bytes.text(entry.className), key: bytes.text(entry.key).lowercasedASCII,
            line: paste.line(of: entry.range.lowerBound), text: bytes.oneLine(entry.range))
        if constraint.key.hasPrefix("0x"), ItemScanner.address(at: entry.key.lowerBound, in: bytes) == nil {
            constraint.problem = .noAddress(bytes.text(entry.key))
            return
        }
        var parser = EntryParser(bytes, entry.key.upperBound..<entry.range.upperBound)
        let text = parser.parse(into: &self)
        // A number or an address at the end may be cut off.
        if entry.isOpen, !parser.hasTrailer {
            constraint.problem = .cutOff
            return
        }
        do throws(ConstraintTextError) {
            guard let text else { throw .unreadable }
            let read = try ConstraintTextReader(between: items.indices.map(Self.name(ofItem:))).constraints(text)
            guard read.count == 1 else { throw .unreadable }
            statement = read[0]
            if let priority = parser.priority, read[0].priority == .required { statement?.priority = LayoutPriority(priority) }
        } catch {
            constraint.problem = error == .illegal ? .meaningless : entry.isOpen ? .cutOff : .unknownForm
        }
    }

    static func name(ofItem place: Int) -> String { "v\(place)" }

    var relatedItems: [LoggedItem] { [statement?.first, statement?.second].compactMap { $0 }.compactMap { item(of: $0) } }

    /// The item of an anchor; `nil` for the superview.
    func item(of anchor: LayoutAnchor) -> LoggedItem? {
        guard case .view(let view) = anchor.item else { return nil }
        return items.indices.first { Self.name(ofItem: $0) == view.name }.map { items[$0] }
    }
}

extension String {
    var lowercasedASCII: String { String(decoding: utf8.map { $0.lowercased }, as: UTF8.self) }
}

extension [UInt8] {
    /// A part as one line.
    fileprivate func oneLine(_ range: Range<Int>) -> String { text(range).split { $0.isWhitespace }.joined(separator: " ") }
}
