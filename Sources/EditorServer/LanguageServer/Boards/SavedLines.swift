import SourceDiagnostics

/// Maps the lines of an unsaved text to those of the saved one, which pages show.
///
/// Equal lines are paired in order. Where both texts have the same number of lines between two pairs, these were changed in place and
/// are paired, too. Other lines have no counterpart.
struct SavedLines {
    private static let comparedLines = 2000

    /// By the lines of the text, from 0: the line of the saved one.
    private let saved: [Int?]
    /// By the lines of the saved text: the line of the text.
    private let current: [Int?]

    init(of text: SourceText, saved savedText: SourceText) {
        let (own, other) = (Self.lines(of: text), Self.lines(of: savedText))
        var saved = [Int?](repeating: nil, count: own.count)
        var current = [Int?](repeating: nil, count: other.count)
        for (line, match) in Self.pairs(own, other) { (saved[line], current[match]) = (match, line) }
        // Lines that were changed in place.
        var start = (own: 0, other: 0)
        for line in saved.indices + [own.count] {
            let match = line == own.count ? other.count : saved[line]
            guard let match else { continue }
            if line - start.own == match - start.other {
                for (own, other) in zip(start.own..<line, start.other..<match) { (saved[own], current[other]) = (other, own) }
            }
            start = (line + 1, match + 1)
        }
        (self.saved, self.current) = (saved, current)
    }

    /// The saved line of a line of the text, both from 0; `nil` for none.
    func saved(of line: Int) -> Int? { saved.indices.contains(line) ? saved[line] : nil }

    /// The line of the text of a saved line, or of the next that still exists, both from 0.
    func current(of line: Int) -> (line: Int, isThere: Bool) {
        guard current.indices.contains(line) else { return (max(0, saved.count - 1), false) }
        if let found = current[line] { return (found, true) }
        return (current[line...].lazy.compactMap(\.self).first ?? max(0, saved.count - 1), false)
    }

    private static func lines(of text: SourceText) -> [ArraySlice<UInt8>] {
        (1...text.lineCount).map { text.utf8[text.utf8Range(ofLine: $0)] }
    }

    /// The pairs of equal lines, in order.
    private static func pairs(_ own: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> [(Int, Int)] {
        let shorter = min(own.count, other.count)
        let head = zip(own, other).prefix { $0 == $1 }.count
        let tail = zip(own.reversed(), other.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
        let (ownMiddle, otherMiddle) = (own[head..<(own.count - tail)], other[head..<(other.count - tail)])
        let ends = (0..<head).map { ($0, $0) } + (0..<tail).map { (own.count - tail + $0, other.count - tail + $0) }
        guard !ownMiddle.isEmpty, !otherMiddle.isEmpty, ownMiddle.count + otherMiddle.count <= comparedLines else { return ends }
        var (added, gone): (Set<Int>, Set<Int>) = ([], [])
        for change in Array(ownMiddle).difference(from: Array(otherMiddle)) {
            switch change {
            case .insert(let offset, _, _): added.insert(offset)
            case .remove(let offset, _, _): gone.insert(offset)
            }
        }
        let kept = zip(ownMiddle.indices.filter { !added.contains($0 - head) }, otherMiddle.indices.filter { !gone.contains($0 - head) })
        return ends + kept.map { ($0, $1) }
    }
}
