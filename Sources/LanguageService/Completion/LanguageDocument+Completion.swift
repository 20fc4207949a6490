import PlaygroundModel
import SourceDiagnostics

extension LanguageDocument {
    /// The completions at a UTF-8 offset, the likeliest first.
    public func completions(at offset: Int) -> [Completion] {
        let cursor = cursor(at: offset)
        let found: [Completion]
        switch cursor.spot {
        case .key(let range, let hasValue): found = KeyCompletion(self, cursor).completions(in: range, hasValue: hasValue)
        case .header(let range, let isArray): found = KeyCompletion(self, cursor).headers(in: range, isArray: isArray)
        case .value(let range): found = ValueCompletion(self, cursor).values(in: range)
        case .string(let text, let range, let isClosed):
            found = ValueCompletion(self, cursor).strings(for: text, in: range, isClosed: isClosed)
        case .comment, .nowhere: found = []
        }
        var seen: Set<String> = []
        let colors = ColorValues(document: self)
        return found.filter { seen.insert($0.label).inserted }.map { colors.completed($0) }.sorted {
            ($0.rank, $0.label) < ($1.rank, $1.label)
        }
    }
}
