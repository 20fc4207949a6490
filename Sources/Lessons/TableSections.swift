import TOMLReading

/// The text of a playground in sections: its top, and a section for each table header.
/// `Templates/modules/lesson-sections.js` does the same in the page. `Tests/LessonsTests/sections.json` tests both.
struct TableSections {
    struct Section {
        /// The header, `[a.b]` or `[[a.b]]` without spaces. Empty for the top.
        var header: String
        /// The lines from the header to the last line that is neither empty nor a comment.
        var lines: [Substring]
        /// The empty lines and comments after these lines. They belong to the next section.
        var gap: [Substring] = []

        var path: [Substring] { header.drop { $0 == "[" }.prefix { $0 != "]" }.split(separator: ".") }
    }

    private(set) var sections: [Section]

    init(_ text: String) {
        sections = [Section(header: "", lines: [])]
        var state = TOMLLineState()
        for line in text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            let isInside = state.isInside
            let content = line.drop { $0 == " " || $0 == "\t" }
            if !isInside, content.first == "[" {
                sections.append(Section(header: Self.header(content), lines: [line]))
                continue
            }
            if !isInside, content.allSatisfy({ $0.isWhitespace }) || content.first == "#" {
                sections[sections.count - 1].gap.append(line)
            } else {
                let last = sections.count - 1
                sections[last].lines += sections[last].gap + [line]
                sections[last].gap = []
            }
            state.pass(line)
        }
    }

    var text: String { sections.flatMap { $0.lines + $0.gap }.joined(separator: "\n") }

    /// Applies a solution to a text. A table of the solution replaces the table with the same header, a top-level key the same key.
    static func replacing(_ solution: String, in text: String) -> String {
        var whole = TableSections(text)
        let parts = TableSections(solution)
        // A solution with top-level keys and [app] is a whole file.
        if !parts.sections[0].lines.isEmpty, parts.sections.contains(where: { $0.header == "[app]" }) { return solution.hasSuffix("\n") ? solution : solution + "\n" }
        whole.replaceTop(with: parts.sections[0])
        var known: [String] = []
        for section in parts.sections.dropFirst() where !known.contains(section.header) {
            known.append(section.header)
            whole.replace(section.header, with: parts.sections.filter { $0.header == section.header })
        }
        return whole.text
    }

    private mutating func replace(_ header: String, with replacement: [Section]) {
        let body = replacement.map { Array($0.lines) }.joined(separator: [""])
        let places = sections.indices.filter { sections[$0].header == header }
        if let first = places.first {
            sections[first].lines = Array(body)
            for place in places.dropFirst().reversed() {
                // Comments above a remaining table remain.
                sections[place - 1].gap = sections[place].gap
                sections.remove(at: place)
            }
            return
        }
        let names = replacement[0].path.prefix(2)
        let near = sections.lastIndex { names.count == 2 && Array($0.path.prefix(2)) == Array(names) }
        let place = near ?? sections.count - 1
        let gap = sections[place].gap
        sections[place].gap = [""]
        sections.insert(Section(header: header, lines: Array(body), gap: gap.isEmpty ? [""] : gap), at: place + 1)
    }

    private mutating func replaceTop(with top: Section) {
        for statement in Self.statements(top.lines) {
            let own = Self.statements(sections[0].lines)
            guard let place = own.first(where: { $0.key == statement.key }) else {
                sections[0].lines += statement.lines
                continue
            }
            sections[0].lines.replaceSubrange(place.range, with: statement.lines)
        }
    }

    private static func statements(_ lines: [Substring]) -> [(key: String, range: Range<Int>, lines: [Substring])] {
        var found: [(key: String, range: Range<Int>, lines: [Substring])] = []
        var state = TOMLLineState()
        for (index, line) in lines.enumerated() {
            let isInside = state.isInside
            state.pass(line)
            if isInside, let last = found.indices.last {
                found[last].range = found[last].range.lowerBound..<index + 1
                found[last].lines.append(line)
            } else if let equals = line.firstIndex(of: "="), line.first(where: { !$0.isWhitespace }) != "#" {
                found.append((String(line[..<equals].filter { !$0.isWhitespace }), index..<index + 1, [line]))
            }
        }
        return found
    }

    private static func header(_ line: Substring) -> String {
        let isList = line.hasPrefix("[[")
        let end = line.firstIndex(of: "]") ?? line.endIndex
        let names = line[..<end].filter { !$0.isWhitespace }
        return names + (isList ? "]]" : "]")
    }
}
