import SourceDiagnostics
import TOMLReading

extension LanguageDocument {
    /// The edits that format the text, one per line. Empty for invalid TOML.
    public func formatting() -> [TextEdit] {
        let former = TOMLDocument.read(source.utf8, fileName: source.fileName)
        guard let document = former.document else { return [] }
        let formatted = SourceText(utf8: TOMLFormatter.formatted(source), fileName: source.fileName)
        // Formatting must not change a value.
        guard TOMLDocument.read(formatted.utf8, fileName: source.fileName).document?.root == document.root else { return [] }
        return Self.difference(from: source, to: formatted)
    }

    /// One edit per changed line, or one edit between the common start and end if the number of lines differs.
    private static func difference(from old: SourceText, to new: SourceText) -> [TextEdit] {
        guard old.utf8 != new.utf8 else { return [] }
        var edits: [TextEdit] = []
        guard old.lineCount == new.lineCount else {
            let start = zip(old.utf8, new.utf8).prefix { $0 == $1 }.count
            let limit = min(old.utf8.count, new.utf8.count) - start
            let end = zip(old.utf8.reversed(), new.utf8.reversed()).prefix { $0 == $1 }.prefix(limit).count
            let (first, last) = (Self.boundary(start, in: old), Self.boundary(old.utf8.count - end, in: old))
            let text = new.string(inUTF8Range: first..<(new.utf8.count - (old.utf8.count - last)))
            return [TextEdit(first..<last, text)]
        }
        for line in 1...old.lineCount {
            let (was, becomes) = (old.line(at: line), new.line(at: line))
            if was != becomes { edits.append(TextEdit(old.utf8Range(ofLine: line), becomes)) }
        }
        return edits
    }

    private static func boundary(_ offset: Int, in text: SourceText) -> Int {
        var offset = offset
        while offset > 0, offset < text.utf8.count, UTF8.isContinuation(text.utf8[offset]) { offset -= 1 }
        return offset
    }
}
