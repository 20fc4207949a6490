import PlaygroundSchema

/// Searches the names and descriptions of keys, and the prose of sections.
struct ReferenceSearch {
    struct Hit {
        var line: String
        fileprivate var score: Int
    }

    let hits: [Hit]

    init(_ query: String) {
        let words = Self.words(of: query)
        var found: [Hit] = []
        for section in Reference.sections {
            for key in section.keys {
                let text = "\(section.title) \(key.summary) \((key.owners ?? []).joined(separator: " ")) \(key.type)"
                let score = Self.score(words, name: key.name, text: text)
                if score > 0 { found.append(Hit(line: "\(key.id): \(key.summary.isEmpty ? key.type : key.summary)", score: score)) }
            }
            let prose = ([section.title] + section.texts).joined(separator: " ")
            let score = Self.score(words, name: section.table, text: prose)
            guard score > 0 else { continue }
            // In long prose, a match of only some words is not significant.
            let isWhole = words.allSatisfy { prose.lowercased().contains($0.stem) }
            found.append(Hit(
                line: "\(section.table): \(section.title). \(Self.sentence(of: section, with: words))", score: isWhole ? score : score / 2))
        }
        hits = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element)
    }

    private struct Word {
        var whole: String
        /// The word without a plural or verb ending.
        var stem: String
    }

    private static func words(of query: String) -> [Word] {
        query.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 1 && !idle.contains($0) }.map { word in
            let ending = word.count < 5 ? 0 : word.hasSuffix("ing") ? 3 : word.hasSuffix("s") ? 1 : 0
            return Word(whole: word, stem: String(word.dropLast(ending)))
        }
    }

    private static let idle: Set = ["a", "an", "the", "to", "of", "in", "on", "how", "do", "does", "is", "it", "for", "and", "or", "as", "with", "my", "ui", "make", "can", "set"]

    /// The score of a match. Words in the name count more than words in the text.
    private static func score(_ words: [Word], name: String, text: String) -> Int {
        let (name, text) = (name.lowercased(), text.lowercased())
        let score = words.reduce(0) { sum, word in
            sum + (name == word.whole ? 26 : name.contains(word.stem) ? 14 : text.contains(word.stem) ? 10 : 0)
        }
        return name == words.map(\.whole).joined() ? score + 10 : score
    }

    /// The sentence with the most matching words.
    private static func sentence(of section: ReferenceSection, with words: [Word]) -> String {
        let sentences = section.texts.flatMap { $0.split(separator: ". ").map(String.init) }
        func count(_ sentence: String) -> Int { words.count { sentence.lowercased().contains($0.stem) } }
        let best = sentences.enumerated().max { (count($0.element), $1.offset) < (count($1.element), $0.offset) }?.element ?? ""
        return best.count > longest ? best.prefix(longest - 1) + "…" : best
    }

    private static let longest = 160
}
