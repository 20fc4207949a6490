extension [CutRound] {
    /// The rounds with their positions in a changed source. `nil` if the change affects a scope or may add a declaration.
    func repeated(from former: [UInt8], in source: [UInt8]) -> [CutRound]? {
        guard former != source else { return self }
        func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
        let (old, new) = (lines(former), lines(source))
        let shared = Swift.min(old.count, new.count)
        let before = (0..<shared).first { old[$0] != new[$0] } ?? shared
        let after = (0..<(shared - before)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shared - before
        let (removed, added) = (old[before..<(old.count - after)], new[before..<(new.count - after)])
        guard removed.map(Self.withoutLiterals) == added.map(Self.withoutLiterals) || !(removed + added).contains(where: Self.changesScope)
        else { return nil }
        // If values change, another run of the program may stop elsewhere.
        return prefix { !$0.errors.contains(where: \.isStop) }.map { round in
            CutRound(escalation: round.escalation, errors: round.errors.compactMap { error in
                guard error.line > before else { return error }
                guard error.line > old.count - after else { return nil }
                var error = error
                error.line += new.count - old.count
                return error
            })
        }
    }

    private static let declaring: Set<Substring> = [
        "actor", "associatedtype", "case", "catch", "class", "enum", "extension", "for", "func", "import", "in", "init", "let", "operator",
        "protocol", "struct", "subscript", "typealias", "var",
    ]

    /// A line without the contents of its string literals and the digits of its numbers. A line with a backslash stays unchanged.
    private static func withoutLiterals(_ line: ArraySlice<UInt8>) -> [UInt8] {
        guard !line.contains(UInt8(ascii: "\\")) else { return [UInt8](line) }
        var kept: [UInt8] = []
        var (isText, isNumber) = (false, false)
        for byte in line {
            let character = Character(UnicodeScalar(byte))
            isNumber = !isText && (isNumber ? character.isNumber || character == "." : character.isNumber && kept.last?.isPartOfName != true)
            if character == "\"" { isText.toggle() } else if isText || isNumber { continue }
            kept.append(byte)
        }
        return kept
    }

    private static func changesScope(_ line: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        if ["{", "}", "/*", "*/", "\"\"\"", "#"].contains(where: text.contains) { return true }
        return text.split { !$0.isLetter }.contains(where: declaring.contains)
    }
}

extension UInt8 {
    /// Whether a UTF-8 byte can be part of a Swift identifier.
    var isPartOfName: Bool {
        self == UInt8(ascii: "_") || self >= 0x80 || Character(UnicodeScalar(self)).isLetter || Character(UnicodeScalar(self)).isNumber
    }
}
