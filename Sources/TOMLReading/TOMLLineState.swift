/// The constructs open at the end of a line: a multi-line string, arrays, inline tables. The text need not be valid.
package struct TOMLLineState {
    private var quote: String?
    private var depth = 0

    package init() {}

    package var isInText: Bool { quote != nil }
    package var isInside: Bool { isInText || depth > 0 }

    /// Returns the positions of the first `=` and of the comment.
    @discardableResult
    package mutating func pass(_ line: Substring) -> (equals: String.Index?, comment: String.Index?) {
        var equals: String.Index?
        var rest = line
        while let character = rest.first {
            if let open = quote {
                if open == "\"\"\"", character == "\\" { rest = rest.dropFirst(2); continue }
                if rest.hasPrefix(open) {
                    quote = nil
                    rest = rest.dropFirst(3)
                    continue
                }
            } else if rest.hasPrefix("\"\"\"") || rest.hasPrefix("'''") {
                quote = String(rest.prefix(3))
                rest = rest.dropFirst(3)
                continue
            } else if character == "\"" || character == "'" {
                rest = Self.afterString(rest, character)
                continue
            } else if character == "#" {
                return (equals, rest.startIndex)
            } else if character == "=" {
                equals = equals ?? rest.startIndex
            } else if character == "[" || character == "{" {
                depth += 1
            } else if character == "]" || character == "}" {
                depth = max(0, depth - 1)
            }
            rest = rest.dropFirst()
        }
        return (equals, nil)
    }

    private static func afterString(_ text: Substring, _ quote: Character) -> Substring {
        var rest = text.dropFirst()
        while let character = rest.first {
            rest = rest.dropFirst()
            if character == quote { break }
            if quote == "\"", character == "\\" { rest = rest.dropFirst() }
        }
        return rest
    }
}
