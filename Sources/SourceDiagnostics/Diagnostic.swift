/// One finding about a source file, ready to be shown: where it is, what it is and what to try.
///
/// The text is finished prose. Code that finds a problem records it as ``DiagnosticFacts``, whose words
/// live in a file of their own.
public struct Diagnostic: Hashable, Sendable {
    /// How much a finding matters. Only an error keeps a playground from being shown.
    public enum Severity: String, DesktopCodable, Hashable, Sendable, CaseIterable {
        case error, warning, note
    }

    /// What a diagnostic is about.
    public enum Location: Hashable, Sendable {
        case span(SourceSpan)
        /// The file as a whole, by name: it is empty, too large, or gone.
        case file(String)
    }

    /// A further stretch of source that explains the finding, and what it has to do with it.
    public struct Related: Hashable, Sendable {
        public var span: SourceSpan
        public var label: String

        public init(_ span: SourceSpan, label: String) {
            self.span = span
            self.label = label
        }
    }

    /// The kind of mistake in kebab-case, `unknown-key`: stable, and fit to be searched for.
    public var code: String
    public var severity: Severity
    /// What is wrong, in one line that can be understood alone.
    public var headline: String
    public var place: Location
    /// A few words beside the caret, when the headline leaves open what is pointed at.
    public var label: String?
    public var related: [Related]
    public var notes: [String]
    /// Something to try.
    public var hint: String?
    /// Of a finding that not all devices share: the ids of those that it was made on.
    public var devices: [String]
    /// Changes of the text that would do away with it, the likeliest first.
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

    /// The primary span; `nil` when the whole file is meant.
    public var span: SourceSpan? {
        if case .span(let span) = place { span } else { nil }
    }

    /// The name of the file the finding is about.
    public var fileName: String {
        switch place {
        case .span(let span): span.fileName
        case .file(let name): name
        }
    }
}

/// Diagnostics sort in reading order; what concerns the whole file comes before its lines.
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
    fileprivate var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .note: 2
        }
    }
}
