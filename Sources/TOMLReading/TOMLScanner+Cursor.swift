/// Basic steps: blanks, comments, line ends, and descriptions of tokens.
extension TOMLScanner {
    var peek: UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Whether the scanner is at LF or CR LF.
    var isAtLineBreak: Bool { bytes.lineBreakLength(at: offset) > 0 }

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

    mutating func expectLineEnd() throws(TOMLProblem) {
        skipBlanks()
        try skipComment()
        guard offset < bytes.count else { return }
        guard isAtLineBreak else { throw TOMLProblem(.lineEndExpected(found: found), at: foundRange) }
        skipLineBreak()
    }

    private mutating func skipLineBreak() {
        offset += bytes.lineBreakLength(at: offset)
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

    var found: TOMLMistake.Found {
        if peek == nil { return .endOfFile }
        if isAtLineBreak { return .endOfLine }
        let text = String(decoding: bytes[foundRange], as: UTF8.self)
        return text.first.map { .character($0) } ?? .endOfFile
    }

    var foundRange: Range<Int> {
        guard peek != nil, !isAtLineBreak else { return offset..<offset }
        return offset..<bytes.endOfCharacter(at: offset)
    }
}

extension [UInt8] {
    /// The length of the line break: 1 for LF, 2 for CR LF, 0 if there is none.
    func lineBreakLength(at offset: Int) -> Int {
        guard offset < count else { return 0 }
        if self[offset] == UInt8(ascii: "\n") { return 1 }
        return self[offset] == UInt8(ascii: "\r") && offset + 1 < count && self[offset + 1] == UInt8(ascii: "\n") ? 2 : 0
    }

    func endOfCharacter(at offset: Int) -> Int {
        var end = offset + 1
        while end < count, UTF8.isContinuation(self[end]) { end += 1 }
        return end
    }
}
