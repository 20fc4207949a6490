/// Counts the words in documents by fate.
package struct VocabularyCensus: Sendable {
    package private(set) var known: [VocabularyFate: [VocabularyWord: Int]] = [:]
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

    package func total(_ fate: VocabularyFate) -> (words: Int, uses: Int) {
        let words = known[fate] ?? [:]
        return (words.count, words.values.reduce(0, +))
    }
}
