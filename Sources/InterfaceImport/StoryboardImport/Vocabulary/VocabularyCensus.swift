/// Counts the words of documents by what becomes of them.
package struct VocabularyCensus: Sendable {
    /// Counts of the words in the table.
    package private(set) var known: [VocabularyFate: [VocabularyWord: Int]] = [:]
    /// Counts of the words that the table lacks.
    package private(set) var unknown: [VocabularyWord: Int] = [:]

    package init() {}

    package mutating func count(_ document: InterfaceBuilderDocument) {
        for element in document.root.subtree {
            for (word, _) in Vocabulary.words(in: element) {
                let place = VocabularyWord(element.name, word)
                if let fate = Vocabulary.fate(of: word, in: element) {
                    known[fate, default: [:]][place, default: 0] += 1
                } else {
                    unknown[place, default: 0] += 1
                }
            }
        }
    }

    /// The number of different words with a fate, and of their uses.
    package func total(_ fate: VocabularyFate) -> (words: Int, uses: Int) {
        let words = known[fate] ?? [:]
        return (words.count, words.values.reduce(0, +))
    }
}
