enum TemplateTagKind: Equatable { case variable, section, inverted, close, partial, parent, block, other }

struct TemplateTag: Equatable {
    let kind: TemplateTagKind
    let name: String
    /// The position of the first brace, counted from 1.
    let line: Int
    let column: Int

    /// The tags in order. Only the delimiters `{{ }}` are supported.
    static func tags(in text: String) -> [TemplateTag] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            tags(inLine: Array(line), number: index + 1)
        }
    }

    private static func tags(inLine line: [Character], number: Int) -> [TemplateTag] {
        var tags: [TemplateTag] = []
        var index = 0
        while index + 1 < line.count {
            guard line[index] == "{", line[index + 1] == "{" else {
                index += 1
                continue
            }
            let start = index + 2
            var end = start
            while end < line.count, line[end] != "}" { end += 1 }
            tags.append(TemplateTag(content: line[start..<end], line: number, column: index + 1))
            while end < line.count, line[end] == "}" { end += 1 }
            index = end
        }
        return tags
    }

    private init(content: ArraySlice<Character>, line: Int, column: Int) {
        let kinds: [Character: TemplateTagKind] = [
            "#": .section, "^": .inverted, "/": .close, ">": .partial, "<": .parent, "$": .block, "!": .other,
            "=": .other, "%": .other, "{": .variable, "&": .variable,
        ]
        let sigil = content.first.flatMap { kinds[$0] }
        kind = sigil ?? .variable
        name = String(content.dropFirst(sigil == nil ? 0 : 1).filter { !$0.isWhitespace })
        self.line = line
        self.column = column
    }
}
