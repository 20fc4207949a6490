/// A message of Auto Layout, except for unsatisfiable constraints.
public struct LayoutMessage: Hashable, Sendable {
    public enum LayoutMessageKind: String, CaseIterable, Hashable, Sendable {
        /// AMBIGUOUS LAYOUT in `_autolayoutTrace`.
        case ambiguous = "ambiguous-layout"
        /// An exception for a constraint between views without a common superview.
        case noCommonAncestor = "no-common-ancestor"
        case hierarchyNotPrepared = "hierarchy-not-prepared"
        /// A cell's content view whose translatesAutoresizingMaskIntoConstraints is false.
        case contentViewMask = "content-view-mask"
        case notFinite = "constant-not-finite"
        /// An exception for attributes that cannot be related.
        case invalidPair = "invalid-pair"
        /// Rows whose constraints do not determine their height.
        case heightAmbiguous = "cell-height-ambiguous"
    }

    public let kind: LayoutMessageKind
    public let line: Int
    public let subjects: [String]

    private static let subjectLimit = 20

    static func all(in paste: PastedText) -> [LayoutMessage] {
        LayoutMessageKind.allCases.compactMap { kind -> LayoutMessage? in
            let offsets = kind.facts.words.flatMap { paste.offsets(of: $0) }.sorted()
            guard let first = offsets.first else { return nil }
            let found = kind == .ambiguous ? offsets.prefix(subjectLimit).flatMap { subjects(at: $0, in: paste) } : []
            return LayoutMessage(kind: kind, line: paste.line(of: first), subjects: Array(found.prefix(subjectLimit)))
        }.sorted { $0.line < $1.line }
    }

    /// The edges in `AMBIGUOUS LAYOUT for UILabel:0x7f.minX{id: 13}, UILabel:0x7f.Width{id: 15}`, or the view before the message.
    private static func subjects(at offset: Int, in paste: PastedText) -> [String] {
        let (bytes, line) = (paste.bytes, paste.line(of: offset))
        let end = min(line < paste.lineStarts.count ? paste.lineStarts[line] : bytes.count, offset + 2_000)
        let edges = bytes.text(offset..<end).matches(of: /([^\W\d][\w$.]*):0x[0-9a-f]+(?:'[^']*')?\.?([A-Za-z]*)/)
        if !edges.isEmpty { return edges.map { "\($0.1), \(edgeNames[$0.2.lowercased(), default: String($0.2)])" } }
        let before = bytes.text(max(paste.lineStarts[line - 1], offset - 300)..<offset)
        return (before.firstMatch(of: /[A-Za-z_][\w$]*(?:\.[\w$]+)*/)?.0).map { [String($0)] } ?? []
    }

    private static let edgeNames = ["minx": "left edge", "miny": "top edge", "width": "width", "height": "height", "": "a length"]

    public var headline: String { kind.facts.headline }
    public var advice: String { kind.facts.advice }
}

extension LayoutMessage.LayoutMessageKind {
    /// Apple's words in the message, the meaning of the message, and the advice.
    fileprivate var facts: (words: [StaticString], headline: String, advice: String) {
        switch self {
        case .ambiguous: (
            ["AMBIGUOUS LAYOUT"], "The constraints permit more than one layout.",
            "For each of these add a constraint, or give an existing one a relation other than >= or <=: every view needs a position and "
                + "a size on both axes. A label, a button or an image has its own size. If two of them share a row, one must hug its "
                + "content less than the other.")
        case .noCommonAncestor: (
            ["constraint reference something from outside the subtree", "no common ancestor"],
            "A constraint relates two views that have no common superview.", "Call addSubview for both before the constraint is activated.")
        case .hierarchyNotPrepared: (
            ["view hierarchy is not prepared for the constraint"], "A constraint was added to a view that does not contain both of its items.",
            "Add the views first, then activate the constraint with isActive = true, which finds the right view itself.")
        case .contentViewMask: (
            ["has translatesAutoresizingMaskIntoConstraints false and is missing constraints"],
            "A cell's content view does not translate its mask.",
            "Leave contentView.translatesAutoresizingMaskIntoConstraints true, and set it to false on the views that you put into it.")
        case .notFinite: (
            ["constant is not finite"], "A constraint's constant is infinite or not a number.",
            "Look for a division by zero, such as the aspect ratio of an image that has no size yet.")
        case .invalidPair: (
            ["Invalid pairing of layout attributes"], "A constraint relates attributes that cannot be related.",
            "Relate edges to edges of the same axis and sizes to sizes, leading and trailing to each other, left and right to each other; "
                + "a size alone relates to no item (toItem: nil, attribute: .notAnAttribute).")
        case .heightAmbiguous: (
            ["constraints ambiguously suggest a height of zero"], "A cell's constraints do not reach from its top to its bottom.",
            "Chain constraints from contentView.topAnchor through every view to contentView.bottomAnchor, or set rowHeight to a number.")
        }
    }
}
