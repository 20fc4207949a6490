/// A diagnostic as plain strings and numbers, the form that the page's overlay and `--json` share.
///
/// Lines and columns count from 1 and the end is just past the last character, as in ``SourceSpan``;
/// all four are absent when the file as a whole is meant.
public struct DiagnosticRecord: DesktopCodable, Hashable, Sendable {
    public var file: String
    public var line: Int?
    public var column: Int?
    public var endLine: Int?
    public var endColumn: Int?
    public var code: String
    public var severity: String
    public var headline: String
    public var excerpts: [SourceExcerpt]
    public var notes: [String]
    public var hint: String?
    /// Of a finding that not all devices share: the ids of those that it was made on.
    public var devices: [String]?

    /// - Parameters:
    ///   - sources: The texts to quote from.
    ///   - lineWidth: The cells a quoted line may take before it is cut to a window round its mark.
    public init(_ diagnostic: Diagnostic, in sources: [SourceText], lineWidth: Int = 100) {
        file = diagnostic.fileName
        line = diagnostic.span?.start.line
        column = diagnostic.span?.start.column
        endLine = diagnostic.span?.end.line
        endColumn = diagnostic.span?.end.column
        code = diagnostic.code
        severity = diagnostic.severity.rawValue
        headline = diagnostic.headline
        excerpts = SourceExcerpt.excerpts(of: diagnostic, in: sources, lineWidth: lineWidth)
        notes = diagnostic.notes
        hint = diagnostic.hint
        devices = diagnostic.devices.isEmpty ? nil : diagnostic.devices
    }

    /// `neko.toml:14:12`, or the file's name alone.
    public var location: String {
        guard let line, let column else { return file }
        return "\(file):\(line):\(column)"
    }
}
