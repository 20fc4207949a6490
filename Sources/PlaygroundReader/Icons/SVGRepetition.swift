/// Counts the elements that references redraw: `use`, patterns, masks, markers and similar.
struct SVGRepetition {
    private var count = 0
    private var open: [Int] = []
    /// The positions from an element to its last descendant, by the element's id.
    private var named: [Substring: Range<Int>] = [:]
    private var names: [Int: Substring] = [:]
    private var references: [Int: [Substring]] = [:]

    /// Begins an element. Throws `repeatsTooMuch` for a reference with character codes, whose target is unknown.
    mutating func add(_ attributes: [(name: Substring, value: Substring)], isClosed: Bool) throws(SVGFile.SVGFailure) {
        open.append(count)
        for (name, value) in attributes {
            if name == "id" { names[count] = value }
            let leads = name == "href" || name.hasSuffix(":href") || Self.referring.contains(name)
            if leads, value.contains("&") { throw .repeatsTooMuch }
            // A colour does not match the id of an element.
            for reference in value.split(separator: "#", omittingEmptySubsequences: false).dropFirst() {
                references[count, default: []].append(reference.prefix { !Self.ends.contains($0) })
            }
        }
        count += 1
        if isClosed { close() }
    }

    mutating func close() {
        guard let element = open.popLast(), let name = names[element] else { return }
        named[name] = element..<count
    }

    private static let referring: Set<Substring> = [
        "fill", "stroke", "mask", "clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end", "style",
    ]
    private static let ends: Set<Character> = ["\"", "'", ")", " ", "\t", "\n", "\r"]

    /// Counts redrawn elements up to the limit, because cyclic references would never end.
    func check(limit: Int) throws(SVGFile.SVGFailure) {
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
