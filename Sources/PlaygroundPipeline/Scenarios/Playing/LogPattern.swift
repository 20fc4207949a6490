/// Word beginnings in any order: `viewWillTransition letter` matches *letter viewWillTransition(to:with:): 320 × 568 → 568 × 320*.
struct LogPattern {
    private let words: [[UInt8]]

    init(_ text: String) {
        words = text.split { $0.isWhitespace }.map { Array($0.utf8) }
    }

    func matches(_ text: [UInt8]) -> Bool {
        words.allSatisfy { Self.contains($0, in: text) }
    }

    /// The end of the shortest run of an entry's first callbacks that has all words, as in *viewDidLoad a · viewWillAppear a*.
    func end(in text: [UInt8]) -> Int? {
        let separator = Array(" · ".utf8)
        let ends = text.indices.filter { text[$0...].starts(with: separator) } + [text.count]
        return ends.first { matches(Array(text[..<$0])) }
    }

    func matchCount(in text: [UInt8]) -> Int {
        words.reduce(0) { $0 + (Self.contains($1, in: text) ? 1 : 0) }
    }

    private static func contains(_ word: [UInt8], in text: [UInt8]) -> Bool {
        guard text.count >= word.count else { return false }
        let startsWithLetter = word.first.map(isPartOfWord) ?? false
        return (0...(text.count - word.count)).contains { start in
            if startsWithLetter, start > 0, isPartOfWord(text[start - 1]) { return false }
            return text[start..<(start + word.count)].elementsEqual(word)
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }
}
