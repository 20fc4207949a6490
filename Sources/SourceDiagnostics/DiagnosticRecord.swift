/// A diagnostic in strings and numbers, for the page's overlay and `--json`.
///
/// Lines and columns count from 1, and the end is after the last character, as in ``SourceSpan``; all four are `nil` for a whole file.
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
    /// For a finding on some of the devices: their ids.
    public var devices: [String]?

    /// - Parameters:
    ///   - sources: The texts to quote from.
    ///   - lineWidth: The width of quoted lines in cells; longer ones are cut around their mark.
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
