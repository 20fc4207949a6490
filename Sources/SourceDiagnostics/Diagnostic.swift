/// A finding about a source file, in finished prose. The facts are ``DiagnosticFacts``.
public struct Diagnostic: Hashable, Sendable {
    /// An error prevents a playground from being shown. Warnings and notes do not.
    public enum Severity: String, DesktopCodable, Hashable, Sendable, CaseIterable {
        case error, warning, note
    }

    public enum Location: Hashable, Sendable {
        case span(SourceSpan)
        /// The file is empty, too large or missing.
        case file(String)
    }

    /// A further span that explains the finding.
    public struct Related: Hashable, Sendable {
        public var span: SourceSpan
        public var label: String

        public init(_ span: SourceSpan, label: String) {
            self.span = span
            self.label = label
        }
    }

    /// The code in kebab-case, such as `unknown-key`. It is stable and searchable.
    public var code: String
    public var severity: Severity
    /// One line that can be understood alone.
    public var headline: String
    public var place: Location
    /// A short label next to the caret, if the headline is ambiguous.
    public var label: String?
    public var related: [Related]
    public var notes: [String]
    public var hint: String?
    /// The ids of the devices with the finding, if it does not concern all devices.
    public var devices: [String]
    /// Changes of the text that remove the finding, likeliest first.
    public var fixes: [Fix]

    public init(
        code: String, severity: Severity = .error, headline: String, place: Location, label: String? = nil,
        related: [Related] = [], notes: [String] = [], hint: String? = nil, devices: [String] = [],
        fixes: [Fix] = []
    ) {
        self.code = code
        self.severity = severity
        self.headline = headline
        self.place = place
        self.label = label
        self.related = related
        self.notes = notes
        self.hint = hint
        self.devices = devices
        self.fixes = fixes
    }

    public var span: SourceSpan? {
        if case .span(let span) = place { span } else { nil }
    }

    public var fileName: String {
        switch place {
        case .span(let span): span.fileName
        case .file(let name): name
        }
    }
}

/// The reading order, after diagnostics of the whole file.
extension Diagnostic: Comparable {
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.fileName != right.fileName { return left.fileName < right.fileName }
        let beginning = SourcePosition(line: 0, column: 0)
        let (leftStart, rightStart) = (left.span?.start ?? beginning, right.span?.start ?? beginning)
        if leftStart != rightStart { return leftStart < rightStart }
        return (left.severity.rank, left.code, left.headline) < (right.severity.rank, right.code, right.headline)
    }
}

extension Diagnostic.Severity {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
