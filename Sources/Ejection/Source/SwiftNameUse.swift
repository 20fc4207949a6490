/// A use of a name in a line of Swift. Labels, members of anything except `self`, and literal text are ignored.
struct SwiftNameUse {
    var isNegated: Bool

    static func all(of name: String, in line: String) -> [SwiftNameUse] {
        let code = code(of: line)
        var uses: [SwiftNameUse] = []
        var start = 0
        while start < code.count {
            guard isOfName(code[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < code.count, isOfName(code[end]) { end += 1 }
            let before = start > 0 ? code[start - 1] : " "
            let isMember = before == "." && !String(code[..<start]).hasSuffix("self.") && !String(code[..<start]).hasSuffix("self?.")
            let isLabel = end < code.count && code[end] == ":"
            if String(code[start..<end]) == name, !isMember, !isLabel { uses.append(SwiftNameUse(isNegated: before == "!")) }
            start = end
        }
        return uses
    }

    private static func isOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// The line with spaces in place of string literals. Interpolations are kept.
    static func code(of line: String) -> [Character] {
        var code: [Character] = []
        /// The numbers of open parentheses in the interpolations of the open strings.
        var depths: [Int] = []
        var isEscaped = false
        for character in line {
            let isInText = depths.last == 0
            if isInText {
                if isEscaped, character == "(" {
                    depths[depths.count - 1] = 1
                } else if character == "\"", !isEscaped {
                    depths.removeLast()
                }
                isEscaped = character == "\\" && !isEscaped
                code.append(" ")
                continue
            }
            if character == "\"" {
                depths.append(0)
                code.append(" ")
                continue
            }
            if let depth = depths.last {
                depths[depths.count - 1] = depth + (character == "(" ? 1 : character == ")" ? -1 : 0)
            }
            code.append(depths.last == 0 ? " " : character)
        }
        return code
    }
}
