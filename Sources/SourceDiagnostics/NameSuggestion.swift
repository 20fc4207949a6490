/// Suggestions for an unknown name: `did you mean "compact"?`
public struct NameSuggestion: Equatable, Sendable {
    /// One to three equally near names.
    public let names: [String]

    /// `nil` if no candidate is near enough. A near candidate equals the name except for case or word separators (`horizontal-size-class`),
    /// differs by edits of at most a third of the name's length, or one of the two names begins with the other.
    @inlinable
    public init?(for name: String, among candidates: some Sequence<String>) {
        self.init(for: name, among: Set(candidates))
    }

    @usableFromInline
    init?(for name: String, among candidates: Set<String>) {
        let wanted = Comparand(name)
        guard wanted.letters.count <= Self.longestName else { return nil }
        let ranked = candidates.subtracting([name])
            .compactMap { candidate in Self.distance(from: wanted, to: candidate).map { (candidate, $0) } }
            .sorted { ($0.1, $0.0.count, $0.0) < ($1.1, $1.0.count, $1.0) }
        guard let best = ranked.first?.1 else { return nil }
        names = ranked.prefix { $0.1 == best }.prefix(3).map { $0.0 }
    }

    public var question: String { "did you mean \(NameList(names).joined(by: .or))?" }

    /// The limit of compared names. Real names are shorter, and a comparison costs the product of the lengths.
    private static let longestName = 100
    /// Beginnings of names rank after misspellings.
    private static let continuation = 1_000

    /// The number of edits, ignoring case. `nil` if there are too many.
    private static func distance(from wanted: Comparand, to candidate: String) -> Int? {
        let other = Comparand(candidate)
        guard other.letters.count <= longestName, !other.letters.isEmpty else { return nil }
        if wanted.letters == other.letters { return 0 }
        let cutOff = max(1, max(wanted.letters.count, other.letters.count) / 3)
        let edits = EditDistance.between(wanted.letters, other.letters, cutOff: cutOff)
        if edits != 1, wanted.continues(other) { return continuation }
        guard let edits, edits < min(wanted.letters.count, other.letters.count) else { return nil }
        return edits
    }

    /// A name in lower case, without hyphens, underscores and spaces.
    private struct Comparand {
        let letters: [Character]

        init(_ name: String) {
            letters = Array(name.lowercased().filter { !"-_ ".contains($0) })
        }

        func continues(_ other: Comparand) -> Bool {
            min(letters.count, other.letters.count) >= 4
                && (other.letters.starts(with: letters) || letters.starts(with: other.letters))
        }
    }
}
