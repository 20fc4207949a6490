import SourceDiagnostics

public struct RelatedPlace: Encodable, Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    public var message: String
}

/// A finding as `check --format json` prints it. The format is stable for scripts: keys are added, never removed.
public struct FindingRecord: Encodable, Hashable, Sendable {
    public var code: String
    public var severity: String
    public var file: String
    public var line: Int?
    public var column: Int?
    public var endLine: Int?
    public var endColumn: Int?
    public var message: String
    public var subject: String?
    /// The ids of the environments. `nil` if the finding occurs in all environments.
    public var devices: [String]?
    public var environments: String?
    public var related: [RelatedPlace]
    public var notes: [String]
    public var hint: String?
    public var command: String?
    public var address: String?
    /// A hash that does not change when lines move.
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
            RelatedPlace(file: $0.span.fileName, line: $0.span.start.line, column: $0.span.start.column, message: $0.label)
        }
        notes = record.notes
        hint = record.hint
        command = finding.command
        address = finding.address
        fingerprint = finding.fingerprint
    }
}

/// The document of `check --format json`.
public struct ReportRecord: Encodable, Hashable, Sendable {
    public struct File: Encodable, Hashable, Sendable {
        public var file: String
        public var mistakes: [DiagnosticRecord]
        public var checks: [Check]
        public var notChecked: [String]
    }

    /// A scenario, a lint, or the reader's warnings.
    public struct Check: Encodable, Hashable, Sendable {
        public var check: String
        public var name: String
        public var count: Int
        public var passed: Bool
        public var findings: [FindingRecord]
        /// The number of wrong answers. `nil` except for tasks of lessons.
        public var wrongAnswers: Int?
    }

    public var files: [File]
    public var known: Int

    public init(_ report: CheckReport) {
        files = report.files.map { file in
            File(file: file.path, mistakes: file.mistakes, checks: file.cases.map { item in
                Check(
                    check: item.check, name: item.name, count: item.count, passed: item.findings.isEmpty,
                    findings: item.findings.sorted().map(FindingRecord.init), wrongAnswers: item.wrongAnswers)
            }, notChecked: file.notChecked)
        }
        known = report.knownCount
    }
}
