import SourceDiagnostics

/// Which lines of a text that is not saved are lines of the saved one: pages show what is saved.
///
/// Lines that are alike belong together, in their order. Where as many lines stand between two such pairs in either text, they are taken
/// for each other: somebody has changed them in place. Others have no line in the other text.
struct SavedLines {
    /// More changed lines than these are not compared with each other.
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
        // What was changed in place.
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

    /// The line of the saved text that a line of the text is; `nil` for one that it does not have. Both from 0.
    func saved(of line: Int) -> Int? { saved.indices.contains(line) ? saved[line] : nil }

    /// The line of the text that a line of the saved one is, or the next that there still is. Both from 0.
    func current(of line: Int) -> (line: Int, isThere: Bool) {
        guard current.indices.contains(line) else { return (max(0, saved.count - 1), false) }
        if let found = current[line] { return (found, true) }
        return (current[line...].lazy.compactMap(\.self).first ?? max(0, saved.count - 1), false)
    }

    private static func lines(of text: SourceText) -> [ArraySlice<UInt8>] {
        (1...text.lineCount).map { text.utf8[text.utf8Range(ofLine: $0)] }
    }

    /// The lines that are alike, in their order.
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
