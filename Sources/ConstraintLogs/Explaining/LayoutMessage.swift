/// Another message of Auto Layout than that of constraints which cannot all hold.
public struct LayoutMessage: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// `_autolayoutTrace`: AMBIGUOUS LAYOUT.
        case ambiguous = "ambiguous-layout"
        /// An exception: a constraint between views without a common superview.
        case noCommonAncestor = "no-common-ancestor"
        /// The hierarchy is not prepared for a constraint.
        case hierarchyNotPrepared = "hierarchy-not-prepared"
        /// A cell's content view that translates no mask.
        case contentViewMask = "content-view-mask"
        /// A constant that is no number.
        case notFinite = "constant-not-finite"
        /// An exception of attributes that cannot be related.
        case invalidPair = "invalid-pair"
        /// Rows whose constraints leave their height open.
        case heightAmbiguous = "cell-height-ambiguous"
    }

    public let kind: Kind
    /// The line of the paste, from 1.
    public let line: Int
    /// Of whom it speaks, as far as it says: `UILabel, left edge`.
    public let subjects: [String]

    /// The words by which each is known. They are Apple's.
    private static let words: [(word: StaticString, kind: Kind)] = [
        ("AMBIGUOUS LAYOUT", .ambiguous), ("constraint reference something from outside the subtree", .noCommonAncestor),
        ("no common ancestor", .noCommonAncestor), ("view hierarchy is not prepared for the constraint", .hierarchyNotPrepared),
        ("has translatesAutoresizingMaskIntoConstraints false and is missing constraints", .contentViewMask),
        ("constant is not finite", .notFinite), ("Invalid pairing of layout attributes", .invalidPair),
        ("constraints ambiguously suggest a height of zero", .heightAmbiguous),
    ]

    /// The messages of a paste, each kind once with all that it speaks of.
    static func all(in paste: PastedText) -> [LayoutMessage] {
        var found: [LayoutMessage] = []
        for (word, kind) in words {
            var subjects: [String] = []
            var line: Int?
            var start = 0
            while let offset = paste.offset(of: word, from: start) {
                line = line ?? paste.line(of: offset)
                start = offset + word.utf8CodeUnitCount
                if kind == .ambiguous { subjects += openAnchors(from: offset, in: paste) }
            }
            if let line, !found.contains(where: { $0.kind == kind }) {
                found.append(LayoutMessage(kind: kind, line: line, subjects: Array(subjects.prefix(20))))
            }
        }
        return found.sorted { $0.line < $1.line }
    }

    /// The edges that `AMBIGUOUS LAYOUT for UILabel:0x7f.minX{id: 13}, UILabel:0x7f.Width{id: 15}` names, or the view on whose line it stands.
    private static func openAnchors(from offset: Int, in paste: PastedText) -> [String] {
        let bytes = paste.bytes
        let start = max(paste.lineStarts[paste.line(of: offset) - 1], offset - 300)
        let end = (offset..<min(bytes.count, offset + 2_000)).first { bytes[$0] == .newline } ?? min(bytes.count, offset + 2_000)
        var found: [String] = []
        var place = offset
        while place < end, found.count < 20 {
            guard let classEnd = ItemScanner.classEnd(from: place, in: bytes), classEnd <= end,
                  let key = ItemScanner.key(after: classEnd, in: bytes, allowsNames: false), key.upperBound < end
            else {
                place += 1
                continue
            }
            let className = bytes.text(place..<classEnd)
            var word = key.upperBound
            while word < end, bytes[word] != UInt8(ascii: "."), !bytes[word].isSpace { word += 1 }
            let from = min(word + 1, end)
            var to = from
            while to < end, bytes[to].isLetter { to += 1 }
            found.append("\(className), \(edge(bytes.text(from..<to)))")
            place = max(to, key.upperBound)
        }
        if !found.isEmpty { return found }
        // In the list of a window's views the name stands before the words.
        let name = (start..<offset).first { bytes[$0].isLetter || bytes[$0] == UInt8(ascii: "_") }
        guard let name, let nameEnd = ItemScanner.classEnd(from: name, in: bytes), nameEnd <= offset else { return [] }
        return [bytes.text(name..<nameEnd)]
    }

    private static func edge(_ word: String) -> String {
        switch word.lowercasedASCII {
        case "minx": "left edge"
        case "miny": "top edge"
        case "width": "width"
        case "height": "height"
        default: word.isEmpty ? "a length" : word
        }
    }

    public var headline: String {
        switch kind {
        case .ambiguous: "The constraints leave more than one layout open."
        case .noCommonAncestor: "A constraint relates two views that have no common superview."
        case .hierarchyNotPrepared: "A constraint was added to a view in which not both of its items stand."
        case .contentViewMask: "A cell's content view was told not to translate its mask."
        case .notFinite: "A constraint's constant is infinite or no number."
        case .invalidPair: "A constraint relates attributes that cannot be related."
        case .heightAmbiguous: "A cell's constraints do not reach from its top to its bottom."
        }
    }

    public var advice: String {
        switch kind {
        case .ambiguous:
            "For each of these add a constraint, or give one that is there another relation than >= or <=: every view needs a position and a size on both "
                + "axes. A label, a button or an image has a size of its own; of two that share a row one must hug its content less than the other."
        case .noCommonAncestor: "Call addSubview for both before the constraint is activated."
        case .hierarchyNotPrepared: "Add the views first, then activate the constraint with isActive = true, which finds the right view itself."
        case .contentViewMask:
            "Leave contentView.translatesAutoresizingMaskIntoConstraints true, and set it to false on the views that you put into it."
        case .notFinite: "Look for a division by zero, such as the aspect ratio of an image that has no size yet."
        case .invalidPair:
            "Relate edges to edges of the same axis and sizes to sizes, leading and trailing to each other, left and right to each other; a size alone "
                + "relates to no item (toItem: nil, attribute: .notAnAttribute)."
        case .heightAmbiguous: "Chain constraints from contentView.topAnchor through every view to contentView.bottomAnchor, or set rowHeight to a number."
        }
    }
}
