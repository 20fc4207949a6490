import SourceDiagnostics

/// Scans values: strings, arrays, inline tables, and values without delimiters.
extension TOMLScanner {
    /// Adds the value to the index. `depth` counts the keys and indices that lead to it.
    mutating func scanValue(depth: Int) throws(TOMLProblem) -> Int {
        try checkDepth(depth, at: foundRange)
        switch peek {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let literal = try StringLiteral(in: bytes, at: offset)
            offset = literal.range.upperBound
            return index.add(KeyIndex.Node(.string, value: literal.range))
        case UInt8(ascii: "["): return try scanArray(depth: depth)
        case UInt8(ascii: "{"): return try scanInlineTable(depth: depth)
        default: return try scanScalar()
        }
    }

    private mutating func scanArray(depth: Int) throws(TOMLProblem) -> Int {
        let opening = offset..<(offset + 1)
        let array = index.add(KeyIndex.Node(.array, value: opening))
        offset += 1
        while true {
            try skipBlankLines()
            if peek == UInt8(ascii: "]") { break }
            guard peek != nil else { throw TOMLProblem(.arrayUnterminated, at: opening) }
            let element = try scanElement(depth: depth + 1, opening: opening)
            index.nodes[array].elements.append(element)
            let elementEnd = offset
            try skipBlankLines()
            if peek == UInt8(ascii: "]") { break }
            guard peek != nil else { throw TOMLProblem(.arrayUnterminated, at: opening) }
            guard peek == UInt8(ascii: ",") else { throw commaMissing(after: elementEnd, opening: opening) }
            offset += 1
        }
        offset += 1
        close(array, at: offset)
        return array
    }

    /// Scans an element. A statement instead of an element means that the array was never closed.
    private mutating func scanElement(depth: Int, opening: Range<Int>) throws(TOMLProblem) -> Int {
        let start = offset
        do {
            return try scanValue(depth: depth)
        } catch {
            guard case .stringUnquoted = error.mistake else { throw error }
            offset = start
            throw looksLikeStatement() ? TOMLProblem(.arrayUnterminated, at: opening) : error
        }
    }

    /// Reports a missing comma, at the end of the element if the found token is on another line.
    private func commaMissing(after elementEnd: Int, opening: Range<Int>) -> TOMLProblem {
        let isOnSameLine = !bytes[elementEnd..<offset].contains(UInt8(ascii: "\n"))
        let opening = index.source.span(ofUTF8Range: opening)
        return TOMLProblem(
            .arrayCommaMissing(found: found, opening: opening), at: isOnSameLine ? foundRange : elementEnd..<elementEnd
        )
    }

    private mutating func scanInlineTable(depth: Int) throws(TOMLProblem) -> Int {
        let opening = offset..<(offset + 1)
        let table = index.add(KeyIndex.Node(.inlineTable, value: opening))
        offset += 1
        skipBlanks()
        if peek != UInt8(ascii: "}") { try scanPairs(into: table, opening: opening, depth: depth) }
        offset += 1
        close(table, at: offset)
        return table
    }

    private mutating func scanPairs(into table: Int, opening: Range<Int>, depth: Int) throws(TOMLProblem) {
        while true {
            try expectSameLine(opening)
            try scanPair(into: table, depth: depth)
            skipBlanks()
            if peek == UInt8(ascii: "}") { return }
            try expectSameLine(opening)
            guard peek == UInt8(ascii: ",") else {
                let opening = index.source.span(ofUTF8Range: opening)
                throw TOMLProblem(.inlineTableCommaMissing(found: found, opening: opening), at: foundRange)
            }
            let comma = foundRange
            offset += 1
            skipBlanks()
            if peek == UInt8(ascii: "}") { throw TOMLProblem(.inlineTableTrailingComma, at: comma) }
        }
    }

    private func expectSameLine(_ opening: Range<Int>) throws(TOMLProblem) {
        if peek == nil || isAtLineBreak || peek == UInt8(ascii: "#") {
            let opening = index.source.span(ofUTF8Range: opening)
            throw TOMLProblem(.inlineTableOverManyLines(opening: opening), at: foundRange)
        }
    }

    private mutating func scanScalar() throws(TOMLProblem) -> Int {
        let start = offset
        skipWord()
        guard offset > start else { throw TOMLProblem(.valueExpected(found: found), at: foundRange) }
        let isDay = BareWord(bytes[start..<offset]).isDay
        if isDay, peek == UInt8(ascii: " "), let next = bytes[(offset + 1)...].first, (0x30...0x39).contains(next) {
            offset += 1
            skipWord()
        }
        let word = BareWord(bytes[start..<offset])
        switch word.kind {
        case .wellFormed: return index.add(KeyIndex.Node(.scalar, value: start..<offset))
        case .malformedNumber: throw TOMLProblem(.numberMalformed(word.text), at: start..<offset)
        case .unquotedString: throw TOMLProblem(.stringUnquoted(word.text), at: start..<offset)
        case .punctuation: throw TOMLProblem(.valueExpected(found: foundAt(start)), at: start..<(start + 1))
        }
    }

    private func foundAt(_ offset: Int) -> TOMLMistake.Found {
        .character(Character(Unicode.Scalar(bytes[offset])))
    }

    private mutating func skipWord() {
        while let byte = peek, !isAtLineBreak, !Self.endsWord(byte) { offset += 1 }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): true
        default: false
        }
    }
}
