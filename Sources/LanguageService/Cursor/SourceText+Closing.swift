import SourceDiagnostics

extension SourceText {
    /// Closes the strings and brackets that are open at an offset and drops the rest of the line.
    func closing(at offset: Int) -> SourceText {
        let line = utf8Range(ofLine: lineNumber(atUTF8Offset: offset))
        var ends: [UInt8] = []
        var quote: UInt8?
        var isEscaped = false
        for byte in utf8[line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))] {
            if let open = quote {
                if byte == open, !isEscaped { quote = nil }
                isEscaped = open == UInt8(ascii: "\"") && byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): ends.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): ends.append(UInt8(ascii: "}"))
            case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = ends.popLast()
            default: break
            }
        }
        let closers = (quote.map { [$0] } ?? []) + ends.reversed()
        return applying([TextEdit(offset..<max(offset, line.upperBound), String(decoding: closers, as: UTF8.self))])
    }
}
