import SourceDiagnostics

/// Maps lines of an unsaved text to lines of the saved text, which pages show. Equal lines are paired in order. Lines that changed between
/// two pairs are paired if both texts have the same number of them.
struct SavedLines {
    private static let comparedLines = 2000

    /// The saved line for each line of the text, counted from 0.
    private let saved: [Int?]
    /// The line of the text for each saved line.
    private let current: [Int?]

    init(of text: SourceText, saved savedText: SourceText) {
        let (own, other) = (Self.lines(of: text), Self.lines(of: savedText))
        var saved = [Int?](repeating: nil, count: own.count)
        var current = [Int?](repeating: nil, count: other.count)
        for (line, match) in Self.pairs(own, other) { (saved[line], current[match]) = (match, line) }
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

    /// The saved line for a line, both counted from 0. `nil` if there is none.
    func saved(of line: Int) -> Int? { saved.indices.contains(line) ? saved[line] : nil }

    /// The line for a saved line, or for the next saved line that still exists. Lines are counted from 0.
    func current(of line: Int) -> (line: Int, isThere: Bool) {
        guard current.indices.contains(line) else { return (max(0, saved.count - 1), false) }
        if let found = current[line] { return (found, true) }
        return (current[line...].lazy.compactMap(\.self).first ?? max(0, saved.count - 1), false)
    }

    private static func lines(of text: SourceText) -> [ArraySlice<UInt8>] {
        (1...text.lineCount).map { text.utf8[text.utf8Range(ofLine: $0)] }
    }

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
