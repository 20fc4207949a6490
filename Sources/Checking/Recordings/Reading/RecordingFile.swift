import SourceDiagnostics

/// What came of reading a recording: the recording, or why there is none.
public struct RecordingFile: Sendable {
    /// `nil` where there is a mistake in it.
    public var recording: Recording?
    /// In the order of the file.
    public var diagnostics: [Diagnostic]
    public var source: SourceText
    /// Whether it is JSON of another kind.
    public private(set) var isForeign = false

    /// Reads the bytes of a `record.json`.
    ///
    /// A mistake in the form of the document is the only one that is said; of those in what the document says the first
    /// ``RecordingLimits/mistakes`` are.
    ///
    /// - Parameters:
    ///   - size: Of the whole file, where not all of it was read.
    ///   - fileName: What the file is called in what is said of it.
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

    /// Why a file is not looked into.
    private static func refusal(of bytes: [UInt8], _ size: Int) -> RecordingMistake? {
        if size > RecordingLimits.bytes { return .tooLarge(size) }
        if !bytes.contains(where: { $0 > 0x20 }) { return .empty }
        return String(validating: bytes, as: UTF8.self) == nil ? .notText : nil
    }
}

extension Diagnostic {
    /// - Parameter pointer: The JSON Pointer (RFC 6901) of what is meant: in a document of one line a column says little.
    fileprivate init(_ mistake: RecordingMistake, at span: SourceSpan, pointer: String) {
        self.init(mistake, at: span)
        if !pointer.isEmpty { notes.append("at \(pointer)") }
    }
}
