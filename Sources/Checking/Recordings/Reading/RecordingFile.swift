import SourceDiagnostics

public struct RecordingFile: Sendable {
    public var recording: Recording?
    public var diagnostics: [Diagnostic]
    public var source: SourceText
    /// Whether the file is JSON but not a recording.
    public private(set) var isForeign = false

    /// Reads a `record.json`. A syntax error is reported alone. Other mistakes are reported up to ``RecordingLimits/mistakes``.
    /// `size` is the size of the whole file, if only part of it was read. `fileName` is used in messages.
    public init(_ bytes: [UInt8], size: Int? = nil, fileName: String) {
        source = SourceText(utf8: [], fileName: fileName)
        (recording, diagnostics) = (nil, [])
        if let refusal = Self.refusal(of: bytes, size ?? bytes.count) {
            diagnostics = [Diagnostic(refusal, at: .file(fileName))]
            return
        }
        source = SourceText(utf8: bytes, fileName: fileName)
        var parser = JSONDocumentParser(source.utf8)
        do throws(JSONFault) {
            var reader = RecordingReader()
            let read = reader.recording(try parser.document())
            isForeign = reader.findings.contains { $0.mistake == .noRecording }
            diagnostics = reader.findings.map { finding in
                Diagnostic(finding.mistake, at: source.span(ofUTF8Range: finding.range), pointer: finding.pointer)
            }
            if !diagnostics.contains(where: { $0.severity == .error }) { recording = read }
        } catch {
            diagnostics = [Diagnostic(RecordingMistake.json(error.kind), at: source.span(ofUTF8Range: error.range))]
        }
    }

    private static func refusal(of bytes: [UInt8], _ size: Int) -> RecordingMistake? {
        if size > RecordingLimits.bytes { return .tooLarge(size) }
        if !bytes.contains(where: { $0 > 0x20 }) { return .empty }
        return String(validating: bytes, as: UTF8.self) == nil ? .notText : nil
    }
}

extension Diagnostic {
    /// - Parameter pointer: A JSON Pointer (RFC 6901). It is more useful than a column if the document is a single line.
    fileprivate init(_ mistake: RecordingMistake, at span: SourceSpan, pointer: String) {
        self.init(mistake, at: span)
        if !pointer.isEmpty { notes.append("at \(pointer)") }
    }
}
