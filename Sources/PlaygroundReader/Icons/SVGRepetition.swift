/// Counts the elements of a drawing that references draw again: those of `use`, and of patterns, masks, markers and their kind.
struct SVGRepetition {
    /// How many elements there are so far.
    private var count = 0
    /// Those that are open, by their positions.
    private var open: [Int] = []
    /// Of elements with an id, their positions and those behind the last element within.
    private var named: [Substring: Range<Int>] = [:]
    private var names: [Int: Substring] = [:]
    /// What elements refer to, by the position of each.
    private var references: [Int: [Substring]] = [:]

    /// Begins an element.
    ///
    /// - Throws: `repeatsTooMuch` for a reference that is written in numbers, so that nobody sees where it leads.
    mutating func add(_ attributes: [(name: Substring, value: Substring)], isClosed: Bool) throws(SVGFile.Failure) {
        open.append(count)
        for (name, value) in attributes {
            if name == "id" { names[count] = value }
            let leads = name == "href" || name.hasSuffix(":href") || Self.referring.contains(name)
            if leads, value.contains("&") { throw .repeatsTooMuch }
            // A colour is a reference to nothing that has a name.
            for reference in value.split(separator: "#", omittingEmptySubsequences: false).dropFirst() {
                references[count, default: []].append(reference.prefix { !Self.ends.contains($0) })
            }
        }
        count += 1
        if isClosed { close() }
    }

    /// Ends the element that was begun last.
    mutating func close() {
        guard let element = open.popLast(), let name = names[element] else { return }
        named[name] = element..<count
    }

    private static let referring: Set<Substring> = [
        "fill", "stroke", "mask", "clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end", "style",
    ]
    private static let ends: Set<Character> = ["\"", "'", ")", " ", "\t", "\n", "\r"]

    /// Draws, as it were, and gives up at the limit: a circle of references has no end.
    ///
    /// - Throws: `repeatsTooMuch`.
    func check(limit: Int) throws(SVGFile.Failure) {
        guard !references.isEmpty, !named.isEmpty else { return }
        var repeated = 0
        var waiting = [0..<count]
        while let elements = waiting.popLast() {
            for reference in elements.flatMap({ references[$0] ?? [] }) {
                guard let again = named[reference] else { continue }
                repeated += again.count
                guard repeated <= limit else { throw .repeatsTooMuch }
                waiting.append(again)
            }
        }
    }
}
