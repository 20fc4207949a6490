/// The names closest to one that is not known: `did you mean "compact"?`
public struct NameSuggestion: Equatable, Sendable {
    /// The names nearest to the one given, all equally near; at least one and at most three.
    public let names: [String]

    /// `nil` when no candidate is near enough to be offered.
    ///
    /// A candidate is near when it differs in letter case or word separators alone (`horizontal-size-class`),
    /// when it is within a third of the name's length in edits, or when one of the two begins with the other.
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

    /// `did you mean "compact"?`, the text of a hint.
    public var question: String { "did you mean \(NameList(names).joined(by: .or))?" }

    /// No name in a playground is longer on purpose, and the comparison costs the product of the lengths.
    private static let longestName = 100
    /// Names that merely continue each other rank after every misspelling.
    private static let continuation = 1_000

    /// Edits, of which a difference of case alone is none; `nil` when too far.
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

        /// Whether one of the names is the beginning of the other, and long enough to mean something.
        func continues(_ other: Comparand) -> Bool {
            min(letters.count, other.letters.count) >= 4
                && (other.letters.starts(with: letters) || letters.starts(with: other.letters))
        }
    }
}
