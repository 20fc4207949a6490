import SourceDiagnostics

/// A finding as `check --format json` prints it: a stable form that other people's scripts build on. Keys are only ever added.
public struct FindingRecord: Encodable, Hashable, Sendable {
    /// A place that has something to do with the finding.
    public struct Place: Encodable, Hashable, Sendable {
        public var file: String
        public var line: Int
        public var column: Int
        public var message: String
    }

    public var code: String
    /// `error`, `warning` or `note`.
    public var severity: String
    public var file: String
    public var line: Int?
    public var column: Int?
    public var endLine: Int?
    public var endColumn: Int?
    public var message: String
    /// What it is about: a scenario's name, a view.
    public var subject: String?
    /// The ids of the environments that it was made in; nothing where it holds in all.
    public var devices: [String]?
    /// The same in words.
    public var environments: String?
    public var related: [Place]
    public var notes: [String]
    public var hint: String?
    public var command: String?
    public var address: String?
    /// The same as long as the finding is: it does not speak of lines.
    public var fingerprint: String

    public init(_ finding: Finding) {
        let (diagnostic, record) = (finding.diagnostic, finding.record)
        code = record.code
        severity = record.severity
        file = record.file
        (line, column, endLine, endColumn) = (record.line, record.column, record.endLine, record.endColumn)
        message = record.headline
        subject = finding.subject.isEmpty ? nil : finding.subject
        devices = record.devices
        environments = finding.environments
        related = diagnostic.related.map {
            Place(file: $0.span.fileName, line: $0.span.start.line, column: $0.span.start.column, message: $0.label)
        }
        notes = record.notes
        hint = record.hint
        command = finding.command
        address = finding.address
        fingerprint = finding.fingerprint
    }
}

/// The whole of `check --format json`.
public struct ReportRecord: Encodable, Hashable, Sendable {
    /// One file.
    public struct File: Encodable, Hashable, Sendable {
        public var file: String
        /// What keeps it from being checked.
        public var mistakes: [DiagnosticRecord]
        public var checks: [Check]
    }

    /// A scenario, a lint, or what the reader says.
    public struct Check: Encodable, Hashable, Sendable {
        public var check: String
        public var name: String
        public var count: Int
        public var passed: Bool
        public var findings: [FindingRecord]
    }

    public var files: [File]
    /// How many findings the baseline has.
    public var known: Int

    public init(_ report: CheckReport) {
        files = report.files.map { file in
            File(file: file.path, mistakes: file.mistakes, checks: file.cases.map { item in
                Check(
                    check: item.check, name: item.name, count: item.count, passed: item.findings.isEmpty,
                    findings: item.findings.sorted().map(FindingRecord.init))
            })
        }
        known = report.knownCount
    }
}
