/// A diagnostic in strings and numbers, for the page's overlay and `--json`. Positions are `nil` for a whole file.
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
    public var devices: [String]?
    /// The range in the playground's own text as JSON, and the fixes in that text. Both are for the page.
    public var range: String?
    public var fixes: [RecordedFix]?

    /// `sources` supply the quoted lines. `lineWidth` is in cells. Longer lines are cut around their mark.
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

    /// The position, such as `neko.toml:14:12`, or the file's name alone.
    public var location: String {
        guard let line, let column else { return file }
        return "\(file):\(line):\(column)"
    }
}

/// A fix as edits of a text, in the form of the page's editor (`Templates/modules/mending.js`).
public struct RecordedFix: DesktopCodable, Hashable, Sendable {
    public var title: String
    /// The edits as JSON.
    public var edits: String

    public init(_ title: String, edits: String) { (self.title, self.edits) = (title, edits) }
}
