/// The smallest steps: blanks, comments, line ends and what to call what is found.
extension TOMLScanner {
    var peek: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Whether a line break, LF or CR LF, stands at the cursor.
    var isAtLineBreak: Bool {
        if peek == UInt8(ascii: "\n") { return true }
        return peek == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
    }

    mutating func skipBlanks() {
        while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\t") { offset += 1 }
    }

    mutating func skipBlankLines() throws(TOMLProblem) {
        while true {
            skipBlanks()
            try skipComment()
            guard isAtLineBreak else { return }
            skipLineBreak()
        }
    }

    /// After a statement only a comment may follow on its line.
    mutating func expectLineEnd() throws(TOMLProblem) {
        skipBlanks()
        try skipComment()
        guard offset < bytes.count else { return }
        guard isAtLineBreak else { throw TOMLProblem(.lineEndExpected(found: found), at: foundRange) }
        skipLineBreak()
    }

    private mutating func skipLineBreak() {
        offset += peek == UInt8(ascii: "\r") ? 2 : 1
    }

    private mutating func skipComment() throws(TOMLProblem) {
        guard peek == UInt8(ascii: "#") else { return }
        while let byte = peek, !isAtLineBreak {
            if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
                throw TOMLProblem(.controlCharacter(UInt32(byte)), at: foundRange)
            }
            offset += 1
        }
    }

    /// What stands at the cursor, for a message.
    var found: TOMLMistake.Found {
        if peek == nil { return .endOfFile }
        if isAtLineBreak { return .endOfLine }
        let text = String(decoding: bytes[foundRange], as: UTF8.self)
        return text.first.map { .character($0) } ?? .endOfFile
    }

    var foundRange: Range<Int> {
        guard peek != nil, !isAtLineBreak else { return offset..<offset }
        var end = offset + 1
        while end < bytes.count, UTF8.isContinuation(bytes[end]) { end += 1 }
        return offset..<end
    }
}
